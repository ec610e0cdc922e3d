"""Which games there are: those that come with the program, and those installed beside them."""

from __future__ import annotations

from functools import cache

from litestar import get

from pioneers.bots.characters import cast_of
from pioneers.bots.levels import levels_of
from pioneers.catalogue import descriptor, game, game_names
from pioneers.match.lesson_file import lessons_of
from pioneers.server.http.openapi import errors
from pioneers.server.http.request import GuestRequest
from pioneers.server.wire.bodies import GameKind


@get(
    "/api/catalogue",
    operation_id="kinds",
    summary="The games that can be played here",
    response_description="All games, in the order in which to offer them.",
    responses=errors(),
    tags=["games"],
)
async def kinds(request: GuestRequest) -> list[GameKind]:  # noqa: ARG001 - whoever asks, the answer is the same
    """For each game its name, how many can play, and what a new table can wish for."""
    return all_kinds()


@cache
def all_kinds() -> list[GameKind]:
    """The games as they are told to everybody."""
    return [
        GameKind(
            name=name,
            players=list(game(name).player_numbers),
            words=dict(descriptor(name).word_options),
            files=list(descriptor(name).file_options),
            bots=levels_of(name),
            characters={key: character.name for key, character in cast_of(name).characters.items()},
            lessons=len(lessons_of(name)),
        )
        for name in game_names()
    ]


KIND_ROUTES = [kinds]
