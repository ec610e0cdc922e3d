"""Sockets: what comes in through them, and what goes out.

uvicorn reads the request and hands the connection over to the protocol that stands in its `ws=` place: picows's, which
calls us for each frame. A socket never waits for anybody and never makes anybody wait: who sends too much is shut out,
who reads too slowly is cut off.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import MutableMapping
from functools import partial
from typing import Any, cast

import msgspec
from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # its types leave out what is not for everybody
from uvicorn import Config
from uvicorn.server import ServerState

from pioneers.kernel.mistake import Mistake
from pioneers.server.http.identity import language_of, muted_by
from pioneers.server.http.language import preferred_language
from pioneers.server.network.reception import Admitted, Reception, TurnedAway
from pioneers.server.wire.messages import Complaint
from pioneers.server.wire.problems import TooMany, problem
from pioneers.store.rows import Person

logger = logging.getLogger(__name__)

LARGEST_MESSAGE = 16 * 1024
# Browsers cut a message into a few frames at most. Without a limit, empty ones could come for ever.
MOST_FRAGMENTS = 256
# Somebody for whom so many bytes wait does not read.
SLOW_READER = 1024 * 1024
# Messages over the limit that are left out before the connection is closed; after so many seconds they are forgiven.
FORBEARANCE = 60
FORGIVEN = 10.0
# Seconds that the other end gets to take what was sent before the end and to answer it.
LAST_WORDS = 3.0
# picows copies a message up to this size. With a larger one it gives the transport its own buffer with the frame's
# header: if that cannot be sent at once, the next message overwrites it. So larger ones get a header of their own.
_COPIED = 8192
_HEADER = bytes(14)
# Looking up a member of picows's enumerations takes longer than all else that is done with a frame.
_CONTINUATION, _TEXT, _BINARY = WSMsgType.CONTINUATION, WSMsgType.TEXT, WSMsgType.BINARY
_CLOSE, _PING = WSMsgType.CLOSE, WSMsgType.PING


# ── One socket ───────────────────────────────────────────────────────────────────────────────────────────


class SocketConnection(WSListener):
    """One open socket of one person: see `Connection`. Nothing is read before it is known who he is."""

    def __init__(self, reception: Reception, admitted: Admitted) -> None:
        self.person = admitted.person
        self.network = admitted.network
        self.name = ""
        self.language = admitted.language
        self.muted: frozenset[str] = frozenset()
        self._reception = reception
        self._limit = admitted.limit
        self._introduced = False
        self._entered = False
        self._deaf = False
        self.closing = False
        self._end: asyncio.TimerHandle | None = None
        self._fragments: list[bytes] = []
        self._excess = 0
        self._excess_time = -math.inf
        self._excess_told = -math.inf

    # ── Connection ───────────────────────────────────────────────────────────────────────────────────────

    def send(self, message: bytes) -> None:
        """Send a message, without waiting."""
        if self.closing:
            return
        if len(message) <= _COPIED:
            self._transport.send(_TEXT, message)
        else:
            framed = bytearray(_HEADER)
            framed += message
            self._transport.send_reuse_external_bytearray(_TEXT, framed, len(_HEADER))
        self._check_reader()

    def close(self, code: int, reason: str) -> None:
        """End the connection in good order: what was sent before still goes out."""
        if self.closing:
            return
        self.closing = True
        # A frame of this kind has room for 125 bytes, two of them for the code.
        shortened = reason.encode()[:123].decode(errors="ignore")
        self._transport.send_close(cast("WSCloseCode", code), shortened)
        # The other end answers, and only then it is closed: otherwise the system may throw away what was just sent.
        self._transport.underlying_transport.resume_reading()
        self.expect_end()

    def _check_reader(self) -> None:
        if self._transport.underlying_transport.get_write_buffer_size() > SLOW_READER:
            logger.info("somebody read too slowly and was cut off", extra={"person": self.person})
            self.closing = True
            # No word of farewell: it would have to wait behind all that is not read.
            self._transport.disconnect(graceful=False)

    # ── What the reception does with it ──────────────────────────────────────────────────────────────────

    def introduce(self, person: Person) -> None:
        """Say who he is."""
        self.name = person.name
        self.language = language_of(person, self.language)
        self.muted = muted_by(person)
        self._introduced = True

    def deafen(self) -> None:
        """Hear nothing any more."""
        self._deaf = True
        self._transport.underlying_transport.pause_reading()

    def expect_end(self) -> None:
        """The connection ends by itself, and is cut off if it does not do so soon."""
        self.closing = True
        if self._end is None:
            wait = asyncio.get_running_loop().call_later
            self._end = wait(LAST_WORDS, self._transport.underlying_transport.abort)

    async def _enter(self) -> None:
        reception = self._reception
        try:
            person = await reception.identity.find(self.person, self.language)
            if self.closing or self._deaf:
                return
            # If he was changed while we asked, what we were told since is newer.
            if not self._introduced:
                self.introduce(person)
            self._entered = True
            reception.registry.entered(self)
            self._transport.underlying_transport.resume_reading()
            await reception.identity.visited(person)
        except Exception:
            logger.exception("somebody could not be let in", extra={"person": self.person})
            self.close(WSCloseCode.INTERNAL_ERROR.value, "failure")

    # ── What picows calls ────────────────────────────────────────────────────────────────────────────────

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The socket is open."""
        self._transport = transport
        # picows keeps the request as long as the socket is open. Nobody needs it, least of all the cookie in it.
        transport.request.headers.clear()
        self._reception.opened(self)
        transport.underlying_transport.pause_reading()
        self._entering = asyncio.create_task(self._enter())

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 - picows's signature
        """The socket is gone."""
        self.closing = True
        if self._end is not None:
            self._end.cancel()
        self._reception.closed(self)
        if self._entered:
            try:
                self._reception.registry.left(self)
            except Exception:
                logger.exception("somebody could not leave", extra={"person": self.person})

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A frame came."""
        kind = frame.msg_type
        if kind == _CLOSE:
            self._part(transport, frame)
        elif self.closing or self._deaf:
            return
        elif frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.close(WSCloseCode.PROTOCOL_ERROR.value, "extension")
        elif kind == _TEXT and frame.fin and not self._fragments:
            self._take(frame.get_payload_as_bytes())
        elif kind in (_TEXT, _CONTINUATION):
            self._gather(kind == _TEXT, frame)
        elif kind == _BINARY:
            self.close(WSCloseCode.UNSUPPORTED_DATA.value, "binary")
        elif self._is_within_limit() and kind == _PING:
            transport.send_pong(frame.get_payload_as_bytes())
            self._check_reader()

    def pause_writing(self) -> None:
        """Nothing to do: `send` looks at what waits."""

    def resume_writing(self) -> None:
        """As `pause_writing`."""

    def _gather(self, first: bool, frame: WSFrame) -> None:
        """Put the frames of a message together."""
        if first == bool(self._fragments):
            self.close(WSCloseCode.PROTOCOL_ERROR.value, "continuation")
            return
        self._fragments.append(frame.get_payload_as_bytes())
        if sum(map(len, self._fragments)) > LARGEST_MESSAGE or len(self._fragments) > MOST_FRAGMENTS:
            self.close(WSCloseCode.MESSAGE_TOO_BIG.value, "large")
        elif frame.fin:
            message = b"".join(self._fragments)
            self._fragments.clear()
            self._take(message)

    def _take(self, message: bytes) -> None:
        """Hand a message on."""
        if not message.isascii() and not is_utf8(message):
            self.close(WSCloseCode.INVALID_TEXT.value, "utf-8")
        elif self._is_within_limit():
            try:
                self._limit.charge(self._reception.registry.received(self, message) - 1)
            except Exception:
                logger.exception("a message could not be taken", extra={"person": self.person})
                self.close(WSCloseCode.INTERNAL_ERROR.value, "failure")

    def _is_within_limit(self) -> bool:
        """Whether a message may come; if not, that is said once a second, and too often is the end."""
        wait = self._limit.take()
        if not wait:
            return True
        now = self._limit.clock()
        if now - self._excess_time > FORGIVEN:
            self._excess = 0
        self._excess += 1
        self._excess_time = now
        if self._excess == 1 or now - self._excess_told >= 1:
            self._excess_told = now
            error = TooMany("server-messages", seconds=math.ceil(wait))
            self.send(msgspec.json.encode(Complaint(table=None, problem=problem(error, self.language))))
        if self._excess > FORBEARANCE:
            self.close(WSCloseCode.POLICY_VIOLATION.value, "rate")
        return False

    def _part(self, transport: WSTransport, frame: WSFrame) -> None:
        """The other end says goodbye, or answers ours."""
        if not self.closing:
            # Some codes stand for the absence of one and are never sent.
            code = int(cast("int", frame.get_close_code()))
            answered = WSCloseCode.OK.value if code in (0, WSCloseCode.ABNORMAL_CLOSURE.value) else code
            transport.send_close(cast("WSCloseCode", answered))
        self.expect_end()
        transport.disconnect()


def is_utf8(data: bytes) -> bool:
    """Whether it can be read as text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


