"""Whole games at random inside the compiled package: for benchmarks, and for bots that sample."""

from __future__ import annotations

from pioneers.kernel.action import Choices
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import STEP_MASK, State, advance_index
from pioneers.native import i64


def play_out(state: State, rng: Rng) -> i64:
    """Play to the end with random legal actions; gives the number of decisions made.

    Chance that a true game still has before it is drawn from `rng` as well: this is one future of many.
    """
    state.unseed(rng)
    shared = state.shared
    choices = Choices(shared.blank[:])
    decisions: i64 = 0
    while state.stack != 0:
        choices.count = 0
        shared.steps[state.stack & STEP_MASK].legal(state, choices)
        advance_index(state, choices.indices[rng.below(choices.count)], None)
        decisions += 1
    return decisions
