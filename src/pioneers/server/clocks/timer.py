"""The clocks of a table in real time: which time they go by, and the alarm that rings when a seat's time is out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import msgspec

from pioneers.kernel.view import Json
from pioneers.server.clocks.clock import Clock
from pioneers.server.clocks.deadlines import LONGEST_WAIT
from pioneers.server.hosting.timepiece import Time
from pioneers.server.wire.parts import ClockSetting, ClockState
from pioneers.store.arrangement import KeptClocks

# Seconds that others get to see to a time that is out.
_OTHERS = 1.0


class Stopped(NamedTuple):
    """Clocks of a game that leaves the memory: what they show, since when one runs, and when its time is out."""

    clocks: KeptClocks
    since: int | None
    deadline: int | None
    time_left: int | None


class Timer:
    """Runs the clocks of one game. `ring` is called with the seat whose time may be out."""

    __slots__ = ("_alarm", "_ring", "_since", "_time", "clock", "is_on", "setting")

    def __init__(self, setting: ClockSetting, players: int, time: Time, ring: Callable[[int], None]) -> None:
        self.setting = setting
        self.is_on = setting.kind != "none"
        self.clock = Clock(setting, players)
        self._time = time
        self._ring = ring
        self._alarm: asyncio.TimerHandle | None = None
        # Since when the time runs that the clocks go on with, if the table was asleep meanwhile.
        self._since: int | None = None

    def now(self) -> int:
        """The time that the clocks go by: the calendar for days; all else must not jump when somebody sets the time."""
        return self._time.wall() if self.setting.kind == "days" else self._time.elapsed()

    def state(self) -> ClockState | None:
        """What all may see; `None` without a clock."""
        return self.clock.state(self.now()) if self.is_on else None

    def load(self, clocks: KeptClocks, since: int | None, time_left: int | None = None) -> None:
        """Show what was kept; `wind` lets the clocks go on, as if a seat's time had run since then.

        `time_left` is what the seat in the middle of a move really has.
        """
        self.clock.load(clocks)
        if time_left is not None:
            self.clock.correct(time_left)
        self._since = since

    def stopped(self) -> Stopped:
        """What must be kept so that the clocks can go on later: by the date for days, else by what is left."""
        clock, now, deadline = self.clock, self.now(), self.clock.deadline()
        if self.setting.kind == "days":
            return Stopped(clock.dump(), clock.since, deadline, None)
        return Stopped(clock.dump(now), None, None, None if deadline is None else max(0, deadline - now))

    def switch(self, running: int | None, moved: int | None, final: bool) -> None:
        """The game went on: from now on the time of `running` runs. See `Clock.switch`."""
        if self.is_on:
            self.clock.switch(running, self.now(), moved, final)

    def dump(self) -> Json:
        """What a log keeps of the clocks after each change; `None` without a clock."""
        return msgspec.to_builtins(self.clock.dump()) if self.is_on else None

    def wind(self, running: int | None) -> None:
        """Let the right clock run, and ring when its time is out."""
        if not self.is_on:
            return
        self.stop()
        now = self.now()
        if self.clock.running != running:
            self.clock.switch(running, now if self._since is None else min(now, self._since))
        self._since = None
        deadline = self.clock.deadline()
        if deadline is not None and running is not None:
            # Not all of a long time at once: the date may be set meanwhile.
            wait = min(max(0, deadline - now) / 1000, LONGEST_WAIT)
            self._alarm = asyncio.get_running_loop().call_later(wait, partial(self._ring, running))

    def ring_later(self, seat: int) -> None:
        """The time of a seat is out, and somebody else has to see to it: look again soon whether he has."""
        self.stop()
        self._alarm = asyncio.get_running_loop().call_later(_OTHERS, partial(self._ring, seat))

    def is_out(self, seat: int) -> bool:
        """Whether the time of a seat runs and is out."""
        deadline = self.clock.deadline()
        return self.clock.running == seat and deadline is not None and self.now() >= deadline

    def interrupt(self) -> None:
        """Nobody's time runs: a bot plays for the seat whose time is out."""
        self.clock.switch(None, self.now())

    def stop(self) -> None:
        """Ring no more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
