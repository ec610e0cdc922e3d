"""Where others find this server: what stands in the address bar, but for somebody who sits at the server itself."""

from __future__ import annotations

from litestar import get

from pioneers.server.http.openapi import errors
from pioneers.server.http.request import GuestRequest
from pioneers.server.http.routes.hosting import is_this_machine
from pioneers.server.network.addresses import EVERYWHERE, network_host
from pioneers.server.wire.bodies import Address


@get(
    "/api/address",
    operation_id="address",
    summary="Where others find this server",
    response_description="The beginning of links for others.",
    responses=errors(),
    sync_to_thread=False,
    tags=["people"],
)
def address(request: GuestRequest) -> Address:
    """The address to put before the link of a table for others. At home it is that of the device in its
    network, because `localhost` would lead their phones to themselves.
    """
    settings = request.services.settings
    if settings.public_address:
        return Address(address=settings.public_address.rstrip("/"))
    scheme = "https" if request.scope["state"]["https"] else "http"
    asked = request.url
    host = asked.hostname or "localhost"
    if settings.listen.host in EVERYWHERE and (host == "localhost" or is_this_machine(host)):
        host = network_host() or host
    name = f"[{host}]" if ":" in host else host
    return Address(address=f"{scheme}://{name}" if asked.port is None else f"{scheme}://{name}:{asked.port}")


ADDRESS_ROUTES = [address]
