"""What a process looks after again and again because there are others: whether its memory is still what the store has,
and whether the others still know who is here.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from pioneers.kernel.mistake import Mistake
from pioneers.server.sharing.company import HEARTBEAT
from pioneers.server.sharing.following import catch_up
from pioneers.store.sql.rows import Newest

if TYPE_CHECKING:
    from pioneers.server.tables.registry import Registry
    from pioneers.server.tables.table import Table

log = logging.getLogger(__name__)

# Seconds between two looks into the store: while the bus is down nobody tells what others write; else only news that
# were lost are found so.
WITHOUT_NEWS = 1.0
WITH_NEWS = 10.0
# So many tables are asked for at once.
_MOST = 500
# Seconds between two looks for tables that others have put to sleep.
_DEADLINES = 30.0


class Rounds:
    """Goes round the tables of a registry. Alone it has nothing to do."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._bus = registry.context.bus
        self._returned = asyncio.Event()
        self._bus.on_return.append(self._returned.set)
        self._bus.on_loss.append(self._returned.set)

    async def compare(self) -> None:
        """Compare what is in memory with the store, for ever."""
        while True:
            try:
                async with asyncio.timeout(WITH_NEWS if self._bus.is_up else WITHOUT_NEWS):
                    await self._returned.wait()
            except TimeoutError:
                pass
            self._returned.clear()
            if not self._bus.is_alone:
                try:
                    await self.look()
                except Mistake as reason:
                    log.warning("the store could not be looked into", extra={"reason": reason.key})

    async def look(self) -> None:
        """Let every table catch up that is not what the store has."""
        tables = self._registry.tables
        for ids in some(list(tables)):
            found = {newest.table: newest for newest in await self._registry.context.store.tables.ends(ids)}
            for ident in ids:
                table = tables.get(ident)
                if table is not None and table.is_loaded and is_behind(table, found.get(ident)):
                    table.submit(partial(catch_up, table))

    async def tell(self) -> None:
        """Tell the others who is here, and forget who is there no more, for ever."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            if self._bus.is_alone:
                continue
            for table in list(self._registry.tables.values()):
                if table.is_loaded and table.progress.perspectives.places:
                    table.company.tell_presence()
                table.company.forget_silent()

    async def deadlines(self) -> None:
        """Watch over the tables, too, that others have put to sleep: they may be gone when the time is out."""
        while True:
            await asyncio.sleep(_DEADLINES)
            if not self._bus.is_alone:
                try:
                    self._registry.sleep_of_others(await self._registry.context.store.tables.deadlines())
                except Mistake as reason:
                    log.warning("deadlines could not be looked up", extra={"reason": reason.key})


def is_behind(table: Table, newest: Newest | None) -> bool:
    """Whether a table in memory is not what the store has; one that is not there any more was removed."""
    if newest is None:
        return True
    return newest.number > table.progress.last or newest.revision != table.header.revision


def some(tables: list[str]) -> Iterator[list[str]]:
    """Tables in parts that one query can ask for."""
    for start in range(0, len(tables), _MOST):
        yield tables[start : start + _MOST]
