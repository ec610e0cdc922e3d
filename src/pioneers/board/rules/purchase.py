"""Purchase (B5): a road, two roads or a coach, then placing the roads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioneers.board.equipment.box import DISPLAY, ROAD_PRICE, ROADS_PRICE, listed_seats
from pioneers.board.position.state import NO_COACH, STACK_EMPTY, BoardState
from pioneers.board.position.telling import told
from pioneers.board.rules.actions import BUY_COACH, BUY_ROAD, BUY_ROADS, DONE, FIRST_ROAD
from pioneers.board.rules.sequence import PLACE
from pioneers.kernel.action import Choices
from pioneers.kernel.event import Event
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.step import LEGAL, NOBODY, NOT_NOW, OWN, UNKNOWN_HERE, Step
from pioneers.native import i64

if TYPE_CHECKING:
    from pioneers.board.shapes.event import CoachTold
    from pioneers.board.shapes.view import Purchase as PurchaseName

# The three purchase actions as bits of `state.purchases` (B5.1).
ROAD: Final = 1
ROADS: Final = 2
COACH: Final = 4
PURCHASES: Final[tuple[tuple[int, PurchaseName], ...]] = ((ROAD, "road"), (ROADS, "roads"), (COACH, "coach"))

COACH_FIRST: Final = OWN
USED: Final = OWN + 1
TOO_DEAR: Final = OWN + 2
TOO_FEW_ROADS: Final = OWN + 3
TOO_FEW_LINES: Final = OWN + 4
PLACE_EMPTY: Final = OWN + 5
TOO_FEW_PIONEERS: Final = OWN + 6

TAKEN: Final = OWN
COVERED: Final = OWN + 1


def purchases_used(state: BoardState) -> i64:
    """How many purchase actions the turn has seen."""
    return (state.purchases & 1) + (state.purchases >> 1 & 1) + (state.purchases >> 2)


def purchases_allowed(state: BoardState) -> i64:
    """How many purchase actions the turn has: one, and one for each merchant (B5.2)."""
    return 1 + state.merchants[state.active]


def must_buy_coach(state: BoardState) -> bool:
    """B5.8: all his coaches are empty, and the display holds one that he can pay for and fill.

    Asked anew each time, it gives what it gave at the start of the turn: until he buys a coach, his coaches stay
    empty and his money does not grow.
    """
    if state.aboard[state.active] != 0:
        return False
    for place in range(i64(DISPLAY)):
        if coach_obstacle(state, place) == LEGAL:
            return True
    return False


def coach_obstacle(state: BoardState, place: i64) -> i64:
    """What stands against buying the coach at this place (from 0): B5.6, B5.7."""
    coach = state.display[place]
    if coach == NO_COACH:
        return PLACE_EMPTY
    if state.money[state.active] < place + 1:
        return TOO_DEAR
    if state.supply[state.active] < state.lookup.coach_size[coach]:
        return TOO_FEW_PIONEERS
    return LEGAL


def roads_obstacle(state: BoardState, count: i64, price: i64) -> i64:
    """What stands against buying this many roads: B5.1, B5.5."""
    if state.money[state.active] < price:
        return TOO_DEAR
    if state.roads[state.active] < count:
        return TOO_FEW_ROADS
    if state.free_lines < count:
        return TOO_FEW_LINES
    return LEGAL


def purchase_of(index: i64) -> i64:
    """The purchase action that an action of this step uses."""
    if index == BUY_ROAD:
        return ROAD
    return ROADS if index == BUY_ROADS else COACH


def price_of(index: i64) -> i64:
    """What a purchase costs (B5.1)."""
    if index == BUY_ROAD:
        return ROAD_PRICE
    return ROADS_PRICE if index == BUY_ROADS else index - BUY_COACH + 1


class Purchase(Step[BoardState]):
    """Up to one purchase action and one for each merchant, each of the three kinds once (B5.2)."""

    def open(self, state: BoardState, events: list[Event] | None) -> i64:
        """Ask while an action is left and something can be bought."""
        if purchases_used(state) < purchases_allowed(state):
            for index in range(i64(DONE)):
                if self.buying_obstacle(state, index) == LEGAL:
                    return state.active
        return NOBODY

    def legal(self, state: BoardState, choices: Choices) -> None:
        """B5.1 to B5.8."""
        coach_first = must_buy_coach(state)
        for index in range(i64(DONE)):
            if (index >= BUY_COACH or not coach_first) and self.buying_obstacle(state, index) == LEGAL:
                choices.add(index)
        if not coach_first:
            choices.add(DONE)

    def buying_obstacle(self, state: BoardState, index: i64) -> i64:
        """What stands against a purchase, the duty to buy a coach first left aside."""
        if state.purchases & purchase_of(index):
            return USED
        if index == BUY_ROAD:
            return roads_obstacle(state, 1, ROAD_PRICE)
        if index == BUY_ROADS:
            return roads_obstacle(state, 2, ROADS_PRICE)
        return coach_obstacle(state, index - BUY_COACH)

    def obstacle(self, state: BoardState, index: i64) -> i64:
        """B5.1 to B5.8."""
        if index > DONE:
            return NOT_NOW
        if (index < BUY_COACH or index == DONE) and must_buy_coach(state):
            return COACH_FIRST
        return LEGAL if index == DONE else self.buying_obstacle(state, index)

    def refusal(self, state: BoardState, index: i64, obstacle: i64) -> Refusal:
        """Each with the rule that it comes from."""
        seat = state.active
        if obstacle == COACH_FIRST:
            return Refusal("B5.8", "coach-first")
        if obstacle == USED:
            bit: i64 = purchase_of(index)
            return Refusal("B5.2", "purchase-used", {"purchase": next(name for mask, name in PURCHASES if mask == bit)})
        if obstacle == TOO_DEAR:
            return Refusal("B5.1", "too-dear", {"price": price_of(index), "money": state.money[seat]})
        count: i64 = index + 1
        if obstacle == TOO_FEW_ROADS:
            return Refusal("B5.5", "too-few-roads", {"need": count, "roads": state.roads[seat]})
        if obstacle == TOO_FEW_LINES:
            return Refusal("B5.5", "too-few-lines", {"need": count, "lines": state.free_lines})
        place: i64 = index - BUY_COACH
        if obstacle == PLACE_EMPTY:
            return Refusal("B5.7", "place-empty", {"place": place + 1})
        need = state.lookup.coach_size[state.display[place]]
        return Refusal("B5.6", "too-few-pioneers", {"need": need, "pioneers": state.supply[seat]})

    def apply(self, state: BoardState, index: i64, events: list[Event] | None) -> None:
        """Pay, and take the coach or go on to place the roads."""
        seat = state.active
        if index == DONE:
            if events is not None:
                events.append(told({"event": "bought-nothing-more", "seat": seat}))
            state.close()
            return
        price = price_of(index)
        state.purchases |= purchase_of(index)
        state.bought = True
        state.money[seat] -= price
        if index >= BUY_COACH:
            buy_coach(state, index - BUY_COACH, events)
            return
        state.placing = index + 1
        state.ask_first(PLACE)
        if events is not None:
            one = index == BUY_ROAD
            events.append(told({"event": "bought-road" if one else "bought-roads", "seat": seat, "price": price}))


def buy_coach(state: BoardState, place: i64, events: list[Event] | None) -> None:
    """Take the coach, move the others left and fill the fourth place from the stack (B5.6, B5.7)."""
    seat = state.active
    coach = state.display[place]
    state.take_coach(seat, coach)
    if events is not None:
        number = int(place) + 1
        events.append(
            told({"event": "bought-coach", "seat": seat, "place": number, "price": number, **shown(state, coach)})
        )
    last: i64 = DISPLAY - 1
    for gap in range(place, last):
        state.display[gap] = state.display[gap + 1]
    state.display[last] = NO_COACH
    if state.stack_left() == 0:
        return
    drawn = state.pile[state.drawn]
    state.display[last] = drawn
    state.drawn += 1
    left = state.stack_left()
    if events is not None:
        events.append(told({"event": "displayed", **shown(state, drawn), "left": left}))
    if left == 0:
        state.ending |= STACK_EMPTY
        if events is not None:
            events.append(told({"event": "ending", "reason": "stack", "round": state.round}))


def shown(state: BoardState, coach: i64) -> CoachTold:
    """A coach as figures of an event."""
    return {
        "coach": state.lookup.coaches[coach].id,
        "points": state.lookup.coach_points[coach],
        "seats": listed_seats(state.lookup.coach_seats[coach]),
    }


class Place(Step[BoardState]):
    """A bought road goes on any line without a road (B5.4)."""

    def open(self, state: BoardState, events: list[Event] | None) -> i64:
        """Ask for each road that was paid for."""
        return state.active if state.placing > 0 else NOBODY

    def legal(self, state: BoardState, choices: Choices) -> None:
        """B5.4."""
        lookup = state.lookup
        owners = state.owners
        in_play = lookup.line_in_play
        road_action = lookup.road_action
        # The longest list of the game: as `choices.add` does it, but with everything at hand.
        indices = choices.indices
        count = choices.count
        for line in range(lookup.line_count):
            if owners[line] == 0 and in_play[line]:
                indices[count] = road_action[line]
                count += 1
        choices.count = count

    def obstacle(self, state: BoardState, index: i64) -> i64:
        """B5.4, B2.2."""
        lookup = state.lookup
        if index < FIRST_ROAD or index >= lookup.first_drive:
            return NOT_NOW
        line = lookup.line_of[index]
        if line < 0:
            return UNKNOWN_HERE
        if not lookup.line_in_play[line]:
            return COVERED
        return LEGAL if state.owners[line] == 0 else TAKEN

    def refusal(self, state: BoardState, index: i64, obstacle: i64) -> Refusal:
        """Each with the rule that it comes from."""
        line = state.lookup.lines[state.lookup.line_of[index]]
        if obstacle == COVERED:
            return Refusal("B2.2", "covered-line", {"line": line})
        return Refusal("B5.4", "line-taken", {"line": line})

    def apply(self, state: BoardState, index: i64, events: list[Event] | None) -> None:
        """Build the road."""
        line = state.lookup.line_of[index]
        state.placing -= 1
        if events is not None:
            events.append(told({"event": "built", "seat": state.active, "line": state.lookup.lines[line]}))
        state.build(state.active, line, events)
