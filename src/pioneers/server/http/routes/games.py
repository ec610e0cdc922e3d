"""Finished games: found, seen again move by move, and taken home as a record.

A game that was played at a private table is in nobody's list but its players'; whoever has its link may look at it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Annotated, TypeVar

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from pioneers.catalogue import game_names
from pioneers.kernel.files.data_file import OwnText
from pioneers.kernel.files.record import read_record
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.view import Json
from pioneers.server.files.own_files import own_files
from pioneers.server.http.openapi import errors
from pioneers.server.http.request import GuestRequest, Services
from pioneers.server.watching.replay import GAMES, position_at, replay_of, standing_at, summary
from pioneers.server.wire.bodies import GamePage, Replay, ReplayPosition
from pioneers.server.wire.parts import LAST_SEAT, whole
from pioneers.server.wire.problems import Conflict, Missing
from pioneers.store.sql.rows import Finished

Told = TypeVar("Told")

Game = Annotated[str, PathParameter(pattern=whole("[a-z0-9]{16}"), description="The id of the table of the game.")]
Move = Annotated[int, PathParameter(ge=0, le=100_000, description="How many actions have been played.")]
SeenFrom = Annotated[
    int | None,
    QueryParameter(ge=0, le=LAST_SEAT, description="The seat to view from; without it, the view of a spectator."),
]
Player = Annotated[
    str | None,
    QueryParameter(pattern=whole("[a-z0-9]{16}"), description="Only games in which this person played."),
]
Kind = Annotated[
    str | None,
    QueryParameter(pattern=whole(f"({'|'.join(game_names())})"), description="Only games of this kind."),
]
Following = Annotated[
    str | None,
    QueryParameter(pattern=whole("[0-9]{1,18}"), description="`following` of the page before."),
]


@get(
    "/api/games",
    operation_id="games",
    summary="Finished games",
    response_description="Some games, newest first.",
    responses=errors(400),
    tags=["games"],
)
async def games(
    request: GuestRequest, person: Player = None, game: Kind = None, following: Following = None
) -> GamePage:
    """Finished games of public tables and your own."""
    viewer = "" if request.visitor is None else request.visitor.id
    page = await request.services.store.finished.search(person=person, game=game, viewer=viewer, following=following)
    return GamePage(games=[summary(found) for found in page.items], following=page.following)


@get(
    "/api/games/{table:str}",
    operation_id="replay",
    summary="A finished game, move by move",
    response_description="The record of the game and all that happened.",
    responses=errors(400, 404, 409),
    tags=["games"],
)
async def replay(request: GuestRequest, table: Game, seat: SeenFrom = None) -> Replay:
    """Everything that happened, as one perspective saw it. When a game is over, nothing is secret: use any seat."""
    finished = await found_game(request, table, seat)
    files = await files_of(request.services, finished)
    return await told(request.services, lambda: replay_of(finished, seat, files))


@get(
    "/api/games/{table:str}/positions/{move:str}",
    operation_id="position",
    summary="A position of a finished game",
    response_description="What the perspective saw then.",
    responses=errors(400, 404, 409),
    tags=["games"],
)
async def position(request: GuestRequest, table: Game, move: Move, seat: SeenFrom = None) -> ReplayPosition:
    """The view of one perspective after this many actions."""
    finished = await found_game(request, table, seat)
    files = await files_of(request.services, finished)
    record = read_record(finished.record)

    def shown() -> ReplayPosition:
        view, standing = position_at(record, move, seat, files), standing_at(record, move, seat, files)
        return ReplayPosition(table=table, move=move, seat=seat, view=view, standing=standing)

    return await told(request.services, shown)


@get(
    "/api/games/{table:str}/record.pioneers",
    operation_id="recordFile",
    summary="The record of a finished game as a file",
    response_description="The record as text.",
    responses=errors(400, 404),
    media_type="text/plain",
    tags=["games"],
)
async def record_file(request: GuestRequest, table: Game) -> Response[str]:
    """The record as `pioneers replay` and `pioneers verify` read it."""
    finished = await found_game(request, table, None)
    return Response(finished.record, media_type="text/plain", headers=attached(finished, "pioneers"))


@get(
    "/api/games/{table:str}/record.json",
    operation_id="recordJson",
    summary="The record of a finished game as JSON",
    response_description="The record.",
    responses=errors(400, 404),
    media_type="application/json",
    tags=["games"],
)
async def record_json(request: GuestRequest, table: Game) -> Response[dict[str, Json]]:
    """The same record for other programs. The seed is text because it has more digits than most number types."""
    finished = await found_game(request, table, None)
    plain = read_record(finished.record).plain()
    return Response(plain, media_type="application/json", headers=attached(finished, "json"))


GAME_ROUTES = [games, replay, position, record_file, record_json]


async def found_game(request: GuestRequest, table: str, seat: int | None) -> Finished:
    """The finished game of a table, if it has the seat that somebody wants to look from."""
    finished = await request.services.store.finished.find(table)
    if finished is None:
        raise Missing("http-game")
    if seat is not None and seat >= len(finished.people):
        raise Missing("table-seat", seat=seat, seats=len(finished.people))
    return finished


async def files_of(services: Services, finished: Finished) -> tuple[OwnText, ...]:
    """The own board or deck of a game, from its log. Those of the last games are at hand: a replay asks many times."""
    known = services.own_files
    if finished.table in known:
        return known[finished.table]
    texts = await own_files(services.store.log, finished)
    if texts:
        if len(known) >= GAMES:
            del known[next(iter(known))]
        known[finished.table] = texts
    return texts


async def told(services: Services, tell: Callable[[], Told]) -> Told:
    """Go through a game in a thread, one at a time: who plays must not notice who looks at old games."""
    async with services.replaying:
        try:
            return await asyncio.to_thread(tell)
        except Mistake as reason:
            if reason.key == "replay-move":
                raise Missing(reason.key, **reason.figures) from reason
            # It was played by other rules or with other data than there are now.
            raise Conflict(reason.key, **reason.figures) from reason


def attached(finished: Finished, suffix: str) -> dict[str, str]:
    """The header that lets a browser keep a file under a good name."""
    day = datetime.fromtimestamp(finished.ended / 1000, UTC).date().isoformat()
    return {"content-disposition": f'attachment; filename="{finished.game}-{day}-{finished.table}.{suffix}"'}
