"""Nobody waits for ever: a connection whose server has stopped answering is cut after a while.

Neither PostgreSQL's own time limits nor those of TCP help when the server process is frozen: the one does not run, and
the system goes on to acknowledge what arrives.
"""

from __future__ import annotations

import logging
import os
import socket
from contextlib import suppress
from threading import Event, Lock, Thread
from time import monotonic
from typing import Protocol

_LOG = logging.getLogger(__name__)
# Seconds between two looks.
_PAUSE = 0.5


class Connected(Protocol):
    """A driver's connection."""

    @property
    def closed(self) -> bool: ...

    def fileno(self) -> int: ...


class Watchdog:
    """Cuts connections that are watched for longer than `patience` seconds; who waits there gets an error."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._since: dict[int, tuple[Connected, float]] = {}
        self._lock = Lock()
        self._stopping = Event()
        self._thread = Thread(target=self._run, name="pioneers-store-watchdog", daemon=True)
        self._thread.start()

    def watch(self, connection: Connected) -> None:
        """From now on an answer is waited for."""
        with self._lock:
            self._since[id(connection)] = (connection, monotonic())

    def rest(self, connection: Connected) -> None:
        """Nothing is waited for."""
        with self._lock:
            self._since.pop(id(connection), None)

    def stop(self) -> None:
        """End the thread."""
        self._stopping.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopping.wait(_PAUSE):
            with self._lock:
                late = monotonic() - self._patience
                for name, (connection, since) in list(self._since.items()):
                    if since < late or connection.closed:
                        del self._since[name]
                        if not connection.closed:
                            _LOG.warning("the database does not answer: the connection is cut")
                            cut(connection)


def cut(connection: Connected) -> None:
    """End a connection for whoever waits there, in whatever thread."""
    with suppress(Exception), socket.socket(fileno=os.dup(connection.fileno())) as there:
        there.shutdown(socket.SHUT_RDWR)
