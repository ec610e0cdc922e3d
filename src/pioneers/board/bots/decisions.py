"""The decisions of the drive and of pioneers (B6 to B8, B10): where to, who settles, who goes home, who joins."""

from __future__ import annotations

from pioneers.board.bots.coaches import is_repeated
from pioneers.board.bots.drives import Ways, drive_value
from pioneers.board.bots.heuristics import Heuristics
from pioneers.board.equipment.box import FARMER, HOTEL, JOINING_PRICE
from pioneers.bots.plans import Plans
from pioneers.kernel.bits import lowest
from pioneers.native import i64


def add_drives(sight: Heuristics, plans: Plans) -> None:
    """Each city in reach by its cheapest way, with who settles there; also by a way that pays no other player."""
    state = sight.state
    cheapest = Ways(state, True)
    left = cheapest.reached
    tolled: i64 = 0
    while left != 0:
        bit: i64 = left & -left
        left ^= bit
        city = lowest(bit)
        if cheapest.tolls(city) > 0:
            tolled |= bit
    if tolled == 0:
        add_cities(sight, plans, cheapest, cheapest.reached, 0)
        return
    sparing = Ways(state, False)
    free: i64 = 0
    left = tolled & sparing.reached
    while left != 0:
        bit = left & -left
        left ^= bit
        if sparing.fare(lowest(bit)) == 0:
            free |= bit
    add_cities(sight, plans, cheapest, cheapest.reached, free)
    add_cities(sight, plans, sparing, tolled & sparing.reached, 0)


def add_cities(sight: Heuristics, plans: Plans, ways: Ways, cities: i64, harmful: i64) -> None:
    """These cities by these ways; to pay an opponent where a way is free plainly harms."""
    while cities != 0:
        bit: i64 = cities & -cities
        cities ^= bit
        add_settlers(sight, plans, ways, lowest(bit), harmful & bit != 0)


def add_settlers(sight: Heuristics, plans: Plans, ways: Ways, city: i64, harmful: bool) -> None:
    """A drive along the way to this city with each choice of who settles."""
    state = sight.state
    lookup = state.lookup
    kind = state.tile_at(city)
    for profession in range(i64(HOTEL)):
        if (kind != profession and kind != HOTEL) or not state.has_aboard(sight.seat, profession):
            continue
        number = sight.best_coach(profession)
        ways.add(city, plans)
        plans.atom(lookup.first_settle + profession * lookup.most_coaches + number - 1)
        plans.close(drive_value(sight, ways, city, kind, profession, number), harmful)
        if kind != HOTEL:
            add_other_coaches(sight, plans, ways, city, profession, number)


def add_other_coaches(sight: Heuristics, plans: Plans, ways: Ways, city: i64, profession: i64, best: i64) -> None:
    """The same with the pioneer of another coach."""
    state = sight.state
    lookup = state.lookup
    for number in range(1, state.coach_count[sight.seat] + 1):
        if number == best or not state.in_coach(sight.seat, profession, number):
            continue
        if is_repeated(state, sight.seat, number):
            continue
        ways.add(city, plans)
        plans.atom(lookup.first_settle + profession * lookup.most_coaches + number - 1)
        plans.close(drive_value(sight, ways, city, profession, profession, number))


def add_settlings(sight: Heuristics, plans: Plans) -> None:
    """Who settles where the stagecoach stands (B7)."""
    state = sight.state
    city = state.stagecoach
    kind = state.tile_at(city)
    first = state.lookup.first_settle
    for profession in range(i64(HOTEL)):
        if kind == profession or kind == HOTEL:
            for number in range(1, state.coach_count[sight.seat] + 1):
                if state.in_coach(sight.seat, profession, number) and not is_repeated(state, sight.seat, number):
                    value = sight.settling(city, kind, profession, number)
                    plans.add(first + profession * state.lookup.most_coaches + number - 1, value)


def add_leavings(sight: Heuristics, plans: Plans, first: i64, wanted: i64, extra: i64) -> None:
    """Every pioneer of this profession, or of any, who may leave a coach; `extra` is what it brings beside."""
    state = sight.state
    for profession in range(i64(HOTEL)):
        if wanted != HOTEL and wanted != profession:
            continue
        for number in range(1, state.coach_count[sight.seat] + 1):
            if state.in_coach(sight.seat, profession, number) and not is_repeated(state, sight.seat, number):
                value: i64 = sight.leaving(profession, number) + extra
                plans.add(first + profession * state.lookup.most_coaches + number - 1, value)


def add_returns(sight: Heuristics, plans: Plans) -> None:
    """The barkeeper sends somebody home, or nobody (B8.3)."""
    lookup = sight.state.lookup
    add_leavings(sight, plans, lookup.first_return, HOTEL, 0)
    plans.add(lookup.skip, 0, True)


def add_farmers(sight: Heuristics, plans: Plans) -> None:
    """One more farmer settles, or none (B8.5)."""
    lookup = sight.state.lookup
    add_leavings(sight, plans, lookup.first_settle, FARMER, sight.place(sight.state.stagecoach))
    plans.add(lookup.skip, 0, True)


def add_joinings(sight: Heuristics, plans: Plans) -> None:
    """Settle in another player's city for two dollars, or not (B10)."""
    state = sight.state
    lookup = state.lookup
    place = sight.place(state.stagecoach)
    # The price goes to an opponent.
    price: i64 = JOINING_PRICE * (sight.dollar + sight.measures.toll)
    add_leavings(sight, plans, lookup.first_join, state.settled, place - price)
    plans.add(lookup.decline, 0)
