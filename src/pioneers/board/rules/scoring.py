"""Final scoring (B11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioneers.board.equipment.box import POINTS_A_PIONEER, SEAT_BITS, SEAT_MASK
from pioneers.board.equipment.lookup import BIT
from pioneers.board.position.state import BoardState
from pioneers.kernel.bits import lowest
from pioneers.native import i64

if TYPE_CHECKING:
    from pioneers.board.shapes.result import BoardParts

# Dollars are the lower digits of the number that decides the win: nobody ever holds so many.
DOLLARS: Final = 1_000_000


class Outcome:
    """Totals, their parts, the cities of the networks that count, ranks from 1, and the winners, by seat."""

    def __init__(
        self,
        scores: list[int],
        parts: list[BoardParts],
        networks: list[list[str]],
        ranks: list[int],
        winners: list[int],
    ) -> None:
        self.scores: Final = scores
        self.parts: Final = parts
        self.networks: Final = networks
        self.ranks: Final = ranks
        self.winners: Final = winners


def empty_seats(state: BoardState, seat: i64) -> i64:
    """The empty seats of the coaches that still hold a pioneer (B11.1)."""
    total: i64 = 0
    for number in range(1, state.coach_count[seat] + 1):
        coach = state.coach_of(seat, number)
        crew = state.crew[coach]
        if crew != 0:
            total += state.lookup.coach_size[coach] - heads(crew)
    return total


def heads(crew: i64) -> i64:
    """How many pioneers a crew has."""
    total: i64 = 0
    while crew != 0:
        total += crew & SEAT_MASK
        crew >>= SEAT_BITS
    return total


def nugget_points(state: BoardState, seat: i64) -> i64:
    """The points on this seat's nuggets (B11.2)."""
    total: i64 = 0
    for nugget in range(state.nuggets_taken):
        if state.nugget_owner[nugget] == seat:
            total += state.nugget_pile[nugget]
    return total


def networks(state: BoardState, seat: i64) -> list[i64]:
    """The connected sets of spaces that this seat's roads join, each as bits (B11.3)."""
    found: list[i64] = []
    row: i64 = seat * state.lookup.city_count
    seen: i64 = 0
    for city in range(state.lookup.city_count):
        if state.own[row + city] != 0 and seen & BIT[city] == 0:
            network = joined(state, seat, city)
            seen |= network
            found.append(network)
    return found


def joined(state: BoardState, seat: i64, city: i64) -> i64:
    """The spaces that own roads join to this one, itself included, as bits."""
    row: i64 = seat * state.lookup.city_count
    spaces: i64 = BIT[city]
    now: i64 = spaces
    while now != 0:
        bit: i64 = now & -now
        now ^= bit
        fresh: i64 = state.own[row + lowest(bit)] & ~spaces
        spaces |= fresh
        now |= fresh
    return spaces


def pioneers_on(state: BoardState, seat: i64, spaces: i64) -> i64:
    """How many own pioneers stand on these spaces."""
    row: i64 = seat * state.lookup.city_count
    total: i64 = 0
    while spaces != 0:
        bit: i64 = spaces & -spaces
        spaces ^= bit
        total += state.settlers[row + lowest(bit)]
    return total


def counted_network(state: BoardState, seat: i64) -> i64:
    """The spaces of the network that holds most own pioneers, as bits; none where nobody stands on one (B11.3)."""
    most: i64 = 0
    counted: i64 = 0
    for network in networks(state, seat):
        count = pioneers_on(state, seat, network)
        if count > most:
            most = count
            counted = network
    return counted


def network_points(state: BoardState, seat: i64) -> i64:
    """Two points for each own pioneer in the network that counts (B11.3)."""
    return pioneers_on(state, seat, counted_network(state, seat)) * POINTS_A_PIONEER


def final_points(state: BoardState, seat: i64) -> i64:
    """All points of a seat, were the game over now."""
    return state.score[seat] + empty_seats(state, seat) + nugget_points(state, seat) + network_points(state, seat)


def final_key(state: BoardState, seat: i64) -> i64:
    """What decides the win, as one number: all points, then dollars (B11.4)."""
    return final_points(state, seat) * DOLLARS + state.money[seat]


def result(state: BoardState) -> Outcome:
    """The whole scoring; a tie goes to more dollars, still tied they share the win (B11.4)."""
    parts: list[BoardParts] = []
    scores: list[int] = []
    counted: list[list[str]] = []
    for seat in range(state.lookup.players):
        part: BoardParts = {
            "coaches": state.score[seat],
            "empty": empty_seats(state, seat),
            "nuggets": nugget_points(state, seat),
            "network": network_points(state, seat),
        }
        parts.append(part)
        network = counted_network(state, seat)
        counted.append([city for number, city in enumerate(state.lookup.cities) if network & BIT[number] != 0])
        scores.append(part["coaches"] + part["empty"] + part["nuggets"] + part["network"])
    keys = [final_key(state, seat) for seat in range(state.lookup.players)]
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    return Outcome(scores, parts, counted, ranks, [seat for seat, rank in enumerate(ranks) if rank == 1])
