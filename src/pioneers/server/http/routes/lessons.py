"""Lessons: positions of a game with something to learn from, played against the rules themselves.

Nothing is kept of them: who learns sends all that was played, so any process can answer. What a lesson hides, it
hides as a table does: only the view of its seat goes out.
"""

from __future__ import annotations

from typing import Annotated, cast

from litestar import get, post
from litestar.params import JSONBody, PathParameter

import pioneers
from pioneers.kernel.view import Standing
from pioneers.match.lesson import Shown, Walk, walk
from pioneers.match.lesson_file import Lesson, Step, lessons_of
from pioneers.server.http.openapi import errors
from pioneers.server.http.request import GuestRequest
from pioneers.server.http.routes.games import told
from pioneers.server.http.routes.trying import GameWord, decision, foreseen
from pioneers.server.wire.lessons import (
    LessonMove,
    LessonOutline,
    LessonPosition,
    LessonPreview,
    LessonShown,
    LessonStart,
    LessonStep,
    LessonTrial,
)
from pioneers.server.wire.parts import whole
from pioneers.server.wire.problems import Conflict, Missing, problem

LessonName = Annotated[str, PathParameter(pattern=whole("[a-z][a-z0-9-]{0,39}"), description="The name of the lesson.")]


@get(
    "/api/lessons/{game:str}",
    operation_id="lessons",
    summary="The lessons of a game",
    response_description="All lessons in their order; none if the game has none.",
    responses=errors(400),
    tags=["lessons"],
    sync_to_thread=False,
)
def lessons(game: GameWord) -> list[LessonOutline]:
    """A lesson goes through steps; what each says is a message of the catalogue."""
    known = lessons_of(game).values()
    return [LessonOutline(name=found.name, steps=list(map(outlined, found.steps))) for found in known]


@get(
    "/api/lessons/{game:str}/{lesson:str}",
    operation_id="lesson",
    summary="What a lesson is played with",
    response_description="Its seat, its steps, and the board or the deck.",
    responses=errors(400, 404),
    tags=["lessons"],
    sync_to_thread=False,
)
def lesson(game: GameWord, lesson: LessonName) -> LessonStart:
    """Nothing of it changes while somebody learns."""
    found = known(game, lesson)
    played = pioneers.game(game)
    return LessonStart(
        game=game,
        lesson=lesson,
        seat=found.seat,
        names=list(found.names),
        steps=list(map(outlined, found.steps)),
        components=played.components(walk(found, []).state),
    )


@post(
    "/api/lessons/{game:str}/{lesson:str}",
    operation_id="lessonMove",
    summary="Where somebody is in a lesson, and the next move",
    response_description="The position, with all moves up to there.",
    status_code=200,
    responses=errors(400, 403, 404, 409, 413, 415),
    tags=["lessons"],
)
async def lesson_move(
    request: GuestRequest, game: GameWord, lesson: LessonName, data: JSONBody[LessonMove]
) -> LessonPosition:
    """Send `played` as the last answer had it, with a `move`; an empty list goes on where nothing is asked."""
    found = known(game, lesson)

    def move() -> LessonPosition:
        way = walk(found, data.played)
        known_before = len(way.moves)
        if data.move is not None and way.step is not None:
            if way.astray or (data.move and not way.step.asks):
                raise Conflict("lesson-lost")
            if way.step.asks:
                way.play(data.move)
            else:
                way.finish()
        return position(way, known_before, request.language)

    return await told(request.services, move)


@post(
    "/api/lessons/{game:str}/{lesson:str}/preview",
    operation_id="lessonPreview",
    summary="What a move in a lesson would do",
    response_description="What would happen, or why it is not possible.",
    status_code=200,
    responses=errors(400, 403, 404, 409, 413, 415),
    tags=["lessons"],
)
async def lesson_preview(
    request: GuestRequest, game: GameWord, lesson: LessonName, data: JSONBody[LessonTrial]
) -> LessonPreview:
    """As far as the one who learns can know it."""
    found = known(game, lesson)

    def look() -> LessonPreview:
        way = walk(found, data.played)
        if way.state.seat != found.seat:
            raise Conflict("table-not-your-turn")
        return foreseen(pioneers.game(game), way.state, found.seat, data.actions, request.language)

    return await told(request.services, look)


LESSON_ROUTES = [lessons, lesson, lesson_move, lesson_preview]


def known(game: str, lesson: str) -> Lesson:
    """The lesson of this name."""
    found = lessons_of(game).get(lesson)
    if found is None:
        raise Missing("lesson-missing")
    return found


def outlined(step: Step) -> LessonStep:
    """A step without what it wants: that is for the one who learns to find."""
    return LessonStep(name=step.name, marks=list(step.marks), asks=step.asks)


def position(way: Walk, known_before: int, language: str) -> LessonPosition:
    """What is sent of a way. How the table looked after a move is sent once: not of those that were known before."""
    seat, state = way.lesson.seat, way.state
    engine = pioneers.game(way.lesson.game)
    turn, outlook = decision(engine, state, seat, language, asked=way.is_asked)
    return LessonPosition(
        played=way.played,
        done=way.done,
        astray=way.astray,
        figures=way.figures(),
        moves=[shown(move, number >= known_before) for number, move in enumerate(way.moves)],
        view=engine.view(state, seat),
        standing=engine.standing(state, seat) or None,
        turn=turn,
        outlook=outlook,
        problem=None if way.problem is None else problem(way.problem, language),
    )


def shown(move: Shown, wholly: bool) -> LessonShown:
    """A move for the wire."""
    view, standing = (move.view, move.standing) if wholly else (None, None)
    return LessonShown(by=move.by, events=move.events, view=view, standing=cast("Standing | None", standing))
