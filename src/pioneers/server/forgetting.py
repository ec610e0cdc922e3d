"""Tables that nobody joined: removed when all who sat there have been away for long. What was begun always stays."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from pioneers.kernel.mistake import Mistake
from pioneers.server.wire import Notice

if TYPE_CHECKING:
    from pioneers.server.hall import Hall
    from pioneers.server.table import Table

log = logging.getLogger(__name__)

# Seconds between two looks, and between two tables: removing is nothing that anybody waits for.
_ROUND = 60.0
_PAUSE = 0.02


class Forgetting:
    """Goes round the hall and the store."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def run(self) -> None:
        """Look again and again. Before the first look everybody has had the time to come back after a restart."""
        house = self._hall.house
        while True:
            await asyncio.sleep(min(_ROUND, house.forget / 2000))
            if house.time.elapsed() - self._hall.opened >= min(house.sleep, house.forget):
                try:
                    await self.look()
                except Mistake as reason:
                    log.warning("tables could not be removed", extra={"reason": reason.key})

    async def look(self) -> None:
        """Remove what is to be removed now."""
        hall = self._hall
        for table in list(hall.tables.values()):
            if self._is_forgotten(table):
                await table.ask(partial(self._dissolve, table))
        before = hall.house.time.wall() - hall.house.forget
        following = ""
        while found := await hall.house.store.tables.abandoned(before, following):
            for asleep in found:
                # Those in memory were looked at there: who is there now is known there only.
                if not hall.is_awake(asleep):
                    await self._remove(asleep)
                    await asyncio.sleep(_PAUSE)
            following = found[-1]

    def _is_forgotten(self, table: Table) -> bool:
        return table.header.state == "open" and table.unattended() >= self._hall.house.forget

    async def _dissolve(self, table: Table) -> None:
        """In the table's line: remove it though somebody may look on, and tell him."""
        hall = self._hall
        if not self._is_forgotten(table) or hall.tables.get(table.header.id) is not table:
            return
        if await self._remove(table.header.id):
            table.course.perspectives.send(Notice(table=table.header.id, message="table-forgotten", figures={}))
            table.dismiss()
            hall.drop(table)

    async def _remove(self, table: str) -> bool:
        hall = self._hall
        hall.removing.add(table)
        try:
            removed = await hall.house.store.tables.remove(table)
        finally:
            hall.removing.discard(table)
        if removed:
            hall.made.over(table)
        return removed
