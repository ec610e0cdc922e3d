"""Reading the finished games of a SQLite database beside the server that writes it, without its lock."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine

from pioneers.kernel.mistake import Mistake
from pioneers.store.finished import FETCHED, after, games
from pioneers.store.sql.rows import Finished
from pioneers.store.sql.upgrade import is_current
from pioneers.store.trouble import Trouble

# Seconds to wait for somebody who has locked the file.
_PATIENCE = 5.0


def finished_games(database: Path) -> Iterator[Finished]:
    """Every finished game in the order in which they were written; a `Mistake` if the file cannot be used.

    Nothing is written. They are fetched some at a time, so that no reading lasts long and keeps a running server from
    tidying up; games that end meanwhile come too.
    """
    if not database.is_file():
        raise Mistake("store-missing", file=str(database))
    reading = read_only(database)
    try:
        last = 0
        with reading.connect() as connection:
            check_revision(connection, database)
        while True:
            with reading.connect() as connection:
                found = games(connection, after(last))
            yield from (game for _, game in found)
            if len(found) < FETCHED:
                return
            last = found[-1][0]
    except Exception as error:
        reason = Trouble(database)(error)
        if reason is None:
            raise
        raise reason from error
    finally:
        reading.dispose()


def read_only(database: Path) -> Engine:
    """Connections that cannot change anything."""
    address = f"{database.resolve().as_uri()}?mode=ro"
    return create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True, timeout=_PATIENCE))


def check_revision(connection: Connection, database: Path) -> None:
    """A `Mistake` if this is no database of ours, or one of another version."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        raise Mistake("store-foreign", file=str(database))
    if not is_current(found, str(database)):
        raise Mistake("store-older", file=str(database))
