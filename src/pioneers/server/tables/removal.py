"""Tables that go for good: in their own line, so that nothing comes between, and with a word to all who look on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioneers.kernel.view import Json
from pioneers.server.tables import seating
from pioneers.server.wire.messages import Notice
from pioneers.server.wire.parts import TableInfo
from pioneers.server.wire.problems import Conflict, Missing
from pioneers.store.sql.rows import Person

if TYPE_CHECKING:
    from pioneers.server.tables.registry import Registry
    from pioneers.server.tables.table import Table


class Removal:
    """Removes tables from the store and from the memory of a registry."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def by_owner(self, table: str, person: Person) -> TableInfo:
        """The one who made a table takes it away again. Gives the table as it was."""
        found = await self._registry.table(table)

        async def removed() -> TableInfo:
            if self._registry.tables.get(table) is not found:
                raise Missing("table-missing", table=table)
            seating.check_removal(found.header, person.id)
            if found.is_damaged():
                # Whoever looks into the damage may still need what is on the disk.
                raise Conflict("table-damaged")
            info = found.info()
            if not await self.dissolve(found, "table-deleted", {"name": person.name}, person.id):
                # Another process was faster, and this one has yet to hear of it.
                raise Conflict("table-broken")
            return info

        return await found.ask(removed)

    async def dissolve(self, table: Table, message: str, figures: dict[str, Json], owner: str | None = None) -> bool:
        """In the table's line: remove it though somebody may look on, and tell him."""
        if not await self.remove(table.header.id, owner):
            return False
        table.company.header_changed()
        self.let_go(table, message, figures)
        return True

    def let_go(self, table: Table, message: str, figures: dict[str, Json]) -> None:
        """In the table's line: it is not in the store any more, whoever removed it. All who look on are told."""
        if table.stuck is None:
            table.progress.perspectives.send(Notice(table=table.header.id, message=message, figures=figures))
        # Who asks anything of it after this finds out why it cannot be.
        table.stuck = Missing("table-missing", table=table.header.id)
        table.dismiss()
        self._registry.drop(table)

    async def remove(self, table: str, owner: str | None = None) -> bool:
        """Remove a table from the store; nobody may wake it meanwhile."""
        registry = self._registry
        registry.removing.add(table)
        try:
            removed = await registry.context.store.tables.remove(table, owner)
        finally:
            registry.removing.discard(table)
        if removed:
            registry.made.over(table)
        return removed

    async def remove_finished(self, table: str) -> bool:
        """Remove a finished game from the store."""
        self._registry.removing.add(table)
        try:
            return await self._registry.context.store.finished.remove(table)
        finally:
            self._registry.removing.discard(table)
