"""HTTP below the framework: uvicorn's protocol, with a bound on all that strangers can send, hold open or leave unread.

Nothing here waits and nothing is logged: who is turned away is a figure of `metrics`, for he could fill the disk with
lines. A connection that becomes a socket leaves the doorway, and with it everything in this file, before the handshake.
"""

from __future__ import annotations

import asyncio
import struct
import sys
from functools import cache, partial
from typing import Any, cast

import httptools
import msgspec
from uvicorn import Config
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from pioneers.kernel.mistake import Mistake
from pioneers.server.http.headers import SECURITY_HEADERS
from pioneers.server.http.language import preferred_language
from pioneers.server.network.doorway import BUSY, IDLE, SILENT, Doorway
from pioneers.server.wire.problems import problem

if sys.platform != "win32":
    from fcntl import ioctl
    from termios import TIOCOUTQ

# The parser gets no more at once: between two pieces we look where it is.
PIECE = 8 * 1024
# Said of who is turned away: a word for the figures, the status, and what he is told.
_REASONS = {
    "head": (431, "http-head"),
    "headers": (431, "http-head"),
    "chunks": (400, "http-request"),
    "malformed": (400, "http-request"),
    "slow_head": (408, "http-slow"),
    "slow_body": (408, "http-slow"),
}


