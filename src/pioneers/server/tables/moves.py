"""The moves of a table: carried out, written into its log and, when they are on the disk, told to all who may know."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, cast

from pioneers.kernel.mistake import Mistake
from pioneers.kernel.view import Json
from pioneers.server.tables.journal import BEGUN, END, MOVE, UNDO, written
from pioneers.server.tables.mailbox import Again
from pioneers.server.watching.telling import Reply, tell
from pioneers.server.wire.problems import Conflict
from pioneers.store.sql.rows import Ending, Entry

if TYPE_CHECKING:
    from pioneers.server.tables.table import Table

# What the store says when it lost the connection to its server while that was writing.
UNSURE = "store-server-unsure"


class Moves:
    """What is done at one table, in its own mailbox."""

    __slots__ = ("table",)

    def __init__(self, table: Table) -> None:
        self.table = table

    async def play(
        self,
        seat: int,
        actions: list[str],
        end: bool,
        client: str | None = None,
        bot: str | None = None,
        reply: Reply | None = None,
    ) -> tuple[int, int]:
        """Play a move; with `end` its turn passes on though it could be taken back."""
        holding = self.table.progress.holding
        if holding is not None:
            raise Conflict("table-holding", name=self.table.header.seats[holding].name)
        body: dict[str, Json] = {"actions": cast("Json", actions)}
        if end:
            body["end"] = True
        if bot is not None:
            body["bot"] = bot
        return await self.commit(MOVE, seat, client, body, reply)

    async def undo(self, seat: int, whole: bool, client: str | None, reply: Reply | None = None) -> tuple[int, int]:
        """Take back the last move of a seat, or all it may."""
        return await self.commit(UNDO, seat, client, {"whole": whole}, reply)

    async def end(self, seat: int, client: str | None = None, reply: Reply | None = None) -> tuple[int, int]:
        """Let the turn of a seat pass on."""
        if self.table.progress.holding != seat:
            raise Conflict("table-nothing-to-end")
        return await self.commit(END, seat, client, reply=reply)

    async def commit(
        self,
        kind: str,
        seat: int | None = None,
        client: str | None = None,
        body: dict[str, Json] | None = None,
        reply: Reply | None = None,
    ) -> tuple[int, int]:
        """Make a change of the game and write it into the log; when it is on the disk, tell it to all who may know, and
        go on. Gives the version after it and how many actions were played.
        """
        table = self.table
        began = perf_counter()
        progress = table.progress
        now = table.context.time.wall()
        entry = Entry(
            table=table.header.id,
            number=progress.last + 1,
            kind=kind,
            body=body or {},
            time=now,
            seat=seat,
            client=client,
        )
        change = progress.apply(entry)
        assert change is not None, "chat and files are written elsewhere"
        if kind != BEGUN:
            moved = seat if kind in (MOVE, END) else None
            table.timer.switch(table.running(), moved, moved is not None and not progress.match.undoable(moved))
        entry = written(entry, change, table.timer.dump())
        try:
            ending = table.driver.ending(now)
            earlier = await self.append([entry], ending)
        except Again:
            raise
        except Exception as error:
            # Nobody may see what is not on the disk: what comes next waits until the game is made from the log again.
            table.broken = error if isinstance(error, Mistake) else Mistake("table-broken")
            table.context.metrics.append_failed()
            raise
        if earlier:
            await table.reload()
            return table.progress.answer(earlier[0])
        progress.note(entry, change)
        tell(table, change, reply)
        if kind == MOVE:
            table.context.metrics.moved(table.header.game, perf_counter() - began)
        if ending is not None:
            table.driver.close(ending)
        else:
            await table.driver.proceed(after_a_step=True)
        return progress.perspectives.version(seat), change.played

    async def append(self, entries: Sequence[Entry], ending: Ending | None = None) -> list[Entry]:
        """Write to the log, and tell the other processes. `Again` if one of them was first; see `Log.append`."""
        table = self.table
        try:
            with table.overtaken():
                earlier = await table.context.store.log.append(entries, ending)
        except Mistake as error:
            if error.key != UNSURE:
                raise
            # Nobody may be told that nothing was done: the same message, done again, finds what is in the log.
            await table.find_out(error)
            raise Again from error
        if not earlier:
            table.company.appended(entries)
        return earlier
