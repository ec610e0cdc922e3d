"""Building, paying and starting the next run (C6)."""

from __future__ import annotations

from typing import Final

from pioneers.cards.equipment.components import BUILDINGS, SUITS
from pioneers.cards.equipment.lookup import BIT, BUILDING_COUNT, SUIT_COUNT
from pioneers.cards.position.state import CardsState
from pioneers.cards.position.telling import told
from pioneers.cards.rules.editions import STARTER
from pioneers.cards.rules.scoring import ALL_BUILT, best_supplied, result
from pioneers.cards.rules.sequence import NEXT_RUN, RUN_STACK
from pioneers.cards.rules.win import SuitChoice
from pioneers.kernel.action import Choices
from pioneers.kernel.bits import lowest
from pioneers.kernel.event import Event
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.step import LEGAL, NOBODY, NOT_NOW, OWN, Step
from pioneers.native import i64

BUILT: Final = OWN
TOO_POOR: Final = OWN + 1


def building_obstacle(state: CardsState, seat: i64, building: i64) -> i64:
    """What stands against this building: one of each, and its price (C6.1)."""
    if state.built[seat] & BIT[building]:
        return BUILT
    supplies = state.supplies
    prices = state.lookup.prices
    for suit in range(i64(SUIT_COUNT)):
        if supplies[seat * SUIT_COUNT + suit] < prices[building * SUIT_COUNT + suit]:
            return TOO_POOR
    return LEGAL


class Build(Step[CardsState]):
    """After each run every player may build, clockwise from the starter of that run (C6.1)."""

    def open(self, state: CardsState, events: list[Event] | None) -> i64:
        """Ask who can build anything; then the game may be over (C6.2, C6.4)."""
        while state.asked < state.lookup.players:
            seat = self.builder(state)
            for building in range(i64(BUILDING_COUNT)):
                if building_obstacle(state, seat, building) == LEGAL:
                    return seat
            state.asked += 1
        if finished(state):
            state.end_after_this()
            if events is not None:
                tell_the_end(state, events)
        return NOBODY

    def builder(self, state: CardsState) -> i64:
        """The seat that is asked."""
        return state.lookup.seat_at[state.starter + state.asked]

    def legal(self, state: CardsState, choices: Choices) -> None:
        """Everything he can pay for and has not built yet."""
        seat = self.builder(state)
        choices.add(state.lookup.done)  # first, as in the action space
        for building in range(i64(BUILDING_COUNT)):
            if building_obstacle(state, seat, building) == LEGAL:
                choices.add(state.lookup.build + building)

    def obstacle(self, state: CardsState, index: i64) -> i64:
        """C6.1."""
        if index == state.lookup.done:
            return LEGAL
        building: i64 = index - state.lookup.build
        if building < 0 or building >= BUILDING_COUNT:
            return NOT_NOW
        return building_obstacle(state, self.builder(state), building)

    def refusal(self, state: CardsState, index: i64, obstacle: i64) -> Refusal:
        """Each with the rule that it comes from."""
        number: i64 = index - state.lookup.build
        building = BUILDINGS[number]
        if obstacle == BUILT:
            return Refusal("C1.4", "already-built", {"building": building})
        row: i64 = self.builder(state) * SUIT_COUNT
        missing: list[object] = []
        for suit in range(i64(SUIT_COUNT)):
            lacking: i64 = state.lookup.prices[number * SUIT_COUNT + suit] - state.supplies[row + suit]
            missing += [SUITS[suit]] * max(0, int(lacking))
        return Refusal("C6.1", "cannot-build", {"building": building, "missing": missing})

    def apply(self, state: CardsState, index: i64, events: list[Event] | None) -> None:
        """Pay and build, or leave it at that."""
        seat = self.builder(state)
        if index == state.lookup.done:
            state.asked += 1
            if events is not None:
                events.append(told({"event": "build-done", "seat": seat}))
            return
        building: i64 = index - state.lookup.build
        for suit in range(i64(SUIT_COUNT)):
            state.spend(seat, suit, state.lookup.prices[building * SUIT_COUNT + suit])
        state.built[seat] |= BIT[building]
        if events is not None:
            events.append(told({"event": "building-raised", "seat": seat, "building": BUILDINGS[building]}))


def finished(state: CardsState) -> bool:
    """Somebody has all four buildings (C6.2), or the last run is played (C6.4)."""
    if state.run >= state.lookup.run_limit:
        return True
    for seat in range(state.lookup.players):
        if state.built[seat] == ALL_BUILT:
            return True
    return False


def tell_the_end(state: CardsState, events: list[Event]) -> None:
    """The end as events."""
    outcome = result(state)
    events.append(told({"event": "game-finished", "reason": outcome.reason, "run": state.run}))
    for seat, part in enumerate(outcome.parts):
        buildings = outcome.scores[seat]
        events.append(told({"event": "counted", "seat": seat, "buildings": buildings, "supplies": part["supplies"]}))
    events.append(told({"event": "won", "seats": outcome.winners}))


class Pay(SuitChoice):
    """Who has most supply cards pays one and starts the next run; who are tied in all each pay one (C6.3)."""

    def open(self, state: CardsState, events: list[Event] | None) -> i64:
        """Ask clockwise from the starter of the run just played; then the starter is known."""
        lookup = state.lookup
        if state.contenders == 0:
            state.contenders = best_supplied(state)
            state.payers = state.contenders if has_supplies(state) else 0
        if state.payers != 0:
            return self.payer(state)
        if state.contenders & (state.contenders - 1) == 0:
            state.starter = lowest(state.contenders)
        else:
            among = [seat for seat in range(int(lookup.players)) if state.contenders & BIT[seat]]
            state.starter = among[state.chance(STARTER, state.run + 1).below(len(among))]
            if events is not None:
                events.append(told({"event": "starter-drawn", "seat": state.starter, "among": among}))
        state.contenders = 0
        return NOBODY

    def payer(self, state: CardsState) -> i64:
        """The next one who has to pay."""
        seat = state.starter
        while state.payers & BIT[seat] == 0:
            seat = state.lookup.seat_at[seat + 1]
        return seat

    def first_index(self, state: CardsState) -> i64:
        """`pay …`."""
        return state.lookup.pay

    def available(self, state: CardsState, suit: i64) -> bool:
        """What he has."""
        return state.has_supply(self.payer(state), suit)

    def lacking(self, state: CardsState, suit: str) -> Refusal:
        """C6.3."""
        return Refusal("C6.3", "no-supply", {"suit": suit})

    def choose(self, state: CardsState, suit: i64, events: list[Event] | None) -> None:
        """Back to the stock."""
        seat = self.payer(state)
        state.spend(seat, suit, 1)
        state.payers ^= BIT[seat]
        if events is not None:
            events.append(told({"event": "paid-start", "seat": seat, "suit": SUITS[suit]}))


def has_supplies(state: CardsState) -> bool:
    """Whether anybody has a supply card: else nobody pays."""
    for seat in range(state.lookup.players):
        if state.supply_total(seat) > 0:
            return True
    return False


class NextRun(Step[CardsState]):
    """The next supply run begins (C2)."""

    def open(self, state: CardsState, events: list[Event] | None) -> i64:
        """Count it and go through the sequence again."""
        state.run += 1
        state.stack = RUN_STACK
        state.ask_first(NEXT_RUN)  # this step itself, which is taken off when it returns
        return NOBODY
