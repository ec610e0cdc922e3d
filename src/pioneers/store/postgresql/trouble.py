"""What errors of PostgreSQL mean, in words that say what to do."""

from __future__ import annotations

import psycopg
from sqlalchemy.exc import DBAPIError

from pioneers.kernel.mistake import Mistake
from pioneers.store.trouble import Contention

# The server cannot be used. For who writes the other one: he cannot know whether it was kept.
LOST = "store-server-lost"
UNSURE = "store-server-unsure"

# By SQLSTATE, or by its class. Others (a broken constraint, a wrong statement) concern one work only.
_MEANINGS = {
    "08": LOST,
    "53": LOST,  # out of memory, out of connections
    "53100": "store-full",
    "57P": LOST,  # stopped, crashed, not yet started
    "58": LOST,  # the server's own trouble with its files
    "XX": LOST,
    "25006": "store-server-read-only",
    "57014": "store-server-slow",  # the time for a statement is out
    "25P03": "store-server-slow",  # or that for a transaction
    "28": LOST,  # the password, the person
    "3D": LOST,  # the database
    "42501": LOST,  # a right is missing
}
# Another process holds what this one needs; or each what the other needs.
_CONTENTION = ("55P03", "40P01", "40001")


class ServerTrouble:
    """Knows the server that its sentences name, and whether they are for those who write."""

    def __init__(self, name: str, *, writes: bool = False) -> None:
        self.name = name
        self.writes = writes

    def __call__(self, error: BaseException) -> Mistake | None:
        """The mistake that an error amounts to; `None` if neither the server nor another process is to blame."""
        cause = error.orig if isinstance(error, DBAPIError) else error
        if not isinstance(cause, psycopg.Error):
            return None
        state = cause.sqlstate
        if state in _CONTENTION:
            return Contention("store-contention")
        key = meaning(state) if state is not None else lost(cause)
        if key is None:
            return None
        if key == LOST:
            return Mistake(UNSURE if self.writes else LOST, server=self.name, reason=first_line(cause))
        return Mistake(key, **{"file" if key == "store-full" else "server": self.name})


def meaning(state: str) -> str | None:
    """The most exact entry that there is."""
    for length in (5, 3, 2):
        if state[:length] in _MEANINGS:
            return _MEANINGS[state[:length]]
    return None


def lost(error: psycopg.Error) -> str | None:
    """What an error means that the server did not send: the connection, unless the values were wrong."""
    return LOST if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError) else None


def first_line(error: psycopg.Error) -> str:
    """What the server or the system said, without details; it never holds what was to be written."""
    said = (error.diag.message_primary if error.sqlstate else None) or str(error)
    return said.strip().split("\n")[0].rstrip(".")
