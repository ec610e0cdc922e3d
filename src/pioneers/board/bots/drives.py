"""Whole drives (B6): the cheapest way to every city that fits, and the ways that pay nobody else."""

from __future__ import annotations

from typing import Final

from pioneers.board.bots.heuristics import Heuristics
from pioneers.board.bots.network import BLANK
from pioneers.board.equipment.box import HOTEL
from pioneers.board.equipment.lookup import BIT
from pioneers.board.position.state import BoardState
from pioneers.board.rules.drive import BANK, SEATS, toll
from pioneers.bots.plans import Plans
from pioneers.kernel.bits import lowest
from pioneers.native import i64, vec

# A way's cost: dollars times FARE, plus what it hurts to whom they go. Fares always weigh more.
FARE: Final = 4096
ENDLESS: Final = 1 << 40


class Ways:
    """The cheapest ways from the stagecoach for the active player, of equal ones those that help the others least."""

    def __init__(self, state: BoardState, paying: bool) -> None:
        self.state: Final = state
        self.cost: Final[vec[i64]] = BLANK[:]
        self.previous: Final[vec[i64]] = BLANK[:]
        self.reached: Final[i64] = self.spread(paying)

    def spread(self, paying: bool) -> i64:
        """Find the ways; without `paying` only those on which no other player gets a dollar. Gives the goals."""
        state = self.state
        lookup = state.lookup
        seat = state.active
        cost = self.cost
        here = state.stagecoach
        closed: i64 = state.visited | BIT[here]
        goals: i64 = state.matching(seat) & ~closed
        enterable: i64 = (lookup.in_play & ~state.tiled & ~closed) | goals
        for city in range(lookup.city_count):
            cost[city] = ENDLESS
        cost[here] = 0
        most: i64 = (state.money[seat] + 1) * FARE
        leader = leading(state, seat)
        now: i64 = BIT[here]
        found: i64 = 0
        while now != 0:
            nearest = nearest_of(now, cost)
            bit = BIT[nearest]
            now ^= bit
            if goals & bit:
                found |= bit
                continue
            enterable &= ~bit
            near: i64 = lookup.neighbours[nearest] & enterable
            while near != 0:
                next_bit: i64 = near & -near
                near ^= next_bit
                city = lowest(next_bit)
                share, payees = toll(state, seat, nearest, city)
                if payees & SEATS and not paying:
                    continue
                further: i64 = cost[nearest] + price(state, share, payees, leader)
                if further < most and further < cost[city]:
                    cost[city] = further
                    self.previous[city] = nearest
                    now |= next_bit
        return found

    def fare(self, city: i64) -> i64:
        """What the way to this city costs."""
        return self.cost[city] // FARE

    def tolls(self, city: i64) -> i64:
        """How much of it goes to other players; a dollar for the leader counts twice."""
        return self.cost[city] % FARE

    def add(self, city: i64, plans: Plans) -> None:
        """The way as atoms of a plan."""
        state = self.state
        steps = BLANK[:]
        length: i64 = 0
        while city != state.stagecoach:
            steps[length] = city
            length += 1
            city = self.previous[city]
        while length > 0:
            length -= 1
            plans.atom(state.lookup.drive_action[steps[length]])


def nearest_of(spaces: i64, cost: vec[i64]) -> i64:
    """The one of these spaces that costs least."""
    found: i64 = lowest(spaces)
    spaces &= spaces - 1
    while spaces != 0:
        city = lowest(spaces)
        spaces &= spaces - 1
        if cost[city] < cost[found]:
            found = city
    return found


def price(state: BoardState, share: i64, payees: i64, leader: i64) -> i64:
    """What a toll weighs: a dollar to another player hurts more than one to the bank."""
    if payees == BANK:
        return share * FARE
    cost: i64 = 0
    if payees != 0:
        for other in range(state.lookup.players):
            if payees & BIT[other]:
                cost += share * (FARE + 1)
                if other == leader:
                    cost += share
    return cost


def leading(state: BoardState, seat: i64) -> i64:
    """The other player with the highest score."""
    found: i64 = (seat + 1) % state.lookup.players
    for other in range(state.lookup.players):
        if other != seat and state.score[other] > state.score[found]:
            found = other
    return found


def drive_value(sight: Heuristics, ways: Ways, city: i64, kind: i64, profession: i64, number: i64) -> i64:
    """Driving to this city and settling this pioneer there, the fare taken off."""
    value = sight.settling(city, kind, profession, number)
    return value - ways.fare(city) * sight.dollar - ways.tolls(city) * sight.measures.toll


def best_drive(sight: Heuristics, ways: Ways) -> i64:
    """The value of the best drive at first sight; 0 where none is possible."""
    state = sight.state
    most: i64 = 0
    left = ways.reached
    while left != 0:
        bit: i64 = left & -left
        left ^= bit
        city = lowest(bit)
        kind = state.tile_at(city)
        for profession in range(i64(HOTEL)):
            if (kind == profession or kind == HOTEL) and state.has_aboard(sight.seat, profession):
                number = sight.best_coach(profession)
                most = max(most, drive_value(sight, ways, city, kind, profession, number))
    return most
