"""Driving the stagecoach (B6), one line at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioneers.board.equipment.box import LINE_PRICE
from pioneers.board.equipment.lookup import BIT
from pioneers.board.position.state import BoardState
from pioneers.board.position.telling import told
from pioneers.kernel.action import Choices
from pioneers.kernel.bits import lowest
from pioneers.kernel.event import Event
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.step import LEGAL, NOBODY, NOT_NOW, OWN, UNKNOWN_HERE, Step
from pioneers.native import i64

if TYPE_CHECKING:
    from pioneers.board.shapes.result import Toll

COVERED: Final = OWN
NOT_A_NEIGHBOUR: Final = OWN + 1
VISITED: Final = OWN + 2
FARE: Final = OWN + 3
NO_MATCH: Final = OWN + 4
DEAD_END: Final = OWN + 5


# Stands for the bank among those who are paid: the bit after those of the seats.
BANK: Final = 16
SEATS: Final = BANK - 1


def toll(state: BoardState, seat: i64, here: i64, there: i64) -> tuple[i64, i64]:
    """What this seat pays for a line (B6.2): dollars to each payee, and the payees as bits, seats or the `BANK`.

    Everybody else takes it from here; `reach` below knows for itself that no line costs more than two such shares.
    """
    row: i64 = here * state.lookup.city_count
    if state.own[seat * state.lookup.city_count + here] & BIT[there]:
        return 0, 0
    owners = state.owners[state.lookup.line_between[row + there]]
    return LINE_PRICE, BANK if owners == 0 else owners


def fare(state: BoardState, seat: i64, here: i64, there: i64) -> i64:
    """What a line costs this seat in all: one payee or, with two foreign roads, two (B8.2)."""
    share, payees = toll(state, seat, here, there)
    return share if payees & (payees - 1) == 0 else 2 * share


def can_drive(state: BoardState) -> bool:
    """Whether the active player's drive lies before him, or he is in the middle of it."""
    return state.stack != 0 and state.tiled & BIT[state.stagecoach] == 0 and state.settled < 0


def reach(state: BoardState, seat: i64, here: i64, closed: i64, money: i64, goals: i64, first_only: bool) -> i64:
    """The goals that can be reached from here with this money without entering a closed space (B6.3).

    Spreads over all spaces of one cost at once, costs ascending. As fares are never negative, a cheapest way enters no
    space twice, so B6.6 needs no more than the closed spaces. `first_only` stops at the first goals found.
    """
    lookup = state.lookup
    crossable: i64 = lookup.in_play & ~state.tiled & ~closed
    goals &= ~closed
    own_row: i64 = seat * lookup.city_count
    now: i64 = BIT[here]
    for_one: i64 = 0
    for_two: i64 = 0
    done: i64 = 0
    found: i64 = 0
    left: i64 = money
    while True:
        while now != 0:
            bit: i64 = now & -now
            done |= bit
            city = lowest(bit)
            free = state.own[own_row + city]
            near: i64 = free
            now = (now | (free & crossable)) & ~done
            if left > 0:
                double: i64 = state.paired[city] & ~free
                near = lookup.neighbours[city] & ~double
                for_one |= near & ~free
                if left > 1:
                    near |= double
                    for_two |= double
            found |= near & goals
            if first_only and found != 0:
                return found
        left -= 1
        now = for_one & crossable & ~done
        for_one = for_two
        for_two = 0
        if left < 0 or (now | for_one) == 0:
            return found


def destinations(state: BoardState) -> i64:
    """The cities to which the active player can drive from where the stagecoach stands now (B6.1 to B6.6)."""
    closed = state.visited | BIT[state.stagecoach]
    seat = state.active
    return reach(state, seat, state.stagecoach, closed, state.money[seat], state.matching(seat), False)


