"""A bot's turn at a table: it thinks outside of the table's mailbox, and takes as long as people need to follow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from pioneers.kernel.mistake import Mistake
from pioneers.server.bots.pool import Answer, Question
from pioneers.server.bots.study import Studied, Study
from pioneers.server.hosting.metrics import Metrics
from pioneers.server.hosting.timepiece import Time

# What is said to those who still wait when the server stops.
CLOSED = "bots-closed"


class Bots(Protocol):
    """Who answers questions: the pool of a server, or the queue before bots that think elsewhere."""

    async def decide(self, question: Question) -> Answer:
        """A whole decision."""
        ...


class Thinkers(Bots, Protocol):
    """Who studies too."""

    async def study(self, study: Study) -> Studied:
        """What was found out."""
        ...

    @property
    def width(self) -> int:
        """So much can be studied at a time."""
        ...


class BotTurn:
    """One bot at a time thinks about one game."""

    __slots__ = ("_bots", "_metrics", "_thinking", "_time")

    def __init__(self, bots: Bots, metrics: Metrics, time: Time) -> None:
        self._bots = bots
        self._metrics = metrics
        self._time = time
        self._thinking: asyncio.Task[None] | None = None

    def is_busy(self) -> bool:
        """Whether a bot thinks."""
        return self._thinking is not None

    def start(self, question: Question, pause: Callable[[Answer], int], decided: Callable[[Answer], None]) -> None:
        """Ask, and call `decided` with the answer, so many milliseconds after the question as `pause` then says."""
        self._thinking = asyncio.create_task(self._think(question, pause, decided))

    def stop(self) -> None:
        """Decide nothing more."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    async def _think(
        self, question: Question, pause: Callable[[Answer], int], decided: Callable[[Answer], None]
    ) -> None:
        try:
            self._metrics.bot_asked()
            begun = self._time.elapsed()
            try:
                answer = await self._bots.decide(question)
            finally:
                self._metrics.bot_answered()
            taken = self._time.elapsed() - begun
            self._metrics.bot_decided(answer.bot, taken / 1000)
            wait = pause(answer) - taken
            if wait > 0:
                await asyncio.sleep(wait / 1000)
        except Mistake as reason:
            if reason.key != CLOSED:
                raise
            # The server stops. The bot is asked again where the table is opened next.
            return
        finally:
            if self._thinking is asyncio.current_task():
                self._thinking = None
        decided(answer)
