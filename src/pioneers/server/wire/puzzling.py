"""What puzzles are made of on the wire. Nothing in it tells of an answer before one is given."""

from __future__ import annotations

from msgspec import Struct

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
