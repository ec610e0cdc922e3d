"""The server as a whole: its parts are put together here, started in order and stopped so that nothing is lost."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from socket import socket
from types import FrameType

from uvicorn import Config, Server

from pioneers.server.bots.pool import BotPool
from pioneers.server.files.checker import Checker
from pioneers.server.hosting.context import Context
from pioneers.server.hosting.data_files import clear_files, forget_place, note_place, secret_file
from pioneers.server.hosting.metrics import Metrics
from pioneers.server.hosting.settings import Settings
from pioneers.server.http.app import make_app
from pioneers.server.http.identity import Identity, load_secrets
from pioneers.server.http.page import Page
from pioneers.server.http.routes.hosting import Hosting
from pioneers.server.network.addresses import EVERYWHERE, bind, bind_near, url
from pioneers.server.network.doorway import BOUNDS, Bounds, Doorway
from pioneers.server.network.http_protocol import http_protocol
from pioneers.server.network.limits import Limits
from pioneers.server.network.open_files import OpenFiles, raise_limit
from pioneers.server.network.reception import Reception
from pioneers.server.network.socket import socket_protocol
from pioneers.server.tables.registry import Registry
from pioneers.store.sqlite import SqliteStore

logger = logging.getLogger(__name__)

# Seconds that requests under way get when the server stops.
_LAST_REQUESTS = 5
# New objects before the garbage is looked for; how often that goes before a longer look, and before a full one.
_GARBAGE = (50_000, 20, 50)
# Seconds that a thread may go on when another waits.
_SWITCH = 0.001
# So many further ports are tried, so that the port of a server at home stays near what people remember.
_NEAR = 20


class Service:
    """One server. After `start` it answers at `address`; after `stop` all is on the disk and let go of."""

    def __init__(self, settings: Settings, *, any_port: bool = False, bounds: Bounds = BOUNDS) -> None:
        """With `any_port`, a port near that of the settings will do if that one is taken."""
        self.settings = settings
        self.metrics = Metrics()
        self.sockets: list[socket] = []
        # The one it listens on, once it is started.
        self.port = settings.listen.port
        self._any_port = any_port
        self._bounds = bounds
        self._parts = AsyncExitStack()

    @property
    def address(self) -> str:
        """Where a browser on this machine finds the server."""
        host = self.settings.listen.host
        return url("localhost" if host in EVERYWHERE else host, self.port)

    async def start(self) -> None:
        """Open the store, bring the tables back, listen. If a part fails, those before it are closed again."""
        settings = self.settings
        self.files = OpenFiles(raise_limit())
        async with AsyncExitStack() as parts:
            parts.enter_context(self.files.watched())
            # First of all: it has the lock that keeps a second server out.
            self.store = await SqliteStore.open(settings.database_path)
            parts.push_async_callback(self.store.close)
            self.sockets = self._bound()
            parts.callback(self._close_sockets)
            self.port = int(self.sockets[0].getsockname()[1])
            self.bots = BotPool(settings.bots.workers, settings.bots.patience)
            self.metrics.watch_bots(lambda: self.bots.busy, lambda: self.bots.losses)
            await self.bots.open()
            parts.push_async_callback(self.bots.close)
            clear_files(settings.database_path)
            self.checker = Checker()
            self.registry = Registry(self._context())
            self.hosting = Hosting(self.store, self.metrics, settings.metrics)
            web = self._web()
            # Closed in the opposite order: no new visitors, moves finished and people told, last answers, all the rest.
            parts.push_async_callback(self._end_web, web)
            await self.registry.open()
            parts.push_async_callback(self.registry.close)
            # Before all others: nobody's file may keep the server from stopping.
            parts.push_async_callback(self.checker.close)
            await self._begin_web(web)
            parts.callback(self._stop_listening, web)
            note_place(settings.database_path, settings.public_address or self.address)
            parts.callback(forget_place, settings.database_path)
            self._parts = parts.pop_all()
        logger.info("serving", extra={"address": self.address, "database": str(settings.database_path)})
        if not self.page.is_built:
            logger.warning("the page was not built: `./run page` builds it")

    async def stop(self) -> None:
        """End in good order. What was acknowledged is on the disk already; moves under way are finished."""
        logger.info("stopping")
        await self._parts.aclose()
        logger.info("stopped")

    def _bound(self) -> list[socket]:
        listen = self.settings.listen
        return bind_near(listen.host, listen.port, _NEAR) if self._any_port else bind(listen.host, listen.port)

    def _context(self) -> Context:
        settings = self.settings
        return Context(
            self.store,
            self.bots,
            self.metrics,
            self.checker,
            most_tables=settings.limits.tables_per_person,
            most_tables_of_address=settings.limits.tables_per_address,
            pace=settings.bots.pace,
            sleep=round(settings.sleep.minutes * 60_000),
            forget=round(settings.sleep.forget_hours * 3_600_000),
            put_away=round(settings.keep.abandoned_days * 86_400_000),
            keep_finished=round(settings.keep.finished_days * 86_400_000),
            away=round(settings.absence.away_minutes * 60_000),
            idle=round(settings.absence.idle_minutes * 60_000),
        )

    def _web(self) -> Server:
        settings = self.settings
        identity = Identity(load_secrets(secret_file(settings.database_path)), self.store.people)
        limits = Limits(settings.limits)
        self.reception = Reception(self.registry, identity, limits, settings, self.metrics)
        self.page = Page()
        doorway = Doorway(settings.limits, settings.proxy_networks, self.metrics, self.files, self._bounds)
        parts = (self.registry, self.store, identity, limits, settings, self.metrics, self.hosting, self.reception)
        config = Config(
            make_app(*parts, self.page),
            loop="none",
            http=http_protocol(doorway),
            ws=socket_protocol(self.reception),
            interface="asgi3",
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            # Who is behind a proxy is found out by `origin`, for requests and for sockets alike.
            proxy_headers=False,
            timeout_graceful_shutdown=_LAST_REQUESTS,
        )
        config.load()
        web = Server(config)
        web.lifespan = config.lifespan_class(config)
        return web

    async def _begin_web(self, web: Server) -> None:
        await web.startup(self.sockets)
        self._ticking = asyncio.create_task(web.main_loop())

    def _stop_listening(self, web: Server) -> None:
        self.hosting.stopping = True
        for listener in web.servers:
            listener.close()
        self.reception.stop_listening()

    async def _end_web(self, web: Server) -> None:
        if web.started:
            web.should_exit = True
            await self._ticking
            await web.shutdown(self.sockets)

    def _close_sockets(self) -> None:
        for bound in self.sockets:
            bound.close()


def new_loop() -> asyncio.AbstractEventLoop:
    """The fastest event loop there is."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop  # noqa: PLC0415 - not on Windows

    return uvloop.new_event_loop()


