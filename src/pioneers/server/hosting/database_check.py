"""Checking all that a server keeps: the file, every log, every seed, and that every game ended as its record says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

import pioneers
from pioneers.kernel.files.record import Files, read_record
from pioneers.kernel.mistake import Mistake
from pioneers.server.files.own_files import texts_in
from pioneers.server.tables.fair import kept as seed_kept
from pioneers.server.tables.journal import Progress, finished_game, progress_of
from pioneers.store.chain import Broken
from pioneers.store.checking import Kept, Look
from pioneers.store.sql.rows import Finished
from pioneers.store.sqlite import SqliteStore

# A game that this program cannot play again, for it has other rules or data, is not wrong: those before it could.
_OTHER_PROGRAM = frozenset({"record-rules", "record-data", "record-game"})


class Check:
    """Looks a database over; what is wrong with it stands in `wrong`, what was looked at in `counts`."""

    def __init__(self, database: Path, *, quick: bool = False) -> None:
        self.database = database
        self.quick = quick
        self.wrong: list[Mistake] = []
        self.counts: Counter[str] = Counter(tables=0, entries=0, games=0, other=0)
        # Tables whose game is over without being among the finished ones, or the other way round.
        self.unclosed: list[str] = []

    def run(self, progress: Callable[[int, int], None]) -> None:
        """Check everything; `progress` is told how many of how many tables are done."""
        with Look(self.database) as look:
            self.wrong += look.file()
            total = look.count()
            for done, name in enumerate(look.names(), 1):
                try:
                    self.table(look.kept(name))
                except Mistake as wrong:
                    self.wrong.append(wrong)
                progress(done, total)

    def table(self, kept: Kept) -> None:
        """One table whose chain is right; the first thing that is wrong with it is a `Mistake`."""
        header = kept.header
        self.counts.update(tables=1, entries=len(kept.entries))
        if not seed_kept(header.seed, header.seed_hash):
            raise Mistake("check-seed", table=header.id)
        if header.state == "over" and kept.finished is None:
            self.unclosed.append(header.id)
            raise Mistake("check-game-missing", table=header.id)
        if header.state != "over" and kept.finished is not None:
            self.unclosed.append(header.id)
            raise Mistake("check-unclosed", table=header.id)
        if self.quick:
            return
        if kept.finished is not None:
            self.replay(kept.finished, texts_in(kept.entries))
        elif header.state != "stuck":
            progress = played(kept)
            if progress is not None and progress.over():
                self.unclosed.append(header.id)
                raise Mistake("check-unclosed", table=header.id)

    def replay(self, finished: Finished, files: Files) -> None:
        """Play a finished game again: it must end as it did."""
        try:
            record = read_record(finished.record)
            game = pioneers.game(record.game)
            last = record.final(game, files)
        except Mistake as reason:
            if reason.key in _OTHER_PROGRAM:
                self.counts["other"] += 1
                return
            raise Mistake("check-game", table=finished.table, reason=reason.plain()) from reason
        if record.end != finished.digest or game.result(last) != finished.result:
            other = Mistake("record-end", found=record.end or "none", right=finished.digest)
            raise Mistake("check-game", table=finished.table, reason=other.plain())
        self.counts["games"] += 1


def played(kept: Kept) -> Progress | None:
    """What follows from the log of a table; `None` if this program cannot play its game."""
    try:
        return progress_of(kept.header, pioneers.game(kept.header.game), kept.entries)
    except Broken:
        raise
    except Mistake:
        return None


async def repair(database: Path, unclosed: list[str]) -> int:
    """Keep the finished games of these tables, whose logs have them; how many. The server must be stopped."""
    repaired = 0
    async with await SqliteStore.open(database) as store:
        for name in unclosed:
            header = await store.tables.find(name)
            entries = await store.log.read(name)
            if header is None:
                continue
            progress = played(Kept(header, entries, None))
            if progress is None or not progress.over():
                continue
            await store.finished.add(finished_game(header, progress, progress.time), replace(header, state="over"))
            repaired += 1
    return repaired
