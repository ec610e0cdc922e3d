"""Several processes on one port: visitors are spread, the dead come back, and all are renewed without a pause."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest

from pioneers.kernel.mistake import Mistake
from pioneers.server.hosting import supervisor as supervisor_module
from pioneers.server.hosting.settings import ListenSettings, Settings
from pioneers.server.hosting.supervisor import Supervisor
from tests.bus.bus_suite import until
from tests.server.bots.odd_bots import is_running
from tests.server.servers import quick_settings
from tests.services.redis import RedisServer

# A process that tells each visitor who it is, in place of a server, which needs PostgreSQL.
SMALL = """
import asyncio, os, sys
from pioneers.kernel.mistake import Mistake
from pioneers.server.hosting.child import main, sockets_of

class Small:
    def __init__(self, order):
        self.order = order
    async def start(self):
        if self.order.settings.database == "broken":
            raise Mistake("bots-closed")
        self.servers = [await asyncio.start_server(self.tell, sock=one) for one in sockets_of(self.order)]
    async def tell(self, reader, writer):
        writer.write(b"%d" % os.getpid())
        writer.close()
    async def stop(self):
        for server in self.servers:
            server.close()

main(Small)
"""
SMALL_COMMAND = (sys.executable, "-P", "-c", SMALL)


@asynccontextmanager
async def supervised(processes: int) -> AsyncIterator[Supervisor]:
    """Processes that serve in here."""
    wanted = Settings(processes=processes, listen=ListenSettings(port=0))
    supervisor = Supervisor(wanted, command=SMALL_COMMAND)
    assert await supervisor.start() == 0
    try:
        yield supervisor
    finally:
        await supervisor.stop()


async def visited(supervisor: Supervisor) -> int:
    """The process that serves a visitor, who tries a second time: one that stops lets go of who is at its door."""
    for _ in range(2):
        with suppress(ConnectionError, ValueError):
            return await told_at(supervisor.port)
    raise AssertionError("nobody serves")


async def told_at(port: int) -> int:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    told = await reader.read()
    writer.close()
    return int(told)


async def visits(supervisor: Supervisor, count: int) -> set[int]:
    return {await visited(supervisor) for _ in range(count)}


def processes(supervisor: Supervisor) -> set[int]:
    return {place.process.pid for place in supervisor.places if place.process is not None and place.serves.is_set()}


async def test_visitors_are_spread_over_all_processes() -> None:
    async with supervised(3) as supervisor:
        assert len(processes(supervisor)) == 3
        assert await visits(supervisor, 100) == processes(supervisor)


async def test_each_process_can_be_reached_alone() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        first = int(free.getsockname()[1])
    listen = ListenSettings(port=0, own_ports=first if first < 65_000 else 50_000)
    supervisor = Supervisor(Settings(processes=2, listen=listen), command=SMALL_COMMAND)
    assert await supervisor.start() == 0
    alone = [await told_at(listen.own_ports + number) for number in range(2)]
    assert alone == [place.process and place.process.pid for place in supervisor.places]
    await supervisor.stop()


async def test_where_the_system_does_not_spread_them_the_processes_share_one_socket(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(supervisor_module, "SPREADS", False)
    async with supervised(2) as supervisor:
        before = processes(supervisor)
        assert await visits(supervisor, 20) <= before
        os.kill(min(before), signal.SIGKILL)
        await until(lambda: len(processes(supervisor)) == 1)
        assert await visits(supervisor, 5) == {max(before)}


async def test_a_process_that_died_is_followed_by_another_and_the_others_serve_meanwhile() -> None:
    async with supervised(2) as supervisor:
        before = processes(supervisor)
        killed = min(before)
        os.kill(killed, signal.SIGKILL)
        await until(lambda: processes(supervisor) == before - {killed})
        if supervisor_module.SPREADS:
            assert await visits(supervisor, 20) == before - {killed}
        await until(lambda: len(processes(supervisor)) == 2)
        assert killed not in await visits(supervisor, 60)


async def test_all_are_renewed_one_after_the_other_and_somebody_always_serves() -> None:
    async with supervised(2) as supervisor:
        before = processes(supervisor)
        fewest = 2
        renewing = asyncio.create_task(supervisor.renew())
        while not renewing.done():
            fewest = min(fewest, len(processes(supervisor)))
            assert await visited(supervisor)
            await asyncio.sleep(0.002)
        assert fewest == 1
        assert len(processes(supervisor)) == 2
        assert not before & processes(supervisor)
        assert not any(map(is_running, before))


async def test_a_real_server_is_supervised_and_renewed(own_redis: RedisServer, tmp_path: Path) -> None:
    # One only: SQLite has one owner.
    supervisor = Supervisor(quick_settings(tmp_path / "server.db", redis=own_redis.url()))
    assert await supervisor.start() == 0
    address = f"http://127.0.0.1:{supervisor.port}/readyz"
    async with httpx.AsyncClient() as http:
        assert (await http.get(address)).text == "ready\n"
        before = processes(supervisor)
        await supervisor.renew()
        assert not before & processes(supervisor)
    async with httpx.AsyncClient() as http:
        assert (await http.get(address)).text == "ready\n"
    await supervisor.stop()
    assert not any(place.process and place.process.returncode for place in supervisor.places), "it stopped cleanly"


async def test_what_keeps_the_first_process_from_serving_ends_them_all(capfd: pytest.CaptureFixture[str]) -> None:
    wanted = Settings(processes=3, listen=ListenSettings(port=0), database="broken")
    supervisor = Supervisor(wanted, "de", SMALL_COMMAND)
    assert await supervisor.start() == 2
    assert "Das Programm wird beendet" in capfd.readouterr().err
    assert [place.process is None for place in supervisor.places] == [False, True, True]
    await supervisor.stop()


async def test_a_port_that_another_server_has_is_not_shared_with_it() -> None:
    async with supervised(2) as supervisor:
        settings = Settings(processes=2, listen=ListenSettings(port=supervisor.port))
        with pytest.raises(Mistake) as refused:
            await Supervisor(settings, command=SMALL_COMMAND).start()
        assert refused.value.key == "serve-port"


SUPERVISING = """
import sys
from pioneers.server.hosting.settings import ListenSettings, Settings
from pioneers.server.hosting.supervisor import Supervisor, supervise
from tests.server.hosting.test_supervisor import SMALL_COMMAND, processes
supervisor = Supervisor(Settings(processes=2, listen=ListenSettings(port=0)), command=SMALL_COMMAND)
tell = lambda: print(supervisor.port, *processes(supervisor), flush=True)
sys.exit(supervise(supervisor, tell, lambda: None))
"""


@asynccontextmanager
async def supervising() -> AsyncIterator[tuple[asyncio.subprocess.Process, int, set[int]]]:
    """A supervisor as a process, its port, and the processes under it."""
    command = [sys.executable, "-c", SUPERVISING]
    root = Path(__file__).parents[3]
    process = await asyncio.create_subprocess_exec(*command, cwd=root, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    port, *children = map(int, (await process.stdout.readline()).split())
    try:
        yield process, port, set(children)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def test_a_signal_stops_all_and_another_renews_all() -> None:
    async with supervising() as (process, port, first):
        assert len(first) == 2
        process.send_signal(signal.SIGHUP)
        await until(lambda: not any(map(is_running, first)))
        process.send_signal(signal.SIGTERM)
        assert await process.wait() == 0
        with pytest.raises(ConnectionError):
            await asyncio.open_connection("127.0.0.1", port)


async def test_processes_end_when_the_supervisor_is_killed() -> None:
    async with supervising() as (process, _, children):
        process.kill()
        await until(lambda: not any(map(is_running, children)))
