"""A client of ours that speaks the wire by hand, and the pairs of them that play.

A move counts when its sender holds `accepted`, or the delta that says it: by then it is on the disk. The new view goes
to both seats before the next move can be made, and both read from it what they need to play on.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport

from tools.bench.server.load import PATIENCE, Pair

NAME = "pioneers"


class Turn(msgspec.Struct):
    """What a client must know of a turn to move."""

    deciding: int | None
    legal: list[str] = []


class Position(msgspec.Struct, tag_field="type", tag="update"):
    """What a client must know of an update."""

    table: str
    seat: int | None
    version: int
    turn: Turn
    result: msgspec.Raw = msgspec.Raw(b"null")


class FirstPosition(Position, tag="table"):
    """The same of a table that is looked at for the first time."""


class Change(Position, tag="delta"):
    """The same as what has changed; with its id if it was one's own move, which is on the disk then."""

    client: str | None = None


class Accepted(msgspec.Struct, tag_field="type", tag="accepted"):
    """A move is on the disk."""

    table: str
    client: str


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """A move was not possible."""

    table: str
    problem: dict[str, Any]


class Complaint(msgspec.Struct, tag_field="type", tag="problem"):
    """A message could not be used."""

    problem: dict[str, Any]


class Welcome(msgspec.Struct, tag_field="type", tag="welcome"):
    """The first message."""


class Info(msgspec.Struct, tag_field="type", tag="info"):
    """Who sits there now."""


class Notice(msgspec.Struct, tag_field="type", tag="notice"):
    """Something for people to read."""


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """The answer to a ping: all that was sent before it has come."""


class Play(msgspec.Struct, tag_field="type", tag="play"):
    """A move."""

    table: str
    seat: int
    version: int
    client: str
    actions: list[str]
    end: bool = True


MESSAGES = msgspec.json.Decoder(
    FirstPosition | Position | Change | Accepted | Refused | Complaint | Welcome | Info | Notice | Pong
)
encode = msgspec.json.Encoder().encode
# Under which a ping is awaited; no table is called so.
PING = ""


class Game:
    """One table as its two seats know it."""

    __slots__ = ("ident", "legal", "over", "versions")

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.versions = [0, 0]
        # What each seat may do, by its own last view: empty unless it decides.
        self.legal: list[list[str]] = [[], []]
        self.over = False


class BenchTable(Pair):
    """Two people who play game after game, each with a socket and a cookie of his own."""

    __slots__ = (
        *("accepted", "chance", "client", "game", "games", "make_more", "mover", "number"),
        *("seats", "spare", "spectators", "used"),
    )

    def __init__(self, number: int, make_more: Callable[[BenchTable], None]) -> None:
        super().__init__()
        self.number = number
        self.chance = random.Random(number)
        self.make_more = make_more
        self.seats: list[Seat] = []
        self.spectators: list[Seat] = []
        self.games: dict[str, Game] = {}
        self.spare: deque[Game] = deque()
        self.used: list[Game] = []
        self.game: Game | None = None
        self.client = 0
        self.mover = 0
        self.accepted = True

    def watching(self) -> list[tuple[int | None, Seat]]:
        """All who look at the games of this pair, and from which seat."""
        return [*enumerate(self.seats), *((None, spectator) for spectator in self.spectators)]

    def send_move(self) -> None:
        """Play something that is legal, at random."""
        game = self.game
        assert game is not None
        mover = self.mover = 0 if game.legal[0] else 1
        action = self.chance.choice(game.legal[mover])
        game.legal[mover] = []
        self.client += 1
        self.accepted = False
        move = Play(game.ident, mover, game.versions[mover], f"move-{self.client:06}", [action])
        self.seats[mover].send(encode(move))

    def heard(self, message: Position) -> None:
        """A seat has a new view."""
        game = self.games.get(message.table)
        if game is None or message.seat is None:
            return
        game.versions[message.seat] = message.version
        turn = message.turn
        game.legal[message.seat] = turn.legal if turn.deciding == message.seat else []
        if turn.deciding is None and message.result != b"null":
            game.over = True
        if game is self.game and self.under_way and self.accepted:
            self.look()

    def confirmed(self) -> None:
        """The sender knows that his move is on the disk."""
        self.accepted = True
        self.taken()
        self.look()

    def look(self) -> None:
        """Whether the next move can be made."""
        game = self.game
        assert game is not None
        if game.over:
            self.used.append(game)
            if not self.spare:
                self.game = None
                self.make_more(self)
                return
            self.game = self.spare.popleft()
            self.free()
        elif game.legal[0] or game.legal[1]:
            self.free()


class Seat(WSListener):
    """One client."""

    def __init__(self, table: BenchTable, *, deltas: bool = True) -> None:
        self.table = table
        self.deltas = deltas
        self.transport: WSTransport | None = None
        self.awaited: dict[str, asyncio.Future[None]] = {}
        # Bytes of all frames so far, but for answers to a ping.
        self.received = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Remember the way back."""
        self.transport = transport

    def send(self, message: bytes) -> None:
        """Send a message."""
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, message)

    async def watch(self, table: str, seat: int | None) -> None:
        """Look at a table from a seat or as a spectator, and wait for the first view."""
        await self.answered(table, {"type": "watch", "table": table, "seat": seat, "deltas": self.deltas})

    async def caught_up(self) -> None:
        """Wait until all has come that the server has sent so far."""
        await self.answered(PING, {"type": "ping"})

    async def answered(self, key: str, message: dict[str, Any]) -> None:
        """Send a message and wait for what answers it."""
        awaited = self.awaited[key] = asyncio.get_running_loop().create_future()
        self.send(encode(message))
        try:
            await asyncio.wait_for(awaited, PATIENCE)
        finally:
            del self.awaited[key]

    def answer(self, key: str) -> None:
        """What somebody may wait for has come."""
        awaited = self.awaited.get(key)
        if awaited is not None and not awaited.done():
            awaited.set_result(None)

    def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
        """Read what is needed to play on."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        data = frame.get_payload_as_memoryview()
        message = MESSAGES.decode(data)
        kind = type(message)
        if kind is not Pong:
            self.received += len(data)
        if kind is Change:
            self.table.heard(message)
            if message.client is not None:
                self.table.confirmed()
        elif kind is Position:
            self.table.heard(message)
        elif kind is Accepted:
            self.table.confirmed()
        elif kind is FirstPosition:
            self.table.heard(message)
            self.answer(message.table)
        elif kind is Pong:
            self.answer(PING)
        elif kind is Refused or kind is Complaint:
            self.table.lost(f"{NAME} refused: {message.problem}")
            for awaited in self.awaited.values():
                awaited.cancel()

    def on_ws_disconnected(self, _transport: WSTransport) -> None:
        """A server that hangs up in the middle ends the slice."""
        self.table.lost(f"{NAME} closed the connection")
        for awaited in self.awaited.values():
            awaited.cancel()
