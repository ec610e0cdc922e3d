"""A change of the game goes to all who look on and may know of it: as the whole, or as what it has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioneers.kernel.view import Result
from pioneers.server.network.connection import Connection
from pioneers.server.watching.deltas import Picture, delta, digest
from pioneers.server.watching.perspectives import Change, Held, encode, seen_by
from pioneers.server.watching.pictures import result, turn
from pioneers.server.wire.messages import Delta, Turn, Update

if TYPE_CHECKING:
    from pioneers.kernel.view import Told
    from pioneers.server.tables.table import Table


class Reply:
    """Who waits for the answer to a move of his, under which id; `sent` once he has heard it with the change itself."""

    __slots__ = ("client", "connection", "sent")

    def __init__(self, connection: Connection, client: str) -> None:
        self.connection = connection
        self.client = client
        self.sent = False


def tell(table: Table, change: Change, reply: Reply | None = None) -> None:
    """Send a change to all who look on and may know of it."""
    seats = table.progress.perspectives.watching(change)
    if not seats:
        return
    game, state, ending = table.game, table.progress.match.state, result(table)
    for seat, view, standing in zip(seats, game.views(state, seats), game.standings(state, seats), strict=True):
        picture: Picture = {"view": view, "standing": standing or None}
        # With several seats at one screen, the answer belongs to the one that has moved.
        mine = reply if seat == change.by else None
        _tell_seat(table, change, Perceived(table, seat, picture, change, ending), mine)


class Perceived:
    """A change as one perspective may know it."""

    __slots__ = ("ending", "events", "picture", "place", "seat", "turn", "version")

    def __init__(self, table: Table, seat: int | None, picture: Picture, change: Change, ending: Result | None) -> None:
        perspectives = table.progress.perspectives
        self.seat = seat
        self.place = perspectives.place(seat)
        self.version = perspectives.versions[self.place]
        self.picture = picture
        self.events: list[Told] = seen_by(seat, change.events)
        self.turn: Turn = turn(table, seat)
        self.ending = ending


def _tell_seat(table: Table, change: Change, seen: Perceived, reply: Reply | None) -> None:
    perspectives = table.progress.perspectives
    watchers = perspectives.watchers[seen.place]
    held = perspectives.held[seen.place]
    whole = small = b""
    if True in watchers.values():
        if held is not None and held.version == seen.version - 1:
            small = encode(_delta(table, change, seen, held))
        perspectives.held[seen.place] = Held(seen.version, seen.picture, digest(seen.picture))
    for connection, wants_deltas in watchers.items():
        if wants_deltas and small:
            if reply is not None and connection is reply.connection:
                reply.sent = True
                connection.send(answered(small, reply.client, change.played))
            else:
                connection.send(small)
        else:
            whole = whole or encode(_update(table, change, seen))
            connection.send(whole)


def _update(table: Table, change: Change, seen: Perceived) -> Update:
    return Update(
        table=table.header.id,
        seat=seen.seat,
        since=seen.version - 1,
        version=seen.version,
        kind=change.kind,
        by=change.by,
        bot=change.bot,
        events=seen.events,
        view=seen.picture["view"],  # type: ignore[arg-type] # so it was put there
        standing=seen.picture["standing"],  # type: ignore[arg-type] # as above
        turn=seen.turn,
        result=seen.ending,
    )


def _delta(table: Table, change: Change, seen: Perceived, held: Held) -> Delta:
    return Delta(
        table=table.header.id,
        seat=seen.seat,
        since=held.version,
        version=seen.version,
        kind=change.kind,
        by=change.by,
        bot=change.bot,
        events=seen.events,
        base=held.digest,
        changes=delta(held.picture, seen.picture),
        turn=seen.turn,
        result=seen.ending,
    )


def answered(encoded: bytes, client: str, played: int) -> bytes:
    """An encoded delta that says as well that the move under this id was taken. Nobody else hears the id."""
    # A client's id has letters, digits, `-` and `_` only.
    return b'%b,"client":"%b","played":%d}' % (encoded[:-1], client.encode(), played)
