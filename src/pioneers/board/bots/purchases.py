"""The decisions of the purchase (B5) and of the sergeant (B8.2): what to buy, and where the roads go."""

from __future__ import annotations

from typing import Final

from pioneers.board.bots.coaches import placeable
from pioneers.board.bots.heuristics import Heuristics
from pioneers.board.bots.measures import WHOLE
from pioneers.board.bots.roads import NO_LINE, SHORT_LIST, RoadPlan
from pioneers.board.equipment.box import DISPLAY, HOTEL, ROAD_PRICE, ROADS_PRICE, SEAT_BITS, SEAT_MASK
from pioneers.board.equipment.lookup import BIT
from pioneers.board.position.state import BoardState
from pioneers.board.rules.actions import BUY_COACH, BUY_ROAD, BUY_ROADS, DONE
from pioneers.board.rules.drive import reach
from pioneers.board.rules.purchase import COACH, ROAD, ROADS, coach_obstacle, must_buy_coach, roads_obstacle
from pioneers.board.rules.scoring import heads
from pioneers.bots.plans import Plans
from pioneers.kernel.step import LEGAL
from pioneers.native import i64, vec

# Pairs are made of the first lines of the short list.
PAIRED: Final = 5


def crew_matches(state: BoardState, crew: i64) -> i64:
    """The cities whose tile one of this crew matches."""
    cities: i64 = state.tiles[HOTEL]
    for profession in range(i64(HOTEL)):
        if crew >> (profession * SEAT_BITS) & SEAT_MASK:
            cities |= state.tiles[profession]
    return cities


def can_drive(state: BoardState, money: i64, goals: i64) -> bool:
    """Whether the active player could reach one of these cities with this money."""
    closed: i64 = state.visited | BIT[state.stagecoach]
    return money >= 0 and reach(state, state.active, state.stagecoach, closed, money, goals, True) != 0


def add_purchases(sight: Heuristics, plans: Plans) -> None:
    """Every sensible purchase with its lines, and `done`."""
    state = sight.state
    seat = sight.seat
    goals = state.matching(seat)
    drives = can_drive(state, state.money[seat], goals)
    coach_first = must_buy_coach(state)
    if state.purchases & COACH == 0:
        for place in range(i64(DISPLAY)):
            if coach_obstacle(state, place) == LEGAL:
                add_coach(sight, plans, place, goals, drives)
    if coach_first:
        return
    plans.add(DONE, 0)
    one = state.purchases & ROAD == 0 and roads_obstacle(state, 1, ROAD_PRICE) == LEGAL
    two = state.purchases & ROADS == 0 and roads_obstacle(state, 2, ROADS_PRICE) == LEGAL
    if one or two:
        roads = RoadPlan(sight)
        lines = roads.best_lines(False)
        if one:
            add_road(roads, lines, plans, goals, drives)
        if two:
            add_pairs(roads, lines, plans, goals, drives)


def coach_value(sight: Heuristics, coach: i64) -> i64:
    """What a coach of the display would bring its buyer, the price aside."""
    state = sight.state
    lookup = state.lookup
    measures = sight.measures
    aboard = heads(state.aboard[sight.seat])
    chance = measures.finish(aboard + lookup.coach_size[coach], sight.turns)
    chance = chance * placeable(lookup.coach_seats[coach], sight.counts, measures) // WHOLE
    value: i64 = lookup.coach_points[coach] * chance
    # Who has nobody left to settle loses a turn.
    if aboard <= 2 and sight.turns > aboard * WHOLE:
        value += measures.lost_drive // (1 + aboard)
    return value


def add_coach(sight: Heuristics, plans: Plans, place: i64, goals: i64, drives: bool) -> None:
    """The coach at this place of the display."""
    state = sight.state
    coach = state.display[place]
    value = coach_value(sight, coach) - (place + 1) * sight.dollar
    left: i64 = state.money[sight.seat] - place - 1
    goals |= crew_matches(state, state.lookup.coach_seats[coach])
    lost = not can_drive(state, left, goals)
    if lost:
        value -= sight.measures.lost_drive
    plans.add(BUY_COACH + place, value, lost and drives)


