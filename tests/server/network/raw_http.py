"""HTTP made of bytes: a client that can do what a good one never does, and a server that is just our protocol."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from types import TracebackType
from typing import Any, Self

from msgspec import structs
from uvicorn import Config, Server

from pioneers.server.hosting.metrics import Metrics
from pioneers.server.hosting.settings import LimitSettings
from pioneers.server.network.doorway import BOUNDS, Doorway
from pioneers.server.network.http_protocol import http_protocol
from pioneers.server.network.origin import Network
from tests.server.network.raw_socket import PATIENCE

BIG = bytes(8 * 1024 * 1024)


class RawHttp:
    """One connection. What `answer` gives is the status and the body of the next answer, or `None` at the end."""

    def __init__(self, port: int, *, receive_buffer: int = 0, own_address: str = "127.0.0.1") -> None:
        self.port = port
        self.receive_buffer = receive_buffer
        self.own_address = own_address

    async def __aenter__(self) -> Self:
        connection = socket.socket()
        connection.setblocking(False)
        connection.bind((self.own_address, 0))
        if self.receive_buffer:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, self.receive_buffer)
        await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", self.port))
        self.reader, self.writer = await asyncio.open_connection(sock=connection)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.writer.transport.abort()

    def put(self, data: bytes) -> None:
        """Send bytes as they are, unless the other end is gone."""
        if not self.writer.transport.is_closing():
            self.writer.write(data)

    async def answer(self) -> tuple[int, bytes] | None:
        """The next answer. `None` if the connection ends before there is a whole one."""
        async with asyncio.timeout(PATIENCE):
            try:
                head = await self.reader.readuntil(b"\r\n\r\n")
                first, *lines = head.decode("latin-1").strip().split("\r\n")
                self.headers = {
                    name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)
                }
                status = int(first.split()[1])
                size = 0 if status in {101, 204, 304} else int(self.headers["content-length"])
                return status, await self.reader.readexactly(size)
            except (asyncio.IncompleteReadError, ConnectionError):
                return None

    async def rest(self) -> bytes:
        """All that still comes until the connection ends."""
        found = b""
        async with asyncio.timeout(PATIENCE):
            try:
                while data := await self.reader.read(65_536):
                    found += data
            except ConnectionError:
                pass
        return found


def request(path: str = "/", method: str = "GET", body: bytes = b"", **headers: str) -> bytes:
    """A whole request; a header is named with `_` for `-`."""
    lines = [f"{method} {path} HTTP/1.1", "host: 127.0.0.1"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    if body:
        lines.append(f"content-length: {len(body)}")
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


class Front:
    """A server that is nothing but our protocol, and an application that says what it was asked."""

    def __init__(self, doorway: Doorway, metrics: Metrics) -> None:
        self.doorway = doorway
        self.metrics = metrics
        self.port = 0
        # What is asked for at `/wait` waits for this.
        self.go_on = asyncio.Event()
        # Complete requests, with their headers as the application saw them.
        self.asked: list[tuple[str, dict[bytes, bytes], bytes]] = []

    def client(self, **how: Any) -> RawHttp:
        """A client."""
        return RawHttp(self.port, **how)

    @property
    def refused(self) -> dict[str, int]:
        """How many were turned away, by reason."""
        found = self.metrics._http_refused.collect()
        samples = [sample for family in found for sample in family.samples if sample.name.endswith("_total")]
        return {sample.labels["reason"]: int(sample.value) for sample in samples}

    async def until_empty(self) -> None:
        """Wait until nobody is left."""
        async with asyncio.timeout(PATIENCE):
            while self.doorway._standing:  # noqa: ASYNC110 - what is waited for knows nothing of those who wait
                await asyncio.sleep(0.01)

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        """Answers with the size of what was sent; `/big` with much, `/early` before all has come."""
        path, body, more = scope["path"], b"", True
        if path == "/early":
            await answer(send, 413, b"")
            return
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            body, more = body + message["body"], message["more_body"]
        if path == "/wait":
            await self.go_on.wait()
        self.asked.append((path, dict(scope["headers"]), body))
        await answer(send, 200, BIG if path == "/big" else str(len(body)).encode())


async def answer(send: Any, status: int, body: bytes) -> None:
    """An answer of an application."""
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def front(
    bounds: Mapping[str, float] | None = None,
    *,
    limits: Mapping[str, int] | None = None,
    trusted: Sequence[Network] = (),
) -> AsyncIterator[Front]:
    """A front that is open. Nothing may be logged, and nobody may be left at the end."""
    metrics = Metrics()
    chosen = structs.replace(LimitSettings(), **(limits or {}))
    doorway = Doorway(chosen, trusted, metrics, bounds=replace(BOUNDS, **(bounds or {})))  # type: ignore[arg-type]
    made = Front(doorway, metrics)
    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    config = Config(
        made.app,
        loop="none",
        lifespan="off",
        log_config=None,
        interface="asgi3",
        access_log=False,
        proxy_headers=False,
        ws="none",
        http=http_protocol(doorway),
    )
    config.load()
    server = Server(config)
    server.lifespan = config.lifespan_class(config)
    await server.startup([listening])
    made.port = listening.getsockname()[1]
    with logged() as lines:
        try:
            yield made
            made.go_on.set()
        finally:
            for listener in server.servers:
                listener.close()
            listening.close()
            for connection in tuple(doorway._standing):
                connection.dismiss()
        await made.until_empty()
        assert not doorway._of_network
    assert lines == []


class logged(logging.Handler):  # noqa: N801 - used like a function
    """What is logged inside, from warnings on."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def __enter__(self) -> list[str]:
        logging.getLogger().addHandler(self)
        return self.lines

    def __exit__(self, *error: object) -> None:
        logging.getLogger().removeHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.name}: {record.getMessage()} {record.exc_info}")
