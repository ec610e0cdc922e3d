"""What a hand has shown by how it played: signs that a certain card is still in it, or is not.

Every play says something of the cards that could have been played instead and were not. A sign is a kind of such a
moment together with what the card would have been there; what it weighs was fitted to games (`evidence.toml`). All that
is read here lies open: the tricks of the run (rules 3 remember them), the trick that is being played, who exchanged.
"""

from __future__ import annotations

from typing import Final

from pioneers.cards.equipment.lookup import NO_KIND, STORM, SUIT_COUNT, THIEF
from pioneers.cards.position.past import PastTrick
from pioneers.cards.position.state import END_BITS, END_MASK, CardsState
from pioneers.kernel.step import NOBODY
from pioneers.native import i64, vec

# What a card is by itself: suit cards by number in four classes, first those that are not trump; thief; storms.
SORTS: Final = 11
# How far the hand is played down: in three parts.
PARTS: Final = 3
# How the trick stood for who played: his already; he won it as the last, or with others to come; he did not.
STANDINGS: Final = 4
OWN: Final = 0
LOST: Final = 3

# The families of signs, one after the other, and how many signs each has.
FAMILIES: Final = {
    "kept": SORTS * PARTS,
    "exchanged": SORTS,
    "given-away": SORTS,
    "lead": 2 * 8,
    "storm-lead": 8,
    "follow": STANDINGS * 3,
    "trump": STANDINGS * 3,
    "discard": 2 * 6,
    "thief": 2 * 2,
    "storm": 2 * 6,
    "thief-kept": 3 * STANDINGS,
    "storm-kept": 3 * STANDINGS * 2,
    "named": 5,
}
BEGINS: Final = {name: sum(list(FAMILIES.values())[:number]) for number, name in enumerate(FAMILIES)}
SIGNS: Final = sum(FAMILIES.values())

KEPT: Final[i64] = BEGINS["kept"]
EXCHANGED: Final[i64] = BEGINS["exchanged"]
GIVEN_AWAY: Final[i64] = BEGINS["given-away"]
LEAD: Final[i64] = BEGINS["lead"]
STORM_LEAD: Final[i64] = BEGINS["storm-lead"]
FOLLOW: Final[i64] = BEGINS["follow"]
TRUMP: Final[i64] = BEGINS["trump"]
DISCARD: Final[i64] = BEGINS["discard"]
THIEF_PLAYED: Final[i64] = BEGINS["thief"]
STORM_PLAYED: Final[i64] = BEGINS["storm"]
THIEF_KEPT: Final[i64] = BEGINS["thief-kept"]
STORM_KEPT: Final[i64] = BEGINS["storm-kept"]
NAMED: Final[i64] = BEGINS["named"]

# From these numbers on a card, a sum that is led and a storm are high.
HIGH_CARD: Final = 5
HIGH_LEAD: Final = 6
HIGH_STORM: Final = 9


