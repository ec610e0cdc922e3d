"""Puzzles: positions of games in which one decision is clearly the best, tried against the rules themselves.

Nothing is kept of them: who solves one sends all that was played, so any process can answer. Only the view of the seat
goes out, and what an answer brings goes out when one was given.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from pioneers.analysis.judge import judge_of
from pioneers.analysis.reasons import reasons_for
from pioneers.kernel.mistake import Mistake
from pioneers.puzzles.attempt import Attempt, attempt
from pioneers.puzzles.collection import Collection, collection_of, games_with_puzzles
from pioneers.puzzles.difficulty import ASKED
from pioneers.puzzles.position import opened
from pioneers.puzzles.puzzle import Plan, Puzzle
from pioneers.puzzles.themes import themes_of
from pioneers.puzzles.verdict import Verdict
from pioneers.server.http.openapi import errors
from pioneers.server.http.request import GuestRequest, Services
from pioneers.server.http.routes.games import told
from pioneers.server.http.routes.trying import GameWord, decision, foreseen
from pioneers.server.wire.lessons import LessonPreview
from pioneers.server.wire.parts import whole
from pioneers.server.wire.problems import Conflict, Missing, problem
from pioneers.server.wire.puzzling import (
    PuzzleEntry,
    PuzzleList,
    PuzzleMove,
    PuzzlePlan,
    PuzzlePosition,
    PuzzleStart,
    PuzzleTrial,
    PuzzleVerdict,
)
from pioneers.server.wire.reviewing import LineStep, Reason

PuzzleName = Annotated[str, PathParameter(pattern=whole("[0-9a-f]{8}"), description="The id of the puzzle.")]


@get(
    "/api/puzzles/{game:str}",
    operation_id="puzzles",
    summary="The puzzles of a game",
    response_description="All puzzles without their answers, and today's.",
    responses=errors(400, 404),
    tags=["puzzles"],
)
async def puzzles(request: GuestRequest, game: GameWord) -> PuzzleList:
    """Today is the same everywhere: the day in UTC."""
    found = await known(request.services, game)
    today = found.of_day(datetime.now(UTC).date().toordinal())
    used = {theme for puzzle in found.puzzles.values() for theme in puzzle.themes}
    return PuzzleList(
        game=game,
        today=today.id,
        themes=[theme for theme in themes_of(game).names if theme in used],
        puzzles=[
            PuzzleEntry(id=puzzle.id, players=puzzle.players, rating=puzzle.rating, themes=list(puzzle.themes))
            for puzzle in found.puzzles.values()
        ],
    )


@get(
    "/api/puzzles/{game:str}/{puzzle:str}",
    operation_id="puzzle",
    summary="What a puzzle is played with",
    response_description="Its seat, what this seat was told before, and the board or the deck.",
    responses=errors(400, 404, 409),
    tags=["puzzles"],
)
async def puzzle(request: GuestRequest, game: GameWord, puzzle: PuzzleName) -> PuzzleStart:
    """Nothing of it changes while somebody solves it."""
    found = named(await known(request.services, game), puzzle)

    def start() -> PuzzleStart:
        position = opened(found)
        return PuzzleStart(
            game=game,
            puzzle=puzzle,
            players=found.players,
            seat=found.seat,
            rating=found.rating,
            themes=list(found.themes),
            components=position.game.components(position.state),
            events=[event.seen_by(found.seat) for _, event in position.events],
        )

    return await told(request.services, start)


@post(
    "/api/puzzles/{game:str}/{puzzle:str}",
    operation_id="puzzleMove",
    summary="Where somebody is in a puzzle, and the next move",
    response_description="The position, and the verdict when the decision is complete.",
    status_code=200,
    responses=errors(400, 403, 404, 409, 413, 415),
    tags=["puzzles"],
)
async def puzzle_move(
    request: GuestRequest, game: GameWord, puzzle: PuzzleName, data: JSONBody[PuzzleMove]
) -> PuzzlePosition:
    """Send `played` as the last answer had it, with a `move`; an empty one only looks."""
    found = named(await known(request.services, game), puzzle)

    def move() -> tuple[Attempt, bool]:
        way = attempt(found, data.played)
        if data.move:
            if way.is_complete:
                raise Conflict("puzzle-lost")
            way.play(data.move)
        return way, way.is_to_be_measured

    way, is_to_be_measured = await told(request.services, move)
    if is_to_be_measured:
        request.services.limits.search(request.network)
    return await told(request.services, lambda: position(way, request.language))


@post(
    "/api/puzzles/{game:str}/{puzzle:str}/preview",
    operation_id="puzzlePreview",
    summary="What a move in a puzzle would do",
    response_description="What would happen, or why it is not possible.",
    status_code=200,
    responses=errors(400, 403, 404, 409, 413, 415),
    tags=["puzzles"],
)
async def puzzle_preview(
    request: GuestRequest, game: GameWord, puzzle: PuzzleName, data: JSONBody[PuzzleTrial]
) -> LessonPreview:
    """As far as the seat can know it."""
    found = named(await known(request.services, game), puzzle)

    def look() -> LessonPreview:
        way = attempt(found, data.played)
        if way.is_complete:
            raise Conflict("puzzle-lost")
        return foreseen(way.position.game, way.state, found.seat, data.actions, request.language)

    return await told(request.services, look)


PUZZLE_ROUTES = [puzzles, puzzle, puzzle_move, puzzle_preview]


async def known(services: Services, game: str) -> Collection:
    """The puzzles of a game, which are read when they are first asked for."""
    if game not in games_with_puzzles():
        raise Missing("puzzle-none", game=game, games=games_with_puzzles() or ["none"])
    return await told(services, lambda: collection_of(game))


def named(collection: Collection, name: str) -> Puzzle:
    """The puzzle of this id."""
    try:
        return collection.puzzle(name)
    except Mistake as mistake:
        raise Missing(mistake.key, **mistake.figures) from mistake


def position(way: Attempt, language: str) -> PuzzlePosition:
    """Where somebody is."""
    played, seat, state = way.position.game, way.puzzle.seat, way.state
    found = way.verdict()
    turn, outlook = decision(played, state, seat, language, asked=found is None)
    return PuzzlePosition(
        played=way.actions,
        events=[event.seen_by(seat) for event in way.told],
        view=played.view(state, seat),
        standing=played.standing(state, seat) or None,
        turn=turn,
        outlook=outlook,
        problem=None if way.problem is None else problem(way.problem, language),
        verdict=None if found is None else said(way, found),
    )


def said(way: Attempt, verdict: Verdict) -> PuzzleVerdict:
    """A verdict for the wire."""
    judge = judge_of(way.puzzle.game)
    other = verdict.plans[verdict.right if verdict.is_right else verdict.played]
    best = verdict.plans[verdict.played] if verdict.is_right else verdict.plans[0]
    ours, theirs = reasons_of(way, best, other)
    return PuzzleVerdict(
        right=verdict.right,
        played=verdict.played,
        plans=[
            PuzzlePlan(
                actions=list(plan.actions),
                chances=[round(chance, 4) for chance in judge.chances(plan.chances, way.puzzle.seat)],
                error=plan.error,
                line=[LineStep(seat=step.seat, actions=list(step.actions)) for step in plan.line],
            )
            for plan in verdict.plans
        ],
        reasons=ours,
        others=theirs,
        found=way.puzzle.found if way.puzzle.found in ASKED else None,
    )


def reasons_of(way: Attempt, best: Plan, other: Plan) -> tuple[list[Reason], list[Reason]]:
    """What the better plan does and the other does not, and the other way round."""
    played, seat = way.position.game, way.puzzle.seat
    view = played.view(way.position.state, seat)
    ours, theirs = (
        [(reason["key"], reason["figures"]) for reason in reasons_for(played, view, seat, plan.actions)]
        for plan in (best, other)
    )
    return (
        [Reason(key=key, figures=figures) for key, figures in ours if (key, figures) not in theirs],
        [Reason(key=key, figures=figures) for key, figures in theirs if (key, figures) not in ours],
    )
