"""The bus in memory: for a server of one process, and for tests in which several share an `Exchange`."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable

from pioneers.bus.interface import Callback
from pioneers.bus.topics import Topics

# So many notes are kept; the oldest makes room for the next.
MOST_NOTES = 4_000


def new_process() -> str:
    """A name for a process, which no other has."""
    return secrets.token_hex(6)


class MemoryNotes:
    """See `Notes`. `clock` counts seconds and never goes back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = MOST_NOTES) -> None:
        self._clock = clock
        self._most = most
        self._notes: OrderedDict[str, tuple[bytes, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._notes)

    async def put(self, key: str, value: bytes, milliseconds: int) -> None:
        """Write a note down."""
        now = self._clock()
        self._notes.pop(key, None)
        if len(self._notes) >= self._most:
            for old in [old for old, (_, until) in self._notes.items() if until <= now]:
                del self._notes[old]
        while len(self._notes) >= self._most:
            self._notes.popitem(last=False)
        self._notes[key] = value, now + milliseconds / 1000

    async def get(self, key: str) -> bytes | None:
        """The note, if there is one."""
        value, until = self._notes.get(key, (None, 0.0))
        return value if until > self._clock() else None

    async def take(self, key: str) -> bytes | None:
        """The note, which is then gone."""
        value, until = self._notes.pop(key, (None, 0.0))
        return value if until > self._clock() else None


class Exchange:
    """What buses in memory share. A test may take it `down` and bring it `back`, as Redis would go and come."""

    def __init__(self) -> None:
        self.is_up = True
        self.members: list[LocalBus] = []
        # Who holds a lease, and until when.
        self.leases: dict[str, tuple[str, float]] = {}
        self.notes = MemoryNotes()

    def down(self) -> None:
        """Nothing gets through from now on."""
        self.is_up = False
        for member in self.members:
            for callback in member.on_loss:
                asyncio.get_running_loop().call_soon(callback)

    def back(self, *, empty: bool = False) -> None:
        """All is well again, or begins anew."""
        if empty:
            self.leases.clear()
        self.is_up = True
        for member in self.members:
            for callback in member.on_return:
                asyncio.get_running_loop().call_soon(callback)


class MemoryLeases:
    """See `Leases`."""

    def __init__(self, exchange: Exchange, process: str) -> None:
        self._exchange = exchange
        self._process = process

    async def holds(self, name: str, milliseconds: int) -> bool:
        """Take a lease, or renew it."""
        if not self._exchange.is_up:
            return True
        holder, until = self._exchange.leases.get(name, ("", 0.0))
        now = time.monotonic()
        if holder != self._process and until > now:
            return False
        self._exchange.leases[name] = self._process, now + milliseconds / 1000
        return True

    async def release(self, name: str) -> None:
        """Let others have it at once."""
        if self._exchange.leases.get(name, ("", 0.0))[0] == self._process:
            del self._exchange.leases[name]

    def held(self, name: str) -> bool:
        """Whether this process holds a lease."""
        holder, until = self._exchange.leases.get(name, ("", 0.0))
        return not self._exchange.is_up or (holder == self._process and until > time.monotonic())


class LocalListening:
    """See `Listening`."""

    __slots__ = ("_bus", "_callback", "_topic")

    def __init__(self, bus: LocalBus, topic: str, callback: Callback) -> None:
        self._bus = bus
        self._topic = topic
        self._callback = callback

    async def ready(self) -> bool:
        """Nothing to wait for."""
        return self._bus.is_up

    def stop(self) -> None:
        """Hear nothing more."""
        self._bus.topics.remove(self._topic, self._callback)


class LocalBus:
    """See `Bus`. Alone it has nobody to tell anything, and every lease is free."""

    def __init__(self, exchange: Exchange | None = None) -> None:
        self.exchange = exchange or Exchange()
        self.process = new_process()
        self.leases = MemoryLeases(self.exchange, self.process)
        self.notes = self.exchange.notes
        self.on_loss: list[Callable[[], None]] = []
        self.on_return: list[Callable[[], None]] = []
        self.published = 0
        self.dropped = 0
        self.topics = Topics()
        self.exchange.members.append(self)

    @property
    def is_alone(self) -> bool:
        """Whether nobody shares the exchange."""
        return len(self.exchange.members) == 1

    @property
    def is_up(self) -> bool:
        """Always, unless a test has taken the exchange down."""
        return self.exchange.is_up

    def publish(self, topic: str, message: bytes) -> None:
        """Tell the others who share the exchange."""
        members = self.exchange.members
        if not self.exchange.is_up:
            self.dropped += 1
            return
        self.published += 1
        if len(members) > 1:
            for member in members:
                if member is not self and topic in member.topics.callbacks:
                    asyncio.get_running_loop().call_soon(member.topics.tell, topic, message)

    def listen(self, topic: str, callback: Callback) -> LocalListening:
        """Call back with what others publish."""
        self.topics.add(topic, callback)
        return LocalListening(self, topic, callback)

    async def close(self) -> None:
        """Leave the exchange."""
        held = self.exchange.leases
        for name in [name for name, (holder, _) in held.items() if holder == self.process]:
            del held[name]
        self.topics.callbacks.clear()
        if self in self.exchange.members:
            self.exchange.members.remove(self)