# ── In uvicorn's place ───────────────────────────────────────────────────────────────────────────────────


class _Quiet(logging.LoggerAdapter[logging.Logger]):
    """What picows logs: its failures. The rest is about strangers' frames, or has headers with cookies in it."""

    def isEnabledFor(self, level: int) -> bool:  # noqa: N802 - logging's name
        return level >= logging.ERROR and super().isEnabledFor(level)

    def log(self, level: int, msg: object, *args: object, **kwargs: Any) -> None:
        if kwargs.get("exc_info"):
            super().log(level, msg, *args, **kwargs)


_quiet = _Quiet(logger)


class SocketProtocol(WSProtocol):  # type: ignore[misc]  # as above: picows's types leave it out
    """One connection that uvicorn handed over."""

    def __init__(
        self,
        reception: Reception,
        config: Config,
        server_state: ServerState,
        app_state: MutableMapping[str, Any],  # noqa: ARG002 - uvicorn's signature
    ) -> None:
        silence, patience = config.ws_ping_interval or 0, config.ws_ping_timeout or 0
        super().__init__(
            host_port=None,
            ws_path=None,
            is_client_side=False,
            ws_listener_factory=self._answer,
            logger=_quiet,
            disconnect_on_exception=True,
            websocket_handshake_timeout=None,
            enable_auto_ping=bool(silence and patience),
            auto_ping_idle_timeout=silence,
            auto_ping_reply_timeout=min(silence, patience),
            auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
            # We answer pings ourselves: they count as messages, and who does not read the answers is cut off.
            enable_auto_pong=False,
            max_frame_size=LARGEST_MESSAGE,
            extra_headers=None,
            read_buffer_init_size=2048,
        )
        self._reception = reception
        self._connections = server_state.connections
        self._broken = False

    def _answer(self, request: WSUpgradeRequest) -> SocketConnection | WSUpgradeResponseWithListener:
        peer = self.transport.underlying_transport.get_extra_info("peername")
        try:
            admitted = self._reception.admit(request, peer[0] if peer else None, self._scheme)
        except TurnedAway as reason:
            refused = reason
        except Exception:
            logger.exception("a socket could not be opened")
            refused = TurnedAway(500, "failure", Mistake("server-failed"))
        else:
            # uvicorn has looked at it. picows would not take `keep-alive, Upgrade`, which Firefox sends.
            request.headers["Connection"] = "Upgrade"
            return SocketConnection(self._reception, admitted)
        self._reception.metrics.refused(refused.word)
        language = preferred_language(request.headers.get("accept-language", ""))
        return WSUpgradeResponseWithListener(refused.answer(language), None)

    @property
    def _scheme(self) -> str:
        return "https" if self.transport.is_secure else "http"

    # ── What uvicorn calls ───────────────────────────────────────────────────────────────────────────────

    def connection_made(self, transport: asyncio.Transport) -> None:
        """The connection is ours."""
        self._connections.add(self)
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """The request, made again from what uvicorn has read of it."""
        while data:
            place = super().get_buffer(len(data))
            size = min(len(place), len(data))
            place[:size] = data[:size]
            super().buffer_updated(size)
            data = data[size:]

    def shutdown(self) -> None:
        """The server stops: what was sent still goes out, then the other end is told to come again."""
        if self.listener is not None:
            self.listener.close(WSCloseCode.SERVICE_RESTART.value, "restart")

    # ── What the transport calls ─────────────────────────────────────────────────────────────────────────

    def get_buffer(self, sizehint: int) -> memoryview:
        """Where to put what comes next; never much, for picows doubles a buffer that was filled and keeps it so."""
        place: memoryview = super().get_buffer(sizehint)
        return place if len(place) <= LARGEST_MESSAGE else place[:LARGEST_MESSAGE]

    def buffer_updated(self, nbytes: int) -> None:
        """Something came."""
        if self._broken:
            return
        super().buffer_updated(nbytes)
        if self.transport.is_close_frame_sent and not self.listener.closing:
            # picows could not make sense of it and has said so. It would keep, and try again to read, what still comes.
            self._broken = True
            self.listener.expect_end()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._connections.discard(self)
        super().connection_lost(exc)


def socket_protocol(reception: Reception) -> type[asyncio.Protocol]:
    """What uvicorn takes as `ws=`: it is only ever called, with the arguments of a protocol of its own."""
    return cast("type[asyncio.Protocol]", partial(SocketProtocol, reception))
