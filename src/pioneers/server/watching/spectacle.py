"""A table as it is now, for thousands who look on from no seat: what is the same for all is made and encoded once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Raw

from pioneers.server.tables.journal import Progress
from pioneers.server.watching.perspectives import encode
from pioneers.server.watching.pictures import result, standing, turn
from pioneers.server.wire.messages import Message
from pioneers.server.wire.parts import TableInfo, Turn

if TYPE_CHECKING:
    from pioneers.server.tables.table import Table

# So many different lists of muted people are served from memory at a time.
_MOST_MUTES = 32


class FreshEncoded(Message, frozen=True, kw_only=True, tag="table"):
    """`Fresh` with its large parts encoded already."""

    table: str
    seat: None
    version: int
    info: TableInfo
    view: Raw
    standing: Raw
    turn: Turn
    result: Raw
    chat: Raw


class Spectacle:
    """What spectators of one table see. Who is there and the clocks are told as they are; the rest is remembered."""

    __slots__ = ("_chats", "_progress", "_result", "_said", "_standing", "_version", "_view")

    def __init__(self) -> None:
        self._progress: Progress | None = None
        self._version = -1
        self._said = -1
        self._view = Raw(b"null")
        self._standing = Raw(b"null")
        self._result = Raw(b"null")
        # The chat by those of its speakers who are muted.
        self._chats: dict[frozenset[str], Raw] = {}

    def fresh(self, table: Table, muted: frozenset[str]) -> bytes:
        """The message that a spectator gets who is new, or was away for long."""
        progress = table.progress
        version = progress.perspectives.version(None)
        if progress is not self._progress or version != self._version:
            self._view = Raw(encode(table.game.view(progress.match.state, None) if progress.begun else None))
            self._standing = Raw(encode(standing(table, None)))
            self._result = Raw(encode(result(table)))
            self._progress, self._version, self._said = progress, version, -1
        if progress.said != self._said:
            self._chats.clear()
            self._said = progress.said
        unheard = muted.intersection(line.person for line in progress.chat) if muted else muted
        chat = self._chats.get(unheard)
        if chat is None:
            chat = Raw(encode([line for line in progress.chat if line.person not in unheard]))
            if len(self._chats) < _MOST_MUTES:
                self._chats[unheard] = chat
        return encode(
            FreshEncoded(
                table=table.header.id,
                seat=None,
                version=version,
                info=table.info(),
                view=self._view,
                standing=self._standing,
                turn=turn(table, None),
                result=self._result,
                chat=chat,
            )
        )
