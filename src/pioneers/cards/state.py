"""The state of the card game: hands, deck, trick, supplies and buildings, in numbers."""

from __future__ import annotations

from pioneers.cards.tables import BIT, NO_KIND, SUIT_COUNT, Tables
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State
from pioneers.kernel.step import NOBODY
from pioneers.native import i64, vec


class CardState(State):
    """Cards are numbers of `tables`, hands are counts of each card; seats, places and hands count from 0.

    A new one is blank: `game`, `copy` and `load` fill it.
    """

    def __init__(self, tables: Tables, rng: Rng) -> None:
        super().__init__(tables, 0, NOBODY)
        none = tables.nothing
        self.tables: Tables = tables
        # All later shuffles and draws come from here.
        self.rng: Rng = rng
        self.run: i64 = 0
        self.starter: i64 = 0
        self.trump: i64 = tables.first_trump
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
        # Cards played in earlier tricks of this run, lost or shown: open to all.
        self.gone: vec[i64] = none
        # The trick: its cards as they were laid; by place the kind of play, its sum, and where its cards end; then who
        # led, how many places on it has come, and the suit to follow.
        self.laid: vec[i64] = none
        self.laid_count: i64 = 0
        self.play_kind: vec[i64] = none
        self.play_sum: vec[i64] = none
        self.play_end: vec[i64] = none
        self.leader: i64 = 0
        self.turn: i64 = 0
        self.follow: i64 = NO_KIND
        # The trump of the trick: a storm changes the trump of the run before the trick is turned over.
        self.trick_trump: i64 = tables.first_trump
        # The last thief's place and the place of the storm that counts, -1 without one; the winning place.
        self.thief: i64 = NOBODY
        self.storm: i64 = NOBODY
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

    def copy(self) -> CardState:
        """An independent state: nothing done to one is seen in the other."""
        twin = CardState(self.tables, self.rng.copy())
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
        twin.gone = self.gone[:]
        twin.laid = self.laid[:]
        twin.laid_count = self.laid_count
        twin.play_kind = self.play_kind[:]
        twin.play_sum = self.play_sum[:]
        twin.play_end = self.play_end[:]
        twin.leader = self.leader
        twin.turn = self.turn
        twin.follow = self.follow
        twin.trick_trump = self.trick_trump
        twin.thief = self.thief
        twin.storm = self.storm
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

    def place(self) -> i64:
        """The place whose turn it is in the trick."""
        place: i64 = self.leader + self.turn
        return place if place < self.tables.places else place - self.tables.places

    def hand(self) -> i64:
        """The hand that is played from now."""
        return self.tables.hand_of(self.place())

    def has(self, hand: i64, card: i64) -> bool:
        """Whether a hand holds this card."""
        return self.which[hand] & BIT[card] != 0

    def has_kind(self, hand: i64, kind: i64) -> bool:
        """Whether a hand holds any card of a suit, a thief or a storm."""
        return self.which[hand] & self.tables.of_kind[kind] != 0

    def cards_of(self, seat: i64) -> i64:
        """How many cards a player holds, in all his hands."""
        if self.tables.separate:
            return self.size[seat] + self.size[seat + 2]
        return self.size[seat]

    def players_with_cards(self) -> i64:
        """How many players still hold cards (C2.6)."""
        count: i64 = 0
        for seat in range(self.tables.players):
            if self.cards_of(seat) > 0:
                count += 1
        return count

    def supply_total(self, seat: i64) -> i64:
        """How many supply cards a player has."""
        total: i64 = 0
        for suit in range(i64(SUIT_COUNT)):
            total += self.supplies[seat * SUIT_COUNT + suit]
        return total

    def deck_left(self) -> i64:
        """How many cards the face-down deck still holds."""
        return len(self.pile) - self.dealt

    # --- doing --------------------------------------------------------------------------------------

    def give(self, hand: i64, card: i64) -> None:
        """Put a card into a hand."""
        self.held[hand * self.tables.card_count + card] += 1
        self.which[hand] |= BIT[card]
        self.size[hand] += 1

    def remove(self, hand: i64, card: i64) -> None:
        """Take a card out of a hand."""
        slot: i64 = hand * self.tables.card_count + card
        self.held[slot] -= 1
        self.size[hand] -= 1
        if self.held[slot] == 0:
            self.which[hand] ^= BIT[card]

    def gain(self, seat: i64, suit: i64) -> bool:
        """A supply card from the stock, if one is left (C4.3)."""
        if self.stock[suit] == 0:
            return False
        self.stock[suit] -= 1
        self.supplies[seat * SUIT_COUNT + suit] += 1
        return True

    def spend(self, seat: i64, suit: i64) -> None:
        """A supply card that is paid goes back to the stock (C1.3)."""
        self.supplies[seat * SUIT_COUNT + suit] -= 1
        self.stock[suit] += 1


def blank(tables: Tables, rng: Rng) -> CardState:
    """No cards dealt, no supplies: every vector in its size."""
    hands = int(tables.hands)
    places = int(tables.places)
    players = int(tables.players)
    cards = len(tables.cards)
    state = CardState(tables, rng)
    state.held = vec[i64]([0] * (hands * cards))
    state.which = vec[i64]([0] * hands)
    state.size = vec[i64]([0] * hands)
    state.void = vec[i64]([0] * hands)
    state.discards = vec[i64]([0] * (hands * int(tables.exchange_size)))
    state.given = vec[i64]([0] * hands)
    state.gone = vec[i64]([0] * cards)
    state.play_kind = vec[i64]([NO_KIND] * places)
    state.play_sum = vec[i64]([0] * places)
    state.play_end = vec[i64]([0] * places)
    state.laid = vec[i64]([0] * len(tables.pack))
    state.supplies = vec[i64]([0] * (players * SUIT_COUNT))
    state.built = vec[i64]([0] * players)
    state.stock = tables.stock[:]
    return state
