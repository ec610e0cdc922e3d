"""Rows to try the store with."""

from __future__ import annotations

from typing import Any

from pioneers.kernel.view import Json
from pioneers.store.arrangement import Arrangement
from pioneers.store.sql.rows import Entry, Finished, Header, Person, Seat

TIME = 1_800_000_000_000


def header(name: str, **changes: Any) -> Header:
    fields: dict[str, Any] = {
        "id": name,
        "created": TIME,
        "game": "board",
        "rules": 1,
        "engine": "0.1.0",
        "data": "61f0c2d95d6fb0f4",
        "players": 2,
        "seed": 2**64 - 1,
        "seed_hash": "ab" * 32,
        "options": {"cover": "random"},
        "clock": {"kind": "move", "seconds": 60},
        "seats": [Seat(name="Ada", person="ada"), Seat(bot="level3"), Seat()],
        "public": True,
        "state": "open",
        "changed": TIME,
        "owner": "ada",
        "arrangement": Arrangement(pace="calm"),
    }
    return Header(**(fields | changes))


def entry(
    table: str, number: int, client: str | None = None, body: Json = None, time: int = TIME, kind: str = "move"
) -> Entry:
    return Entry(table=table, number=number, kind=kind, seat=0, body=body, client=client, time=time)


def person(identity: str, **changes: Any) -> Person:
    fields: dict[str, Any] = {"id": identity, "name": identity.title(), "created": TIME, "seen": TIME, "settings": {}}
    return Person(**(fields | changes))


def game(table: str, **changes: Any) -> Finished:
    fields: dict[str, Any] = {
        "table": table,
        "game": "board",
        "rules": 1,
        "engine": "0.1.0",
        "data": "61f0c2d95d6fb0f4",
        "people": ["ada", None],
        "began": TIME,
        "ended": TIME + 1000,
        "digest": "d1",
        "result": {"winners": [0], "scores": [40, 31]},
        "record": "pioneers record 1\n…\n",
    }
    return Finished(**(fields | changes))
