"""Leases and notes that all processes share, in Redis."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

from pioneers.bus.connection import CommandError, DownError
from pioneers.bus.memory import MemoryNotes

if TYPE_CHECKING:
    from pioneers.bus.redis import RedisBus

logger = logging.getLogger(__name__)

# Take a lease that is free or ours; give up one that is ours.
_HOLD = """
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1
"""
_RELEASE = "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0"
# Leases that ran out are looked through when there are so many.
_SWEEP = 1_000


class RedisLeases:
    """See `Leases`."""

    def __init__(self, bus: RedisBus) -> None:
        self._bus = bus
        # Until when we hold each, by our own clock, which began to count before that of Redis.
        self._until: dict[str, float] = {}
        self._sweep_at = _SWEEP

    async def holds(self, name: str, milliseconds: int) -> bool:
        """Take a lease, or renew it."""
        asked = time.monotonic()
        try:
            mine = await self._bus.ask("EVAL", _HOLD, 1, self._bus.key("lease", name), self._bus.process, milliseconds)
        except DownError:
            return True
        except CommandError:
            logger.exception("a lease could not be asked for")
            return True
        if not mine:
            self._until.pop(name, None)
            return False
        if len(self._until) >= self._sweep_at:
            self._until = {held: until for held, until in self._until.items() if until > asked}
            self._sweep_at = max(_SWEEP, 2 * len(self._until))
        self._until[name] = asked + milliseconds / 1000
        return True

    async def release(self, name: str) -> None:
        """Let others have it at once."""
        if self._until.pop(name, None) is not None:
            self._bus.send("EVAL", _RELEASE, 1, self._bus.key("lease", name), self._bus.process)

    async def release_all(self) -> None:
        """Let others have everything at once."""
        for name in [*self._until]:
            await self.release(name)

    def held(self, name: str) -> bool:
        """Whether this process holds a lease."""
        return not self._bus.is_up or self._until.get(name, 0.0) > time.monotonic()

    def forget(self) -> None:
        """The bus is down. What is held when it is back must be asked for."""
        self._until.clear()


class RedisNotes:
    """See `Notes`. What is written down while Redis is away stays in this process.

    A note is in one place, so it is taken once: where nobody knows whether Redis has written it down, it is lost.
    """

    def __init__(self, bus: RedisBus) -> None:
        self._bus = bus
        self._own = MemoryNotes()

    async def put(self, key: str, value: bytes, milliseconds: int) -> None:
        """Write a note down."""
        await self._own.take(key)
        if not self._bus.is_up:
            await self._own.put(key, value, milliseconds)
            return
        try:
            await self._bus.ask("SET", self._bus.key("note", key), value, "PX", milliseconds)
        except (DownError, CommandError):
            logger.warning("a note may be lost", exc_info=True)

    async def get(self, key: str) -> bytes | None:
        """The note, if there is one."""
        return await self._own.get(key) or await self._asked("GET", key)

    async def take(self, key: str) -> bytes | None:
        """The note, which is then gone."""
        return await self._own.take(key) or await self._asked("GETDEL", key)

    async def _asked(self, command: str, key: str) -> bytes | None:
        try:
            found = await self._bus.ask(command, self._bus.key("note", key))
        except DownError:
            return None
        except CommandError:
            logger.exception("a note could not be read")
            return None
        return found if isinstance(found, bytes) else None
