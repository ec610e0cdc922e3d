"""Foresight: what a position is worth to every seat, found by playing on quickly and judging where that leads.

It may look at the whole state, all hands open: it measures luck after the fact and decides nothing.
"""

from __future__ import annotations

from typing import Final

from pioneers.bots.evaluator import Evaluator
from pioneers.bots.plans import Plans
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State
from pioneers.native import i64

# The shares of all seats together, but for what is lost in rounding.
WHOLE: Final = 1_000_000_000


def foreseen(evaluator: Evaluator, state: State, players: i64, playouts: i64, horizons: i64, rng: Rng) -> list[int]:
    """By seat, the sum of its shares of the win at the ends of so many quick continuations, so many horizons away.

    What nobody has seen is dealt anew for each: the luck that is still to come is no part of it.
    """
    totals = [0] * int(players)
    plans = Plans()
    for _ in range(playouts):
        world = evaluator.reshuffled(state, 1, rng)[0]
        for _ in range(horizons):
            until: i64 = evaluator.horizon(world)
            while world.stack != 0 and evaluator.mark(world) < until:
                evaluator.quick(world, plans, rng)
        add_shares(evaluator, world, totals)
    return totals


def add_shares(evaluator: Evaluator, state: State, totals: list[int]) -> None:
    """Add the share of the win that a position promises each seat: what it is worth to it, against all together."""
    together: i64 = 0
    for seat in range(i64(len(totals))):
        together += evaluator.worth(state, seat)
    for seat in range(i64(len(totals))):
        share: i64 = WHOLE // len(totals)
        if together > 0:
            share = evaluator.worth(state, seat) * WHOLE // together
        totals[seat] += share
