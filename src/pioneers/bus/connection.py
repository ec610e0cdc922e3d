"""One connection to Redis: commands go out in one write for each turn of the loop, answers come back in order.

Its own protocol on hiredis, the parser of Redis' authors, instead of a client library: publishing must neither wait nor
cost a task, and whether Redis is gone, frozen or only slow must be known within two seconds.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, cast

import hiredis

from pioneers.bus.address import RedisAddress

# Seconds in which a connection must be made, and in which an answer must come.
CONNECTING = 2.0
PATIENCE = 1.0
# So many bytes may wait for Redis to read them.
MOST_WAITING = 8_000_000

Part = str | bytes | int


class DownError(Exception):
    """Redis does not answer: it is not there, is frozen, or the connection was lost before the answer came."""


class CommandError(Exception):
    """Redis refuses a command."""


class Connection(asyncio.Protocol):
    """A connection, made by `connect`. Without `pushed` each command is answered; with it, all that comes is pushed."""

    def __init__(self, lost: Callable[[Connection], None], pushed: Callable[[Any], None] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        self._lost = lost
        # Who gets what comes unasked: news. None of that while it is let in.
        self.pushed = pushed
        self._reader = hiredis.Reader()
        self._transport: asyncio.Transport | None = None
        # For each command under way, who waits for its answer.
        self._awaited: deque[asyncio.Future[Any] | None] = deque()
        self._outgoing: list[bytes] = []
        self._outgoing_bytes = 0
        self.is_open = False
        # When Redis last said something.
        self.heard = self._loop.time()

    def send(self, *parts: Part) -> bool:
        """Send a command whose answer nobody waits for; False if it is thrown away."""
        if not self._write(packed(parts)):
            return False
        if self.pushed is None:
            self._awaited.append(None)
        return True

    async def ask(self, *parts: Part, patience: float = PATIENCE) -> Any:
        """Send a command and wait for its answer. `DownError`: nobody knows whether it was carried out."""
        assert self.pushed is None, "pushed answers belong to no command"
        if not self._write(packed(parts)):
            raise DownError
        answer: asyncio.Future[Any] = self._loop.create_future()
        self._awaited.append(answer)
        try:
            async with asyncio.timeout(patience):
                return await answer
        except TimeoutError:
            raise DownError from None

    def abort(self) -> None:
        """Give it up."""
        if self._transport is not None:
            self._transport.abort()

    def _write(self, command: bytes) -> bool:
        transport = self._transport
        if not self.is_open or transport is None:
            return False
        waiting = self._outgoing_bytes + len(command)
        if waiting + transport.get_write_buffer_size() > MOST_WAITING:
            return False
        if not self._outgoing:
            self._loop.call_soon(self._flush)
        self._outgoing.append(command)
        self._outgoing_bytes = waiting
        return True

    def _flush(self) -> None:
        if self.is_open and self._transport is not None:
            self._transport.write(b"".join(self._outgoing))
        self._outgoing.clear()
        self._outgoing_bytes = 0

    # What the event loop calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Redis is there."""
        self._transport = cast("asyncio.Transport", transport)
        self.is_open = True

    def data_received(self, data: bytes) -> None:
        """Answers, or news."""
        self.heard = self._loop.time()
        try:
            self._reader.feed(data)
            while (reply := self._reader.gets()) is not False:
                if self.pushed is not None:
                    self.pushed(reply)
                else:
                    self._answered(reply)
        except hiredis.ProtocolError:
            # What speaks there is no Redis.
            self.abort()

    def _answered(self, reply: Any) -> None:
        if not self._awaited:
            # Answers and commands do not fit any more: none may be taken for another's.
            self.abort()
            return
        waiting = self._awaited.popleft()
        if waiting is None or waiting.done():
            return
        if isinstance(reply, hiredis.ReplyError):
            waiting.set_exception(CommandError(str(reply)))
        else:
            waiting.set_result(reply)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone, and with it all answers."""
        del exc
        self.is_open = False
        awaited, self._awaited = self._awaited, deque()
        for waiting in awaited:
            if waiting is not None and not waiting.done():
                waiting.set_exception(DownError())
        self._lost(self)


def packed(parts: tuple[Part, ...]) -> bytes:
    """A command as it goes over the wire."""
    return bytes(hiredis.pack_command(cast("Any", parts)))  # its types know commands of one word only


async def connect(
    address: RedisAddress,
    lost: Callable[[Connection], None],
    pushed: Callable[[Any], None] | None = None,
) -> Connection:
    """A connection that may be used; `OSError`, `DownError` or `CommandError` (a wrong password) if there is none."""
    # Until it is let in, answers are answers.
    made = Connection(lost)
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(CONNECTING):
            await loop.create_connection(lambda: made, address.host, address.port, ssl=address.tls or None)
            if address.password:
                user = (address.user,) if address.user else ()
                await made.ask("AUTH", *user, address.password)
            await made.ask("SELECT", address.database)
    except TimeoutError:
        made.abort()
        raise DownError from None
    except BaseException:
        made.abort()
        raise
    made.pushed = pushed
    return made
