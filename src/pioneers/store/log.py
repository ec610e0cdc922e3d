"""The log of the tables: appends of many tables are gathered and written together, each whole or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, RowMapping, func, insert, select

from pioneers.kernel.mistake import Mistake
from pioneers.store.database import Database, decoded, encoded
from pioneers.store.rows import Entry
from pioneers.store.schema import log, tables
from pioneers.store.writer import ROOM

# The ends of this many logs are remembered; beyond, all are forgotten and looked up again.
_REMEMBERED = 50_000

# What became of an append: the earlier entries with its client ids, or why it was refused.
Outcome = list[Entry] | Exception


class Append:
    """The entries of one caller, ready to be written, and who waits for them."""

    __slots__ = ("clients", "first", "future", "last", "rows", "table")

    def __init__(self, entries: Sequence[Entry], future: asyncio.Future[list[Entry]]) -> None:
        self.table = entries[0].table
        self.first = entries[0].number
        self.last = entries[-1].number
        # Encoded here, in the caller's task: what is no JSON is his mistake alone.
        self.rows = [row_of(entry) for entry in entries]
        self.clients = [entry.client for entry in entries if entry.client is not None]
        self.future = future
        for number, entry in enumerate(entries, self.first):
            if entry.table != self.table or entry.number != number:
                raise Mistake("store-append", table=self.table, number=number)
        if len(set(self.clients)) < len(self.clients):
            raise Mistake("store-client-twice", table=self.table, number=self.first)

    def settle(self, outcome: Outcome) -> None:
        """Tell the one who waits, unless he was cancelled."""
        if self.future.done():
            return
        if isinstance(outcome, Exception):
            self.future.set_exception(outcome)
        else:
            self.future.set_result(outcome)


class End(NamedTuple):
    """Where a log ends: the key of its table and the number of its last entry, 0 before the first."""

    key: int
    number: int


class SqlLog:
    """The log in a database. Only the writer's thread touches `_ends`."""

    def __init__(self, database: Database, room: int = ROOM) -> None:
        self.database = database
        self._room = asyncio.Semaphore(room)
        self._gathered: list[Append] = []
        # Of each table that was written to lately.
        self._ends: dict[str, End] = {}
        database.writer.when_undone.append(self._ends.clear)

    async def append(self, entries: Sequence[Entry]) -> list[Entry]:
        """Keep the entries of one move; see `Log.append`."""
        if not entries:
            return []
        loop = asyncio.get_running_loop()
        append = Append(entries, loop.create_future())
        await self._room.acquire()
        if self.database.writer.closing:
            self._room.release()
            raise Mistake("store-closed")
        self._gathered.append(append)
        if len(self._gathered) == 1:
            # All tasks that run in this turn of the loop come first: their entries share a transaction.
            loop.call_soon(self.hand_over)
        return await append.future

    def hand_over(self) -> None:
        """Give what was gathered to the writer."""
        appends, self._gathered = self._gathered, []
        if not appends:
            return

        def told(written: asyncio.Future[list[Outcome]]) -> None:
            error = written.exception()
            outcomes = [error] * len(appends) if isinstance(error, Exception) else written.result()
            for append, outcome in zip(appends, outcomes, strict=True):
                self._room.release()
                append.settle(outcome)

        self.database.writer.submit(lambda connection: self._write(connection, appends)).add_done_callback(told)

    async def read(self, table: str, since: int = 1) -> list[Entry]:
        """The entries from a number on."""
        query = select(log).join(tables).where(tables.c.id == table, log.c.number >= since).order_by(log.c.number)
        rows = await self.database.read(lambda connection: connection.execute(query).mappings().all())
        return [entry_of(table, row) for row in rows]

    def _write(self, connection: Connection, appends: list[Append]) -> list[Outcome]:
        """All in their order; as many as fit, which is nearly always all, in one statement, the others one by one.

        If that fails, the writer takes everything back and comes again with a savepoint; then all go one by one.
        """
        if len(self._ends) > _REMEMBERED:
            self._ends.clear()
        careful = connection.in_nested_transaction()
        outcomes: list[Outcome] = []
        rows: list[dict[str, Any]] = []
        for append in appends:
            if not careful and self._fits(connection, append):
                rows += append.rows
                outcomes.append([])
            else:
                # It is judged by what stands in the database: all before it must be there, and nothing after it.
                insert_rows(connection, rows)
                rows = []
                outcomes.append(self._write_one(connection, append))
        insert_rows(connection, rows)
        return outcomes

    def _fits(self, connection: Connection, append: Append) -> bool:
        """Whether it begins with the next number of its table; if so, the end is remembered as if it were written."""
        end = self._end(connection, append.table)
        if end is None or append.first != end.number + 1:
            return False
        self._continue(append, end)
        return True

    def _write_one(self, connection: Connection, append: Append) -> Outcome:
        try:
            with connection.begin_nested():
                return self._checked(connection, append)
        except Exception as error:  # it goes to the one who waits
            if self.database.trouble(error) is not None:
                raise
            self._ends.pop(append.table, None)
            return error

    def _checked(self, connection: Connection, append: Append) -> list[Entry]:
        """Write one append if its client ids are new and its numbers the next."""
        end = self._end(connection, append.table)
        if end is None:
            raise Mistake("store-table", table=append.table)
        earlier = self._earlier(connection, append, end)
        if earlier:
            return earlier
        if append.first != end.number + 1:
            key = "store-number-taken" if append.first <= end.number else "store-number-gap"
            raise Mistake(key, table=append.table, number=append.first, last=end.number)
        self._continue(append, end)
        insert_rows(connection, append.rows)
        return []

    def _continue(self, append: Append, end: End) -> None:
        for row in append.rows:
            row["table_key"] = end.key
        self._ends[append.table] = End(end.key, append.last)

    def _earlier(self, connection: Connection, append: Append, end: End) -> list[Entry]:
        if not append.clients:
            return []
        query = select(log).where(log.c.table_key == end.key, log.c.client.in_(append.clients)).order_by(log.c.number)
        return [entry_of(append.table, row) for row in connection.execute(query).mappings()]

    def _end(self, connection: Connection, table: str) -> End | None:
        """Where the log of a table ends; `None` if there is no such table."""
        known = self._ends.get(table)
        if known is not None:
            return known
        last = select(func.max(log.c.number)).where(log.c.table_key == tables.c.key).correlate(tables)
        query = select(tables.c.key, func.coalesce(last.scalar_subquery(), 0)).where(tables.c.id == table)
        found = connection.execute(query).first()
        if found is None:
            return None
        self._ends[table] = End(found[0], found[1])
        return self._ends[table]


def insert_rows(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Write rows, which may be none."""
    if rows:
        connection.execute(insert(log), rows)


def row_of(entry: Entry) -> dict[str, Any]:
    """The entry as the database takes it; the key of its table is still missing."""
    return {
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": encoded(entry.body),
        "client": entry.client,
        "time": entry.time,
    }


def entry_of(table: str, row: RowMapping) -> Entry:
    """The entry in a row of the database."""
    return Entry(
        table=table,
        number=row["number"],
        kind=row["kind"],
        seat=row["seat"],
        body=decoded(row["body"]),
        client=row["client"],
        time=row["time"],
    )
