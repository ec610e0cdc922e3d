"""How many tables somebody has made: counted for the person and for the address, reserved before any work is done.

The store knows a person's tables. Where somebody came from is written nowhere: that is known in memory only, of tables
made within a day.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from pioneers.server.hosting.timepiece import Time
from pioneers.server.network.limits import MOST_KEYS
from pioneers.server.wire.problems import TooMany
from pioneers.store.interface import TableStore
from pioneers.store.sql.rows import Header

DAY = 24 * 60 * 60 * 1000


def put_away_before(time: Time, put_away: int) -> int:
    """Since when a game must be untouched to be put away, if that is so after `put_away` milliseconds; 0 for never."""
    return time.wall() - put_away if put_away else 0


class Reservation:
    """Room for one table. `made` says which one it became; without it the room is free again afterwards."""

    __slots__ = ("table",)

    def __init__(self) -> None:
        self.table: str | None = None

    def made(self, table: str) -> None:
        """The table is kept."""
        self.table = table


class TablesMade:
    """Counts tables that are not over and not put away: `of_person` at most for a person, `of_address` at most for an
    address.
    """

    def __init__(self, time: Time, of_person: int = 50, of_address: int = 300, put_away: int = 0) -> None:
        self._time = time
        self._most_of_person = of_person
        self._most_of_address = of_address
        self._put_away = put_away
        # Tables that are being made, by person and by network.
        self._making: Counter[str] = Counter()
        # When each table of a network was made; the network heard of longest ago is forgotten first.
        self._of_network: OrderedDict[str, dict[str, int]] = OrderedDict()
        self._network: dict[str, str] = {}

    @asynccontextmanager
    async def reserved(self, tables: TableStore, person: str, network: str | None) -> AsyncIterator[Reservation]:
        """Room for one more table while it is made; `TooMany` if there is none. No `network`: made by the server."""
        keys = [f"person {person}"] if network is None else [f"person {person}", f"network {network}"]
        self._making.update(keys)
        try:
            if network is not None:
                made = len(self._lately(network)) + self._making[keys[1]]
                if made > self._most_of_address:
                    raise TooMany("table-too-many-here", most=self._most_of_address)
            # Counted first, then asked: who comes meanwhile finds this one counted.
            before = put_away_before(self._time, self._put_away)
            if self._making[keys[0]] + await tables.unfinished_of(person, before) > self._most_of_person:
                raise TooMany("table-too-many", most=self._most_of_person)
            reservation = Reservation()
            yield reservation
            if reservation.table is not None and network is not None:
                self._keep(network, reservation.table)
        finally:
            self._making.subtract(keys)
            for key in keys:
                if not self._making[key]:
                    del self._making[key]

    def over(self, table: str) -> None:
        """A table does not count any more: its game is over, or it was removed."""
        network = self._network.pop(table, None)
        if network is not None:
            tables = self._of_network.get(network, {})
            tables.pop(table, None)
            if not tables:
                self._of_network.pop(network, None)

    def source(self, header: Header) -> str:
        """Where a table comes from: its network if that is known, else who made it."""
        return self._network.get(header.id) or header.owner or header.id

    def _lately(self, network: str) -> dict[str, int]:
        """The tables of a network that still count."""
        tables = self._of_network.get(network, {})
        since = self._time.elapsed() - DAY
        for table in [table for table, time in tables.items() if time < since]:
            self.over(table)
        return tables

    def _keep(self, network: str, table: str) -> None:
        while network not in self._of_network and len(self._of_network) >= MOST_KEYS:
            _, forgotten = self._of_network.popitem(last=False)
            for old in forgotten:
                self._network.pop(old, None)
        self._of_network.setdefault(network, {})[table] = self._time.elapsed()
        self._of_network.move_to_end(network)
        self._network[table] = network
