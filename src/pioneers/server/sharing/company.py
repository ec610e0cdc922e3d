"""The other processes that have a table in memory: what they write, who looks on there, which of them asks the bots."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from typing import TYPE_CHECKING

from pioneers.bus.interface import Bus, Listening
from pioneers.server.sharing.following import follow, look_up
from pioneers.server.sharing.news import Appended, HeaderChanged, News, Present, WhoIsThere, decode, encode, topic
from pioneers.store.sql.rows import Entry

if TYPE_CHECKING:
    from pioneers.server.tables.table import Table

# Seconds after which a process tells again who looks on there, and after which one that said nothing is forgotten.
HEARTBEAT = 5.0
SILENCE = 12.0
# Milliseconds that the duty at a table is held for; it is renewed three times in this time.
DUTY = 4_000
# Seconds after which news is looked at again that came while a table was being loaded.
LOADING = 0.05

_NOBODY: AbstractSet[str] = frozenset()


class Company:
    """What one table has to do with the others. Without others it costs nothing."""

    __slots__ = ("_bus", "_duty", "_elsewhere", "_listening", "_name", "_table")

    def __init__(self, table: Table, bus: Bus) -> None:
        self._table = table
        self._bus = bus
        self._name = topic(table.header.id)
        self._elsewhere: dict[str, tuple[Present, int]] = {}
        self._listening: Listening | None = None
        self._duty: asyncio.Task[None] | None = None

    @property
    def is_alone(self) -> bool:
        """Whether no other process can have the table."""
        return self._bus.is_alone

    async def join(self) -> None:
        """Hear the news of the table from now on: what is read afterwards lacks nothing that is not heard."""
        if not self._bus.is_alone and self._listening is None:
            self._listening = self._bus.listen(self._name, self._hear)
            await self._listening.ready()
            self._tell(WhoIsThere())

    def leave(self) -> None:
        """The table leaves the memory."""
        if self._listening is not None:
            self._listening.stop()
            self._listening = None
            self._tell(Present(self._bus.process, [], [], 0))
        if self._duty is not None:
            self._duty.cancel()
            self._duty = None

    # ── What is told ─────────────────────────────────────────────────────────────────────────────────────

    def appended(self, entries: Sequence[Entry]) -> None:
        """Entries of ours are in the log."""
        self._tell(Appended(list(entries)))

    def header_changed(self) -> None:
        """A header of ours is in the store."""
        self._tell(HeaderChanged())

    def tell_presence(self) -> None:
        """Somebody came or went here, or it is time to say that they are still there."""
        if not self._bus.is_alone and self._table.is_loaded:
            people = self._table.progress.perspectives
            mine = sorted(people.people())
            self._tell(Present(self._bus.process, mine, sorted(people.people_at_seats()), people.spectators()))

    def _tell(self, news: News) -> None:
        if not self._bus.is_alone:
            self._bus.publish(self._name, encode(news))

    # ── What is heard ────────────────────────────────────────────────────────────────────────────────────

    def _hear(self, message: bytes) -> None:
        table = self._table
        news = decode(message)
        if isinstance(news, Present):
            before = self.people(), self.spectators()
            self._elsewhere[news.process] = news, table.context.time.elapsed()
            if (self.people(), self.spectators()) != before:
                table.presence_changed()
        elif isinstance(news, WhoIsThere):
            self.tell_presence()
        elif table.is_loading:
            # The log may have been read before this was written, and the game is still being made of it.
            asyncio.get_running_loop().call_later(LOADING, self._heard_early, message)
        elif isinstance(news, Appended):
            table.submit(partial(follow, table, news.entries))
        else:
            table.submit(partial(look_up, table))

    def _heard_early(self, message: bytes) -> None:
        if self._listening is not None:
            self._hear(message)

    def forget_silent(self) -> None:
        """Forget processes from which nothing was heard for a while: they are gone."""
        now = self._table.context.time.elapsed()
        silent = [process for process, (_, heard) in self._elsewhere.items() if now - heard > SILENCE * 1000]
        for process in silent:
            del self._elsewhere[process]
        if silent:
            self._table.presence_changed()

    def people(self) -> AbstractSet[str]:
        """Who looks at the table elsewhere."""
        if not self._elsewhere:
            return _NOBODY
        return {person for present, _ in self._elsewhere.values() for person in present.people}

    def sitting(self) -> AbstractSet[str]:
        """Who looks at the table elsewhere from a seat of his own."""
        if not self._elsewhere:
            return _NOBODY
        return {person for present, _ in self._elsewhere.values() for person in present.sitting}

    def spectators(self) -> int:
        """How many look on from no seat elsewhere."""
        return sum(present.spectators for present, _ in self._elsewhere.values())

    # ── Duty ─────────────────────────────────────────────────────────────────────────────────────────────

    def is_on_duty(self) -> bool:
        """Whether this process is the one that asks the bots and watches the clock. If not, it applies for it: the game
        goes on by itself when it gets it.
        """
        if self._bus.is_alone or self._bus.leases.held(self._name):
            return True
        if self._duty is None:
            self._duty = asyncio.create_task(self._apply())
        return False

    async def _apply(self) -> None:
        """Take the duty when it is free, and keep it as long as there is something to do."""
        leases, had = self._bus.leases, False
        try:
            while self._is_needed():
                has = await leases.holds(self._name, DUTY)
                if has and not had:
                    self._table.submit(self._table.driver.proceed)
                had = has
                await asyncio.sleep(DUTY / 3000)
        finally:
            self._duty = None
            if had:
                await asyncio.shield(leases.release(self._name))

    def _is_needed(self) -> bool:
        """Whether one of the processes has to ask bots, or to watch a clock."""
        table = self._table
        if not table.is_loaded or table.header.state != "running" or not table.driver.is_awaited():
            return False
        return table.timer.is_on or any(seat.bot is not None for seat in table.header.seats)
