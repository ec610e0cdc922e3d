"""The start of a supply run (C2): the deal, and the paid exchange of cards."""

from __future__ import annotations

from typing import Final, Literal

from pioneers.cards.equipment.components import SUITS
from pioneers.cards.equipment.lookup import NO_KIND, SUIT_COUNT
from pioneers.cards.position.state import CardsState
from pioneers.cards.position.telling import told
from pioneers.cards.rules.editions import DEAL
from pioneers.cards.rules.sequence import DISCARD
from pioneers.cards.rules.trick import add_cards
from pioneers.kernel.action import Choices
from pioneers.kernel.event import Event
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.step import LEGAL, NOBODY, NOT_NOW, OWN, Step
from pioneers.native import i64

NO_SUPPLY: Final = OWN
NOT_IN_HAND: Final = OWN + 1


class Deal(Step[CardsState]):
    """All play cards are shuffled and dealt for each run; the starter leads at his lower place (C2.1, C2.2, C2.5)."""

    def open(self, state: CardsState, events: list[Event] | None) -> i64:
        """Shuffle and deal; nothing is asked."""
        lookup = state.lookup
        rng = state.rng
        pile = lookup.pack[:]
        if rng is None:
            state.chance(DEAL, state.run).shuffle_numbers(pile, len(pile))
        else:
            rng.shuffle_numbers(pile, len(pile))
        state.pile = pile
        state.dealt = 0
        state.trump = lookup.first_trump
        state.trick_trump = lookup.first_trump
        state.leader = state.starter
        state.follow = NO_KIND
        state.past_cards = 0
        state.turn = 0
        state.asked = 0
        if events is not None:
            events.append(told({"event": "run", "run": state.run, "starter": state.starter}))
        for hand in range(lookup.hands):
            state.void[hand] = 0
            state.given[hand] = 0
            draw(state, hand, lookup.hand_size, "dealt", events)
        return NOBODY


def draw(state: CardsState, hand: i64, count: i64, key: Literal["dealt", "drew"], events: list[Event] | None) -> None:
    """Cards from the deck into a hand; only its player learns which, and nobody in which order they lay."""
    state.draw(hand, count)
    if events is not None:
        numbers = [state.pile[place] for place in range(state.dealt - count, state.dealt)]
        if state.lookup.edition.told_sorted:
            numbers.sort()
        drawn = [state.lookup.cards[card] for card in numbers]
        seat = state.lookup.seat_of(hand)
        events.append(told({"event": key, "seat": seat, "count": count}, seat, {"cards": drawn}))


def asked_hand(state: CardsState) -> i64:
    """The hand that is asked about its exchange."""
    return state.lookup.hand_at[state.starter + state.asked]


class Exchange(Step[CardsState]):
    """Each may replace cards by new ones, for one supply card of his choice (C2.4)."""

    def open(self, state: CardsState, events: list[Event] | None) -> i64:
        """Ask clockwise from the starter who has a supply card, while the deck has cards enough."""
        lookup = state.lookup
        while state.asked < lookup.hands:
            if state.deck_left() < lookup.exchange_size:
                return NOBODY
            hand = asked_hand(state)
            if state.supply_total(lookup.seat_of(hand)) > 0 and state.size[hand] >= lookup.exchange_size:
                return lookup.seat_of(hand)
            state.asked += 1
        return NOBODY

    def legal(self, state: CardsState, choices: Choices) -> None:
        """Pay with any suit he has, or keep the cards."""
        seat = state.lookup.seat_of(asked_hand(state))
        for suit in range(i64(SUIT_COUNT)):
            if state.has_supply(seat, suit):
                choices.add(state.lookup.exchange + suit)
        choices.add(state.lookup.keep)

    def obstacle(self, state: CardsState, index: i64) -> i64:
        """C2.4."""
        lookup = state.lookup
        if index == lookup.keep:
            return LEGAL
        suit: i64 = index - lookup.exchange
        if suit < 0 or suit >= SUIT_COUNT:
            return NOT_NOW
        return LEGAL if state.has_supply(lookup.seat_of(asked_hand(state)), suit) else NO_SUPPLY

    def refusal(self, state: CardsState, index: i64, obstacle: i64) -> Refusal:
        """C2.4."""
        return Refusal("C2.4", "no-supply", {"suit": SUITS[index - state.lookup.exchange]})

    def apply(self, state: CardsState, index: i64, events: list[Event] | None) -> None:
        """Pay openly, or keep the hand; then the next one is asked."""
        lookup = state.lookup
        seat = lookup.seat_of(asked_hand(state))
        if index == lookup.keep:
            state.asked += 1
            if events is not None:
                events.append(told({"event": "kept", "seat": seat}))
            return
        suit: i64 = index - lookup.exchange
        state.spend(seat, suit, 1)
        state.discarding = lookup.exchange_size
        state.ask_first(DISCARD)
        if events is not None:
            events.append(told({"event": "exchange-paid", "seat": seat, "suit": SUITS[suit]}))


class Discard(Step[CardsState]):
    """The cards given away, unseen, then as many new ones (C2.4)."""

    def open(self, state: CardsState, events: list[Event] | None) -> i64:
        """Ask for each card; then draw."""
        hand = asked_hand(state)
        if state.discarding > 0:
            return state.lookup.seat_of(hand)
        draw(state, hand, state.lookup.exchange_size, "drew", events)
        state.asked += 1
        return NOBODY

    def legal(self, state: CardsState, choices: Choices) -> None:
        """Any card of the hand."""
        add_cards(choices, state.lookup.discard, state.which[asked_hand(state)])

    def obstacle(self, state: CardsState, index: i64) -> i64:
        """C2.4."""
        card: i64 = index - state.lookup.discard
        if card < 0 or card >= state.lookup.card_count:
            return NOT_NOW
        return LEGAL if state.has(asked_hand(state), card) else NOT_IN_HAND

    def refusal(self, state: CardsState, index: i64, obstacle: i64) -> Refusal:
        """C2.4."""
        return Refusal("C2.4", "not-in-hand", {"card": state.lookup.cards[index - state.lookup.discard]})

    def apply(self, state: CardsState, index: i64, events: list[Event] | None) -> None:
        """Give the card away."""
        lookup = state.lookup
        hand = asked_hand(state)
        card: i64 = index - lookup.discard
        state.remove(hand, card)
        state.discards[hand * lookup.exchange_size + state.given[hand]] = card
        state.given[hand] += 1
        state.discarding -= 1
        if events is not None:
            seat = lookup.seat_of(hand)
            events.append(told({"event": "discarded", "seat": seat}, seat, {"card": lookup.cards[card]}))
