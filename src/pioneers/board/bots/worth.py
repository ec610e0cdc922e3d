"""What a position is worth: the points each seat is expected to end with, and from these the chance to win."""

from __future__ import annotations

from typing import Final

from pioneers.board.bots.coaches import coaches_under_way
from pioneers.board.bots.drives import Ways, best_drive
from pioneers.board.bots.heuristics import IN_NETWORK, NUGGET, Heuristics
from pioneers.board.bots.measures import WHOLE, Measures, early, ones, rounds_left, tile_counts
from pioneers.board.position.state import BoardState
from pioneers.board.rules.scoring import final_key, final_points, heads, pioneers_on
from pioneers.board.rules.sequence import DRIVE, PURCHASE
from pioneers.bots.evaluator import SURE
from pioneers.kernel.state import STEP_MASK
from pioneers.native import i64, vec

# The shares of two seats are as e to the power of the difference of their points, here in steps of an eighth.
STEPS_TO_E: Final = 8
FIRST_SHARE: Final = 1_000_000
NEXT_SHARE: Final = 882_497
STEP_COUNT: Final = 65


def decay() -> list[int]:
    """Each share from the one before, in whole numbers: the same on every machine."""
    shares = [FIRST_SHARE]
    while len(shares) < STEP_COUNT:
        shares.append(shares[-1] * NEXT_SHARE // FIRST_SHARE)
    return shares


DECAY: Final = vec[i64](decay())
MOST_SEATS: Final = 4
NOBODY_YET: Final = vec[i64]([0] * MOST_SEATS)


def final_worth(state: BoardState, seat: i64) -> i64:
    """What the end of the game is worth: the whole for a win, a part for a shared one."""
    own = final_key(state, seat)
    winners: i64 = 0
    for other in range(state.lookup.players):
        key = final_key(state, other)
        if key > own:
            return 0
        if key == own:
            winners += 1
    return SURE // winners


def expected_points(sight: Heuristics, viewer: i64) -> i64:
    """The points a seat is expected to end with, in hundredths, as far as the viewer can know."""
    state = sight.state
    seat = sight.seat
    network = sight.network
    turns = sight.turns
    measures = sight.measures
    total: i64 = state.score[seat] * WHOLE + network.pioneers * IN_NETWORK
    away: i64 = 0
    while away <= 3:
        outside: i64 = network.layers[away] & network.settled
        if away > 0:
            pioneers = pioneers_on(state, seat, outside)
            total += pioneers * IN_NETWORK * measures.joining(away, turns) // WHOLE
        elif network.pioneers == 0:
            # The first road brings in all that stand at its ends.
            pioneers = pioneers_on(state, seat, outside)
            total += pioneers * IN_NETWORK * measures.joining(1, turns) // WHOLE
        away += 1
    total += coaches_under_way(state, seat, turns, sight.counts, measures)
    for nugget in range(state.nuggets_taken):
        if state.nugget_owner[nugget] == seat:
            total += state.nugget_pile[nugget] * WHOLE if seat == viewer else NUGGET
    total += state.money[seat] * measures.dollar_value(turns)
    matching = state.matching(seat)
    prospects: i64 = ones(matching) * measures.match_anywhere - state.roads[seat] * measures.spare_road
    prospects += ones(matching & network.layers[1]) * measures.match_beside
    if network.pioneers > 0:
        prospects += ones(matching & network.spaces) * measures.match_inside
    total += prospects * early(turns) // WHOLE
    a_turn: i64 = measures.turn + state.bankers[seat] * measures.banker + state.merchants[seat] * measures.merchant
    return total + a_turn * turns // WHOLE


def drive_at_hand(sight: Heuristics) -> i64:
    """What the best drive is worth that the active player can make now; nothing once he has driven."""
    step: i64 = sight.state.stack & STEP_MASK
    if step != PURCHASE and step != DRIVE:
        return 0
    return best_drive(sight, Ways(sight.state, True))


def width_of(measures: Measures, rounds: i64) -> i64:
    """By how many points a lead makes a chance e times as large: the fewer turns are left, the surer it is."""
    return measures.spread + measures.spread_a_turn * (rounds + WHOLE // 2) // WHOLE


def chance_to_win(state: BoardState, seat: i64, measures: Measures) -> i64:
    """The chance of a seat, from 0 to `SURE`."""
    counts = tile_counts(state)
    rounds = rounds_left(state, measures)
    points = NOBODY_YET[:]
    best: i64 = 0
    players = state.lookup.players
    for other in range(players):
        sight = Heuristics(state, other, counts, rounds, measures)
        points[other] = expected_points(sight, seat)
        if other == state.active:
            points[other] += drive_at_hand(sight) * measures.drive_at_hand // WHOLE
        best = max(best, points[other])
    width = width_of(measures, rounds)
    total: i64 = 0
    own: i64 = 0
    for other in range(players):
        share = share_behind(best - points[other], width)
        total += share
        if other == seat:
            own = share
    return SURE * own // total


def share_behind(gap: i64, width: i64) -> i64:
    """The share of a seat that is so far behind the best, against a million of the best's."""
    scaled: i64 = gap * STEPS_TO_E * WHOLE // width
    step: i64 = scaled // WHOLE
    last: i64 = len(DECAY) - 1
    if step >= last:
        return DECAY[last]
    part: i64 = scaled % WHOLE
    return (DECAY[step] * (WHOLE - part) + DECAY[step + 1] * part) // WHOLE


def goods(state: BoardState, seat: i64, measures: Measures) -> i64:
    """What a seat has now, in hundredths of a point: for a bot that does not think ahead."""
    total: i64 = final_points(state, seat) * WHOLE
    total += state.money[seat] * measures.plain_dollar
    total += state.bankers[seat] * measures.plain_banker + state.merchants[seat] * measures.plain_merchant
    for number in range(1, state.coach_count[seat] + 1):
        coach = state.coach_of(seat, number)
        crew = state.crew[coach]
        if crew != 0:
            size = state.lookup.coach_size[coach]
            gone: i64 = size - heads(crew)
            part: i64 = measures.plain_coach + measures.plain_progress * gone // size
            # Its empty seats are counted already.
            total += state.lookup.coach_points[coach] * part - gone * WHOLE
    return total
