"""Worlds drawn by what the play so far says: likely deals of the unseen cards more often than unlikely ones."""

from __future__ import annotations

from typing import Final

from pioneers.bots.learned.network import SHARES, STEP_COUNT
from pioneers.bots.worlds import Worlds
from pioneers.cards.bots.inference.signs import SIGNS, Reading
from pioneers.cards.equipment.lookup import BIT
from pioneers.cards.position.redeal import (
    SWAPS,
    constrained,
    exchange_fitting,
    gather,
    hidden_leader,
    spread,
    take_back,
)
from pioneers.cards.position.state import CardsState
from pioneers.cards.rules.sequence import ADD
from pioneers.cards.rules.trick import leads
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import STEP_MASK
from pioneers.native import i64, vec

# Exchanges tried for each card between two worlds: each goes on from the one before.
FRESH_SWAPS: Final = 2
# A word of chance has 32 bits, a share of `SHARES` 40.
SHARE_BITS: Final = 8


class LikelyWorlds(Worlds):
    """Deals that look the same to a seat, drawn by how well they fit what the others have played.

    How well a card fits a place is a number, its lean, 256 steps to a factor of e; a deal is as likely as e to the sum
    of all leans. Two places exchange their cards with a chance that leads to just that (Metropolis).
    """

    def __init__(self, state: CardsState, seat: i64, weights: vec[i64]) -> None:
        lookup = state.lookup
        base = state.copy()
        base.seed = b""
        if base.stack & STEP_MASK == ADD and base.deciding != seat:
            take_back(base)
        self.base: Final = base
        self.seat: Final[i64] = seat
        self.leader: Final[i64] = hidden_leader(base, seat)
        cards = lookup.pack[:]
        barred = lookup.pack[:]
        self.count: Final[i64] = gather(base, seat, cards, barred)
        self.cards: Final = cards
        self.barred: Final = barred
        self.leans: Final = vec[i64]([0] * int((lookup.hands + 2) * lookup.card_count))
        self.rows: Final = lookup.pack[:]
        self.read(weights)
        self.begun = False

    def read(self, weights: vec[i64]) -> None:
        """What each card leans to, and the row of it for each place: its hand's, that of discards, the deck's."""
        base = self.base
        lookup = base.lookup
        reading = Reading(base, weights, self.leans)
        given: i64 = lookup.hands * lookup.card_count
        deck: i64 = given + lookup.card_count
        place: i64 = 0
        for hand in range(lookup.hands):
            if lookup.seat_of(hand) != self.seat:
                row: i64 = hand * lookup.card_count
                if base.size[hand] > 0:
                    reading.read_hand(hand, row)
                for _ in range(base.size[hand]):
                    self.rows[place] = row
                    place += 1
        for hand in range(lookup.hands):
            if lookup.seat_of(hand) != self.seat and base.given[hand] > 0:
                reading.read_discards(given)
                for _ in range(base.given[hand]):
                    self.rows[place] = given
                    place += 1
        for number in range(place, self.count):
            self.rows[number] = deck

    def draw(self, rng: Rng) -> CardsState:
        """The next world."""
        base = self.base
        world = base.copy()
        world.rng = rng.split()
        if not self.begun:
            self.begin(rng)
        while True:
            self.exchange(self.count * FRESH_SWAPS, rng)
            spread(world, self.seat, self.cards)
            if self.leader < 0 or leads(world, self.leader):
                return world
            world = base.copy()
            world.rng = rng.split()

    def begin(self, rng: Rng) -> None:
        """Forget how the cards lay in the state that was given, and find a likely deal."""
        if constrained(self.barred, self.count):
            exchange_fitting(self.base, self.cards, self.barred, self.count, rng)
        else:
            rng.shuffle_numbers(self.cards, self.count)
        self.exchange(self.count * SWAPS, rng)
        self.begun = True

    def exchange(self, tries: i64, rng: Rng) -> None:
        """Try to exchange two cards, so many times."""
        count = self.count
        if count < 2:
            return
        cards = self.cards
        barred = self.barred
        leans = self.leans
        rows = self.rows
        kind = self.base.lookup.kind
        bits: i64 = SHARE_BITS
        for _ in range(tries):
            one = rng.below(count)
            other = rng.below(count)
            mine = cards[one]
            his = cards[other]
            if rows[one] == rows[other] or mine == his:
                continue
            if barred[one] & BIT[kind[his]] != 0 or barred[other] & BIT[kind[mine]] != 0:
                continue
            worse: i64 = leans[rows[one] + mine] + leans[rows[other] + his]
            worse -= leans[rows[one] + his] + leans[rows[other] + mine]
            if worse > 0 and (worse >= STEP_COUNT or (rng.word() << bits) >= SHARES[worse]):
                continue
            cards[one] = his
            cards[other] = mine


def weighed(state: CardsState, seat: i64, weights: list[int]) -> LikelyWorlds:
    """The worlds by these weights, for who is not compiled."""
    return LikelyWorlds(state, seat, vec[i64](weights))


def tallied(state: CardsState, seat: int) -> list[tuple[int, int, list[list[int]]]]:
    """For a fit: of every place that is hidden from a seat where it is (a hand, `hands` for discards, `hands + 1` for
    the deck), how many cards lie there, and for each card how often each sign was seen.
    """
    lookup = state.lookup
    tallies: dict[int, list[list[int]]] = {}
    found = weighed(state, seat, [0] * SIGNS)
    width = int(lookup.card_count)
    places = [int(found.rows[place]) // width for place in range(int(found.count))]
    for sign in range(SIGNS):
        leans = weighed(state, seat, [int(sign == other) for other in range(SIGNS)]).leans
        for place in set(places):
            rows = tallies.setdefault(place, [[0] * SIGNS for _ in range(width)])
            for card in range(width):
                rows[card][sign] = int(leans[place * width + card])
    return [(place, places.count(place), tallies[place]) for place in sorted(tallies)]
