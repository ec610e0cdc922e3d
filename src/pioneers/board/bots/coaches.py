"""Coaches under way (B9, B11.1): what they will bring, and what it brings to let a pioneer go."""

from __future__ import annotations

from typing import Final

from pioneers.board.bots.measures import WHOLE, Measures
from pioneers.board.equipment.box import HOTEL, SEAT_BITS, SEAT_MASK
from pioneers.board.position.state import BoardState
from pioneers.board.rules.scoring import heads
from pioneers.native import i64, vec

# Room for the coaches of one seat: more than the supply of pioneers could ever fill.
MOST_HELD: Final = 24
NO_COACHES: Final = vec[i64]([0] * MOST_HELD)


def coaches_under_way(state: BoardState, seat: i64, turns: i64, counts: vec[i64], measures: Measures) -> i64:
    """What the coaches that still hold somebody are expected to bring, in hundredths of a point.

    The one with fewest pioneers left is expected to be emptied first.
    """
    left = NO_COACHES[:]
    held: i64 = 0
    total: i64 = 0
    coach_count = state.coach_count[seat]
    for number in range(1, coach_count + 1):
        crew = state.crew[state.coach_of(seat, number)]
        if crew != 0 and held < MOST_HELD:
            left[held] = heads(crew) * WHOLE + number
            held += 1
    for place in range(held):
        mine = left[place]
        number = mine % WHOLE
        pioneers = mine // WHOLE
        before: i64 = 0
        for other in range(held):
            if left[other] < mine:
                before += left[other] // WHOLE
        coach = state.coach_of(seat, number)
        empty: i64 = state.lookup.coach_size[coach] - pioneers
        points = state.lookup.coach_points[coach]
        chance = measures.finish(before + pioneers, turns) * placeable(state.crew[coach], counts, measures) // WHOLE
        # Until it is empty, its empty seats count one point each, those too that are still to come (B11.1).
        halfway: i64 = empty * WHOLE + (pioneers - 1) * measures.finish(before + 1, turns) // 2
        total += (points * WHOLE * chance + halfway * (WHOLE - chance)) // WHOLE
    return total


def placeable(crew: i64, counts: vec[i64], measures: Measures) -> i64:
    """How likely the board has places for all of a crew, in hundredths."""
    chance: i64 = WHOLE
    profession: i64 = 0
    hotels: i64 = counts[HOTEL]
    while crew != 0:
        here: i64 = crew & SEAT_MASK
        if here != 0:
            chance = chance * measures.findable(counts[profession] + hotels // 2) // WHOLE
        crew >>= SEAT_BITS
        profession += 1
    return chance


def leaving_gain(state: BoardState, coach: i64, profession: i64, counts: vec[i64], measures: Measures) -> i64:
    """What it brings to let one of this profession leave this coach, in hundredths: his share of what is left."""
    crew = state.crew[coach]
    pioneers = heads(crew)
    empty: i64 = state.lookup.coach_size[coach] - pioneers
    gain: i64 = (state.lookup.coach_points[coach] - empty) * WHOLE // pioneers
    # Who has few places left goes first.
    return gain + measures.urgency // (1 + counts[profession])


def best_leaving(state: BoardState, seat: i64, profession: i64, counts: vec[i64], measures: Measures) -> i64:
    """The number of the coach that one of this profession leaves with most gain; 0 if none holds one."""
    found: i64 = 0
    most: i64 = 0
    for number in range(1, state.coach_count[seat] + 1):
        if state.in_coach(seat, profession, number):
            gain = leaving_gain(state, state.coach_of(seat, number), profession, counts, measures)
            if found == 0 or gain > most:
                found = number
                most = gain
    return found


def is_repeated(state: BoardState, seat: i64, number: i64) -> bool:
    """Whether an earlier coach of the seat is like this one: same crew, size and points."""
    lookup = state.lookup
    coach = state.coach_of(seat, number)
    for earlier in range(1, number):
        other = state.coach_of(seat, earlier)
        if (
            state.crew[other] == state.crew[coach]
            and lookup.coach_size[other] == lookup.coach_size[coach]
            and lookup.coach_points[other] == lookup.coach_points[coach]
        ):
            return True
    return False