def sort_of(kind: i64, number: i64, trump: i64) -> i64:
    """What a card is by itself."""
    if kind == THIEF:
        return 8
    if kind == STORM:
        return 10 if number >= HIGH_STORM else 9
    return min(i64(3), (number - 1) // 2) + (4 if kind == trump else 0)


class Reading:
    """The tricks of a run, read for one hand: what they say of each card goes into `leans`, row by row a hand."""

    def __init__(self, state: CardsState, weights: vec[i64], leans: vec[i64]) -> None:
        self.state: Final = state
        self.weights: Final = weights
        self.leans: Final = leans
        self.past: Final[PastTrick | None] = state.past
        self.row: i64 = 0
        # The trick as it lay before the play that is read.
        self.trump: i64 = NO_KIND
        self.follow: i64 = NO_KIND
        self.best_kind: i64 = NO_KIND
        self.best_sum: i64 = 0
        self.best: i64 = NOBODY
        self.storm: i64 = NOBODY
        self.storm_number: i64 = 0
        self.thief: bool = False

    def read_hand(self, hand: i64, row: i64) -> None:
        """All that is to be said of one hand of another."""
        state = self.state
        lookup = state.lookup
        weights = self.weights
        leans = self.leans
        self.row = row
        size: i64 = state.size[hand] * PARTS
        part: i64 = 0 if size > 2 * lookup.hand_size else 1 if size > lookup.hand_size else 2
        exchanged = state.given[hand] > 0
        for card in range(lookup.card_count):
            lean: i64 = weights[KEPT + part * SORTS + sort_of(lookup.kind[card], lookup.number[card], state.trump)]
            if exchanged:
                lean += weights[EXCHANGED + sort_of(lookup.kind[card], lookup.number[card], lookup.first_trump)]
            leans[row + card] = lean
        self.read_trick(hand, state.leader, state.trick_trump, state.ends, state.laid)
        after: i64 = state.trick_trump
        past = self.past
        while past is not None:
            self.read_trick(hand, past.leader, past.trump, past.ends, past.laid)
            if self.storm != NOBODY and lookup.hand_of(self.storm) == hand:
                self.read_name(after)
            after = past.trump
            past = past.earlier

    def read_discards(self, row: i64) -> None:
        """What somebody gave away unseen."""
        lookup = self.state.lookup
        for card in range(lookup.card_count):
            sort = sort_of(lookup.kind[card], lookup.number[card], lookup.first_trump)
            self.leans[row + card] = self.weights[GIVEN_AWAY + sort]

    def read_trick(self, hand: i64, leader: i64, trump: i64, ends: i64, laid: vec[i64]) -> None:
        """Go through a trick and stop at what this hand played."""
        lookup = self.state.lookup
        self.trump = trump
        self.follow = NO_KIND
        self.best_kind = NO_KIND
        self.best_sum = 0
        self.best = NOBODY
        self.storm = NOBODY
        self.storm_number = 0
        self.thief = False
        begin: i64 = 0
        for turn in range(lookup.places):
            place = lookup.place_at[leader + turn]
            end: i64 = ends >> place * END_BITS & END_MASK
            if end == 0:
                continue
            kind = lookup.kind[laid[begin]]
            total: i64 = 0
            highest: i64 = 0
            for number in range(begin, end):
                total += lookup.number[laid[number]]
                highest = max(highest, lookup.number[laid[number]])
            if lookup.hand_of(place) == hand:
                self.read_play(place, kind, total, highest, turn == lookup.places - 1)
            self.lay(place, kind, total)
            begin = end

    def lay(self, place: i64, kind: i64, total: i64) -> None:
        """The play lies (C4.1, C4.2)."""
        if kind == THIEF:
            self.thief = True
        elif kind == STORM:
            if total >= self.storm_number:
                self.storm = place
                self.storm_number = total
        elif self.would_win(kind, total, 0):
            self.best = place
            self.best_kind = kind
            self.best_sum = total
        if self.follow == NO_KIND and kind < SUIT_COUNT:
            self.follow = kind

    def would_win(self, kind: i64, total: i64, storm: i64) -> bool:
        """Whether a play would be best among the suits, and no less than this storm."""
        if total < storm:
            return False
        if self.follow == NO_KIND:
            return True
        if kind == self.best_kind:
            return total >= self.best_sum
        return kind == self.trump

    def wins(self, kind: i64, number: i64) -> bool:
        """Whether a card alone would win the trick as it lies."""
        if kind == STORM:
            return number > self.best_sum and number >= self.storm_number
        return kind != THIEF and self.would_win(kind, number, self.storm_number)

    def read_play(self, place: i64, kind: i64, total: i64, highest: i64, last: bool) -> None:
        """What a play says of every card that could have been played instead."""
        lookup = self.state.lookup
        holder: i64 = self.storm if self.storm_number > self.best_sum else self.best
        standing: i64 = LOST
        if holder != NOBODY and lookup.seat_of(holder) == lookup.seat_of(place):
            standing = OWN
        elif self.wins(kind, total):
            standing = 1 if last else 2
        weights = self.weights
        leans = self.leans
        row = self.row
        for card in range(lookup.card_count):
            sign = self.sign_of(kind, total, highest, standing, lookup.kind[card], lookup.number[card])
            if sign >= 0:
                leans[row + card] += weights[sign]

    def sign_of(self, kind: i64, total: i64, highest: i64, standing: i64, other: i64, number: i64) -> i64:
        """The sign that a play is for a card that was not played; -1 if it says nothing of it."""
        if self.follow == NO_KIND and kind != THIEF:
            if kind == STORM:
                return STORM_LEAD + self.beside(kind, highest, other, number)
            high: i64 = 8 if total >= HIGH_LEAD else 0
            return LEAD + high + self.beside(kind, highest, other, number)
        if kind == THIEF:
            return self.instead_of_thief(standing, other, number)
        if kind == STORM:
            return self.instead_of_storm(highest, standing, other, number)
        # What kept him from playing a thief or a storm: he could follow, trumped, or threw a card away.
        way: i64 = 0 if kind == self.follow else 1 if kind == self.trump else 2
        if other == THIEF:
            return THIEF_KEPT + way * STANDINGS + standing if way > 0 or self.thief else -1
        wins: i64 = 1 if self.wins(other, number) else 0
        if other == STORM:
            return STORM_KEPT + (way * STANDINGS + standing) * 2 + wins
        if way == 2:
            return DISCARD + (6 if standing == OWN else 0) + self.beside_discard(kind, highest, other, number)
        if other != kind:
            return -1
        begin: i64 = FOLLOW if way == 0 else TRUMP
        return begin + standing * 3 + (2 if number > highest else wins)

    def instead_of_thief(self, standing: i64, other: i64, number: i64) -> i64:
        """Trumps and storms that could have been played for a thief."""
        if other == STORM or (other == self.trump and other != self.follow):
            return THIEF_PLAYED + (1 if self.wins(other, number) else 0) + (2 if standing == OWN else 0)
        return -1

    def instead_of_storm(self, highest: i64, standing: i64, other: i64, number: i64) -> i64:
        """Another storm, a thief, the suit to follow, trumps."""
        begin: i64 = STORM_PLAYED + (0 if standing == LOST else 6)
        if other == STORM:
            return begin + (1 if number > highest else 0)
        if other == THIEF:
            return begin + 2
        if other == self.follow:
            return begin + (3 if self.wins(other, number) else 4)
        return begin + 5 if other == self.trump else -1

    def beside_discard(self, kind: i64, highest: i64, other: i64, number: i64) -> i64:
        """What a suit card is beside one that was thrown away: the same suit or another, higher or not, a trump."""
        if other == self.trump:
            return 4 if self.wins(other, number) else 5
        return (0 if other == kind else 2) + (1 if number > highest else 0)

    def beside(self, kind: i64, highest: i64, other: i64, number: i64) -> i64:
        """What a card is beside a lead."""
        if other == THIEF:
            return 6
        if other == STORM:
            return 7
        if other == kind:
            return 0 if number > highest else 1
        high: i64 = 1 if number >= HIGH_CARD else 0
        return (2 if other == self.trump else 4) + high

    def read_name(self, named: i64) -> None:
        """The suit that was named trump by this hand (C4.5)."""
        lookup = self.state.lookup
        for card in range(lookup.card_count):
            kind = lookup.kind[card]
            if kind == named:
                sign: i64 = min(i64(3), (lookup.number[card] - 1) // 2)
                self.leans[self.row + card] += self.weights[NAMED + sign]
            elif kind < SUIT_COUNT and lookup.number[card] >= HIGH_CARD:
                self.leans[self.row + card] += self.weights[NAMED + 4]
