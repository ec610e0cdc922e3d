"""Our side: `pioneers serve` with its database on a disk, and a client that speaks its wire by hand.

A move counts when its sender holds `accepted`: by then it is on the disk. The new view goes to both seats before the
next move can be made, and both read from it what they need to play on.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

import pioneers
from tools.bench.process import our_surroundings
from tools.bench.server.http import Requests
from tools.bench.server.load import PATIENCE, Pair
from tools.bench.server.process import ServerProcess, hang_up

NAME = "pioneers"
SOCKET = "/ws"
DATABASE = "bench.db"
# The load comes from one address and a few hundred people: what protects a server from such a one is out of the way.
LARGE = "1000000"
LIMITS = (
    *("connections", "connections_per_address", "connections_per_person"),
    *("http_connections", "http_connections_per_address"),
    *("messages_per_second", "message_burst", "requests_per_second", "request_burst"),
    *("tables_per_person", "tables_per_address"),
)
SETTINGS = {
    "PIONEERS_LISTEN_HOST": "127.0.0.1",
    "PIONEERS_LISTEN_PORT": "0",
    **{f"PIONEERS_LIMITS_{name.upper()}": LARGE for name in LIMITS},
    "PIONEERS_BOTS_WORKERS": "1",
    "PIONEERS_LOG_LEVEL": "warning",
}
# Games that lie ready for a pair before a slice: a game of the board of two who play at random has about 60 moves,
# one of cards 400. A pair that has used up its own makes another one on the clock.
SPARE = {"board": 4, "cards": 2}


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


class Play(msgspec.Struct, tag_field="type", tag="play"):
    """A move."""

    table: str
    seat: int
    version: int
    client: str
    actions: list[str]
    end: bool = True


MESSAGES = msgspec.json.Decoder(
    FirstPosition | Position | Change | Accepted | Refused | Complaint | Welcome | Info | Notice
)
encode = msgspec.json.Encoder().encode


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

    __slots__ = ("accepted", "chance", "client", "game", "games", "make_more", "mover", "seats", "spare", "used")

    def __init__(self, seed: int, make_more: Callable[[BenchTable], None]) -> None:
        super().__init__()
        self.chance = random.Random(seed)
        self.make_more = make_more
        self.seats: list[Seat] = []
        self.games: dict[str, Game] = {}
        self.spare: deque[Game] = deque()
        self.used: list[Game] = []
        self.game: Game | None = None
        self.client = 0
        self.mover = 0
        self.accepted = True

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

    def __init__(self, table: BenchTable) -> None:
        self.table = table
        self.transport: WSTransport | None = None
        self.awaited: dict[str, asyncio.Future[None]] = {}

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Remember the way back."""
        self.transport = transport

    def send(self, message: bytes) -> None:
        """Send a message."""
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, message)

    async def watch(self, table: str, seat: int) -> None:
        """Look at a table from a seat, and wait for the first view."""
        awaited = self.awaited[table] = asyncio.get_running_loop().create_future()
        self.send(encode({"type": "watch", "table": table, "seat": seat, "deltas": True}))
        try:
            await asyncio.wait_for(awaited, PATIENCE)
        finally:
            del self.awaited[table]

    def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
        """Read what is needed to play on."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = MESSAGES.decode(frame.get_payload_as_memoryview())
        kind = type(message)
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
            awaited = self.awaited.get(message.table)
            if awaited is not None and not awaited.done():
                awaited.set_result(None)
        elif kind is Refused or kind is Complaint:
            self.table.lost(f"{NAME} refused: {message.problem}")
            for awaited in self.awaited.values():
                awaited.cancel()

    def on_ws_disconnected(self, _transport: WSTransport) -> None:
        """A server that hangs up in the middle ends the slice."""
        self.table.lost(f"{NAME} closed the connection")
        for awaited in self.awaited.values():
            awaited.cancel()


class OurServer:
    """`pioneers serve` from this very package, with a new database in a folder."""

    name = NAME

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = tempfile.TemporaryDirectory(dir=folder, prefix="bench-serve-")
        self.database = Path(self.folder.name) / DATABASE
        kept = {name: value for name, value in our_surroundings(False).items() if not is_setting(name)}
        surroundings = {**kept, **SETTINGS, "PIONEERS_DATABASE": str(self.database)}
        self.process = ServerProcess([sys.executable, "-P", "-m", "pioneers", "serve"], surroundings)
        self.port = 0
        self.requests: Requests | None = None

    async def start(self) -> Requests:
        """Wait until it listens."""
        self.port = await self.process.listening(self.noted_port)
        self.requests = Requests(self.port)
        return self.requests

    def noted_port(self, process: ServerProcess) -> int | None:
        """The port that the server notes beside its database."""
        try:
            place = json.loads(self.database.with_name(f"{DATABASE}.address").read_bytes())
        except (OSError, ValueError):
            return None
        return int(place["address"].rpartition(":")[2]) if place["process"] == process.process.pid else None

    async def connect(self, seat: Seat, cookie: str) -> None:
        """Open a socket for somebody."""
        await ws_connect(lambda: seat, f"ws://127.0.0.1:{self.port}{SOCKET}", extra_headers={"Cookie": cookie})

    def close(self) -> None:
        """End the server and forget its database."""
        if self.requests is not None:
            self.requests.close()
        self.process.close()
        self.folder.cleanup()


class Ours:
    """Tables of one game on a server of ours."""

    name = NAME

    def __init__(self, folder: Path, game: str) -> None:
        self.game = game
        self.server = OurServer(folder)
        self.process = self.server.process
        self.title = f"{NAME} {pioneers.__version__}, {game}, SQLite"
        self.pairs: list[BenchTable] = []
        self.cookies: dict[BenchTable, list[str]] = {}
        self.making: set[asyncio.Task[None]] = set()
        # Games that had to be made in the middle of a slice.
        self.made_on_the_clock = 0

    async def open(self, tables: int, tell: Callable[[str], None]) -> None:
        """Start the server, seat two people at every table, and lay further games ready."""
        requests = await self.server.start()
        tell(f"setting up {tables} tables of {self.game}")
        for some in batches(range(tables)):
            self.pairs += await asyncio.gather(*(self.make(requests, number) for number in some))
        await self.refill()

    async def make(self, requests: Requests, number: int) -> BenchTable:
        """Two people with a socket each, at their first table."""
        table = BenchTable(number, self.make_more)
        self.cookies[table] = ["", ""]
        ident = await self.seat(requests, table)
        for cookie in self.cookies[table]:
            seat = Seat(table)
            table.seats.append(seat)
            await self.server.connect(seat, cookie)
        await self.look_at(table, ident)
        table.game = table.spare.popleft()
        return table

    async def seat(self, requests: Requests, table: BenchTable) -> str:
        """A new table with both of them on it; the first time each gets his cookie."""
        first, second = self.cookies[table]
        wish = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "free"}]}
        made = await requests.ask("POST", "/api/tables", wish, first)
        ident = str(made.body["id"])
        taken = await requests.ask("PUT", f"/api/tables/{ident}/seats/1", {}, second)
        self.cookies[table] = [first or made.cookie, second or taken.cookie]
        return ident

    async def look_at(self, table: BenchTable, ident: str) -> None:
        """Both look at it; from then on the game lies ready."""
        table.games[ident] = Game(ident)
        await asyncio.gather(*(seat.watch(ident, number) for number, seat in enumerate(table.seats)))
        table.spare.append(table.games[ident])

    async def add(self, table: BenchTable) -> None:
        """One more game for this pair."""
        assert self.server.requests is not None
        await self.look_at(table, await self.seat(self.server.requests, table))

    async def refill(self) -> None:
        """Before a slice: look away from what is over, and lay new games ready."""
        for table in self.pairs:
            for game in table.used:
                for number, seat in enumerate(table.seats):
                    seat.send(encode({"type": "unwatch", "table": game.ident, "seat": number}))
                del table.games[game.ident]
            table.used.clear()
        wanted = [table for table in self.pairs for _ in range(SPARE[self.game] - len(table.spare))]
        for some in batches(wanted):
            await asyncio.gather(*(self.add(table) for table in some))

    def make_more(self, table: BenchTable) -> None:
        """A pair has no game any more: make one now, at our own cost."""
        self.made_on_the_clock += 1
        task = asyncio.get_running_loop().create_task(self.go_on(table))
        self.making.add(task)
        task.add_done_callback(self.making.discard)

    async def go_on(self, table: BenchTable) -> None:
        """Make a game and play on."""
        await self.add(table)
        table.game = table.spare.popleft()
        table.free()

    async def aclose(self) -> None:
        """Hang up and end the server."""
        await hang_up(seat.transport for table in self.pairs for seat in table.seats)
        self.server.close()


def batches(items: Iterable[Any], size: int = 64) -> Iterable[list[Any]]:
    """So many at a time."""
    waiting = list(items)
    return [waiting[first : first + size] for first in range(0, len(waiting), size)]


def is_setting(name: str) -> bool:
    """Whether a variable of the environment is a setting of our server: the bench brings its own."""
    return name.startswith("PIONEERS_") and name != "PIONEERS_PURE"
