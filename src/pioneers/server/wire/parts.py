"""What messages are made of: the forms of their fields, and the parts that several of them share."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pioneers.kernel.view import Json


def whole(form: str) -> str:
    """A pattern for all of a text. In Python, `$` alone would let a line end follow; JavaScript reads both alike."""
    return rf"^{form}$(?!\n)"


TableId = Annotated[str, Meta(min_length=16, max_length=16, pattern=whole("[a-z0-9]+"))]
PersonId = TableId
# No game may have more seats: whatever a game itself allows, its table says.
MOST_SEATS = 12
# Not an exclusive bound: the framework leaves those out of the document.
LAST_SEAT = MOST_SEATS - 1
SeatNumber = Annotated[int, Meta(ge=0, le=LAST_SEAT)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
# The sender's own id of a move: sent again with the same id, it counts once.
ClientId = Annotated[str, Meta(min_length=8, max_length=40, pattern=whole("[A-Za-z0-9_-]+"))]
Level = Literal["level1", "level2", "level3", "level4", "level5"]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]

MOST_ACTIONS = 60

# What people say who have no common language: everyone reads it in their own.
EmoteName = Literal["hello", "luck", "played", "thanks", "sorry", "wow", "moment", "bye"]


class Problem(Struct, frozen=True, kw_only=True):
    """What is wrong: a message of the catalogue with its figures, said in the client's language.

    `rule` is the number of the rule that forbids it, if one does.
    """

    message: str
    figures: dict[str, Json] = {}
    sentence: str
    rule: str | None = None


class ClockSetting(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long a player may think. `move`: seconds for each move; `reserve`: seconds for the game and an increment for
    each move; `days`: days for each move. When time runs out, a bot of the level `bot` plays until the person is back.
    """

    kind: Literal["none", "move", "reserve", "days"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=86_400)] = 60
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    days: Annotated[int, Meta(ge=1, le=30)] = 3
    bot: Level = "level2"


class ClockState(Struct, frozen=True, kw_only=True):
    """Milliseconds left for each seat when this was sent; the one of `running` goes down."""

    left: list[int]
    running: int | None


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits where. Free without a person and a bot; with both, the bot plays until the person is back."""

    name: str
    person: str | None = None
    bot: str | None = None
    # How the bot plays, as the game calls it.
    character: str | None = None
    # The only person who may take this free seat: a player of the game before.
    reserved: str | None = None
    # Whether the person is watching the table now.
    present: bool = False


class Removed(Struct, frozen=True, kw_only=True):
    """A person whose seat the host has cleared: they can watch, and sit down again only if the host lets them."""

    person: str
    name: str


class Overdue(Struct, frozen=True, kw_only=True):
    """A person who decides and has kept the others waiting too long: the others may let a bot play.

    The host's word is enough; without it, as many players must agree as `needed` says.
    """

    seat: int
    # Whether the person is offline, rather than there without a move.
    away: bool
    agreed: list[str]
    needed: int


class Origin(Struct, frozen=True, kw_only=True):
    """A finished game and the number of its actions from which the game of a table goes on."""

    table: str
    move: int


class TableInfo(Struct, frozen=True, kw_only=True):
    """Everything public about a table, except its game."""

    id: str
    game: str
    rules: int
    engine: str
    data: str
    players: int
    options: dict[str, Json]
    state: Literal["open", "running", "over", "asleep", "stuck"]
    public: bool
    clock: ClockSetting
    pace: str
    seats: list[SeatInfo]
    owner: str | None
    created: int
    # The hash of the seed, and the seed itself once the game is over.
    commitment: str
    seed: str | None = None
    # The deal was known before: it is that of another table.
    known_deal: bool = False
    # The table that this one continues, and the one that continues it.
    previous: str | None = None
    following: str | None = None
    # Why a game cannot go on.
    stuck: Problem | None = None
    spectators: int = 0
    # Whose decision it is, in answers of HTTP as far as it is known; over the socket `turn` says so.
    deciding: int | None = None
    # All seats are taken, and the host, or any player while the host is not there, has to start the game.
    awaits_start: bool = False
    removed: list[Removed] = []
    overdue: Overdue | None = None
    # Everyone here may ask for hints; and how many each seat has had.
    hints: bool = False
    hinted: list[int] = []
    # The finished game that this one goes on from.
    origin: Origin | None = None


class Turn(Struct, frozen=True, kw_only=True):
    """What to do now. `legal` has the actions of the watching seat, if it decides now."""

    deciding: int | None
    legal: list[str] = []
    # The seat whose last move could still be taken back: the game waits until it ends its turn.
    holding: int | None = None
    # How many moves the seat that looks may take back.
    undo: int = 0
    clock: ClockState | None = None


class BriefTurn(Turn, frozen=True, kw_only=True, omit_defaults=True):
    """The same in a `delta`: what is empty is left out."""


class ChatLine(Struct, frozen=True, kw_only=True):
    """A chat message: a text, or an emote without one."""

    number: int
    time: int
    person: str
    name: str
    text: str
    emote: EmoteName | None = None
