"""Who wins (C6.2, C6.4) and who has most supplies (C6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioneers.cards.equipment.components import SUITS, TIE_BREAK
from pioneers.cards.equipment.lookup import BIT, BUILDING_COUNT, SUIT_COUNT
from pioneers.cards.position.state import CardsState
from pioneers.cards.position.view import supplies_shown
from pioneers.native import i64, vec

if TYPE_CHECKING:
    from pioneers.cards.shapes.view import CardParts, CardReason

ALL_BUILT: Final = 15
TIE_SUITS: Final[vec[i64]] = vec[i64]([SUITS.index(suit) for suit in TIE_BREAK])
KEY_BASE: Final = 1000  # a deck file allows fewer supply cards of a suit
BUILDING: Final = 10**16  # more than any supplies come to


class Outcome:
    """Buildings by seat, their parts, ranks from 1, the winners and why the game is over."""

    def __init__(
        self,
        scores: list[int],
        parts: list[CardParts],
        ranks: list[int],
        winners: list[int],
        reason: CardReason,
    ) -> None:
        self.scores: Final = scores
        self.parts: Final = parts
        self.ranks: Final = ranks
        self.winners: Final = winners
        self.reason: Final = reason


def supply_key(state: CardsState, seat: i64) -> i64:
    """What is compared between players: supply cards, then each suit of the tie-break, as digits of one number."""
    row: i64 = seat * SUIT_COUNT
    key = state.supply_total(seat)
    for place in range(i64(SUIT_COUNT)):
        key = key * KEY_BASE + state.supplies[row + TIE_SUITS[place]]
    return key


def best_supplied(state: CardsState) -> i64:
    """The seats with most supply cards, tied in all (C6.3), as bits."""
    best: i64 = -1
    seats: i64 = 0
    for seat in range(state.lookup.players):
        key = supply_key(state, seat)
        if key > best:
            best = key
            seats = 0
        if key == best:
            seats |= BIT[seat]
    return seats


def buildings_of(state: CardsState, seat: i64) -> i64:
    """How many buildings a seat has."""
    count: i64 = 0
    for building in range(i64(BUILDING_COUNT)):
        if state.built[seat] & BIT[building]:
            count += 1
    return count


def final_key(state: CardsState, seat: i64) -> i64:
    """What decides the win, as one number: buildings, then supplies (C6.2, C6.4)."""
    building: i64 = BUILDING
    return buildings_of(state, seat) * building + supply_key(state, seat)


def result(state: CardsState) -> Outcome:
    """Most buildings win; a tie goes by the supplies, and still tied they share the win."""
    scores: list[int] = []
    parts: list[CardParts] = []
    for seat in range(int(state.lookup.players)):
        count = int(buildings_of(state, seat))
        scores.append(count)
        total = int(state.supply_total(seat))
        parts.append({"buildings": count, "supplies": total, **supplies_shown(state.supplies, seat)})
    keys = [final_key(state, seat) for seat in range(state.lookup.players)]
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    reason: CardReason = "settlement" if BUILDING_COUNT in scores else "runs"
    return Outcome(scores, parts, ranks, [seat for seat, rank in enumerate(ranks) if rank == 1], reason)
