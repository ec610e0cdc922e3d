"""The event bus: what happens at a table goes to everybody who looks on, without waiting for the slow."""

from __future__ import annotations

import asyncio
from collections import deque
from types import TracebackType
from typing import Protocol, Self

from pioneers.kernel.mistake import Mistake

# So many messages may wait for one subscriber.
BACKLOG = 256


class Dropped(Mistake):
    """Raised to a subscriber who fell too far behind: he has missed messages and must ask for a fresh view."""

    def __init__(self, topic: str) -> None:
        super().__init__("store-dropped", topic=topic)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.figures["topic"],)


class Subscription(Protocol):
    """`async with` begins it: what is published from then on is iterated over, in order, each message once.

    It ends when the bus closes, and with `Dropped` when too many messages wait.
    """

    async def __aenter__(self) -> Self: ...

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None: ...

    def __aiter__(self) -> Self: ...

    async def __anext__(self) -> bytes: ...


class Bus(Protocol):
    """Publishes to topics. A message is bytes, made once however many listen."""

    async def publish(self, topic: str, message: bytes) -> None:
        """Send a message to all who subscribe to the topic now; it never waits for them to read it."""
        ...

    def subscribe(self, topic: str, backlog: int = BACKLOG) -> Subscription:
        """A subscription for one task, begun with `async with`; at most `backlog` messages wait for it."""
        ...

    async def close(self) -> None:
        """End all subscriptions after what waits there; publishing later is a `Mistake`."""
        ...


class LocalSubscription:
    """A subscription within the process."""

    def __init__(self, bus: LocalBus, topic: str, backlog: int) -> None:
        self.topic = topic
        self.dropped = False
        self.ended = False
        self._bus = bus
        self._backlog = backlog
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    async def __aenter__(self) -> Self:
        self._bus.enter(self)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._bus.leave(self)
        self.end()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> bytes:
        while not self._waiting:
            if self.dropped:
                raise Dropped(self.topic)
            if self.ended:
                raise StopAsyncIteration
            self._news.clear()
            await self._news.wait()
        return self._waiting.popleft()

    def put(self, message: bytes) -> bool:
        """Take a message; False if too many wait. Then they are thrown away: a fresh view makes up for them."""
        if len(self._waiting) >= self._backlog:
            self._waiting.clear()
            self.dropped = True
        else:
            self._waiting.append(message)
        self._news.set()
        return not self.dropped

    def end(self) -> None:
        """Let the one who iterates finish."""
        self.ended = True
        self._news.set()


class LocalBus:
    """See `Bus`; within one process and one event loop."""

    def __init__(self) -> None:
        self._subscribers: dict[str, list[LocalSubscription]] = {}
        self._closed = False

    async def publish(self, topic: str, message: bytes) -> None:
        """Send a message to all who subscribe to the topic now."""
        if self._closed:
            raise Mistake("store-closed")
        for subscriber in self._subscribers.get(topic, [])[:]:
            if not subscriber.put(message):
                self.leave(subscriber)

    def subscribe(self, topic: str, backlog: int = BACKLOG) -> LocalSubscription:
        """A subscription for one task."""
        return LocalSubscription(self, topic, backlog)

    async def close(self) -> None:
        """End all subscriptions after what waits there."""
        self._closed = True
        for subscribers in self._subscribers.values():
            for subscriber in subscribers:
                subscriber.end()
        self._subscribers.clear()

    def enter(self, subscriber: LocalSubscription) -> None:
        """From now on the subscriber gets messages."""
        if self._closed:
            raise Mistake("store-closed")
        self._subscribers.setdefault(subscriber.topic, []).append(subscriber)

    def leave(self, subscriber: LocalSubscription) -> None:
        """The subscriber gets no more messages; a topic without any is forgotten."""
        subscribers = self._subscribers.get(subscriber.topic, [])
        if subscriber in subscribers:
            subscribers.remove(subscriber)
            if not subscribers:
                del self._subscribers[subscriber.topic]
