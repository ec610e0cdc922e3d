"""What is said and asked at a table without touching the game: chat, why not, what helps with a decision."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.view import Json
from pioneers.server.network.connection import Connection
from pioneers.server.tables.journal import CHAT
from pioneers.server.tables.seating import clean_name, distinct
from pioneers.server.watching.perspectives import encode
from pioneers.server.wire.messages import Accepted, AskOutlook, AskRoutes, Explained, Outlook, Routes, Said
from pioneers.server.wire.parts import ChatLine
from pioneers.server.wire.problems import Conflict, TooMany, problem
from pioneers.store.sql.rows import Entry
from pioneers.text.harmless import harmless

if TYPE_CHECKING:
    from pioneers.server.tables.table import Table


async def say(table: Table, connection: Connection, client: str, text: str) -> None:
    """Somebody says something; those who muted him do not get it."""
    words = harmless(" ".join(text.split()))
    if not words:
        raise Mistake("chat-empty")
    await line(table, connection, client, {"text": words})


async def emote(table: Table, connection: Connection, client: str, name: str) -> None:
    """Somebody says one of the few things that everybody reads in his own language."""
    await line(table, connection, client, {"text": "", "emote": name})


async def line(table: Table, connection: Connection, client: str, said: dict[str, Json]) -> None:
    """A line of chat, once however often it comes."""
    key = f"{connection.person}:{client}"
    progress = table.progress
    if key not in progress.heard and not await was_too_fast(table, connection, key):
        body: dict[str, Json] = {"person": connection.person, "name": name_of(table, connection), **said}
        entry = Entry(
            table=table.header.id,
            number=progress.last + 1,
            kind=CHAT,
            body=body,
            time=table.context.time.wall(),
            client=key,
        )
        if not await table.moves.append([entry]):
            progress.note(entry, None)
            tell_line(table, progress.chat[-1])
    connection.send(encode(Accepted(table=table.header.id, client=client, version=0)))


async def was_too_fast(table: Table, connection: Connection, key: str) -> bool:
    """Refuse who talks too much; true if he only says again what is in the log already."""
    now = table.context.time.elapsed() / 1000
    wait = table.context.chat.of(connection.person, now).take(now)
    if wait and await table.context.store.log.find(table.header.id, key) is None:
        raise TooMany("chat-too-fast", seconds=math.ceil(wait))
    return bool(wait)


def tell_line(table: Table, line: ChatLine) -> None:
    """Send a line of chat to all who want to hear its speaker."""
    message = encode(Said(table=table.header.id, line=line))
    for connection in table.progress.perspectives.places:
        if line.person not in connection.muted:
            connection.send(message)


def name_of(table: Table, connection: Connection) -> str:
    """What somebody is called at this table. Nobody speaks under a name that looks like that of another who plays here
    or has just spoken.
    """
    seats = [seat.name for seat in table.header.seats if seat.person == connection.person]
    if seats:
        return seats[0]
    others = {line.name for line in table.progress.chat if line.person != connection.person}
    return distinct(table.header, clean_name(connection.name) or connection.name, others)


async def explain(table: Table, connection: Connection, seat: int, action: str) -> None:
    """Say why an action is not possible now."""
    table.holds(connection, seat)
    progress = table.progress
    if not progress.begun or progress.match.state.seat != seat or progress.holding is not None:
        raise Conflict("table-not-your-turn")
    refusal = table.game.explain(progress.match.state, action)
    found = None if refusal is None else problem(refusal, connection.language)
    connection.send(encode(Explained(table=table.header.id, seat=seat, action=action, problem=found)))


async def look_out(table: Table, connection: Connection, question: AskOutlook | AskRoutes) -> None:
    """Give what the game has to say to the seat that decides."""
    seat = question.seat
    table.holds(connection, seat)
    progress = table.progress
    mine = progress.begun and progress.match.state.seat == seat and progress.holding is None
    found = table.game.outlook(progress.match.state) if mine else {}
    told = {name: with_problems(part, connection.language) for name, part in found.items()}
    version = progress.perspectives.version(seat)
    answer: Outlook | Routes
    if isinstance(question, AskOutlook):
        answer = Outlook(table=table.header.id, seat=seat, version=version, outlook=told)
    else:
        routes, unreachable = told.get("routes", {}), told.get("unreachable", {})
        answer = Routes(table=table.header.id, seat=seat, version=version, routes=routes, unreachable=unreachable)
    connection.send(encode(answer))


def with_problems(part: Json, language: str) -> Json:
    """A part of an outlook for the wire: refusals, themselves or by name, in the words of the one who asks."""
    if isinstance(part, Refusal):
        return problem(part, language)
    return {name: with_problems(inner, language) for name, inner in part.items()} if isinstance(part, dict) else part
