"""A cable between a browser and the server that can be pulled out and put in again."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Lock, Thread


class Cable:
    """Passes bytes on to the server. While it is pulled, every connection breaks as soon as it is made."""

    def __init__(self, port: int) -> None:
        self.server = ("127.0.0.1", port)
        self.plugged = True
        self._lock = Lock()
        self._ends: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self._keeper = Thread(target=self._keep, name="cable", daemon=True)
        self._keeper.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def pull(self) -> None:
        """Everything that goes through it breaks off."""
        self.plugged = False
        with self._lock:
            for end in self._ends:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def plug(self) -> None:
        """From now on it works again."""
        self.plugged = True

    def away(self) -> None:
        """Throw it away."""
        self.pull()
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        self._keeper.join()

    def _keep(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            if not self.plugged:
                near.close()
                continue
            far = socket.create_connection(self.server)
            with self._lock:
                self._ends |= {near, far}
            for source, target in ((near, far), (far, near)):
                Thread(target=self._pass, args=(source, target), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65_536):
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        with self._lock:
            self._ends -= {source}
        source.close()


@contextmanager
def cable_to(port: int) -> Iterator[Cable]:
    """A cable that is thrown away afterwards."""
    cable = Cable(port)
    try:
        yield cable
    finally:
        cable.away()
