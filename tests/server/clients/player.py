"""A scripted client: a real identity over HTTP, a real socket that comes back by itself, and eyes that miss nothing.

A `Guest` is somebody with a cookie. A `Line` is one socket of his (a tab of his browser): after a loss it connects
again, watches again from the version it had, and sends again what was not answered, under the same client id. A
`Perspective` is a table seen from one seat, or by a spectator. Whatever the server sends is checked as it comes; the
first `Broken` promise ends every waiting.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any, Self, TypeVar, cast

import msgspec
from picows import WSCloseCode, WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from pioneers.server.wire import messages as wire
from tests.server.clients.guest import Guest
from tests.server.clients.perspective import Broken, Complained, Perspective
from tests.server.insides import InsideShown, look

Kind = TypeVar("Kind")
# Nobody waits longer than this for an answer: a server that owes one is broken, however slow the machine.
PATIENCE = 120.0
# How long a line that was lost waits before it tries again.
PAUSE = 0.02

DECODER = msgspec.json.Decoder(wire.FromServer)
ENCODER = msgspec.json.Encoder()


class Network:
    """How messages get to the server: at once, in order, once. Chaos is a network that does otherwise."""

    def send(self, line: Line, message: wire.Message) -> None:
        """Send a message on a line, or as it likes."""
        line.put(message)


class Socket(WSListener):
    """One connection of a line; what comes after the line has given it up is not listened to."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.closed: tuple[int, str] | None = None

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            # picows gives a plain number for codes of our own.
            code = cast("WSCloseCode | int", frame.get_close_code())
            self.closed = code.value if isinstance(code, WSCloseCode) else code, frame.get_close_reason() or ""
            transport.disconnect()
        elif self.line.socket is self and frame.msg_type == WSMsgType.TEXT:
            message = frame.get_payload_as_bytes()
            try:
                look(message)
            except InsideShown as shown:
                self.line.fail(Broken(str(shown)))
            self.line.received(message)
        elif self.line.socket is self:
            self.line.fail(Broken(f"a frame of the kind {frame.msg_type}"))

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002 - picows's signature
        self.line.lost(self)


