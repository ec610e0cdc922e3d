"""What comes out of the analysis: plain JSON, for pages, files and other programs. Chances go from 0 to 1."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from pioneers.kernel.view import Json

Mark: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]
# What a decision is judged by: what its seat could know, or, when a game is over, with all cards open.
Lens: TypeAlias = Literal["known", "open"]
ReviewState: TypeAlias = Literal["running", "done", "stopped"]
Cause: TypeAlias = Literal["start", "decision", "luck"]


class Version(TypedDict):
    """What an evaluation was made with: others may come to others."""

    program: str
    judge: str
    """Digest of the files that positions are judged by: weights and networks."""
    marks: int
    iterations: int
    """For each decision."""
    lens: Lens


class Step(TypedDict):
    """A decision of the line that is expected after a plan."""

    seat: int
    actions: list[str]


class PlanFound(TypedDict):
    """A plan that was looked at."""

    actions: list[str]
    chances: list[float]
    loss: float
    """How much less likely the seat wins than with the best."""
    error: float
    """Standard error of the loss."""
    visits: int
    line: list[Step]


class Reason(TypedDict):
    """A message and its figures, to be said in any language."""

    key: str
    figures: dict[str, Json]
    of: Literal["best", "played"]
    """Which of the two plans it is said of."""


class Chances(TypedDict):
    """How likely each seat wins."""

    best: list[float]
    played: list[float]


class Decision(TypedDict):
    """A decision of a game with what might have been."""

    move: int
    """How many actions were played before it."""
    length: int
    """How many actions it took."""
    seat: int
    played: list[str]
    best: list[str]
    chances: Chances
    loss: float
    error: float
    mark: Mark | None
    counts: bool
    """Not where nothing could be lost: one choice, or all within the error."""
    plans: list[PlanFound]
    """The best first; the one played is always among them."""
    reasons: list[Reason]
    """What the best plan does and the one played does not."""


class ChanceFound(TypedDict):
    """What chance brought each seat: more or less of a win than was to be expected."""

    move: int
    """After so many actions; 0 is the set-up."""
    kinds: list[str]
    luck: list[float]
    error: list[float]


class CurvePoint(TypedDict):
    """How likely each seat wins after so many actions, and what has just changed it."""

    move: int
    chances: list[float]
    cause: Cause


class Account(TypedDict):
    """Where the result of a seat came from: share of the win - even share = luck + skill + rest."""

    luck: float
    luck_error: float
    skill: float
    skill_error: float
    rest: float
    average_loss: float | None
    """None until the review is done, and where no decision counts."""
    decisions: int
    """Those that count."""
    inaccuracies: int
    mistakes: int
    blunders: int


class Review(TypedDict):
    """All of a game. While it is running, marks may still change."""

    game: str
    players: int
    names: list[str]
    state: ReviewState
    progress: float
    version: Version
    decisions: list[Decision]
    chance_events: list[ChanceFound]
    curve: list[CurvePoint]
    seats: list[Account]


class Hint(TypedDict):
    """What the analysis would do, from what a seat may know."""

    seat: int
    actions: list[str]
    chances: list[float]
    error: float
    reasons: list[Reason]
    line: list[Step]
