"""What a bus offers: news between processes, leases, notes that expire. None of it is the truth: that is the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Callback = Callable[[bytes], None]


class Listening(Protocol):
    """Somebody listens to a topic, until `stop`."""

    async def ready(self) -> bool:
        """Wait until whatever is published from now on will be heard; False if the bus is down and nothing is.

        Who reads the state of things afterwards, and hears the news, has missed nothing.
        """
        ...

    def stop(self) -> None:
        """Hear nothing more. May be called twice."""
        ...


class Leases(Protocol):
    """Who of all processes does a thing that one is enough for. While the bus is down everybody holds every lease, so
    it must be harmless if two do it.
    """

    async def holds(self, name: str, milliseconds: int) -> bool:
        """Take a lease, or renew it: whether this process holds it for so long from now."""
        ...

    async def release(self, name: str) -> None:
        """Let others have it at once."""
        ...

    def held(self, name: str) -> bool:
        """Whether this process holds a lease, by what `holds` last said: costs nothing."""
        ...


class Notes(Protocol):
    """Small things that any process may read, for a while. They may be lost: whoever wrote one down asks again."""

    async def put(self, key: str, value: bytes, milliseconds: int) -> None:
        """Write a note down for so long, in place of an earlier one of this key."""
        ...

    async def get(self, key: str) -> bytes | None:
        """The note, if there is one."""
        ...

    async def take(self, key: str) -> bytes | None:
        """The note, which is then gone: of all who ask, one gets it."""
        ...


class Bus(Protocol):
    """One process's end of the bus. It is used in one event loop."""

    # The name of this process, which no other has.
    process: str
    # Called in the loop when the bus was lost, and after it came back: news may have been missed in between.
    on_loss: list[Callable[[], None]]
    on_return: list[Callable[[], None]]
    # Messages handed over, and messages thrown away: the bus was down, or too many waited.
    published: int
    dropped: int

    @property
    def leases(self) -> Leases:
        """Who does what one is enough for."""
        ...

    @property
    def notes(self) -> Notes:
        """Small things for a while."""
        ...

    @property
    def is_alone(self) -> bool:
        """Whether no other process can be there: then nobody needs to be told anything."""
        ...

    @property
    def is_up(self) -> bool:
        """Whether news get through, as far as this process knows."""
        ...

    def publish(self, topic: str, message: bytes) -> None:
        """Tell all other processes that listen to the topic. It never waits and never raises; news may be lost."""
        ...

    def listen(self, topic: str, callback: Callback) -> Listening:
        """Call back in the loop with what other processes publish from now on: in order, each message once."""
        ...

    async def close(self) -> None:
        """Say and hear nothing more; others may have the leases of this process at once."""
        ...
