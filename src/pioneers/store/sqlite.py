"""The store in one SQLite file: the default, for which no other service is needed."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event

from pioneers.kernel.mistake import Mistake
from pioneers.store.backup import back_up
from pioneers.store.checkpoint import Checkpoints
from pioneers.store.finished import SqlFinishedGames
from pioneers.store.log import SqlLog
from pioneers.store.people import SqlPeople
from pioneers.store.reviews import SqlReviews
from pioneers.store.sql.database import Database
from pioneers.store.sql.fresh import remove_leftovers
from pioneers.store.sql.lock import Lock
from pioneers.store.sql.session import BEGIN, SqliteSession
from pioneers.store.sql.upgrade import upgrade
from pioneers.store.sql.writer import ROOM, Writer
from pioneers.store.tables import SqlTableStore
from pioneers.store.trouble import Trouble, file_trouble

# Seconds to wait for somebody outside who looks into the file.
PATIENCE = 5.0
READERS = 4
# Kibibytes of pages the writer keeps in memory: the ends of some thousand logs.
_WRITER_CACHE = 64 * 1024
# Bytes that the write-ahead log may keep on the disk after it has begun anew.
_LOG_LIMIT = 64 * 1024 * 1024

_LOG = logging.getLogger(__name__)


class SqliteStore:
    """See `Store`. Made by `SqliteStore.open`."""

    def __init__(self, path: Path, lock: Lock, database: Database, writing: Engine, session: SqliteSession) -> None:
        self.path = path
        self.log = SqlLog(database)
        self.tables = SqlTableStore(database, self.log.appending)
        self.people = SqlPeople(database)
        self.finished = SqlFinishedGames(database)
        self.reviews = SqlReviews(database)
        self._database = database
        self._writing = writing
        self._session = session
        self._checkpoints = Checkpoints(path, session.driver)
        database.writer.when_committed.append(self._checkpoints.committed)
        self._lock = lock

    @classmethod
    async def open(
        cls, path: Path, *, patience: float = PATIENCE, readers: int = READERS, room: int = ROOM
    ) -> SqliteStore:
        """The store in this file, made if there is none, its schema brought up to date.

        A `Mistake` if another process has it, if a newer program made it, or if the file cannot be used. At most
        `room` callers wait for the writer at a time; further ones wait for room.
        """
        trouble = Trouble(path)
        lock = await asyncio.to_thread(locked, path)
        writing = engine(path, patience, writes=True)
        try:
            connection = await asyncio.to_thread(prepared, writing, str(path))
        except BaseException as error:
            writing.dispose()
            lock.release()
            reason = trouble(error)
            if reason is None:
                raise
            raise reason from error
        session = SqliteSession(connection)
        reading = engine(path, patience, writes=False, threads=readers)
        database = Database(Writer(session, trouble, room), reading, readers, trouble)
        return cls(path, lock, database, writing, session)

    async def backup(self, target: Path) -> None:
        """Write all that is kept now into a new file, while others go on."""
        for broken in await asyncio.to_thread(back_up, self.path, target):
            _LOG.error("a table in the backup is damaged", extra=dict(broken.figures))

    @property
    def failing(self) -> Mistake | None:
        """Why the last transaction could not be written, if so."""
        return self._database.writer.failing

    async def probe(self) -> None:
        """Write something that changes nothing: the first page of the file, with the number that nobody uses."""
        await self._database.write(lambda connection: connection.exec_driver_sql("PRAGMA user_version = 0").close())

    async def close(self) -> None:
        """Write what waits, then let go of the file."""
        await self._database.close()
        await asyncio.to_thread(self._checkpoints.stop)
        # The last connection to close also works the write-ahead log into the file.
        await asyncio.to_thread(self._writing.dispose)
        self._lock.release()

    async def __aenter__(self) -> SqliteStore:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


def locked(path: Path) -> Lock:
    """The lock of a database, whose file is made if there is none: for its owner only, for it holds seeds."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_trouble(path, error) from error
    lock = Lock(path)
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        lock.release()
        raise file_trouble(path, error) from error
    for left in remove_leftovers(path.resolve()):
        _LOG.warning("what a killed process left was removed", extra={"file": left.name})
    return lock


def prepared(writing: Engine, name: str) -> Connection:
    """The writer's connection, to a database with the current schema."""
    connection = writing.connect()
    try:
        with connection.begin():
            upgrade(connection, name)
    except BaseException:
        connection.close()
        raise
    return connection


def in_transaction(connection: Connection) -> bool:
    """Whether SQLite, whatever SQLAlchemy knows of it, is in a transaction."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver.in_transaction


def engine(path: Path, patience: float, *, writes: bool, threads: int = 1) -> Engine:
    """Connections to the file, with every setting that durability and speed depend on."""
    made = create_engine(
        URL.create("sqlite", database=str(path)),
        # Errors are logged: they must not quote what was to be written, seeds among it.
        hide_parameters=True,
        # Without an isolation level Python's driver leaves transactions to us: those of a schema change too.
        connect_args={"isolation_level": None, "timeout": patience, "check_same_thread": False},
        pool_size=threads,
        max_overflow=0,
    )

    @event.listens_for(made, "connect")
    def set_up(connection: Any, _: object) -> None:
        pragmas = [
            "foreign_keys = ON",
            # A commit returns when the write-ahead log is on the disk, on macOS too.
            "synchronous = FULL",
            "fullfsync = ON",
            "checkpoint_fullfsync = ON",
        ]
        if writes:
            # In memory: savepoints copy the pages they may have to put back.
            pragmas += ["temp_store = MEMORY"]
            pragmas += ["journal_mode = WAL", f"journal_size_limit = {_LOG_LIMIT}", "wal_autocheckpoint = 0"]
            pragmas += [f"cache_size = -{_WRITER_CACHE}"]
        else:
            pragmas += ["query_only = ON"]
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(made, "begin")
    def begin(connection: Connection) -> None:
        # The writer begins its transactions itself; SQLAlchemy joins them.
        if not (writes and in_transaction(connection)):
            connection.exec_driver_sql(BEGIN if writes else "BEGIN")

    return made
