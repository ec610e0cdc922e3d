"""The HTTP side of the server: all routes, with what stands before and behind every one of them."""

from __future__ import annotations

from importlib.metadata import version

from litestar import Litestar, Response, Router, get
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from pioneers.server.hosting.metrics import Metrics
from pioneers.server.hosting.settings import Settings
from pioneers.server.http.error_handlers import HANDLERS
from pioneers.server.http.headers import SecurityHeaders
from pioneers.server.http.identity import COOKIE, Identity
from pioneers.server.http.openapi import as_json, document
from pioneers.server.http.page import Page, page_routes
from pioneers.server.http.request import GuestRequest, Services, let_in
from pioneers.server.http.routes.address import ADDRESS_ROUTES
from pioneers.server.http.routes.components import COMPONENT_ROUTES
from pioneers.server.http.routes.games import GAME_ROUTES
from pioneers.server.http.routes.hosting import Hosting, hosting_routes
from pioneers.server.http.routes.kinds import KIND_ROUTES
from pioneers.server.http.routes.lessons import LESSON_ROUTES
from pioneers.server.http.routes.people import PEOPLE_ROUTES
from pioneers.server.http.routes.puzzles import PUZZLE_ROUTES
from pioneers.server.http.routes.tables import TABLE_ROUTES
from pioneers.server.http.routes.teaching import TEACHING_ROUTES
from pioneers.server.network.limits import Limits
from pioneers.server.network.reception import Reception
from pioneers.server.tables.registry import Registry
from pioneers.store.interface import Store

API = "/api"
# Most requests are a few words.
LARGEST_REQUEST = 16 * 1024
# What a request that fits no route is counted as: its path may be anything.
_NO_ROUTE = "none"
# Methods that are counted under their own names; a client may send any word.
_METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})


def make_app(
    registry: Registry,
    store: Store,
    identity: Identity,
    limits: Limits,
    settings: Settings,
    metrics: Metrics,
    hosting: Hosting,
    reception: Reception,
    page: Page,
) -> Litestar:
    """The application. Its parts are opened and closed by whoever made them."""
    services = Services(registry, store, identity, limits, settings, reception)
    api = Router(
        "/",
        route_handlers=[
            *PEOPLE_ROUTES,
            *ADDRESS_ROUTES,
            *TABLE_ROUTES,
            *GAME_ROUTES,
            *TEACHING_ROUTES,
            *KIND_ROUTES,
            *COMPONENT_ROUTES,
            *LESSON_ROUTES,
            *PUZZLE_ROUTES,
            openapi,
        ],
        guards=[let_in],
        request_class=GuestRequest,
    )
    app = Litestar(
        route_handlers=[api, *hosting_routes(hosting), *page_routes(page)],
        before_send=[
            SecurityHeaders(settings.public_address.startswith("https://")),
            name_methods,
            send_cookies,
            Counting(metrics),
        ],
        exception_handlers=HANDLERS,
        request_max_body_size=LARGEST_REQUEST,
        # The framework's own description says less than is true, and its own log more than is good.
        openapi_config=None,
        logging_config=None,
        debug=False,
    )
    app.state["services"] = services
    app.state["page"] = page
    app.state["methods"] = {route.path_format: ", ".join(sorted(route.methods)) for route in app.routes}
    app.state["openapi"] = as_json(document(app, API, version("pioneers"), COOKIE))
    return app


@get(
    ["/api", "/api/openapi.json"],
    include_in_schema=False,
    sync_to_thread=False,
    media_type="application/json",
)
def openapi(request: GuestRequest) -> Response[bytes]:
    """The description of everything under `/api`."""
    return Response(request.app.state["openapi"], media_type="application/json")


async def name_methods(message: Message, scope: Scope) -> None:
    """Say which methods an address has. The framework forgets some where several handlers share an address."""
    if message["type"] == "http.response.start" and scope.get("method") == "OPTIONS":
        methods = scope["litestar_app"].state["methods"].get(scope.get("path_template"))
        if methods is not None:
            MutableScopeHeaders.from_message(message)["allow"] = methods


async def send_cookies(message: Message, scope: Scope) -> None:
    """Send the cookie that a route wants to give out."""
    cookies = scope["state"].pop("cookies", None)
    if message["type"] == "http.response.start" and cookies is not None:
        message["headers"] = [*message["headers"], *((b"set-cookie", cookie.encode("latin-1")) for cookie in cookies)]


class Counting:
    """Counts the answers by route and status."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    async def __call__(self, message: Message, scope: Scope) -> None:
        """Called by the framework before it sends anything."""
        if message["type"] == "http.response.start":
            method = str(scope.get("method"))
            route = str(scope.get("path_template", _NO_ROUTE))
            self.metrics.requested(method if method in _METHODS else "other", route, message["status"])
