"""A mailbox: what is asked waits, and is done one by one in the order in which it came."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from time import perf_counter
from typing import TypeVar

from pioneers.kernel.mistake import Mistake
from pioneers.server.wire.problems import Conflict

log = logging.getLogger(__name__)

# Seconds of work after which a mailbox lets others go on: many small works in one must not hold up all the rest.
_STINT = 0.005

# So often a work is done again because somebody else was first.
_TRIES = 20

T = TypeVar("T")


class Again(Exception):  # noqa: N818 - nothing is wrong
    """Somebody else was first: the work must be done again, from the beginning, with what is known then."""


class Ended(Exception):  # noqa: N818 - nothing is wrong
    """The server stops, and what waits in line is not done any more: whoever sent it sends it again elsewhere."""


class Mailbox:
    """Work for one authority. A task runs only while there is some, so that thousands of mailboxes cost nothing."""

    def __init__(self) -> None:
        # Whether nothing of what waits is begun any more.
        self.is_ended = False
        self._waiting: deque[Callable[[], Awaitable[None]]] = deque()
        self._task: asyncio.Task[None] | None = None

    async def prepare(self) -> None:
        """Done before each work."""

    async def perform(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do a work, and again as long as somebody else was first; a `Conflict` if there is no end to that."""
        for _ in range(_TRIES):
            if self.is_ended:
                raise Ended
            try:
                await self.prepare()
                return await work()
            except Again:
                continue
        raise Conflict("table-busy")

    @property
    def is_awaited(self) -> bool:
        """Whether somebody waits behind the work that is being done now."""
        return bool(self._waiting)

    def submit(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do this when all that was asked before is done. What goes wrong in it is the work's own to answer."""
        self._line_up(partial(self.perform, work))

    def _line_up(self, work: Callable[[], Awaitable[None]]) -> None:
        self._waiting.append(work)
        if self._task is None:
            self._task = asyncio.create_task(self._work())

    async def ask(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do this in its turn and give its answer."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def answered() -> None:
            try:
                found = await self.perform(work)
            except Ended:
                if not answer.done():
                    answer.set_exception(Conflict("server-stopping"))
            except Exception as error:  # noqa: BLE001 - it goes to the one who asked
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(found)

        self._line_up(answered)
        return await answer

    async def idle(self) -> None:
        """Wait until nothing is left to do."""
        while self._task is not None:
            await asyncio.shield(self._task)

    async def _work(self) -> None:
        try:
            began = perf_counter()
            while self._waiting:
                if perf_counter() - began > _STINT:
                    await asyncio.sleep(0)
                    began = perf_counter()
                work = self._waiting.popleft()
                try:
                    await work()
                except Ended:
                    continue
                except Mistake as reason:
                    # Nobody waits for an answer, and what the store has is looked at again.
                    log.warning("work in a mailbox could not be done", extra={"reason": reason.key})
                except Exception:
                    log.exception("work in a mailbox failed")
        finally:
            self._task = None
