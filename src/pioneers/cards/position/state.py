"""The state of the card game: hands, deck, trick, supplies and buildings, in numbers."""

from __future__ import annotations

from typing import Final

from pioneers.cards.equipment.lookup import BIT, NO_KIND, SUIT_COUNT, Lookup
from pioneers.cards.position.past import CARD_MASK, ENDS, FOLLOW, LEADER, TRUMP, WINNER, PastTrick
from pioneers.kernel.chance import Chance
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State
from pioneers.kernel.step import NOBODY
from pioneers.native import i64, vec

# Where a play ends in the trick: a deck has fewer cards than eight bits count.
END_BITS: Final = 8
END_MASK: Final = 255


class CardsState(State):
    """Cards are numbers of `lookup`, hands are counts of each card; seats, places and hands count from 0.

    A new one is blank: `game`, `copy` and `load` fill it.
    """

    def __init__(self, lookup: Lookup, rng: Rng | None, seed: bytes) -> None:
        super().__init__(lookup, 0, NOBODY)
        none = lookup.nothing
        self.lookup: Lookup = lookup
        # All later shuffles and draws come from this generator or, in a true game since rules 2, from streams of the
        # seed: one of the two is missing.
        self.rng: Rng | None = rng
        self.seed: bytes = seed
        self.run: i64 = 0
        self.starter: i64 = 0
        self.trump: i64 = lookup.first_trump
        # By hand: how many of each card, which cards at all (bits), how many together, and the suits that play has
        # shown to be missing (bits).
        self.held: vec[i64] = none
        self.which: vec[i64] = none
        self.size: vec[i64] = none
        self.void: vec[i64] = none
        # What each hand gave away in this run, and how many; the shuffled deck, never changed within a run; how far it
        # is dealt.
        self.discards: vec[i64] = none
        self.given: vec[i64] = none
        self.pile: vec[i64] = none
        self.dealt: i64 = 0
        # The trick: its cards as they were laid; where those of each place end, packed, 0 where it has not played; then
        # who led, how many places on it has come, and the suit to follow.
        self.laid: vec[i64] = none
        self.laid_count: i64 = 0
        self.ends: i64 = 0
        self.leader: i64 = 0
        self.turn: i64 = 0
        self.follow: i64 = NO_KIND
        # How many cards of `laid`, its last ones, are those of the tricks that were turned over in this run (rules 3).
        self.past_cards: i64 = 0
        # The trump of the trick: a storm changes the trump of the run before the trick is turned over.
        self.trick_trump: i64 = lookup.first_trump
        # The place of the best sum, of the storm that counts and of the last thief, -1 without one; the winning place.
        self.best: i64 = NOBODY
        self.best_kind: i64 = NO_KIND
        self.best_sum: i64 = 0
        self.storm: i64 = NOBODY
        self.storm_number: i64 = 0
        self.thief: i64 = NOBODY
        self.winner: i64 = NOBODY
        # The play that is not complete yet, the last cards laid: how many, their kind and sum. Only its player knows.
        self.pending: i64 = 0
        self.pending_kind: i64 = NO_KIND
        self.pending_sum: i64 = 0
        # By seat.
        self.supplies: vec[i64] = none
        self.built: vec[i64] = none
        self.stock: vec[i64] = none
        # The phase: how many hands or seats on it has come, cards still to give away, a storm's supply still to take,
        # the last one with cards and his thieves still to use, and who pays for the start (bits).
        self.asked: i64 = 0
        self.discarding: i64 = 0
        self.taking: bool = False
        self.last: i64 = NOBODY
        self.thieves: i64 = 0
        self.contenders: i64 = 0
        self.payers: i64 = 0

    def copy(self) -> CardsState:
        """An independent state: nothing done to one is seen in the other."""
        rng = self.rng
        twin = CardsState(self.lookup, None if rng is None else rng.copy(), self.seed)
        twin.stack = self.stack
        twin.deciding = self.deciding
        twin.run = self.run
        twin.starter = self.starter
        twin.trump = self.trump
        twin.held = self.held[:]
        twin.which = self.which[:]
        twin.size = self.size[:]
        twin.void = self.void[:]
        twin.discards = self.discards[:]
        twin.given = self.given[:]
        twin.pile = self.pile
        twin.dealt = self.dealt
        twin.laid = self.laid[:]
        twin.laid_count = self.laid_count
        twin.ends = self.ends
        twin.leader = self.leader
        twin.turn = self.turn
        twin.follow = self.follow
        twin.past_cards = self.past_cards
        twin.trick_trump = self.trick_trump
        twin.best = self.best
        twin.best_kind = self.best_kind
        twin.best_sum = self.best_sum
        twin.storm = self.storm
        twin.storm_number = self.storm_number
        twin.thief = self.thief
        twin.winner = self.winner
        twin.pending = self.pending
        twin.pending_kind = self.pending_kind
        twin.pending_sum = self.pending_sum
        twin.supplies = self.supplies[:]
        twin.built = self.built[:]
        twin.stock = self.stock[:]
        twin.asked = self.asked
        twin.discarding = self.discarding
        twin.taking = self.taking
        twin.last = self.last
        twin.thieves = self.thieves
        twin.contenders = self.contenders
        twin.payers = self.payers
        return twin

    # --- looking ------------------------------------------------------------------------------------

    @property
    def past(self) -> PastTrick | None:
        """The last trick that was turned over in this run, which knows the one before; made for the one who asks."""
        return last_trick(self.laid, len(self.laid) - self.past_cards)

    def place(self) -> i64:
        """The place whose turn it is in the trick."""
        return self.lookup.place_at[self.leader + self.turn]

    def hand(self) -> i64:
        """The hand that is played from now."""
        return self.lookup.hand_at[self.leader + self.turn]

    def has(self, hand: i64, card: i64) -> bool:
        """Whether a hand holds this card."""
        return self.which[hand] & BIT[card] != 0

    def has_kind(self, hand: i64, kind: i64) -> bool:
        """Whether a hand holds any card of a suit, a thief or a storm."""
        return self.which[hand] & self.lookup.of_kind[kind] != 0

    def cards_of(self, seat: i64) -> i64:
        """How many cards a player holds, in all his hands."""
        if self.lookup.separate:
            return self.size[seat] + self.size[seat + 2]
        return self.size[seat]

    def several_hold_cards(self) -> bool:
        """Whether at least two players still hold cards (C2.6)."""
        one = False
        for seat in range(self.lookup.players):
            if self.cards_of(seat) > 0:
                if one:
                    return True
                one = True
        return False

    def end_of(self, place: i64) -> i64:
        """Where the cards of a place end in the trick, 0 if it did not play."""
        return self.ends >> place * END_BITS & END_MASK

    def has_supply(self, seat: i64, suit: i64) -> bool:
        """Whether a player has a supply card of this suit."""
        return self.supplies[seat * SUIT_COUNT + suit] > 0

    def supply_total(self, seat: i64) -> i64:
        """How many supply cards a player has."""
        supplies = self.supplies
        row: i64 = seat * SUIT_COUNT
        return supplies[row] + supplies[row + 1] + supplies[row + 2] + supplies[row + 3]

    def deck_left(self) -> i64:
        """How many cards the face-down deck still holds."""
        return len(self.pile) - self.dealt

    # --- doing --------------------------------------------------------------------------------------

    def chance(self, purpose: bytes, number: i64) -> Chance:
        """Where a shuffle or a draw comes from."""
        return self.lookup.edition.chance(self.rng, self.seed, purpose, number)

    def unseed(self, rng: Rng) -> None:
        """See `State`."""
        if self.rng is None:
            self.rng = rng.split()
            self.seed = b""

    def give(self, hand: i64, card: i64) -> None:
        """Put a card into a hand."""
        self.held[hand * self.lookup.card_count + card] += 1
        self.which[hand] |= BIT[card]
        self.size[hand] += 1

    def draw(self, hand: i64, count: i64) -> None:
        """Put the next cards of the deck into a hand."""
        pile = self.pile
        held = self.held
        row: i64 = hand * self.lookup.card_count
        which = self.which[hand]
        for place in range(self.dealt, self.dealt + count):
            card = pile[place]
            held[row + card] += 1
            which |= BIT[card]
        self.which[hand] = which
        self.size[hand] += count
        self.dealt += count

    def remove(self, hand: i64, card: i64) -> None:
        """Take a card out of a hand."""
        held = self.held
        slot: i64 = hand * self.lookup.card_count + card
        left: i64 = held[slot] - 1
        held[slot] = left
        self.size[hand] -= 1
        if left == 0:
            self.which[hand] ^= BIT[card]

    def gain(self, seat: i64, suit: i64) -> bool:
        """A supply card from the stock, if one is left (C4.3)."""
        if self.stock[suit] == 0:
            return False
        self.stock[suit] -= 1
        self.supplies[seat * SUIT_COUNT + suit] += 1
        return True

    def spend(self, seat: i64, suit: i64, count: i64) -> None:
        """Supply cards that are paid go back to the stock (C1.3)."""
        self.supplies[seat * SUIT_COUNT + suit] -= count
        self.stock[suit] += count


