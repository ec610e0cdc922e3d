"""One load for every server: pairs of clients that move as fast as they can, or at a pace.

All pairs of a slice live in this process and on one event loop, whatever server they play on. What differs is in
their codecs: how a move is written, and what says that it was taken.
"""

from __future__ import annotations

import asyncio
import gc
import math
import threading
import time
from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

# Before the clock starts, so that caches, compilers and sockets are warm.
WARM_UP = 1.0
# A move that takes longer will not come any more.
PATIENCE = 30.0

clock = time.perf_counter
# The processor seconds of a server so far, where the system tells.
Meter = Callable[[], float | None]


class LoadLost(Exception):  # noqa: N818 - what ended is a connection
    """A server refused a move or went away; the text says how."""


class Pair(ABC):
    """Two clients at one table with at most one move under way between them."""

    __slots__ = ("due", "load", "owed", "sent", "under_way")

    def __init__(self) -> None:
        self.load: Load | None = None
        self.under_way = False
        self.due = 0.0
        self.sent = 0.0
        # Moves whose time has come while another was under way.
        self.owed: list[float] = []

    @abstractmethod
    def send_move(self) -> None:
        """Send a move of the seat that decides."""

    def move(self, due: float) -> None:
        """Send a move that was due at this time."""
        self.under_way = True
        self.due = due
        self.sent = clock()
        self.send_move()

    def taken(self) -> None:
        """The sender knows that the server has taken his move: it counts."""
        load = self.load
        if load is not None and load.counting:
            now = clock()
            load.waits.append(now - self.sent)
            load.delays.append(now - self.due)

    def free(self) -> None:
        """The move is taken, and the seat that decides next knows what it may do."""
        self.under_way = False
        load = self.load
        if load is not None:
            load.go_on(self)

    def lost(self, why: str) -> None:
        """Something went wrong: the slice ends with it."""
        if self.load is not None:
            self.load.fail(why)


@dataclass
class Slice:
    """What one slice of a load found: seconds, moves, and how long each took from its send and from its due time."""

    seconds: float
    moves: int
    # From the send to the answer, and from when the move was due: what a slow load adds is in the second only.
    waits: list[float] = field(repr=False)
    delays: list[float] = field(repr=False)
    # The load's own share of one processor: near 1, it and not the server was the limit.
    own_share: float
    # The server's, of all its threads; None where the system does not tell.
    server_share: float | None


class Load:
    """Drives pairs and counts. One slice at a time."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.counting = False
        self.running = False
        self.go_on: Callable[[Pair], None] = rest
        self.waits = array("d")
        self.delays = array("d")
        self.failure: asyncio.Future[None] = self.loop.create_future()

    def fail(self, why: str) -> None:
        """End the slice."""
        if not self.failure.done():
            self.failure.set_exception(LoadLost(why))

    async def saturated(self, pairs: Sequence[Pair], seconds: float, meter: Meter) -> Slice:
        """Every pair always has a move under way."""
        self.go_on = at_once
        with Prepared(self, pairs):
            for pair in pairs:
                pair.move(clock())
            found = await self.count(seconds, meter)
            self.go_on = rest
            await self.settled(pairs)
        return found

    async def paced(self, pairs: Sequence[Pair], seconds: float, meter: Meter, rate: float | None = None) -> Slice:
        """So many moves a second in all, evenly spread, whether or not the answers come in time; without a rate, one
        of every pair.
        """
        self.go_on = what_is_owed
        with Prepared(self, pairs):
            metronome = Metronome(self.loop, pairs, rate or len(pairs))
            metronome.start()
            try:
                found = await self.count(seconds, meter)
            finally:
                await asyncio.to_thread(metronome.stop)
            # What is still owed is played, so that every side is left as it was found; it counts no more.
            await self.settled(pairs)
        return found

    async def count(self, seconds: float, meter: Meter) -> Slice:
        """Warm up, then count for so long."""
        await self.unless_failed(WARM_UP)
        del self.waits[:], self.delays[:]
        begin, own, server = clock(), time.process_time(), meter()
        self.counting = True
        await self.unless_failed(seconds)
        # A figure stands on one move at least, however slow the server.
        while not self.waits and clock() < begin + seconds + PATIENCE:
            await self.unless_failed(0.01)
        self.counting = False
        if not self.waits:
            raise LoadLost("no move was answered")
        length, own_now, server_now = clock() - begin, time.process_time(), meter()
        return Slice(
            length,
            len(self.waits),
            self.waits.tolist(),
            self.delays.tolist(),
            (own_now - own) / length,
            None if server is None or server_now is None else (server_now - server) / length,
        )

    async def unless_failed(self, seconds: float) -> None:
        """Sleep, but wake up when something goes wrong."""
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self.failure), seconds)

    async def settled(self, pairs: Sequence[Pair]) -> None:
        """Wait until no move is under way."""
        end = clock() + PATIENCE
        while any(pair.under_way or pair.owed for pair in pairs):
            if clock() > end:
                raise LoadLost(f"{sum(pair.under_way for pair in pairs)} moves were never answered")
            await self.unless_failed(0.01)


class Prepared:
    """Ties the pairs to the load for one slice, and keeps Python's collector out of it."""

    def __init__(self, load: Load, pairs: Sequence[Pair]) -> None:
        self.load = load
        self.pairs = pairs

    def __enter__(self) -> None:
        gc.collect()
        gc.disable()
        # What another server did wrong in an earlier slice is no fault of this one.
        self.load.failure = self.load.loop.create_future()
        for pair in self.pairs:
            pair.load = self.load

    def __exit__(self, *trouble: object) -> None:
        self.load.counting = False
        self.load.go_on = rest
        for pair in self.pairs:
            pair.load = None
        gc.enable()


class Metronome(threading.Thread):
    """Tells the loop when each pair's move is due. A thread, for timers of the loop are as coarse as a millisecond."""

    def __init__(self, loop: asyncio.AbstractEventLoop, pairs: Sequence[Pair], rate: float) -> None:
        super().__init__(daemon=True)
        self.loop = loop
        self.pairs = pairs
        self.interval = 1.0 / rate
        self.stopped = False

    def run(self) -> None:
        """Beat until stopped."""
        due = clock() + 0.01
        while True:
            for pair in self.pairs:
                ahead = due - clock()
                if ahead > 0:
                    time.sleep(ahead)
                if self.stopped:
                    return
                self.loop.call_soon_threadsafe(beat, pair, due)
                due += self.interval

    def stop(self) -> None:
        """Beat no more."""
        self.stopped = True
        self.join()


def beat(pair: Pair, due: float) -> None:
    """A move is due: now if none is under way."""
    if pair.under_way:
        pair.owed.append(due)
    else:
        pair.move(due)


def rest(_pair: Pair) -> None:
    """No further move."""


def at_once(pair: Pair) -> None:
    """The next move follows the last."""
    pair.move(clock())


def what_is_owed(pair: Pair) -> None:
    """The next move follows at once if its time has come already."""
    if pair.owed:
        pair.move(pair.owed.pop(0))


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of all does not exceed (nearest rank)."""
    ranked = sorted(values)
    return ranked[max(0, math.ceil(share * len(ranked)) - 1)]
