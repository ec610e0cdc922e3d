"""What hosts look at: is the process alive, can it serve, and its figures."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import logging
import time
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from pioneers.bus.interface import Bus
from pioneers.kernel.mistake import Mistake
from pioneers.server.hosting.metrics import Metrics
from pioneers.server.hosting.settings import MetricsSettings
from pioneers.server.http.language import preferred_language
from pioneers.server.wire.problems import Forbidden
from pioneers.store.interface import Store
from pioneers.text.say import say

logger = logging.getLogger(__name__)

Asked = Request[Any, Any, Any]

# Seconds within which a store that works answers.
_PATIENCE = 5.0
# Seconds for which an answer holds, however many ask: to find it out, something is written.
_PAUSE = 1.0
# A person no store knows: asking for it costs nothing and shows that the database can be read.
_NOBODY = ""
# Who sends one of these is a proxy: the request behind it comes from elsewhere.
_FORWARDED = ("x-forwarded-for", "x-real-ip", "forwarded")


class Hosting:
    """What the probes answer with. `stopping` is set when the server begins to stop: balancers look elsewhere then."""

    def __init__(self, store: Store, metrics: Metrics, settings: MetricsSettings, bus: Bus | None = None) -> None:
        self.store = store
        self.bus = bus
        self.metrics = metrics
        self.settings = settings
        self.stopping = False
        self._asking = asyncio.Lock()
        self._hindrance: str | None = None
        self._known_until = 0.0
        metrics.watch_store(lambda: store.failing is None)

    async def hindrance(self) -> str | None:
        """The message that says why new visitors cannot be served, if so."""
        if self.stopping:
            return "hosting-stopping"
        async with self._asking:
            if time.monotonic() >= self._known_until:
                self._hindrance = await self._found()
                self._known_until = time.monotonic() + _PAUSE
            return self._hindrance

    async def _found(self) -> str | None:
        try:
            await asyncio.wait_for(self.store.people.find(_NOBODY), _PATIENCE)
        except (Mistake, TimeoutError):
            logger.exception("the store does not answer")
            return "hosting-reading"
        try:
            await asyncio.wait_for(self.store.probe(), _PATIENCE)
        except (Mistake, TimeoutError) as reason:
            logger.exception("nothing can be written")
            return "hosting-full" if isinstance(reason, Mistake) and reason.key == "store-full" else "hosting-writing"
        return None

    def is_degraded(self) -> bool:
        """Whether all is served, but more slowly: the bus between the processes is down."""
        return self.bus is not None and not self.bus.is_up

    def may_read(self, request: Asked) -> bool:
        """Whether the figures are for this one."""
        match self.settings.readers:
            case "everybody":
                return True
            case "token":
                given = request.headers.get("authorization", "")
                return hmac.compare_digest(given.encode(), f"Bearer {self.settings.token}".encode())
            case "localhost":
                through_proxy = any(name in request.headers for name in _FORWARDED)
                return not through_proxy and request.client is not None and is_this_machine(request.client.host)


def is_this_machine(host: str) -> bool:
    """Whether an address is the machine's own, in whatever way it is written."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_loopback


def hosting_routes(hosting: Hosting) -> list[HTTPRouteHandler]:
    """`/healthz`, `/readyz` and `/metrics`. They need no cookie, set none, and count against no limit."""

    @get("/healthz", include_in_schema=False, sync_to_thread=False)
    def health() -> Response[str]:
        return Response("ok\n", media_type="text/plain", headers={"cache-control": "no-store"})

    @get("/readyz", include_in_schema=False)
    async def readiness(request: Asked) -> Response[str]:
        hindrance = await hosting.hindrance()
        language = preferred_language(request.headers.get("accept-language", ""))
        said = hindrance or ("hosting-degraded" if hosting.is_degraded() else None)
        return Response(
            "ready\n" if said is None else f"{say(said, {}, language)}\n",
            status_code=200 if hindrance is None else 503,
            media_type="text/plain",
            headers={"cache-control": "no-store"},
        )

    @get("/metrics", include_in_schema=False, sync_to_thread=False)
    def figures(request: Asked) -> Response[bytes]:
        if not hosting.may_read(request):
            raise Forbidden("metrics-forbidden")
        return Response(
            hosting.metrics.text(), headers={"content-type": CONTENT_TYPE_LATEST, "cache-control": "no-store"}
        )

    return [health, readiness, figures]
