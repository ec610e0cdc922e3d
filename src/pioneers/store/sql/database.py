"""What the parts of a store share: reading in threads, writing through the one writer, JSON as text, pages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from pioneers.kernel.mistake import Mistake
from pioneers.kernel.view import Json
from pioneers.store.sql.writer import Work, Writer

Answer = TypeVar("Answer")
# Most rows of a page, whatever is asked for.
LARGEST_PAGE = 100


class Database:
    """An open database: the writer, and readers in a few threads of their own, so that the event loop never blocks."""

    def __init__(
        self, writer: Writer, readers: Engine, threads: int, trouble: Callable[[Exception], Mistake | None]
    ) -> None:
        self.writer = writer
        self.trouble = trouble
        self._readers = readers
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="pioneers-store-reader")

    async def read(self, work: Work[Answer]) -> Answer:
        """Do a work that only reads; all of its queries see the same state."""
        if self.writer.closing:
            raise Mistake("store-closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._reading, work)

    async def write(self, work: Work[Answer]) -> Answer:
        """Do a work that writes; it is safe on the disk when this returns."""
        return await self.writer.write(work)

    async def close(self) -> None:
        """Let the writer finish, then the readers."""
        await self.writer.close()
        await asyncio.to_thread(self._threads.shutdown)
        self._readers.dispose()

    def _reading(self, work: Work[Answer]) -> Answer:
        try:
            try:
                with self._readers.connect() as connection:
                    return work(connection)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                # The server was restarted while nobody read: once more, with a new connection.
                with self._readers.connect() as connection:
                    return work(connection)
        except Exception as error:
            reason = self.trouble(error)
            if reason is None:
                raise
            raise reason from error


def encoded(value: Json) -> str:
    """A value as the JSON text that is kept; a `Mistake` if it is none."""
    try:
        return msgspec.json.encode(value).decode()
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        raise Mistake("store-json", reason=str(error)) from error


def decoded(text: str) -> Json:
    """The value of a kept JSON text."""
    value: Json = msgspec.json.decode(text)
    return value


def page_size(limit: int) -> int:
    """How many rows a page may have that was asked for with `limit`."""
    return max(1, min(limit, LARGEST_PAGE))


def mark(created: int, name: str) -> str:
    """Where a page ends that is ordered by time and id."""
    return f"{created}-{name}"


def read_mark(text: str) -> tuple[int, str]:
    """Time and id of a mark; it comes from an address, so it may be anything."""
    created, _, name = text.partition("-")
    return read_count(created), name


def read_count(text: str) -> int:
    """A whole number of a mark."""
    if not (text.isascii() and text.isdigit() and len(text) < 19):
        raise Mistake("store-page")
    return int(text)
