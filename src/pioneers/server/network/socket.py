"""Sockets: what comes in through them, and what goes out. picows calls us for each frame.

A socket never waits for anybody and never makes anybody wait: who sends too much is shut out, who reads too slowly is
cut off.
"""

from __future__ import annotations

import asyncio
import logging
import math
from functools import partial
from typing import cast

import msgspec
from picows import (
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponseWithListener,
)

from pioneers.kernel.mistake import Mistake
from pioneers.server.http.identity import language_of, muted_by
from pioneers.server.http.language import preferred_language
from pioneers.server.network.picows_protocol import LARGEST_MESSAGE, PicowsProtocol, send_text
from pioneers.server.network.reception import Admitted, Reception, TurnedAway
from pioneers.server.wire.messages import Complaint
from pioneers.server.wire.problems import TooMany, problem
from pioneers.store.sql.rows import Person

logger = logging.getLogger(__name__)

# Browsers cut a message into a few frames at most. Without a limit, empty ones could come for ever.
MOST_FRAGMENTS = 256
# Somebody for whom so many bytes wait does not read.
SLOW_READER = 1024 * 1024
# Messages over the limit that are left out before the connection is closed; after so many seconds they are forgiven.
FORBEARANCE = 60
FORGIVEN = 10.0
# Seconds that the other end gets to take what was sent before the end and to answer it.
LAST_WORDS = 3.0
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
        send_text(self._transport, message)
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
        except Mistake as reason:
            # The store cannot be read now. Browsers come again by themselves.
            logger.warning("nobody can be let in", extra={"reason": reason.key})
            self.close(WSCloseCode.TRY_AGAIN_LATER.value, "later")
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


def answer(
    reception: Reception, request: WSUpgradeRequest, peer: str | None, scheme: str
) -> SocketConnection | WSUpgradeResponseWithListener:
    """A socket for somebody who may open one; everybody else is told why not."""
    try:
        return SocketConnection(reception, reception.admit(request, peer, scheme))
    except TurnedAway as reason:
        refused = reason
    except Exception:
        logger.exception("a socket could not be opened")
        refused = TurnedAway(500, "failure", Mistake("server-failed"))
    reception.metrics.refused(refused.word)
    language = preferred_language(request.headers.get("accept-language", ""))
    return WSUpgradeResponseWithListener(refused.answer(language), None)


def socket_protocol(reception: Reception) -> type[asyncio.Protocol]:
    """What uvicorn takes as `ws=`: it is only ever called, with the arguments of a protocol of its own."""
    return cast("type[asyncio.Protocol]", partial(PicowsProtocol, partial(answer, reception)))
