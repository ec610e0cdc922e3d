"""What a message asks of a table: done in the table's mailbox, and answered whatever goes wrong."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal
from pioneers.server.network.connection import Connection
from pioneers.server.sharing.following import catch_up
from pioneers.server.tables.mailbox import Ended
from pioneers.server.watching.perspectives import encode
from pioneers.server.watching.preview import show_preview
from pioneers.server.watching.talk import emote, explain, look_out, say
from pioneers.server.watching.telling import Reply
from pioneers.server.wire.messages import (
    Accepted,
    AskHint,
    AskOutlook,
    AskPreview,
    AskRoutes,
    Back,
    Complaint,
    Emote,
    EndTurn,
    Explain,
    Play,
    Refused,
    Say,
    ToTable,
    Undo,
    Unwatch,
    Watch,
)
from pioneers.server.wire.problems import Conflict, Forbidden, Stale, problem, told

if TYPE_CHECKING:
    from pioneers.server.tables.table import Table

log = logging.getLogger(__name__)


async def handle(table: Table, connection: Connection, message: ToTable) -> None:
    """Do what a message asks, or answer why not."""
    try:
        await table.perform(partial(dispatch_in_step, table, connection, message))
    except Ended:
        # Without an answer: a refusal would say that nothing was done, and of a work that was begun nobody knows.
        return
    except (Mistake, Refusal) as reason:
        refuse(connection, message, reason, table)
    except Exception:
        log.exception("a message could not be handled", extra={"table": table.header.id})
        refuse(connection, message, Mistake("server-failed"), table)


async def dispatch_in_step(table: Table, connection: Connection, message: ToTable) -> None:
    """Do what a message asks, by what other processes have written too, as far as the sender may know of it.

    Who was shown a version by another process must not be shown an earlier one here; and what is forbidden by what is
    known here, a seat that is not his or a game that has not begun, may have been allowed there.
    """
    if table.company.is_alone:
        await dispatch(table, connection, message)
        return
    if is_ahead(table, message):
        await catch_up(table)
    try:
        await dispatch(table, connection, message)
    except (Forbidden, Conflict):
        known = table.progress.last, table.header.revision
        await catch_up(table)
        if (table.progress.last, table.header.revision) == known:
            raise
        await dispatch(table, connection, message)


def is_ahead(table: Table, message: ToTable) -> bool:
    """Whether the sender has seen more of the game than is known here."""
    if not isinstance(message, Play | Undo | EndTurn | Watch | AskHint) or message.version is None:
        return False
    seat = message.seat
    return not (seat is not None and seat >= table.header.players) and (
        message.version > table.progress.perspectives.version(seat)
    )


async def dispatch(table: Table, connection: Connection, message: ToTable) -> None:
    """Do what a message asks."""
    if isinstance(message, Play | Undo | EndTurn):
        await command(table, connection, message)
    elif isinstance(message, Watch):
        await table.watch(connection, message.seat, message.version, message.deltas)
    elif isinstance(message, Unwatch):
        await table.unwatch(connection, message.seat)
    elif isinstance(message, Back):
        table.holds(connection, message.seat)
        await table.back(message.seat)
    elif isinstance(message, Say):
        await say(table, connection, message.client, message.text)
    elif isinstance(message, Emote):
        await emote(table, connection, message.client, message.emote)
    elif isinstance(message, Explain):
        await explain(table, connection, message.seat, message.action)
    elif isinstance(message, AskOutlook | AskRoutes):
        await look_out(table, connection, message)
    elif isinstance(message, AskPreview):
        await show_preview(table, connection, message.seat, message.actions)
    elif isinstance(message, AskHint):
        table.hints.ask(connection, message.seat, message.version)


async def command(table: Table, connection: Connection, message: Play | Undo | EndTurn) -> None:
    """A move, an undo or the end of a turn, made once however often it comes."""
    seat = message.seat
    table.holds(connection, seat)
    client = f"{seat}:{message.client}"
    done = table.progress.done[seat].get(client) or await earlier(table, seat, client, message.version)
    if done is None:
        check(table, seat, message.version)
        table.touched = table.context.time.elapsed()
        reply = Reply(connection, message.client)
        if isinstance(message, Play):
            done = await table.moves.play(seat, message.actions, message.end, client, reply=reply)
        elif isinstance(message, Undo):
            done = await table.moves.undo(seat, message.whole, client, reply)
        else:
            done = await table.moves.end(seat, client, reply)
        if reply.sent:
            return
    version, played = done
    connection.send(encode(Accepted(table=message.table, client=message.client, version=version, played=played)))


async def earlier(table: Table, seat: int, client: str, version: int) -> tuple[int, int] | None:
    """The answer to a move that was made for another position, if it is in the log: it came again, late."""
    if version == table.progress.perspectives.version(seat):
        return None
    entry = await table.context.store.log.find(table.header.id, client)
    return None if entry is None else table.progress.answer(entry)


def check(table: Table, seat: int, version: int) -> None:
    """Refuse what was made for another position."""
    if not table.progress.begun:
        raise Conflict("table-not-begun")
    right = table.progress.perspectives.version(seat)
    if version != right:
        raise Stale("match-stale", version=version, right=right)


def refuse(connection: Connection, message: ToTable, reason: Mistake | Refusal, table: Table | None = None) -> None:
    """Answer that nothing was changed, and why. Without a table it could not be asked."""
    if isinstance(message, Play | Undo | EndTurn | Say | Emote):
        seat = None if isinstance(message, Say | Emote) else message.seat
        refused = Refused(
            table=message.table,
            client=message.client,
            problem=problem(told(reason), connection.language),
            version=0 if table is None else table.version_for(connection, seat),
            stale=isinstance(reason, Stale),
        )
        connection.send(encode(refused))
    else:
        complain(connection, reason, message.table, message.seat)


def complain(
    connection: Connection, reason: Mistake | Refusal, table: str | None = None, seat: int | None = None
) -> None:
    """Answer that a message could not be used."""
    found = problem(told(reason), connection.language)
    connection.send(encode(Complaint(table=table, seat=seat, problem=found)))
