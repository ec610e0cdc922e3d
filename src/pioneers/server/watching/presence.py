"""News that come in crowds: who comes and goes is told at once if it is quiet, and gathered if it is not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

# Seconds between two tellings of who is there, and how many who listen make that pause a second longer: telling costs
# something for each of them, so that a crowd that comes and goes all the time costs no more than a small one.
PAUSE = 1.0
CROWD = 1_000


class Crier:
    """Calls `tell` for the first of some news at once, and then once for all that came in a pause."""

    __slots__ = ("_listeners", "_missed", "_pause", "_tell")

    def __init__(self, tell: Callable[[], None], listeners: Callable[[], int]) -> None:
        self._tell = tell
        self._listeners = listeners
        self._missed = False
        self._pause: asyncio.TimerHandle | None = None

    def news(self) -> None:
        """Somebody came or went."""
        if self._pause is not None:
            self._missed = True
            return
        self._tell()
        wait = max(PAUSE, self._listeners() / CROWD)
        self._pause = asyncio.get_running_loop().call_later(wait, self._listen)

    def told(self) -> None:
        """All has just been said with other news."""
        self._missed = False

    def stop(self) -> None:
        """Say nothing more."""
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None
        self._missed = False

    def _listen(self) -> None:
        self._pause = None
        if self._missed:
            self._missed = False
            self.news()
