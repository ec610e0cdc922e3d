"""Final scoring (B11)."""

from __future__ import annotations

from typing import Final

from pioneers.board.box import POINTS_A_PIONEER, SEAT_BITS, SEAT_MASK
from pioneers.board.state import BoardState
from pioneers.board.tables import BIT, POSITION
from pioneers.native import i64


class Outcome:
    """Totals, their parts, ranks from 1, and the winners, by seat."""

    def __init__(self, scores: list[int], parts: list[dict[str, int]], ranks: list[int], winners: list[int]) -> None:
        self.scores: Final = scores
        self.parts: Final = parts
        self.ranks: Final = ranks
        self.winners: Final = winners


def empty_seats(state: BoardState, seat: i64) -> i64:
    """The empty seats of the coaches that still hold a pioneer (B11.1)."""
    total: i64 = 0
    for number in range(1, state.coach_count[seat] + 1):
        coach = state.coach_of(seat, number)
        crew = state.crew[coach]
        if crew != 0:
            total += state.tables.coach_size[coach]
            while crew != 0:
                total -= crew & SEAT_MASK
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
    row: i64 = seat * state.tables.city_count
    seen: i64 = 0
    for city in range(state.tables.city_count):
        if state.own[row + city] != 0 and seen & BIT[city] == 0:
            network: i64 = BIT[city]
            now: i64 = BIT[city]
            while now != 0:
                bit: i64 = now & -now
                now ^= bit
                fresh: i64 = state.own[row + POSITION[bit % 67]] & ~network
                network |= fresh
                now |= fresh
            seen |= network
            found.append(network)
    return found


def pioneers_in(state: BoardState, seat: i64, network: i64) -> i64:
    """How many own pioneers stand on these spaces."""
    total: i64 = 0
    for city in range(state.tables.city_count):
        if network & BIT[city]:
            total += state.settlers[seat * state.tables.city_count + city]
    return total


def network_points(state: BoardState, seat: i64) -> i64:
    """Two points for each own pioneer in the network that holds most of them (B11.3)."""
    most: i64 = 0
    for network in networks(state, seat):
        count = pioneers_in(state, seat, network)
        most = max(most, count)
    return most * POINTS_A_PIONEER


def result(state: BoardState) -> Outcome:
    """The whole scoring; a tie goes to more dollars, still tied they share the win (B11.4)."""
    parts: list[dict[str, int]] = []
    scores: list[int] = []
    for seat in range(state.tables.players):
        part: dict[str, int] = {
            "coaches": state.score[seat],
            "empty": empty_seats(state, seat),
            "nuggets": nugget_points(state, seat),
            "network": network_points(state, seat),
        }
        parts.append(part)
        scores.append(sum(part.values()))
    keys = [(score, int(state.money[seat])) for seat, score in enumerate(scores)]
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    return Outcome(scores, parts, ranks, [seat for seat, rank in enumerate(ranks) if rank == 1])
