"""The store in PostgreSQL, which any number of processes may share: the rows of the logs are their fence."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

from psycopg.abc import Buffer
from psycopg.types.string import StrDumper
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    NullPool,
    QueuePool,
    create_engine,
    event,
    make_url,
    select,
    text,
)
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import ArgumentError

from pioneers.kernel.mistake import Mistake
from pioneers.store.finished import SqlFinishedGames
from pioneers.store.log import SqlLog
from pioneers.store.opening import shown
from pioneers.store.people import SqlPeople
from pioneers.store.postgresql.session import BEGIN, PostgresSession
from pioneers.store.postgresql.trouble import ServerTrouble
from pioneers.store.postgresql.watchdog import Watchdog
from pioneers.store.reviews import SqlReviews
from pioneers.store.sql.database import Database
from pioneers.store.sql.schema import COOKIES, secrets
from pioneers.store.sql.upgrade import upgrade
from pioneers.store.sql.writer import ROOM, Writer
from pioneers.store.tables import SqlTableStore

READERS = 4
# Seconds after which a server that does not answer counts as lost; a little less for what it can end by itself.
PATIENCE = 10.0
# Seconds to wait for a row that another process is writing: a commit takes milliseconds, unless that process is frozen.
_CONTENTION = 1.0
# Seconds to wait for a connection.
_CONNECT = 5
# One state for all queries of a work.
_BEGIN_READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
# A number of ours, by which those who start together wait for the one who makes the schema.
_MIGRATION = 0x70696F6E65657273

_LOG = logging.getLogger(__name__)


class PostgresStore:
    """See `Store`. Made by `PostgresStore.open`."""

    def __init__(self, address: str, database: Database, engines: list[Engine], watchdog: Watchdog) -> None:
        self.address = address
        self.log = SqlLog(database)
        self.tables = SqlTableStore(database, self.log.appending)
        self.people = SqlPeople(database)
        self.finished = SqlFinishedGames(database)
        self.reviews = SqlReviews(database)
        self._database = database
        self._engines = engines
        self._watchdog = watchdog

    @classmethod
    async def open(
        cls, address: str, *, patience: float = PATIENCE, readers: int = READERS, room: int = ROOM
    ) -> PostgresStore:
        """The store in this database (`postgresql://…`), its schema made or brought up to date, once for all who start.

        A `Mistake` if the server cannot be reached or if a newer program made the schema.
        """
        url = server_url(address)
        name = shown(address)
        trouble = ServerTrouble(name)
        watchdog = Watchdog(patience)
        writing = engine(url, patience, writes=True)
        reading = engine(url, patience, writes=False, threads=readers)
        try:
            await asyncio.to_thread(prepare, writing, name)
            for made in (writing, reading):
                watch_over(made, watchdog)
            session = await asyncio.to_thread(PostgresSession, writing, watchdog)
        except BaseException as error:
            watchdog.stop()
            reason = trouble(error)
            if reason is None:
                raise
            raise reason from error
        database = Database(Writer(session, ServerTrouble(name, writes=True), room), reading, readers, trouble)
        return cls(address, database, [writing, reading], watchdog)

    async def backup(self, target: Path) -> None:
        """Write all that is kept now into a new SQLite file, while others go on."""
        from pioneers.store.copying import copy  # noqa: PLC0415 - seldom needed

        copied = await asyncio.to_thread(copy, self.address, str(target))
        for table in copied.broken:
            _LOG.error("a table in the backup is damaged", extra=dict(table.figures))

    async def secret(self, fresh: str) -> str:
        """The secret that all processes of this database share: `fresh`, if there was none."""

        def work(connection: Connection) -> str:
            kept = insert(secrets).values(name=COOKIES, value=fresh).on_conflict_do_nothing()
            connection.execute(kept)
            found = connection.execute(select(secrets.c.value).where(secrets.c.name == COOKIES))
            return str(found.scalar_one())

        return await self._database.write(work)

    @property
    def failing(self) -> Mistake | None:
        """Why the last transaction could not be written, if so."""
        return self._database.writer.failing

    async def probe(self) -> None:
        """Write something that changes nothing."""
        same = text("UPDATE alembic_version SET version_num = version_num")
        await self._database.write(lambda connection: connection.execute(same).close())

    async def close(self) -> None:
        """Write what waits, then let go of the server."""
        await self._database.close()
        for made in self._engines:
            await asyncio.to_thread(made.dispose)
        await asyncio.to_thread(self._watchdog.stop)

    async def __aenter__(self) -> PostgresStore:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


def server_url(address: str) -> URL:
    """An address as SQLAlchemy takes it; a `Mistake` if it is none."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise Mistake("store-server-address") from error
    if url.drivername not in ("postgresql", "postgres", "postgresql+psycopg") or not url.database:
        raise Mistake("store-server-address")
    return url.set(drivername="postgresql+psycopg")


