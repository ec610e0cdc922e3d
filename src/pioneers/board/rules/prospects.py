"""What a purchase or a road would bring, for a player who plans: where one could still drive, and what is joined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioneers.board.equipment.lookup import BIT
from pioneers.board.position.state import BoardState
from pioneers.board.rules.actions import BUY_COACH, FIRST_ROAD
from pioneers.board.rules.drive import can_drive
from pioneers.board.rules.purchase import price_of
from pioneers.board.rules.scoring import joined, network_points, pioneers_on
from pioneers.board.rules.unreachable import cheapest_fares
from pioneers.native import i64

if TYPE_CHECKING:
    from pioneers.board.shapes.standing import Fares, Prospects, RoadGain


def prospects(state: BoardState) -> Prospects:
    """Of what the seat that decides can do now; empty where it neither buys nor builds."""
    found: Prospects = {"roads": {}, "reach": {}, "final": []}
    if state.step in ("place", "sergeant"):
        before = network_points(state, state.active)
        for action in state.legal():
            if action.verb == "road":
                line = state.lookup.line_of[action.index]
                found["roads"][state.lookup.lines[line]] = road_gain(state, line, before)
    elif state.step == "purchase":
        for action in state.legal():
            if action.index < FIRST_ROAD and action.verb == "buy":
                found["reach"][action.text] = reach_after(state, action.index)
                if action.index >= BUY_COACH and state.stack_left() > 0:
                    found["final"].append(action.text)
    return found


def road_gain(state: BoardState, line: i64, before: i64) -> RoadGain:
    """What the active player's network would be with a road on this line (B11.3)."""
    seat = state.active
    after = state.copy()
    after.build(seat, line, None)
    pioneers = pioneers_on(after, seat, joined(after, seat, state.lookup.one_end[line]))
    return {"pioneers": pioneers, "points": network_points(after, seat) - before}


def reach_after(state: BoardState, purchase: i64) -> Fares:
    """Where the active player could drive after a purchase, its roads not yet placed (B6)."""
    if not can_drive(state):
        return {}
    seat = state.active
    after = state.copy()
    after.money[seat] -= price_of(purchase)
    if purchase >= BUY_COACH:
        after.take_coach(seat, after.display[purchase - BUY_COACH])
    matching = after.matching(seat)
    money = int(after.money[seat])
    fares = cheapest_fares(after, after.visited | BIT[after.stagecoach])
    return {
        city: fares[number]
        for number, city in enumerate(state.lookup.cities)
        if matching & BIT[number] and fares.get(number, money + 1) <= money
    }
