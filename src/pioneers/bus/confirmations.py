"""What was asked of Redis and is not confirmed yet, by topic, and who waits for that."""

from __future__ import annotations

import asyncio
from collections import Counter


class Confirmations:
    """A topic may be asked for several times; it is confirmed when the last of these is."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()
        self._waiting: dict[str, asyncio.Event] = {}
        self._all = asyncio.Event()
        self._all.set()

    def asked(self, topic: str) -> None:
        """Redis was asked for a topic."""
        self._open[topic] += 1
        self._all.clear()

    def confirmed(self, topic: str) -> None:
        """Redis has confirmed one of the askings."""
        self._open[topic] -= 1
        if self._open[topic] <= 0:
            self._settle(topic)
            if not self._open:
                self._all.set()

    def given_up(self) -> None:
        """Nothing will be confirmed any more: the connection is gone. Who waits goes on, and looks whether it is."""
        for topic in [*self._open]:
            self._settle(topic)
        self._all.set()

    async def of(self, topic: str) -> None:
        """Wait for one topic."""
        if topic in self._open:
            await self._waiting.setdefault(topic, asyncio.Event()).wait()

    async def of_all(self) -> None:
        """Wait for all topics."""
        await self._all.wait()

    def _settle(self, topic: str) -> None:
        del self._open[topic]
        waiting = self._waiting.pop(topic, None)
        if waiting is not None:
            waiting.set()
