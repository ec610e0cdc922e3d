"""What goes over HTTP: the bodies of requests and answers. The browser's types are made from this file too."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pioneers.kernel.view import Components, Json, Outlook, Result, Standing, Told, View
from pioneers.server.wire.parts import (
    MOST_ACTIONS,
    MOST_SEATS,
    ClockSetting,
    Level,
    Notation,
    Problem,
    SeatNumber,
    TableInfo,
    Turn,
    whole,
)
from pioneers.server.wire.puzzling import PuzzleEntry, PuzzleVerdict
from pioneers.server.wire.reviewing import (
    ChanceEvent,
    CurvePoint,
    DecisionReviewed,
    GamePlayed,
    GamesCounted,
    ReviewVersion,
    SeatReviewed,
)

PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
# The name of a game that is installed here: `GET /api/catalogue` lists them.
GameName = Annotated[str, Meta(min_length=1, max_length=40, pattern=whole("[a-z][a-z0-9_]*"))]
Language = Literal["en", "de", "fr"]
# One of the characters that `GET /api/catalogue` lists for the game, or `any`: one that no other bot at the table has.
CharacterWish = Annotated[str, Meta(max_length=40, pattern=whole("[a-z][a-z0-9-]*"))]
# How bots take their time: none, a moment, as long as a calm person.
Pace = Literal["instant", "quick", "calm"]


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all requests."""


class SeatWish(Body, frozen=True, kw_only=True):
    """A seat of a new table: for you (several at one browser: hot-seat), for a bot, or free.

    Without a name, a bot is called as its character is.
    """

    kind: Literal["me", "bot", "free"]
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Level = "level2"
    character: CharacterWish | None = None


# Options of games are words, or short lists of words; what else is wrong with them the games say.
OptionWord = Annotated[str, Meta(max_length=60)]
OptionNumber = Annotated[int, Meta(ge=-(2**53), le=2**53)]
OptionValue = OptionWord | Annotated[list[OptionWord], Meta(max_length=60)] | OptionNumber | bool | None


class OwnFile(Body, frozen=True, kw_only=True):
    """The text of an own data file, for the option of that name."""

    option: OptionWord
    text: Annotated[str, Meta(max_length=200_000)]


class NewTable(Body, frozen=True, kw_only=True):
    """A new table. It begins when no seat is free."""

    game: GameName
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[OptionWord, OptionValue], Meta(max_length=10)] = {}
    files: Annotated[list[OwnFile], Meta(max_length=2)] = []
    public: bool = False
    clock: ClockSetting = ClockSetting()
    pace: Pace = "quick"
    # Everyone may ask for hints. Without it, only who plays against bots alone may.
    hints: bool = False


class TakeSeat(Body, frozen=True, kw_only=True):
    """Sit down; without a name, under your own."""

    name: Annotated[str, Meta(max_length=40)] = ""


class GiveSeat(Body, frozen=True, kw_only=True):
    """Put a bot on a free seat, or with null free the seat of a bot, before the game begins."""

    bot: Level | None
    character: CharacterWish | None = None


class StartWithBots(Body, frozen=True, kw_only=True):
    """Put bots of this level on all free seats, and begin."""

    bot: Level
    character: CharacterWish | None = None


class Again(Body, frozen=True, kw_only=True):
    """Another game with the same people: with `same_deal`, the very same deal."""

    same_deal: bool = False


class ChangeMe(Body, frozen=True, kw_only=True):
    """Change your name, language, or whom you mute; what is left out stays."""

    name: PersonName | None = None
    language: Language | None = None
    muted: Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(max_length=200)] | None = None


class Me(Struct, frozen=True, kw_only=True):
    """Who you are. `person` is null before the first request that changes something."""

    person: str | None
    name: str
    language: str
    muted: list[str] = []


class DeviceCode(Struct, frozen=True, kw_only=True):
    """A code with which another device becomes yours. It counts once, for so many seconds."""

    code: str
    seconds: int


