"""Dealing anew what nobody has seen yet: the rest of the deck and all later chance."""

from __future__ import annotations

from pioneers.cards.position.state import CardsState
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State
from pioneers.native import i64


def reshuffled(state: CardsState, most: i64, rng: Rng) -> list[State]:
    """So many copies that look the same to all seats together; every order of the deck is equally likely."""
    found: list[State] = []
    for _ in range(most):
        twin = state.copy()
        twin.rng = rng.split()
        twin.seed = b""
        # The pile is shared between copies, so it is not written to but made anew.
        pile = state.pile[state.dealt :]
        rng.shuffle_numbers(pile, len(pile))
        twin.pile = pile
        twin.dealt = 0
        found.append(twin)
    return found
