"""Servers for the tests of this folder. Tests may be coroutines: each runs in an event loop of its own."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.servers import ServerProcess, ServerThread, server_thread
from tests.services.redis import own_redis, redis_server

__all__ = ["own_redis", "redis_server"]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    asyncio.run(pyfuncitem.obj(**wanted))
    return True


@pytest.fixture
def service(tmp_path: Path) -> Iterator[ServerThread]:
    """A running server in this process: `service.address`, `service.port`, `service.call(coroutine)`, `stop`, `start`.

    Its parts are at `service.service` (registry, store, metrics …); touch them in its own loop only, by `call`.
    """
    with server_thread(tmp_path) as server:
        yield server


@pytest.fixture
def server_process(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server as a process, started: `address`, `port`, `kill`, `stop`, and `start` on the same database and port."""
    server = ServerProcess(tmp_path)
    server.start()
    yield server
    if server.process is not None and server.process.poll() is None:
        server.kill()
