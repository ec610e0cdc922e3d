"""The headers of the tables in a database."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, cast

from msgspec.json import Decoder
from msgspec.structs import replace
from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    and_,
    delete,
    func,
    insert,
    not_,
    select,
    tuple_,
    update,
)

from pioneers.kernel.mistake import Mistake
from pioneers.kernel.view import Json
from pioneers.store.arrangement import Arrangement
from pioneers.store.chain import FIXED, beginning, seal
from pioneers.store.interface import PAGE
from pioneers.store.removing import removal
from pioneers.store.sql.database import Database, decoded, encoded, mark, page_size, read_mark
from pioneers.store.sql.rows import TABLE_STATES, Deadline, Entry, Header, Newest, Page, Seat
from pioneers.store.sql.schema import log, seats, tables
from pioneers.store.sql.writer import Work

# A log is not allowed to touch the header each time it grows: when it grew last is looked up.
_grown = (
    select(log.c.time)
    .where(log.c.table_key == tables.c.key)
    .order_by(log.c.number.desc())
    .limit(1)
    .correlate(tables)
    .scalar_subquery()
)
last_number = select(func.max(log.c.number)).where(log.c.table_key == tables.c.key).correlate(tables).scalar_subquery()
_headers = select(tables, func.coalesce(_grown, 0).label("grown"))
# Columns that are in the row as they are in the header.
_PLAIN = (
    *("id", "created", "game", "rules", "engine", "data", "players"),
    *("seed_hash", "public", "state", "changed", "owner", "deadline", "time_left", "revision"),
)
# The states one by one, not "all but one": so the index leads to the few among the many that are over.
_unfinished = tables.c.state.in_([state for state in TABLE_STATES if state != "over"])


def _put_away(before: int) -> ColumnElement[bool]:
    """A game that was begun and that nobody has touched since a time. One whose clock runs goes on by itself."""
    return and_(
        tables.c.state.in_(["running", "asleep", "stuck"]),
        tables.c.deadline.is_(None),
        tables.c.time_left.is_(None),
        tables.c.changed < before,
        func.coalesce(_grown, 0) < before,
    )


# Columns that hold JSON.
_JSON = ("options", "clock", "arrangement")
_arrangement = Decoder(Arrangement).decode


class SqlTableStore:
    """See `TableStore`."""

    def __init__(self, database: Database, appending: Callable[[Sequence[Entry]], Work[list[Entry] | Mistake]]) -> None:
        """`appending` is the work of writing the entries of a log."""
        self.database = database
        self.appending = appending

    async def create(
        self, header: Header, entries: Sequence[Entry] = (), following_of: Header | None = None
    ) -> Header | None:
        """Keep a new table, its first entries, and that it follows another one."""
        row = row_of(header)
        append = self.appending(entries) if entries else None
        before = None if following_of is None else changing(following_of)

        def work(connection: Connection) -> Header | None:
            # First what somebody else may change at the same time: he waits for the end of this, or this for his.
            kept = None if before is None else before(connection)
            if connection.execute(select(tables.c.id).where(tables.c.id == header.id)).first() is not None:
                raise Mistake("store-table-exists", table=header.id)
            connection.execute(insert(tables), row)
            write_seats(connection, header)
            outcome = None if append is None else append(connection)
            if isinstance(outcome, Mistake):
                raise outcome
            return kept

        return await self.database.write(work)

    async def change(self, header: Header) -> Header:
        """Keep the header as it is now."""
        return await self.database.write(changing(header))

    async def ends(self, names: Collection[str]) -> list[Newest]:
        """Where these tables are now."""
        query = select(tables.c.id, func.coalesce(last_number, 0), tables.c.revision).where(tables.c.id.in_(names))
        return await self.database.read(lambda connection: [Newest(*row) for row in connection.execute(query)])

    async def find(self, table: str) -> Header | None:
        """The header, or `None`."""
        found = await self.database.read(lambda connection: headers_by(connection, tables.c.id == table))
        return found[0] if found else None

    async def unfinished(self) -> list[str]:
        """The ids of all tables that are not over."""
        query = select(tables.c.id).where(_unfinished).order_by(tables.c.created, tables.c.id)
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def deadlines(self) -> list[Deadline]:
        """The tables that sleep while somebody's time runs."""
        columns = (tables.c.id, tables.c.deadline, tables.c.time_left)
        timed = [select(*columns).where(column.is_not(None)) for column in columns[1:]]
        rows = await self.database.read(
            lambda connection: [tuple(row) for query in timed for row in connection.execute(query)]
        )
        return [Deadline(*row) for row in rows]

    async def untimed(self) -> list[str]:
        """The tables with a clock that a server broke off at."""
        query = select(tables.c.id, tables.c.clock).where(
            tables.c.state == "running", tables.c.deadline.is_(None), tables.c.time_left.is_(None)
        )
        rows = await self.database.read(lambda connection: [tuple(row) for row in connection.execute(query)])
        return [table for table, clock in rows if cast("dict[str, Json]", decoded(clock)).get("kind") != "none"]

    async def keep_times(self, left: Mapping[str, int]) -> None:
        """Keep how much is left at tables that sleep."""

        def work(connection: Connection) -> None:
            for table, time in left.items():
                for header in headers_by(connection, (tables.c.id == table) & tables.c.time_left.is_not(None)):
                    # If somebody else has just woken it, he knows better.
                    with suppress(HeaderChanged):
                        changing(replace(header, time_left=time))(connection)

        if left:
            await self.database.write(work)

    async def abandoned(self, before: int, following: str = "", limit: int = PAGE) -> list[str]:
        """Some tables whose game never began."""
        still = (tables.c.state == "open", tables.c.changed < before, func.coalesce(_grown, 0) < before)
        query = select(tables.c.id).where(*still, tables.c.id > following).order_by(tables.c.id).limit(limit)
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def remove(self, table: str, owner: str | None = None) -> bool:
        """Remove a table whose game never began, or in which nobody but its owner has a part."""
        return await self.database.write(removal(table, owner))

    async def unfinished_of(self, owner: str, put_away: int = 0) -> int:
        """How many tables somebody has made that are not over and not put away."""
        counted = (tables.c.owner == owner, _unfinished, not_(_put_away(put_away)))
        query = select(func.count()).select_from(tables).where(*counted)
        return await self.database.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def of_person(
        self, person: str, following: str | None = None, limit: int = PAGE, *, put_away: int = 0, away: bool = False
    ) -> Page[Header]:
        """The tables where this person has a seat, newest first."""
        held = select(seats.c.table_id).where(seats.c.person == person)
        resting = _put_away(put_away)
        return await self._page([tables.c.id.in_(held), resting if away else not_(resting)], following, limit)

    async def _page(self, conditions: Iterable[ColumnElement[bool]], following: str | None, limit: int) -> Page[Header]:
        size = page_size(limit)
        query = _headers.where(*conditions).order_by(tables.c.created.desc(), tables.c.id.desc()).limit(size + 1)
        if following is not None:
            query = query.where(tuple_(tables.c.created, tables.c.id) < tuple_(*read_mark(following)))
        found = await self.database.read(lambda connection: headers(connection, query))
        shown = found[:size]
        return Page(shown, mark(shown[-1].created, shown[-1].id) if len(found) > size else None)


