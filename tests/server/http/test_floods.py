"""Tables made in floods: counted by person and address before any work, whoever has a cookie or none."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from pioneers.server.hosting.settings import LimitSettings
from pioneers.server.network.costs import MESSAGES, REQUESTS
from pioneers.server.network.limits import ADDRESS_SHARE, Limits
from pioneers.server.tables.tables_made import DAY, TablesMade
from pioneers.server.wire.bodies import NewTable, SeatWish
from pioneers.server.wire.messages import AskHint, AskOutlook, AskPreview, AskRoutes, Explain, Message, Ping
from pioneers.server.wire.problems import TooMany
from tests.server.http.application import http_application, table
from tests.server.network.door import Clock
from tests.server.registries import Later, open_registry, somebody
from tests.server.servers import quick_settings

SEATS = [SeatWish(kind="me"), SeatWish(kind="free")]


def limits(folder: Path, **changes: Any) -> LimitSettings:
    return structs.replace(quick_settings(folder / "server.db").limits, **changes)


async def test_tables_of_strangers_without_a_cookie_count_for_their_address(tmp_path: Path) -> None:
    async with http_application(tmp_path, limits=limits(tmp_path, tables_per_address=5)) as house:
        statuses = [(await house.guest().post("/api/tables", json=table(public=True))).status_code for _ in range(12)]
        assert Counter(statuses) == {201: 5, 429: 7}
        elsewhere = await house.guest(peer="198.51.100.1").post("/api/tables", json=table())
        assert elsewhere.status_code == 201
        refused = (await house.guest().post("/api/tables", json=table())).json()
        assert refused["message"] == "mistake-table-too-many-here"


async def test_a_hundred_requests_at_once_do_not_pass_the_limit_of_a_person(tmp_path: Path) -> None:
    async with http_application(tmp_path, limits=limits(tmp_path, tables_per_person=50)) as house:
        ada = await house.person("Ada")
        answers = await asyncio.gather(*(ada.post("/api/tables", json=table()) for _ in range(100)))
        counts = Counter(answer.status_code for answer in answers)
        assert set(counts) == {201, 429}
        assert counts[201] <= 50
        mine = (await ada.get("/api/me")).json()["person"]
        assert await house.store.tables.unfinished_of(mine) == counts[201]
        # One by one the rest of the room can be used, to the last table.
        rest = [(await ada.post("/api/tables", json=table())).status_code for _ in range(52)]
        assert counts[201] + rest.count(201) == 50


async def test_a_hundred_requests_at_once_do_not_pass_the_limit_of_an_address(tmp_path: Path) -> None:
    async with http_application(tmp_path, limits=limits(tmp_path, tables_per_address=20)) as house:
        guests = [house.guest() for _ in range(100)]
        answers = await asyncio.gather(*(guest.post("/api/tables", json=table()) for guest in guests))
        assert Counter(answer.status_code for answer in answers) == {201: 20, 429: 80}


async def test_what_could_not_be_made_does_not_count(tmp_path: Path) -> None:
    async with http_application(tmp_path, limits=limits(tmp_path, tables_per_address=3)) as house:
        for _ in range(10):
            wrong = await house.guest().post("/api/tables", json=table(options={"cover": "nonsense"}))
            assert wrong.status_code == 400
        assert (await house.guest().post("/api/tables", json=table())).status_code == 201


async def test_tables_of_an_address_count_until_they_are_over_or_a_day_has_passed(tmp_path: Path) -> None:
    later = Later()
    async with open_registry(tmp_path) as place:
        made = TablesMade(later, of_address=2)

        async def make(name: str) -> None:
            async with made.reserved(place.store.tables, "ada", "192.0.2.1") as room:
                room.made(name)

        await make("a")
        await make("b")
        with pytest.raises(TooMany):
            await make("c")
        made.over("a")
        await make("c")
        with pytest.raises(TooMany):
            await make("d")
        later.passed = DAY + 1000
        await make("d")


async def test_all_who_share_an_address_share_its_tables(tmp_path: Path) -> None:
    async with open_registry(tmp_path, most_tables_of_address=1) as place:
        ada = somebody()
        await place.registry.create(ada, NewTable(game="board", seats=SEATS), "192.0.2.1")
        with pytest.raises(TooMany):
            await place.registry.create(somebody(), NewTable(game="board", seats=SEATS), "192.0.2.1")


def test_what_costs_more_is_possible_less_often() -> None:
    clock = Clock()
    tables = Limits(LimitSettings(), clock)
    cost = REQUESTS["createTable"]

    def allowed(person: str | None) -> int:
        for number in range(10_000):
            try:
                tables.request("192.0.2.1", person, cost)
            except TooMany:
                return number
        raise AssertionError

    settings = LimitSettings()
    assert allowed("ada") == -(-settings.request_burst // cost)
    assert allowed(None) <= settings.request_burst * ADDRESS_SHARE / cost
    # In the long run too.
    clock.now += 1
    assert allowed("ada") <= settings.requests_per_second / cost + 1


def test_a_message_that_was_let_through_is_charged_what_it_costs() -> None:
    clock = Clock()
    socket = Limits(LimitSettings(message_burst=20, messages_per_second=10), clock).messages("192.0.2.1", "ada")
    assert not socket.take()
    socket.charge(29)
    assert socket.take() > 0
    clock.now += 0.9
    assert socket.take() > 0
    clock.now += 0.2
    assert not socket.take()


def test_every_message_has_a_cost_and_what_takes_thought_costs_more_than_a_ping() -> None:
    kinds = {kind for kind in Message.__subclasses__() if kind.__module__ == Ping.__module__}
    assert set(MESSAGES) <= kinds
    for kind in (Explain, AskOutlook, AskRoutes, AskPreview, AskHint):
        assert MESSAGES[kind] > MESSAGES[Ping]
