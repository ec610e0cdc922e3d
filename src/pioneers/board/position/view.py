"""Positions and views of the board game as plain JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from pioneers.board.equipment.box import PROFESSIONS, TILE_KINDS, listed_seats
from pioneers.board.equipment.lookup import BIT
from pioneers.board.position.state import NO_COACH, NO_TILE, REASONS, BoardState
from pioneers.board.rules.purchase import PURCHASES
from pioneers.native import i64

if TYPE_CHECKING:
    from pioneers.board.shapes.components import Coach
    from pioneers.board.shapes.view import BoardPlayer, BoardPosition, BoardStep, BoardTurn, BoardView, OwnedCoach


def dump(state: BoardState) -> BoardPosition:
    """The whole position, hidden things included."""
    stack: list[Coach | None] = [coach_shown(state, state.pile[place]) for place in range(state.drawn, len(state.pile))]
    pile = state.nugget_pile
    nuggets: list[int | None] = [pile[place] for place in range(state.nuggets_taken, len(pile))]
    return described(state, stack, nuggets, [True] * int(state.lookup.players))


def view(state: BoardState, seat: int | None) -> BoardView:
    """What a seat may know: hidden coaches and nuggets are `null`. At the end all taken nuggets lie open (B11.2)."""
    stack: list[Coach | None] = [None] * int(state.stack_left())
    nuggets: list[int | None] = [None] * int(len(state.nugget_pile) - state.nuggets_taken)
    over = state.stack == 0
    open_nuggets = [over or other == seat for other in range(int(state.lookup.players))]
    return {**described(state, stack, nuggets, open_nuggets), "viewer": seat}


def views(state: BoardState, seats: list[int | None]) -> list[BoardView]:
    """The views of several seats, with what all may know made once and shared."""
    public = view(state, None)
    made: list[BoardView] = []
    for seat in seats:
        shown = public.copy()
        shown["viewer"] = seat
        if seat is not None and state.stack != 0:
            rows = public["seats"].copy()
            rows[seat] = seat_shown(state, seat, True)
            shown["seats"] = rows
        made.append(shown)
    return made


def described(
    state: BoardState, stack: list[Coach | None], nuggets: list[int | None], open_nuggets: list[bool]
) -> BoardPosition:
    """The position with these faces of the two hidden piles, and the nuggets of those seats whose nuggets are open."""
    lookup = state.lookup
    players = int(lookup.players)
    cities = lookup.cities
    return {
        "game": "board",
        "rules": lookup.rules,
        "data": lookup.data,
        "players": players,
        "round": state.round,
        "first": state.first,
        "active": state.active,
        "seat": state.seat,
        "step": cast("BoardStep", state.step),
        "stagecoach": cities[state.stagecoach],
        "covered": list(lookup.covered),
        "tiles": {
            city: TILE_KINDS[state.tile_at(number)] for number, city in enumerate(cities) if has_tile(state, number)
        },
        "roads": {
            line: [seat for seat in range(players) if state.owners[number] & BIT[seat]]
            for number, line in enumerate(lookup.lines)
            if state.owners[number] != 0
        },
        "pioneers": {
            city: settlers
            for number, city in enumerate(cities)
            if any(settlers := [state.settlers[seat * len(cities) + number] for seat in range(players)])
        },
        "display": [coach_shown(state, coach) for coach in state.display if coach != NO_COACH],
        "stack": stack,
        "nuggets": nuggets,
        "seats": [seat_shown(state, seat, open_nuggets[seat]) for seat in range(players)],
        "turn": turn_shown(state),
        "bought": state.bought,
        "moved": state.moved,
        "idle_rounds": state.idle_rounds,
        "ending": [name for bit, name in REASONS if state.ending & bit],
    }


def has_tile(state: BoardState, city: i64) -> bool:
    """Whether the city still shows its tile."""
    return state.tiled & BIT[city] != 0


def coach_shown(state: BoardState, coach: i64) -> Coach:
    """A coach as data describe it."""
    card = state.lookup.coaches[coach]
    return {"id": card.id, "points": card.points, "seats": list(card.seats)}


def seat_shown(state: BoardState, seat: i64, nuggets_open: bool) -> BoardPlayer:
    """One player: money, points, tiles, supplies, coaches with who is aboard, nuggets."""
    coaches: list[OwnedCoach] = []
    for number in range(1, state.coach_count[seat] + 1):
        coach = state.coach_of(seat, number)
        coaches.append({**coach_shown(state, coach), "aboard": listed_seats(state.crew[coach])})
    return {
        "money": state.money[seat],
        "score": state.score[seat],
        "bankers": state.bankers[seat],
        "merchants": state.merchants[seat],
        "roads": state.roads[seat],
        "pioneers": state.supply[seat],
        "coaches": coaches,
        "nuggets": [
            state.nugget_pile[nugget] if nuggets_open else None
            for nugget in range(state.nuggets_taken)
            if state.nugget_owner[nugget] == seat
        ],
    }


def turn_shown(state: BoardState) -> BoardTurn:
    """What has happened in this turn, as far as it matters for what comes."""
    lookup = state.lookup
    return {
        "purchases": [name for bit, name in PURCHASES if state.purchases & bit],
        "placing": state.placing,
        "visited": [city for number, city in enumerate(lookup.cities) if state.visited & BIT[number]],
        "tile": None if state.tile == NO_TILE else TILE_KINDS[state.tile],
        "settled": None if state.settled == NO_TILE else PROFESSIONS[state.settled],
        "farmers": state.farmers,
        "asked": state.asked,
    }
