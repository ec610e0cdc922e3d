"""Our side: `pioneers serve` with its database on a disk, and the pairs that play there."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from picows import ws_connect

import pioneers
from tools.bench.process import our_surroundings
from tools.bench.server.http import Answer, Requests
from tools.bench.server.process import ServerProcess, hang_up
from tools.bench.server.seats import NAME, BenchTable, Game, Seat, encode

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


class OurServer:
    """`pioneers serve` from this very package."""

    name = NAME

    def __init__(self, settings: Mapping[str, str]) -> None:
        kept = {name: value for name, value in our_surroundings(False).items() if not is_setting(name)}
        command = [sys.executable, "-P", "-m", "pioneers", "serve"]
        self.process = ServerProcess(command, {**kept, **SETTINGS, **settings})
        self.port = 0
        self.requests: Requests | None = None

    async def start(self) -> Requests:
        """Wait until it listens."""
        self.port = await self.process.listening(self.noted_port)
        self.requests = Requests(self.port)
        return self.requests

    def noted_port(self, process: ServerProcess) -> int | None:
        """The port, once it listens there."""
        raise NotImplementedError

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> Answer:
        """A request; see `Requests.ask`."""
        assert self.requests is not None
        return await self.requests.ask(method, path, body, cookie)

    async def connect(self, seat: Seat, cookie: str) -> None:
        """Open a socket for somebody."""
        await ws_connect(lambda: seat, f"ws://127.0.0.1:{self.port}{SOCKET}", extra_headers={"Cookie": cookie})

    def close(self) -> None:
        """End the server."""
        if self.requests is not None:
            self.requests.close()
        self.process.close()


class FileServer(OurServer):
    """One with a new SQLite database in a folder."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = tempfile.TemporaryDirectory(dir=folder, prefix="bench-serve-")
        self.database = Path(self.folder.name) / DATABASE
        super().__init__({"PIONEERS_DATABASE": str(self.database)})

    def noted_port(self, process: ServerProcess) -> int | None:
        """The port that the server notes beside its database."""
        try:
            place = json.loads(self.database.with_name(f"{DATABASE}.address").read_bytes())
        except (OSError, ValueError):
            return None
        return int(place["address"].rpartition(":")[2]) if place["process"] == process.process.pid else None

    def close(self) -> None:
        """End the server and forget its database."""
        super().close()
        self.folder.cleanup()


class Tables:
    """Tables of one game. Over several servers, the two of a table are on different ones: the hard case."""

    name = NAME

    def __init__(self, game: str, servers: Sequence[OurServer], title: str) -> None:
        self.game = game
        self.servers = servers
        self.title = f"{NAME} {pioneers.__version__}, {game}, {title}"
        self.pairs: list[BenchTable] = []
        self.cookies: dict[BenchTable, list[str]] = {}
        self.making: set[asyncio.Task[None]] = set()
        # Games that had to be made in the middle of a slice.
        self.made_on_the_clock = 0

    async def open(self, tables: int, tell: Callable[[str], None], watchers: int = 0) -> None:
        """Wait for the servers, seat two people at every table, and lay further games ready."""
        for server in self.servers:
            await server.start()
        tell(f"setting up {tables} tables of {self.game}")
        for some in batches(range(tables)):
            self.pairs += await asyncio.gather(*(self.make(number, watchers=watchers) for number in some))
        await self.refill()

    async def make(self, number: int, *, watchers: int = 0, deltas: bool = True) -> BenchTable:
        """Two people with a socket each, at their first table, and as many spectators."""
        table = BenchTable(number, self.make_more)
        self.cookies[table] = ["", ""]
        ident = await self.seat(table)
        for place, cookie in enumerate(self.cookies[table]):
            seat = Seat(table, deltas=deltas)
            table.seats.append(seat)
            await self.server_of(table, place).connect(seat, cookie)
        for place in range(watchers):
            spectator = Seat(table, deltas=deltas)
            table.spectators.append(spectator)
            server = self.server_of(table, place)
            await server.connect(spectator, (await server.ask("PUT", "/api/me", {"name": "spectator"})).cookie)
        await self.look_at(table, ident)
        table.game = table.spare.popleft()
        return table

    def server_of(self, table: BenchTable, place: int) -> OurServer:
        """Where somebody of a table is connected: neighbours are on different servers."""
        return self.servers[(table.number + place) % len(self.servers)]

    async def seat(self, table: BenchTable) -> str:
        """A new table with both of them on it; the first time each gets his cookie."""
        first, second = self.cookies[table]
        wish = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "free"}]}
        made = await self.server_of(table, 0).ask("POST", "/api/tables", wish, first)
        ident = str(made.body["id"])
        taken = await self.server_of(table, 1).ask("PUT", f"/api/tables/{ident}/seats/1", {}, second)
        self.cookies[table] = [first or made.cookie, second or taken.cookie]
        return ident

    async def look_at(self, table: BenchTable, ident: str) -> None:
        """All look at it; from then on the game lies ready."""
        table.games[ident] = Game(ident)
        await asyncio.gather(*(seat.watch(ident, place) for place, seat in table.watching()))
        table.spare.append(table.games[ident])

    async def add(self, table: BenchTable) -> None:
        """One more game for this pair."""
        await self.look_at(table, await self.seat(table))

    async def refill(self) -> None:
        """Before a slice: look away from what is over, and lay new games ready."""
        for table in self.pairs:
            for game in table.used:
                for place, seat in table.watching():
                    seat.send(encode({"type": "unwatch", "table": game.ident, "seat": place}))
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
        """Hang up and end the servers."""
        await hang_up(seat.transport for table in self.pairs for _, seat in table.watching())
        for server in self.servers:
            server.close()


class Ours(Tables):
    """Tables on one server with SQLite, as `pioneers serve` is without settings."""

    def __init__(self, folder: Path, game: str) -> None:
        self.server = FileServer(folder)
        self.process = self.server.process
        super().__init__(game, [self.server], "SQLite")


def batches(items: Iterable[Any], size: int = 64) -> Iterable[list[Any]]:
    """So many at a time."""
    waiting = list(items)
    return [waiting[first : first + size] for first in range(0, len(waiting), size)]


def is_setting(name: str) -> bool:
    """Whether a variable of the environment is a setting of our server: the bench brings its own."""
    return name.startswith("PIONEERS_") and name != "PIONEERS_PURE"
