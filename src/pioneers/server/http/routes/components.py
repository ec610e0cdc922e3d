"""What a game is played with: the board, the coaches or the deck of a table, with prices and limits, for screens.

Nothing of it changes while a game goes on, and nothing of it is secret: it lies open in the box.
"""

from __future__ import annotations

from hashlib import sha256
from typing import cast

import msgspec
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

import pioneers
from pioneers.kernel.files.record import Files
from pioneers.kernel.view import Components
from pioneers.server.files.own_files import header_of
from pioneers.server.http.headers import is_known
from pioneers.server.http.openapi import errors
from pioneers.server.http.request import GuestRequest
from pioneers.server.http.routes.games import Game, files_of, found_game, told
from pioneers.server.http.routes.tables import Table
from pioneers.server.wire.problems import Conflict
from pioneers.store.sql.rows import Finished

# A browser asks once more whether it is still the same; a table's own board may be the same for many tables.
_KEPT = "private, max-age=3600"
_UNCHANGED = {304: ResponseSpec(None, description="Not changed since the ETag that was sent.")}


@get(
    "/api/tables/{table:str}/components",
    operation_id="components",
    summary="What the game of a table is played with",
    response_description="The board, the coaches or the deck, with prices and limits.",
    responses={**_UNCHANGED, **errors(400, 404, 409)},
    media_type="application/json",
    tags=["tables"],
)
async def components(request: GuestRequest, table: Table) -> Response[Components]:
    """All that a screen needs of the board or the deck, also a custom one. It never changes during a table."""
    found = await request.registry.table(table)

    async def shown() -> Components:
        if found.stuck is not None:
            raise Conflict(found.stuck.key, **found.stuck.figures) from found.stuck
        return found.game.components(found.progress.match.state)

    return answered(request, await found.ask(shown))


@get(
    "/api/games/{table:str}/components",
    operation_id="gameComponents",
    summary="What a finished game was played with",
    response_description="The board, the coaches or the deck, with prices and limits.",
    responses={**_UNCHANGED, **errors(400, 404, 409)},
    media_type="application/json",
    tags=["games"],
)
async def game_components(request: GuestRequest, table: Game) -> Response[Components]:
    """The same for a game that is over."""
    finished = await found_game(request, table, None)
    files = await files_of(request.services, finished)
    return answered(request, await told(request.services, lambda: components_of(finished, files)))


COMPONENT_ROUTES = [components, game_components]


def components_of(finished: Finished, files: Files) -> Components:
    """What a finished game was played with."""
    header = header_of(finished)
    game = pioneers.game(header.game)
    return game.components(header.start(game, files))


def answered(request: GuestRequest, shown: Components) -> Response[Components]:
    """The answer with its tag. Boards that play alike have the same digest but may be drawn otherwise, so the tag is
    made of all that is sent.
    """
    tag = f'"{sha256(msgspec.json.encode(shown)).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": _KEPT}
    if is_known(request, tag):
        return Response(cast("Components", b""), status_code=304, headers=headers)
    return Response(shown, media_type="application/json", headers=headers)
