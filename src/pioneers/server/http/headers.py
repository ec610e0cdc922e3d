"""Headers that keep browsers careful, which go with every answer, errors included; and the tags of what they keep."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

# Everything a page needs comes from here, and nobody may frame it.
CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

SECURITY_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    # The address of a table lets one in: it must not be told to other sites.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

# A year, as browsers advise.
_TRANSPORT_SECURITY = "max-age=31536000"


class SecurityHeaders:
    """Adds the headers when an answer begins. `https` says that people reach the server by HTTPS, through a proxy."""

    def __init__(self, https: bool) -> None:
        self.https = https

    async def __call__(self, message: Message, scope: Scope) -> None:
        """Called by the framework before it sends anything."""
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY_HEADERS.items():
            headers[name] = value
        if self.https or scope["scheme"] == "https":
            headers["strict-transport-security"] = _TRANSPORT_SECURITY
        if scope["path"].startswith("/api"):
            headers.setdefault("cache-control", "no-store")


def is_known(request: Request[Any, Any, Any], tag: str) -> bool:
    """Whether a browser says that it has what bears this tag."""
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    return tag in known or "*" in known
