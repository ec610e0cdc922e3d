"""What reviews, hints and statistics are made of.

Chances are those of winning, from 0 to 1, one for each seat. An error is one standard deviation.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from pioneers.kernel.view import Json

# What a decision was, if it was none of the good ones.
Mark = Literal["inaccuracy", "mistake", "blunder"]


class Reason(Struct, frozen=True, kw_only=True):
    """What a plan brings, the best one or the one that was played: a message of the catalogue with its figures."""

    key: str
    figures: dict[str, Json] = {}
    of: Literal["best", "played"] = "best"


class LineStep(Struct, frozen=True, kw_only=True):
    """A decision of somebody in the course that is to be expected."""

    seat: int
    actions: list[str]


class PlanJudged(Struct, frozen=True, kw_only=True):
    """One of the things that could be done, and what becomes of everyone then. `loss` is against the best."""

    actions: list[str]
    chances: list[float]
    loss: float
    error: float
    visits: int
    line: list[LineStep] = []


class TwoChances(Struct, frozen=True, kw_only=True):
    """The chances of all seats after the best plan and after the one that was played."""

    best: list[float]
    played: list[float]


class DecisionReviewed(Struct, frozen=True, kw_only=True):
    """One decision of a finished game, judged by what its seat knew.

    `move` is the number of actions before it, `length` that of its own. It does not count where nothing could be chosen
    or where everything is as good within the error. `plans` are the best ones, best first, and always the one played;
    `reasons` are what the best brings and the one played does not.
    """

    move: int
    length: int
    seat: int
    played: list[str]
    best: list[str]
    chances: TwoChances
    loss: float
    error: float
    mark: Mark | None
    counts: bool
    plans: list[PlanJudged]
    reasons: list[Reason] = []


class ChanceEvent(Struct, frozen=True, kw_only=True):
    """Something that chance decided right after so many actions (0: the set-up), and what luck it was for each seat."""

    move: int
    kinds: list[str]
    luck: list[float]
    error: list[float]


class CurvePoint(Struct, frozen=True, kw_only=True):
    """The chances of all seats after so many actions, and what has changed them since the point before."""

    move: int
    chances: list[float]
    cause: Literal["start", "decision", "luck"]


class SeatReviewed(Struct, frozen=True, kw_only=True):
    """A seat over the whole game. Its result is luck, skill and a rest; `average_loss` is null until all is judged."""

    luck: float
    luck_error: float
    skill: float
    skill_error: float
    rest: float
    average_loss: float | None
    # Decisions that count, and those of them that were marked.
    decisions: int
    inaccuracies: int
    mistakes: int
    blunders: int


class ReviewVersion(Struct, frozen=True, kw_only=True):
    """What a review was made with: the program, a digest of what judges, which thresholds mark, how long was searched.

    The lens is `known`: judged by what each seat knew. With `open` all cards lie open.
    """

    program: str
    judge: str
    marks: int
    iterations: int
    lens: Literal["known", "open"] = "known"


class GamePlayed(Struct, frozen=True, kw_only=True):
    """A finished game of somebody in his statistics. Luck and average loss are null where it was not reviewed."""

    table: str
    game: str
    players: int
    # The level of the opponents if they were bots of one level, `people` if all were people, else `mixed`.
    opponents: str
    ended: int
    place: int
    points: int
    luck: float | None = None
    average_loss: float | None = None


class GamesCounted(Struct, frozen=True, kw_only=True):
    """Games of one kind, with so many players, against opponents of one level: how many, and what came of them."""

    game: str
    players: int
    opponents: str
    games: int
    # How often each place was taken: the first, the second …
    places: list[int]
    points: float
    # Points by what they are for, as the game calls it: the average of a game.
    parts: dict[str, float]
    # How many of the games were reviewed, and over those the averages; null without any. The loss is that of a
    # decision, of which `decisions` count.
    reviewed: int = 0
    decisions: int = 0
    average_loss: float | None = None
    luck: float | None = None
