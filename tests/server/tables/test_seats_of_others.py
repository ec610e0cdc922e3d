"""Seats at somebody else's table: one for each person, freed by the owner, and no game that strangers begin."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from pioneers.server.tables.seating import MOST_REMOVED, left, taken
from pioneers.server.wire.bodies import NewTable, SeatWish
from pioneers.server.wire.problems import Forbidden
from pioneers.store.sql.rows import Header, Seat
from tests.server.http.application import finish, http_application, identity, make, refused
from tests.server.registries import open_registry, somebody

HEADER = Header(
    id="a" * 16,
    created=0,
    game="board",
    rules=1,
    engine="1",
    data="d",
    players=2,
    seed=7,
    seed_hash="h",
    options={},
    clock={},
    seats=[],
    public=False,
    state="open",
    changed=0,
    owner="ada",
)


async def test_a_stranger_holds_one_seat_at_somebody_else_s_table(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada, eve = await house.person("Ada"), await house.person("Eve")
        seats = f"/api/tables/{(await make(ada, 'board', ('me', 'free', 'free', 'free')))['id']}/seats"
        assert (await eve.put(f"{seats}/1", json={})).json()["seats"][1]["name"] == "Eve"
        for seat in (2, 3):
            refused(await eve.put(f"{seats}/{seat}", json={}), 409, "table-one-seat")
        assert (await ada.put(f"{seats}/2", json={"name": "Bea"})).json()["state"] == "open", "hot-seat"


async def test_the_owner_frees_a_seat_and_who_was_removed_stays_out_until_allowed_back(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada, eve, ben = [await house.person(name) for name in ("Ada", "Eve", "Ben")]
        table = f"/api/tables/{(await make(ada, 'board', ('me', 'free', 'free')))['id']}"
        await eve.put(f"{table}/seats/1", json={})
        refused(await ben.delete(f"{table}/seats/1"), 403, "table-not-yours")
        freed = (await ada.delete(f"{table}/seats/1")).json()
        assert freed["seats"][1]["person"] is None
        assert freed["removed"] == [{"person": await identity(eve), "name": "Eve"}]
        refused(await eve.put(f"{table}/seats/1", json={}), 403, "table-removed")
        refused(await eve.delete(f"{table}/removed/{await identity(eve)}"), 403, "table-not-owner")
        assert (await ada.delete(f"{table}/removed/{await identity(eve)}")).json()["removed"] == []
        assert (await eve.put(f"{table}/seats/1", json={})).json()["seats"][1]["name"] == "Eve"


async def test_a_removed_person_of_the_game_before_leaves_a_seat_that_anybody_may_take(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada, ben, eve = [await house.person(name) for name in ("Ada", "Ben", "Eve")]
        over = await finish(house.store, "board", [await identity(ada), await identity(ben)])
        new = (await ada.post(f"/api/tables/{over.table}/again", json={})).json()
        table = f"/api/tables/{new['id']}"
        refused(await eve.put(f"{table}/seats/1", json={}), 403, "table-seat-reserved")
        assert (await ada.delete(f"{table}/seats/1")).json()["seats"][1]["reserved"] is None
        refused(await ada.delete(f"{table}/seats/1"), 409, "table-seat-free")
        assert (await eve.put(f"{table}/seats/1", json={})).json()["seats"][1]["name"] == "Eve"


async def test_a_hot_seat_group_plays_again_though_somebody_else_makes_the_table(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada, ben = await house.person("Ada"), await house.person("Ben")
        people = [await identity(ada), await identity(ben), await identity(ada)]
        over = await finish(house.store, "board", people)
        table = f"/api/tables/{(await ben.post(f'/api/tables/{over.table}/again', json={})).json()['id']}"
        states = [(await ada.put(f"{table}/seats/{seat}", json={})).json()["state"] for seat in (0, 2)]
        assert states == ["open", "running"]


def test_only_so_many_removed_people_are_remembered() -> None:
    header = replace(HEADER, seats=[Seat(name="Ada", person="ada"), Seat()])
    for number in range(MOST_REMOVED + 5):
        header = left(taken(header, 1, somebody(f"Guest {number}"), ""), 1, "ada", "level2")
    assert list(header.arrangement.removed.values()) == [f"Guest {number}" for number in range(5, MOST_REMOVED + 5)]


async def test_a_public_table_full_of_strangers_waits_for_its_owner(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada, ben, eve = [await house.person(name) for name in ("Ada", "Ben", "Eve")]
        made = await make(ada, "cards", ("me", "free", "free"), public=True)
        table = f"/api/tables/{made['id']}"
        refused(await ada.post(f"{table}/start", json={}), 409, "table-not-full")
        await ben.put(f"{table}/seats/1", json={})
        full = (await eve.put(f"{table}/seats/2", json={})).json()
        assert (full["state"], full["awaits_start"]) == ("open", True)
        assert (await ben.get("/api/tables")).json()["tables"] == [], "nobody can sit down there"
        await ada.delete(f"{table}/seats/2")
        filled = (await ada.put(f"{table}/seats/2/bot", json={"bot": "level1"})).json()
        assert (filled["state"], filled["awaits_start"]) == ("open", True), "Ben is a stranger too"
        refused(await eve.post(f"{table}/start", json={}), 403, "table-not-owner")
        started = (await ada.post(f"{table}/start", json={})).json()
        assert (started["state"], started["awaits_start"]) == ("running", False)
        refused(await ada.post(f"{table}/start", json={}), 409, "table-begun")
        refused(await ada.delete(f"{table}/seats/1"), 403, "table-not-yours")


@pytest.mark.parametrize("public", [True, False])
async def test_the_owner_begins_with_bots_on_the_free_seats(tmp_path: Path, public: bool) -> None:
    async with http_application(tmp_path) as house:
        ada, ben = [await house.person(name) for name in ("Ada", "Ben")]
        table = f"/api/tables/{(await make(ada, 'cards', ('me', 'free', 'free', 'free'), public=public))['id']}"
        await ben.put(f"{table}/seats/2", json={})
        refused(await ben.post(f"{table}/start-with-bots", json={"bot": "level1"}), 403, "table-not-owner")
        wrong = await ada.post(f"{table}/start-with-bots", json={"bot": "level9"})
        assert wrong.status_code == 400
        begun = (await ada.post(f"{table}/start-with-bots", json={"bot": "level1"})).json()
        assert begun["state"] == "running"
        assert [seat["bot"] for seat in begun["seats"]] == [None, "level1", None, "level1"]
        assert begun["seats"][2]["name"] == "Ben"
        refused(await ada.post(f"{table}/start-with-bots", json={"bot": "level1"}), 409, "table-begun")


async def test_those_who_sit_start_a_public_table_while_its_owner_is_not_there(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as place:
        ada, ben, eve = somebody("Ada"), somebody("Ben"), somebody("Eve")
        wish = NewTable(game="board", seats=[SeatWish(kind="me"), SeatWish(kind="free")], public=True)
        table = (await place.registry.create(ada, wish)).id
        await place.registry.take_seat(table, ben, 1, "")
        hers = place.listener(ada)
        await place.say(hers, type="watch", table=table, seat=0)
        with pytest.raises(Forbidden) as refusal:
            await place.registry.start_game(table, ben)
        assert refusal.value.key == "table-not-owner"
        place.registry.left(hers)
        await place.settled(table)
        with pytest.raises(Forbidden) as refusal:
            await place.registry.start_game(table, eve)
        assert refusal.value.key == "table-not-owner"
        assert (await place.registry.start_game(table, ben)).state == "running"


@pytest.mark.parametrize("seats", [("me", "level1"), ("me", "me")])
async def test_a_public_table_without_strangers_begins_at_once(tmp_path: Path, seats: tuple[str, ...]) -> None:
    async with http_application(tmp_path) as house:
        assert (await make(await house.person("Ada"), "board", seats, public=True))["state"] == "running"


async def test_a_public_table_that_waits_for_its_owner_still_waits_after_a_restart(tmp_path: Path) -> None:
    ada = somebody("Ada")
    async with open_registry(tmp_path) as place:
        wish = NewTable(game="board", seats=[SeatWish(kind="me"), SeatWish(kind="free")], public=True)
        table = (await place.registry.create(ada, wish)).id
        await place.registry.take_seat(table, somebody("Ben"), 1, "")
    async with open_registry(tmp_path) as place:
        await place.registry.table(table)
        assert (await place.registry.info(table)).awaits_start
        assert (await place.registry.start_game(table, ada)).state == "running"
