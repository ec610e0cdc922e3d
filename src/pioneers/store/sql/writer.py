"""The one thread that writes: what many callers want written at a time becomes one transaction, synced once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection

from pioneers.kernel.mistake import Mistake
from pioneers.store.sql.session import Session
from pioneers.store.trouble import Contention

Answer = TypeVar("Answer")
# What is to be written. It runs in the writer's thread, inside the transaction; after a failure, its own or another's,
# a second time, in a savepoint.
Work = Callable[[Connection], Answer]

# So many callers may wait at a time; the next ones wait until there is room.
ROOM = 4096

_LOG = logging.getLogger(__name__)


class Job:
    """A work, who waits for it, and what came of it."""

    __slots__ = ("answer", "error", "future", "work")

    def __init__(self, work: Work[Any], future: asyncio.Future[Any]) -> None:
        self.work = work
        self.future = future
        self.answer: object = None
        self.error: Exception | None = None

    def tell(self) -> None:
        """Wake the one who waits, unless he was cancelled."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.answer)


class Writer:
    """Group commit. While one transaction goes to the disk, the works of the next one gather.

    Works use SQLAlchemy's connection, or the driver's under it where time counts: the interpreter's time that they take
    is taken from the event loop. `trouble` tells what a database's error means for everybody (a full disk), or `None`
    if it concerns one work only.
    """

    def __init__(self, session: Session, trouble: Callable[[Exception], Mistake | None], room: int = ROOM) -> None:
        self.session = session
        self.trouble = trouble
        # Called in the writer's thread inside a transaction, when all works of it are done.
        self.when_done: list[Callable[[], None]] = []
        # Called in the writer's thread when a transaction, or one work of it, was taken back.
        self.when_undone: list[Callable[[], None]] = []
        # Called in the writer's thread between two transactions, when those who waited are already told.
        self.when_committed: list[Callable[[], None]] = []
        self.closing = False
        # What was wrong with the disk or the file when something was to be written last.
        self.failing: Mistake | None = None
        self._room = asyncio.Semaphore(room)
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._ended = self._loop.create_future()
        self._thread = Thread(target=self._run, name="pioneers-store-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work[Answer]) -> Answer:
        """Do a work in a transaction and return when it is safe on the disk."""
        await self._room.acquire()
        if self.closing:
            self._room.release()
            raise Mistake("store-closed")
        future: asyncio.Future[Answer] = self._loop.create_future()
        self._jobs.put(Job(work, future))
        return await future

    async def close(self) -> None:
        """Write everything handed over so far, then end the thread and close the connection."""
        if not self.closing:
            self.closing = True
            self._jobs.put(None)
        await asyncio.shield(self._ended)

    def _run(self) -> None:
        last = False
        while not last:
            jobs, last = self._gathered()
            if jobs:
                self._commit(jobs)
                self._call(self._tell, jobs)
                for callback in self.when_committed:
                    callback()
        try:
            self.session.close()
        finally:
            self._call(self._tell_end)

    def _gathered(self) -> tuple[list[Job], bool]:
        """All jobs that wait, at least one or the end."""
        jobs: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return jobs, False
        return jobs, True

    def _commit(self, jobs: list[Job]) -> None:
        """All jobs in one transaction. If something fails it is taken back, and they are done again with more care."""
        try:
            try:
                with self._transaction():
                    for job in jobs:
                        job.answer = job.work(self.session.connection)
            except Exception as error:
                if self._concerns_all(error):
                    raise
                with self._transaction():
                    for job in jobs:
                        self._perform(job)
            self.failing = None
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            reason = self.trouble(error)
            if self._concerns_all(error):
                self.failing = reason
            # Without the error's own words: they quote what was to be written.
            why = type(error).__name__ if reason is None else reason.key
            _LOG.warning("a transaction was not written", extra={"works": len(jobs), "reason": why})
            for job in jobs:
                job.error = reason or error

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        try:
            self.session.renew()
            yield
            for callback in self.when_done:
                callback()
            self.session.commit()
        except BaseException:
            self._undone()
            self.session.rollback()
            raise

    def _perform(self, job: Job) -> None:
        """One work in a savepoint of its own, so that its failure is nobody else's. This takes twice the time."""
        try:
            with self.session.connection.begin_nested():
                job.answer = job.work(self.session.connection)
        except Exception as error:
            # After trouble with the disk a database may have given up the whole transaction by itself.
            if self._concerns_all(error):
                raise
            self._undone()
            job.error = self.trouble(error) or error

    def _concerns_all(self, error: Exception) -> bool:
        reason = self.trouble(error)
        return reason is not None and not isinstance(reason, Contention)

    def _undone(self) -> None:
        for callback in self.when_undone:
            callback()

    def _tell(self, jobs: list[Job]) -> None:
        for job in jobs:
            # Room is made by the answer, not by the caller: a work whose caller was cancelled still waits in the queue.
            self._room.release()
            job.tell()

    def _tell_end(self) -> None:
        if not self._ended.done():
            self._ended.set_result(None)

    def _call(self, function: Callable[..., None], *arguments: object) -> None:
        """Call something in the event loop."""
        try:
            self._loop.call_soon_threadsafe(function, *arguments)
        except RuntimeError:
            # The loop is closed: nobody waits any more, and what was committed stays.
            _LOG.warning("the event loop ended before the store was closed")
