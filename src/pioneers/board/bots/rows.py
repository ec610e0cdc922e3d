"""What the networks of the board game are shown: each seat's prospects as one seat may know them."""

from __future__ import annotations

from typing import Final

from pioneers.board.bots.drives import Ways, best_drive
from pioneers.board.bots.heuristics import NUGGET, Heuristics
from pioneers.board.bots.measures import WHOLE, Measures, early, ones, rounds_left, tile_counts
from pioneers.board.bots.worth import expected_points, width_of
from pioneers.board.equipment.box import HOTEL, KINDS, SEAT_BITS, SEAT_MASK
from pioneers.board.position.state import BoardState
from pioneers.board.rules.scoring import empty_seats, heads, pioneers_on
from pioneers.board.rules.sequence import DRIVE, JOIN, PLACE, PURCHASE, SETTLE
from pioneers.bots.learned.rows import Rows
from pioneers.kernel.state import STEP_MASK
from pioneers.native import i64, vec

# It grows whenever a row of the same position becomes another one: networks and training data name the one they know.
VERSION: Final = 2
OWN_WIDTH: Final = 61
COMMON_WIDTH: Final = 23
MOST_SEATS: Final = 4
# How finely the evaluation made by hand is shown.
STEPS_A_NAT: Final = 32

# The coaches shown one by one, those nearest to being empty first.
COACHES_SHOWN: Final = 3
NO_SEATS: Final = vec[i64]([0] * MOST_SEATS)


def blank_rows() -> Rows:
    """Rows to write into."""
    return Rows(MOST_SEATS, OWN_WIDTH, COMMON_WIDTH)


