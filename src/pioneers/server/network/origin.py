"""Where a request comes from: the address behind our proxies, and whether it was one of our own pages that asked.

Browsers tell the truth about the page that makes a request, and no page can make them lie; programs without a browser
say nothing or what they like, but they have nobody's cookie. So a request that names a foreign page is turned away,
and one that names none is let in: it cannot have been made by a foreign page.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable, Sequence
from typing import Protocol

from pioneers.kernel.mistake import Mistake
from pioneers.server.wire.problems import Forbidden

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
# What a peer without an address is called: one that talks to us through a file of this machine.
LOCAL = "local"

# So many proxies may stand one behind the other; what a client wrote before that is not looked at.
_MOST_PROXIES = 20
_ORIGIN = re.compile(r"(https?)://([^\s/?#]+)")
_DEFAULT_PORTS = {"http": ":80", "https": ":443"}
_JSON = re.compile(r"application/json\s*(;.*)?", re.IGNORECASE)


class Headers(Protocol):
    """The headers of a request, as the web framework and the sockets have them."""

    def get(self, name: str, /) -> str | None:
        """The first of a name."""
        ...

    def getall(self, name: str, default: list[str], /) -> list[str]:
        """All of a name."""
        ...


# ── Addresses ────────────────────────────────────────────────────────────────────────────────────────────


def address_of(peer: str | None, headers: Headers, trusted: Sequence[Network]) -> str:
    """The address of whoever asks. `X-Forwarded-For` is believed as far as trusted proxies wrote it.

    `Forwarded` is not read: most proxies pass on what the client wrote there.
    """
    if not peer:
        return LOCAL
    if not is_trusted(peer, trusted):
        return peer
    # The last name was written by the proxy that talks to us, the one before by the proxy before it, and so on.
    names = [name.strip() for line in headers.getall("x-forwarded-for", []) for name in line.split(",")]
    address = peer
    for name in names[: -_MOST_PROXIES - 1 : -1]:
        found = _without_port(name)
        if found is None:
            break
        address = found
        if not is_trusted(address, trusted):
            break
    return address


def is_https(scheme: str, peer: str | None, headers: Headers, trusted: Sequence[Network]) -> bool:
    """Whether the browser speaks HTTPS, to us or to a trusted proxy in front of us."""
    if scheme in {"https", "wss"}:
        return True
    said = headers.getall("x-forwarded-proto", [])
    return bool(said) and bool(peer) and is_trusted(str(peer), trusted) and _last(said) in {"https", "wss"}


def is_trusted(address: str, trusted: Sequence[Network]) -> bool:
    """Whether the address is one of our proxies."""
    if not trusted:
        return False
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any(found in network for network in trusted)


def _last(lines: Sequence[str]) -> str:
    return lines[-1].rpartition(",")[2].strip().lower()


def _without_port(name: str) -> str | None:
    """`192.0.2.1` for `192.0.2.1:4711`, `2001:db8::1` for `[2001:db8::1]:4711`; `None` if it is no address."""
    if name.startswith("["):
        name = name[1:].partition("]")[0]
    elif name.count(":") == 1:
        name = name.partition(":")[0]
    try:
        return str(ipaddress.ip_address(name))
    except ValueError:
        return None


# ── Pages ────────────────────────────────────────────────────────────────────────────────────────────────


def known_origins(origins: Iterable[str]) -> frozenset[str]:
    """Origins of the settings as `is_foreign` compares them; an empty one is left out."""
    return frozenset(_plain(origin.rstrip("/")) for origin in origins if origin)


def is_foreign(headers: Headers, https: bool, known: frozenset[str]) -> bool:
    """Whether a page of another site asks: its origin is neither that of the `Host` asked for nor a known one.

    Over HTTPS, a page that came over plain HTTP is foreign too: anybody on the line may have written it.
    """
    origins = headers.getall("origin", [])
    if not origins:
        return False
    hosts = headers.getall("host", [])
    if len(origins) > 1 or len(hosts) > 1:
        return True
    if _plain(origins[0]) in known:
        return False
    found = _ORIGIN.fullmatch(origins[0].lower())
    if found is None or not hosts:
        return True
    scheme, host = found.groups()
    if https and scheme != "https":
        return True
    return host.removesuffix(_DEFAULT_PORTS[scheme]) != hosts[0].lower().removesuffix(_DEFAULT_PORTS[scheme])


def check_request(method: str, headers: Headers, https: bool, known: frozenset[str]) -> None:
    """Turn away what a page of another site could make a browser send to change something here.

    Raises `Forbidden`, or a `Mistake` for a body that is not JSON: forms of other sites can send only other kinds.
    """
    if method in SAFE_METHODS:
        return
    if is_foreign(headers, https, known):
        raise Forbidden("server-origin")
    site = headers.get("sec-fetch-site")
    # Even a neighbour under the same domain is another site, unless its origin is a known one.
    if site is not None and site not in {"same-origin", "none"}:
        origin = headers.get("origin")
        if origin is None or _plain(origin) not in known:
            raise Forbidden("server-origin")
    kind = headers.get("content-type")
    has_body = headers.get("content-length") not in {None, "0"} or headers.get("transfer-encoding") is not None
    if (kind is not None or has_body) and not _JSON.fullmatch(kind or ""):
        raise Mistake("server-content-type")


def _plain(origin: str) -> str:
    """An origin without the port that goes without saying."""
    lower = origin.lower()
    return lower.removesuffix(_DEFAULT_PORTS.get(lower.partition("://")[0], "\0"))
