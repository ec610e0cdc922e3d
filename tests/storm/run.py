"""One storm from beginning to end: parts and people are started, harm is done, all becomes quiet, witnesses judge."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from pioneers.store.interface import Store
from pioneers.store.sql.rows import Entry, Finished, Header
from pioneers.store.sqlite import SqliteStore
from tests.server.clients.witness import Leak
from tests.server.servers import failures_in
from tests.server.trials.hidden import told_outside
from tests.storm.crowd import Crowd
from tests.storm.gate import Gate
from tests.storm.harms import Done, Platform
from tests.storm.history import read_history
from tests.storm.parts import Part, ServerPart
from tests.storm.schedule import Harm, Kind, kinds, schedule
from tests.storm.switches import Switches, library
from tests.storm.witnesses import Finding, Judgement, judged, quiet

# After the last harm every table goes on within so many seconds.
QUIET = 10.0
# So many histories are judged here; more by processes of their own.
FEW = 20


@dataclass
class Wish:
    """What a storm is to be like."""

    seconds: float
    seed: int
    servers: int = 1
    parts: str = "sqlite"
    tables: int = 12
    # Seconds between two harms, about.
    pace: float = 4.0
    # Seconds that people think, at most.
    think: float = 0.15
    quiet: float = QUIET


@dataclass
class Storm:
    """What came of a storm."""

    wish: Wish
    harms: list[Done] = field(default_factory=list)
    times: dict[str, list[float]] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    findings: list[tuple[str, Finding]] = field(default_factory=list)
    began: float = 0.0
    ended: float = 0.0
    # Seconds after the last harm until something was acknowledged at the last table.
    settled: float = 0.0


@dataclass
class Parts:
    """All processes and gates of a storm, what can be done to them, and how its store is read afterwards."""

    parts: dict[str, Part]
    gates: dict[str, Gate]
    kinds: list[Kind]

    more: dict[str, Any] = field(default_factory=dict)

    async def prepare(self) -> None:
        """What is to be done when the gates are open, before the parts are started."""

    async def open(self) -> Store:
        """The store, when all else is over."""
        raise NotImplementedError

    async def close(self) -> None:
        """What is to be done when it was read."""


class SqliteParts(Parts):
    """One server on SQLite, as a club has it."""

    def __init__(self, folder: Path, wish: Wish) -> None:
        built = library(folder)
        disk = folder / "disk"
        disk.mkdir()
        self.database = disk / "server.db"
        switches = Switches(built, folder / "server.switches", disk)
        server = ServerPart("server", folder, switches, str(self.database))
        gate = Gate([server.port], random.Random(wish.seed))
        super().__init__({"server": server}, {"clients": gate}, kinds(["server"], ["server"]))

    async def open(self) -> Store:
        return await SqliteStore.open(self.database)


def parts_of(folder: Path, wish: Wish) -> Parts:
    """The parts that were asked for."""
    if wish.parts == "sqlite":
        return SqliteParts(folder, wish)
    # Imported here: a storm on SQLite needs no other services.
    from tests.storm.full import FullParts  # noqa: PLC0415

    return FullParts(folder, wish)


@asynccontextmanager
async def standing(parts: Parts) -> AsyncIterator[None]:
    """All parts and gates, until the block ends; nobody says goodbye then."""
    started: list[Part] = []
    for gate in parts.gates.values():
        await gate.start()
    try:
        await parts.prepare()
        for part in parts.parts.values():
            started.append(part)
            await asyncio.to_thread(part.start)
        yield
    finally:
        for part in reversed(started):
            part.thaw()
            await asyncio.to_thread(part.kill)
        for gate in parts.gates.values():
            await gate.stop()


async def rage(folder: Path, wish: Wish) -> Storm:
    """A whole storm in an empty folder."""
    storm = Storm(wish)
    parts = parts_of(folder, wish)
    histories = folder / "histories"
    histories.mkdir()
    async with standing(parts):
        address = parts.gates["clients"].address
        chance = random.Random(f"crowd {wish.seed}")
        crowd = Crowd(address, wish.tables, chance, histories, wish.think)
        platform = Platform(parts.parts, parts.gates, crowd, parts.more)
        playing = asyncio.create_task(crowd.run())
        try:
            await under_way(crowd, playing)
            await blow(storm, platform, schedule(wish.seed, wish.seconds, parts.kinds, wish.pace), playing)
            await settle(storm, crowd, playing)
            crowd.stop()
            await playing
        finally:
            playing.cancel()
            await asyncio.wait([playing])
    storm.times = dict(crowd.times)
    storm.findings += [("crowd", Finding("broken promise", broken)) for broken in crowd.broken]
    storm.counts.update(crowd.counts)
    storm.counts.update({f"answers {status}": number for status, number in crowd.unavailable.items()})
    storm.counts["connections"] = parts.gates["clients"].passed
    await judge(storm, parts, crowd.histories)
    return storm


async def under_way(crowd: Crowd, playing: asyncio.Task[None]) -> None:
    """Wait until something was acknowledged at every table: before that there is nothing to harm."""
    while not playing.done():
        if len(crowd.playing) == crowd.tables and all(crowd.times[table] for table in crowd.playing):
            return
        await asyncio.sleep(0.05)


async def blow(storm: Storm, platform: Platform, harms: Sequence[Harm], playing: asyncio.Task[None]) -> None:
    """Do all harm, each at its time; the storm ends early if the people are gone."""
    storm.began = time.monotonic()
    doing = {asyncio.create_task(platform.harm(harm, storm.began)) for harm in harms}
    while doing and not playing.done():
        finished, rest = await asyncio.wait({*doing, playing}, return_when=asyncio.FIRST_COMPLETED)
        storm.harms += [task.result() for task in finished if task in doing]  # type: ignore[misc]
        doing = {task for task in rest if task is not playing}  # type: ignore[misc]
    for task in doing:
        task.cancel()
    storm.ended = time.monotonic()


async def settle(storm: Storm, crowd: Crowd, playing: asyncio.Task[None]) -> None:
    """After the last harm, wait until every table goes on, and no longer than it may take."""
    since = storm.ended
    tables = set(crowd.playing)

    def waiting() -> list[str]:
        # A game that came to its end went on.
        return [table for table in tables & crowd.playing if not any(moment >= since for moment in crowd.times[table])]

    while waiting() and time.monotonic() < since + storm.wish.quiet and not playing.done():  # noqa: ASYNC110 - as above
        await asyncio.sleep(0.02)
    storm.settled = time.monotonic() - since
    late = quiet(crowd.times, set(waiting()), since, storm.wish.quiet)
    storm.findings += [(finding.what.partition(":")[0], finding) for finding in late]


# ── Judging ──────────────────────────────────────────────────────────────────────────────────────────────


async def judge(storm: Storm, parts: Parts, histories: Sequence[Path]) -> None:
    """Hold every history against the store, and look through what the parts wrote."""
    cases: list[tuple[Path, Header, list[Entry], Finished | None]] = []
    store = await parts.open()
    try:
        for path in histories:
            table = path.stem
            header = await store.tables.find(table)
            if header is None:
                storm.findings.append((table, Finding("lost", "the table is not in the store")))
                continue
            cases.append((path, header, await store.log.read(table), await store.finished.find(table)))
    finally:
        await store.close()
        await parts.close()
    for judgement in judgements(cases):
        storm.counts.update(judgement.counts)
        storm.findings += [(judgement.table, finding) for finding in judgement.findings]
    for part in parts.parts.values():
        storm.findings += [(part.name, finding) for finding in output(part, [header for _, header, *_ in cases])]


def judgements(cases: Sequence[tuple[Path, Header, list[Entry], Finished | None]]) -> list[Judgement]:
    """What the witnesses say of all tables."""
    if len(cases) <= FEW:
        return [judge_file(*case) for case in cases]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        return list(pool.map(judge_file, *zip(*cases, strict=True)))


def judge_file(path: Path, header: Header, entries: list[Entry], finished: Finished | None) -> Judgement:
    """What the witnesses say of one."""
    return judged(read_history(path), header, entries, finished)


def output(part: Part, headers: list[Header]) -> list[Finding]:
    """What a part wrote: no failure of its own, nothing hidden."""
    log = part.log
    found = []
    failures = failures_in(log)
    if failures:
        found.append(Finding("failed", f"{len(failures)} failures of its own: {failures[0][:3000]}"))
    try:
        told_outside([log], headers)
    except Leak as leak:
        found.append(Finding("leaked", str(leak)))
    return found
