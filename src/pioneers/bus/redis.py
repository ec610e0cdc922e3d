"""The bus over Redis. Redis may be killed, frozen, emptied and restarted: news are lost then, nothing else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from pioneers.bus.address import RedisAddress
from pioneers.bus.confirmations import Confirmations
from pioneers.bus.connection import PATIENCE, CommandError, Connection, DownError, Part, connect
from pioneers.bus.interface import Callback
from pioneers.bus.memory import new_process
from pioneers.bus.shared import RedisLeases, RedisNotes
from pioneers.bus.topics import Topics

logger = logging.getLogger(__name__)

# Seconds between two signs of life that are asked for. With `PATIENCE` this is how soon a frozen Redis is noticed.
BEAT = 0.25
# Seconds before Redis is tried again: each time twice as long.
FIRST_PAUSE = 0.05
LONGEST_PAUSE = 1.0
# The bytes of a message that name the process it comes from.
_SENDER = len(new_process())
# So many topics are asked for in one command.
_AT_ONCE = 500


class RedisListening:
    """See `Listening`."""

    __slots__ = ("_bus", "_callback", "_topic")

    def __init__(self, bus: RedisBus, topic: str, callback: Callback) -> None:
        self._bus = bus
        self._topic = topic
        self._callback = callback

    async def ready(self) -> bool:
        """Wait until Redis has confirmed that we listen."""
        return await self._bus.heard_by_us(self._topic)

    def stop(self) -> None:
        """Hear nothing more."""
        self._bus.stop_listening(self._topic, self._callback)


class RedisBus:
    """See `Bus`; made by `open`. Two connections: one for commands, one that hears the news."""

    def __init__(self, address: RedisAddress) -> None:
        self.address = address
        self.process = new_process()
        self.leases = RedisLeases(self)
        self.notes = RedisNotes(self)
        self.on_loss: list[Callable[[], None]] = []
        self.on_return: list[Callable[[], None]] = []
        self.published = 0
        self.dropped = 0
        self.is_alone = False
        self.is_up = False
        self._sender = self.process.encode()
        self._channels = f"{address.root}news:"
        self._topics = Topics()
        self._commands: Connection | None = None
        self._news: Connection | None = None
        self._confirmations = Confirmations()
        self._lost = asyncio.Event()
        self._tried = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, address: RedisAddress) -> RedisBus:
        """A bus, up if Redis is there; else it goes up as soon as it is."""
        bus = cls(address)
        bus._keeping = asyncio.create_task(bus._keep())
        await bus._tried.wait()
        return bus

    def key(self, kind: str, name: str = "") -> str:
        """The name of something in Redis."""
        return f"{self.address.root}{kind}:{name}"

    def publish(self, topic: str, message: bytes) -> None:
        """Tell all other processes that listen to the topic."""
        connection = self._commands
        if (
            self.is_up
            and connection is not None
            and connection.send("PUBLISH", self._channels + topic, self._sender + message)
        ):
            self.published += 1
        else:
            self.dropped += 1

    def listen(self, topic: str, callback: Callback) -> RedisListening:
        """Call back with what other processes publish."""
        if self._topics.add(topic, callback):
            self._subscribe(topic)
        return RedisListening(self, topic, callback)

    def stop_listening(self, topic: str, callback: Callback) -> None:
        """The callback hears nothing more."""
        if self._topics.remove(topic, callback) and self._news is not None:
            self._news.send("UNSUBSCRIBE", self._channels + topic)

    async def heard_by_us(self, topic: str) -> bool:
        """Wait until Redis sends us what is published in a topic; False if the bus is down."""
        await self._confirmations.of(topic)
        return self.is_up

    async def ask(self, *parts: Part) -> Any:
        """The answer to a command. `DownError` if there is none: then nobody knows whether it was carried out."""
        if not self.is_up or self._commands is None:
            raise DownError
        return await self._commands.ask(*parts)

    def send(self, *parts: Part) -> None:
        """A command whose answer nobody waits for, and that may be lost."""
        if self.is_up and self._commands is not None:
            self._commands.send(*parts)

    async def close(self) -> None:
        """Say and hear nothing more. What was published goes out before, and leases are let go of."""
        if self._keeping is None:
            return
        await self.leases.release_all()
        if self.is_up and self._commands is not None:
            try:
                await self._commands.ask("PING")
            except (DownError, CommandError):
                logger.debug("the last news may not have gone out")
        self._keeping.cancel()
        await asyncio.gather(self._keeping, return_exceptions=True)
        self._keeping = None
        self._topics.callbacks.clear()

    # Keeping connected.

    async def _keep(self) -> None:
        """Connect, and again whenever the connection is lost."""
        pause = FIRST_PAUSE
        missed = False
        said = ""
        while True:
            try:
                await self._connect()
            except (OSError, DownError, CommandError) as error:
                # The words of a refusal are those of Redis: a wrong password, or that it is still loading.
                reason = str(error) or type(error).__name__
                if reason != said:
                    logger.warning("Redis does not answer", extra={"reason": reason, "redis": self.address.shown})
                said, missed = reason, True
                self._end()
                self._tried.set()
                await asyncio.sleep(pause)
                pause = min(LONGEST_PAUSE, 2 * pause)
                continue
            self._tried.set()
            if missed:
                logger.info("Redis is back", extra={"redis": self.address.shown})
                self._call(self.on_return)
            pause, missed, said = FIRST_PAUSE, True, ""
            try:
                await self._watch()
            finally:
                self._end()
            logger.warning("Redis is lost", extra={"redis": self.address.shown})
            self._call(self.on_loss)

    async def _connect(self) -> None:
        """Connect and listen to all topics again; up when nothing that is published can be missed."""
        self._lost.clear()
        self._commands = await connect(self.address, self._connection_lost)
        self._news = await connect(self.address, self._connection_lost, self._hear)
        topics = [*self._topics.callbacks]
        for start in range(0, len(topics), _AT_ONCE):
            self._subscribe(*topics[start : start + _AT_ONCE])
        try:
            async with asyncio.timeout(PATIENCE):
                await self._confirmations.of_all()
        except TimeoutError:
            raise DownError from None
        if self._lost.is_set():
            raise DownError
        self.is_up = True

    def _subscribe(self, *topics: str) -> None:
        if self._news is None:
            return
        if self._news.send("SUBSCRIBE", *(self._channels + topic for topic in topics)):
            for topic in topics:
                self._confirmations.asked(topic)
        else:
            # It is gone, or Redis reads nothing: all topics are asked for again with the next connection.
            self._news.abort()

    async def _watch(self) -> None:
        """Ask for signs of life until there is none."""
        loop = asyncio.get_running_loop()
        while not self._lost.is_set():
            asked = loop.time()
            for connection in (self._commands, self._news):
                if connection is not None:
                    connection.send("PING")
            try:
                async with asyncio.timeout(BEAT):
                    await self._lost.wait()
            except TimeoutError:
                pass
            now = loop.time()
            if now - asked > 2 * BEAT:
                # It was we who slept: what was said meanwhile is not read yet.
                continue
            silent = min(connection.heard for connection in (self._commands, self._news) if connection is not None)
            if now - silent > PATIENCE:
                return

    def _end(self) -> None:
        self.is_up = False
        self.leases.forget()
        connections = [self._commands, self._news]
        self._commands = self._news = None
        for connection in connections:
            if connection is not None:
                connection.abort()
        self._confirmations.given_up()

    def _connection_lost(self, connection: Connection) -> None:
        if connection in {self._commands, self._news}:
            self.is_up = False
            self._lost.set()
            self._confirmations.given_up()

    def _call(self, callbacks: list[Callable[[], None]]) -> None:
        for callback in callbacks[:]:
            try:
                callback()
            except Exception:
                logger.exception("that Redis went or came could not be dealt with")

    def _hear(self, reply: Any) -> None:
        """Something came over the connection that hears the news."""
        if not isinstance(reply, list) or len(reply) < 3:
            return
        kind, channel, content = reply
        if kind == b"message":
            if not content.startswith(self._sender):
                self._topics.tell(channel.decode().removeprefix(self._channels), content[_SENDER:])
        elif kind == b"subscribe":
            self._confirmations.confirmed(channel.decode().removeprefix(self._channels))
