"""Tables whose log is long: what it takes to make such a table from its log, and to append one more entry to it.

A long log is a short one at whose end somebody has played a move and undone it, again and again: real steps, as the
server writes them, that lead hardly any further.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from statistics import median

import pioneers
from pioneers.kernel.files.record import Record
from pioneers.kernel.view import Json
from pioneers.server.tables.fair import commitment
from pioneers.server.tables.journal import BEGUN, MOVE, UNDO, Progress, progress_of, written
from pioneers.store.interface import Store
from pioneers.store.opening import open_store
from pioneers.store.sql.rows import Entry, Header, Seat, new_id, now
from tools.bench.server.load import clock

# Entries: the first half of a short game of the board, so that there is still something to be played and undone.
SHORT = 20
TIMES = 100
# Entries that are kept at a time, and that are appended one by one in each round.
CHUNK = 200
APPENDED = 20
# Short ones are quick: the median of so many.
LOADED = 5


@dataclass
class LogTimes:
    """Seconds in every round: to read a log and make its table, and to append to it until it is on the disk."""

    entries: int
    load: list[float] = field(default_factory=list)
    append: list[float] = field(default_factory=list)


class LongTable:
    """A table of which a log of a certain length is made."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = pioneers.game(game)
        self.chance = random.Random(seed)
        record = Record.begun(self.game, 2, seed, {}, ["first", "second"], None)
        self.header = Header(
            id=new_id(),
            created=now(),
            game=record.game,
            rules=record.rules,
            engine=record.engine or "",
            data=record.data,
            players=2,
            seed=seed,
            seed_hash=commitment(seed),
            options={},
            clock={},
            seats=[Seat(name=name) for name in ("first", "second")],
            public=False,
            state="running",
            changed=now(),
        )
        self.entries: list[Entry] = []
        self.progress = progress_of(self.header, self.game, [])
        # What can be played and undone where the game stands.
        self.undoable: str | None = None
        self.add(BEGUN, None, {})

    def add(self, kind: str, seat: int | None, body: dict[str, Json]) -> Entry:
        """Carry out one more entry, as the server does."""
        entry = next_entry(self.header.id, self.progress, kind, seat, body)
        self.entries.append(entry)
        return entry

    def play(self, length: int) -> None:
        """Play moves that stay until the log is so long."""
        while len(self.entries) < length:
            self.move(stay=True)

    def fill(self, length: int) -> None:
        """Play moves and undo them until the log is so long."""
        while len(self.entries) < length:
            self.back_or_forth()

    def back_or_forth(self) -> Entry:
        """Undo the last move if that is possible, or else play one that can be undone."""
        match = self.progress.match
        if match.mover is not None and match.undoable(match.mover):
            return self.add(UNDO, match.mover, {"whole": False})
        return self.move(stay=False)

    def move(self, *, stay: bool) -> Entry:
        """Play what could be undone here the last time, or something at random."""
        match = self.progress.match
        seat = match.state.seat
        assert seat is not None, "the game is over before its log is long enough"
        action = self.undoable or str(self.chance.choice(match.state.legal()))
        entry = self.add(MOVE, seat, {"actions": [action], "end": stay})
        self.undoable = action if match.undoable(seat) else None
        return entry


def next_entry(table: str, progress: Progress, kind: str, seat: int | None, body: dict[str, Json]) -> Entry:
    """The next entry of a log, carried out and as it is written."""
    number = progress.last + 1
    client = None if seat is None else f"bench-{number:08}"
    entry = Entry(table=table, number=number, kind=kind, seat=seat, body=body, client=client, time=now())
    change = progress.apply(entry)
    assert change is not None
    kept = written(entry, change, None)
    progress.note(kept, change)
    return kept


async def time_logs(
    game: str, database: str, *, rounds: int, short: int = SHORT, times: int = TIMES
) -> tuple[LogTimes, LogTimes]:
    """A short log and one that is so many times as long, in the store at an address."""
    store = await open_store(database)
    try:
        found = []
        for length in (short, short * times):
            table = LongTable(game, 16)
            table.play(short)
            table.fill(length)
            await keep(store, table)
            found.append((table, LogTimes(length)))
        for number in range(rounds):
            for table, figures in found if number % 2 == 0 else reversed(found):
                figures.load.append(await time_loading(store, table))
                figures.append.append(await time_appending(store, table))
    finally:
        await store.close()
    (_, first), (_, second) = found
    return first, second


async def keep(store: Store, table: LongTable) -> None:
    """Write a table with its log."""
    await store.tables.create(table.header)
    for first in range(0, len(table.entries), CHUNK):
        await store.log.append(table.entries[first : first + CHUNK])


async def time_loading(store: Store, table: LongTable) -> float:
    """Seconds to make a table from its log."""
    found = []
    for _ in range(LOADED):
        begun = clock()
        made = progress_of(table.header, table.game, await store.log.read(table.header.id))
        found.append(clock() - begun)
        assert made.last == table.progress.last
    return median(found)


async def time_appending(store: Store, table: LongTable) -> float:
    """Seconds to carry out one more step and to keep it."""
    # The first one looks up where the log ends.
    await store.log.append([table.back_or_forth()])
    found = []
    for _ in range(APPENDED):
        begun = clock()
        await store.log.append([table.back_or_forth()])
        found.append(clock() - begun)
    return median(found)
