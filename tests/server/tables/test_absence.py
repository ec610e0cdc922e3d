"""Somebody whom a game waits for too long: a bot is called in for him, and he comes back."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from pioneers.server.tables.registry import Registry
from pioneers.server.tables.table import Table
from pioneers.server.wire.bodies import NewTable, SeatWish
from pioneers.server.wire.parts import ClockSetting, Overdue
from pioneers.server.wire.problems import Conflict, Forbidden
from pioneers.store.sql.rows import Person
from tests.server.registries import Later, Listener, Place, open_registry, somebody

AWAY, IDLE = 180, 600


class Gathering:
    """People at a table whose time a test moves on. The first of them made it; `waited` is the seat that decides."""

    def __init__(self, place: Place, later: Later, people: Sequence[Person], table: Table) -> None:
        self.place = place
        self.later = later
        self.people = people
        self.table = table
        self.lines: dict[int, Listener] = {}

    @property
    def registry(self) -> Registry:
        return self.place.registry

    @property
    def waited(self) -> int:
        seat = self.table.deciding()
        assert seat is not None
        return seat

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(len(self.people)) if seat != self.waited]

    async def comes(self, *seats: int) -> None:
        for seat in seats:
            self.lines[seat] = self.place.listener(self.people[seat])
            await self.place.say(self.lines[seat], type="watch", table=self.table.header.id, seat=seat)

    async def goes(self, seat: int) -> None:
        self.registry.left(self.lines.pop(seat))
        await self.place.settled(self.table.header.id)

    async def passes(self, seconds: float) -> None:
        """So much time passes, and the table looks again as it does when its alarm rings."""
        self.later.passed += round(seconds * 1000)
        self.table.submit(self.table.absence.look)
        await self.table.idle()

    async def calls(self, seat: int) -> Any:
        return await self.registry.call_bot(self.table.header.id, self.people[seat], self.waited)

    def overdue(self) -> Overdue | None:
        return self.table.info().overdue

    @property
    def bots(self) -> list[str | None]:
        return [seat.bot for seat in self.table.header.seats]

    async def plays(self, seat: int, *, end: bool) -> None:
        line = self.lines[seat]
        await self.place.say(line, type="watch", table=self.table.header.id, seat=seat)
        fresh = line.last("table")
        play = {
            "version": fresh["version"],
            "client": line.client(),
            "actions": fresh["turn"]["legal"][-1:],
            "end": end,
        }
        await self.place.say(line, type="play", table=self.table.header.id, seat=seat, **play)
        assert line.heard[-1]["type"] != "refused", line.heard[-1]


@asynccontextmanager
async def gathering(folder: Path, count: int = 3, **wish: Any) -> AsyncIterator[Gathering]:
    """A board game of some people, begun; nobody looks at it yet."""
    later = Later()
    people = [somebody(name) for name in ("Ada", "Ben", "Cleo", "Dora")[:count]]
    async with open_registry(folder, time=later) as place:
        seats = [SeatWish(kind="me"), *[SeatWish(kind="free")] * (count - 1)]
        table = (await place.registry.create(people[0], NewTable(game="board", seats=seats, **wish))).id
        for seat in range(1, count):
            await place.registry.take_seat(table, people[seat], seat, "")
        yield Gathering(place, later, people, place.registry.tables[table])


async def owner_waits(table: Gathering) -> None:
    """Play until the owner is not the one who decides."""
    while table.waited == 0:
        await table.plays(0, end=True)


async def test_the_owner_calls_a_bot_in_for_somebody_who_went_away_and_he_comes_back(tmp_path: Path) -> None:
    async with gathering(tmp_path) as table:
        await table.comes(0, 1, 2)
        await owner_waits(table)
        seat = table.waited
        await table.goes(seat)
        await table.passes(AWAY - 1)
        assert table.overdue() is None
        with pytest.raises(Conflict) as refusal:
            await table.calls(0)
        assert refusal.value.key == "table-not-overdue"
        await table.passes(2)
        assert table.overdue() == Overdue(seat=seat, away=True, agreed=[], needed=1)
        assert table.lines[0].last("info")["info"]["overdue"]["seat"] == seat, "all are told when the time has come"
        assert (await table.calls(0)).seats[seat].bot == "level2"
        notice = table.lines[0].last("notice")
        assert (notice["message"], notice["figures"]["name"]) == ("table-called-in", table.people[seat].name)
        assert table.lines[0].last("info")["info"]["overdue"] is None
        await table.comes(seat)
        assert table.bots == [None, None, None]


async def test_somebody_who_comes_back_in_time_is_waited_for_anew(tmp_path: Path) -> None:
    async with gathering(tmp_path) as table:
        await table.comes(0, 1, 2)
        seat = table.waited
        await table.goes(seat)
        await table.passes(AWAY - 10)
        await table.comes(seat)
        await table.passes(20)
        assert table.overdue() is None
        await table.goes(seat)
        await table.passes(AWAY - 10)
        assert table.overdue() is None
        await table.passes(11)
        assert table.overdue() is not None


async def test_without_the_owner_half_of_the_others_agree_and_later_one_is_enough(tmp_path: Path) -> None:
    async with gathering(tmp_path, 4) as table:
        await table.comes(0, 1, 2, 3)
        await owner_waits(table)
        seat = table.waited
        guests = [other for other in table.others if other != 0]
        await table.goes(seat)
        await table.passes(AWAY + 1)
        assert table.overdue() == Overdue(seat=seat, away=True, agreed=[], needed=2)
        for _ in range(2):
            info = await table.calls(guests[0])
            assert info.overdue == Overdue(seat=seat, away=True, agreed=[table.people[guests[0]].id], needed=2)
        assert table.bots[seat] is None
        await table.calls(guests[1])
        assert table.bots[seat] == "level2"
        await table.comes(seat)
        await table.goes(seat)
        await table.passes(AWAY + 1)
        await table.calls(guests[0])
        assert table.bots[seat] is None
        await table.passes(AWAY)
        assert table.bots[seat] == "level2", "after twice the time, the one who agreed is enough"


async def test_with_one_other_who_is_there_that_one_is_enough(tmp_path: Path) -> None:
    async with gathering(tmp_path, 4) as table:
        other = next(seat for seat in table.others if seat != 0)
        await table.comes(other)
        await table.passes(AWAY + 1)
        overdue = table.overdue()
        assert overdue is not None
        assert overdue.needed == 1
        await table.calls(other)
        assert table.bots[table.waited] == "level2"


async def test_spectators_and_the_absent_one_himself_have_no_say(tmp_path: Path) -> None:
    async with gathering(tmp_path) as table:
        await table.comes(*table.others)
        await table.passes(AWAY + 1)
        for person in (somebody("Eve"), table.people[table.waited]):
            with pytest.raises(Forbidden) as refusal:
                await table.registry.call_bot(table.table.header.id, person, table.waited)
            assert refusal.value.key == "table-not-player-now"


async def test_the_owner_of_a_table_where_he_does_not_play_has_a_say(tmp_path: Path) -> None:
    later = Later()
    ada, ben, cleo = somebody("Ada"), somebody("Ben"), somebody("Cleo")
    async with open_registry(tmp_path, time=later) as place:
        wish = NewTable(game="board", seats=[SeatWish(kind="free"), SeatWish(kind="free")])
        table = (await place.registry.create(ada, wish)).id
        for seat, person in enumerate((ben, cleo)):
            await place.registry.take_seat(table, person, seat, "")
        gathered = Gathering(place, later, [ben, cleo], place.registry.tables[table])
        await gathered.passes(AWAY + 1)
        assert (await place.registry.call_bot(table, ada, gathered.waited)).seats[gathered.waited].bot == "level2"


async def test_who_only_looks_on_at_his_own_game_is_away(tmp_path: Path) -> None:
    async with gathering(tmp_path, 2) as table:
        await table.comes(*table.others)
        onlooker = table.place.listener(table.people[table.waited])
        await table.place.say(onlooker, type="watch", table=table.table.header.id)
        await table.passes(AWAY + 1)
        overdue = table.overdue()
        assert overdue is not None
        assert overdue.away


async def test_who_is_there_but_does_not_move_is_replaced_after_a_longer_time(tmp_path: Path) -> None:
    async with gathering(tmp_path, 2) as table:
        await table.comes(0, 1)
        seat = table.waited
        await table.passes(IDLE - 1)
        assert table.overdue() is None
        await table.passes(2)
        assert table.overdue() == Overdue(seat=seat, away=False, agreed=[], needed=1)
        await table.calls(table.others[0])
        assert table.bots[seat] == "level2"
        await table.place.say(table.lines[seat], type="back", table=table.table.header.id, seat=seat)
        assert table.bots[seat] is None
        await table.passes(AWAY + 1)
        assert table.overdue() is not None, "who was replaced once does not get the longer time again"


async def test_playing_and_taking_back_again_and_again_is_no_move(tmp_path: Path) -> None:
    async with gathering(tmp_path, 2) as table:
        await table.comes(0, 1)
        seat = table.waited
        for _ in range(4):
            await table.passes(IDLE / 4)
            await table.plays(seat, end=False)
            version = table.table.progress.perspectives.version(seat)
            undo = {"version": version, "client": table.lines[seat].client(), "whole": True}
            await table.place.say(table.lines[seat], type="undo", table=table.table.header.id, seat=seat, **undo)
        assert table.waited == seat
        await table.passes(1)
        assert table.overdue() is not None


async def test_a_move_ends_the_waiting_and_forgets_who_agreed(tmp_path: Path) -> None:
    async with gathering(tmp_path, 4) as table:
        await table.comes(0, 1, 2, 3)
        await owner_waits(table)
        seat = table.waited
        await table.passes(IDLE + 1)
        await table.calls(next(other for other in table.others if other != 0))
        overdue = table.overdue()
        assert overdue is not None
        assert len(overdue.agreed) == 1
        while table.waited == seat:
            await table.plays(seat, end=True)
        assert table.overdue() is None
        assert table.lines[0].last("info")["info"]["overdue"] is None, "all are told that it is over"


@pytest.mark.parametrize(
    ("kind", "away", "there"), [("none", True, True), ("reserve", True, False), ("days", False, False)]
)
async def test_a_clock_says_how_long_one_may_think(tmp_path: Path, kind: Any, away: bool, there: bool) -> None:
    async with gathering(tmp_path, 2, clock=ClockSetting(kind=kind, seconds=86_400)) as table:
        await table.comes(0, 1)
        await table.passes(IDLE + 1)
        assert (table.overdue() is not None) == there
        await table.goes(table.waited)
        await table.passes(AWAY + 1)
        assert (table.overdue() is not None) == away


async def test_the_alarm_rings_by_itself(tmp_path: Path) -> None:
    ada, ben = somebody("Ada"), somebody("Ben")
    async with open_registry(tmp_path, away=30) as place:
        wish = NewTable(game="board", seats=[SeatWish(kind="me"), SeatWish(kind="free")])
        table = (await place.registry.create(ada, wish)).id
        await place.registry.take_seat(table, ben, 1, "")
        waited = place.registry.tables[table].deciding()
        assert waited is not None
        line = place.listener((ada, ben)[1 - waited])
        await place.say(line, type="watch", table=table, seat=1 - waited)
        while not [message for message in line.heard if message.get("info") and message["info"]["overdue"]]:
            line.news.clear()
            await line.news.wait()


async def test_how_long_somebody_was_away_and_who_agreed_is_known_after_a_restart(tmp_path: Path) -> None:
    async with gathering(tmp_path, 4) as table:
        await table.comes(0, 1, 2, 3)
        await owner_waits(table)
        seat = table.waited
        guest = next(other for other in table.others if other != 0)
        await table.goes(seat)
        await table.passes(AWAY + 1)
        await table.calls(guest)
        people, ident, later = table.people, table.table.header.id, table.later
    # The server is down for a day, which is nobody's absence.
    later.passed += 86_400_000
    async with open_registry(tmp_path, time=later) as place:
        table = Gathering(place, later, people, await place.registry.table(ident))
        await table.comes(*table.others)
        assert table.overdue() == Overdue(seat=seat, away=True, agreed=[people[guest].id], needed=2)
        await table.calls(next(other for other in table.others if other not in (0, guest)))
        assert table.bots[seat] == "level2"
    async with open_registry(tmp_path, time=later) as place:
        table = Gathering(place, later, people, await place.registry.table(ident))
        assert table.bots[seat] == "level2"
        await table.comes(seat)
        assert table.bots[seat] is None


async def test_who_was_there_when_the_server_stopped_has_all_his_time_to_come_back(tmp_path: Path) -> None:
    async with gathering(tmp_path, 2) as table:
        await table.comes(0, 1)
        seat, people, ident, later = table.waited, table.people, table.table.header.id, table.later
        await table.passes(AWAY - 1)
    async with open_registry(tmp_path, time=later) as place:
        table = Gathering(place, later, people, await place.registry.table(ident))
        await table.comes(1 - seat)
        await table.passes(AWAY - 1)
        assert table.overdue() is None
        await table.passes(2)
        assert table.overdue() is not None
