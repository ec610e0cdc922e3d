"""Looking a database over, in use by whatever process or by none: the file itself, and table by table all that is kept.

Nothing is written. Each table is read by itself, so that no reading lasts long and keeps a running server from tidying
up.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError

from pioneers.kernel.mistake import Mistake
from pioneers.store.chain import Broken
from pioneers.store.finished import games
from pioneers.store.log import checked_rows, entry_of
from pioneers.store.reading import check_revision, read_only
from pioneers.store.sql.rows import Entry, Finished, Header
from pioneers.store.sql.schema import finished, tables
from pioneers.store.tables import headers_by
from pioneers.store.trouble import Trouble

# So many ids are fetched at a time.
_FETCHED = 1000


class Kept(NamedTuple):
    """All that is kept of a table."""

    header: Header
    entries: list[Entry]
    finished: Finished | None


class Look:
    """A look into a database; `with` ends it. A `Mistake` if the file is none of ours, or of another version."""

    def __init__(self, database: Path) -> None:
        if not database.is_file():
            raise Mistake("store-missing", file=str(database))
        self.database = database
        self._trouble = Trouble(database)
        self._engine = read_only(database)
        try:
            with self._engine.connect() as connection:
                check_revision(connection, str(database))
        except Exception as error:
            self._engine.dispose()
            raise self._trouble(error) or error from error

    def __enter__(self) -> Look:
        return self

    def __exit__(self, *_: object) -> None:
        self._engine.dispose()

    def file(self) -> list[Mistake]:
        """What SQLite itself finds wrong with the file."""
        try:
            with self._engine.connect() as connection:
                sound = connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
                linked = connection.exec_driver_sql("PRAGMA foreign_key_check").first() is None
        except DBAPIError as error:
            return [self._trouble(error) or Mistake("store-damaged", file=str(self.database))]
        return [] if sound and linked else [Mistake("store-damaged", file=str(self.database))]

    def count(self) -> int:
        """How many tables there are."""
        with self._engine.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(tables)).scalar_one())

    def names(self) -> Iterator[str]:
        """The ids of all tables, oldest first."""
        last = 0
        while True:
            query = select(tables.c.key, tables.c.id).where(tables.c.key > last).order_by(tables.c.key).limit(_FETCHED)
            with self._engine.connect() as connection:
                found = connection.execute(query).all()
            yield from (name for _, name in found)
            if len(found) < _FETCHED:
                return
            last = found[-1][0]

    def chain(self, table: str) -> Mistake | None:
        """What is wrong with a table and its log."""
        try:
            with self._engine.connect() as connection:
                checked_rows(connection, table)
        except Broken as broken:
            return broken
        except (DBAPIError, sqlite3.Error) as error:
            return self._trouble(error) or Broken(table, 0)
        return None

    def kept(self, table: str) -> Kept:
        """All that is kept of a table; a `Mistake` if that is not as it was written."""
        try:
            with self._engine.connect() as connection:
                return kept(connection, table)
        except msgspec.DecodeError as error:
            raise Broken(table, 0) from error
        except DBAPIError as error:
            raise self._trouble(error) or Broken(table, 0) from error


def kept(connection: Connection, table: str) -> Kept:
    """All that is kept of a table."""
    rows = checked_rows(connection, table)
    found = headers_by(connection, tables.c.id == table)
    if not found:
        raise Mistake("store-table", table=table)
    game = games(connection, select(finished).where(finished.c.table_id == table))
    return Kept(found[0], [entry_of(table, row) for row in rows], game[0][1] if game else None)


def broken_tables(database: Path) -> list[Mistake]:
    """What is wrong with any table and its log."""
    with Look(database) as look:
        return [wrong for table in look.names() if (wrong := look.chain(table)) is not None]
