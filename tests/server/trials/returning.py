"""Everybody returns at once, as after a restart, or looks on at one table: does somebody who plays meanwhile notice?

`python -m tests.server.trials.returning --people 5000` lets them return to many sleeping tables, `--onlookers 2000` to
one that is played at. Says how long it took until all saw their table, and how long honest moves took meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from pioneers.server.hosting.data_files import secret_file
from pioneers.server.http.identity import COOKIE, Identity, load_secrets
from pioneers.server.wire.bodies import NewTable, SeatWish
from pioneers.store.sql.rows import Seat, new_id
from pioneers.store.sqlite import SqliteStore
from tests.server.clients.guest import Guest
from tests.server.clients.perspective import Perspective
from tests.server.clients.player import Line
from tests.server.registries import open_registry, somebody
from tests.server.servers import ServerProcess

# Handshakes under way at a time: browsers come from many machines, but the queue of a listening socket is short.
AT_ONCE = 250
# Moves in the game that each returns to, and seconds between two moves of the honest player.
MOVES = 60
PAUSE = 0.02
ME = SeatWish(kind="me")


@dataclass(frozen=True)
class Place:
    """Where somebody returns to."""

    cookie: str
    table: str
    seat: int | None


@dataclass
class Outcome:
    """What was measured: seconds until all were back, and of each honest move."""

    back: float
    failed: int
    moves: list[float] = field(default_factory=list)
    quiet: list[float] = field(default_factory=list)

    def share(self, part: float, moves: Sequence[float] | None = None) -> float:
        """The time that a part of the moves did not exceed."""
        ordered = sorted(self.moves if moves is None else moves)
        return ordered[min(len(ordered) - 1, math.floor(part * len(ordered)))]

    def __str__(self) -> str:
        def line(moves: Sequence[float]) -> str:
            p50, p99 = (self.share(part, moves) * 1000 for part in (0.5, 0.99))
            return f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, max {max(moves) * 1000:.1f} ms of {len(moves)} moves"

        return (
            f"all back after {self.back:.1f} s, {self.failed} failed\n"
            f"honest moves before: {line(self.quiet)}\nhonest moves meanwhile: {line(self.moves)}"
        )


# ── The crowd, in a process of its own ───────────────────────────────────────────────────────────────────


class Visitor(WSListener):
    """One socket that asks for its table and waits to see it."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.seen = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        message = {"type": "watch", "table": self.place.table, "seat": self.place.seat}
        transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 - picows's signature
        if not self.seen.done() and b'"type":"table"' in frame.get_payload_as_bytes()[:20]:
            self.seen.set_result(True)

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 - as above
        if not self.seen.done():
            self.seen.set_result(False)


async def crowd(address: str, places: Sequence[Place], patience: float) -> dict[str, float]:
    """Let all come; says how long it took and how many did not see their table. They stay until nobody listens."""
    room = asyncio.Semaphore(AT_ONCE)
    visitors: list[Visitor] = []

    async def come(place: Place) -> bool:
        async with room:
            try:
                visitor = Visitor(place)
                await ws_connect(
                    lambda: visitor,
                    f"ws{address.removeprefix('http')}/ws",
                    extra_headers={"Cookie": f"{COOKIE}={place.cookie}", "Origin": address},
                    websocket_handshake_timeout=patience,
                )
            except Exception:  # noqa: BLE001 - whatever it was, he is not back
                return False
            visitors.append(visitor)
        return bool(await visitor.seen)

    began = time.perf_counter()
    tasks = [asyncio.create_task(come(place)) for place in places]
    done, late = await asyncio.wait(tasks, timeout=patience)
    for task in late:
        task.cancel()
    failed = len(late) + sum(not task.result() for task in done)
    return {"back": time.perf_counter() - began, "failed": failed}


def be_a_crowd() -> None:
    """What the other process does: the wish comes on its input, the answer goes to its output."""
    wish = json.loads(sys.stdin.readline())
    places = [Place(**place) for place in wish["places"]]

    async def visit() -> None:
        sys.stdout.write(json.dumps(await crowd(wish["address"], places, wish["patience"])) + "\n")
        sys.stdout.flush()
        await asyncio.to_thread(sys.stdin.read)

    asyncio.run(visit())


# ── The house ────────────────────────────────────────────────────────────────────────────────────────────


