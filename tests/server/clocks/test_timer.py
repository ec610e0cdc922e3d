"""The clocks of a table in real time, without a table."""

from __future__ import annotations

import asyncio

from pioneers.server.clocks.timer import Timer
from pioneers.server.wire.parts import ClockSetting
from tests.server.registries import Later

MINUTE = ClockSetting(kind="move", seconds=60)
DAYS = ClockSetting(kind="days", days=1)


def timer(setting: ClockSetting, later: Later, rung: list[int] | None = None) -> Timer:
    return Timer(setting, 2, later, ([] if rung is None else rung).append)


async def test_the_alarm_rings_for_the_seat_whose_time_is_out() -> None:
    later, rung = Later(), list[int]()
    clocks = timer(ClockSetting(kind="move", seconds=1), later, rung)
    clocks.wind(1)
    assert not clocks.is_out(1)
    later.passed += 999
    clocks.wind(1)
    await asyncio.sleep(0.1)
    assert rung == [1]
    assert clocks.is_out(1)
    assert not clocks.is_out(0)


async def test_a_stopped_timer_does_not_ring() -> None:
    later, rung = Later(), list[int]()
    clocks = timer(MINUTE, later, rung)
    clocks.wind(0)
    later.passed += 60_000
    clocks.wind(0)
    clocks.stop()
    await asyncio.sleep(0.05)
    assert rung == []


async def test_without_a_clock_nothing_runs_and_nothing_is_kept() -> None:
    clocks = timer(ClockSetting(), Later())
    clocks.wind(0)
    clocks.switch(1, 0, final=True)
    assert (clocks.state(), clocks.dump(), clocks.clock.running) == (None, None, None)


async def test_seconds_stand_still_while_nothing_runs_and_days_go_by() -> None:
    for setting, gone in ((MINUTE, 0), (DAYS, 30_000)):
        later = Later()
        clocks = timer(setting, later)
        clocks.wind(0)
        later.passed += 10_000
        kept = clocks.stopped()
        later.stopped += 30_000
        again = timer(setting, later)
        again.load(kept.clocks, kept.since, kept.time_left)
        again.wind(0)
        state = again.state()
        assert state is not None
        whole = again.clock.whole
        assert whole - 10_500 - gone < state.left[0] <= whole - 10_000 - gone
        clocks.stop()
        again.stop()


async def test_time_that_ran_while_a_table_slept_counts() -> None:
    later = Later()
    clocks = timer(MINUTE, later)
    clocks.wind(0)
    kept, asleep = clocks.stopped(), later.elapsed()
    clocks.stop()
    later.passed += 61_000
    clocks = timer(MINUTE, later)
    clocks.load(kept.clocks, asleep, kept.time_left)
    clocks.wind(0)
    assert clocks.is_out(0)
    clocks.interrupt()
    assert clocks.clock.running is None
    clocks.stop()
