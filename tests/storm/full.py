"""The parts of a platform: several servers, workers in which bots think, PostgreSQL and Redis, with gates in between.

PostgreSQL and Redis are those of `tests.services`. They are started by a small program that loads the switches before
it becomes the real one, so their clocks and disks can be harmed like those of our own processes.
"""

from __future__ import annotations

import asyncio
import random
import shlex
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg

from pioneers.server.hosting.settings import BotSettings
from pioneers.store.interface import Store
from pioneers.store.opening import open_store
from tests.services.postgresql import PostgresServer
from tests.services.redis import RedisServer
from tests.storm.gate import Gate
from tests.storm.harms import Platform
from tests.storm.parts import Part, ServerPart
from tests.storm.run import Parts, Wish
from tests.storm.schedule import MINUTES_OFF, Harm, Kind, kinds
from tests.storm.switches import Switches, library

WORKERS = 2
# Fewer than it would allow, so that they can all be taken.
CONNECTIONS = 60
# Seconds in which a bot must have moved.
PATIENCE = 5.0


class ServicePart(Part):
    """A service of `tests.services` as a part of a storm."""

    service: Any

    def start(self) -> None:
        if not self.runs():
            self.service.start()
            self.starts += 1

    def kill(self) -> None:
        self.service.kill()

    def stop(self) -> None:
        self.service.stop()

    def freeze(self) -> None:
        if self.runs():
            self.service.freeze()

    def thaw(self) -> None:
        if self.runs():
            self.service.thaw()

    def runs(self) -> bool:
        """Whether its process is there; it may end by itself on a full disk."""
        process = vars(self.service).get("process", vars(self.service).get("_process"))
        return process is not None and process.poll() is None

    def with_switches(self, program: Path) -> Path:
        """A program that sets the switches and then is another."""
        script = self.folder / f"{self.name}-{program.name}"
        given = " ".join(f"{name}={shlex.quote(value)}" for name, value in self.switches.environment().items())
        script.write_text(f'#!/bin/sh\n{given} exec {shlex.quote(str(program))} "$@"\n', encoding="utf-8")
        script.chmod(0o755)
        return script


