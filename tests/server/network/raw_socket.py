"""A WebSocket client made of nothing but a stream, so that it can also do what a good one never does."""

from __future__ import annotations

import asyncio
import socket
from types import TracebackType
from typing import Self

import msgspec

from tests.server.insides import look

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
# The answer to that key, from the example of RFC 6455.
ACCEPT = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
MASK = b"\x37\xfa\x21\x3d"
# Nobody waits longer than this for an answer: a server that owes one is broken, however slow the machine.
PATIENCE = 60.0


def frame(kind: int, data: bytes = b"", *, last: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """One frame, as the client sends it."""
    head = bytes([last << 7 | reserved << 4 | kind])
    size = len(data)
    bit = masked << 7
    if size < 126:
        head += bytes([bit | size])
    elif size < 65_536:
        head += bytes([bit | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([bit | 127]) + size.to_bytes(8, "big")
    if not masked:
        return head + data
    return head + MASK + bytes(sign ^ MASK[place % 4] for place, sign in enumerate(data))


class Refused(AssertionError):  # noqa: N818 - an answer, hoped for in many tests
    """The server did not open the socket."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        super().__init__(f"{status}: {body!r}")
        self.status = status
        self.headers = headers
        self.body = body


class RawSocket:
    """One connection. `async with` asks for the upgrade, and lets go at the end without a word."""

    def __init__(
        self, port: int, path: str = "/ws", *, receive_buffer: int = 0, source: str = "", **headers: str | None
    ) -> None:
        """A header is named with `_` for `-`; `None` leaves out one that would be sent otherwise. `source` is the
        address to come from, any of the loopback network.
        """
        self.port = port
        self.path = path
        self.receive_buffer = receive_buffer
        self.source = source
        usual: dict[str, str | None] = {
            "host": f"127.0.0.1:{port}",
            "upgrade": "websocket",
            "connection": "Upgrade",
            "sec-websocket-version": "13",
            "sec-websocket-key": KEY,
        }
        self.headers = usual | {name.replace("_", "-"): value for name, value in headers.items()}
        # The answers to pings, and whether to answer the server's.
        self.answers_pings = True
        self.pings = 0

    async def __aenter__(self) -> Self:
        connection = socket.socket()
        connection.setblocking(False)
        if self.receive_buffer:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, self.receive_buffer)
        if self.source:
            connection.bind((self.source, 0))
        await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", self.port))
        self.reader, self.writer = await asyncio.open_connection(sock=connection)
        self.writer.write(self.request())
        try:
            async with asyncio.timeout(PATIENCE):
                await self._upgraded()
        except BaseException:
            self.writer.transport.abort()
            raise
        return self

    def request(self) -> bytes:
        """What asks for the upgrade."""
        lines = [f"{name}: {value}" for name, value in self.headers.items() if value is not None]
        return "\r\n".join([f"GET {self.path} HTTP/1.1", *lines, "\r\n"]).encode("latin-1")

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.writer.transport.abort()

    async def _upgraded(self) -> None:
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        self.answer = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        status = int(first.split()[1])
        if status != 101:
            raise Refused(status, self.answer, await self.reader.read())
        assert self.answer["sec-websocket-accept"] == ACCEPT

    def put(self, *frames: bytes) -> None:
        """Send bytes as they are."""
        self.writer.write(b"".join(frames))

    def say(self, text: bytes) -> None:
        """Send a message."""
        self.put(frame(TEXT, text))

    async def hear(self) -> tuple[int, bytes]:
        """The next frame and its kind. A ping is answered if `answers_pings`, and never given."""
        async with asyncio.timeout(PATIENCE):
            while True:
                first, second = await self.reader.readexactly(2)
                assert first & 0x70 == 0, "reserved bits"
                assert second < 128, "a server masks nothing"
                size = second
                if size > 125:
                    size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
                data = await self.reader.readexactly(size)
                if first & 15 != PING:
                    return first & 15, data
                self.pings += 1
                if self.answers_pings:
                    self.put(frame(PONG, data))

    async def text(self) -> bytes:
        """The next message."""
        kind, data = await self.hear()
        assert kind == TEXT, (kind, data)
        look(data)
        return data

    async def problem(self) -> str:
        """The key of the next message, which must be a complaint."""
        found = msgspec.json.decode(await self.text())
        assert found["type"] == "problem"
        return str(found["problem"]["message"])

    async def closed(self) -> int:
        """The code with which the server closes, everything before it left out; answered, as it should be."""
        while True:
            kind, data = await self.hear()
            if kind == CLOSE:
                self.put(frame(CLOSE, data[:2]))
                return int.from_bytes(data[:2], "big")

    async def ended(self) -> bool:
        """Whether the connection ends in good order after all that was sent, and not by being cut off."""
        async with asyncio.timeout(PATIENCE):
            try:
                while await self.reader.read(65_536):
                    pass
            except ConnectionError:
                return False
        return True
