"""Many tables in one process of ours, most of them idle: what each costs, and whether the active ones feel it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import aclosing
from dataclasses import dataclass
from pathlib import Path

from tools.bench.server.http import Requests
from tools.bench.server.load import Load, Slice, quantile
from tools.bench.server.ours import Ours, batches
from tools.bench.server.process import hang_up
from tools.bench.server.seats import BenchTable, Seat

# Files that this process and the server need beside the sockets of tables.
OTHER_FILES = 200


@dataclass(frozen=True)
class Crowd:
    """What was found: memory in bytes, times in seconds as p50, p99 and worst."""

    game: str
    folder: Path
    active: int
    idle: int
    # How many of the idle tables have a connected client.
    watched: int
    memory_before: int | None
    memory_with_tables: int | None
    memory_after: int | None
    alone: tuple[float, float, float]
    among: tuple[float, float, float]
    load_share: float
    server_share: float | None

    @property
    def table_bytes(self) -> float | None:
        """Memory of an idle table."""
        return each(self.memory_before, self.memory_with_tables, self.idle)

    @property
    def client_bytes(self) -> float | None:
        """Memory of a client who looks at an idle table."""
        return each(self.memory_with_tables, self.memory_after, self.watched)


def each(before: int | None, after: int | None, count: int) -> float | None:
    """What one of so many costs."""
    return None if before is None or after is None or not count else (after - before) / count


async def crowd(
    game: str, *, active: int, idle: int, seconds: float, folder: Path, files: int, tell: Callable[[str], None]
) -> Crowd:
    """Active tables alone, then among idle ones. `files` is how many the system lets a process open."""
    async with aclosing(Ours(folder, game)) as ours:
        await ours.open(active, tell)
        load = Load()
        tell(f"{game}: {active} active tables")
        alone = await load.paced(ours.pairs, seconds, ours.process.processor_seconds)
        await ours.refill()
        before = ours.process.resident_bytes()
        assert ours.server.requests is not None
        tell(f"{game}: making {idle} idle tables")
        made = await make_idle(ours.server.requests, game, idle)
        with_tables = ours.process.resident_bytes()
        watched = min(idle, max(0, files - 2 * active - OTHER_FILES))
        tell(f"{game}: connecting to {watched} idle tables")
        clients = await watch_idle(ours, made[:watched])
        after = ours.process.resident_bytes()
        tell(f"{game}: {active} active among {idle} idle tables")
        among = await load.paced(ours.pairs, seconds, ours.process.processor_seconds)
        await hang_up(client.transport for client in clients)
    return Crowd(
        game,
        folder,
        active,
        idle,
        watched,
        before,
        with_tables,
        after,
        times(alone),
        times(among),
        among.own_share,
        among.server_share,
    )


def times(taken: Slice) -> tuple[float, float, float]:
    """p50, p99 and the slowest."""
    return quantile(taken.delays, 0.5), quantile(taken.delays, 0.99), max(taken.delays)


async def make_idle(requests: Requests, game: str, count: int) -> list[tuple[str, str]]:
    """Tables with one person on both seats, so that they have begun: id and cookie of each."""
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]}
    made: list[tuple[str, str]] = []
    for some in batches(range(count)):
        answers = await asyncio.gather(*(requests.ask("POST", "/api/tables", wish) for _ in some))
        made += [(str(answer.body["id"]), answer.cookie) for answer in answers]
    return made


async def watch_idle(ours: Ours, tables: list[tuple[str, str]]) -> list[Seat]:
    """A client for each table."""

    async def watch(ident: str, cookie: str) -> Seat:
        seat = Seat(BenchTable(0, ours.make_more))
        await ours.server.connect(seat, cookie)
        await seat.watch(ident, 0)
        return seat

    clients: list[Seat] = []
    for some in batches(tables):
        clients += await asyncio.gather(*(watch(ident, cookie) for ident, cookie in some))
    return clients
