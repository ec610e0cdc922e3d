"""The last one with cards (C5)."""

from __future__ import annotations

from typing import Final

from pioneers.cards.equipment.components import SUITS
from pioneers.cards.equipment.lookup import SUIT_COUNT, THIEF
from pioneers.cards.position.state import CardsState
from pioneers.cards.position.telling import told
from pioneers.cards.position.view import listed
from pioneers.cards.rules.actions import MOST_SEATS
from pioneers.cards.rules.win import move_supply
from pioneers.kernel.action import Choices
from pioneers.kernel.bits import lowest
from pioneers.kernel.event import Event
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.step import LEGAL, NOBODY, NOT_NOW, OWN, Step
from pioneers.native import i64

SELF: Final = OWN
NO_SUCH_SEAT: Final = OWN + 1
LACKING: Final = OWN + 2


class LastOne(Step[CardsState]):
    """He takes a supply card for each suit card, then steals one with each thief (C5.1)."""

    def open(self, state: CardsState, events: list[Event] | None) -> i64:
        """Show and use his hand; ask for each thief while anything can be stolen."""
        if not state.several_hold_cards():
            for holder in range(state.lookup.players):
                if state.cards_of(holder) > 0:
                    use_hand(state, holder, events)
        if state.thieves > 0:
            for suit in range(i64(SUIT_COUNT)):
                for seat in range(state.lookup.players):
                    if self.theft_obstacle(state, suit, seat) == LEGAL:
                        return state.last
        if events is not None:
            for _ in range(state.thieves):
                events.append(told({"event": "thief-lost", "seat": state.last}))
            events.append(told({"event": "run-ends", "run": state.run}))
        state.thieves = 0
        state.last = NOBODY
        state.asked = 0
        return NOBODY

    def theft_obstacle(self, state: CardsState, suit: i64, seat: i64) -> i64:
        """What stands against stealing this suit from this seat."""
        if seat >= state.lookup.players:
            return NO_SUCH_SEAT
        if seat == state.last:
            return SELF
        return LEGAL if state.has_supply(seat, suit) else LACKING

    def legal(self, state: CardsState, choices: Choices) -> None:
        """Any supply card of any other player."""
        for suit in range(i64(SUIT_COUNT)):
            for seat in range(state.lookup.players):
                if self.theft_obstacle(state, suit, seat) == LEGAL:
                    choices.add(state.lookup.plunder + suit * MOST_SEATS + seat)

    def obstacle(self, state: CardsState, index: i64) -> i64:
        """C5.1."""
        place: i64 = index - state.lookup.plunder
        if place < 0 or place >= SUIT_COUNT * MOST_SEATS:
            return NOT_NOW
        return self.theft_obstacle(state, place // MOST_SEATS, place % MOST_SEATS)

    def refusal(self, state: CardsState, index: i64, obstacle: i64) -> Refusal:
        """Each with the rule that it comes from."""
        place: i64 = index - state.lookup.plunder
        seat: i64 = place % MOST_SEATS
        if obstacle == SELF:
            return Refusal("C5.1", "steal-from-self")
        if obstacle == NO_SUCH_SEAT:
            return Refusal("C1.1", "no-such-seat", {"seat": seat, "players": state.lookup.players})
        return Refusal("C5.1", "seat-lacks", {"suit": SUITS[place // MOST_SEATS], "seat": seat})

    def apply(self, state: CardsState, index: i64, events: list[Event] | None) -> None:
        """One thief, one theft."""
        place: i64 = index - state.lookup.plunder
        state.thieves -= 1
        move_supply(state, place % MOST_SEATS, state.last, place // MOST_SEATS, events)


def use_hand(state: CardsState, seat: i64, events: list[Event] | None) -> None:
    """The hand is shown: a supply card for each suit card while the stock lasts, nothing for a storm."""
    lookup = state.lookup
    state.last = seat
    if events is not None:
        shown = [card for hand in range(lookup.hands) for card in listed(state, state.held, hand)]
        events.append(told({"event": "last-hand", "seat": seat, "cards": shown}))
    for hand in range(lookup.hands):
        while state.which[hand] != 0:
            card = lowest(state.which[hand])
            state.remove(hand, card)
            kind = lookup.kind[card]
            if kind == THIEF:
                state.thieves += 1
            elif kind < SUIT_COUNT:
                gained = state.gain(seat, kind)
                if events is not None:
                    events.append(
                        told({"event": "supply-taken" if gained else "stock-out", "seat": seat, "suit": SUITS[kind]})
                    )
