"""The writer's connection to PostgreSQL: made again when it was lost, and cut when it hangs."""

from __future__ import annotations

import select
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import psycopg
from psycopg import sql
from psycopg.pq import TransactionStatus
from sqlalchemy import Connection, Engine, Table
from sqlalchemy.exc import SQLAlchemyError

from pioneers.store.postgresql.watchdog import Watchdog
from pioneers.store.sql.session import Insert

BEGIN = "BEGIN"


class PostgresSession:
    """See `Session`. The connections of the engine leave transactions to us, as those to SQLite do."""

    def __init__(self, engine: Engine, watchdog: Watchdog) -> None:
        self._engine = engine
        self._watchdog = watchdog
        self._connect()

    def _connect(self) -> None:
        self.connection: Connection = self._engine.connect()
        driver = self.connection.connection.driver_connection
        assert isinstance(driver, psycopg.Connection)
        self.driver: psycopg.Connection[Any] = driver
        self._lost = False

    def renew(self) -> None:
        """Connect again if the connection was lost. If that fails now, the next transaction tries again."""
        if self._lost or self.connection.invalidated or self.driver.closed or self._has_news():
            self._lost = True
            self._drop()
            self._connect()
        self._watchdog.watch(self.driver)

    def _has_news(self) -> bool:
        """Whether the server said something between two transactions: that it goes, or nothing but the end."""
        if not hasattr(select, "poll"):
            # Windows. It finds out with the next statement.
            return False
        poll = select.poll()
        poll.register(self.driver.fileno(), select.POLLIN)
        return bool(poll.poll(0))

    def _drop(self) -> None:
        with suppress(SQLAlchemyError, psycopg.Error):
            self.connection.invalidate()
        with suppress(SQLAlchemyError, psycopg.Error):
            self.connection.close()

    def begin(self) -> None:
        """Begin, unless it is done."""
        if self.driver.info.transaction_status == TransactionStatus.IDLE:
            self.driver.execute(BEGIN)

    def commit(self) -> None:
        """One of the two does nothing: SQLAlchemy if no work used it, the driver if SQLAlchemy has told it already."""
        self.connection.commit()
        self.driver.commit()
        self._watchdog.rest(self.driver)

    def rollback(self) -> None:
        """Take the transaction back. If the connection is lost, the server does it, or has committed: nobody knows."""
        try:
            self.connection.rollback()
            self.driver.rollback()
        except (SQLAlchemyError, psycopg.Error):
            # What went wrong first says why.
            self._lost = True
        self._watchdog.rest(self.driver)

    def close(self) -> None:
        """Let go of the server."""
        self._drop()

    def inserting(self, table: Table, columns: Sequence[str]) -> Insert:
        """COPY, by itself a transaction. In the order of the keys: so no two processes wait for each other in turn."""
        width = len(columns)
        names = sql.SQL(", ").join(map(sql.Identifier, columns))
        statement = sql.SQL("COPY {} ({}) FROM STDIN (FORMAT BINARY)").format(sql.Identifier(table.name), names)
        text = statement.as_string()
        types = [_TYPES[type(table.c[name].type).__name__] for name in columns]

        def write(values: Sequence[Any]) -> None:
            if not values:
                return
            rows = [values[start : start + width] for start in range(0, len(values), width)]
            rows.sort(key=_key)
            with self.driver.cursor() as cursor, cursor.copy(text) as copy:
                copy.set_types(types)
                for row in rows:
                    copy.write_row(row)

        return write

    def violated(self, error: Exception) -> bool:
        """Whether a constraint was broken."""
        return isinstance(error, psycopg.IntegrityError)


# What a column is called by PostgreSQL.
_TYPES = {"Integer": "int4", "BigInteger": "int8", "Text": "text", "LargeBinary": "bytea"}


def _key(row: Sequence[Any]) -> tuple[int, int]:
    return row[0], row[1]
