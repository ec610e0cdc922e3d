"""What stands on a store: what is in memory may be behind it, or ahead of it, and is made anew from it then."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager

from pioneers.kernel.mistake import Mistake
from pioneers.server.hosting.timepiece import Time
from pioneers.server.tables.mailbox import Again, Ended, Mailbox

# Seconds after which a table that the store has failed looks at it again, though nobody asks: all may wait for a bot.
MENDING = 1.0
# Milliseconds that a message is kept waiting while nobody knows whether it was written, and seconds between two looks.
PATIENCE = 20_000
PAUSE = 0.1
# What the store says when another process has written to the table meanwhile.
OVERTAKEN = ("store-number-taken", "store-number-gap", "store-header-changed")


class Mending(Mailbox):
    """A mailbox whose works find in memory what the store has."""

    def __init__(self, time: Time) -> None:
        super().__init__()
        self._time = time
        self._broken: Mistake | None = None
        self._mending: asyncio.TimerHandle | None = None

    @abstractmethod
    async def reload(self) -> None:
        """Make all of it anew from the store; `broken` stays if the store fails."""

    @property
    def broken(self) -> Mistake | None:
        """Why what is in memory is not what is on the disk. The next work goes back to that, or else a timer."""
        return self._broken

    @broken.setter
    def broken(self, reason: Mistake | None) -> None:
        self._broken = reason
        self.stop_mending()
        if reason is not None:
            self._mending = asyncio.get_running_loop().call_later(MENDING, self.submit, self._mended)

    def stop_mending(self) -> None:
        """Leave it as it is."""
        if self._mending is not None:
            self._mending.cancel()
            self._mending = None

    async def _mended(self) -> None:
        """All is done: `prepare` came first."""

    async def prepare(self) -> None:
        """Before each work: after a failure of the store, go back to what is on the disk."""
        if self.broken is not None:
            await self.reload()

    @contextmanager
    def overtaken(self) -> Iterator[None]:
        """`Again` if the store says that another process was first: what is in memory is made anew before."""
        try:
            yield
        except Mistake as error:
            if error.key not in OVERTAKEN:
                raise
            self.broken = error
            raise Again from error

    async def find_out(self, reason: Mistake) -> None:
        """The store did not say whether it has written: wait until the log can be read, or give up with the reason."""
        self.broken = reason
        limit = self._time.elapsed() + PATIENCE
        while self.broken is not None:
            if self.is_ended:
                raise Ended
            if self._time.elapsed() > limit:
                raise reason
            await asyncio.sleep(PAUSE)
            await self.reload()
