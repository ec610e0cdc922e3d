"""Clocks that run while their tables sleep: the one whose time is out is woken, all others stay on the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from pioneers.server.wire.bodies import NewTable, SeatWish
from pioneers.server.wire.parts import ClockSetting
from pioneers.store.sql.rows import Header
from tests.server.registries import Later, Listener, Place, open_registry, somebody

HOUR = 3_600_000
DAY = 24 * HOUR
ME = [SeatWish(kind="me"), SeatWish(kind="me")]
RESERVE = ClockSetting(kind="reserve", seconds=7200, bot="level1")
DAYS = ClockSetting(kind="days", days=3, bot="level1")


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110 - it happens by itself, without a word
            await asyncio.sleep(0.01)


async def asleep(place: Place, clock: ClockSetting) -> str:
    """A table whose clock runs and that has gone to sleep."""
    table = (await place.registry.create(somebody(), NewTable(game="board", seats=ME, clock=clock))).id
    found = place.registry.tables[table]
    found.touched -= HOUR
    await found.ask(lambda: place.registry._put_to_sleep(found))
    assert table not in place.registry.tables
    return table


def look_again(place: Place) -> None:
    """The timer looks at the time: a test has moved it."""
    place.registry._deadlines._news.set()


async def shown(place: Place, table: str, person: str) -> list[int]:
    """What the clocks show to the one who plays."""
    listener = Listener(somebody())
    listener.person = person
    place.registry.entered(listener)
    await place.say(listener, type="watch", table=table, seat=0)
    left: list[int] = listener.last("table")["turn"]["clock"]["left"]
    return left


async def player(place: Place, table: str) -> str:
    header = await place.store.tables.find(table)
    assert header is not None
    assert header.seats[0].person is not None
    return header.seats[0].person


@pytest.mark.parametrize("clock", [RESERVE, DAYS], ids=["seconds", "days"])
async def test_a_table_whose_clock_runs_sleeps_until_time_is_out(tmp_path: Path, clock: ClockSetting) -> None:
    later = Later()
    async with open_registry(tmp_path, thinking=True, time=later, sleep=20_000) as place:
        table = await asleep(place, clock)
        later.passed += HOUR
        look_again(place)
        await asyncio.sleep(0.05)
        assert table not in place.registry.tables
        later.passed += 3 * DAY
        look_again(place)
        await until(lambda: table in place.registry.tables)
        found = place.registry.tables[table]
        await until(lambda: any(seat.bot == "level1" for seat in found.header.seats))


async def test_only_the_table_that_is_due_is_woken(tmp_path: Path) -> None:
    later = Later()
    async with open_registry(tmp_path, time=later, sleep=20_000) as place:
        clocks = [RESERVE, ClockSetting(kind="move", seconds=86_400), DAYS]
        tables = [await asleep(place, clock) for clock in clocks]
        later.passed += 3 * HOUR
        look_again(place)
        await until(lambda: tables[0] in place.registry.tables)
        assert set(place.registry.tables) == {tables[0]}


async def test_seconds_go_on_while_a_table_sleeps_and_stand_still_while_no_server_runs(tmp_path: Path) -> None:
    later = Later()
    async with open_registry(tmp_path, time=later, sleep=20_000) as place:
        table = await asleep(place, RESERVE)
        ada = await player(place, table)
        later.passed += HOUR // 2
    later.stopped += 5 * HOUR
    async with open_registry(tmp_path, time=later, sleep=20_000) as place:
        assert not place.registry.tables
        later.passed += HOUR // 2
        left = min(await shown(place, table, ada))
        assert HOUR - 60_000 < left <= HOUR


async def test_days_go_by_while_no_server_runs_and_what_is_out_rings_at_the_start(tmp_path: Path) -> None:
    later = Later()
    async with open_registry(tmp_path, time=later, sleep=20_000) as place:
        tables = [await asleep(place, DAYS), await asleep(place, ClockSetting(kind="days", days=9, bot="level1"))]
        ada = await player(place, tables[1])
    later.stopped += 5 * DAY
    async with open_registry(tmp_path, thinking=True, time=later, sleep=20_000) as place:
        await until(lambda: tables[0] in place.registry.tables)
        found = place.registry.tables[tables[0]]
        await until(lambda: any(seat.bot == "level1" for seat in found.header.seats))
        assert tables[1] not in place.registry.tables
        left = min(await shown(place, tables[1], ada))
        assert 4 * DAY - HOUR < left <= 4 * DAY


async def test_a_start_loads_no_table_whose_clock_runs(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as place:
        tables = {
            (await place.registry.create(somebody(), NewTable(game="board", seats=ME, clock=clock))).id
            for clock in (RESERVE, DAYS) * 5
        }
    async with open_registry(tmp_path) as place:
        await asyncio.sleep(0.2)
        assert not place.registry.tables
        assert {found.table for found in await place.store.tables.deadlines()} == tables


async def as_it_was(place: Place, header: Header) -> None:
    """Take back what was kept when the table was closed."""
    now = await place.store.tables.find(header.id)
    assert now is not None
    await place.store.tables.change(replace(header, revision=now.revision))


async def test_after_a_crash_tables_with_clocks_are_looked_at(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as place:
        table = (await place.registry.create(somebody(), NewTable(game="board", seats=ME, clock=DAYS))).id
        header = place.registry.tables[table].header
        await place.registry.close()
        # As it was on the disk when it broke off.
        await as_it_was(place, header)
    async with open_registry(tmp_path) as place:
        await until(lambda: table in place.registry.tables)


async def test_who_sat_down_before_a_crash_has_the_days_he_had(tmp_path: Path) -> None:
    later = Later()
    async with open_registry(tmp_path, time=later) as place:
        ada = somebody()
        table = (await place.registry.create(ada, NewTable(game="board", seats=ME, clock=DAYS))).id
        header = place.registry.tables[table].header
        await place.registry.close()
        await as_it_was(place, header)
    later.stopped += DAY
    async with open_registry(tmp_path, time=later) as place:
        left = min(await shown(place, table, ada.id))
        assert 2 * DAY - HOUR < left <= 2 * DAY