class Drive(Step[BoardState]):
    """To a city with a tile that the player can match. It is a duty where it is possible (B6.5)."""

    def open(self, state: BoardState, events: list[Event] | None) -> i64:
        """Ask until the stagecoach stands at a tile; pass where none can be reached."""
        here = BIT[state.stagecoach]
        seat = state.active
        if state.tiled & here:
            return NOBODY
        if state.visited != 0:
            # B6.7 lets no drive begin that cannot be ended.
            return seat
        if reach(state, seat, state.stagecoach, here, state.money[seat], state.matching(seat), True) != 0:
            return seat
        if events is not None:
            events.append(told({"event": "passed", "seat": seat}))
        return NOBODY

    def legal(self, state: BoardState, choices: Choices) -> None:
        """B6.1 to B6.7, cities alphabetically."""
        lookup = state.lookup
        goals = state.matching(state.active)
        ahead: i64 = lookup.neighbours[state.stagecoach] & ~state.visited & (goals | ~state.tiled)
        while ahead != 0:
            bit: i64 = ahead & -ahead
            ahead ^= bit
            city = lowest(bit)
            if step_obstacle(state, city, goals) == LEGAL:
                choices.add(lookup.drive_action[city])

    def obstacle(self, state: BoardState, index: i64) -> i64:
        """B6.1 to B6.7."""
        lookup = state.lookup
        if index < lookup.first_drive or index >= lookup.first_settle:
            return NOT_NOW
        city = lookup.city_of[index]
        if city < 0:
            return UNKNOWN_HERE
        return step_obstacle(state, city, state.matching(state.active))

    def refusal(self, state: BoardState, index: i64, obstacle: i64) -> Refusal:
        """Each with the rule that it comes from."""
        number = state.lookup.city_of[index]
        city = state.lookup.cities[number]
        here = state.lookup.cities[state.stagecoach]
        if obstacle == COVERED:
            return Refusal("B2.2", "covered-city", {"city": city})
        if obstacle == NOT_A_NEIGHBOUR:
            return Refusal("B6.1", "not-a-neighbour", {"start": here, "city": city})
        if obstacle == VISITED:
            return Refusal("B6.6", "visited", {"city": city})
        if obstacle == FARE:
            seat = state.active
            cost = fare(state, seat, state.stagecoach, number)
            return Refusal("B6.6", "fare", {"city": city, "fare": cost, "money": state.money[seat]})
        if obstacle == NO_MATCH:
            return Refusal("B6.4", "no-match", {"city": city, "tile": state.lookup.tile_name(state.tile_at(number))})
        return Refusal("B6.7", "dead-end", {"city": city})

    def apply(self, state: BoardState, index: i64, events: list[Event] | None) -> None:
        """Drive one line and pay for it (B6.2)."""
        lookup = state.lookup
        seat = state.active
        here = state.stagecoach
        there = lookup.city_of[index]
        share, payees = toll(state, seat, here, there)
        state.money[seat] -= fare(state, seat, here, there)
        for other in range(lookup.players):
            if payees & BIT[other]:
                state.money[other] += share
        state.visited |= BIT[here] | BIT[there]
        state.stagecoach = there
        state.moved = True
        if events is not None:
            start = lookup.cities[here]
            city = lookup.cities[there]
            paid = shares_shown(state, share, payees)
            events.append(told({"event": "drove", "seat": seat, "start": start, "city": city, **paid}))


def shares_shown(state: BoardState, share: i64, payees: i64) -> Toll:
    """A toll as plain JSON: what the bank gets, who else is paid, and what each of them gets."""
    paid = [seat for seat in range(int(state.lookup.players)) if payees & BIT[seat]]
    return {"bank": share if payees == BANK else 0, "paid": paid, "share": share if paid else 0}


def step_obstacle(state: BoardState, city: i64, goals: i64) -> i64:
    """What stands against driving to this space next; `goals` are the cities that the player can match."""
    lookup = state.lookup
    here = state.stagecoach
    bit = BIT[city]
    if lookup.in_play & bit == 0:
        return COVERED
    if lookup.neighbours[here] & bit == 0:
        return NOT_A_NEIGHBOUR
    closed = state.visited | BIT[here] | bit
    if state.visited & bit:
        return VISITED
    seat = state.active
    left: i64 = state.money[seat] - fare(state, seat, here, city)
    if state.tiled & bit and goals & bit == 0:
        return NO_MATCH
    if left < 0:
        return FARE
    if state.tiled & bit or reach(state, seat, city, closed, left, goals, True) != 0:
        return LEGAL
    return DEAD_END