class Refused(Exception):  # noqa: N818 - an answer, not a failure
    """Raised inside the parser to stop it: the reason is one of the words of `_REASONS`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class BoundedProtocol(HttpToolsProtocol):
    """One connection. `look` is called about once a second and ends it when it has taken too long."""

    def __init__(
        self,
        doorway: Doorway,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.network: str | None = None
        self._doorway = doorway
        self._bounds = doorway.bounds
        # Where the parser is: before or in the headers of a request, or in its content.
        self._in_head = True
        self._head_bytes = 0
        self._messages = 0
        # Of the content: what the application gets, and what surrounds it on the line.
        self._body_bytes = 0
        self._chunk_bytes = 0
        # What came although nobody wants it any more.
        self._rest_bytes = 0
        # When the part began in which the connection is now: waiting for a request, its headers, its content, the end.
        self._since = 0.0
        self._answered = False
        self._parting = False
        self._deaf = False
        # The request that is being answered. `cycle` is the one read last, which may have to wait for this one.
        self._running: RequestResponseCycle | None = None
        # What was sent ahead and is not parsed before its turn.
        self._held = b""
        # Since when, and from which size on, what we send waits for a reader.
        self._unread_since = 0.0
        self._unread = 0

    # ── What the transport calls ─────────────────────────────────────────────────────────────────────────

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody is there; one too many is closed at once, without a word."""
        if not self._doorway.enter(self, transport):
            self.transport = transport
            transport.abort()
            return
        super().connection_made(transport)
        self._since = self.loop.time()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._doorway.leave(self)
        self._held = b""
        self._tell_gone(self._running)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something came."""
        if self._deaf or self._parting:
            self._leave_out(len(data))
        elif self.pipeline or self._held:
            # Not to be read yet. The application may have let more in, when it asked for the content of a request.
            self._held += data
            self.flow.pause_reading()
            if len(self._held) > self._bounds.rest_bytes:
                self._cut_off("ahead")
        else:
            if self._in_head and not self._head_bytes and self._answered:
                # The first byte of a further request.
                self._answered = False
                self._since = self.loop.time()
            self._feed(data)

    # ── Reading ──────────────────────────────────────────────────────────────────────────────────────────

    def _feed(self, data: bytes) -> None:
        """Let the parser have what came, piece by piece, until it is all read or too much."""
        start = 0
        try:
            while start < len(data):
                room = min(PIECE, self._bounds.head_bytes - self._head_bytes) if self._in_head else PIECE
                piece = data[start : start + room] if start or room < len(data) else data
                start += len(piece)
                self._read(piece)
                if self._parting:
                    return
                if self.pipeline:
                    self._held = data[start:]
                    return
        except Refused as refused:
            self._refuse(refused.reason)
        except httptools.HttpParserUpgrade:
            self._upgrade()
        except httptools.HttpParserError as error:
            inside = error.__context__
            self._refuse(inside.reason if isinstance(inside, Refused) else "malformed")

    def _read(self, piece: bytes) -> None:
        in_head, messages, body = self._in_head, self._messages, self._body_bytes
        self.parser.feed_data(piece)
        # A piece in which one part of a request ends is not counted for the next: it is small.
        if self._in_head:
            if in_head and messages == self._messages:
                self._head_bytes += len(piece)
                if self._head_bytes >= self._bounds.head_bytes:
                    raise Refused("head")
        elif not in_head and messages == self._messages:
            self._chunk_bytes += len(piece) - (self._body_bytes - body)
            if self._chunk_bytes > self._bounds.chunk_bytes + self._body_bytes:
                raise Refused("chunks")
            if not self._is_answering:
                self._leave_out(len(piece))

    def _leave_out(self, size: int) -> None:
        """Something came that nobody wants. Some of it is taken: who is cut off while sending cannot read an answer."""
        self._rest_bytes += size
        if self._rest_bytes > self._bounds.rest_bytes:
            self._parting = True
            self.transport.abort()

    # ── What the parser calls ────────────────────────────────────────────────────────────────────────────

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; or what stands behind a content in chunks, which nobody here reads."""
        if len(self.headers) >= self._bounds.headers:
            raise Refused("headers")
        if not self._in_head:
            return
        name = name.lower()
        if name == b"expect" and value.lower() == b"100-continue":
            self.expect_100_continue = True
        self.headers.append((name, value))

    def on_headers_complete(self) -> None:
        """All headers are there."""
        if len(self.pipeline) >= self._bounds.ahead:
            raise Refused("ahead")
        super().on_headers_complete()
        self._in_head = False
        self._head_bytes = self._body_bytes = self._chunk_bytes = 0
        self._since = self.loop.time()
        if self.parser.should_upgrade() and not self._should_upgrade():
            # To something that we do not speak: the answer is plain HTTP, and what follows may be anything.
            self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        """A part of the content."""
        self._body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete; whatever follows belongs to the next."""
        self._in_head = True
        self._head_bytes = 0
        self._messages += 1
        super().on_message_complete()

    # ── Answering ────────────────────────────────────────────────────────────────────────────────────────

    @property
    def _is_answering(self) -> bool:
        return bool(self.pipeline) or (self._running is not None and not self._running.response_complete)

    @property
    def doing(self) -> int:
        """What the doorway wants to know when it is full."""
        if self._is_answering or not self._in_head:
            return BUSY
        return SILENT if self._running is None else IDLE

    @property
    def _has_begun(self) -> bool:
        return bool(self.pipeline) or self.cycle.response_started

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    @staticmethod
    def _tell_gone(cycle: RequestResponseCycle | None) -> None:
        """Let the application know that nobody waits for its answer. uvicorn forgets the one that others wait for."""
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()

    def on_response_complete(self) -> None:
        """A request is answered: on with the next. How long it may take to come, `look` knows."""
        self.server_state.total_requests += 1
        if self.transport.is_closing():
            return
        self.flow.resume_reading()
        if self.pipeline:
            self._start_asgi_task(*self.pipeline.pop())
        else:
            self._answered = True
            self._since = self.loop.time()
        if self._held and not self.pipeline:
            held, self._held = self._held, b""
            self.data_received(held)

    def _upgrade(self) -> None:
        """A request to go on as a socket, or as something we do not speak."""
        if not self._should_upgrade():
            self._deaf = True
        elif self._is_answering:
            # The answer under way would get among the frames.
            self._cut_off("ahead")
        else:
            self._doorway.leave(self)
            self.handle_websocket_upgrade()
            # The parser and we hold each other, and neither has anything left to do.
            self.parser = None  # type: ignore[assignment]  # as uvicorn does at the end

    # ── Ending ───────────────────────────────────────────────────────────────────────────────────────────

    def dismiss(self) -> None:
        """End the connection at once: somebody else needs its place."""
        self._parting = True
        self.transport.abort()

    def look(self, now: float) -> None:
        """End what has taken too long."""
        unread = self.transport.get_write_buffer_size()
        if not unread:
            self._unread = 0
        elif self._is_unread(unread + queued(self.transport), now):
            self._cut_off("slow_reader")
            return
        elif not self._is_answering:
            # He reads the answer: what comes after it has its own time.
            self._since = now
        passed = now - self._since
        if self._parting:
            if passed > self._bounds.rest_seconds:
                self.transport.abort()
        elif self._is_answering:
            if not self._in_head and not self.pipeline:
                self._look_at_content(passed)
        elif not self.transport.is_closing():
            self._look_at_waiting(passed)

    def _look_at_waiting(self, passed: float) -> None:
        """Nothing is being answered: a request, or the rest of one, is to come."""
        bounds = self._bounds
        if not self._in_head:
            # The answer is out, and the content still comes.
            if passed > bounds.grace:
                self._cut_off("slow_body")
        elif self._answered and not self._head_bytes:
            if passed > bounds.idle_seconds:
                self._part()
        elif passed > bounds.head_seconds:
            self._refuse("slow_head")

    def _look_at_content(self, passed: float) -> None:
        bounds = self._bounds
        if self.flow.read_paused:
            # We do not read, so he cannot send.
            self._since += bounds.look
        elif passed > bounds.grace and self._body_bytes < (passed - bounds.grace) * bounds.least_speed:
            self._refuse("slow_body")

    def _is_unread(self, unread: int, now: float) -> bool:
        """Whether what we send is read too slowly. It grows only if nearly all of what was sent before was read."""
        bounds = self._bounds
        if not self._unread or unread > self._unread:
            self._unread, self._unread_since = unread, now
        passed = now - self._unread_since
        return passed > bounds.grace and self._unread - unread < (passed - bounds.grace) * bounds.least_speed

    def _refuse(self, reason: str) -> None:
        """Say why, where that can be said, and end the connection."""
        if reason not in _REASONS or (self._is_answering and not self._in_head and self._has_begun):
            # In the middle of an answer there is no room for another.
            self._cut_off(reason)
            return
        if self._is_answering and self._in_head:
            # What was asked before is answered; then the connection ends.
            self._doorway.metrics.http_refused(reason)
            self._deaf = True
            self.cycle.keep_alive = False
            return
        self._doorway.metrics.http_refused(reason)
        if reason != "slow_head" or self._head_bytes:
            # Who never sent anything asked nothing: browsers open connections that they may need later.
            self.transport.write(_answer(reason, preferred_language(self._accepted())))
        self._part()

    def _accepted(self) -> str:
        found = [value for name, value in self.headers or () if name == b"accept-language"]
        return found[0].decode("latin-1") if found else ""

    def _part(self) -> None:
        """Send no more, and wait a moment for the other end: if we closed now, he might lose what we sent last."""
        self._parting = True
        self._since = self.loop.time()
        self.pipeline.clear()
        self._held = b""
        self._tell_gone(self._running)
        if self.transport.is_closing():
            return
        self.flow.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        else:
            self.transport.close()

    def _cut_off(self, reason: str) -> None:
        """End the connection at once."""
        self._doorway.metrics.http_refused(reason)
        self._parting = True
        self.pipeline.clear()
        self.transport.abort()


@cache
def _answer(reason: str, language: str) -> bytes:
    status, key = _REASONS[reason]
    body = msgspec.json.encode(problem(Mistake(key), language))
    headers = {
        **SECURITY_HEADERS,
        "content-type": "application/json",
        "cache-control": "no-store",
        "content-length": str(len(body)),
        "connection": "close",
    }
    lines = [f"{name}: {value}\r\n".encode() for name, value in headers.items()]
    return b"".join([STATUS_LINE[status], *lines, b"\r\n", body])


def queued(transport: asyncio.Transport) -> int:
    """What the system holds of what we have sent: it takes megabytes at once, and they are read in small pieces."""
    if sys.platform == "win32":
        # Where it does not say.
        return 0
    connection = transport.get_extra_info("socket")
    try:
        return int(struct.unpack("i", ioctl(connection.fileno(), TIOCOUTQ, bytes(4)))[0])
    except OSError:
        return 0


def http_protocol(doorway: Doorway) -> type[asyncio.Protocol]:
    """What uvicorn takes as `http=`: it is only ever called, with the arguments of a protocol of its own."""
    return cast("type[asyncio.Protocol]", partial(BoundedProtocol, doorway))
