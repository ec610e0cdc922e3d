"""The server under attack as an attacker knows it: where it is, some tables, and ways to send it anything."""

from __future__ import annotations

import asyncio
import random
import socket
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from tests.server.network.raw_socket import RawSocket, Refused

# An attacker is in a hurry: who is not answered within this many seconds tries something else.
HURRY = 20.0
# So much of an answer is read.
ENOUGH = 64 * 1024


class Answer(NamedTuple):
    """What came back: 0 if nothing did."""

    status: int
    cookie: str
    body: bytes


NOTHING = Answer(0, "", b"")


@dataclass
class Target:
    """Where to strike. `sources` are the addresses to come from, `tables` ids that an attacker has heard of."""

    port: int
    sources: list[str]
    tables: list[str]
    chance: random.Random
    counts: Counter[str] = field(default_factory=Counter)

    def source(self) -> str:
        """One of the attacker's addresses."""
        return self.chance.choice(self.sources)

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A connection on which anything can be sent; let go of without a word."""
        plain = socket.socket()
        plain.setblocking(False)
        try:
            plain.bind((self.source(), 0))
            await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", self.port))
        except BaseException:
            plain.close()
            raise
        reader, writer = await asyncio.open_connection(sock=plain)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    async def ask(self, method: str, path: str, body: object = None, cookie: str = "", headers: str = "") -> Answer:
        """One request on a connection of its own."""
        content = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n{headers}"
        if cookie:
            head += f"Cookie: {cookie}\r\n"
        if body is not None:
            head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n"
        try:
            async with asyncio.timeout(HURRY), self.connection() as (reader, writer):
                writer.write(head.encode() + b"\r\n" + content)
                answer = await reader.read(ENOUGH)
                while answer and (more := await reader.read(ENOUGH)):
                    answer = (answer + more)[:ENOUGH]
        except (OSError, TimeoutError):
            return NOTHING
        return read(answer)

    async def identity(self) -> str:
        """A cookie, as anybody gets one; empty if there is none to be had now."""
        return (await self.ask("PUT", "/api/me", {"name": f"Stranger {self.chance.randrange(1000)}"})).cookie

    async def table(self, cookie: str, seats: int = 2, **more: object) -> str:
        """The id of a new table of the attacker's, empty if the server makes none for him."""
        wish = {"game": self.chance.choice(("board", "cards")), "seats": [{"kind": "me"}] * seats, **more}
        answer = await self.ask("POST", "/api/tables", wish, cookie)
        return str(msgspec.json.decode(answer.body)["id"]) if answer.status == 201 else ""

    @asynccontextmanager
    async def socket(self, cookie: str, receive_buffer: int = 0) -> AsyncIterator[RawSocket | None]:
        """An open socket, or `None` if the server does not open one."""
        raw = RawSocket(self.port, receive_buffer=receive_buffer, source=self.source(), cookie=cookie)
        try:
            async with asyncio.timeout(HURRY):
                await raw.__aenter__()
        except (OSError, TimeoutError, Refused, asyncio.IncompleteReadError):
            yield None
            return
        try:
            yield raw
        finally:
            raw.writer.transport.abort()

    def saw(self, what: str, answer: Answer) -> None:
        """Count an answer."""
        self.counts[f"{what}: {answer.status or 'no answer'}"] += 1


def read(answer: bytes) -> Answer:
    """The parts of an answer that an attacker looks at."""
    head, _, body = answer.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    words = first.split()
    if len(words) < 2 or not words[1].isdigit():
        return NOTHING
    cookies = [line.partition(":")[2].strip() for line in lines if line.lower().startswith("set-cookie:")]
    return Answer(int(words[1]), cookies[0].partition(";")[0] if cookies else "", body)
