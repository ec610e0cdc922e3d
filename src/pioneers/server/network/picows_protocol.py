"""picows inside uvicorn: all that leans on the insides of picows is in this file.

uvicorn reads the request and hands the connection over to the protocol that stands in its `ws=` place. picows has one
that its types do not show, so its minor version is fixed in `pyproject.toml`;
`tests/server/network/test_picows_protocol.py` holds what we rely on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, MutableMapping
from typing import Any, Protocol

from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # its types leave out what is not for everybody
from uvicorn import Config
from uvicorn.server import ServerState

logger = logging.getLogger(__name__)

LARGEST_MESSAGE = 16 * 1024
# picows copies a message up to this size. With a larger one it gives the transport its own buffer with the frame's
# header: if that cannot be sent at once, the next message overwrites it. So larger ones get a header of their own.
_COPIED = 8192
_HEADER = bytes(14)
# Looking up a member of picows's enumerations takes longer than all else that is done with a frame.
_TEXT = WSMsgType.TEXT

# Gives the listener of a connection, or the answer that turns it away: for a request, the address of the other end and
# the scheme.
Answer = Callable[[WSUpgradeRequest, str | None, str], WSListener | WSUpgradeResponseWithListener]


class Closable(Protocol):
    """What the protocol needs of a listener."""

    closing: bool

    def close(self, code: int, reason: str) -> None:
        """End the connection in good order."""
        ...

    def expect_end(self) -> None:
        """The connection ends by itself, or is cut off soon."""
        ...


def send_text(transport: WSTransport, message: bytes) -> None:
    """Send a message, without waiting."""
    if len(message) <= _COPIED:
        transport.send(_TEXT, message)
    else:
        framed = bytearray(_HEADER)
        framed += message
        transport.send_reuse_external_bytearray(_TEXT, framed, len(_HEADER))


class _Quiet(logging.LoggerAdapter[logging.Logger]):
    """What picows logs: its failures. The rest is about strangers' frames, or has headers with cookies in it."""

    def isEnabledFor(self, level: int) -> bool:  # noqa: N802 - logging's name
        return level >= logging.ERROR and super().isEnabledFor(level)

    def log(self, level: int, msg: object, *args: object, **kwargs: Any) -> None:
        if kwargs.get("exc_info"):
            super().log(level, msg, *args, **kwargs)


_quiet = _Quiet(logger)


class PicowsProtocol(WSProtocol):  # type: ignore[misc]  # as above: picows's types leave it out
    """One connection that uvicorn handed over."""

    def __init__(
        self,
        answer: Answer,
        config: Config,
        server_state: ServerState,
        app_state: MutableMapping[str, Any],  # noqa: ARG002 - uvicorn's signature
    ) -> None:
        silence, patience = config.ws_ping_interval or 0, config.ws_ping_timeout or 0
        super().__init__(
            host_port=None,
            ws_path=None,
            is_client_side=False,
            ws_listener_factory=self._listener,
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
        self._answer = answer
        self._connections = server_state.connections
        self._broken = False

    def _listener(self, request: WSUpgradeRequest) -> WSListener | WSUpgradeResponseWithListener:
        transport = self.transport
        peer = transport.underlying_transport.get_extra_info("peername")
        found = self._answer(request, peer[0] if peer else None, "https" if transport.is_secure else "http")
        # uvicorn has looked at it. picows would not take `keep-alive, Upgrade`, which Firefox sends.
        request.headers["Connection"] = "Upgrade"
        return found

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
        listener: Closable | None = self.listener
        if listener is not None:
            listener.close(WSCloseCode.SERVICE_RESTART.value, "restart")

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
        listener: Closable | None = self.listener
        if listener is not None and self.transport.is_close_frame_sent and not listener.closing:
            # picows could not make sense of it and has said so. It would keep, and try again to read, what still comes.
            self._broken = True
            listener.expect_end()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._connections.discard(self)
        super().connection_lost(exc)
