"""Which store an address means: a SQLite file, or a database of a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pioneers.store.postgresql.store import PostgresStore
    from pioneers.store.sqlite import SqliteStore

_SERVERS = ("postgresql:", "postgres:")
_FILE = "sqlite:"


def is_server(database: str) -> bool:
    """Whether an address means a database server, not a file."""
    return database.startswith(_SERVERS)


def file_of(database: str) -> Path:
    """The file that an address means: a path, as it is or after `sqlite:`."""
    return Path(database.removeprefix(_FILE)).expanduser()


def shown(database: str) -> str:
    """An address for people, without its password."""
    if not is_server(database):
        return str(file_of(database))
    # Whatever comes before the last @ of the host is name and password; a wrong address is no reason to show one.
    host, slash, rest = database.partition("://")[2].partition("/")
    person, at, host = host.rpartition("@")
    return f"postgresql://{person.partition(':')[0]}{at}{host}{slash}{rest.partition('?')[0]}"


async def open_store(database: str) -> SqliteStore | PostgresStore:
    """The store at an address. Only the driver that is needed is loaded."""
    if is_server(database):
        from pioneers.store.postgresql.store import PostgresStore  # noqa: PLC0415 - see above

        return await PostgresStore.open(database)
    from pioneers.store.sqlite import SqliteStore  # noqa: PLC0415 - see above

    return await SqliteStore.open(file_of(database))
