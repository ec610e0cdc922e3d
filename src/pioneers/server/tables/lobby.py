"""The lobby: public tables where somebody sits now and waits for others, and those where people play.

A table is here while a person of one of its seats is present; tables that everybody left are not, however many there
are, and those that are found by their link alone never. Whoever waits longest comes first. But no address may fill the
lobby: the first table of each comes before the second of any, so a flood from one place stands behind everybody else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from pioneers.server.sharing.news import Listed
from pioneers.server.tables.seating import is_free
from pioneers.server.wire.bodies import TablePage
from pioneers.server.wire.parts import TableInfo
from pioneers.store.sql.database import mark, read_mark
from pioneers.store.sql.rows import Header

if TYPE_CHECKING:
    from pioneers.server.tables.table import Table

PAGE = 20
# A mark of a page is one number before the id: the place in the order among an address's own, and the time.
_RANK = 10**13
_MOST_RANK = 10**4


class Lobby:
    """Tables of one kind that anybody may find, known without asking the store."""

    def __init__(self, source: Callable[[Header], str], belongs: Callable[[Table], bool]) -> None:
        """`source` tells where a table comes from, `belongs` whether a public one is of this kind."""
        self._source = source
        self._belongs = belongs
        # With since when it is listed, by the date.
        self._listed: dict[str, tuple[int, Table]] = {}

    def __len__(self) -> int:
        return len(self._listed)

    def consider(self, table: Table) -> None:
        """Take a table in or out, after its seats, its state or who is present there changed."""
        header = table.header
        if not (header.public and self._belongs(table)):
            self._listed.pop(header.id, None)
        elif header.id not in self._listed:
            self._listed[header.id] = table.context.time.wall(), table

    def forget(self, table: str) -> None:
        """A table leaves the memory."""
        self._listed.pop(table, None)

    def mine(self) -> list[Listed]:
        """The tables of this process."""
        return [Listed(since, self._source(table.header), table.notice()) for since, table in self._listed.values()]

    def page(self, following: str | None, others: Iterable[Listed] = ()) -> TablePage:
        """Some tables, those that wait longest first, with those of other processes."""
        order = self._order(others)
        if following is not None:
            after = read_mark(following)
            order = [found for found in order if found[:2] > after]
        shown = order[:PAGE]
        more = mark(*shown[-1][:2]) if len(order) > PAGE else None
        infos = [found if isinstance(found, TableInfo) else found.notice() for _, _, found in shown]
        return TablePage(tables=infos, following=more)

    def _order(self, others: Iterable[Listed]) -> list[tuple[int, str, TableInfo | Table]]:
        """The tables in order, each with the number it is ordered by and its id."""
        found: dict[str, tuple[int, str, TableInfo | Table]] = {
            listed.info.id: (listed.since, listed.source, listed.info) for listed in others
        }
        # A table that people look at through several processes is in each of them.
        for ident, (since, table) in self._listed.items():
            found[ident] = since, self._source(table.header), table
        ranks: Counter[str] = Counter()
        order = []
        for ident, (since, source, listed) in sorted(found.items(), key=lambda one: (one[1][0], one[0])):
            order.append((min(ranks[source], _MOST_RANK) * _RANK + since, ident, listed))
            ranks[source] += 1
        return sorted(order, key=lambda one: one[:2])


def is_awaited(table: Table) -> bool:
    """Whether somebody sits there now before the game, and there is room for others."""
    seats = table.header.seats
    if table.header.state != "open":
        return False
    present = table.present()
    return any(seat.person in present for seat in seats) and any(is_free(seat) for seat in seats)


def is_watchable(table: Table) -> bool:
    """Whether a game goes on there, and one of those who play it is present."""
    present = table.present()
    return table.header.state == "running" and any(seat.person in present for seat in table.header.seats)
