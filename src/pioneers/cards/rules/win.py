"""Who wins a trick, and what (C4): supplies, the storm's choice and trump, the last thief's theft."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioneers.cards.equipment.components import SUITS
from pioneers.cards.equipment.lookup import SUIT_COUNT
from pioneers.cards.position.state import CardsState
from pioneers.cards.position.telling import told
from pioneers.cards.rules.sequence import AFTERMATH
from pioneers.kernel.action import Choices
from pioneers.kernel.event import Event
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.state import packed
from pioneers.kernel.step import LEGAL, NOBODY, NOT_NOW, OWN, Step
from pioneers.native import i64

if TYPE_CHECKING:
    from pioneers.cards.shapes.view import Standing

LACKING: Final = OWN

AFTERMATH_STACK: Final = packed(AFTERMATH)


def winning_place(state: CardsState) -> i64:
    """A storm wins with a higher number than the best sum, or without any (C4.2)."""
    return state.storm if state.storm_number > state.best_sum else state.best


def standing(state: CardsState, winner: i64) -> Standing:
    """Why this place is ahead in the trick: with which sum, of which suit, or with a storm."""
    storm = winner == state.storm
    return {
        "seat": state.lookup.seat_of(winner),
        "place": winner,
        "sum": state.storm_number if storm else state.best_sum,
        "by": "storm" if storm else "trump" if state.best_kind == state.trick_trump else "suit",
        "suit": None if storm else SUITS[state.best_kind],
    }


class Win(Step[CardsState]):
    """The trick is full: its winner takes a supply card of the suit he won with (C4.3)."""

    def open(self, state: CardsState, events: list[Event] | None) -> i64:
        """Give the supply; a storm that won chooses in the next step."""
        lookup = state.lookup
        winner = winning_place(state)
        state.winner = winner
        state.taking = winner == state.storm
        seat = lookup.seat_of(winner)
        kind = state.best_kind
        if events is not None:
            events.append(told({"event": "trick-won", **standing(state, winner)}))
        if not state.taking:
            gained = state.gain(seat, kind)
            if events is not None:
                events.append(
                    told({"event": "supply-taken" if gained else "stock-out", "seat": seat, "suit": SUITS[kind]})
                )
        if state.storm != NOBODY or state.thief != NOBODY:
            state.ask_all_next(AFTERMATH_STACK, len(AFTERMATH))
        return NOBODY


class SuitChoice(Step[CardsState]):
    """A step whose answer is `verb suit`."""

    def first_index(self, state: CardsState) -> i64:
        """Where this step's verb begins in the action space."""
        raise AssertionError(self.name)

    def available(self, state: CardsState, suit: i64) -> bool:
        """Whether this suit can be chosen."""
        raise AssertionError(self.name)

    def any_available(self, state: CardsState) -> bool:
        """Whether there is anything to choose."""
        for suit in range(i64(SUIT_COUNT)):
            if self.available(state, suit):
                return True
        return False

    def lacking(self, state: CardsState, suit: str) -> Refusal:
        """Why this suit cannot be chosen."""
        raise AssertionError(self.name)

    def choose(self, state: CardsState, suit: i64, events: list[Event] | None) -> None:
        """Do what the step does with this suit."""
        raise AssertionError(self.name)

    def legal(self, state: CardsState, choices: Choices) -> None:
        """Every suit that can be chosen."""
        for suit in range(i64(SUIT_COUNT)):
            if self.available(state, suit):
                choices.add(self.first_index(state) + suit)

    def obstacle(self, state: CardsState, index: i64) -> i64:
        """Whether the suit can be chosen."""
        suit: i64 = index - self.first_index(state)
        if suit < 0 or suit >= SUIT_COUNT:
            return NOT_NOW
        return LEGAL if self.available(state, suit) else LACKING

    def refusal(self, state: CardsState, index: i64, obstacle: i64) -> Refusal:
        """Each with the rule that it comes from."""
        return self.lacking(state, SUITS[index - self.first_index(state)])

    def apply(self, state: CardsState, index: i64, events: list[Event] | None) -> None:
        """Choose the suit."""
        self.choose(state, index - self.first_index(state), events)


