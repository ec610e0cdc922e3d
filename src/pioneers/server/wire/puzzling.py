"""What goes over HTTP of puzzles. Nothing in it tells of an answer before one is given.

The browser's types are made from this file too.
"""

from __future__ import annotations

from msgspec import Struct

from pioneers.kernel.view import Components, Outlook, Standing, Told, View
from pioneers.server.wire.bodies import Body
from pioneers.server.wire.lessons import Actions, Trial
from pioneers.server.wire.parts import Problem, Turn
from pioneers.server.wire.reviewing import LineStep, Reason


class PuzzleEntry(Struct, frozen=True, kw_only=True):
    """A puzzle in the list of its game. `rating` says how hard it is: 400 more is ten times as hard."""

    id: str
    players: int
    rating: int
    themes: list[str]


class PuzzlePlan(Struct, frozen=True, kw_only=True):
    """One of the things that could be done: what becomes of everyone then, and how it is expected to go on."""

    actions: list[str]
    chances: list[float]
    error: float
    line: list[LineStep]


class PuzzleVerdict(Struct, frozen=True, kw_only=True):
    """What is to be said of an answer. `plans` are all that were looked at, best first, and the first `right` of them
    are right; `played` is the number of the answer among them.

    `reasons` say what the best plan does and another does not, and `others` what only that other one does: the answer,
    or, if that was right, the best of the wrong ones.
    """

    right: int
    played: int
    plans: list[PuzzlePlan]
    reasons: list[Reason]
    others: list[Reason]
    # The lowest level of bots that finds an answer; null if none of levels 2 to 4 does.
    found: int | None


class PuzzleList(Struct, frozen=True, kw_only=True):
    """The puzzles of a game, and today's, which is the same for everybody."""

    game: str
    today: str
    # In the order in which they are offered.
    themes: list[str]
    puzzles: list[PuzzleEntry]


class PuzzleStart(Struct, frozen=True, kw_only=True):
    """What a puzzle is played with: the seat of the one who solves it, and all that this seat was told before."""

    game: str
    puzzle: str
    players: int
    seat: int
    rating: int
    themes: list[str]
    components: Components
    events: list[Told]


class PuzzleMove(Body, frozen=True, kw_only=True):
    """What was played in a puzzle so far, and the next actions."""

    played: Actions
    move: Actions


class PuzzleTrial(Body, frozen=True, kw_only=True):
    """What was played in a puzzle so far, and actions that are only thought of."""

    played: Actions
    actions: Trial


class PuzzlePosition(Struct, frozen=True, kw_only=True):
    """Where somebody is in a puzzle. `events` are those of the last move, `problem` is why it is not possible.

    The verdict comes when the decision is complete; then nothing more can be played.
    """

    played: list[str]
    events: list[Told]
    view: View
    standing: Standing | None
    turn: Turn
    outlook: Outlook
    problem: Problem | None
    verdict: PuzzleVerdict | None
