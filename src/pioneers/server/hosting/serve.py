"""The server as a whole: its parts are put together here, started in order and stopped so that nothing is lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import AsyncExitStack
from socket import socket
from typing import TYPE_CHECKING

from uvicorn import Config, Server

from pioneers.bus.interface import Bus
from pioneers.bus.opening import open_bus
from pioneers.server.bots.pool import BotPool
from pioneers.server.files.checker import Checker
from pioneers.server.hosting.context import Context
from pioneers.server.hosting.data_files import clear_files, forget_place, note_place, secret_file
from pioneers.server.hosting.metrics import Metrics
from pioneers.server.hosting.settings import BotSettings, Settings
from pioneers.server.http.app import make_app
from pioneers.server.http.identity import Identity, checked_secrets, load_secrets, new_secret
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
from pioneers.store.opening import open_store
from pioneers.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from pioneers.server.bots.remote.queue import BotQueue

logger = logging.getLogger(__name__)

# Seconds that requests under way get when the server stops.
_LAST_REQUESTS = 5
# So many further ports are tried, so that the port of a server at home stays near what people remember.
_NEAR = 20


class Service:
    """One server. After `start` it answers at `address`; after `stop` all is on the disk and let go of."""

    def __init__(
        self,
        settings: Settings,
        *,
        any_port: bool = False,
        bounds: Bounds = BOUNDS,
        sockets: Callable[[], list[socket]] | None = None,
    ) -> None:
        """With `any_port`, a port near that of the settings will do if that one is taken; `sockets` are others to
        listen on, which are asked for when it starts.
        """
        self.settings = settings
        self.metrics = Metrics()
        self.sockets: list[socket] = []
        # The one it listens on, once it is started.
        self.port = settings.listen.port
        self._any_port = any_port
        self._given = sockets
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
        file = settings.database_file
        self.files = OpenFiles(raise_limit())
        async with AsyncExitStack() as parts:
            parts.enter_context(self.files.watched())
            # First of all: it has the lock that keeps a second server out.
            self.store = await open_store(settings.database_address)
            parts.push_async_callback(self.store.close)
            self.sockets = self._bound()
            parts.callback(self._close_sockets)
            self.port = int(self.sockets[0].getsockname()[1])
            self.bus = await open_bus(settings.redis)
            self.metrics.watch_bus(self.bus)
            parts.push_async_callback(self.bus.close)
            self.bots = bots_of(settings.bots, self.bus)
            self.metrics.watch_bots(lambda: self.bots.busy, lambda: self.bots.losses)
            await self.bots.open()
            parts.push_async_callback(self.bots.close)
            if file is not None:
                clear_files(file)
            self.checker = Checker()
            self.registry = Registry(self._context())
            self.hosting = Hosting(self.store, self.metrics, settings.metrics, self.bus)
            web = self._web(await self._secrets())
            # Closed in the opposite order: no new visitors, moves finished and people told, last answers, all the rest.
            parts.push_async_callback(self._end_web, web)
            await self.registry.open()
            parts.push_async_callback(self.registry.close)
            # Before all others: nobody's file may keep the server from stopping.
            parts.push_async_callback(self.checker.close)
            await self._begin_web(web)
            parts.callback(self._stop_listening, web)
            if file is not None:
                note_place(file, settings.public_address or self.address)
                parts.callback(forget_place, file)
            self._parts = parts.pop_all()
        logger.info("serving", extra={"address": self.address, "database": settings.database_name})
        if not self.page.is_built:
            logger.warning("the page was not built: `./run page` builds it")

    async def stop(self) -> None:
        """End in good order. What was acknowledged is on the disk already; moves under way are finished."""
        logger.info("stopping")
        await self._parts.aclose()
        logger.info("stopped")

    def _bound(self) -> list[socket]:
        if self._given is not None:
            return self._given()
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
            most_reviews=settings.analysis.waiting,
            review_iterations=settings.analysis.review_iterations,
            hint_iterations=settings.analysis.hint_iterations,
            bus=self.bus,
        )

    async def _secrets(self) -> tuple[bytes, ...]:
        """Those of the cookies: beside a file in one of their own, on a server where all processes find them."""
        file = self.settings.database_file
        if isinstance(self.store, SqliteStore):
            assert file is not None, "this store is in a file"
            return load_secrets(secret_file(file))
        return checked_secrets(await self.store.secret(new_secret()), self.settings.database_name)

    def _web(self, secrets: tuple[bytes, ...]) -> Server:
        settings = self.settings
        identity = Identity(secrets, self.store.people)
        limits = Limits(settings.limits)
        self.reception = Reception(self.registry, identity, limits, settings, self.metrics, self.bus)
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


def bots_of(settings: BotSettings, bus: Bus) -> BotPool | BotQueue:
    """Who thinks for this server: a pool of its own, or the workers that are asked through Redis."""
    if not settings.remote:
        return BotPool(settings.workers, settings.patience)
    from pioneers.bus.redis import RedisBus  # noqa: PLC0415 - only who uses Redis loads it
    from pioneers.server.bots.remote.queue import BotQueue  # noqa: PLC0415 - as above

    assert isinstance(bus, RedisBus), "the settings were checked"
    return BotQueue(bus, settings.patience)
