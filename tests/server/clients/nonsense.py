"""Messages that nobody should send: right ones with something wrong in them, and plain noise."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

import pioneers
from pioneers.server.wire import messages as wire

Json = Any
# What stands where something else is expected.
JUNK: list[Json] = [
    None,
    True,
    False,
    0,
    -1,
    1.5,
    2**31,
    2**63,
    2**64 + 1,
    10**400,
    -(10**30),
    "",
    " ",
    "null",
    "0",
    "watch",
    "a" * 300,
    "ä" * 81,
    "\u0000",
    "\u202e\u2066<script>alert(1)</script>",
    "\ud800",
    "🤠" * 40,
    "../../etc/passwd",
    "'; drop table log; --",
    [],
    [[]],
    {},
    {"type": "watch"},
    [None] * 61,
    list(range(1000)),
]
NOISE = [
    b"",
    b" ",
    b"{",
    b"}",
    b"[]",
    b"null",
    b"0",
    b"1e999",
    b"NaN",
    b'"watch"',
    b"{}{}",
    b'{"type":"watch"',
    b'{"type":"ping","time":}',
    b'{"type":"ping","type":"watch"}',
    b'{"type":"ping","time":1e400}',
    b'{"type":"ping","time":-0}',
    b"\xef\xbb\xbf{}",
    b"{" * 5000,
    b"[" * 10000,
    b'{"type":"play","actions":' + b"[" * 8000,
    b'{"type":' + b'"' + b"a" * 15000 + b'"}',
]


@dataclass
class Knowledge:
    """What a troublemaker knows: real tables, seats, versions, actions and ids, so that he comes close."""

    chance: random.Random
    tables: list[str] = field(default_factory=list)
    versions: dict[tuple[str, int], int] = field(default_factory=dict)
    legal: dict[tuple[str, int], list[str]] = field(default_factory=dict)
    clients: list[str] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.actions = [str(action) for name in pioneers.GAMES for action in pioneers.game(name).spaces()[0].actions]

    def table(self) -> str:
        """A table, mostly a real one."""
        if self.tables and self.chance.random() < 0.97:
            return self.chance.choice(self.tables)
        return "".join(self.chance.choices("abcdefgh2345", k=16))

    def version(self, table: str, seat: int) -> int:
        """The right version, or one that is not."""
        right = self.versions.get((table, seat), 0)
        return self.chance.choice((*[right] * 6, right - 1, right + 1, 0, self.chance.randrange(2**31)))

    def move(self, table: str, seat: int) -> list[str]:
        """What might be played: legal, of this game, of the other, or nothing of the kind."""
        legal = self.legal.get((table, seat)) or self.actions
        pick: list[Callable[[], str]] = [
            *[lambda: self.chance.choice(legal)] * 4,
            lambda: self.chance.choice(self.actions),
            lambda: self.chance.choice(self.actions)[:-1] + "x",
            lambda: self.chance.choice(("drive", "", "play gold 99", "done", "road a--b", "ß", "\u0000")),
        ]
        return [self.chance.choice(pick)() for _ in range(self.chance.choice((1, 1, 1, 1, 1, 2, 5, 60)))]

    def client(self) -> str:
        """A fresh id, or that of somebody else's request."""
        if self.clients and self.chance.random() < 0.2:
            return self.chance.choice(self.clients)
        return f"fuzz-{self.chance.getrandbits(64):016x}"

    def valid(self, own: dict[str, set[int]]) -> Json:
        """A message of any kind that is right in its form; often for a seat that is one's own."""
        chance, table = self.chance, self.table()
        mine = sorted(own.get(table, ()))
        seat = chance.choice(mine) if mine and chance.random() < 0.8 else chance.randrange(4)
        version, client = max(0, self.version(table, seat)), self.client()
        perspective: int | None = chance.choice((None, seat))
        play = wire.Play(
            table=table,
            seat=seat,
            version=version,
            client=client,
            actions=self.move(table, seat),
            end=chance.random() < 0.5,
        )
        message = chance.choice(
            (
                play,
                play,
                play,
                wire.Undo(table=table, seat=seat, version=version, client=client, whole=chance.random() < 0.5),
                wire.EndTurn(table=table, seat=seat, version=version, client=client),
                wire.Watch(
                    table=table,
                    seat=perspective,
                    version=chance.choice((None, version)),
                    deltas=chance.random() < 0.5,
                ),
                wire.Unwatch(table=table, seat=perspective),
                wire.Back(table=table, seat=seat),
                wire.Say(table=table, client=client, text=chance.choice(("hello", "\u202e<b>", "x" * 300, "\u200b"))),
                wire.Explain(table=table, seat=seat, action=self.move(table, seat)[0] or "done"),
                wire.AskOutlook(table=table, seat=seat),
                wire.AskRoutes(table=table, seat=seat),
                wire.Ping(time=chance.getrandbits(50)),
            )
        )
        return msgspec.to_builtins(message)

    def message(self, own: dict[str, set[int]]) -> bytes:
        """One message: right in form, changed in some places, or noise."""
        chance = self.chance
        kind = chance.random()
        if kind < 0.05:
            return chance.choice(NOISE)
        if kind < 0.08:
            return "".join(chance.choices('{}[]":,0189.eE+-tfnul \\u"a', k=chance.randrange(1, 200))).encode()
        message = self.valid(own)
        for _ in range(chance.choice((0, 1, 1, 2, 4)) if kind > 0.5 else 0):
            message = changed(message, chance)
        data = json.dumps(message, ensure_ascii=chance.random() < 0.5).encode(errors="surrogatepass")
        if chance.random() < 0.05:
            cut = chance.randrange(len(data) + 1)
            data = data[:cut] if chance.random() < 0.5 else data[:cut] + data[cut + 1 :]
        try:
            data.decode()
        except UnicodeDecodeError:
            # Text frames are UTF-8; what is not belongs to the tests of the frames.
            data = json.dumps(message).encode()
        return data[:16_000]


def changed(message: Json, chance: random.Random) -> Json:
    """A message with one thing wrong in it, somewhere."""
    if isinstance(message, dict) and message:
        name = chance.choice(list(message))
        way = chance.randrange(6)
        if way == 0:
            return {field: value for field, value in message.items() if field != name}
        if way == 1:
            return {**message, chance.choice(("extra", "seed", "Type", "view", name.upper())): chance.choice(JUNK)}
        if way == 2 and isinstance(message[name], list | dict):
            return {**message, name: changed(message[name], chance)}
        if way == 3:
            return {**message, name: nested(chance.choice(JUNK), chance.choice((1, 3, 50, 500)))}
        return {**message, name: chance.choice(JUNK)}
    if isinstance(message, list) and message:
        place = chance.randrange(len(message))
        return [*message[:place], chance.choice(JUNK), *message[place + 1 :]]
    return chance.choice(JUNK)


def nested(content: Json, depth: int) -> Json:
    """Something in a list in a list in a list …"""
    for _ in range(depth):
        content = [content]
    return content
