"""How fast the log is: many tables append at the same time, each one move after the other, everything synced.

python -m tests.store.speed [--tables 200] [--seconds 5] [--pause 0] [--work 0] [--folder FOLDER] [--uvloop]
[--postgresql]

The processor's time of both threads counts: they share the interpreter's lock, so what the writer takes is taken from
the tables. That of the event loop includes what this program itself does for each append.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

import uvloop

from pioneers.store.interface import Store
from pioneers.store.opening import open_store
from pioneers.store.postgresql.store import PostgresStore
from pioneers.store.sql.rows import new_id, now
from pioneers.store.sqlite import SqliteStore
from tests.services.postgresql import PostgresServer
from tests.store.examples import entry, header

BODY = {
    "action": "drive chicago",
    "version": 117,
    "events": [{"kind": "drove", "seat": 1, "city": "chicago", "bank": 1}],
}


async def play(store: Store, table: str, how: argparse.Namespace, until: float, waits: list[float]) -> None:
    number = 1
    await asyncio.sleep(random.uniform(0, how.pause))
    while time.perf_counter() < until:
        number += 1
        compute(how.work / 1000)
        begun = time.perf_counter()
        await store.log.append([entry(table, number, f"{table}{number}", BODY, now())])
        waits.append(time.perf_counter() - begun)
        await asyncio.sleep(how.pause)


def compute(seconds: float) -> None:
    """Keep the interpreter busy, as the rules of a game do."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


async def idle(until: float, lags: list[float]) -> None:
    """How late the event loop is with everything else."""
    while (begun := time.perf_counter()) < until:
        await asyncio.sleep(0.005)
        lags.append(time.perf_counter() - begun - 0.005)


async def processor_times(store: SqliteStore | PostgresStore) -> list[float]:
    """Seconds that the whole process, the event loop's thread and the writer's thread have computed so far."""
    writing = await store._database.write(lambda _: time.thread_time())
    return [time.process_time(), time.thread_time(), writing]


async def measure(database: str, how: argparse.Namespace) -> None:
    async with await open_store(database) as store:
        tables = [new_id() for _ in range(how.tables)]
        await asyncio.gather(*(store.tables.create(header(table)) for table in tables))
        # The first entry of a table takes longer: where its log ends must be looked up.
        await asyncio.gather(*(store.log.append([entry(table, 1)]) for table in tables))
        waits: list[float] = []
        lags: list[float] = []
        begun = time.perf_counter()
        until = begun + how.seconds
        used = await processor_times(store)
        await asyncio.gather(idle(until, lags), *(play(store, table, how, until, waits) for table in tables))
        lasted = time.perf_counter() - begun
        used = [after - before for before, after in zip(used, await processor_times(store), strict=True)]
        kept = sum(end.number for end in await store.tables.ends(tables))
    waits.sort()
    lags.sort()
    assert kept == len(waits) + how.tables
    print(  # noqa: T201 - this is a command
        f"{how.tables} tables: {len(waits) / lasted:,.0f} entries/s; wait p50 {at(waits, 0.5)}, p99 {at(waits, 0.99)}, "
        f"worst {at(waits, 1)}; loop late p50 {at(lags, 0.5)}, p99 {at(lags, 0.99)}; processor {used[0] / lasted:.0%}, "
        f"an entry {used[1] / len(waits) * 1e6:.0f} µs in the loop, {used[2] / len(waits) * 1e6:.0f} µs in the writer"
    )


def at(values: list[float], share: float) -> str:
    return f"{values[min(int(len(values) * share), len(values) - 1)] * 1000:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--pause", type=float, default=0, help="seconds each table waits after a move")
    parser.add_argument("--work", type=float, default=0, help="milliseconds that each table computes before a move")
    parser.add_argument("--folder", type=Path)
    parser.add_argument(
        "--postgresql", action="store_true", help="with a PostgreSQL server of its own, everything synced"
    )
    parser.add_argument("--uvloop", action="store_true", help="with the event loop of the server")
    options = parser.parse_args()
    run = uvloop.run if options.uvloop else asyncio.run
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        if not options.postgresql:
            run(measure(str(Path(folder) / "speed.db"), options))
            return
        server = PostgresServer(Path(folder) / "postgresql")
        server.start()
        try:
            run(measure(server.new_database(), options))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
