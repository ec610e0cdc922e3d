"""What the store keeps, as plain rows. Times are whole milliseconds since 1970 (UTC), as browsers count them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Generic, Literal, NamedTuple, TypeVar, get_args

from msgspec import Struct
from msgspec.structs import replace

from pioneers.kernel.view import Json
from pioneers.store.arrangement import Arrangement

TableState = Literal["open", "running", "over", "asleep", "stuck"]
TABLE_STATES: tuple[str, ...] = get_args(TableState)

ReviewState = Literal["waiting", "running", "done", "stopped"]
REVIEW_STATES: tuple[str, ...] = get_args(ReviewState)

# Small letters and digits that nobody mixes up when an address is read aloud.
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 16

Item = TypeVar("Item")


def new_id() -> str:
    """A fresh id of a table or a person: short, fit for an address, with 79 bits that nobody can guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def now() -> int:
    """The time as the store counts it."""
    return time.time_ns() // 1_000_000


class Seat(Struct, frozen=True, kw_only=True):
    """A place at a table: held by a person, by a bot, by a bot in a person's place, or free."""

    name: str = ""
    person: str | None = None
    bot: str | None = None


class Header(Struct, frozen=True, kw_only=True):
    """A table without its log. `seed` is for the authority alone; everybody may see `seed_hash`.

    `owner` is who made the table. The store does not look into `arrangement`.
    """

    id: str
    created: int
    game: str
    rules: int
    engine: str
    data: str
    players: int
    seed: int
    seed_hash: str
    options: dict[str, Json]
    clock: dict[str, Json]
    seats: Sequence[Seat]
    public: bool
    state: TableState
    # Of the header or of the log, whichever is later; written with the header, found out when read.
    changed: int
    owner: str | None = None
    arrangement: Arrangement = Arrangement()
    # Of a table that sleeps while the time of a seat runs: when it is out, for a clock of days, or how many
    # milliseconds of it are left while a server runs, for a clock of seconds.
    deadline: int | None = None
    time_left: int | None = None
    # How often the header was changed, `None` before the first time: see `TableStore.change`.
    revision: int | None = None

    def revised(self) -> Header:
        """The header as it is once it was kept."""
        return replace(self, revision=(self.revision or 0) + 1)

    def __repr__(self) -> str:
        # A header that gets into a log file must not give the deal away.
        return f"Header(id={self.id!r}, game={self.game!r}, state={self.state!r}, changed={self.changed})"


class Deadline(Struct, frozen=True):
    """When a table that sleeps must be woken: see `Header`; one of the two is set."""

    table: str
    deadline: int | None
    time_left: int | None


class Newest(NamedTuple):
    """What is in memory is compared with this: the last number of a table, and the revision of its header."""

    table: str
    number: int
    revision: int | None


class Entry(Struct, frozen=True, kw_only=True, gc=False):
    """One line of a table's log. `client` is the sender's own id of a move: with it, a move counts once."""

    table: str
    number: int
    kind: str
    body: Json
    time: int
    seat: int | None = None
    client: str | None = None


class Person(Struct, frozen=True, kw_only=True):
    """Somebody who plays; `settings` are language, mutes and the like."""

    id: str
    name: str
    created: int
    seen: int
    settings: dict[str, Json]


class Finished(Struct, frozen=True, kw_only=True):
    """A game that is over. `people` has one place for each seat, `None` where no person sat."""

    table: str
    game: str
    rules: int
    engine: str
    data: str
    people: Sequence[str | None]
    began: int
    ended: int
    digest: str
    result: Json
    record: str
    # Whether it went on from another finished game: it counts in nobody's statistics.
    practice: bool = False


class Played(Struct, frozen=True, kw_only=True):
    """A finished game as it counts for one person: who held one seat of it to the end.

    `opponents` are a level, `people` or `mixed`. Where it was reviewed there are luck and what was lost, in wins, and
    the number of decisions that count.
    """

    person: str
    seat: int
    table: str
    game: str
    players: int
    opponents: str
    ended: int
    place: int
    points: int
    parts: dict[str, int]
    luck: float | None = None
    lost: float | None = None
    decisions: int | None = None


class Ending(Struct, frozen=True):
    """What the last entry of a game's log leaves behind: the finished game, and the header of a table that is over."""

    finished: Finished
    header: Header


class ReviewHead(Struct, frozen=True, kw_only=True):
    """A review without its decisions. What `version`, `summary` and `trouble` say the store does not look into."""

    state: ReviewState = "waiting"
    progress: float = 0.0
    version: Json = None
    summary: Json = None
    trouble: Json = None


class KeptReview(Struct, frozen=True, kw_only=True):
    """How far the review of a finished game has come. `decisions` are in their order, or those since a number."""

    table: str
    asked: int
    number: int
    head: ReviewHead
    decisions: list[Json]


class Account(NamedTuple):
    """What the review of a game says of a seat for the statistics of who held it; see `Played`."""

    seat: int
    luck: float
    lost: float
    decisions: int


class Page(Struct, Generic[Item], frozen=True):
    """Some of many rows. `following` is what to ask the next page with, `None` on the last."""

    items: list[Item]
    following: str | None
