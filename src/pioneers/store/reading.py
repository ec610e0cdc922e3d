"""Reading a database beside the servers that write it, without a lock."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine

from pioneers.kernel.mistake import Mistake
from pioneers.store.finished import FETCHED, after, games
from pioneers.store.opening import file_of, is_server, shown
from pioneers.store.sql.rows import Finished
from pioneers.store.sql.upgrade import is_current
from pioneers.store.trouble import Trouble

# Seconds to wait for somebody who has locked the file.
_PATIENCE = 5.0


class Source(NamedTuple):
    """A database that is only read: its connections, its name for people, and what its errors mean."""

    engine: Engine
    name: str
    trouble: Callable[[BaseException], Mistake | None]


@contextmanager
def source(database: str) -> Iterator[Source]:
    """The database at an address; a `Mistake` if it cannot be used, is none of ours, or one of another version."""
    found = _server(database) if is_server(database) else _file(file_of(database))
    try:
        with found.engine.connect() as connection:
            check_revision(connection, found.name)
        yield found
    except Exception as error:
        reason = found.trouble(error)
        if reason is None:
            raise
        raise reason from error
    finally:
        found.engine.dispose()


def _file(file: Path) -> Source:
    if not file.is_file():
        raise Mistake("store-missing", file=str(file))
    return Source(read_only(file), str(file), Trouble(file))


def _server(address: str) -> Source:
    # The driver is loaded for servers only.
    from pioneers.store.postgresql.store import engine, server_url  # noqa: PLC0415
    from pioneers.store.postgresql.trouble import ServerTrouble  # noqa: PLC0415

    url = server_url(address)
    return Source(engine(url, None, writes=False), shown(address), ServerTrouble(shown(address)))


def finished_games(database: str) -> Iterator[Finished]:
    """Every finished game in the order in which they were written; a `Mistake` if the database cannot be used.

    Nothing is written. They are fetched some at a time, so that no reading lasts long and keeps a running server from
    tidying up; games that end meanwhile come too.
    """
    with source(database) as reading:
        last = 0
        while True:
            with reading.engine.connect() as connection:
                found = games(connection, after(last))
            yield from (game for _, game in found)
            if len(found) < FETCHED:
                return
            last = found[-1][0]


def read_only(database: Path) -> Engine:
    """Connections that cannot change anything."""
    address = f"{database.resolve().as_uri()}?mode=ro"
    return create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True, timeout=_PATIENCE))


def check_revision(connection: Connection, name: str) -> None:
    """A `Mistake` if this is no database of ours, or one of another version."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        raise Mistake("store-foreign", file=name)
    if not is_current(found, name):
        raise Mistake("store-older", file=name)
