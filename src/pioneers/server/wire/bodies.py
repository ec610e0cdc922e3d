"""What goes over HTTP: the bodies of requests and answers. The browser's types are made from this file too."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pioneers.kernel.view import Json, Result, Standing, Told, View
from pioneers.server.wire.parts import MOST_SEATS, ClockSetting, Level, Problem, SeatNumber, TableInfo, whole
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
