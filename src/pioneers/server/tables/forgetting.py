"""Tables that nobody joined: removed when all who sat there have been away for long. What was begun always stays."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from pioneers.kernel.mistake import Mistake

if TYPE_CHECKING:
    from pioneers.server.tables.registry import Registry
    from pioneers.server.tables.table import Table

log = logging.getLogger(__name__)

# Seconds between two looks, and between two tables: removing is nothing that anybody waits for.
_ROUND = 60.0
_PAUSE = 0.02


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
        for table in list(registry.tables.values()):
            if self._is_forgotten(table):
                await table.ask(partial(self._dissolve, table))
        before = registry.context.time.wall() - registry.context.forget
        following = ""
        while found := await registry.context.store.tables.abandoned(before, following):
            for asleep in found:
                # Those in memory were looked at there: who is there now is known there only.
                if not registry.is_awake(asleep):
                    await self._remove(asleep)
                    await asyncio.sleep(_PAUSE)
            following = found[-1]

    def _is_forgotten(self, table: Table) -> bool:
        return table.header.state == "open" and table.unattended() >= self._registry.context.forget

    async def _dissolve(self, table: Table) -> None:
        """In the table's line: remove it though somebody may look on, and tell him."""
        registry = self._registry
        if not self._is_forgotten(table) or registry.tables.get(table.header.id) is not table:
            return
        if await self._remove(table.header.id):
            table.company.header_changed()
            table.removed()
            table.dismiss()
            registry.drop(table)

    async def _remove(self, table: str) -> bool:
        registry = self._registry
        registry.removing.add(table)
        try:
            removed = await registry.context.store.tables.remove(table)
        finally:
            registry.removing.discard(table)
        if removed:
            registry.made.over(table)
        return removed
