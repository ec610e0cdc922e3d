"""Doing harm: each kind of the schedule to the parts and gates it names, and undoing it after its time."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from tests.storm.crowd import Crowd
from tests.storm.gate import Gate
from tests.storm.parts import Part
from tests.storm.schedule import Harm

# A part is started again by whoever harmed it, within this many seconds of the others who harm it.
Doing = Callable[[Harm], AbstractAsyncContextManager[None]]


class Done(NamedTuple):
    """A harm that was done, with when it really began and ended."""

    harm: Harm
    began: float
    ended: float


@dataclass
class Platform:
    """All that can be harmed: processes and gates by name, and the clients."""

    parts: dict[str, Part]
    gates: dict[str, Gate]
    crowd: Crowd
    # Further ways to do harm, which only some parts know.
    more: dict[str, Callable[[Platform, Harm], AbstractAsyncContextManager[None]]] = field(default_factory=dict)
    # Who harms a part waits until the one before is through with it.
    locks: dict[str, asyncio.Lock] = field(default_factory=lambda: defaultdict(asyncio.Lock))

    async def harm(self, harm: Harm, began: float) -> Done:
        """Wait for its time, do it, and undo it."""
        await asyncio.sleep(max(0.0, began + harm.at - time.monotonic()))
        async with self.locks[harm.target]:
            start = time.monotonic()
            async with self.doing(harm.kind)(harm):
                await asyncio.sleep(harm.lasts)
            return Done(harm, start, time.monotonic())

    def doing(self, kind: str) -> Doing:
        """How a kind of harm is done."""
        ways: dict[str, Doing] = {
            "killed": self._killed,
            "frozen": self._frozen,
            "restarted": self._restarted,
            "cut": self._cut,
            "half closed": self._half_closed,
            "delayed": self._delayed,
            "held up": self._held_up,
            "parted": self._parted,
            "repeated": self._repeated,
            "off": self._clock_off,
            "full": self._disk_full,
        }
        way = kind.partition(" ")[2]
        return partial(self.more[way], self) if way in self.more else ways[way]

    # ── Processes ────────────────────────────────────────────────────────────────────────────────────────

    @asynccontextmanager
    async def _killed(self, harm: Harm) -> AsyncIterator[None]:
        part = self.parts[harm.target]
        await asyncio.to_thread(part.kill)
        yield
        await asyncio.to_thread(part.start)

    @asynccontextmanager
    async def _restarted(self, harm: Harm) -> AsyncIterator[None]:
        part = self.parts[harm.target]
        await asyncio.to_thread(part.stop)
        yield
        await asyncio.to_thread(part.start)

    @asynccontextmanager
    async def _frozen(self, harm: Harm) -> AsyncIterator[None]:
        part = self.parts[harm.target]
        part.freeze()
        try:
            yield
        finally:
            part.thaw()

    @asynccontextmanager
    async def _clock_off(self, harm: Harm) -> AsyncIterator[None]:
        switches = self.parts[harm.target].switches
        switches.set_clock(int(harm.figure))
        try:
            yield
        finally:
            switches.set_clock(0)

    @asynccontextmanager
    async def _disk_full(self, harm: Harm) -> AsyncIterator[None]:
        part = self.parts[harm.target]
        part.switches.fill_disk(True)
        try:
            yield
        finally:
            part.switches.fill_disk(False)
        # A database may have given up; whoever runs it starts it again.
        await asyncio.to_thread(part.start)

    # ── Connections ──────────────────────────────────────────────────────────────────────────────────────

    @asynccontextmanager
    async def _cut(self, harm: Harm) -> AsyncIterator[None]:
        self.gates[harm.target].cut(harm.figure)
        yield

    @asynccontextmanager
    async def _half_closed(self, harm: Harm) -> AsyncIterator[None]:
        self.gates[harm.target].half_close(harm.figure)
        yield

    @asynccontextmanager
    async def _delayed(self, harm: Harm) -> AsyncIterator[None]:
        gate = self.gates[harm.target]
        gate.delay = harm.figure
        try:
            yield
        finally:
            gate.delay = 0.0

    @asynccontextmanager
    async def _held_up(self, harm: Harm) -> AsyncIterator[None]:
        gate = self.gates[harm.target]
        gate.hold(True)
        try:
            yield
        finally:
            gate.hold(False)

    @asynccontextmanager
    async def _parted(self, harm: Harm) -> AsyncIterator[None]:
        gate = self.gates[harm.target]
        gate.part(True)
        try:
            yield
        finally:
            gate.part(False)

    @asynccontextmanager
    async def _repeated(self, harm: Harm) -> AsyncIterator[None]:
        self.crowd.trouble = harm.figure
        try:
            yield
        finally:
            self.crowd.trouble = 0.0
