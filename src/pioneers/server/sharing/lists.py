"""The lists of tables that anybody may find, of all processes: each tells its own, and forgets those of the silent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from pioneers.bus.interface import Bus
from pioneers.server.hosting.timepiece import Time
from pioneers.server.sharing.company import HEARTBEAT, SILENCE
from pioneers.server.sharing.news import LISTS, Listed, Lists, decode_lists, encode

if TYPE_CHECKING:
    from pioneers.server.tables.lobby import Lobby

# So many tables of a list are told: nobody turns more pages.
_MOST = 400
# Seconds between two looks whether a list has changed.
_PAUSE = 1.0


class SharedLists:
    """Tells the lists of this process to the others, and gives theirs."""

    def __init__(self, bus: Bus, time: Time, lobbies: Mapping[str, Lobby]) -> None:
        self._bus = bus
        self._time = time
        self._lobbies = lobbies
        self._others: dict[str, tuple[Lists, int]] = {}
        self._told: dict[str, list[Listed]] = {}
        bus.listen(LISTS, self._hear)

    def of_others(self, name: str) -> Iterable[Listed]:
        """The tables of a list that other processes have."""
        if not self._others:
            return ()
        now = self._time.elapsed()
        for process in [process for process, (_, heard) in self._others.items() if now - heard > SILENCE * 1000]:
            del self._others[process]
        return [listed for lists, _ in self._others.values() for listed in lists.lists.get(name, ())]

    async def run(self) -> None:
        """Tell the lists when they have changed, and again and again, for ever."""
        told = 0
        while True:
            await asyncio.sleep(_PAUSE)
            if self._bus.is_alone:
                continue
            lists = {name: lobby.mine()[:_MOST] for name, lobby in self._lobbies.items()}
            now = self._time.elapsed()
            if lists != self._told or now - told > HEARTBEAT * 1000:
                self._told, told = lists, now
                self._bus.publish(LISTS, encode(Lists(self._bus.process, lists)))

    def _hear(self, message: bytes) -> None:
        lists = decode_lists(message)
        self._others[lists.process] = lists, self._time.elapsed()