def run(service: Service, started: Callable[[], None], stopping: Callable[[], None]) -> None:
    """Serve until a signal comes: Ctrl-C, or SIGTERM of whoever watches over services. A second one ends at once."""
    # Thousands of tables are many objects that all live on: looking through them for garbage again and again took a
    # fifth of the time, and a full search made everybody wait. Nearly everything is freed without it.
    gc.set_threshold(*_GARBAGE)
    # The thread that writes the log waits no longer than this for its turn.
    sys.setswitchinterval(_SWITCH)
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(_run(service, started, stopping))


async def _run(service: Service, started: Callable[[], None], stopping: Callable[[], None]) -> None:
    with stop_signals() as signalled:
        await service.start()
        try:
            started()
            # What is there now stays.
            gc.collect()
            gc.freeze()
            await signalled.wait()
            stopping()
        finally:
            await service.stop()


@contextmanager
def stop_signals() -> Iterator[asyncio.Event]:
    """An event that the first signal to stop sets."""
    loop = asyncio.get_running_loop()
    signalled = asyncio.Event()
    earlier: list[int] = []

    def stop(number: int, _: FrameType | None) -> None:
        if earlier:
            # Whoever insists does not want to wait. What was acknowledged is on the disk.
            os._exit(128 + number)
        earlier.append(number)
        loop.call_soon_threadsafe(signalled.set)

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield signalled
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
