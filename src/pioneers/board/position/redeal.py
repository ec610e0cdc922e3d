"""Dealing anew what a seat may not know: the coaches not yet seen and the nuggets that are not its own."""

from __future__ import annotations

from pioneers.board.equipment.box import DISPLAY
from pioneers.board.position.state import NO_COACH, BoardState
from pioneers.kernel.rng import Rng
from pioneers.native import i64, vec


def redeal(state: BoardState, seat: i64, rng: Rng) -> BoardState:
    """An independent copy that looks the same to this seat; every deal that fits is equally likely."""
    twin = state.copy()
    deal_coaches(twin, rng)
    deal_nuggets(twin, seat, rng)
    return twin


def coaches_seen(state: BoardState) -> vec[i64]:
    """By coach, 1 for one that everybody has seen: in the display or a player's own."""
    lookup = state.lookup
    # A coach file may list more coaches than a number has bits.
    seen = state.crew[:]
    for coach in range(i64(len(seen))):
        seen[coach] = 0
    for place in range(i64(DISPLAY)):
        if state.display[place] != NO_COACH:
            seen[state.display[place]] = 1
    for owner in range(lookup.players):
        row: i64 = owner * lookup.most_coaches
        for place in range(row, row + state.coach_count[owner]):
            seen[state.garage[place]] = 1
    return seen


def deal_coaches(state: BoardState, rng: Rng) -> None:
    """As many of the coaches not yet seen as the stack holds, in any order; the rest were removed (B2.8)."""
    lookup = state.lookup
    seen = coaches_seen(state)
    count = state.stack_left()
    pile = state.pile[state.drawn :]
    found: i64 = 0
    for coach in range(lookup.starting_count, i64(len(seen))):
        if seen[coach]:
            continue
        # Each coach takes a random place among those so far; who falls off the end is one of the removed.
        other: i64 = rng.below(found + 1)
        if found < count:
            pile[found] = pile[other]
            pile[other] = coach
        elif other < count:
            pile[other] = coach
        found += 1
    state.pile = pile
    state.drawn = 0


def deal_nuggets(state: BoardState, seat: i64, rng: Rng) -> None:
    """Exchange the values that the seat does not know: those of the others and of the supply.

    After the end the taken ones lie open (B11.2).
    """
    pile = state.nugget_pile[:]
    first: i64 = state.nuggets_taken if state.stack == 0 else 0
    last: i64 = len(pile) - 1
    while last > first:
        if not is_known(state, seat, last):
            # Any of the unknown ones up to this one: draw until one is met.
            other: i64 = first + rng.below(last + 1 - first)
            while is_known(state, seat, other):
                other = first + rng.below(last + 1 - first)
            value = pile[last]
            pile[last] = pile[other]
            pile[other] = value
        last -= 1
    state.nugget_pile = pile


def is_known(state: BoardState, seat: i64, nugget: i64) -> bool:
    """Whether the seat may know this nugget: it has taken it."""
    return nugget < state.nuggets_taken and state.nugget_owner[nugget] == seat
