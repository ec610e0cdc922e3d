"""Killing a writing process at random moments: what it acknowledged must be there, once and in order.

python -m tests.store.kills [--times 50] [--tables 100] [--seed 1] [--database postgresql://…]

A child appends to many tables at once and prints each append when it is acknowledged; it is killed with SIGKILL, the
database is opened again and compared with what was printed, and the next child goes on with the same database. This
shows that no process's death loses anything; whether the disk keeps what it was told to sync, only a power cut shows.
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
from hashlib import sha256
from pathlib import Path
from threading import Thread

from pioneers.store.interface import Store
from pioneers.store.opening import open_store
from pioneers.store.sql.rows import Entry, now
from tests.store.examples import entry, header

Acknowledged = dict[str, dict[int, str]]


def body_of(client: str) -> str:
    return sha256(client.encode()).hexdigest() * 3


async def play(store: Store, table: str, chance: random.Random) -> None:
    """Appends of one to three entries, one after the other, the first of each with a client id."""
    log = await store.log.read(table)
    number = len(log)
    # A client whose answer was lost sends its move again: it must not count twice.
    for sent in [earlier for earlier in log if earlier.client is not None][-1:]:
        again = await store.log.append([entry(table, number + 1, sent.client, sent.body)])
        assert again == [sent], again
    while True:
        client = f"{table}-{chance.getrandbits(64)}"
        entries = [entry(table, number + 1, client, body_of(client), now())]
        entries += [
            entry(table, number + 2 + more, None, body_of(f"{client}-{more}")) for more in range(chance.randrange(3))
        ]
        assert await store.log.append(entries) == []
        number += len(entries)
        print("\n".join(f"{table} {entry.number} {entry.body}" for entry in entries), flush=True)  # noqa: T201 - acknowledges
        await asyncio.sleep(chance.random() * 0.003)


async def child(database: str, tables: int, seed: int) -> None:
    chance = random.Random(seed)
    async with await open_store(database) as store:
        known = set(await store.tables.unfinished())
        names = [f"t{number}" for number in range(tables)]
        await asyncio.gather(*(store.tables.create(header(name)) for name in names if name not in known))
        print("ready", flush=True)  # noqa: T201 - the parent waits for it
        await asyncio.gather(*(play(store, name, random.Random(chance.random())) for name in names))


def kill_once(database: str, tables: int, chance: random.Random, acknowledged: Acknowledged, *, begun: bool) -> None:
    """Start a child, kill it after a random time (if `begun`, after it acknowledged something), and add what it did."""
    command = [sys.executable, "-m", "tests.store.kills", "--child", database, "--tables", str(tables)]
    command += ["--seed", str(chance.getrandbits(32))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 - our own program
        assert process.stdout is not None
        ready = process.stdout.readline()
        first = process.stdout.readline() if begun else ""
        # Read while it runs: a full pipe would hold the child up.
        pieces = [first]
        reader = Thread(target=lambda pipe: pieces.append(pipe.read()), args=[process.stdout])
        reader.start()
        time.sleep(chance.random() * 1.5 if ready else 0)
        process.send_signal(signal.SIGKILL)
        reader.join()
    lines = "".join(pieces).split("\n")
    assert process.returncode == -signal.SIGKILL, f"the child ended by itself: {process.returncode}"
    assert ready == "ready\n"
    # The last piece has no end of line: empty, or a line that the kill cut off.
    for line in lines[:-1]:
        table, number, body = line.split(" ")
        acknowledged.setdefault(table, {})[int(number)] = body


async def check(database: str, tables: int, acknowledged: Acknowledged) -> int:
    """Compare the database with what was acknowledged; how many entries it has."""
    total = 0
    async with await open_store(database) as store:
        for table in (f"t{number}" for number in range(tables)):
            log = await store.log.read(table)
            total += len(log)
            assert [entry.number for entry in log] == list(range(1, len(log) + 1)), f"{table}: a gap or a double"
            clients = [entry.client for entry in log if entry.client is not None]
            assert len(set(clients)) == len(clients), f"{table}: a move counted twice"
            assert log == [] or whole(log), f"{table}: half an append"
            bodies = {entry.number: entry.body for entry in log}
            for number, body in acknowledged.get(table, {}).items():
                assert bodies.get(number) == body, f"{table}: entry {number} was acknowledged and is lost"
    return total


def whole(log: list[Entry]) -> bool:
    """Whether every entry belongs to an append that began with its client id."""
    client, more = "", 0
    for found in log:
        if found.client is not None:
            client, more = found.client, 0
            right = body_of(client)
        else:
            right, more = body_of(f"{client}-{more}"), more + 1
        if found.body != right:
            return False
    return True


def kill(database: str, times: int, tables: int, seed: int) -> tuple[int, int]:
    """Kill so many children; how many entries were acknowledged, and how many the database has at the end."""
    chance = random.Random(seed)
    acknowledged: Acknowledged = {}
    total = 0
    for number in range(times):
        # Early kills come at any moment; of the last one something is to be told.
        kill_once(database, tables, chance, acknowledged, begun=number == times - 1)
        total = asyncio.run(check(database, tables, acknowledged))
    return sum(map(len, acknowledged.values())), total


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="of a server; otherwise a new file")
    parser.add_argument("--child", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child is not None:
        asyncio.run(child(options.child, options.tables, options.seed))
        return
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or str(Path(folder) / "pioneers.db")
        acknowledged, total = kill(database, options.times, options.tables, options.seed)
    print(  # noqa: T201 - the result
        f"killed {options.times} times: {acknowledged} entries were acknowledged, all of them are there; "
        f"{total - acknowledged} more were written just before a kill. No gap, no double, no half append."
    )


if __name__ == "__main__":
    main()
