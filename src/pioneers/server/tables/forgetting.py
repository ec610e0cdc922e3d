"""What nobody comes back to: tables that nobody joined are removed when all who sat there have been away for long, and
finished games when the settings say so. A game that was begun always stays; lists leave it out after a while (see
`TableStore.of_person`), and whoever opens it takes it up again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pioneers.kernel.mistake import Mistake

if TYPE_CHECKING:
    from pioneers.server.tables.registry import Registry
    from pioneers.server.tables.table import Table

log = logging.getLogger(__name__)

# Seconds between two looks, and between two tables: removing is nothing that anybody waits for.
_ROUND = 60.0
_PAUSE = 0.02

# Asks the store for some ids of tables, from the one after another on.
Search = Callable[[str], Awaitable[list[str]]]


class Forgetting:
    """Goes round the registry and the store."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def run(self) -> None:
        """Look again and again. Before the first look everybody has had the time to come back after a restart."""
        context = self._registry.context
        while True:
            await asyncio.sleep(min(_ROUND, context.forget / 2000))
            if context.time.elapsed() - self._registry.opened >= min(context.sleep, context.forget):
                try:
                    await self.look()
                except Mistake as reason:
                    log.warning("tables could not be removed", extra={"reason": reason.key})

    async def look(self) -> None:
        """Remove what is to be removed now."""
        registry = self._registry
        context, store = registry.context, registry.context.store
        for table in list(registry.tables.values()):
            if self._is_forgotten(table):
                await table.ask(partial(self._dissolve, table))
        now = context.time.wall()
        await self._go_through(lambda last: store.tables.abandoned(now - context.forget // 2, last), self._attend)
        await self._go_through(lambda last: store.tables.abandoned(now - context.forget, last), self._remove_asleep)
        if context.keep_finished:
            before = now - context.keep_finished
            await self._go_through(lambda last: store.finished.ended(before, last), self._remove_finished)

    async def _go_through(self, search: Search, work: Callable[[str], Awaitable[None]]) -> None:
        following = ""
        while found := await search(following):
            for table in found:
                await work(table)
            following = found[-1]

    def _is_forgotten(self, table: Table) -> bool:
        return table.header.state == "open" and table.unattended() >= self._registry.context.forget

    async def _dissolve(self, table: Table) -> None:
        registry = self._registry
        if self._is_forgotten(table) and registry.tables.get(table.header.id) is table:
            await registry.removal.dissolve(table, "table-forgotten", {})

    async def _attend(self, table: str) -> None:
        """Note that somebody is at a table here: other processes, which cannot see him, would remove it."""
        known = self._registry.tables.get(table)
        if known is not None and not known.unattended():
            now = self._registry.context.time.wall()
            await known.ask(lambda: known.save(replace(known.header, changed=now)))

    async def _remove_asleep(self, table: str) -> None:
        # Those in memory were looked at there: who is there now is known there only.
        if not self._registry.is_awake(table):
            await self._registry.removal.remove(table)
            await asyncio.sleep(_PAUSE)

    async def _remove_finished(self, table: str) -> None:
        if not self._registry.is_awake(table):
            await self._registry.removal.remove_finished(table)
            await asyncio.sleep(_PAUSE)
