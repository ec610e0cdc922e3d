"""A store on a disk that loses power and fails: what was acknowledged must be there, once and in order, and unchanged.

python -m tests.store.faults [--times 100] [--tables 30] [--seed 1] [--kind power|read|write|full|short|sync]

As in `kills` a child appends to many tables and prints what is acknowledged; here it is killed on a disk (`disk`) which
then loses any part of what was not synced, and on which some reads, writes and syncs fail. Whoever is told of a failure
reads his log anew and goes on. After each round the database is opened again, its chains are followed, and all is
compared.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from threading import Thread

from pioneers.kernel.mistake import Mistake
from pioneers.store.checking import Look, broken_tables
from pioneers.store.sql.rows import Entry, now
from pioneers.store.sqlite import SqliteStore
from tests.store.disk import Disk, shim
from tests.store.examples import entry, header
from tests.store.kills import Acknowledged, body_of, check

KINDS = ("power", "read", "write", "full", "short", "sync")
# Seconds that a child writes, at most.
LIFE = 0.6
# A child that could not open its store says why, in a sentence, and ends with this.
REFUSED = 3


async def play(store: SqliteStore, table: str, chance: random.Random) -> None:
    """Appends of one to three entries, again and again; what failed is sent again after a look at the log."""
    entries: list[Entry] = []
    while True:
        try:
            number = len(await store.log.read(table))
            if entries:
                # The same move again, as a client would: whether it was written is for the store to say.
                again = [entry(table, number + 1 + more, e.client, e.body, e.time) for more, e in enumerate(entries)]
                earlier = await store.log.append(again)
                acknowledge(earlier or again, table)
                number = len(await store.log.read(table))
                entries = []
            while True:
                client = f"{table}-{chance.getrandbits(64)}"
                entries = [entry(table, number + 1, client, body_of(client), now())]
                more = range(chance.randrange(3))
                entries += [entry(table, number + 2 + place, None, body_of(f"{client}-{place}")) for place in more]
                assert await store.log.append(entries) == []
                acknowledge(entries, table)
                number += len(entries)
                entries = []
                await asyncio.sleep(chance.random() * 0.003)
        except Mistake as failure:
            # For a page that cannot be read SQLite says that the database is damaged; whether it is, the parent sees.
            if failure.key == "store-broken":
                raise
            print(f"failed {failure.key}", flush=True)  # noqa: T201 - the parent counts it
            await asyncio.sleep(0.01)


def acknowledge(entries: list[Entry], table: str) -> None:
    print("\n".join(f"{table} {entry.number} {entry.body}" for entry in entries), flush=True)  # noqa: T201 - says so


async def child(path: Path, tables: int, seed: int, careless: bool) -> int:
    chance = random.Random(seed)
    try:
        store = await SqliteStore.open(path)
    except Mistake as refusal:
        print(f"refused {refusal.key}", flush=True)  # noqa: T201 - the parent counts it
        return REFUSED
    if careless:
        # The planted fault: commits are no longer synced.
        store._session.driver.execute("PRAGMA synchronous = OFF")
    names = [f"t{number}" for number in range(tables)]
    for name in names:
        await created(store, name)
    print("ready", flush=True)  # noqa: T201 - the parent waits for it
    await asyncio.gather(*(play(store, name, random.Random(chance.random())) for name in names))
    return 0


async def created(store: SqliteStore, name: str) -> None:
    while True:
        try:
            await store.tables.create(header(name))
        except Mistake as failure:
            if failure.key != "store-table-exists":
                continue
        return


def run_once(
    disk: Disk, kind: str, tables: int, chance: random.Random, told: Acknowledged, careless: bool
) -> Counter[str]:
    """Let a child write, kill it, take the power away; what it acknowledged is added, and how much there was."""
    path = disk.folder / "pioneers.db"
    counts: Counter[str] = Counter()
    fault = "" if kind == "power" else kind
    environment = disk.environment(fault, int(2 ** chance.uniform(0, 11)), chance.choice((1, 1, 2, 5, 50)))
    command = [sys.executable, "-m", "tests.store.faults", "--child", str(path), "--tables", str(tables)]
    command += ["--seed", str(chance.getrandbits(32))] + (["--careless"] if careless else [])
    with subprocess.Popen(  # noqa: S603 - our own program
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        lines: list[str] = []
        errors: list[str] = []
        readers = [
            Thread(target=lambda: lines.extend(process.stdout or [])),
            Thread(target=lambda: errors.extend(process.stderr or [])),
        ]
        for reader in readers:
            reader.start()
        begun = time.monotonic()
        while "ready\n" not in lines and process.poll() is None:
            assert time.monotonic() - begun < 120, "the child neither began nor ended"
            time.sleep(0.005)
        time.sleep(chance.random() * LIFE if process.poll() is None else 0)
        process.send_signal(signal.SIGKILL)
        for reader in readers:
            reader.join()
    said = "".join(errors)
    assert "Traceback" not in said, f"{kind}: a failure without a sentence: {said[:6000]}"
    assert process.returncode in (-signal.SIGKILL, REFUSED), f"the child ended by itself: {process.returncode} {said}"
    for line in lines:
        # A line that the kill cut off acknowledges nothing.
        words = line.split(" ") if line.endswith("\n") else []
        if words[:1] in (["failed"], ["refused"]):
            counts[f"{words[0]}: {words[1].strip()}"] += 1
        elif len(words) == 3:
            told.setdefault(words[0], {})[int(words[1])] = words[2].strip()
    counts["operations lost"] = disk.lose_power(chance)
    return counts


def fail(
    folder: Path, times: int, tables: int, seed: int, kinds: tuple[str, ...] = KINDS, careless: bool = False
) -> Counter[str]:
    """So many rounds on one database; how much there was of everything. An `AssertionError` says what was lost."""
    chance = random.Random(seed)
    place = folder / "disk"
    place.mkdir()
    disk = Disk(shim(folder), place)
    told: Acknowledged = {}
    counts: Counter[str] = Counter()
    for number in range(times):
        counts.update(run_once(disk, kinds[number % len(kinds)], tables, chance, told, careless))
        path = place / "pioneers.db"
        # A round that was refused before there was a database leaves nothing to compare.
        if (path.exists() and path.stat().st_size) or told:
            counts["entries"] = asyncio.run(check(str(path), tables, told))
            with Look(path) as look:
                assert look.file() == [], "the database is damaged"
            assert broken_tables(path) == [], "a chain is broken"
        counts["rounds"] += 1
    counts["acknowledged"] = sum(map(len, told.values()))
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.store.faults", description=__doc__)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--careless", action="store_true", help="do not sync commits: the laws must break")
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child is not None:
        return asyncio.run(child(options.child, options.tables, options.seed, options.careless))
    begun = time.monotonic()
    kinds = KINDS if options.kind is None else (options.kind,)
    with tempfile.TemporaryDirectory() as folder:
        counts = fail(Path(folder), options.times, options.tables, options.seed, kinds, options.careless)
    for what, number in sorted(counts.items()):
        sys.stdout.write(f"{number:8} {what}\n")
    sys.stdout.write(f"All that was acknowledged is there, once, unchanged; {time.monotonic() - begun:.0f} s\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
