"""Whole drives as shortcuts (B6): for every city in reach the cheapest route, and the routes that pay others."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final

from pioneers.board.equipment.lookup import BIT
from pioneers.board.position.state import BoardState
from pioneers.board.rules.drive import BANK, SEATS, can_drive, shares_shown, toll
from pioneers.native import i64

if TYPE_CHECKING:
    from pioneers.board.shapes.result import Route as ShownRoute
    from pioneers.board.shapes.result import RouteLine, Routes

# Routes to one space that pay the same people are kept while none is both cheaper and freer to go on, but no more
# than this: late in a game there are more ways than anybody would look through.
KEPT: Final = 12


class Route:
    """A way from the stagecoach: spaces in order, dollars to the bank and to each seat."""

    def __init__(self, path: list[int], entered: i64, bank: i64, paid: list[int]) -> None:
        self.path: Final = path
        self.entered: Final[i64] = entered
        self.bank: Final[i64] = bank
        self.paid: Final = paid
        self.fare: Final[i64] = bank + sum(paid)
        payees: i64 = 0
        for seat, amount in enumerate(paid):
            if amount:
                payees |= BIT[seat]
        self.payees: Final[i64] = payees

    def described(self, state: BoardState) -> ShownRoute:
        """The route as plain JSON; drive along `path` to follow it. `lines` says what each line costs."""
        cities = state.lookup.cities
        here: i64 = state.stagecoach
        lines: list[RouteLine] = []
        for city in self.path:
            lines.append(toll_shown(state, here, city))
            here = city
        return {
            "path": [cities[city] for city in self.path],
            "fare": self.fare,
            "bank": self.bank,
            "paid": {str(seat): amount for seat, amount in enumerate(self.paid) if amount},
            "lines": lines,
        }


def routes(state: BoardState) -> Routes:
    """For every city that the active player can drive to now: the cheapest route, then for each other set of people
    that can be paid the cheapest route that pays just them. Equal fares: fewer lines, then alphabetically.
    """
    lookup = state.lookup
    goals = state.matching(state.active)
    if not can_drive(state):
        return {}
    crossable: i64 = lookup.in_play & ~state.tiled
    kept: dict[tuple[int, int], list[Route]] = {}
    found: dict[int, list[Route]] = {}
    started = Route([], state.visited | BIT[state.stagecoach], 0, [0] * int(lookup.players))
    labels = [started]
    waiting: list[tuple[int, int, list[int], int]] = [(*order(started), 0)]
    while waiting:
        # Routes are taken up by their order, so the first to a space that pays just these people is the cheapest.
        *_, number = heappop(waiting)
        route = labels[number]
        here: i64 = route.path[-1] if route.path else state.stagecoach
        known = kept.setdefault((int(here), int(route.payees)), [])
        if goals & BIT[here]:
            if not known:
                known.append(route)
                found.setdefault(int(here), []).append(route)
            continue
        if len(known) == KEPT or any(beats(other, route) for other in known):
            continue
        known.append(route)
        for city in range(lookup.city_count):
            bit = BIT[city]
            if lookup.neighbours[here] & bit == 0 or route.entered & bit or (crossable | goals) & bit == 0:
                continue
            further = extended(state, route, here, city)
            if further.fare <= state.money[state.active]:
                labels.append(further)
                heappush(waiting, (*order(further), len(labels) - 1))
    return {lookup.cities[city]: [route.described(state) for route in found[city]] for city in sorted(found)}


def extended(state: BoardState, route: Route, here: i64, city: i64) -> Route:
    """The route and one line more (B6.2)."""
    share, payees = toll(state, state.active, here, city)
    bank: i64 = route.bank
    paid = route.paid
    if payees == BANK:
        bank += share
    elif payees & SEATS:
        paid = [amount + (int(share) if payees & BIT[seat] else 0) for seat, amount in enumerate(paid)]
    return Route([*route.path, int(city)], route.entered | BIT[city], bank, paid)


def toll_shown(state: BoardState, here: i64, city: i64) -> RouteLine:
    """The toll of a line as plain JSON."""
    line = state.lookup.line_between[here * state.lookup.city_count + city]
    share, payees = toll(state, state.active, here, city)
    return {"line": state.lookup.lines[line], **shares_shown(state, share, payees)}


def beats(one: Route, other: Route) -> bool:
    """Not dearer, and whatever the other can still enter this one can too."""
    return one.fare <= other.fare and one.entered & ~other.entered == 0


def order(route: Route) -> tuple[int, int, list[int]]:
    """Cheapest first, then fewest lines, then alphabetically."""
    return int(route.fare), len(route.path), route.path
