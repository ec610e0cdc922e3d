"""Watches over several processes that serve on one port: starts them again when they die, and anew one after the other.

On Linux each binds the port for itself and the system spreads the visitors evenly; who comes after a process has died
goes to the others. Elsewhere they share the sockets of the supervisor.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from socket import socket

import msgspec
from msgspec import structs

from pioneers.kernel.mistake import Mistake
from pioneers.server.bots.pool import cores
from pioneers.server.bots.worker import framed
from pioneers.server.hosting.child import READY, Order
from pioneers.server.hosting.running import new_loop, stop_signals
from pioneers.server.hosting.settings import Settings
from pioneers.server.network.addresses import bind

logger = logging.getLogger(__name__)

# Whether the system spreads visitors over all who have bound a port. Others let them share it, and give all to one.
SPREADS = sys.platform == "linux"
# Seconds before a process that died is started again: each time twice as long, until one lived for a while.
FIRST_PAUSE = 0.2
LONGEST_PAUSE = 30.0
LIVED = 60.0
# Seconds in which a process must stop before it is ended by force.
STOPPING = 30.0


class Place:
    """The place of one process: who follows whom there."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: Process | None = None
        # Set while a process of this place serves.
        self.serves = asyncio.Event()
        # Whether it was told to make room for a new one.
        self.renewed = False


class Supervisor:
    """Processes that serve with the same settings. `command` starts one of them."""

    def __init__(self, settings: Settings, language: str = "en", command: Sequence[str] | None = None) -> None:
        if sys.platform == "win32":
            raise Mistake("serve-processes")
        self.command = tuple(command or (sys.executable, "-P", "-m", "pioneers.server.hosting.child"))
        self.port = settings.listen.port
        self.places: list[Place] = []
        self._settings = settings
        self._language = language
        self._sockets: list[socket] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._stopping = False
        self._renewing = asyncio.Lock()

    async def start(self) -> int:
        """Start all processes: 0, or the exit code of the first one if it cannot serve."""
        self._take_port()
        self.places = [Place(number) for number in range(self._settings.processes)]
        # The first alone: it says what is wrong with the settings, and brings the database up to date.
        first = self.places[0]
        process = await self._spawn(first)
        if not first.serves.is_set():
            code = await process.wait()
            self._close()
            return code or 1
        self._tasks = [asyncio.create_task(self._keep(place)) for place in self.places]
        await asyncio.gather(*(place.serves.wait() for place in self.places))
        logger.info("serving", extra={"processes": len(self.places), "port": self.port})
        return 0

    async def stop(self) -> None:
        """Stop all processes at once, each in good order."""
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(self._end(place) for place in self.places))
        self._close()

    async def renew(self) -> None:
        """Put new processes in place of the old, one after the other: the next goes when the one before serves."""
        async with self._renewing:
            for place in self.places:
                if place.serves.is_set() and not self._stopping:
                    place.renewed = True
                    place.serves.clear()
                    await self._end(place)
                await place.serves.wait()
            logger.info("all processes are new", extra={"processes": len(self.places)})

    def _take_port(self) -> None:
        host = self._settings.listen.host
        # First as one who does not share: another server there would otherwise go unnoticed.
        taken = bind(host, self.port)
        self.port = int(taken[0].getsockname()[1])
        self._sockets = taken
        if SPREADS:
            # Kept, without listening, so that the port stays ours while no process is there.
            self._close()
            self._sockets = bind(host, self.port, shared=True, backlog=0)

    def _order(self, place: Place) -> Order:
        settings = self._settings
        workers = settings.bots.workers or max(1, (cores() - 1) // settings.processes)
        told = structs.replace(
            settings,
            listen=structs.replace(settings.listen, port=self.port),
            bots=structs.replace(settings.bots, workers=workers),
        )
        inherited = [] if SPREADS else [one.fileno() for one in self._sockets]
        return Order(told, self._language, inherited, place.number)

    async def _spawn(self, place: Place) -> Process:
        """A new process, which serves when this returns, or is about to end."""
        order = self._order(place)
        # In a session of its own, so that Ctrl-C in a terminal reaches only us.
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, start_new_session=True, pass_fds=order.inherited
        )
        place.process = process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(msgspec.json.encode(order)))
        with suppress(ConnectionError):
            await process.stdin.drain()
        if await process.stdout.readline() == READY:
            place.serves.set()
        return process

    async def _keep(self, place: Place) -> None:
        """Have a process in a place, always."""
        loop = asyncio.get_running_loop()
        pause = FIRST_PAUSE
        while True:
            begun = loop.time()
            process = place.process or await self._spawn(place)
            code = await process.wait()
            place.process = None
            place.serves.clear()
            if place.renewed:
                place.renewed = False
                continue
            logger.warning("a process has ended", extra={"number": place.number, "code": code})
            if loop.time() - begun > LIVED:
                pause = FIRST_PAUSE
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    async def _end(self, place: Place) -> None:
        """Let a process stop; by force if it does not."""
        process = place.process
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.terminate()
            try:
                async with asyncio.timeout(STOPPING):
                    await process.wait()
            except TimeoutError:
                logger.warning("a process does not stop", extra={"number": place.number})
                process.kill()
                await process.wait()

    def _close(self) -> None:
        for bound in self._sockets:
            bound.close()


def supervise(supervisor: Supervisor, started: Callable[[], None], stopping: Callable[[], None]) -> int:
    """Serve in several processes until SIGTERM or Ctrl-C; SIGHUP renews them one after the other. The exit code."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(_supervise(supervisor, started, stopping))


async def _supervise(supervisor: Supervisor, started: Callable[[], None], stopping: Callable[[], None]) -> int:
    renewals: set[asyncio.Task[None]] = set()

    def renew() -> None:
        renewal = asyncio.create_task(supervisor.renew())
        renewals.add(renewal)
        renewal.add_done_callback(renewals.discard)

    with stop_signals() as signalled:
        asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, renew)
        starting = asyncio.create_task(supervisor.start())
        stop = asyncio.create_task(signalled.wait())
        try:
            await asyncio.wait({starting, stop}, return_when=asyncio.FIRST_COMPLETED)
            if starting.done():
                code = starting.result()
                if code:
                    return code
                started()
                await stop
            stopping()
        finally:
            for task in (starting, stop, *renewals):
                task.cancel()
            await asyncio.gather(starting, stop, *renewals, return_exceptions=True)
            await supervisor.stop()
    return 0
