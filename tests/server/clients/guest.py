"""Somebody with a name and a kept identity, over real HTTP: what a browser does outside its socket."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from pioneers.server.wire import bodies as requests
from pioneers.server.wire import parts
from tests.server.insides import look

Body = TypeVar("Body")
# A server that was killed is back within this many seconds, however slow the machine.
PATIENCE = 120.0
PAUSE = 0.05


class Unwanted(AssertionError):  # noqa: N818 - the answer was unwanted
    """An answer of HTTP that is not the one hoped for."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__(f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text[:500]}")
        self.status = answer.status_code
        self.text = answer.text


class Guest:
    """One identity: a cookie and its HTTP connection. `async with` makes the identity and lets go of the connection.

    `source` is the address he comes from, any of the loopback network: limits count by address.
    """

    def __init__(self, address: str, name: str, language: str = "en", source: str = "127.0.0.1") -> None:
        self.address = address
        self.name = name
        self.language = language
        self.person = ""
        self.source = source
        self.http = httpx.AsyncClient(
            base_url=address,
            timeout=PATIENCE,
            transport=httpx.AsyncHTTPTransport(local_address=source),
            headers={"Origin": address},
        )

    async def __aenter__(self) -> Self:
        wish = requests.ChangeMe(name=self.name, language=self.language)  # type: ignore[arg-type]
        me = await self.put("/api/me", wish, requests.Me)
        assert me.person is not None
        self.person = me.person
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.http.aclose()

    # ── Tables ───────────────────────────────────────────────────────────────────────────────────────────

    async def make(self, wish: requests.NewTable) -> parts.TableInfo:
        """Make a table."""
        return await self.post("/api/tables", wish, parts.TableInfo)

    async def info(self, table: str) -> parts.TableInfo:
        """All that everybody may know of a table."""
        return await self.get(f"/api/tables/{table}", parts.TableInfo)

    async def sit(self, table: str, seat: int, name: str = "") -> parts.TableInfo:
        """Take a seat."""
        return await self.put(f"/api/tables/{table}/seats/{seat}", requests.TakeSeat(name=name), parts.TableInfo)

    async def rise(self, table: str, seat: int) -> parts.TableInfo:
        """Leave a seat."""
        return msgspec.json.decode(await self.ask("DELETE", f"/api/tables/{table}/seats/{seat}"), type=parts.TableInfo)

    async def give(self, table: str, seat: int, bot: parts.Level | None) -> parts.TableInfo:
        """Put a bot on a seat, or take it away."""
        return await self.put(f"/api/tables/{table}/seats/{seat}/bot", requests.GiveSeat(bot=bot), parts.TableInfo)

    async def start(self, table: str) -> parts.TableInfo:
        """Start the game of a public table that is full."""
        return msgspec.json.decode(await self.ask("POST", f"/api/tables/{table}/start"), type=parts.TableInfo)

    async def again(self, table: str, *, same_deal: bool = False) -> parts.TableInfo:
        """Another game with the same people."""
        wish = requests.Again(same_deal=same_deal)
        return await self.post(f"/api/tables/{table}/again", wish, parts.TableInfo)

    async def record(self, table: str) -> dict[str, Any]:
        """The record of a finished game, as JSON."""
        return await self.get(f"/api/games/{table}/record.json", dict[str, Any])

    # ── HTTP ─────────────────────────────────────────────────────────────────────────────────────────────

    async def get(self, path: str, kind: type[Body]) -> Body:
        """What stands there."""
        return msgspec.json.decode(await self.ask("GET", path), type=kind)

    async def post(self, path: str, body: requests.Body, kind: type[Body]) -> Body:
        """Ask for something to be done."""
        return msgspec.json.decode(await self.ask("POST", path, body), type=kind)

    async def put(self, path: str, body: requests.Body, kind: type[Body]) -> Body:
        """Ask for something to be changed."""
        return msgspec.json.decode(await self.ask("PUT", path, body), type=kind)

    async def ask(self, method: str, path: str, body: requests.Body | None = None) -> bytes:
        """The body of a good answer; `Unwanted` if the server refuses. A server that is down is waited for."""
        answer = await self.answer(method, path, body)
        if not answer.is_success:
            raise Unwanted(answer)
        return answer.content

    async def answer(self, method: str, path: str, body: requests.Body | None = None) -> httpx.Response:
        """The answer, whatever it is."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"Content-Type": "application/json"}
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    answer = await self.http.request(method, path, content=content, headers=headers)
                    look(answer.content)
                    return answer
                except httpx.TransportError:
                    await asyncio.sleep(PAUSE)

    # ── For his sockets ──────────────────────────────────────────────────────────────────────────────────

    @property
    def socket_address(self) -> str:
        """Where his sockets connect to."""
        return f"ws{self.address.removeprefix('http')}/ws"

    def socket_headers(self) -> dict[str, str]:
        """What a browser sends with the handshake."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        return {"Cookie": cookies, "Origin": self.address}