def prepare(writing: Engine, name: str) -> None:
    """Make the schema current. Of those who start together one does it, and the others wait as long as it takes."""
    with writing.connect() as connection, connection.begin():
        for limit in ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout"):
            connection.exec_driver_sql(f"SET LOCAL {limit} = 0")
        connection.execute(select(text("pg_advisory_xact_lock(:key)")), {"key": _MIGRATION})
        upgrade(connection, name)


def engine(url: URL, patience: float | None, *, writes: bool, threads: int = 1) -> Engine:
    """Connections to the server, with every limit of time unless somebody is patient; transactions are left to us."""
    within = round((patience or 0) * 800)
    limits = {
        "statement_timeout": within,
        "lock_timeout": min(within, round(_CONTENTION * 1000)),
        # A process that was stopped in the middle of a transaction must not hold up all others.
        "idle_in_transaction_session_timeout": within,
    }
    connecting = {
        "connect_timeout": max(2, min(_CONNECT, round(patience or _CONNECT))),
        "keepalives_idle": 10,
        "keepalives_interval": 3,
        "keepalives_count": 3,
        "tcp_user_timeout": round((patience or 0) * 1000),
        "application_name": "pioneers",
        "options": " ".join(f"-c {name}={milliseconds}" for name, milliseconds in limits.items()),
    }
    made = create_engine(
        url,
        hide_parameters=True,
        isolation_level="AUTOCOMMIT",
        connect_args=connecting,
        **({"poolclass": NullPool} if writes else {"poolclass": QueuePool, "pool_size": threads, "max_overflow": 0}),
    )

    if not writes:

        @event.listens_for(made, "connect")
        def connect(connection: Any, _: object) -> None:
            connection.adapters.register_dumper(str, SearchedText)

    @event.listens_for(made, "begin")
    def begin(connection: Connection) -> None:
        # The writer begins its transactions itself; SQLAlchemy joins them.
        driver: Any = connection.connection.driver_connection
        if driver.info.transaction_status == driver.info.transaction_status.IDLE:
            connection.exec_driver_sql(BEGIN if writes else _BEGIN_READING)

    return made


def watch_over(made: Engine, watchdog: Watchdog) -> None:
    """Let the watchdog know which connections wait for an answer: each statement may take its time anew."""

    @event.listens_for(made, "before_cursor_execute")
    def asked(connection: Connection, *_: object) -> None:
        driver: Any = connection.connection.driver_connection
        watchdog.watch(driver)

    @event.listens_for(made, "checkin")
    def checkin(connection: Any, *_: object) -> None:
        if connection is not None:
            watchdog.rest(connection)


class SearchedText(StrDumper):
    """A text to look for. In PostgreSQL no text has the character 0; who asks for one that has it finds nothing."""

    def dump(self, obj: str) -> Buffer | None:
        """As the server takes it."""
        return super().dump(obj.replace("\0", "\ufffd"))
