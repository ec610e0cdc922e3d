"""Hashes by which one changed byte of a table is found: in its log, in what never changes of it, and in all the rest.

The entries of a log are a chain: each carries a hash over the hash of the one before it and all that it says itself.
The first one follows the hash over what never changes of the table, its `beginning`. What changes has a hash of its
own, the `seal`, which is written with it. All this finds faults of disks and programs; whoever may write the database
can make it fit again.

Every hash is BLAKE2b, 128 bits long, over MessagePack in its shortest form: the same values have the same hash in every
database. What is JSON counts as the text that was written. A column that comes later must be empty in the rows that are
there already: empty ones do not count, so their hashes stay right.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Protocol

import msgspec

from pioneers.kernel.mistake import Mistake

# Columns of a table that are the same from its beginning on, and those that change; the two of hashes are in neither.
FIXED = ("id", "created", "game", "rules", "engine", "data", "players", "seed", "seed_hash", "options")
CHANGING = ("clock", "public", "state", "changed", "owner", "arrangement", "deadline", "time_left", "revision")
_SEAT = ("seat", "name", "person", "bot")
# Columns of a log entry, in the order in which they are hashed; the hash comes after them.
ENTRY = ("number", "kind", "seat", "body", "client", "time")

_SIZE = 16
_packed = msgspec.msgpack.Encoder().encode


class Row(Protocol):
    """A row of the database, by the names of its columns."""

    def __getitem__(self, name: str, /) -> Any: ...


def beginning(table: Row) -> bytes:
    """The hash over what never changes of a table: what its first entry follows."""
    return _hashed(b"beginning", _filled(table, FIXED))


def seal(table: Row, seats: Iterable[Row]) -> bytes:
    """The hash over what changes of a table, with its seats in their order."""
    row = {name: table[name] for name in ("id", *CHANGING)}
    # A truth value is a number in some databases.
    row["public"] = int(row["public"])
    return _hashed(b"seal", [_filled(row, row), [_filled(seat, _SEAT) for seat in seats]])


def content(number: int, kind: str, seat: int | None, body: str, client: str | None, time: int) -> bytes:
    """What an entry says, as it is hashed; `body` is its JSON text."""
    return _packed((number, kind, seat, body, client, time))


def link(before: bytes, said: bytes) -> bytes:
    """The hash of an entry that follows another, or the beginning."""
    return blake2b(before + said, digest_size=_SIZE).digest()


def check_header(table: Row, seats: Iterable[Row]) -> None:
    """A `Mistake` if something of a table itself was changed by nobody we know."""
    if beginning(table) != table["beginning"] or seal(table, seats) != table["seal"]:
        raise Broken(table["id"], 0)


def check_log(table: str, before: bytes, number: int, entries: Iterable[Sequence[Any]]) -> bytes:
    """Follow a chain from the hash before the entry of this number; the last hash. A `Mistake` names the first break.

    Each entry is the values of `ENTRY` and its hash.
    """
    for right, (*said, kept) in enumerate(entries, number):
        before = blake2b(before + _packed(said), digest_size=_SIZE).digest()
        if said[0] != right or before != kept:
            raise Broken(table, right)
    return before


class Broken(Mistake):
    """A table whose chain or seal is wrong, with the number of the entry, 0 for the table itself."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__("store-broken", table=table, number=number)
        self.table = table
        self.number = number

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.table, self.number)


def _filled(row: Row, names: Iterable[str]) -> Mapping[str, Any]:
    return {name: row[name] for name in names if row[name] is not None}


def _hashed(purpose: bytes, value: object) -> bytes:
    return blake2b(_packed(value), digest_size=_SIZE, person=purpose).digest()