def headers(connection: Connection, query: Select[Any]) -> list[Header]:
    """The headers that a query finds, with their seats."""
    rows = connection.execute(query).mappings().all()
    held: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
    chosen = select(seats).where(seats.c.table_id.in_(held)).order_by(seats.c.table_id, seats.c.seat)
    for row in connection.execute(chosen).mappings():
        held[row["table_id"]].append(Seat(name=row["name"], person=row["person"], bot=row["bot"]))
    return [header_of(row, held[row["id"]]) for row in rows]


def headers_by(connection: Connection, condition: ColumnElement[bool]) -> list[Header]:
    """The headers of which a condition holds."""
    return headers(connection, _headers.where(condition))


def header_of(row: RowMapping, held: Sequence[Seat]) -> Header:
    """The header in a row of the database."""
    fields: dict[str, Any] = {name: row[name] for name in _PLAIN}
    fields |= {name: decoded(row[name]) for name in ("options", "clock")}
    fields["arrangement"] = _arrangement(row["arrangement"])
    fields |= {"seed": int(row["seed"]), "changed": max(row["changed"], row["grown"])}
    return Header(seats=held, **fields)


def row_of(header: Header) -> dict[str, Any]:
    """The header as the database takes it, with its hashes, without its seats."""
    row = {name: getattr(header, name) for name in _PLAIN}
    row["seed"] = str(header.seed)
    row |= {name: encoded(getattr(header, name)) for name in _JSON}
    return row | {"beginning": beginning(row), "seal": seal(row, seat_rows(header))}


def seat_rows(header: Header) -> list[dict[str, Any]]:
    """The seats of a header as the database takes them."""
    return [
        {"table_id": header.id, "seat": number, "name": seat.name, "person": seat.person, "bot": seat.bot}
        for number, seat in enumerate(header.seats)
    ]


class HeaderChanged(Mistake):
    """Somebody else has changed a header."""

    def __init__(self, table: str) -> None:
        super().__init__("store-header-changed", table=table)
        self.table = table

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.table,)


def changing(header: Header) -> Work[Header]:
    """The work of keeping what may change of a header; all the rest stays as it was when the table was made."""
    kept = header.revised()
    row = {name: value for name, value in row_of(kept).items() if name not in (*FIXED, "beginning")}
    known = (tables.c.id == header.id, tables.c.revision.is_not_distinct_from(header.revision))

    def work(connection: Connection) -> Header:
        if connection.execute(update(tables).where(*known), row).rowcount != 1:
            there = connection.execute(select(tables.c.id).where(tables.c.id == header.id)).first()
            raise Mistake("store-table", table=header.id) if there is None else HeaderChanged(header.id)
        connection.execute(delete(seats).where(seats.c.table_id == header.id))
        write_seats(connection, kept)
        return kept

    return work


def write_seats(connection: Connection, header: Header) -> None:
    """The seats of a table that has none."""
    rows = seat_rows(header)
    if rows:
        connection.execute(insert(seats), rows)