def last_trick(laid: vec[i64], begin: i64) -> PastTrick | None:
    """The trick that begins here, with those before it, which lie behind it; none at the end."""
    if begin >= i64(len(laid)):
        return None
    first = laid[begin]
    told: i64 = first // ENDS
    count: i64 = 0
    ends = told
    while ends != 0:
        count = max(count, ends & END_MASK)
        ends >>= END_BITS
    cards = laid[begin : begin + count]
    cards[0] = first & CARD_MASK
    return PastTrick(
        last_trick(laid, begin + count),
        first // LEADER & 3,
        (first // FOLLOW & 15) - 1,
        first // TRUMP & 3,
        told,
        cards,
        first // WINNER & 3,
    )


def blank(lookup: Lookup, rng: Rng | None, seed: bytes) -> CardsState:
    """No cards dealt, no supplies: every vector in its size."""
    if lookup.template is None:
        lookup.template = template(lookup)
    made: CardsState = lookup.template
    state = made.copy()
    state.rng = rng
    state.seed = seed
    return state


def template(lookup: Lookup) -> CardsState:
    """What a new game is a copy of."""
    hands = int(lookup.hands)
    players = int(lookup.players)
    cards = len(lookup.cards)
    state = CardsState(lookup, None, b"")
    state.held = vec[i64]([0] * (hands * cards))
    state.which = vec[i64]([0] * hands)
    state.size = vec[i64]([0] * hands)
    state.void = vec[i64]([0] * hands)
    state.discards = vec[i64]([0] * (hands * int(lookup.exchange_size)))
    state.given = vec[i64]([0] * hands)
    state.laid = vec[i64]([0] * len(lookup.pack))
    state.supplies = vec[i64]([0] * (players * SUIT_COUNT))
    state.built = vec[i64]([0] * players)
    state.stock = lookup.stock[:]
    return state
