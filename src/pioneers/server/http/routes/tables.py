"""Tables: making them, finding them, sitting down and leaving, and another game with the same people."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from pioneers.server.http.openapi import errors
from pioneers.server.http.request import GuestRequest
from pioneers.server.wire.bodies import Again, GiveSeat, History, NewTable, TablePage, TakeSeat
from pioneers.server.wire.messages import LAST_SEAT, TableInfo, whole

# A new table may bring own files with it.
LARGEST_TABLE = 256 * 1024

Table = Annotated[str, PathParameter(pattern=whole("[a-z0-9]{16}"), description="The id of the table.")]
Seat = Annotated[int, PathParameter(ge=0, le=LAST_SEAT, description="The number of the seat, from 0.")]
RemovedPerson = Annotated[str, PathParameter(pattern=whole("[a-z0-9]{16}"), description="The id of the person.")]
SeenFrom = Annotated[
    int | None,
    QueryParameter(ge=0, le=LAST_SEAT, description="The seat to look from; left out, one looks as a spectator."),
]
Following = Annotated[
    str | None,
    QueryParameter(pattern=whole("[0-9]{1,18}-[a-z0-9]{16}"), description="`following` of the page before."),
]

_SEAT_ERRORS = errors(400, 403, 404, 409, 413, 415)


@post(
    "/api/tables",
    operation_id="createTable",
    summary="Make a table",
    response_description="The new table.",
    responses=errors(400, 403, 409, 413, 415),
    tags=["tables"],
    request_max_body_size=LARGEST_TABLE,
)
async def create_table(request: GuestRequest, data: JSONBody[NewTable]) -> TableInfo:
    """Make a table for a game. Whoever knows its id can look at it and take a free seat; it begins when none is free.

    Options are those of the game; own boards, coaches and decks are sent as the text of a file.
    """
    return await request.registry.create(await request.person(), data, request.network)


@get(
    "/api/tables",
    operation_id="openTables",
    summary="Public tables where somebody waits",
    response_description="Some tables, those that wait longest first.",
    responses=errors(400),
    tags=["tables"],
)
async def open_tables(request: GuestRequest, following: Following = None) -> TablePage:
    """The public tables where one can still sit down and where one of those who sit there is present now."""
    return await request.registry.open_tables(following)


@get(
    "/api/me/tables",
    operation_id="myTables",
    summary="One's own tables",
    response_description="Some tables, newest first.",
    responses=errors(400),
    tags=["tables"],
)
async def my_tables(request: GuestRequest, following: Following = None) -> TablePage:
    """The tables where one has a seat, in whatever state they are."""
    if request.visitor is None:
        return TablePage(tables=[], following=None)
    return await request.registry.tables_of(request.visitor.id, following)


@get(
    "/api/tables/{table:str}",
    operation_id="table",
    summary="A table",
    response_description="The table.",
    responses=errors(400, 404),
    tags=["tables"],
)
async def table_info(request: GuestRequest, table: Table) -> TableInfo:
    """All that everybody may know of a table, its game aside."""
    return await request.registry.info(table)


@put(
    "/api/tables/{table:str}/seats/{seat:str}",
    operation_id="takeSeat",
    summary="Sit down",
    response_description="The table as it is now.",
    responses=_SEAT_ERRORS,
    tags=["tables"],
)
async def take_seat(request: GuestRequest, table: Table, seat: Seat, data: JSONBody[TakeSeat]) -> TableInfo:
    """Take a free seat before the game begins, come back to one's own where a bot has stood in, or change one's name at
    it before the game begins.
    """
    return await request.registry.take_seat(table, await request.person(), seat, data.name)


@delete(
    "/api/tables/{table:str}/seats/{seat:str}",
    operation_id="leaveSeat",
    summary="Leave a seat",
    response_description="The table as it is now.",
    status_code=200,
    responses=errors(400, 403, 404, 409, 415),
    tags=["tables"],
)
async def leave_seat(request: GuestRequest, table: Table, seat: Seat) -> TableInfo:
    """Leave one's seat: before the game begins it is free again, later a bot plays until one is back.

    Before the game begins, whoever made the table frees any seat in this way. A person who sat there may look on, and
    sits down again only if allowed back.
    """
    return await request.registry.leave_seat(table, await request.person(), seat)


@delete(
    "/api/tables/{table:str}/removed/{person:str}",
    operation_id="letBack",
    summary="Let somebody sit down again whose seat was freed",
    response_description="The table as it is now.",
    status_code=200,
    responses=errors(400, 403, 404, 409, 415),
    tags=["tables"],
)
async def let_back(request: GuestRequest, table: Table, person: RemovedPerson) -> TableInfo:
    """For the one who made the table. Who was not removed, or is back already, stays as he is."""
    return await request.registry.let_back(table, await request.person(), person)


@put(
    "/api/tables/{table:str}/seats/{seat:str}/bot",
    operation_id="giveSeat",
    summary="Put a bot on a free seat, or take it away",
    response_description="The table as it is now.",
    responses=_SEAT_ERRORS,
    tags=["tables"],
)
async def give_seat(request: GuestRequest, table: Table, seat: Seat, data: JSONBody[GiveSeat]) -> TableInfo:
    """For the one who made the table, before the game begins. `null` frees the seat of a bot."""
    return await request.registry.give_seat(table, await request.person(), seat, data.bot)


@put(
    "/api/tables/{table:str}/seats/{seat:str}/stand-in",
    operation_id="callBot",
    summary="Call a bot in for somebody who is waited for too long",
    response_description="The table as it is now.",
    responses=_SEAT_ERRORS,
    tags=["tables"],
)
async def call_bot(request: GuestRequest, table: Table, seat: Seat) -> TableInfo:
    """For the one who made the table and for those who play, while `overdue` of the table names the seat. The owner's
    word is enough; without it, so many must agree as `needed` says. The person comes back as after leaving.
    """
    return await request.registry.call_bot(table, await request.person(), seat)


@post(
    "/api/tables/{table:str}/start",
    operation_id="startGame",
    summary="Start the game when all seats are taken",
    response_description="The table as it is now.",
    status_code=200,
    responses=_SEAT_ERRORS,
    tags=["tables"],
)
async def start_game(request: GuestRequest, table: Table) -> TableInfo:
    """For a public table that strangers have filled (`awaits_start`); all others begin by themselves. It is for the
    owner, and while the owner does not look at the table, for anybody who sits there.
    """
    return await request.registry.start_game(table, await request.person())


@post(
    "/api/tables/{table:str}/again",
    operation_id="again",
    summary="Another game with the same people",
    response_description="The table of the other game.",
    responses=_SEAT_ERRORS,
    tags=["tables"],
)
async def again(request: GuestRequest, table: Table, data: JSONBody[Again]) -> TableInfo:
    """For those who played, when the game is over. The seats of the others are kept for them; who asks second gets the
    table that the first has made.
    """
    return await request.registry.again(table, await request.person(), data.same_deal, request.network)


@get(
    "/api/tables/{table:str}/history",
    operation_id="history",
    summary="What happened so far",
    response_description="All events that this perspective may know, oldest first.",
    responses=errors(400, 403, 404, 409),
    tags=["tables"],
)
async def history(request: GuestRequest, table: Table, seat: SeenFrom = None) -> History:
    """The events of a game so far, from a seat one holds or as a spectator."""
    visitor = request.visitor
    return await request.registry.history(table, None if visitor is None else visitor.id, seat)


TABLE_ROUTES = [
    create_table,
    open_tables,
    my_tables,
    table_info,
    take_seat,
    leave_seat,
    let_back,
    give_seat,
    call_bot,
    start_game,
    again,
    history,
]