class Take(SuitChoice):
    """A storm that won takes a supply card of the player's choice (C4.4)."""

    def open(self, state: CardsState, events: list[Event] | None) -> i64:
        """Ask where a storm won and the stock has anything."""
        if not state.taking:
            return NOBODY
        seat = state.lookup.seat_of(state.winner)
        if self.any_available(state):
            return seat
        state.taking = False
        if events is not None:
            events.append(told({"event": "storm-empty", "seat": seat}))
        return NOBODY

    def first_index(self, state: CardsState) -> i64:
        """`take …`."""
        return state.lookup.take

    def available(self, state: CardsState, suit: i64) -> bool:
        """In stock."""
        return state.stock[suit] > 0

    def lacking(self, state: CardsState, suit: str) -> Refusal:
        """C4.4."""
        return Refusal("C4.4", "stock-empty", {"suit": suit})

    def choose(self, state: CardsState, suit: i64, events: list[Event] | None) -> None:
        """Take it."""
        seat = state.lookup.seat_of(state.winner)
        state.gain(seat, suit)
        state.taking = False
        state.close()
        if events is not None:
            events.append(told({"event": "storm-took", "seat": seat, "suit": SUITS[suit]}))


class NameTrump(SuitChoice):
    """After a trick with a storm, won or not, the player of the highest names the trump (C4.5)."""

    def open(self, state: CardsState, events: list[Event] | None) -> i64:
        """Ask while at least two players still hold cards."""
        if state.storm == NOBODY or not state.several_hold_cards():
            return NOBODY
        return state.lookup.seat_of(state.storm)

    def first_index(self, state: CardsState) -> i64:
        """`trump …`."""
        return state.lookup.trump

    def available(self, state: CardsState, suit: i64) -> bool:
        """Any suit, also the present one."""
        return True

    def choose(self, state: CardsState, suit: i64, events: list[Event] | None) -> None:
        """It holds to the next storm or the end of the run."""
        state.trump = suit
        state.close()
        if events is not None:
            seat = state.lookup.seat_of(state.storm)
            events.append(told({"event": "trump-named", "seat": seat, "suit": SUITS[suit]}))


class Steal(SuitChoice):
    """The last thief in the trick steals a supply card from the winner (C4.6)."""

    def open(self, state: CardsState, events: list[Event] | None) -> i64:
        """Ask where the winner is another player and has anything."""
        if state.thief == NOBODY:
            return NOBODY
        seat = state.lookup.seat_of(state.thief)
        if seat != state.lookup.seat_of(state.winner):
            if self.any_available(state):
                return seat
            if events is not None:
                events.append(told({"event": "thief-empty", "seat": seat}))
        return NOBODY

    def first_index(self, state: CardsState) -> i64:
        """`steal …`."""
        return state.lookup.steal

    def available(self, state: CardsState, suit: i64) -> bool:
        """What the winner has."""
        return state.has_supply(state.lookup.seat_of(state.winner), suit)

    def lacking(self, state: CardsState, suit: str) -> Refusal:
        """C4.6."""
        victim = state.lookup.seat_of(state.winner)
        return Refusal("C4.6", "winner-lacks", {"suit": suit, "seat": victim})

    def choose(self, state: CardsState, suit: i64, events: list[Event] | None) -> None:
        """From the winner's supplies to his own."""
        move_supply(state, state.lookup.seat_of(state.winner), state.lookup.seat_of(state.thief), suit, events)
        state.close()


def move_supply(state: CardsState, victim: i64, seat: i64, suit: i64, events: list[Event] | None) -> None:
    """A supply card changes hands."""
    state.supplies[victim * SUIT_COUNT + suit] -= 1
    state.supplies[seat * SUIT_COUNT + suit] += 1
    if events is not None:
        events.append(told({"event": "stolen", "seat": seat, "victim": victim, "suit": SUITS[suit]}))
