"""A change of the game goes to all who look on and may know of it: as the whole, or as what it has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioneers.server.network.connection import Connection
from pioneers.server.watching.deltas import Picture, delta, digest
from pioneers.server.watching.perspectives import Change, Held, encode
from pioneers.server.watching.pictures import updates
from pioneers.server.wire.messages import Delta, Update
from pioneers.server.wire.parts import BriefTurn

if TYPE_CHECKING:
    from pioneers.server.tables.table import Table
    from pioneers.server.watching.perspectives import Perspectives


class Reply:
    """Who waits for the answer to a move of his, under which id; `sent` once he has heard it with the change itself."""

    __slots__ = ("client", "connection", "sent")

    def __init__(self, connection: Connection, client: str) -> None:
        self.connection = connection
        self.client = client
        self.sent = False


def tell(table: Table, change: Change, reply: Reply | None = None) -> None:
    """Send a change to all who look on and may know of it."""
    perspectives = table.progress.perspectives
    for update in updates(table, perspectives.watching(change), change):
        # With several seats at one screen, the answer belongs to the one that has moved.
        mine = reply if update.seat == change.by else None
        _tell_seat(perspectives, update, change.played, mine)


def _tell_seat(perspectives: Perspectives, update: Update, played: int, reply: Reply | None) -> None:
    place = perspectives.place(update.seat)
    watchers = perspectives.watchers[place]
    whole = small = b""
    if True in watchers.values():
        held = perspectives.held[place]
        picture: Picture = {"view": update.view, "standing": update.standing}
        if held is not None and held.version == update.since:
            small = encode(_delta(update, held, picture))
        perspectives.held[place] = Held(update.version, picture, digest(picture))
    for connection, wants_deltas in watchers.items():
        if wants_deltas and small:
            if reply is not None and connection is reply.connection:
                reply.sent = True
                connection.send(answered(small, reply.client, played))
            else:
                connection.send(small)
        else:
            whole = whole or encode(update)
            connection.send(whole)


def _delta(update: Update, held: Held, picture: Picture) -> Delta:
    assert update.kind != "missed", "what somebody has missed goes to him alone"
    turn = update.turn
    return Delta(
        table=update.table,
        seat=update.seat,
        version=update.version,
        kind=update.kind,
        by=update.by,
        bot=update.bot,
        events=update.events,
        base=held.digest,
        changes=delta(held.picture, picture),
        turn=BriefTurn(
            deciding=turn.deciding, legal=turn.legal, holding=turn.holding, undo=turn.undo, clock=turn.clock
        ),
        result=update.result,
    )


def answered(encoded: bytes, client: str, played: int) -> bytes:
    """An encoded delta that says as well that the move under this id was taken. Nobody else hears the id."""
    # A client's id has letters, digits, `-` and `_` only.
    return b'%b,"client":"%b","played":%d}' % (encoded[:-1], client.encode(), played)
