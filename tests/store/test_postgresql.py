"""The store in PostgreSQL: the suite."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from pioneers.store.postgresql.store import PostgresStore
from tests.services.postgresql import new_database
from tests.store.suite import StoreSuite


@asynccontextmanager
async def opened(address: str, patience: float = 10) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(address, patience=patience)
    try:
        yield store
    finally:
        await store.close()


def address_in(place: Path) -> str:
    """The database of a folder, made for the first who asks."""
    note = place / "address"
    if not note.exists():
        note.write_text(new_database())
    return note.read_text()


class TestPostgresStore(StoreSuite):
    def open(self, place: Path) -> AbstractAsyncContextManager[PostgresStore]:
        return opened(address_in(place))
