"""What goes over the socket: every message of both directions. The browser's types are made from this file.

A message is one JSON object in a text frame; `type` says which. A *perspective* is a table seen from one seat, or by a
spectator (`seat` null). Everything that a perspective sees of the course of the game has a version: 1, 2, 3 … of that
perspective alone, because a number shared by all would tell others how many cards a player is putting down.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from pioneers.kernel.view import Json, Result, Standing, Told, View
from pioneers.server.wire.parts import (
    MOST_ACTIONS,
    BriefTurn,
    ChatLine,
    ChatText,
    ClientId,
    ClockState,
    EmoteName,
    Notation,
    Problem,
    SeatNumber,
    TableId,
    TableInfo,
    Turn,
    Version,
)
from pioneers.server.wire.reviewing import LineStep, Reason


class Message(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """The base of all messages."""


# ── From the client ──────────────────────────────────────────────────────────────────────────────────────


class Watch(Message, frozen=True, kw_only=True, tag="watch"):
    """Watch a table from a seat of yours, or as a spectator. `version` is the last one the client has seen.

    The answer is either the updates that were missed or the table afresh. With `deltas`, steps after that come as
    `delta` where the server knows what the client holds, and as `update` otherwise.
    """

    table: TableId
    seat: SeatNumber | None = None
    version: Version | None = None
    deltas: bool = False


class Unwatch(Message, frozen=True, kw_only=True, tag="unwatch"):
    """Stop watching."""

    table: TableId
    seat: SeatNumber | None = None


class Play(Message, frozen=True, kw_only=True, tag="play"):
    """One move: one or more actions, all or none, made for the version named.

    It ends with the first action that reveals something hidden: what follows is not played (see `Accepted.played`).
    With `end`, the turn passes on at once even if the move could still be undone.
    """

    table: TableId
    seat: SeatNumber
    version: Version
    client: ClientId
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=MOST_ACTIONS)]
    end: bool = False


class Undo(Message, frozen=True, kw_only=True, tag="undo"):
    """Undo your last move, or with `whole` all that can be undone."""

    table: TableId
    seat: SeatNumber
    version: Version
    client: ClientId
    whole: bool = False


class EndTurn(Message, frozen=True, kw_only=True, tag="end"):
    """Let the turn pass on: what was played can no longer be undone."""

    table: TableId
    seat: SeatNumber
    version: Version
    client: ClientId


class Back(Message, frozen=True, kw_only=True, tag="back"):
    """Take over your seat from a bot. Watching from the seat does the same."""

    table: TableId
    seat: SeatNumber


class Emote(Message, frozen=True, kw_only=True, tag="emote"):
    """Say one of a few things to everyone at the table, each of whom reads it in their own language."""

    table: TableId
    client: ClientId
    emote: EmoteName


class Say(Message, frozen=True, kw_only=True, tag="say"):
    """Say something to everyone at the table."""

    table: TableId
    client: ClientId
    text: ChatText


class Explain(Message, frozen=True, kw_only=True, tag="explain"):
    """Ask why an action is not possible now, at a seat of yours."""

    table: TableId
    seat: SeatNumber
    action: Notation


class AskOutlook(Message, frozen=True, kw_only=True, tag="outlook"):
    """Ask what helps with the decision beyond the legal actions, at a seat of yours that decides now."""

    table: TableId
    seat: SeatNumber


class AskRoutes(Message, frozen=True, kw_only=True, tag="routes"):
    """The older form of `outlook`, for programs that were written for it."""

    table: TableId
    seat: SeatNumber


class AskPreview(Message, frozen=True, kw_only=True, tag="preview"):
    """Ask what would happen if a seat of yours, which decides now, played these actions."""

    table: TableId
    seat: SeatNumber
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=MOST_ACTIONS)]


class AskHint(Message, frozen=True, kw_only=True, tag="hint"):
    """Ask what to do, at a seat of yours that decides now. Everyone at the table is told that you have asked.

    It is allowed if bots hold all other seats, and at a table that was made with hints for everyone.
    """

    table: TableId
    seat: SeatNumber
    version: Version


class Ping(Message, frozen=True, kw_only=True, tag="ping"):
    """Ask for a sign of life; `time` comes back as it is."""

    time: Annotated[int, Meta(ge=-(2**53), le=2**53)] = 0


# What is for a table, and all there is.
ToTable = (
    Watch
    | Unwatch
    | Play
    | Undo
    | EndTurn
    | Back
    | Say
    | Emote
    | Explain
    | AskOutlook
    | AskRoutes
    | AskPreview
    | AskHint
)
FromClient = ToTable | Ping


# ── From the server ──────────────────────────────────────────────────────────────────────────────────────


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """The first message: who you are."""

    person: str
    name: str
    engine: str


class Fresh(Message, frozen=True, kw_only=True, tag="table"):
    """A table as it is now, from one perspective. `view` is null until the game has begun. `standing` is how everyone
    would stand if the game ended now, as far as the perspective may know; null in a game that does not say it.
    """

    table: str
    seat: int | None
    version: int
    info: TableInfo
    view: View | None
    standing: Standing | None = None
    turn: Turn
    result: Result | None
    chat: list[ChatLine]


class Update(Message, frozen=True, kw_only=True, tag="update"):
    """One step of the game: what happened, as this perspective may know it, and the position after it.

    `since` is the version that it follows: one less, or for a client that returns the last one it had seen.
    """

    table: str
    seat: int | None
    since: int
    version: int
    # `end` is the end of a turn, `missed` several steps for a client that returns.
    kind: Literal["begun", "move", "undo", "end", "missed"]
    # Who did it, and the bot that did it in his place.
    by: int | None
    bot: str | None = None
    events: list[Told]
    view: View
    # As in `table`.
    standing: Standing | None = None
    turn: Turn
    result: Result | None = None


class Delta(Message, frozen=True, kw_only=True, omit_defaults=True, tag="delta"):
    """As `update`, for who has asked for it: instead of view and standing, what has changed of them. What is empty, or
    most often so, is left out: `kind` is `move`, `events` are none, the rest is null.

    It follows the version before its own. `changes` go into `{"view": …, "standing": …}` of that: an object into the
    object or list that is there, key by key or place by place (the place behind the last one appends), `-` names what
    is gone; anything else takes the place of what is there, a whole object standing behind `=`. `base` is the
    CRC-32, as eight hexadecimal digits, of that view and standing as they came, one after the other. Who holds
    something else watches again, without a version.
    """

    table: str
    seat: int | None
    version: int
    kind: Literal["begun", "move", "undo", "end"] = "move"
    by: int | None
    bot: str | None = None
    events: list[Told] = []
    base: str
    changes: dict[str, Json]
    turn: BriefTurn
    result: Result | None = None
    # In place of `accepted`, for the one whose move it was; not there for others.
    client: str | UnsetType = UNSET
    played: int | UnsetType = UNSET


class Info(Message, frozen=True, kw_only=True, tag="info"):
    """The table changed in another way: seats, who is there, its state."""

    table: str
    info: TableInfo


class Ticking(Message, frozen=True, kw_only=True, tag="clock"):
    """The clocks changed without a move: time ran out, or someone is back."""

    table: str
    clock: ClockState


class Notice(Message, frozen=True, kw_only=True, tag="notice"):
    """Something for everyone at the table, as a message of the catalogue: a bot was replaced, a server stops."""

    table: str | None
    message: str
    figures: dict[str, Json] = {}


class Accepted(Message, frozen=True, kw_only=True, tag="accepted"):
    """A move, undo, end of turn or chat message is on the disk. `version` is the sender's perspective after it.

    `played` is how many actions of a move were played: fewer than were sent if one of them revealed something hidden.
    """

    table: str
    client: str
    version: int
    played: int = 0


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """Nothing was changed. With `stale`, the client has an old version and must watch again."""

    table: str
    client: str
    problem: Problem
    version: int
    stale: bool = False


class Said(Message, frozen=True, kw_only=True, tag="said"):
    """A new chat message."""

    table: str
    line: ChatLine


class Explained(Message, frozen=True, kw_only=True, tag="explained"):
    """The answer to `explain`; null if the action is possible."""

    table: str
    seat: int
    action: str
    problem: Problem | None


class Outlook(Message, frozen=True, kw_only=True, tag="outlook"):
    """The answer to `outlook`: what the game offers by names of its own; empty if it has nothing to say now."""

    table: str
    seat: int
    version: int
    outlook: Mapping[str, Json]


class Routes(Message, frozen=True, kw_only=True, tag="ways"):
    """The answer to `routes`: two parts of the outlook, empty where a game has none of this name."""

    table: str
    seat: int
    version: int
    routes: Json
    unreachable: Json


class Previewed(Message, frozen=True, kw_only=True, tag="previewed"):
    """The answer to `preview`: what would happen, as far as the seat can know before anything hidden is revealed.

    `looked` of the actions are shown in full. If that is not all of them, `problem` says why the next is not possible.
    Without one, the next reveals something hidden: then `events` ends with what is certain of it. If it is
    certain, `asked` is the seat that is asked then, with the step, and `ahead` who is ahead in a trick of cards.
    """

    table: str
    seat: int
    version: int
    actions: list[str]
    events: list[Told]
    looked: int
    asked: Mapping[str, Json] | None
    ahead: Mapping[str, Json] | None
    problem: Problem | None


class Hinted(Message, frozen=True, kw_only=True, tag="hinted"):
    """The answer to `hint`, a second or two later: the plan that seems best by what the seat knows.

    `chances` are everyone's to win after it, `line` is how it may go on, `reasons` say what the plan brings. Without
    actions there is none: `problem` says why.
    """

    table: str
    seat: int
    version: int
    actions: list[str]
    chances: list[float] = []
    error: float = 0.0
    reasons: list[Reason] = []
    line: list[LineStep] = []
    problem: Problem | None = None


class Complaint(Message, frozen=True, kw_only=True, tag="problem"):
    """Something about a message that could not be used, or about watching a table."""

    table: str | None
    seat: int | None = None
    problem: Problem


class Pong(Message, frozen=True, kw_only=True, tag="pong"):
    """The answer to `ping`."""

    time: int


FromServer = (
    Welcome
    | Fresh
    | Update
    | Delta
    | Info
    | Ticking
    | Notice
    | Accepted
    | Refused
    | Said
    | Explained
    | Outlook
    | Routes
    | Previewed
    | Hinted
    | Complaint
    | Pong
)
