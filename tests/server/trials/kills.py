"""Killing the server under load at random moments: what it acknowledged must be there, once, and the games go on.

    python -m tests.server.trials.kills [--times 200] [--tables 30] [--seed 1]

Scripted people play both games at many tables. Every now and then the server is killed with SIGKILL and started again
on the same database and port; the people come back by themselves, send again what was not answered, and play on. At the
end the database is compared with what everybody was told: every acknowledged request is in the log once, every game is
replayed by the engine, and every seat saw what the engine shows.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pioneers
from pioneers.server.hosting.settings import LogSettings
from pioneers.server.wire.bodies import NewTable, SeatWish
from pioneers.store.sql.rows import Entry, Finished, Header
from pioneers.store.sqlite import SqliteStore
from tests.server.clients.behaviour import Behaviour, Notes, decide
from tests.server.clients.guest import Guest
from tests.server.clients.perspective import Perspective
from tests.server.clients.player import Line
from tests.server.clients.truth import Truth
from tests.server.servers import ServerProcess, failures_in
from tests.server.trials.hidden import told_outside

# Each person sits at many tables with one socket, as somebody with many games does.
PEOPLE = 10
# Seconds between the moment when a server is ready and its death, at most.
LIFE = 1.5


@dataclass
class Load:
    """People who play at so many tables until they are told to stop."""

    address: str
    tables: int
    chance: random.Random
    lines: list[Line] = field(default_factory=list)
    notes: dict[str, Notes] = field(default_factory=dict)
    seats: dict[str, list[Perspective]] = field(default_factory=dict)
    stopped: bool = False

    async def run(self) -> None:
        """Keep so many games going; a table whose game is over is followed by another."""
        async with asyncio.TaskGroup() as tasks:
            for number in range(self.tables):
                tasks.create_task(self.keep_playing(number))

    async def keep_playing(self, number: int) -> None:
        while not self.stopped:
            table = await self.seated(number)
            async with asyncio.TaskGroup() as tasks:
                for seat in self.seats[table]:
                    tasks.create_task(self.play(seat, self.notes[table]))
            number += 1

    async def seated(self, number: int) -> str:
        """A new table with two to four people."""
        game = ("board", "cards")[number % 2]
        sitting = self.chance.sample(self.lines, 2 + self.chance.randrange(3))
        seats = [SeatWish(kind="me"), *[SeatWish(kind="free")] * (len(sitting) - 1)]
        wish = NewTable(game=game, seats=seats)
        table = (await sitting[0].guest.make(wish)).id
        for seat, line in enumerate(sitting[1:], 1):
            await line.guest.sit(table, seat)
        self.notes[table] = Notes(table)
        self.seats[table] = [await line.watch(table, seat) for seat, line in enumerate(sitting)]
        return table

    async def play(self, seat: Perspective, notes: Notes) -> None:
        behaviour = Behaviour(random.Random(self.chance.random()), undo=0.08)
        while True:
            await seat.until(lambda: seat.over or seat.holds or seat.decides or self.stopped)
            if seat.over or self.stopped:
                break
            await decide(seat, behaviour, notes)
            # People think; without a pause one table would be as good as many.
            await asyncio.sleep(behaviour.chance.random() * 0.02)
        if seat.over:
            seat.line.unwatch(seat)

    async def is_under_way(self, playing: asyncio.Task[None]) -> None:
        """Wait until something more was acknowledged: a busy machine must not kill a server that has done nothing."""
        before = self.acknowledged()
        while self.acknowledged() == before and not playing.done():  # noqa: ASYNC110 - many places note it
            await asyncio.sleep(0.01)

    def acknowledged(self) -> int:
        """How much was acknowledged so far."""
        return sum(len(notes.acknowledged) for notes in self.notes.values())

    def stop(self) -> None:
        """Everybody finishes the request he waits for."""
        self.stopped = True
        for line in self.lines:
            line.wake()


async def kill(folder: Path, times: int, tables: int, seed: int, life: float = LIFE) -> Counter[str]:
    """Kill the server so many times under load and compare; how much there was of everything."""
    chance = random.Random(seed)
    server = ServerProcess(folder, log=LogSettings(level="debug", format="json"))
    await asyncio.to_thread(server.start)
    async with AsyncExitStack() as stack:
        load = Load(server.address, tables, random.Random(chance.random()))
        for number in range(PEOPLE):
            guest = await stack.enter_async_context(Guest(server.address, f"Guest {number}"))
            line = await stack.enter_async_context(Line(guest, None, random.Random(chance.random())))
            load.lines.append(line)
        playing = asyncio.create_task(load.run())
        try:
            for _ in range(times):
                await load.is_under_way(playing)
                await asyncio.sleep(chance.random() * life)
                if playing.done():
                    break
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            load.stop()
            await playing
        finally:
            playing.cancel()
            await asyncio.wait([playing])
            # Nobody says goodbye: what counts is what was written.
            await asyncio.to_thread(server.kill)
        counts = await compared(server, load)
        counts["connections"] = sum(line.connections for line in load.lines)
    counts["kills"] = times
    failures = failures_in(server.log)
    assert not failures, f"the server had a failure of its own:\n{failures[0][:5000]}"
    return counts


async def compared(server: ServerProcess, load: Load) -> Counter[str]:
    """Compare the database with what everybody was told, and look for secrets in the log output."""
    counts: Counter[str] = Counter(lost=0, doubled=0)
    async with await SqliteStore.open(server.database) as store:
        for table, notes in load.notes.items():
            header = await store.tables.find(table)
            assert header is not None, f"{table}: the table is lost"
            finished = await store.finished.find(table)
            counts.update(judged(header, await store.log.read(table), finished, load.seats[table], notes))
            told_outside([server.log], [header])
    return counts


def judged(
    header: Header, entries: list[Entry], finished: Finished | None, seats: list[Perspective], notes: Notes
) -> Counter[str]:
    """Compare one table with what its seats were told."""
    counts: Counter[str] = Counter(tables=1)
    table = header.id
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1)), f"{table}: a gap"
    clients = Counter(entry.client for entry in entries if entry.client is not None)
    counts["doubled"] = clients.total() - len(clients)
    counts["lost"] = sum(f"{seat}:{client}" not in clients for seat, client in notes.acknowledged)
    counts["acknowledged"] = len(notes.acknowledged)
    counts.update({f"of these {what}": number for what, number in notes.counts.items()})
    truth = Truth(pioneers.game(header.game), header, entries, {})
    stands_as_told(truth, seats, notes)
    last = truth.moments[-1].state
    if last.seat is None:
        counts["games finished"] = 1
        assert finished is None or finished.digest == truth.game.digest(last), f"{table}: another digest"
    return counts


def stands_as_told(truth: Truth, seats: list[Perspective], notes: Notes) -> None:
    """The log holds, seat by seat, the moves that were acknowledged, and each seat has seen what they led to."""
    table = truth.header.id
    for seat in seats:
        assert seat.seat is not None
        moves: list[Any] = []
        for moment, before in zip(truth.moments, [None, *truth.moments], strict=False):
            if moment.by != seat.seat:
                continue
            if moment.kind == "move":
                moves.append(moment.actions)
            elif moment.kind == "undo":
                # As many moves as can be taken back less than before.
                assert before is not None
                del moves[moment.undo - before.undo :]
        assert moves == notes.moves.get(seat.seat, []), f"{table}: seat {seat.seat} was told another course"
        moments = truth.at(seat.seat, seat.known)
        assert moments, f"{table}: seat {seat.seat} has seen version {seat.version}, which never was"
        assert seat.view == truth.game.view(moments[0].state, seat.seat), (
            f"{table}: seat {seat.seat} saw something else"
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.trials.kills", description=__doc__)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        counts = asyncio.run(kill(Path(folder), options.times, options.tables, options.seed))
    for what, number in counts.items():
        sys.stdout.write(f"{number:8} {what}\n")
    sys.stdout.write(f"every game replays to what its seats saw; {time.monotonic() - began:.0f} s\n")
    sys.exit(bool(counts["lost"] or counts["doubled"]))


if __name__ == "__main__":
    main()
