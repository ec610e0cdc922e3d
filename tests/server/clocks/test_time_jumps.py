"""Somebody sets the clock of the machine, forward or back: nobody is timed out by it, silenced or left waiting."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from pioneers.server.watching.pictures import turn
from pioneers.server.wire.bodies import NewTable, SeatWish
from pioneers.server.wire.parts import ClockSetting
from tests.server.registries import Listener, Place, open_registry, somebody

HOUR = 3_600_000
DAY = 24 * HOUR


class Wall:
    """The clock of the machine, which a test sets."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        real = time.time_ns
        patch.setattr(time, "time_ns", lambda: real() + self.ahead * 1_000_000)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    return Wall(monkeypatch)


async def clocked(place: Place, clock: ClockSetting, game: str = "board") -> tuple[str, Listener]:
    ada = somebody()
    seats = [SeatWish(kind="me"), SeatWish(kind="me")]
    table = (await place.registry.create(ada, NewTable(game=game, seats=seats, clock=clock))).id
    listener = place.listener(ada)
    for seat in (0, 1):
        await place.say(listener, type="watch", table=table, seat=seat)
    return table, listener


async def move(place: Place, table: str, listener: Listener) -> int:
    """The first legal move; the milliseconds that its seat had left before."""
    found = place.registry.tables[table]
    progress = found.progress
    seat = progress.match.state.seat if progress.holding is None else progress.holding
    assert seat is not None
    clock = turn(found, seat).clock
    assert clock is not None
    assert clock.running == seat
    message = {
        "table": table,
        "seat": seat,
        "version": progress.perspectives.version(seat),
        "client": listener.client(),
    }
    if progress.holding is None:
        await place.say(listener, type="play", **message, actions=[progress.match.state.legal()[0].text])
    else:
        await place.say(listener, type="end", **message)
    assert listener.last("accepted")["client"] == message["client"]
    return clock.left[seat]


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_a_clock_of_seconds_goes_on_as_if_nobody_had_set_the_time(tmp_path: Path, wall: Wall, jump: int) -> None:
    async with open_registry(tmp_path) as place:
        table, listener = await clocked(place, ClockSetting(kind="reserve", seconds=600))
        wall.ahead = jump
        assert 500_000 < await move(place, table, listener) <= 600_000
        await asyncio.sleep(0.1)
        assert not [message for message in listener.heard if message["type"] == "notice"]
        assert all(seat.bot is None for seat in place.registry.tables[table].header.seats)


async def test_time_that_is_out_rings_though_the_wall_clock_was_set_back(tmp_path: Path, wall: Wall) -> None:
    async with open_registry(tmp_path, thinking=True) as place:
        table, listener = await clocked(place, ClockSetting(kind="move", seconds=5, bot="level1"))
        found = place.registry.tables[table]
        found.timer.clock.correct(200)
        found.timer.wind(found.running())
        wall.ahead = -HOUR
        async with asyncio.timeout(30):
            while not [message for message in listener.heard if message["type"] == "notice"]:
                listener.news.clear()
                await listener.news.wait()
        assert listener.last("notice")["message"] == "table-time-out"


async def test_who_has_said_something_is_not_silenced_by_a_clock_set_back(tmp_path: Path, wall: Wall) -> None:
    async with open_registry(tmp_path) as place:
        table, listener = await clocked(place, ClockSetting())
        for number in range(3):
            wall.ahead = -number * HOUR
            await place.say(listener, type="say", table=table, client=f"line-{number}-x", text="hm")
            assert listener.heard[-1]["type"] == "accepted", listener.heard[-1]


async def test_days_go_by_the_calendar(tmp_path: Path, wall: Wall) -> None:
    async with open_registry(tmp_path, thinking=True) as place:
        table, listener = await clocked(place, ClockSetting(kind="days", days=3, bot="level1"))
        wall.ahead = DAY
        assert 1.9 * DAY < await move(place, table, listener) <= 2 * DAY
        found = place.registry.tables[table]
        wall.ahead = 5 * DAY
        seat = found.timer.clock.running
        assert seat is not None
        found.submit(lambda: found.driver.ring(seat))
        await found.idle()
        assert listener.last("notice")["message"] == "table-time-out"


async def test_a_wall_clock_that_jumps_back_and_forth_under_load_times_nobody_out(tmp_path: Path, wall: Wall) -> None:
    async with open_registry(tmp_path, sleep=60_000) as place:
        clocks = [ClockSetting(kind="reserve", seconds=600), ClockSetting(kind="move", seconds=300)]
        tables = [await clocked(place, clocks[number % 2]) for number in range(6)]
        done = asyncio.Event()

        async def jump() -> None:
            for ahead in [HOUR, -HOUR, 20 * DAY, -20 * DAY, 0] * 6:
                wall.ahead = ahead
                await asyncio.sleep(0.02)
            done.set()

        async def play(table: str, listener: Listener) -> int:
            moves = 0
            while moves < 10 or not done.is_set():
                assert await move(place, table, listener) > 200_000
                moves += 1
                if moves >= 60:
                    break
            return moves

        async with asyncio.timeout(120):
            moves, *_ = await asyncio.gather(asyncio.gather(*(play(*table) for table in tables)), jump())
        assert min(moves) >= 10
        assert not [message for _, listener in tables for message in listener.heard if message["type"] == "notice"]
        assert set(place.registry.tables) == {table for table, _ in tables}, "nothing was put to sleep"
