"""A worker: takes questions from the stream, lets a pool of processes think, and sends the answers back."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec

from pioneers.bus.connection import PATIENCE, CommandError, Connection, DownError, connect
from pioneers.bus.redis import RedisBus
from pioneers.kernel.mistake import Mistake
from pioneers.server.bots.pool import BotPool
from pioneers.server.bots.remote.messages import (
    ALIVE,
    BEAT,
    FIELD,
    GROUP,
    SILENCE,
    STREAM,
    STUDIES,
    WHO_IS_THERE,
    Answered,
    Asked,
    AskedStudy,
    answers_for,
)

logger = logging.getLogger(__name__)

# Milliseconds that Redis lets us wait for a question.
_BLOCK = 500
# Seconds after which a worker that leaves the pool to others looks again whether there is room.
_LATER = 0.1
# Seconds before Redis is tried again, and that questions under way get when the worker stops.
_PAUSE = 0.5
_LAST_ANSWERS = 10.0


class BotWorker:
    """One of the group that answers. What it has taken it keeps renewing; a dead one's questions go to the others.

    One that takes what is to be studied leaves the pool to questions of the other one `before` it.
    """

    def __init__(self, bus: RedisBus, pool: BotPool, before: BotWorker | None = None) -> None:
        self.answered = 0
        self._bus = bus
        self._pool = pool
        self._before = before
        self._stream = bus.key(STREAM if before is None else STUDIES)
        self._decoder: msgspec.json.Decoder[Asked | AskedStudy]
        self._decoder = msgspec.json.Decoder(Asked if before is None else AskedStudy)
        # Questions under way, by their names in the stream.
        self._thinking: dict[bytes, asyncio.Task[None]] = {}
        self._room = asyncio.Event()
        self._reading: Connection | None = None

    @property
    def busy(self) -> int:
        """How much is under way."""
        return len(self._thinking)

    async def run(self, stopping: asyncio.Event) -> None:
        """Answer until it is told to stop; then finish what is under way."""
        called = (
            self._bus.listen(WHO_IS_THERE, lambda _: self._bus.publish(ALIVE, b"")) if self._before is None else None
        )
        tasks = [asyncio.create_task(self._take()), asyncio.create_task(self._beat())]
        await stopping.wait()
        if called is not None:
            called.stop()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._thinking:
            await asyncio.wait(self._thinking.values(), timeout=_LAST_ANSWERS)
        for left in [*self._thinking.values()]:
            left.cancel()
        if not self._thinking:
            self._bus.send("XGROUP", "DELCONSUMER", self._stream, GROUP, self._bus.process)
        if self._reading is not None:
            self._reading.abort()

    async def _beat(self) -> None:
        """Give signs of life, keep what is ours, and take over what the dead have left."""
        while True:
            if self._before is None:
                self._bus.publish(ALIVE, b"")
            for entry in self._thinking:
                self._bus.send("XCLAIM", self._stream, GROUP, self._bus.process, 0, entry, "JUSTID")
            free = self._free()
            if free:
                with suppress(DownError, CommandError):
                    claim = ("XAUTOCLAIM", self._stream, GROUP, self._bus.process, round(SILENCE * 1000), "0-0")
                    left = (await self._bus.ask(*claim, "COUNT", free))[1]
                    if left:
                        self._begin(left, milliseconds(await self._bus.ask("TIME")))
            await asyncio.sleep(BEAT)

    async def _take(self) -> None:
        """Take questions as long as there is room."""
        while True:
            self._room.clear()
            free = self._free()
            if not free and self._before is None:
                await self._room.wait()
                continue
            if not free:
                await asyncio.sleep(_LATER)
                continue
            try:
                await self._read(free)
            except (OSError, DownError):
                # Whoever lost the connection has lost nothing else: a question is ours until others claim it.
                if self._reading is not None:
                    self._reading.abort()
                    self._reading = None
                await asyncio.sleep(_PAUSE)
            except CommandError as refused:
                # Redis was emptied, or the questions have expired, and the group with them.
                if not str(refused).startswith(("NOGROUP", "UNBLOCKED")):
                    logger.warning("Redis gives no questions", extra={"reason": str(refused)})
                    await asyncio.sleep(_PAUSE)
                with suppress(DownError, CommandError):
                    await self._bus.ask("XGROUP", "CREATE", self._stream, GROUP, "0", "MKSTREAM")

    async def _read(self, free: int) -> None:
        if self._reading is None:
            # One of its own: Redis lets nothing pass a command that waits.
            self._reading = await connect(self._bus.address, lambda _: None)
        command = ("XREADGROUP", "GROUP", GROUP, self._bus.process, "COUNT", free, "BLOCK", _BLOCK)
        found = await self._reading.ask(*command, "STREAMS", self._stream, ">", patience=_BLOCK / 1000 + PATIENCE)
        if found:
            self._begin(found[0][1], milliseconds(await self._reading.ask("TIME")))

    def _begin(self, entries: list[Any], now: int) -> None:
        """Let the pool think about these. `now` is the time of Redis, by which entries are named."""
        for entry, fields in filter(None, entries):
            if entry in self._thinking:
                continue
            try:
                asked = self._decoder.decode(dict(zip(fields[::2], fields[1::2], strict=True))[FIELD])
            except (msgspec.DecodeError, KeyError, TypeError):
                # Nil where it was withdrawn; and perhaps a newer version asks what this one does not understand.
                self._done(entry)
                continue
            if now - int(entry.partition(b"-")[0]) > asked.milliseconds:
                self._done(entry)
                continue
            self._thinking[entry] = asyncio.create_task(self._think(entry, asked))

    async def _think(self, entry: bytes, asked: Asked | AskedStudy) -> None:
        try:
            if isinstance(asked, Asked):
                answered = Answered(asked.number, await self._pool.decide(asked.question))
            else:
                answered = Answered(asked.number, studied=await self._pool.study(asked.study))
        except Mistake:
            logger.exception("a question cannot be answered")
        else:
            self._bus.publish(answers_for(asked.process), msgspec.json.encode(answered))
            self.answered += 1
            self._done(entry)
        finally:
            del self._thinking[entry]
            self._room.set()

    def _done(self, entry: bytes) -> None:
        self._bus.send("XACK", self._stream, GROUP, entry)
        self._bus.send("XDEL", self._stream, entry)

    def _free(self) -> int:
        others = 0 if self._before is None else self._before.busy
        return max(0, self._pool.most - self.busy - others)


def milliseconds(time: list[bytes]) -> int:
    """The time of Redis, as its streams count it."""
    return int(time[0]) * 1000 + int(time[1]) // 1000
