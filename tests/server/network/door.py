"""A server with nothing but a door: real sockets through uvicorn, before a registry that only notes what it hears."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from uvicorn import Config, Server

from pioneers.bus.memory import LocalBus
from pioneers.kernel.mistake import Mistake
from pioneers.server.hosting.metrics import Metrics
from pioneers.server.hosting.settings import LimitSettings, Settings
from pioneers.server.http.identity import COOKIE, Identity
from pioneers.server.network.connection import Connection
from pioneers.server.network.doorway import BOUNDS, Doorway
from pioneers.server.network.http_protocol import http_protocol
from pioneers.server.network.limits import Limits
from pioneers.server.network.reception import Reception
from pioneers.server.network.socket import socket_protocol
from pioneers.store.sql.rows import Person
from tests.server.network.raw_socket import PATIENCE, RawSocket, Refused

SECRET = b"a secret of the tests, long enough"


def loops() -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Python's own loop, and the one that servers run on where there is one."""
    if sys.platform == "win32":
        return {"asyncio": asyncio.new_event_loop}
    import uvloop  # noqa: PLC0415 - not on Windows

    return {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}


def in_a_loop(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """Run a test without fixtures in the loop that servers run on."""

    def run() -> None:
        with asyncio.Runner(loop_factory=list(loops().values())[-1]) as runner:
            runner.run(test())

    run.__name__ = test.__name__
    return run


def in_both_loops(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a test without fixtures in each kind of event loop."""

    def run(kind: str) -> None:
        with asyncio.Runner(loop_factory=loops()[kind]) as runner:
            runner.run(test())

    run.__name__ = test.__name__
    marked: Callable[..., None] = pytest.mark.parametrize("kind", list(loops()))(run)
    return marked


class Clock:
    """Time that goes on only when told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class FewPeople:
    """People in memory. Asking for one waits for `ready`."""

    def __init__(self) -> None:
        self.rows: dict[str, Person] = {}
        self.ready = asyncio.Event()
        self.ready.set()
        self.failure: Exception | None = None

    async def add(self, person: Person) -> None:
        if person.id in self.rows:
            raise Mistake("store-person-exists", person=person.id)
        self.rows[person.id] = person

    async def change(self, person: Person) -> None:
        self.rows[person.id] = person

    async def seen(self, person: str, time: int) -> None:
        pass

    async def find(self, person: str) -> Person | None:
        found = self.rows.get(person)
        await self.ready.wait()
        if self.failure is not None:
            raise self.failure
        return found


class Register:
    """A registry that writes down who came, what he said, and who left."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, str, bytes]] = []
        self.connections: list[Connection] = []
        self.greet: Callable[[Connection], None] = lambda _: None
        self.answer: Callable[[Connection, bytes], None] = lambda *_: None

    def entered(self, connection: Connection) -> None:
        self.connections.append(connection)
        self.calls.append(("entered", connection.person, b""))
        self.greet(connection)

    def received(self, connection: Connection, data: bytes) -> float:
        self.calls.append(("received", connection.person, data))
        self.answer(connection, data)
        return 1.0

    def left(self, connection: Connection) -> None:
        self.connections.remove(connection)
        self.calls.append(("left", connection.person, b""))

    @property
    def said(self) -> list[bytes]:
        """All that was said, in order."""
        return [data for kind, _, data in self.calls if kind == "received"]

    def count(self, kind: str) -> int:
        return sum(call[0] == kind for call in self.calls)


class DoorServer:
    """All of it."""

    def __init__(self, reception: Reception, registry: Register, people: FewPeople, server: Server, port: int) -> None:
        self.reception = reception
        self.registry = registry
        self.people = people
        self.server = server
        self.port = port
        self.clock = reception.limits.clock
        # What was logged as an error, which is none unless a test wants one.
        self.errors: list[str] = []

    def cookie(self) -> str:
        """The `Cookie` header of somebody new."""
        return f"{COOKIE}={self.reception.identity.issue()[1]}"

    def visitor(self, **headers: Any) -> RawSocket:
        """A client, of somebody new unless a cookie is given."""
        return RawSocket(self.port, **{"cookie": self.cookie(), **headers})

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait for something to become true."""
        async with asyncio.timeout(PATIENCE):
            while not holds():  # noqa: ASYNC110 - what is waited for knows nothing of those who wait
                await asyncio.sleep(0.002)

    def protocols(self) -> list[Any]:
        """picows's side of all connections."""
        return list(self.server.server_state.connections)


async def status(there: DoorServer, **request: str | None) -> int:
    """101, or the status with which somebody is turned away."""
    try:
        async with there.visitor(**request):
            return 101
    except Refused as reason:
        said = reason
    assert said.headers["content-type"] == "application/json"
    assert msgspec.json.decode(said.body)["sentence"]
    return said.status


async def nothing(_scope: Any, _receive: Any, send: Callable[[Any], Awaitable[None]]) -> None:
    """The application that answers what is no socket."""
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


@asynccontextmanager
async def house(
    clock: Clock | None = None,
    ping: float = 20.0,
    *,
    limits: Mapping[str, float] | None = None,
    bounds: Mapping[str, float] | None = None,
    **settings: Any,
) -> AsyncIterator[DoorServer]:
    """A house that is open. At the end nobody may be left in it, and nothing may have gone wrong unnoticed."""
    chosen = Settings(limits=LimitSettings(**(limits or {})), **settings)  # type: ignore[arg-type]
    registry, people = Register(), FewPeople()
    limit = Limits(chosen.limits) if clock is None else Limits(chosen.limits, clock)
    reception = Reception(registry, Identity([SECRET], people), limit, chosen, Metrics(), LocalBus())
    chosen_bounds = replace(BOUNDS, **(bounds or {}))  # type: ignore[arg-type]
    doorway = Doorway(chosen.limits, chosen.proxy_networks, reception.metrics, bounds=chosen_bounds)
    listening = socket.create_server(("127.0.0.1", 0))
    config = Config(
        nothing,
        loop="none",
        http=http_protocol(doorway),
        lifespan="off",
        log_config=None,
        ws=socket_protocol(reception),
        ws_ping_interval=ping,
        ws_ping_timeout=ping,
    )
    config.load()
    server = Server(config)
    server.lifespan = config.lifespan_class(config)
    await server.startup([listening])
    made = DoorServer(reception, registry, people, server, listening.getsockname()[1])
    watch = _Watch(made.errors)
    logging.getLogger().addHandler(watch)
    try:
        yield made
        # As `server.shutdown` does, which takes its time.
        for protocol in made.protocols():
            protocol.shutdown()
        await made.until(lambda: not made.protocols())
        assert registry.connections == []
        assert registry.count("entered") == registry.count("left")
        assert (reception._count, reception._of_person, reception._of_address) == (0, {}, {})
    finally:
        logging.getLogger().removeHandler(watch)
        for listener in server.servers:
            listener.close()
        listening.close()
        for protocol in made.protocols():
            protocol.transport.underlying_transport.abort()
    assert made.errors == []


class _Watch(logging.Handler):
    def __init__(self, errors: list[str]) -> None:
        super().__init__(logging.WARNING)
        self.errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        self.errors.append(f"{record.name}: {record.getMessage()}")
