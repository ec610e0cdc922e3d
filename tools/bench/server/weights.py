"""How many bytes a move costs on the way out: what both seats get for it, as deltas and as whole views."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial
from statistics import median

from tools.bench.server.load import PATIENCE, Load, LoadLost, Pair, clock
from tools.bench.server.ours import Tables
from tools.bench.server.process import hang_up
from tools.bench.server.seats import BenchTable

PAIRS = 20
# About a game of the board, and enough of one of cards to have seen all of its steps.
MOVES = 60
# At most this share of the bytes of whole views.
TARGET = 0.2


@dataclass(frozen=True)
class Weights:
    """Bytes that go out to both seats for a move, at the median; frames of text without their headers."""

    moves: int
    deltas: float
    whole: float

    @property
    def share(self) -> float:
        """What deltas need, as a share of whole views."""
        return self.deltas / self.whole


async def weigh(ours: Tables, pairs: int = PAIRS, moves: int = MOVES) -> Weights:
    """Let pairs of their own play on servers that are up, and weigh what comes."""
    found = []
    for deltas in (True, False):
        tables = await asyncio.gather(*(ours.make(number, deltas=deltas) for number in range(pairs)))
        weights = await asyncio.gather(*(weigh_moves(table, moves) for table in tables))
        await hang_up(seat.transport for table in tables for seat in table.seats)
        found.append([weight for some in weights for weight in some])
    return Weights(len(found[0]), median(found[0]), median(found[1]))


async def weigh_moves(table: BenchTable, moves: int) -> list[int]:
    """The bytes of each move. All that a server has sent comes before its answer to a ping."""
    load = table.load = Load()
    found = []
    await caught_up(table)
    for _ in range(moves):
        before = received(table)
        free = load.loop.create_future()
        load.go_on = partial(done, free)
        table.move(clock())
        finished, _ = await asyncio.wait({free, load.failure}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if load.failure in finished:
            load.failure.result()
        if not finished:
            raise LoadLost("a move was never answered")
        await caught_up(table)
        found.append(received(table) - before)
    table.load = None
    return found


def done(free: asyncio.Future[None], _pair: Pair) -> None:
    """The next move can be made."""
    free.set_result(None)


async def caught_up(table: BenchTable) -> None:
    """Both seats have got all that was sent to them."""
    await asyncio.gather(*(seat.caught_up() for seat in table.seats))


def received(table: BenchTable) -> int:
    """Bytes that both seats have got so far."""
    return sum(seat.received for seat in table.seats)
