"""How the players of the card game stand: buildings, and what the others still lack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioneers.cards.equipment.lookup import BIT, BUILDING_COUNT, SUIT_COUNT
from pioneers.cards.position.state import CardsState
from pioneers.cards.rules.scoring import buildings_of, final_key
from pioneers.native import i64

if TYPE_CHECKING:
    from pioneers.cards.shapes.standing import CardStanding


def standing(state: CardsState) -> CardStanding:
    """Supplies and buildings are open to everybody, so all may know it."""
    players = int(state.lookup.players)
    keys = [int(final_key(state, seat)) for seat in range(players)]
    most = max(keys)
    return {
        "seats": [
            {"buildings": buildings_of(state, seat), "missing": missing_supplies(state, seat)}
            for seat in range(players)
        ],
        "leading": [seat for seat, key in enumerate(keys) if key == most],
    }


def missing_supplies(state: CardsState, seat: i64) -> i64:
    """How many supply cards a seat lacks for all that it has not built yet (C6.1)."""
    missing: i64 = 0
    for suit in range(i64(SUIT_COUNT)):
        need: i64 = 0
        for building in range(i64(BUILDING_COUNT)):
            if state.built[seat] & BIT[building] == 0:
                need += state.lookup.prices[building * SUIT_COUNT + suit]
        have = state.supplies[seat * SUIT_COUNT + suit]
        if need > have:
            missing += need - have
    return missing
