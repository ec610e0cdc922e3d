"""Tables that sleep while somebody's time runs: one timer for all of them wakes the one that is due.

What holds of clocks and sleep. A clock of days goes by the date: its deadline is on the disk, and passes whether the
table sleeps, the server is stopped or was killed; what ran out is rung at the next start. A clock of seconds goes on
while its table sleeps, and stands still while no server runs: a server that stops keeps what is left, after one that
was killed the time since the last step, or since the table fell asleep, is given back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from heapq import heappop, heappush
from typing import NamedTuple

from pioneers.server.hosting.timepiece import Time
from pioneers.store.sql.rows import Deadline

log = logging.getLogger(__name__)

# Seconds after which a timer looks at the date again, for that may have been set; and after which a table that could
# not be woken is tried again.
LONGEST_WAIT = 60.0


class Sleeper(NamedTuple):
    """A table that sleeps: since when, in elapsed time, and when it is due, by the date or in elapsed time."""

    since: int
    due: int
    by_date: bool


class Deadlines:
    """The next deadline of every table that sleeps. `wake` brings a table into memory, which then rings by itself."""

    def __init__(self, time: Time, wake: Callable[[str], Awaitable[object]]) -> None:
        self._time = time
        self._wake = wake
        self._sleepers: dict[str, Sleeper] = {}
        # Those by the date and those in elapsed time, the earliest first; what is not in `_sleepers` is skipped.
        self._order: dict[bool, list[tuple[int, str]]] = {True: [], False: []}
        self._news = asyncio.Event()

    def __len__(self) -> int:
        return len(self._sleepers)

    def add(self, asleep: Deadline) -> None:
        """A table sleeps from now on; without a running clock there is nothing to remember."""
        now = self._time.elapsed()
        if asleep.deadline is not None:
            self._add(asleep.table, Sleeper(now, asleep.deadline, by_date=True))
        elif asleep.time_left is not None:
            self._add(asleep.table, Sleeper(now, now + asleep.time_left, by_date=False))

    def knows(self, table: str) -> bool:
        """Whether a table is known to sleep while somebody's time runs."""
        return table in self._sleepers

    def woken(self, table: str) -> int | None:
        """Forget a table that is awake; since when it slept in this server, if its time ran meanwhile."""
        found = self._sleepers.pop(table, None)
        return None if found is None else found.since

    def times_left(self) -> dict[str, int]:
        """What is left at the tables whose clocks stand still when the server stops."""
        now = self._time.elapsed()
        return {table: max(0, sleeper.due - now) for table, sleeper in self._sleepers.items() if not sleeper.by_date}

    async def run(self) -> None:
        """Wake every table when it is due, for ever."""
        while True:
            self._news.clear()
            due = self._due()
            if due is not None:
                await self._ring(due)
                continue
            try:
                async with asyncio.timeout(self._wait()):
                    await self._news.wait()
            except TimeoutError:
                pass

    async def _ring(self, table: str) -> None:
        try:
            await self._wake(table)
        except Exception:
            log.exception("a table could not be woken", extra={"table": table})
            now = self._time.elapsed()
            self._add(table, Sleeper(now, now + round(LONGEST_WAIT * 1000), by_date=False))

    def _add(self, table: str, sleeper: Sleeper) -> None:
        self._sleepers[table] = sleeper
        heappush(self._order[sleeper.by_date], (sleeper.due, table))
        self._news.set()

    def _next(self, by_date: bool) -> tuple[int, str] | None:
        """The earliest of one kind that still sleeps."""
        order = self._order[by_date]
        while order:
            due, table = order[0]
            sleeper = self._sleepers.get(table)
            if sleeper is not None and sleeper.due == due and sleeper.by_date == by_date:
                return order[0]
            heappop(order)
        return None

    def _due(self) -> str | None:
        """A table that is due now."""
        for by_date in (True, False):
            found = self._next(by_date)
            if found is not None and found[0] <= self._now(by_date):
                heappop(self._order[by_date])
                return found[1]
        return None

    def _wait(self) -> float:
        """Seconds until it is worth to look again."""
        waits = [LONGEST_WAIT]
        for by_date in (True, False):
            found = self._next(by_date)
            if found is not None:
                waits.append((found[0] - self._now(by_date)) / 1000)
        return max(0.0, min(waits))

    def _now(self, by_date: bool) -> int:
        return self._time.wall() if by_date else self._time.elapsed()