class PostgresPart(ServicePart):
    """PostgreSQL, whose connections can all be taken."""

    def __init__(self, name: str, folder: Path, switches: Switches) -> None:
        super().__init__(name, folder, switches)
        part = self

        class Server(PostgresServer):
            """Its main program has switches; what makes a database has none."""

            def _run(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
                programs = self._programs
                if program == "postgres":
                    part.with_switches(programs / program).rename(part.folder / program)
                    self._programs = part.folder
                try:
                    return super()._run(program, *arguments)
                finally:
                    self._programs = programs

        self.service = Server(folder / name, {"max_connections": str(CONNECTIONS)})
        self.taken: list[psycopg.Connection[Any]] = []

    def new_database(self) -> str:
        """The name of a new database."""
        address: str = self.service.new_database()
        return address.rpartition("/")[2]

    def take_connections(self) -> None:
        """Open connections until there are no more."""
        while True:
            try:
                self.taken.append(psycopg.connect(self.service.address(), connect_timeout=5))
            except psycopg.OperationalError:
                return

    def give_connections(self) -> None:
        """Let go of them."""
        for connection in self.taken:
            connection.close()
        self.taken.clear()


class RedisPart(ServicePart):
    """Redis, which can be emptied."""

    def __init__(self, name: str, folder: Path, switches: Switches) -> None:
        super().__init__(name, folder, switches)
        self.service = RedisServer()
        self.service.program = str(self.with_switches(Path(self.service.program)))


class WorkerPart(Part):
    """`pioneers bots`: thinks for all servers."""

    def __init__(self, name: str, folder: Path, switches: Switches, redis: str) -> None:
        super().__init__(name, folder, switches)
        self.redis = redis
        # Where the log of its last start begins.
        self.since = 0

    def command(self) -> list[str]:
        return [sys.executable, "-m", "pioneers", "bots", "--redis", self.redis, "--workers", "1"]

    def ready(self) -> bool:
        return '"answering"' in self.log[self.since :]

    def _begin(self) -> None:
        self.since = len(self.log)
        super()._begin()


class FullParts(Parts):
    """All of it. Each server and worker has gates of its own to what it needs, so that each can be parted from it."""

    def __init__(self, folder: Path, wish: Wish) -> None:
        self.folder = folder
        self.library = library(folder)
        # PostgreSQL does not run as root: whoever it runs as must get at its switches.
        folder.chmod(0o755)
        chance = random.Random(wish.seed)
        self.postgresql = PostgresPart("postgresql", folder, self.switches("postgresql", folder / "postgresql"))
        self.redis = RedisPart("redis", folder, self.switches("redis", folder / "redis"))
        self.servers = [f"server-{number}" for number in range(1, wish.servers + 1)]
        self.workers = [f"worker-{number}" for number in range(1, WORKERS + 1)]
        links = {
            f"{name} to {service.name}": Gate([service.service.port], chance)
            for name in (*self.servers, *self.workers)
            for service in (self.postgresql, self.redis)
            if name in self.servers or service is self.redis
        }
        super().__init__({"postgresql": self.postgresql, "redis": self.redis}, links, self.all_kinds(list(links)))
        self.more = {"emptied": emptied, "crowded": crowded, "restarted in turn": restarted_in_turn}
        self.gates["clients"] = Gate([], chance)

    def switches(self, name: str, disk: Path) -> Switches:
        return Switches(self.library, self.folder / f"{name}.switches", disk)

    async def prepare(self) -> None:
        """When gates have ports: start the services, and say where servers find them."""
        for part in (self.postgresql, self.redis):
            await asyncio.to_thread(part.start)
        self.database = await asyncio.to_thread(self.postgresql.new_database)
        for name in (*self.servers, *self.workers):
            switches = self.switches(name, self.folder / name)
            redis = f"redis://127.0.0.1:{self.gates[f'{name} to redis'].port}/0"
            if name in self.workers:
                self.parts[name] = WorkerPart(name, self.folder, switches, redis)
                continue
            port = self.gates[f"{name} to postgresql"].port
            address = self.postgresql.service.address(self.database).replace(
                f":{self.postgresql.service.port}/", f":{port}/"
            )
            self.parts[name] = ServerPart(name, self.folder, switches, address, redis=redis, bots=bots_elsewhere())
        ports = [part.port for part in self.parts.values() if isinstance(part, ServerPart)]
        self.gates["clients"].targets = ports

    async def open(self) -> Store:
        """PostgreSQL once more, for the witnesses."""
        await asyncio.to_thread(self.postgresql.start)
        address = self.postgresql.service.address(self.database)
        return await open_store(address)

    async def close(self) -> None:
        await asyncio.to_thread(self.postgresql.kill)

    def all_kinds(self, links: list[str]) -> list[Kind]:
        """What else can happen where there is more to harm. A freeze may last longer than every lease."""
        both = ["postgresql", "redis"]
        clocks = [*self.servers, *self.workers, *both]
        return [
            *(kind for kind in kinds(self.servers, ["postgresql"]) if kind.name not in {"server frozen", "clock off"}),
            Kind("server frozen", self.servers, 2.0, 15.0),
            Kind("clock off", clocks, 1.0, 6.0, MINUTES_OFF),
            Kind("servers restarted in turn", ["servers"], 0.0, 0.1),
            Kind("worker killed", self.workers, 0.0, 3.0),
            Kind("worker frozen", self.workers, 2.0, 10.0),
            Kind("redis killed", ["redis"], 0.0, 4.0),
            Kind("redis frozen", ["redis"], 1.0, 6.0),
            Kind("redis emptied", ["redis"], 0.0, 0.1),
            Kind("postgresql killed", ["postgresql"], 0.0, 1.5),
            Kind("postgresql restarted", ["postgresql"], 0.0, 1.0),
            Kind("postgresql frozen", ["postgresql"], 0.5, 4.0),
            Kind("postgresql crowded", ["postgresql"], 1.0, 4.0),
            Kind("link cut", links, 0.0, 0.2, (1.0,)),
            Kind("link delayed", links, 1.0, 4.0, (0.01, 0.05)),
            Kind("link held up", links, 1.0, 8.0),
            Kind("link parted", links, 1.0, 8.0),
        ]


def bots_elsewhere() -> BotSettings:
    """Bots that think in the workers; who gets no answer is not waited for longer than people would."""
    return BotSettings(remote=True, pace=0, patience=PATIENCE)


# ── Harm that only these parts know ──────────────────────────────────────────────────────────────────────


@asynccontextmanager
async def emptied(platform: Platform, harm: Harm) -> AsyncIterator[None]:
    """Redis forgets everything."""
    part = platform.parts[harm.target]
    assert isinstance(part, RedisPart)
    await asyncio.to_thread(part.service.empty)
    yield


@asynccontextmanager
async def crowded(platform: Platform, harm: Harm) -> AsyncIterator[None]:
    """PostgreSQL has no connection left, and the servers lose those they have."""
    part = platform.parts[harm.target]
    assert isinstance(part, PostgresPart)
    await asyncio.to_thread(part.take_connections)
    for name, gate in platform.gates.items():
        if name.endswith(f"to {harm.target}"):
            gate.cut()
    await asyncio.to_thread(part.take_connections)
    try:
        yield
    finally:
        await asyncio.to_thread(part.give_connections)


@asynccontextmanager
async def restarted_in_turn(platform: Platform, harm: Harm) -> AsyncIterator[None]:  # noqa: ARG001 - all of them
    """Every server is ended politely and started again, one after the other, as for a new version."""
    yield
    for name, part in platform.parts.items():
        if isinstance(part, ServerPart):
            async with platform.locks[name]:
                await asyncio.to_thread(part.stop)
                await asyncio.to_thread(part.start)
