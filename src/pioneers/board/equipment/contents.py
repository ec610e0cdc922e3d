"""What a board game is played with, as plain JSON: the board, the coaches and the figures of the rules for screens."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from pioneers.board.equipment.box import (
    BANKER_INCOME,
    COACHES_REMOVED,
    DISPLAY,
    EMPTY_COACH_MONEY,
    EXTRA_FARMERS,
    HOTEL_MONEY,
    IDLE_ROUNDS,
    INCOME,
    JOINING_PRICE,
    NUGGETS,
    PIONEERS,
    POINTS_A_PIONEER,
    PROFESSIONS,
    ROAD_PRICE,
    ROADS,
    ROADS_PRICE,
    STARTING_MONEY,
    TILE_KINDS,
    TILE_LIMIT,
    TILES_OF_A_KIND,
    TILES_REMOVED,
)
from pioneers.board.equipment.components import Coach
from pioneers.board.equipment.load import load_board
from pioneers.board.equipment.lookup import Lookup
from pioneers.board.rules.purchase import price_of

if TYPE_CHECKING:
    from pioneers.board.shapes.components import BoardComponents, BoardDrawn, City, Line
    from pioneers.board.shapes.components import Coach as ShownCoach


def contents(lookup: Lookup) -> BoardComponents:
    """The side in play with its covered cities, what the box holds for so many players, prices and limits."""
    players = int(lookup.players)
    starting = int(lookup.starting_count)
    others = len(lookup.coaches) - starting
    return {
        "game": "board",
        "data": lookup.data,
        "players": players,
        **board_shown(lookup),
        "professions": list(PROFESSIONS),
        "tiles": list(TILE_KINDS),
        "tile_counts": dict.fromkeys(TILE_KINDS, TILES_OF_A_KIND - TILES_REMOVED[players]),
        "coaches": {
            "starting": [coach_shown(coach) for coach in lookup.coaches[:starting]],
            "others": [coach_shown(coach) for coach in lookup.coaches[starting:]],
            # B2.8: so many of the others are removed unseen, so many lie open, the rest is the stack.
            "removed": COACHES_REMOVED[players],
            "display": DISPLAY,
            "stack": others - COACHES_REMOVED[players] - DISPLAY,
        },
        "nugget_values": sorted(NUGGETS),
        # B5.1: every purchase there can be, in its notation.
        "purchases": [
            {"action": action.text, "price": int(price_of(action.index))}
            for action in lookup.space.actions
            if action.verb == "buy"
        ],
        "prices": {
            "road": ROAD_PRICE,
            "roads": ROADS_PRICE,
            "coach": list(range(1, DISPLAY + 1)),  # B5.6: by the place in the display
            "join": JOINING_PRICE,
        },
        "money": {
            "start": STARTING_MONEY,
            "income": INCOME,
            "banker": BANKER_INCOME,
            "hotel": HOTEL_MONEY,
            "emptied": EMPTY_COACH_MONEY,
        },
        "supply": {"roads": ROADS, "pioneers": PIONEERS, "nuggets": len(NUGGETS)},
        "limits": {
            "bankers": TILE_LIMIT,
            "merchants": TILE_LIMIT,
            "farmers": EXTRA_FARMERS,
            "idle_rounds": IDLE_ROUNDS,
        },
        "points": {"pioneer": POINTS_A_PIONEER},
    }


def board_shown(lookup: Lookup) -> BoardDrawn:
    """Where everything lies: cities by x and y, seen from the upper left corner, and the lines between them."""
    side = lookup.side
    cities: list[City] = [
        {
            "id": city.id,
            "name": city.name,
            "x": city.x,
            "y": city.y,
            "latitude": city.latitude,
            "longitude": city.longitude,
            "label": city.label,
        }
        for city in side.cities
    ]
    lines: list[Line] = [
        # JSON has no tuples, so what is one by its type is a list here.
        {"id": line, "between": cast("tuple[str, str]", list(ends))}
        for line, ends in zip(lookup.lines, side.lines, strict=True)
    ]
    return {
        "name": lookup.board.name,
        # The built-in board is drawn on the map of the country that it shows.
        "map": "usa" if lookup.board is load_board() else None,
        "width": lookup.board.width,
        "height": lookup.board.height,
        "start": side.start,
        "cities": cities,
        "lines": lines,
        "covered": list(lookup.covered),
    }


def coach_shown(coach: Coach) -> ShownCoach:
    """A coach as views show it."""
    return {"id": coach.id, "points": coach.points, "seats": list(coach.seats)}
