"""Everybody with an open socket, and the tables that each of them looks at."""

from __future__ import annotations

from pioneers.server.network.connection import Connection
from pioneers.server.wire.problems import Conflict

# One socket may look at this many tables: a lobby of many games, not a harvest.
MOST_WATCHED = 40


class Audience:
    """The connections of a server. Tables write down here who looks at them, so that they hear who is gone."""

    def __init__(self) -> None:
        self._watched: dict[Connection, set[str]] = {}

    def enter(self, connection: Connection) -> None:
        """Somebody opened a socket."""
        self._watched[connection] = set()

    def leave(self, connection: Connection) -> set[str]:
        """Somebody's socket is gone. Gives the tables that it looked at."""
        return self._watched.pop(connection, set())

    def is_here(self, connection: Connection) -> bool:
        """Whether a socket is still open: it may be closed while a message of it waits."""
        return connection in self._watched

    def watch(self, connection: Connection, table: str) -> None:
        """A socket that is here looks at a table; a `Conflict` if it looks at too many."""
        watched = self._watched[connection]
        if len(watched) >= MOST_WATCHED and table not in watched:
            raise Conflict("table-too-many-watched", most=MOST_WATCHED)
        watched.add(table)

    def look_away(self, connection: Connection, table: str) -> None:
        """A socket no longer looks at a table. Whoever plays many games in a row looks at one at a time."""
        self._watched.get(connection, set()).discard(table)
