"""What goes over HTTP of lessons. The browser's types are made from this file too."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from pioneers.kernel.view import Components, Json, Outlook, Standing, Told, View
from pioneers.server.wire.bodies import Body
from pioneers.server.wire.parts import MOST_ACTIONS, Notation, Problem, Turn

# No lesson has more steps.
MOST_STEPS = 30
# Some actions of one who learns.
Actions = Annotated[list[Notation], Meta(max_length=MOST_ACTIONS)]
# Some actions that are only thought of.
Trial = Annotated[list[Notation], Meta(min_length=1, max_length=MOST_ACTIONS)]
# What was played in each step of a lesson that is done, and in the one that goes on.
Played = Annotated[list[Actions], Meta(max_length=MOST_STEPS)]


class LessonMove(Body, frozen=True, kw_only=True):
    """What was played in a lesson so far, and the next move; an empty one goes on where nothing is asked."""

    played: Played
    move: Actions | None = None


class LessonTrial(Body, frozen=True, kw_only=True):
    """What was played in a lesson so far, and a move that is only thought of."""

    played: Played
    actions: Trial


class LessonStep(Struct, frozen=True, kw_only=True):
    """A step of a lesson. It says the message `lesson-<game>-<lesson>-<step>`, and may ask for a move."""

    name: str
    # What on the table it speaks of.
    marks: list[str]
    asks: bool


class LessonOutline(Struct, frozen=True, kw_only=True):
    """A lesson in the list of its game."""

    name: str
    steps: list[LessonStep]


class LessonStart(Struct, frozen=True, kw_only=True):
    """What a lesson is played with: the seat of the one who learns, and what the others are called."""

    game: str
    lesson: str
    seat: int
    names: list[str]
    steps: list[LessonStep]
    components: Components


class LessonShown(Struct, frozen=True, kw_only=True):
    """A move in a lesson, by whom, and how the table looks after it: null if it was told before."""

    by: int
    events: list[Told]
    view: View | None
    standing: Standing | None


class LessonPosition(Struct, frozen=True, kw_only=True):
    """Where somebody is in a lesson. `moves` are all since its beginning; `problem` is why the last is not possible.

    `astray` is true after a move that is possible but not the one that the step wants: it has to be taken back.
    """

    played: list[list[str]]
    done: int
    astray: bool
    figures: dict[str, Json]
    moves: list[LessonShown]
    view: View
    standing: Standing | None
    turn: Turn
    outlook: Outlook
    problem: Problem | None


class LessonPreview(Struct, frozen=True, kw_only=True):
    """What a move in a lesson would do, as at a table."""

    events: list[Told]
    looked: int
    asked: dict[str, Json] | None
    ahead: dict[str, Json] | None
    problem: Problem | None
