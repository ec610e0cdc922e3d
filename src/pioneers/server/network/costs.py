"""What a request or a message costs, in tokens of the limits. Nothing costs less than 1, which a ping does.

`python -m tests.server.trials.costs` measured these milliseconds, of the event loop and of all threads together (the
writer's and readers' too), with the largest inputs that are legal, at the dearest position of a game of 400 moves:

    ping             0.0   0.0      GET /api/me          2.1   3.0
    watch            0.4   0.4      GET /api/me/tables   2.6   4.8
    play             3.8   4.2      GET /api/tables      1.7   2.4
    explain          2.8   2.8      GET /api/games       3.2   9.7
    outlook          1.4   1.4      POST /api/tables     4.9  14.6, and a row for ever
    preview          1.9   1.9      history              2.6   3.2
    waking a table   1.5   9.0      replay, position     2.5   6.0, in a thread, one at a time

A message is about a millisecond, a request about two and a half. Moves cost 1 though they take more: one may move only
when it is one's turn, and programs that play fast must be able to. Waking costs little more, for those who come back
after a restart all do it at once; tables are loaded two at a time in threads, so that whoever plays does not notice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from litestar.handlers import BaseRouteHandler

from pioneers.server.wire.messages import (
    AskHint,
    AskOutlook,
    AskPreview,
    AskRoutes,
    Back,
    Emote,
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
    "games": 4,
    "replay": 4,
    "history": 2,
    "moment": 2,
    "position": 2,
    "myTables": 2,
    "startReview": 10,
    "review": 4,
    "playOn": 10,
    "statistics": 4,
    "lessonMove": 4,
    "lessonPreview": 4,
    "puzzle": 2,
    "puzzleMove": 4,
    "puzzlePreview": 2,
    "deviceCode": 4,
    "useCode": 4,
}
# Somebody new is kept for ever; so many bytes of a body cost one more.
NEWCOMER: Final = 2.0
BYTES: Final = 16 * 1024
_LARGEST: Final = 256 * 1024
_READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})

MESSAGES: Final[Mapping[type[Message], float]] = {
    Ping: 1,
    Watch: 1,
    Unwatch: 1,
    Play: 1,
    Undo: 1,
    EndTurn: 1,
    Back: 1,
    Say: 2,
    Emote: 2,
    Explain: 3,
    AskOutlook: 2,
    AskRoutes: 2,
    AskPreview: 2,
    # Beside what it costs here, it is a second of thinking: how often one may is counted by itself.
    AskHint: 3,
}
# A message that makes no sense, and the extra cost of one for a table that must be made from its log first.
NONSENSE: Final = 1.0
WAKING: Final = 1.0


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
