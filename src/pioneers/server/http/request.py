"""A request and who makes it: let in at the door, known by his cookie, kept when he first does something."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from pioneers.kernel.files.data_file import OwnText
from pioneers.kernel.mistake import Mistake
from pioneers.server.hosting.settings import Settings
from pioneers.server.http.device_codes import DeviceCodes
from pioneers.server.http.identity import Identity, language_of
from pioneers.server.http.language import preferred_language
from pioneers.server.network.costs import cost_of_request
from pioneers.server.network.limits import Limits, network_of
from pioneers.server.network.origin import Network, address_of, check_request, is_https, known_origins
from pioneers.server.network.reception import Reception
from pioneers.server.tables.registry import Registry
from pioneers.server.wire.decoding import decode
from pioneers.store.interface import Store
from pioneers.store.sql.rows import Person


@dataclass(frozen=True)
class Services:
    """What the routes work with."""

    registry: Registry
    store: Store
    identity: Identity
    limits: Limits
    settings: Settings
    reception: Reception

    @cached_property
    def replaying(self) -> asyncio.Lock:
        """Held by whoever goes through an old game."""
        return asyncio.Lock()

    @cached_property
    def device_codes(self) -> DeviceCodes:
        """The codes for second devices."""
        return DeviceCodes(self.registry.context.bus.notes, self.limits.clock)

    @cached_property
    def own_files(self) -> dict[str, tuple[OwnText, ...]]:
        """The own files of games that were looked at last, by their tables."""
        return {}

    @cached_property
    def proxies(self) -> list[Network]:
        """Whose word on the address of a visitor is believed."""
        return self.settings.proxy_networks

    @cached_property
    def origins(self) -> frozenset[str]:
        """The sites whose pages may ask for changes, beside the one that is asked."""
        return known_origins([self.settings.public_address, *self.settings.allowed_origins])


class GuestRequest(Request[Any, Any, Any]):
    """A request and its sender. What `let_in` finds out is kept in the scope, where error answers find it too."""

    @property
    def services(self) -> Services:
        """What the routes work with."""
        services = self.app.state["services"]
        assert isinstance(services, Services)
        return services

    @property
    def registry(self) -> Registry:
        """The tables."""
        return self.services.registry

    @property
    def visitor(self) -> Person | None:
        """Who asks, as far as his cookie tells."""
        person = self.scope["state"].get("visitor")
        return person if isinstance(person, Person) else None

    @property
    def language(self) -> str:
        """The language to answer in."""
        return str(self.scope["state"]["language"])

    @property
    def network(self) -> str:
        """What the address of the one who asks counts as."""
        return str(self.scope["state"]["network"])

    async def person(self) -> Person:
        """Who asks, kept from now on; somebody without a cookie gets one with the answer."""
        identity = self.services.identity
        person = identity.issue()[0] if self.visitor is None else self.visitor.id
        kept = await identity.keep(person, self.language)
        self.scope["state"]["visitor"] = kept
        self.give_cookie(kept)
        return kept

    def give_cookie(self, person: Person) -> None:
        """Send the cookie along, so that the browser keeps it for another while."""
        settings = self.services.settings
        secure = settings.secure_cookies or (settings.cookies.secure == "auto" and self.scope["state"]["https"])
        self.scope["state"]["cookies"] = self.services.identity.cookies(person.id, secure=secure)

    async def json(self) -> Any:
        """The content as the route wants it, checked strictly: here "1" is no number, though the framework takes it."""
        field = self.route_handler.parsed_data_field
        assert field is not None
        return decode(await self.body(), field.annotation)


async def let_in(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Before anything of a request is read: not too many of one address or person, none by a page of another site."""
    assert isinstance(connection, GuestRequest)
    services = connection.services
    headers = connection.headers
    peer = None if connection.client is None else connection.client.host
    language = preferred_language(headers.get("accept-language", ""))
    https = is_https(connection.scope["scheme"], peer, headers, services.proxies)
    state = connection.scope["state"]
    state |= {"language": language, "https": https}
    person = services.identity.read("; ".join(headers.getall("cookie", [])))
    address = address_of(peer, headers, services.proxies)
    state["network"] = network_of(address)
    services.limits.request(address, person, cost_of_request(handler, headers, known=person is not None))
    check_request(connection.method, headers, https, services.origins)
    for name, value in connection.query_params.items():
        # The framework would take it for a parameter that was left out.
        if value == "null":
            raise Mistake("request-null", place=name)
    if person is not None:
        visitor = await services.identity.find(person, language)
        state |= {"visitor": visitor, "language": language_of(visitor, language)}
        await services.identity.visited(visitor)