class Line:
    """A socket of a guest that comes back by itself; `async with` begins and ends it."""

    def __init__(
        self,
        guest: Guest,
        network: Network | None = None,
        chance: random.Random | None = None,
        *,
        deltas: bool | None = None,
    ) -> None:
        """`deltas` says whether it wants to hear only what has changed; of `None`, every other perspective does."""
        self.deltas = deltas
        self.guest = guest
        self.network = network or Network()
        self.chance = chance or random.Random()
        self.perspectives: dict[tuple[str, int | None], Perspective] = {}
        self.socket: Socket | None = None
        self.transport: WSTransport | None = None
        self.connections = 0
        self.closes: list[tuple[int, str]] = []
        # Chat, notices, complaints and clocks, in the order in which they came.
        self.heard: list[wire.FromServer] = []
        # Everything in order: ("opened" | "lost" | "sent" | "got", the bytes), if somebody wants to look at it later.
        self.transcript: list[tuple[str, bytes]] | None = None
        self._broken: BaseException | None = None
        self._waiting: list[asyncio.Future[None]] = []
        self._answers: dict[str, asyncio.Future[Any]] = {}
        self._questions: dict[str, wire.Message] = {}
        self._keeping: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._keeping = asyncio.create_task(self._keep())
        self._keeping.add_done_callback(self._kept)
        await self.until(lambda: self.transport is not None)
        return self

    async def __aexit__(self, kind: object, error: BaseException | None, traceback: object) -> None:
        assert self._keeping is not None
        self._keeping.cancel()
        await asyncio.wait([self._keeping])
        transport, self.socket, self.transport = self.transport, None, None
        if transport is not None:
            transport.disconnect(graceful=False)
            await transport.wait_disconnected()
        if error is None and self._broken is not None:
            raise self._broken

    async def _keep(self) -> None:
        """Connect, and connect again whenever the connection is lost."""
        while self._broken is None:
            if self.socket is None:
                await self._connect()
            else:
                await self._news()

    def _kept(self, keeping: asyncio.Task[None]) -> None:
        """Whatever else ends the keeping of a connection must be told, not waited for."""
        if not keeping.cancelled() and keeping.exception() is not None:
            self.fail(keeping.exception() or AssertionError())

    async def _connect(self) -> None:
        socket = Socket(self)
        try:
            transport, _ = await ws_connect(
                lambda: socket,
                self.guest.socket_address,
                extra_headers=self.guest.socket_headers(),
                local_addr=(self.guest.source, 0),
            )
        except (OSError, TimeoutError, WSError):
            # The server is down or goes down: try again soon, not all at the same moment.
            await asyncio.sleep(PAUSE * (1 + self.chance.random()))
            return
        if transport.is_disconnected:
            return
        self.socket, self.transport = socket, transport
        self.connections += 1
        self._note("opened", b"")
        for perspective in self.perspectives.values():
            self.put(perspective.watching())
            for message in perspective.asked.values():
                self.put(message)
        for question in self._questions.values():
            self.put(question)
        self.wake()

    # ── Sending ──────────────────────────────────────────────────────────────────────────────────────────

    async def watch(self, table: str, seat: int | None = None) -> Perspective:
        """Look at a table; returns when it has been seen. A `Complained` if the server does not show it."""
        perspective = self.perspectives.setdefault((table, seat), Perspective(self, table, seat))
        complaint = self.expect(f"{table} {seat} watch")
        self.send(perspective.watching())
        await self.until(lambda: perspective.version is not None or complaint.done())
        if complaint.done():
            del self.perspectives[table, seat]
            raise Complained(complaint.result().problem)
        del self._answers[f"{table} {seat} watch"]
        return perspective

    def unwatch(self, perspective: Perspective) -> None:
        """Look away."""
        del self.perspectives[perspective.table, perspective.seat]
        self.put(wire.Unwatch(table=perspective.table, seat=perspective.seat))

    def send(self, message: wire.Message) -> None:
        """Send as the network likes."""
        self.network.send(self, message)

    def put(self, message: wire.Message) -> None:
        """Send now, if there is a connection; otherwise it is lost, and sent again if it must be answered."""
        self.put_bytes(ENCODER.encode(message))

    def put_bytes(self, message: bytes, kind: WSMsgType = WSMsgType.TEXT) -> None:
        """Send anything at all."""
        if self.transport is not None and not self.transport.is_disconnected:
            self._note("sent", message)
            self.transport.send(kind, message)

    def cut(self) -> None:
        """Lose the connection without a farewell; what is on its way may arrive or not."""
        transport, socket = self.transport, self.socket
        if transport is not None and socket is not None:
            self.lost(socket)
            transport.disconnect(graceful=False)

    def new_client(self) -> str:
        """A fresh id of a move."""
        return f"{self.chance.getrandbits(96):024x}"

    def expect(self, client: str) -> asyncio.Future[Any]:
        """The answer to something that will be sent."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._answers[client] = answer
        return answer

    async def question(
        self, message: wire.Explain | wire.AskOutlook | wire.AskRoutes | wire.AskPreview | wire.Ping
    ) -> Any:
        """Ask until there is an answer."""
        key = key_of(message)
        answer = self.expect(key)
        self._questions[key] = message
        self.put(message)
        try:
            return await self.patiently(answer)
        finally:
            del self._questions[key]

    async def ping(self, time: int) -> wire.Pong:
        """A sign of life."""
        return cast("wire.Pong", await self.question(wire.Ping(time=time)))

    # ── Receiving ────────────────────────────────────────────────────────────────────────────────────────

    def received(self, data: bytes) -> None:
        """Take a message in; a broken promise ends all waiting."""
        self._note("got", data)
        try:
            self._take(DECODER.decode(data))
        except (Broken, msgspec.MsgspecError) as broken:
            self.fail(broken)
        self.wake()

    def _take(self, message: wire.FromServer) -> None:
        match message:
            case wire.Welcome():
                if message.person != self.guest.person:
                    raise Broken(f"{self.guest.name} is welcomed as somebody else")
            case wire.Fresh() | wire.Update() | wire.Delta():
                # Of a perspective given up a moment ago, something may still be under way.
                perspective = self.perspectives.get((message.table, message.seat))
                if perspective is not None:
                    perspective.take(message)
                if isinstance(message, wire.Delta) and isinstance(message.client, str):
                    self._answer(message.client, accepted_by(message))
            case wire.Info():
                for perspective in self.perspectives.values():
                    if perspective.table == message.table:
                        perspective.info = message.info
            case wire.Accepted() | wire.Refused():
                self._answer(message.client, message)
            case wire.Explained() | wire.Outlook() | wire.Routes() | wire.Previewed() | wire.Pong():
                self._answer(key_of(message), message)
            case _:
                self.heard.append(message)
                if isinstance(message, wire.Complaint):
                    self._complained(message)

    def _complained(self, message: wire.Complaint) -> None:
        """A complaint answers whoever waits for something at that seat."""
        for key in [key for key in self._answers if key.startswith(f"{message.table} {message.seat} ")]:
            self._answer(key, message)

    def _answer(self, key: str, message: object) -> None:
        answer = self._answers.pop(key, None)
        if answer is not None and not answer.done():
            answer.set_result(message)

    def all_heard(self, kind: type[Kind]) -> list[Kind]:
        """All of one kind that was heard."""
        return [message for message in self.heard if isinstance(message, kind)]

    def lost(self, socket: Socket) -> None:
        """The connection is gone; another one is made."""
        if socket.closed is not None:
            self.closes.append(socket.closed)
        if socket is self.socket:
            self._note("lost", b"")
            self.socket = self.transport = None
        self.wake()

    # ── Waiting ──────────────────────────────────────────────────────────────────────────────────────────

    def fail(self, broken: BaseException) -> None:
        """The first broken promise is the one that is told."""
        if self._broken is None:
            self._broken = broken
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(broken)
                # Whoever waited for it may be gone already.
                answer.exception()
        self.wake()

    async def patiently(self, answer: asyncio.Future[Kind]) -> Kind:
        """An answer that the server owes."""
        if self._broken is not None:
            raise self._broken
        try:
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError as error:
            raise Broken(f"an answer is owed for {PATIENCE:.0f} seconds: {self}") from error

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so; what is said at any perspective may make it so.

        As long as the game goes on, however slowly, it is worth waiting.
        """
        loop = asyncio.get_running_loop()
        seen = self._versions()
        try:
            async with asyncio.timeout(PATIENCE) as limit:
                while True:
                    if self._broken is not None:
                        raise self._broken
                    if condition():
                        return
                    await self._news()
                    if self._versions() != seen:
                        seen = self._versions()
                        limit.reschedule(loop.time() + PATIENCE)
        except TimeoutError as error:
            raise Broken(f"nothing came for {PATIENCE:.0f} seconds: {self}") from error

    def _versions(self) -> list[int | None]:
        return [perspective.version for perspective in self.perspectives.values()]

    async def _news(self) -> None:
        news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(news)
        await news

    def wake(self) -> None:
        """Let everybody who waits here look again."""
        waiting, self._waiting = self._waiting, []
        for news in waiting:
            if not news.done():
                news.set_result(None)

    def __repr__(self) -> str:
        state = "connected" if self.transport is not None else "not connected"
        turns = [
            (perspective, perspective.turn.deciding, perspective.turn.holding, list(perspective.asked.values()))
            for perspective in self.perspectives.values()
        ]
        return f"<line of {self.guest.name}, {state}, connection {self.connections}, {turns}>"

    def _note(self, what: str, data: bytes) -> None:
        if self.transcript is not None:
            self.transcript.append((what, data))


def accepted_by(message: wire.Delta) -> wire.Accepted:
    """What a delta says to the one whose move it was."""
    assert isinstance(message.client, str)
    assert isinstance(message.played, int)
    return wire.Accepted(table=message.table, client=message.client, version=message.version, played=message.played)


def key_of(message: wire.Message) -> str:
    """What a question and its answer have in common."""
    match message:
        case wire.Explain() | wire.Explained():
            return f"{message.table} {message.seat} explain {message.action}"
        case wire.AskOutlook() | wire.Outlook():
            return f"{message.table} {message.seat} outlook"
        case wire.AskRoutes() | wire.Routes():
            return f"{message.table} {message.seat} routes"
        case wire.AskPreview() | wire.Previewed():
            return f"{message.table} {message.seat} preview {message.actions}"
        case wire.Ping() | wire.Pong():
            return f"ping {message.time}"
    raise AssertionError(message)
