"""All that one database keeps, into another one, of whatever kind: row by row in one transaction, and checked there.

The source may be in use: it is read as it was at one moment, without its lock. The target has all of it or nothing.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Table, delete, func, insert, select

from pioneers.kernel.mistake import Mistake
from pioneers.store.backup import sync_folder
from pioneers.store.chain import Broken
from pioneers.store.log import checked_rows
from pioneers.store.opening import file_of, is_server, shown
from pioneers.store.reading import source
from pioneers.store.sql.fresh import fresh_file, remove_leftovers
from pioneers.store.sql.schema import (
    COOKIES,
    finished,
    finished_people,
    log,
    people,
    played,
    review_decisions,
    reviews,
    seats,
    secrets,
    tables,
)
from pioneers.store.sqlite import PATIENCE, prepared
from pioneers.store.sqlite import engine as file_engine
from pioneers.store.trouble import file_trouble

# Those that others point to come before them.
COPIED = (people, tables, seats, log, finished, finished_people, played, reviews, review_decisions)
# Columns that the database counts by itself: it goes on after the last that is there.
_COUNTED = (tables.c.key, finished.c.sequence)
# So many rows are read and written at a time.
_AT_ONCE = 1000

Progress = Callable[[int, int], None]
_packed = msgspec.msgpack.Encoder().encode


class Contents(NamedTuple):
    """How many rows each table of a database has, and a digest over all of them, in whatever order."""

    rows: dict[str, int]
    digest: str

    @property
    def total(self) -> int:
        """How many rows there are."""
        return sum(self.rows.values())


class Copied(NamedTuple):
    """What was copied, what was written in the source meanwhile, by tables of the database, and what was damaged."""

    contents: Contents
    since: dict[str, int]
    broken: list[Mistake]


class Digest:
    """Gathers rows. Each has a hash of its own, and the hashes are added up: databases sort text differently."""

    def __init__(self) -> None:
        self.rows = {table.name: 0 for table in COPIED}
        self._sum = 0

    def add(self, table: Table, row: dict[str, Any]) -> None:
        """One row, with the name of its table."""
        self.rows[table.name] += 1
        values = [int(value) if isinstance(value, bool) else value for value in row.values()]
        self._sum += int.from_bytes(blake2b(_packed([str(table.name), *values]), digest_size=32).digest())

    def contents(self) -> Contents:
        """What was gathered."""
        return Contents(self.rows, f"{self._sum % 2**256:064x}")


def copy(origin: str, target: str, secret: str | None = None, progress: Progress = lambda _, __: None) -> Copied:
    """Copy what is at one address to another, which must be empty. A `Mistake` says what is in the way.

    Tables that are damaged in the source are copied as they are, and are part of the answer. The `secret` of the
    cookies is kept on a server; beside a file it is kept by others.
    """
    with reading_of(origin) as reading, writing_of(target) as (writing, name):
        copied = _copy(reading, writing, name, progress)
        if secret is not None and is_server(target):
            writing.execute(delete(secrets))
            writing.execute(insert(secrets), {"name": COOKIES, "value": secret})
        return copied


def kept_secret(database: str) -> str | None:
    """The secret of the cookies that a server keeps, if there is one."""
    with reading_of(database) as connection:
        return connection.execute(select(secrets.c.value).where(secrets.c.name == COOKIES)).scalar()


def contents_of(connection: Connection) -> Contents:
    """What a database has."""
    digest = Digest()
    for table in COPIED:
        for row in rows_of(connection, table):
            digest.add(table, row)
    return digest.contents()


def rows_of(connection: Connection, table: Table) -> Iterator[dict[str, Any]]:
    """Every row of a table, by its key, fetched some at a time."""
    ordered = select(table).order_by(*table.primary_key.columns)
    with connection.execute(ordered.execution_options(yield_per=_AT_ONCE)) as found:
        for row in found.mappings():
            yield dict(row)


def count_of(connection: Connection) -> dict[str, int]:
    """How many rows each table has."""
    return {
        table.name: int(connection.execute(select(func.count()).select_from(table)).scalar_one()) for table in COPIED
    }


def _copy(reading: Connection, writing: Connection, name: str, progress: Progress) -> Copied:
    if any(count_of(writing).values()):
        raise Mistake("store-copy-target", target=name)
    total = sum(count_of(reading).values())
    digest = Digest()
    done = 0
    for table in COPIED:
        some: list[dict[str, Any]] = []
        for row in rows_of(reading, table):
            digest.add(table, row)
            some.append(row)
            if len(some) == _AT_ONCE:
                writing.execute(insert(table), some)
                done += len(some)
                progress(done, total)
                some = []
        if some:
            writing.execute(insert(table), some)
            done += len(some)
            progress(done, total)
    _count_on(writing)
    contents = digest.contents()
    found = contents_of(writing)
    if found != contents:
        raise Mistake("store-copy-differs", target=name, right=contents.digest, found=found.digest)
    broken = list(_broken(writing))
    reading.rollback()
    # A new look: what has come since.
    since = {table: now - contents.rows[table] for table, now in count_of(reading).items()}
    return Copied(contents, {table: more for table, more in since.items() if more}, broken)


def _broken(connection: Connection) -> Iterator[Mistake]:
    for table in connection.execute(select(tables.c.id).order_by(tables.c.key)).scalars().all():
        try:
            checked_rows(connection, table)
        except Broken as broken:
            yield broken


def _count_on(connection: Connection) -> None:
    """Let PostgreSQL go on counting after what was copied; SQLite does so by itself."""
    if connection.dialect.name != "postgresql":
        return
    for column in _COUNTED:
        counter = func.pg_get_serial_sequence(column.table.name, column.name)
        # Without rows the greatest is nothing, and nothing is set.
        connection.execute(select(func.setval(counter, func.max(column))))


# ── The two sides ────────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def reading_of(address: str) -> Iterator[Connection]:
    """One state of a database, in use or not."""
    with source(address) as found, found.engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        yield connection


@contextmanager
def writing_of(address: str) -> Iterator[tuple[Connection, str]]:
    """A transaction in a database, whose schema is made if it has none, and its name for people."""
    with _server(address) if is_server(address) else _new_file(file_of(address)) as target:
        yield target


@contextmanager
def _new_file(target: Path) -> Iterator[tuple[Connection, str]]:
    """A database in a new file, which is there when it is whole."""
    if target.exists():
        raise Mistake("store-target-exists", file=str(target))
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        remove_leftovers(target)
        with fresh_file(target) as fresh:
            os.close(os.open(fresh, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
            made = file_engine(fresh, PATIENCE, writes=True)
            try:
                with prepared(made, str(target)) as connection, connection.begin():
                    yield connection, str(target)
            finally:
                made.dispose()
            with closing(sqlite3.connect(fresh)) as file:
                # One file without a write-ahead log beside it: fit to be carried away.
                file.execute("PRAGMA journal_mode = DELETE").close()
            with fresh.open("rb+") as stream:
                os.fsync(stream.fileno())
            os.link(fresh, target)
        sync_folder(target.parent)
    except FileExistsError as error:
        raise Mistake("store-target-exists", file=str(target)) from error
    except OSError as error:
        raise file_trouble(target, error) from error


@contextmanager
def _server(address: str) -> Iterator[tuple[Connection, str]]:
    # The driver is loaded for servers only.
    from pioneers.store.postgresql.store import engine, prepare, server_url  # noqa: PLC0415
    from pioneers.store.postgresql.trouble import ServerTrouble  # noqa: PLC0415

    url = server_url(address)
    name = shown(address)
    made = engine(url, None, writes=True)
    try:
        prepare(made, name)
        with made.connect() as connection, connection.begin():
            # A server that is started meanwhile waits.
            connection.exec_driver_sql(f"LOCK TABLE {', '.join(table.name for table in COPIED)}")
            yield connection, name
    except Exception as error:
        raise ServerTrouble(name)(error) or error from error
    finally:
        made.dispose()
