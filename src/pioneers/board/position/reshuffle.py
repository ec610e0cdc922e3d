"""Dealing anew what nobody has seen yet: the coaches below the display and the nuggets in the supply."""

from __future__ import annotations

from pioneers.board.position.redeal import coaches_seen
from pioneers.board.position.state import BoardState
from pioneers.board.rules.sequence import PURCHASE
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import STEP_MASK, State
from pioneers.native import i64, vec


def reshuffled(state: BoardState, most: i64, rng: Rng) -> list[State]:
    """At most so many copies that look the same to all seats together.

    Each coach, or where none can come now each nugget, that may come next does so once, if there are not more of them.
    A copy goes on where the one before it began, one later: so each by itself is any deal, none likelier.
    """
    coaches = unseen_coaches(state)
    rng.shuffle_numbers(coaches, len(coaches))
    nuggets = state.nugget_pile[state.nuggets_taken :]
    rng.shuffle_numbers(nuggets, len(nuggets))
    stack: i64 = state.stack_left()
    next_ones: i64 = len(coaches) if state.stack & STEP_MASK == PURCHASE else len(nuggets)
    found: list[State] = []
    for shift in range(min(most, max(i64(1), next_ones))):
        twin = state.copy()
        twin.pile = turned(coaches, shift)[:stack]
        twin.drawn = 0
        fresh = state.nugget_pile[:]
        values = turned(nuggets, shift)
        for place in range(i64(len(values))):
            fresh[state.nuggets_taken + place] = values[place]
        twin.nugget_pile = fresh
        found.append(twin)
    return found


def unseen_coaches(state: BoardState) -> vec[i64]:
    """The coaches in the stack and those that were removed (B2.8)."""
    seen = coaches_seen(state)
    found = seen[:]
    count: i64 = 0
    for coach in range(state.lookup.starting_count, i64(len(seen))):
        if not seen[coach]:
            found[count] = coach
            count += 1
    return found[:count]


def turned(numbers: vec[i64], shift: i64) -> vec[i64]:
    """The same row from another place on."""
    found = numbers[:]
    count: i64 = len(numbers)
    for place in range(count):
        found[place] = numbers[(place + shift) % count]
    return found