def write_rows(state: BoardState, viewer: i64, measures: Measures, rows: Rows) -> None:
    """The position as the viewer may know it."""
    players = state.lookup.players
    counts = tile_counts(state)
    rounds = rounds_left(state, measures)
    step: i64 = state.stack & STEP_MASK
    rows.begin(players)
    write_common(state, counts, rounds, step, rows)
    sights = [Heuristics(state, seat, counts, rounds, measures) for seat in range(players)]
    expected = NO_SEATS[:]
    mean: i64 = 0
    best: i64 = -(1 << 40)
    second: i64 = best
    drive: i64 = 0
    for seat in range(players):
        points = expected_points(sights[seat], viewer)
        if seat == state.active and (step == PURCHASE or step == DRIVE):
            drive = best_drive(sights[seat], Ways(state, True))
            points += drive * measures.drive_at_hand // WHOLE
        expected[seat] = points
        mean += points
        if points > best:
            second = best
            best = points
        elif points > second:
            second = points
    mean //= players
    width = width_of(measures, rounds)
    for seat in range(players):
        # What the evaluation made by hand says: its place is named in `learning`.
        rows.put((expected[seat] - best) * STEPS_A_NAT // width)
        ahead: i64 = expected[seat] - (second if expected[seat] == best else best)
        rows.put(expected[seat] // 100)
        rows.put(expected[seat] // 20 - 250)
        rows.put((expected[seat] - mean) // 40)
        rows.put((expected[seat] - mean) // 8)
        rows.put(ahead // 40)
        rows.put(ahead // 8)
        write_seat(sights[seat], viewer, step, drive, rows)


def write_common(state: BoardState, counts: vec[i64], rounds: i64, step: i64, rows: Rows) -> None:
    """The course of the game and what lies on the board."""
    players = state.lookup.players
    rows.put_common(64 if players == 2 else 0)
    rows.put_common(64 if players == 3 else 0)
    rows.put_common(64 if players == 4 else 0)
    rows.put_common(rounds // 10)
    rows.put_common(min(rounds, 300) * 127 // 300)
    rows.put_common(state.round * 6)
    rows.put_common(state.stack_left() * 4)
    rows.put_common(64 if state.ending != 0 else 0)
    rows.put_common(64 if state.idle_rounds > 0 else 0)
    rows.put_common(64 if step == PURCHASE or step == PLACE else 0)
    rows.put_common(64 if step == DRIVE else 0)
    rows.put_common(64 if step == JOIN else 0)
    rows.put_common(state.placing * 40)
    rows.put_common(ones(state.purchases) * 40)
    for kind in range(i64(KINDS)):
        rows.put_common(counts[kind] * 16)
    rows.put_common(ones(state.tiled) * 3)
    rows.put_common(state.free_lines * 2)


def write_seat(sight: Heuristics, viewer: i64, step: i64, drive: i64, rows: Rows) -> None:
    """One seat: points, means, network, coaches, what the board offers it."""
    state = sight.state
    seat = sight.seat
    players = state.lookup.players
    network = sight.network
    place: i64 = (seat - state.active + players) % players
    rows.put(64 if seat == viewer else 0)
    rows.put(64 if seat == state.deciding else 0)
    rows.put(64 if place == 0 else 0)
    rows.put(64 if place == 0 and state.tile >= 0 else 0)
    rows.put(64 if place == 1 else 0)
    rows.put(64 if place == players - 1 else 0)
    rows.put(64 if sight.turns > 0 else 0)
    rows.put(sight.turns // 12)
    rows.put(early(sight.turns) * 127 // WHOLE)
    nuggets = nugget_hundredths(state, seat, viewer)
    empty = empty_seats(state, seat)
    certain: i64 = state.score[seat] * WHOLE + nuggets + empty * WHOLE + network.pioneers * 2 * WHOLE
    rows.put(certain // 50)
    rows.put(state.score[seat] * 2)
    rows.put(nuggets // 25)
    rows.put(empty * 10)
    rows.put(state.money[seat] * 4)
    rows.put(min(state.money[seat], 5) * 25)
    rows.put(state.bankers[seat] * 60)
    rows.put(state.merchants[seat] * 60)
    rows.put(state.roads[seat] * 8)
    rows.put(min(state.roads[seat], 3) * 42)
    rows.put(state.supply[seat] * 6)
    write_network(sight, rows)
    write_coaches(sight, rows)
    write_matches(sight, rows)
    rows.put(drive // 12 if place == 0 else 0)
    rows.put(64 if place == 0 and step == SETTLE else 0)


def nugget_hundredths(state: BoardState, seat: i64, viewer: i64) -> i64:
    """The points on a seat's nuggets in hundredths: the viewer's own by their value, the others' by their mean."""
    total: i64 = 0
    for nugget in range(state.nuggets_taken):
        if state.nugget_owner[nugget] == seat:
            total += state.nugget_pile[nugget] * WHOLE if seat == viewer else NUGGET
    return total


def write_network(sight: Heuristics, rows: Rows) -> None:
    """How many own pioneers are joined, and how many stand so many roads away."""
    state = sight.state
    seat = sight.seat
    network = sight.network
    rows.put(network.pioneers * 6)
    rows.put(ones(network.spaces) * 6 if network.pioneers > 0 else 0)
    for away in range(i64(4)):
        outside: i64 = network.layers[away] & network.settled
        rows.put(pioneers_on(state, seat, outside) * 12 if away > 0 or network.pioneers == 0 else 0)
    rows.put(ones(network.settled) * 8)


def write_coaches(sight: Heuristics, rows: Rows) -> None:
    """The coaches under way: all together, and those that will be empty first."""
    state = sight.state
    seat = sight.seat
    lookup = state.lookup
    points: i64 = 0
    under_way: i64 = 0
    for number in range(1, state.coach_count[seat] + 1):
        coach = state.coach_of(seat, number)
        if state.crew[coach] != 0:
            points += lookup.coach_points[coach]
            under_way += 1
    aboard: i64 = heads(state.aboard[seat])
    rows.put(under_way * 16)
    rows.put(points * 3)
    rows.put(aboard * 6)
    rows.put(64 if under_way == 0 else 0)
    last: i64 = 0
    for _ in range(i64(COACHES_SHOWN)):
        # The next in the order of pioneers left, of equals the one with more points.
        found: i64 = 0
        least: i64 = 1 << 40
        for number in range(1, state.coach_count[seat] + 1):
            coach = state.coach_of(seat, number)
            crew = state.crew[coach]
            if crew != 0:
                rank: i64 = (heads(crew) * 64 + 63 - lookup.coach_points[coach]) * 64 + number
                if last < rank < least:
                    least = rank
                    found = number
        if found == 0:
            rows.put(0)
            rows.put(0)
            rows.put(0)
            continue
        last = least
        coach = state.coach_of(seat, found)
        left = heads(state.crew[coach])
        rows.put(lookup.coach_points[coach] * 10)
        rows.put(left * 25)
        rows.put((lookup.coach_size[coach] - left) * 25)


def write_matches(sight: Heuristics, rows: Rows) -> None:
    """Who is aboard, for how many of them there are tiles, and where these lie."""
    state = sight.state
    seat = sight.seat
    network = sight.network
    stuck: i64 = 0
    kinds: i64 = 0
    for profession in range(i64(HOTEL)):
        here: i64 = state.aboard[seat] >> (SEAT_BITS * profession) & SEAT_MASK
        rows.put(here * 32)
        if here > 0:
            kinds += 1
        stuck += max(0, here - sight.counts[profession])
    rows.put(stuck * 32)
    rows.put(kinds * 20)
    matching = state.matching(seat)
    rows.put(ones(matching) * 5)
    rows.put(ones(matching & network.layers[1]) * 16)
    rows.put(ones(matching & network.spaces) * 16 if network.pioneers > 0 else 0)
    near = state.lookup.neighbours[state.stagecoach]
    rows.put(ones(matching & near) * 25)