def road_price(sight: Heuristics, price: i64, goals: i64, touches: bool) -> i64:
    """The dollars of a purchase of roads, and the drive if it is lost by it."""
    state = sight.state
    cost: i64 = price * sight.dollar
    left: i64 = state.money[sight.seat] - price
    # A road at the stagecoach saves a fare.
    if not can_drive(state, left + 1 if touches else left, goals):
        cost += sight.measures.lost_drive
    return cost


def add_road(roads: RoadPlan, lines: vec[i64], plans: Plans, goals: i64, drives: bool) -> None:
    """One road on each line of the short list."""
    sight = roads.sight
    lookup = sight.state.lookup
    here = sight.state.stagecoach
    cost_near = road_price(sight, ROAD_PRICE, goals, True)
    cost_far = road_price(sight, ROAD_PRICE, goals, False)
    spoiled: i64 = sight.measures.lost_drive
    for place in range(i64(SHORT_LIST)):
        line = lines[place]
        if line == NO_LINE:
            return
        cost = cost_near if lookup.one_end[line] == here or lookup.other_end[line] == here else cost_far
        plans.atom(BUY_ROAD)
        plans.atom(lookup.road_action[line])
        plans.close(roads.value(line) - cost, drives and cost >= spoiled)


def add_pairs(roads: RoadPlan, lines: vec[i64], plans: Plans, goals: i64, drives: bool) -> None:
    """Two roads on pairs of the best lines."""
    sight = roads.sight
    cost_near = road_price(sight, ROADS_PRICE, goals, True)
    cost_far = road_price(sight, ROADS_PRICE, goals, False)
    spoiled: i64 = sight.measures.lost_drive
    lookup = sight.state.lookup
    here = sight.state.stagecoach
    for first in range(i64(PAIRED)):
        line = lines[first]
        if line == NO_LINE:
            return
        near = lookup.one_end[line] == here or lookup.other_end[line] == here
        for second in range(first + 1, i64(PAIRED)):
            other = lines[second]
            if other == NO_LINE:
                return
            touches = near or lookup.one_end[other] == here or lookup.other_end[other] == here
            cost = cost_near if touches else cost_far
            plans.atom(BUY_ROADS)
            plans.atom(lookup.road_action[line])
            plans.atom(lookup.road_action[other])
            plans.close(roads.pair_value(line, other) - cost, drives and cost >= spoiled)


def add_placements(sight: Heuristics, plans: Plans) -> None:
    """Roads that are paid for and not yet on the board (B5.4)."""
    roads = RoadPlan(sight)
    lookup = sight.state.lookup
    lines = roads.best_lines(False)
    for first in range(i64(SHORT_LIST)):
        if lines[first] == NO_LINE:
            return
        if sight.state.placing == 1:
            plans.add(lookup.road_action[lines[first]], roads.value(lines[first]))
            continue
        for second in range(first + 1, i64(SHORT_LIST)):
            if lines[second] != NO_LINE and first < PAIRED:
                plans.atom(lookup.road_action[lines[first]])
                plans.atom(lookup.road_action[lines[second]])
                plans.close(roads.pair_value(lines[first], lines[second]))


def add_free_roads(sight: Heuristics, plans: Plans) -> None:
    """The sergeant's road, or none: his last road may end the game."""
    roads = RoadPlan(sight)
    lookup = sight.state.lookup
    lines = roads.best_lines(True)
    for place in range(i64(SHORT_LIST)):
        if lines[place] != NO_LINE:
            plans.add(lookup.road_action[lines[place]], roads.value(lines[place]))
    plans.add(lookup.skip, -1, sight.state.roads[sight.seat] > 1)