async def prepare(folder: Path, people: int) -> list[tuple[str, str, int]]:
    """A database with a sleeping game for every two people: person, table and seat of each."""
    async with open_registry(folder) as place:
        ada = somebody()
        model = await place.table(ada)
        listener = place.listener(ada)
        await place.say(listener, type="watch", table=model, seat=0)
        progress = place.registry.tables[model].progress
        for number in range(MOVES):
            seat = progress.match.state.seat
            assert seat is not None
            version = progress.perspectives.version(seat)
            move = {"type": "play", "table": model, "seat": seat, "version": version, "client": f"move-{number:04d}"}
            await place.say(listener, **move, actions=[progress.match.state.legal()[0].text], end=True)
    found: list[tuple[str, str, int]] = []
    async with await SqliteStore.open(folder / "games.db") as store:
        header = await store.tables.find(model)
        assert header is not None
        entries = await store.log.read(model)

        async def copy() -> None:
            table, persons = new_id(), [new_id(), new_id()]
            seats = [Seat(name=f"Guest {seat}", person=person) for seat, person in enumerate(persons)]
            await store.tables.create(replace(header, id=table, seats=seats, state="asleep", owner=persons[0]))
            await store.log.append([replace(entry, table=table) for entry in entries])
            found.extend((person, table, seat) for seat, person in enumerate(persons))

        await asyncio.gather(*(copy() for _ in range(people // 2)))
    return found


class Honest:
    """Somebody who plays on, for both seats of a table, and looks at the time."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.seats: list[Perspective] = []
        self.took: list[float] = []

    async def sit_down(self) -> str:
        table = (await self.line.guest.make(NewTable(game="board", seats=[ME, ME]))).id
        self.seats = [await self.line.watch(table, seat) for seat in (0, 1)]
        return table

    async def play(self) -> None:
        """Move again and again; a finished game is followed by another."""
        while True:
            mover = next((seat for seat in self.seats if seat.turn.legal), None)
            if mover is None:
                await self.sit_down()
                continue
            began = time.perf_counter()
            await mover.play([mover.turn.legal[0]], end=True)
            self.took.append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE)


async def measure(folder: Path, people: int, onlookers: int, patience: float = 300.0) -> Outcome:
    """Prepare, start a server, let an honest player play, and let the crowd come."""
    # The name that `ServerProcess` gives its database.
    places = await prepare(folder, people)
    (folder / "games.db").rename(folder / "server.db")
    server = ServerProcess(folder)
    server.start()
    try:
        identity = Identity(load_secrets(secret_file(server.database)), None)  # type: ignore[arg-type]  # it only signs
        async with Guest(server.address, "Ada") as guest, Line(guest) as line:
            honest = Honest(line)
            table = await honest.sit_down()
            playing = asyncio.create_task(honest.play())
            await asyncio.sleep(2)
            quiet, honest.took = honest.took, []
            wanted = [Place(identity.sign(person), table, seat) for person, table, seat in places]
            wanted += [Place(identity.sign(new_id()), table, None) for _ in range(onlookers)]
            told = await asyncio.to_thread(send_crowd, server.address, wanted, patience)
            await asyncio.sleep(2)
            playing.cancel()
            return Outcome(told["back"], int(told["failed"]), honest.took, quiet)
    finally:
        server.kill()


def send_crowd(address: str, places: Sequence[Place], patience: float) -> dict[str, Any]:
    """Let a crowd come from another process, and go when they have all been."""
    wish = {"address": address, "patience": patience, "places": [place.__dict__ for place in places]}
    command = [sys.executable, "-m", "tests.server.trials.returning", "--crowd"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 - our own command
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(wish) + "\n")
        process.stdin.flush()
        told: dict[str, Any] = json.loads(process.stdout.readline())
        process.stdin.close()
        process.wait(60)
    return told


def raise_open_files() -> None:
    """Let this process and those it starts open as many sockets as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=0, help="how many return, two to each table")
    parser.add_argument("--onlookers", type=int, default=0, help="how many look on at the honest player's table")
    parser.add_argument("--patience", type=float, default=300.0, help="seconds after which nobody waits any more")
    parser.add_argument("--crowd", action="store_true", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    raise_open_files()
    if wish.crowd:
        be_a_crowd()
        return
    with tempfile.TemporaryDirectory() as folder:
        sys.stdout.write(f"{asyncio.run(measure(Path(folder), wish.people, wish.onlookers, wish.patience))}\n")


if __name__ == "__main__":
    main()
