"""A registry without sockets and HTTP: tables, a real store, and people who listen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from pioneers.bus.memory import Exchange, LocalBus
from pioneers.kernel.mistake import Mistake
from pioneers.server.bots.pool import BotPool
from pioneers.server.files.checker import Checker
from pioneers.server.hosting.context import Context
from pioneers.server.hosting.metrics import Metrics
from pioneers.server.hosting.timepiece import Time
from pioneers.server.tables.registry import Registry
from pioneers.server.wire.bodies import NewTable, SeatWish
from pioneers.store.interface import Log, Store
from pioneers.store.sql.rows import Ending, Entry, Person, new_id, now
from pioneers.store.sqlite import SqliteStore
from tests.server.insides import look


class Later(Time):
    """Times that a test moves on: what passes for all, and what passes while no server runs."""

    def __init__(self) -> None:
        self.passed = 0
        self.stopped = 0

    def wall(self) -> int:
        return super().wall() + self.passed + self.stopped

    def elapsed(self) -> int:
        return super().elapsed() + self.passed


class Listener:
    """A connection that keeps what it is sent."""

    language = "en"

    def __init__(self, person: Person) -> None:
        self.person = person.id
        self.name = person.name
        self.muted: frozenset[str] = frozenset()
        self.heard: list[dict[str, Any]] = []
        self.news = asyncio.Event()
        self._count = 0

    def send(self, message: bytes) -> None:
        look(message)
        self.heard.append(msgspec.json.decode(message))
        self.news.set()

    def close(self, code: int, reason: str) -> None:
        raise AssertionError((code, reason))

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of this type."""
        return next(message for message in reversed(self.heard) if message["type"] == kind)

    def client(self) -> str:
        self._count += 1
        return f"client-{self._count:04d}"


class FullDisk:
    """A log whose disk is full whenever a test says so."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.full = False
        # It writes so many times without saying so, as when the connection to a database server breaks.
        self.silent = 0

    async def append(self, entries: Sequence[Entry], ending: Ending | None = None) -> list[Entry]:
        if self.full and entries:
            raise Mistake("store-full", file="games.db")
        earlier = await self.log.append(entries, ending)
        if self.silent:
            self.silent -= 1
            raise Mistake("store-server-unsure", server="postgresql://localhost/games", reason="it is gone")
        return earlier

    async def read(self, table: str, since: int = 1) -> list[Entry]:
        return await self.log.read(table, since)

    async def find(self, table: str, client: str) -> Entry | None:
        return await self.log.find(table, client)


class WatchedStore:
    """A store with a log that can fail; everything else is the store's own."""

    def __init__(self, store: Store) -> None:
        self.tables = store.tables
        self.people = store.people
        self.finished = store.finished
        self.reviews = store.reviews
        self.log = FullDisk(store.log)

    failing = None

    async def probe(self) -> None:
        raise AssertionError

    async def backup(self, target: Path) -> None:
        raise AssertionError(target)

    async def close(self) -> None:
        raise AssertionError


class Place:
    """A registry and what it stands on."""

    def __init__(self, registry: Registry, store: WatchedStore) -> None:
        self.registry = registry
        self.store = store

    def listener(self, person: Person) -> Listener:
        made = Listener(person)
        self.registry.entered(made)
        return made

    async def say(self, listener: Listener, **message: object) -> None:
        """Send a message and wait until its table has answered."""
        listener.news.clear()
        self.registry.received(listener, msgspec.json.encode(message))
        await listener.news.wait()
        await self.settled(str(message["table"]))

    async def settled(self, table: str) -> None:
        """Wait until a table has nothing to do."""
        for _ in range(3):
            known = self.registry.tables.get(table)
            if known is not None:
                await known.idle()
            await asyncio.sleep(0.005)

    async def table(self, person: Person, game: str = "board", **more: Any) -> str:
        """A table that one person plays alone, for all seats."""
        wish = NewTable(game=game, seats=[SeatWish(kind="me"), SeatWish(kind="me")], **more)
        return (await self.registry.create(person, wish)).id


Houses = list[Place]


@asynccontextmanager
async def open_registry(folder: Path, thinking: bool = False, **more: Any) -> AsyncIterator[Place]:
    """A registry on the database of a folder; a second for one folder is a restart. Bots play only if `thinking`."""
    async with await SqliteStore.open(folder / "games.db") as store:
        watched = WatchedStore(store)
        bots = BotPool(1)
        if thinking:
            await bots.open()
        checker = Checker()
        registry = Registry(Context(watched, bots, Metrics(), checker, pace=0, **more))
        await registry.open()
        try:
            yield Place(registry, watched)
        finally:
            await registry.close()
            await checker.close()
            if thinking:
                await bots.close()


@asynccontextmanager
async def open_registries(
    folder: Path, count: int = 2, thinking: bool = False
) -> AsyncIterator[tuple[Houses, Exchange]]:
    """Several registries on one store that hear of each other, as so many processes would."""
    exchange = Exchange()
    async with await SqliteStore.open(folder / "games.db") as store, AsyncExitStack() as stack:
        bots = BotPool(1)
        if thinking:
            await bots.open()
            stack.push_async_callback(bots.close)
        checker = Checker()
        stack.push_async_callback(checker.close)
        places = []
        buses = [LocalBus(exchange) for _ in range(count)]
        for bus in buses:
            watched = WatchedStore(store)
            registry = Registry(Context(watched, bots, Metrics(), checker, pace=0, bus=bus))
            await registry.open()
            stack.push_async_callback(registry.close)
            places.append(Place(registry, watched))
        yield places, exchange


def somebody(name: str = "Ada") -> Person:
    """A person who is new here."""
    return Person(id=new_id(), name=name, created=now(), seen=now(), settings={})