class UseCode(Body, frozen=True, kw_only=True):
    """Become the person who was given this code on another device."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Address(Struct, frozen=True, kw_only=True):
    """Where others find this server."""

    address: str


class GameKind(Struct, frozen=True, kw_only=True):
    """A game that is installed here, and what a new table of it can wish for."""

    name: str
    players: list[int]
    # Options that are a word, each with the usual one, and options that are a data file.
    words: dict[str, str]
    files: list[str]
    # The levels of bots that play it.
    bots: list[str]
    # The characters that its bots can have, each with its name.
    characters: dict[str, str]
    # How many lessons teach it.
    lessons: int


class TablePage(Struct, frozen=True, kw_only=True):
    """Some tables; `following` asks for more."""

    tables: list[TableInfo]
    following: str | None


class GameSummary(Struct, frozen=True, kw_only=True):
    """A finished game in a list."""

    table: str
    game: str
    names: list[str]
    people: list[str | None]
    bots: list[str | None]
    began: int
    ended: int
    result: Result


class GamePage(Struct, frozen=True, kw_only=True):
    """Some finished games; `following` asks for more."""

    games: list[GameSummary]
    following: str | None


class ReplayStep(Struct, frozen=True, kw_only=True):
    """One action of a replay with what happened."""

    action: str
    seat: int
    events: list[Told]


class Replay(Struct, frozen=True, kw_only=True):
    """A finished game: its record as JSON, and all that happened, from one perspective.

    `opening` is what happened before the first action.
    """

    table: str
    record: dict[str, Json]
    seat: int | None
    opening: list[Told]
    steps: list[ReplayStep]
    result: Result


class ReplayPosition(Struct, frozen=True, kw_only=True):
    """The view after so many actions of a finished game, and how everyone stood then."""

    table: str
    move: int
    seat: int | None
    view: View
    standing: Standing | None


class Moment(Struct, frozen=True, kw_only=True):
    """The view after the step of a game that told an event, and which events that step told: `first` to `last`, from 1.

    What the set-up told belongs to the beginning: there `first` is 0, and nobody has done it.
    """

    table: str
    seat: int | None
    first: int
    last: int
    by: int | None
    view: View
    standing: Standing | None


class History(Struct, frozen=True, kw_only=True):
    """What a perspective has seen of a game so far, oldest first."""

    table: str
    seat: int | None
    version: int
    events: list[Told]


class StartReview(Body, frozen=True, kw_only=True):
    """Have a finished game reviewed. With `again`, one is made again that an older judge has made."""

    again: bool = False


class Review(Struct, frozen=True, kw_only=True):
    """How far the review of a finished game has come, and what it says so far.

    `number` grows with every change. Asked with `?since=` a number, `decisions` has those alone that were judged, or
    judged better, after it; all else is always whole. Until the review is done, no seat has an average.
    """

    table: str
    game: str
    players: int
    names: list[str]
    # `none`: nobody has asked for it; `waiting`: others come first; `stopped`: it cannot be made, `problem` says why.
    state: Literal["none", "waiting", "running", "done", "stopped"]
    number: int
    progress: float
    # Null until it is running.
    version: ReviewVersion | None = None
    # Whether a newer judge is there: `again` has it made again.
    outdated: bool = False
    problem: Problem | None = None
    decisions: list[DecisionReviewed] = []
    chance_events: list[ChanceEvent] = []
    curve: list[CurvePoint] = []
    seats: list[SeatReviewed] = []


class PlayOn(Body, frozen=True, kw_only=True):
    """Play on from a finished game as it was after so many actions, on one of its seats, against bots on all others."""

    move: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    bot: Level = "level2"
    character: CharacterWish | None = None
    pace: Pace = "quick"


class Statistics(Struct, frozen=True, kw_only=True):
    """Your finished games, counted by kind, number of players and opponents, and the last of them one by one.

    Games that you held several seats of, and those that went on from another game, are not among them.
    """

    games: int
    counted: list[GamesCounted]
    # Newest first.
    last: list[GamePlayed]


# No lesson has more steps.
MOST_STEPS = 30
# Some actions of one who learns.
Actions = Annotated[list[Notation], Meta(max_length=MOST_ACTIONS)]
# What was played in each step of a lesson that is done, and in the one that goes on.
Played = Annotated[list[Actions], Meta(max_length=MOST_STEPS)]


class LessonMove(Body, frozen=True, kw_only=True):
    """What was played in a lesson so far, and the next move; an empty one goes on where nothing is asked."""

    played: Played
    move: Actions | None = None


class LessonTrial(Body, frozen=True, kw_only=True):
    """What was played in a lesson so far, and a move that is only thought of."""

    played: Played
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=MOST_ACTIONS)]


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
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=MOST_ACTIONS)]


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
