"""What a request or a message costs, in tokens of the limits: about a millisecond of the event loop each, a ping being 1.

Measured with the largest inputs that are legal, by `python -m tests.server.costs`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from litestar.handlers import BaseRouteHandler

from pioneers.server.wire import (
    AskPreview,
    AskRoutes,
    Back,
    EndTurn,
    Explain,
    Message,
    Ping,
    Play,
    Say,
    Undo,
    Unwatch,
    Watch,
)

# Requests by the name of their operation; all others cost 1.
REQUESTS: Final[Mapping[str, float]] = {
    "createTable": 10,
    "again": 10,
    "history": 5,
    "replay": 8,
    "position": 4,
    "games": 3,
    "myTables": 2,
    "openTables": 2,
}
# Somebody new is kept for ever; so many bytes of a body cost one more.
NEWCOMER: Final = 2.0
BYTES: Final = 16 * 1024
_LARGEST: Final = 256 * 1024
_READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})

MESSAGES: Final[Mapping[type[Message], float]] = {
    Ping: 1,
    Watch: 2,
    Unwatch: 1,
    Play: 2,
    Undo: 2,
    EndTurn: 2,
    Back: 1,
    Say: 2,
    Explain: 2,
    AskRoutes: 4,
    AskPreview: 4,
}
# A message that makes no sense, and the extra cost of one for a table that must be made from its log first.
NONSENSE: Final = 1.0
WAKING: Final = 8.0


def cost_of_request(handler: BaseRouteHandler, headers: Mapping[str, str], *, known: bool) -> float:
    """What a request costs before anything of its content is read; `known` if it has somebody's cookie."""
    cost = REQUESTS.get(str(getattr(handler, "operation_id", "")), 1.0)
    if not known and not _READING.issuperset(getattr(handler, "http_methods", ())):
        cost += NEWCOMER
    length = headers.get("content-length")
    if length is not None and length.isdecimal():
        return cost + min(int(length[:9]), _LARGEST) / BYTES
    # A body that does not say how long it is may be as long as can be.
    return cost + (_LARGEST / BYTES if "transfer-encoding" in headers else 0)
