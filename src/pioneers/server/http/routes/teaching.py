"""What is learned from finished games: reviews, another try from a position, one's own statistics.

Whoever may watch a finished game again may have it reviewed, and read the review.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, cast

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from pioneers.analysis.marks import usual_marks
from pioneers.kernel.files.record import read_record
from pioneers.server.http.headers import is_known
from pioneers.server.http.openapi import errors
from pioneers.server.http.request import GuestRequest
from pioneers.server.http.routes.games import files_of, found_game, told
from pioneers.server.teaching.reviewer import NO_DECISIONS
from pioneers.server.teaching.statistics import MOST_GAMES, statistics_of
from pioneers.server.teaching.telling import review_of
from pioneers.server.watching.replay import decided_at
from pioneers.server.wire.bodies import PlayOn, Review, StartReview, Statistics
from pioneers.server.wire.parts import TableInfo, whole
from pioneers.server.wire.problems import Conflict

Game = Annotated[str, PathParameter(pattern=whole("[a-z0-9]{16}"), description="The id of the table of the game.")]
Since = Annotated[
    int,
    QueryParameter(
        ge=0, le=NO_DECISIONS, description="Only decisions that have changed after this `number` of a review."
    ),
]


@post(
    "/api/games/{table:str}/review",
    operation_id="startReview",
    summary="Have a finished game reviewed",
    response_description="The review as far as it has come, without its decisions.",
    status_code=200,
    responses=errors(400, 403, 404, 409, 413, 415),
    tags=["games"],
)
async def start_review(request: GuestRequest, table: Game, data: JSONBody[StartReview]) -> Review:
    """The review is made in the background, and kept. If there is one already, or it is being made, nothing changes;
    with `again`, one that is `outdated` or was stopped is made again.
    """
    game = await found_game(request, table, None)
    reviewer = request.registry.reviewer
    await reviewer.ask(game, await request.person(), data.again)
    return review_of(game, await reviewer.found(table, NO_DECISIONS), request.language)


@get(
    "/api/games/{table:str}/review",
    operation_id="review",
    summary="The review of a finished game",
    response_description="The review as far as it has come.",
    responses={304: ResponseSpec(None, description="Not changed since the ETag that was sent."), **errors(400, 404)},
    media_type="application/json",
    tags=["games"],
)
async def review(request: GuestRequest, table: Game, since: Since = 0) -> Response[Review]:
    """Ask again every second or two until it is done; with the `ETag`, or with `since`, this costs little."""
    number = await request.services.store.reviews.number(table)
    tag = f'"{number}-{since}-{usual_marks().version}-{request.language}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if number and is_known(request, tag):
        return Response(cast("Review", b""), status_code=304, headers=headers)
    game = await found_game(request, table, None)
    kept = await request.registry.reviewer.found(table, since)
    # Some hundreds of decisions, each with its plans: whoever plays must not notice.
    content = await asyncio.to_thread(review_of, game, kept, request.language)
    return Response(content, media_type="application/json", headers=headers)


@post(
    "/api/games/{table:str}/play-on",
    operation_id="playOn",
    summary="Play on from a position of a finished game",
    response_description="The new table.",
    responses=errors(400, 403, 404, 409, 413, 415),
    tags=["games"],
)
async def play_on(request: GuestRequest, table: Game, data: JSONBody[PlayOn]) -> TableInfo:
    """A new table: you on one seat, bots on all others, and everything so far as it was. It counts in no statistics."""
    game = await found_game(request, table, data.seat)
    files = await files_of(request.services, game)
    record = read_record(game.record)
    if await told(request.services, lambda: decided_at(record, data.move, files)) is None:
        raise Conflict("play-on-over")
    actions = record.actions[: data.move]
    return await request.registry.play_on(table, actions, data, await request.person(), request.network)


@get(
    "/api/me/statistics",
    operation_id="statistics",
    summary="Your own statistics",
    response_description="Your finished games, counted.",
    responses=errors(400),
    tags=["people"],
)
async def statistics(request: GuestRequest) -> Statistics:
    """Your finished games by kind, number of players and opponents. Luck and average loss are of those reviewed."""
    if request.visitor is None:
        return statistics_of([])
    games = await request.services.store.finished.played(request.visitor.id, MOST_GAMES)
    return await asyncio.to_thread(statistics_of, games)


TEACHING_ROUTES = [start_review, review, play_on, statistics]
