"""Why the stagecoach cannot be driven to a city now (B6), for every city with a tile that `routes` does not lead to."""

from __future__ import annotations

from heapq import heappop, heappush

from pioneers.board.equipment.lookup import BIT
from pioneers.board.position.state import BoardState
from pioneers.board.rules.drive import can_drive, destinations, fare
from pioneers.kernel.refusal import Refusal
from pioneers.native import i64


def unreachable(state: BoardState) -> dict[str, Refusal]:
    """By city, in alphabetical order; nothing where there is no drive to come."""
    if not can_drive(state):
        return {}
    lookup = state.lookup
    seat = state.active
    matching = state.matching(seat)
    found: i64 = destinations(state)
    fares = cheapest_fares(state, state.visited | BIT[state.stagecoach])
    before = cheapest_fares(state, BIT[state.stagecoach])
    reasons: dict[str, Refusal] = {}
    for number, city in enumerate(lookup.cities):
        bit = BIT[number]
        if state.tiled & bit == 0 or found & bit:
            continue
        if state.aboard[seat] == 0:
            reasons[city] = Refusal("B6.1", "nobody-aboard", {"city": city})
        elif matching & bit == 0:
            reasons[city] = Refusal("B6.4", "no-match", {"city": city, "tile": lookup.tile_name(state.tile_at(number))})
        elif number in fares:
            figures: dict[str, object] = {"city": city, "fare": fares[number], "money": state.money[seat]}
            reasons[city] = Refusal("B6.6", "way-too-dear", figures)
        elif number in before:
            reasons[city] = Refusal("B6.6", "way-visited", {"city": city})
        else:
            reasons[city] = Refusal("B6.3", "way-blocked", {"city": city})
    return reasons


def cheapest_fares(state: BoardState, closed: i64) -> dict[int, int]:
    """What the cheapest way to each space costs, had he all the money in the world: no way enters a closed space or
    leads through a tile (B6.3).
    """
    lookup = state.lookup
    done: dict[int, int] = {}
    waiting: list[tuple[int, int]] = [(0, int(state.stagecoach))]
    while waiting:
        cost, here = heappop(waiting)
        if here in done:
            continue
        done[here] = cost
        if state.tiled & BIT[here]:
            continue
        for there in range(lookup.city_count):
            if lookup.neighbours[here] & BIT[there] and closed & BIT[there] == 0:
                heappush(waiting, (cost + int(fare(state, state.active, here, there)), int(there)))
    return done
