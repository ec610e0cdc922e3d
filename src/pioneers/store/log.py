"""The log of the tables: appends of many tables are gathered and written together, each whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Integer, Row, bindparam, func, select, type_coerce

from pioneers.kernel.mistake import Mistake
from pioneers.store.chain import ENTRY, check_header, check_log, content, link
from pioneers.store.finished import closing
from pioneers.store.sql.database import Database, decoded, encoded
from pioneers.store.sql.rows import Ending, Entry
from pioneers.store.sql.schema import log, seats, tables
from pioneers.store.tables import last_number

# The ends of this many logs are remembered; beyond, all are forgotten and looked up again.
_REMEMBERED = 50_000

_ENDS = (
    select(tables.c.key, func.coalesce(log.c.number, 0), func.coalesce(log.c.hash, tables.c.beginning))
    .outerjoin(log, (log.c.table_key == tables.c.key) & (log.c.number == last_number))
    .where(tables.c.id == bindparam("table"))
)

# As a number, whatever the database makes of truth values: a wrong one must not pass for true.
_COLUMNS_RAW = [type_coerce(column, Integer) if column is tables.c.public else column for column in tables.c]
_HEADER = select(*_COLUMNS_RAW).where(tables.c.id == bindparam("table"))
_columns = [log.c[name] for name in (*ENTRY, "hash")]
_ENTRIES = (
    select(*_columns)
    .where(log.c.table_key == bindparam("key"), log.c.number >= bindparam("since"))
    .order_by(log.c.number)
)
_SEATS = select(seats).where(seats.c.table_id == bindparam("table")).order_by(seats.c.seat)

# The columns of a row of the log, in the order in which they are written.
_COLUMNS = ("table_key", "number", "kind", "seat", "body", "client", "time", "hash")


class Append:
    """The entries of one caller, which the writer writes."""

    __slots__ = ("bodies", "closing", "contents", "entries", "log")

    def __init__(self, log: SqlLog, entries: Sequence[Entry], ending: Ending | None) -> None:
        self.log = log
        self.entries = entries
        self.closing = None if ending is None else closing(ending.finished, ending.header)
        # Encoded here, in the caller's task: what is no JSON is his mistake alone.
        self.bodies = [encoded(entry.body) for entry in entries]
        self.contents = [
            content(entry.number, entry.kind, entry.seat, body, entry.client, entry.time)
            for entry, body in zip(entries, self.bodies, strict=True)
        ]
        if len(entries) > 1:
            self._check()

    def __call__(self, connection: Connection) -> list[Entry] | Mistake:
        outcome = self.log.write(connection, self)
        if self.closing is not None and outcome == []:
            self.closing(connection)
        return outcome

    def clients(self) -> list[str]:
        """The client ids of those entries that have one."""
        return [entry.client for entry in self.entries if entry.client is not None]

    def _check(self) -> None:
        first = self.entries[0]
        for number, entry in enumerate(self.entries, first.number):
            if entry.table != first.table or entry.number != number:
                raise Mistake("store-append", table=first.table, number=number)
        clients = self.clients()
        if len(set(clients)) < len(clients):
            raise Mistake("store-client-twice", table=first.table, number=first.number)


class End(NamedTuple):
    """Where a log ends: key of its table, number and hash of its last entry; before the first 0 and the beginning."""

    key: int
    number: int
    hash: bytes


class SqlLog:
    """The log in a database. Only the writer's thread touches `_ends` and `_values`.

    The primary key is the fence: of two processes that append the same number, one breaks it. Then the writer takes
    everything back and does it again with care, and the second one is told what stands there.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        # Of each table that was written to lately.
        self._ends: dict[str, End] = {}
        # Of the rows that fit and are still to be written in this transaction, those of all tables together.
        self._values: list[int | str | bytes | None] = []
        # The tables that these rows are of.
        self._pending: set[str] = set()
        self._write_rows = database.writer.session.inserting(log, _COLUMNS)
        database.writer.when_done.append(self._insert)
        database.writer.when_undone.append(self._ends.clear)
        database.writer.when_undone.append(self._values.clear)
        database.writer.when_undone.append(self._pending.clear)

    async def append(self, entries: Sequence[Entry], ending: Ending | None = None) -> list[Entry]:
        """Keep the entries of one move; see `Log.append`."""
        if not entries:
            return []
        outcome = await self.database.writer.write(self.appending(entries, ending))
        if isinstance(outcome, Mistake):
            raise outcome
        return outcome

    def appending(self, entries: Sequence[Entry], ending: Ending | None = None) -> Append:
        """The work of keeping the entries of one move."""
        return Append(self, entries, ending)

    async def read(self, table: str, since: int = 1) -> list[Entry]:
        """The entries from a number on; see `Log.read`."""
        rows = await self.database.read(lambda connection: checked_rows(connection, table, since))
        return [entry_of(table, row) for row in rows]

    async def find(self, table: str, client: str) -> Entry | None:
        """The entry with this client id."""
        # The same words as in the index: else it is not used.
        mine = (tables.c.id == table, log.c.client == client, log.c.client.is_not(None))
        query = select(*_columns).join(tables).where(*mine)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else entry_of(table, row)

    def write(self, connection: Connection, append: Append) -> list[Entry] | Mistake:
        """Write one append if its client ids are new and its numbers the next. In the writer's thread.

        Its client ids are looked for only with reason: if its numbers are not the next, or if the writer comes for the
        second time, with a savepoint, because somebody's client id was there already.
        """
        first = append.entries[0]
        end = self._end(connection, first.table)
        if end is None:
            return Mistake("store-table", table=first.table)
        careful = connection.in_nested_transaction()
        if careful or first.number != end.number + 1:
            # It is judged by what stands in the database: all before it must be there, and nothing after it. What is
            # remembered may be out of date, for other processes write too.
            self.database.writer.session.begin()
            if careful or first.table in self._pending:
                self._insert()
            self._ends.pop(first.table, None)
            end = self._end(connection, first.table)
            if end is None:
                return Mistake("store-table", table=first.table)
            if careful or first.number != end.number + 1:
                earlier = self._earlier(connection, append, end)
                if earlier:
                    return earlier
        if first.number != end.number + 1:
            key = "store-number-taken" if first.number <= end.number else "store-number-gap"
            return Mistake(key, table=first.table, number=first.number, last=end.number)
        last = end.hash
        self._pending.add(first.table)
        for entry, body, said in zip(append.entries, append.bodies, append.contents, strict=True):
            last = link(last, said)
            self._values += (end.key, entry.number, entry.kind, entry.seat, body, entry.client, entry.time, last)
        self._ends[first.table] = End(end.key, append.entries[-1].number, last)
        if careful:
            self._insert_carefully(first)
        return []

    def _insert(self) -> None:
        """Write what fits, straight through the driver: SQLAlchemy takes longer than the database."""
        self._write_rows(self._values)
        self._values.clear()
        self._pending.clear()
        if len(self._ends) > _REMEMBERED:
            self._ends.clear()

    def _insert_carefully(self, first: Entry) -> None:
        """Write what fitted a moment ago: another process may have been faster."""
        try:
            self._insert()
        except Exception as error:
            if not self.database.writer.session.violated(error):
                raise
            raise Mistake("store-number-taken", table=first.table, number=first.number, last=first.number) from error

    def _earlier(self, connection: Connection, append: Append, end: End) -> list[Entry]:
        clients = append.clients()
        if not clients:
            return []
        query = select(*_columns).where(log.c.table_key == end.key, log.c.client.in_(clients)).order_by(log.c.number)
        return [entry_of(append.entries[0].table, row) for row in connection.execute(query)]

    def _end(self, connection: Connection, table: str) -> End | None:
        """Where the log of a table ends; `None` if there is no such table."""
        known = self._ends.get(table)
        if known is not None:
            return known
        found = connection.execute(_ENDS, {"table": table}).first()
        if found is None:
            return None
        self._ends[table] = End(*found)
        return self._ends[table]


def checked_rows(connection: Connection, table: str, since: int = 1) -> Sequence[Row[Any]]:
    """The rows of a log from a number on; a `Mistake` if they, or the table itself, are not as they were written."""
    header = connection.execute(_HEADER, {"table": table}).mappings().first()
    if header is None:
        return []
    check_header(header, connection.execute(_SEATS, {"table": table}).mappings())
    rows = connection.execute(_ENTRIES, {"key": header["key"], "since": since - 1}).all()
    before = header["beginning"]
    if since > 1 and rows and rows[0][0] == since - 1:
        before, rows = rows[0][-1], rows[1:]
    check_log(table, before, since, rows)
    return rows


def entry_of(table: str, row: Row[Any]) -> Entry:
    """The entry in a row of `_ENTRIES`."""
    number, kind, seat, body, client, time, _ = tuple(row)
    return Entry(table=table, number=number, kind=kind, seat=seat, body=decoded(body), client=client, time=time)
