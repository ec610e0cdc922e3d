"""How fast the log is: many tables append at the same time, each one move after the other, everything synced.

python -m tests.store.speed [--tables 200] [--seconds 5] [--pause 0] [--folder FOLDER]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import tempfile
import time
from pathlib import Path

from pioneers.store.rows import new_id, now
from pioneers.store.sqlite import SqliteStore
from tests.store.examples import entry, header

BODY = {
    "action": "drive chicago",
    "version": 117,
    "events": [{"kind": "drove", "seat": 1, "city": "chicago", "bank": 1}],
}


async def play(store: SqliteStore, table: str, pause: float, until: float, waits: list[float]) -> None:
    number = 0
    await asyncio.sleep(random.uniform(0, pause))
    while (begun := time.perf_counter()) < until:
        number += 1
        await store.log.append([entry(table, number, f"{table}{number}", BODY, now())])
        waits.append(time.perf_counter() - begun)
        await asyncio.sleep(pause)


async def idle(until: float, lags: list[float]) -> None:
    """How late the event loop is with everything else."""
    while (begun := time.perf_counter()) < until:
        await asyncio.sleep(0.005)
        lags.append(time.perf_counter() - begun - 0.005)


async def measure(folder: Path, count: int, seconds: float, pause: float = 0) -> None:
    path = folder / "speed.db"
    async with await SqliteStore.open(path) as store:
        tables = [new_id() for _ in range(count)]
        await asyncio.gather(*(store.tables.create(header(table)) for table in tables))
        waits: list[float] = []
        lags: list[float] = []
        begun = time.perf_counter()
        until = begun + seconds
        used = time.process_time()
        await asyncio.gather(idle(until, lags), *(play(store, table, pause, until, waits) for table in tables))
        lasted = time.perf_counter() - begun
        used = time.process_time() - used
    waits.sort()
    lags.sort()
    with sqlite3.connect(path) as connection:
        kept = connection.execute("SELECT count(*) FROM log").fetchone()[0]
    assert kept == len(waits)
    print(  # noqa: T201 - this is a command
        f"{count} tables: {len(waits) / lasted:,.0f} entries/s; wait p50 {at(waits, 0.5)}, p99 {at(waits, 0.99)}, "
        f"worst {at(waits, 1)}; loop late p50 {at(lags, 0.5)}, p99 {at(lags, 0.99)}; processor {used / lasted:.0%}"
    )


def at(values: list[float], share: float) -> str:
    return f"{values[min(int(len(values) * share), len(values) - 1)] * 1000:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--pause", type=float, default=0, help="seconds each table waits after a move")
    parser.add_argument("--folder", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        asyncio.run(measure(Path(folder), options.tables, options.seconds, options.pause))


if __name__ == "__main__":
    main()
