"""Honest people who play at many tables while the server is under attack, and how long each of their moves took."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from time import perf_counter

from tests.server.clients.behaviour import Behaviour, Notes, decide
from tests.server.clients.guest import Guest
from tests.server.clients.perspective import Perspective
from tests.server.clients.player import Line
from tests.server.trials.kills import Load

# Each sits at a few tables, and comes from an address of his own.
TABLES_EACH = 5


@dataclass
class Honest(Load):
    """See `Load`; every move is timed, from the press to the moment when it is known to be on the disk."""

    # Seconds that somebody thinks about a move.
    thinking: float = 1.0
    # When each answer came, and how many seconds it took.
    moves: list[tuple[float, float]] = field(default_factory=list)
    requests: list[tuple[float, float]] = field(default_factory=list)

    async def enter(self, stack: AsyncExitStack) -> None:
        """Everybody comes in."""
        for number in range(max(4, self.tables // TABLES_EACH)):
            source = f"127.1.{number // 250}.{number % 250 + 1}"
            guest = await stack.enter_async_context(Guest(self.address, f"Guest {number}", source=source))
            line = Line(guest, None, random.Random(self.chance.random()))
            self.lines.append(await stack.enter_async_context(line))

    async def play(self, seat: Perspective, notes: Notes) -> None:
        """Play with thought; `several` and the like are left out, so that a decision is one request."""
        behaviour = Behaviour(random.Random(self.chance.random()), undo=0.05, several=0, slips=0, chat=0, asks=0)
        while True:
            await seat.until(lambda: seat.over or seat.holds or seat.decides or self.stopped)
            if seat.over or self.stopped:
                break
            await asyncio.sleep(self.thinking * (0.5 + behaviour.chance.random()))
            if seat.holds or seat.decides:
                began = perf_counter()
                await decide(seat, behaviour, notes)
                now = perf_counter()
                self.moves.append((now, now - began))
        if seat.over:
            seat.line.unwatch(seat)

    async def look_around(self) -> None:
        """Somebody else opens the lobby every second, until he is stopped."""
        guest = self.lines[0].guest
        while not self.stopped:
            began = perf_counter()
            await guest.answer("GET", "/api/tables")
            now = perf_counter()
            self.requests.append((now, now - began))
            await asyncio.sleep(1)


def share(times: list[tuple[float, float]], part: float) -> float:
    """The milliseconds within which this part of all answers came."""
    ordered = sorted(took for _, took in times)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
