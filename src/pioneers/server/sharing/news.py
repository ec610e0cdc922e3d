"""What processes tell each other of a table that they have in memory. None of it is the truth: that is in the store."""

from __future__ import annotations

import msgspec

from pioneers.server.wire.parts import TableInfo
from pioneers.store.sql.rows import Entry

# Where the lists of tables that anybody may find are told, and whose settings have changed.
LISTS = "lists"
PEOPLE = "people"


class News(msgspec.Struct, frozen=True, tag_field="kind"):
    """The base of all news of a table."""


class Appended(News, frozen=True, tag="log"):
    """Entries are in the log."""

    entries: list[Entry]


class HeaderChanged(News, frozen=True, tag="header"):
    """The header is another, or the table is gone. Not the header itself: it has the seed of the deal in it."""


class Present(News, frozen=True, tag="present"):
    """Who looks at the table through a process: all of them, those on a seat, and how many spectators."""

    process: str
    people: list[str]
    sitting: list[str]
    spectators: int


class WhoIsThere(News, frozen=True, tag="who"):
    """A process has just got the table into its memory and knows nobody."""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list: since when, by the date, and where it comes from."""

    since: int
    source: str
    info: TableInfo


class Lists(msgspec.Struct, frozen=True):
    """The tables that a process has in the lists, by the name of the list."""

    process: str
    lists: dict[str, list[Listed]]


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Appended | HeaderChanged | Present | WhoIsThere).decode
decode_lists = msgspec.msgpack.Decoder(Lists).decode


def topic(table: str) -> str:
    """Where the news of a table are told."""
    return f"table:{table}"
