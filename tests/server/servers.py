"""Real servers for tests: in this process on a thread of its own, or as a process that can be killed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any, TypeVar

from msgspec import structs

from pioneers.server.hosting.data_files import find_place, forget_place
from pioneers.server.hosting.running import new_loop
from pioneers.server.hosting.serve import Service
from pioneers.server.hosting.settings import BotSettings, LimitSettings, ListenSettings, LogSettings, Settings
from pioneers.server.hosting.settings_reading import as_toml

Answer = TypeVar("Answer")

# More than any test asks for: limits are the subject of few tests, which set their own.
MANY = 1_000_000


def quick_settings(database: Path, **changes: Any) -> Settings:
    """Settings for a test: any free port, no limits that one could meet, bots that move at once."""
    settings = Settings(
        database=str(database),
        listen=ListenSettings(port=0),
        limits=LimitSettings(**dict.fromkeys(LimitSettings.__struct_fields__, MANY)),
        bots=BotSettings(workers=1, pace=0),
        log=LogSettings(level="warning"),
    )
    return structs.replace(settings, **changes)


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Service]:
    """A server in the loop of the test itself."""
    service = Service(settings)
    await service.start()
    try:
        yield service
    finally:
        await service.stop()


class ServerThread:
    """A server with a thread and an event loop of its own, so that any client can talk to it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.start()

    def start(self) -> None:
        """Start it; after `stop`, a new one on the same database and port."""
        self._started = Event()
        self._failures: list[BaseException] = []
        self._thread = Thread(target=self._run, name="server")
        self._thread.start()
        self._started.wait()
        if self._failures:
            self._thread.join()
            raise self._failures[0]
        listen = structs.replace(self.settings.listen, port=self.service.port)
        self.settings = structs.replace(self.settings, listen=listen)

    def stop(self) -> None:
        """Stop it as a signal would."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._ended.set)
            self._thread.join()

    def call(self, coroutine: Coroutine[Any, Any, Answer]) -> Answer:
        """Run something in the server's loop, where its parts may be touched: `call(service.registry.info(id))`."""
        future: Future[Answer] = asyncio.run_coroutine_threadsafe(coroutine, self._loop)
        return future.result(60)

    @property
    def port(self) -> int:
        return self.service.port

    @property
    def address(self) -> str:
        """`http://127.0.0.1:PORT`."""
        return f"http://127.0.0.1:{self.port}"

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(self._serve())

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._ended = asyncio.Event()
        try:
            async with serving(self.settings) as self.service:
                self._started.set()
                await self._ended.wait()
        except BaseException as error:
            if self._started.is_set():
                raise
            self._failures.append(error)
            self._started.set()


@contextmanager
def server_thread(folder: Path, **changes: Any) -> Iterator[ServerThread]:
    """A server on a thread, with its database in this folder, until the block ends."""
    server = ServerThread(quick_settings(folder / "server.db", **changes))
    try:
        yield server
    finally:
        server.stop()


class ServerProcess:
    """`pioneers serve` as a process. `kill` it and `start` it again: database and port stay the same."""

    def __init__(self, folder: Path, environment: dict[str, str] | None = None, **changes: Any) -> None:
        self.folder = folder
        self.environment = environment or {}
        self.database = folder / "server.db"
        self.settings = quick_settings(self.database, **changes)
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it and wait until it is ready."""
        file = self.folder / "settings.toml"
        file.write_text(as_toml(self.settings, secrets=True), encoding="utf-8")
        forget_place(self.database)
        command = [sys.executable, "-m", "pioneers", "serve", "--settings", str(file)]
        with (self.folder / "server.log").open("a", encoding="utf-8") as log:
            environment = {**plain_environment(), **self.environment}
            self.process = subprocess.Popen(command, stdout=log, stderr=log, text=True, env=environment)  # noqa: S603 - our own command
        while not self._ready():
            if self.process.poll() is not None:
                raise AssertionError(f"the server did not start:\n{self.log}")
            time.sleep(0.02)
        listen = structs.replace(self.settings.listen, port=self.port)
        self.settings = structs.replace(self.settings, listen=listen)

    def kill(self) -> None:
        """End it without any warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End it politely; gives the exit code."""
        return self._end(signal.SIGTERM)

    @property
    def address(self) -> str:
        """`http://127.0.0.1:PORT`."""
        place = find_place(self.database)
        assert place is not None, "the server is not started"
        return place.address

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    @property
    def log(self) -> str:
        """What all starts wrote so far."""
        return (self.folder / "server.log").read_text(encoding="utf-8")

    def _ready(self) -> bool:
        if find_place(self.database) is None:
            return False
        try:
            with urllib.request.urlopen(f"{self.address}/readyz", timeout=10) as answer:  # noqa: S310 - our own server
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError):
            return False

    def _end(self, sign: signal.Signals) -> int:
        assert self.process is not None, "the server is not started"
        self.process.send_signal(sign)
        return self.process.wait(60)


def failures_in(log: str) -> list[str]:
    """What a server that logs JSON wrote of failures of its own. That the store failed it, it may say."""
    found = []
    for line in log.splitlines():
        try:
            said = json.loads(line)
        except ValueError:
            if "Traceback" in line:
                found.append(line)
            continue
        if "exception" in said and (said["logger"] == "asyncio" or not said["exception"].startswith("Mistake (")):
            found.append(f"{said['logger']}: {said['event']}: {said['exception']}")
    return found


def plain_environment() -> dict[str, str]:
    """This process's environment without settings of a server that somebody may have set."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PIONEERS_")}
    return {**kept, **{name: os.environ[name] for name in ("PIONEERS_PURE",) if name in os.environ}, "LANG": "C.UTF-8"}
