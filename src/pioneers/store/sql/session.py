"""The connection of a writer: SQLAlchemy's, and the driver's under it where time counts. Here is what drivers do
differently; `PostgresSession` is the other one.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from sqlalchemy import Connection, Table, insert

# Takes the lock at once: asked for later, it could be refused in the middle of a transaction.
BEGIN = "BEGIN IMMEDIATE"
# So many rows a statement writes at most. While it runs the interpreter is free for others, and between two statements
# the writer must wait for it anew: the fewer, the better.
_MOST = 32

# Writes rows, given as one list of all their values.
Insert = Callable[[Sequence[Any]], None]


class Session(Protocol):
    """All of it is called in the writer's thread."""

    @property
    def connection(self) -> Connection:
        """SQLAlchemy's connection; it begins transactions by itself."""
        ...

    def renew(self) -> None:
        """Before each transaction: make sure that there is a connection."""
        ...

    def begin(self) -> None:
        """Begin the transaction, if nobody did so far, before the driver is used for more than one statement."""
        ...

    def commit(self) -> None: ...

    def rollback(self) -> None: ...

    def close(self) -> None: ...

    def inserting(self, table: Table, columns: Sequence[str]) -> Insert:
        """The fastest way to write rows of a table, these columns in this order; within a transaction or as one."""
        ...

    def violated(self, error: Exception) -> bool:
        """Whether an error of `inserting` means that a row is there already, or that what it belongs to is not."""
        ...


class SqliteSession:
    """See `Session`."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        self.driver = driver

    def renew(self) -> None:
        """A file is never lost."""

    def begin(self) -> None:
        """Begin, unless it is done."""
        if not self.driver.in_transaction:
            self.driver.execute(BEGIN).close()

    def commit(self) -> None:
        """One of the two does nothing: SQLAlchemy if no work used it, the driver if SQLAlchemy has told it already."""
        self.connection.commit()
        self.driver.commit()

    def rollback(self) -> None:
        """Take the transaction back."""
        self.connection.rollback()
        self.driver.rollback()

    def close(self) -> None:
        """Let go of the file."""
        self.connection.close()

    def inserting(self, table: Table, columns: Sequence[str]) -> Insert:
        """Statements of many rows. A single one needs no beginning and no end: by itself it is a transaction."""
        one = str(insert(table).compile(dialect=self.connection.dialect, column_keys=columns))
        row = one[one.rindex("(") :]
        # The statement for one row, for two rows and so on.
        statements = [", ".join([one] + [row] * more) for more in range(_MOST)]
        width = len(columns)

        def write(values: Sequence[Any]) -> None:
            if len(values) > _MOST * width:
                self.begin()
            for start in range(0, len(values), _MOST * width):
                some = values[start : start + _MOST * width]
                self.driver.execute(statements[len(some) // width - 1], some).close()

        return write

    def violated(self, error: Exception) -> bool:
        """Whether a constraint was broken."""
        return isinstance(error, sqlite3.IntegrityError)
