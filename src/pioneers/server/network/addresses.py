"""Addresses: sockets to listen on, and how other devices reach this one."""

from __future__ import annotations

import errno
import socket
import sys
from contextlib import suppress
from typing import Any

from pioneers.kernel.mistake import Mistake

# An address reserved for documents: asked for the way to it, the system says which interface faces the network.
_ELSEWHERE = ("192.0.2.1", 9)
EVERYWHERE = frozenset({"", "0.0.0.0", "::"})  # noqa: S104 - names of all interfaces, compared with, not listened on
BACKLOG = 2048
_ABSENT = frozenset({errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT})


def bind(host: str, port: int, *, shared: bool = False, backlog: int = BACKLOG) -> list[socket.socket]:
    """Sockets bound to every address of the host, all with the same port; a `Mistake` if that cannot be.

    What several processes bind as `shared` is spread evenly over those that listen. Without a backlog nothing listens.
    """
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Mistake("serve-host", host=host, reason=reason) from error
    sockets: list[socket.socket] = []
    absent: OSError | None = None
    for family, _, _, _, address in dict.fromkeys(found):
        try:
            # The second socket of a host takes the port that the first one was given.
            taken = sockets[0].getsockname()[1] if sockets else port
            sockets.append(listening(family, address, taken, shared=shared, backlog=backlog))
        except OSError as error:
            absent = error
            # A name may stand for an address of IPv6 on a machine that has none.
            if error.errno not in _ABSENT:
                break
    else:
        if sockets:
            return sockets
    for bound in sockets:
        bound.close()
    reason = str(absent and absent.strerror)
    raise Mistake("serve-port", host=host, port=str(port), reason=reason) from absent


def listening(
    family: int, address: tuple[Any, ...], port: int, *, shared: bool = False, backlog: int = BACKLOG
) -> socket.socket:
    """A socket that listens, without blocking."""
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            # After a restart the port is free at once. On Windows it would let two servers share a port.
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if family == socket.AF_INET6:
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        bound.bind((address[0], port, *address[2:]))
        if backlog:
            bound.listen(backlog)
        bound.setblocking(False)
    except OSError:
        bound.close()
        raise
    return bound


def bind_near(host: str, port: int, tries: int) -> list[socket.socket]:
    """Sockets on this port or, if it is taken, on one of the next; on any free one if all of those are taken."""
    for candidate in range(port, min(port + tries, 65_536)):
        with suppress(Mistake):
            return bind(host, candidate)
    return bind(host, 0)


def url(host: str, port: int) -> str:
    """The address of a page on this host."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_host() -> str | None:
    """The address by which other devices in the same network reach this one; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_ELSEWHERE)
            host = str(asking.getsockname()[0])
        except OSError:
            return None
    return None if host.startswith("127.") or host in EVERYWHERE else host
