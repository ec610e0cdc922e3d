"""The doorway: how many connections may be open that are not sockets yet, and how long one may stand in it.

One look a second at all of them serves for every deadline, so a connection costs no timer and no task of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from pioneers.server.hosting.metrics import Metrics
from pioneers.server.hosting.settings import LimitSettings
from pioneers.server.network.limits import network_of
from pioneers.server.network.open_files import OpenFiles
from pioneers.server.network.origin import LOCAL, Network, is_trusted


@dataclass(frozen=True)
class Bounds:
    """What one connection may send, and how long it may take. Times are seconds."""

    # Request line and headers together. Browsers and proxies stay far below; so do most servers' own bounds.
    head_bytes: int = 32 * 1024
    headers: int = 100
    # From the connection, or from the first byte after an answer, until the headers are complete.
    head_seconds: float = 10.0
    # After an answer, without a further request.
    idle_seconds: float = 5.0
    # Bytes a second, of a content that is sent and of an answer that is read, once the grace is over.
    least_speed: int = 1024
    grace: float = 10.0
    # What surrounds the chunks of a content, beyond as many bytes as the content itself has.
    chunk_bytes: int = 16 * 1024
    # Requests that are sent ahead while one is answered.
    ahead: int = 16
    # What is still taken from somebody who has his answer, so that he reads it before the connection ends.
    rest_bytes: int = 256 * 1024
    rest_seconds: float = 2.0
    # Between two looks at all connections.
    look: float = 1.0


BOUNDS = Bounds()

# What a connection is doing: a request is under way, it waits for a further one, or it has not asked for anything yet.
BUSY, IDLE, SILENT = range(3)


class Standing(Protocol):
    """A connection in the doorway."""

    network: str | None

    @property
    def doing(self) -> int:
        """`BUSY`, `IDLE` or `SILENT`."""
        ...

    def dismiss(self) -> None:
        """End the connection at once, for somebody else needs its place."""
        ...

    def look(self, now: float) -> None:
        """End the connection if it has taken too long."""
        ...


class Doorway:
    """Knows the connections of this process that are not sockets, in all and by network, and looks after them.

    If there are too many, who came first and still has not asked for anything makes room: so somebody who opens
    thousands takes his own places, and a request gets through even from the network that he shares with others.
    """

    def __init__(
        self,
        limits: LimitSettings,
        proxies: Sequence[Network],
        metrics: Metrics,
        files: OpenFiles | None = None,
        bounds: Bounds = BOUNDS,
    ) -> None:
        self.bounds = bounds
        self.metrics = metrics
        self._most = limits.http_connections
        self._most_of_network = limits.http_connections_per_address
        self._proxies = proxies
        self._files = files or OpenFiles()
        # In the order in which they came.
        self._standing: dict[Standing, None] = {}
        self._of_network: dict[str, dict[Standing, None]] = {}
        self._next_look: asyncio.TimerHandle | None = None
        metrics.watch_http_connections(lambda: len(self._standing))

    def enter(self, connection: Standing, transport: asyncio.Transport) -> bool:
        """Whether a new connection may stay. `leave` follows then, once."""
        reason = self._obstacle(connection, transport)
        if reason is not None:
            self.metrics.http_refused(reason)
            return False
        self._standing[connection] = None
        if connection.network is not None:
            self._of_network.setdefault(connection.network, {})[connection] = None
        if self._next_look is None:
            self._next_look = asyncio.get_running_loop().call_later(self.bounds.look, self._look)
        return True

    def _obstacle(self, connection: Standing, transport: asyncio.Transport) -> str | None:
        """Why a connection cannot stay. Those of our own proxies are many people's, and only counted in all."""
        if self._files.is_near_end(transport):
            return "files"
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else LOCAL
        if not is_trusted(address, self._proxies):
            connection.network = network_of(address)
            neighbours = self._of_network.get(connection.network, {})
            if len(neighbours) >= self._most_of_network and not self._make_room(neighbours, "many"):
                return "many"
        if len(self._standing) >= self._most and not self._make_room(self._standing, "full"):
            return "full"
        return None

    def _make_room(self, among: Iterable[Standing], reason: str) -> bool:
        """Dismiss one of these that is not needed, if there is one."""
        idle: Standing | None = None
        for connection in among:
            doing = connection.doing
            if doing == SILENT:
                break
            if doing == IDLE and idle is None:
                idle = connection
        else:
            if idle is None:
                return False
            connection = idle
        self.metrics.http_refused(reason)
        self.leave(connection)
        connection.dismiss()
        return True

    def leave(self, connection: Standing) -> None:
        """A connection is gone, or has become a socket. One that may not stay never was here."""
        if connection not in self._standing:
            return
        del self._standing[connection]
        network = connection.network
        if network is not None:
            del self._of_network[network][connection]
            if not self._of_network[network]:
                del self._of_network[network]

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        try:
            for connection in tuple(self._standing):
                connection.look(now)
        finally:
            # Nobody there: the next who comes winds it up again.
            self._next_look = loop.call_later(self.bounds.look, self._look) if self._standing else None
