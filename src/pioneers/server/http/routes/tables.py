"""Tables: making them, finding them, sitting down and leaving, and another game with the same people."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from pioneers.server.http.openapi import errors
from pioneers.server.http.request import GuestRequest
from pioneers.server.wire.bodies import Again, GiveSeat, History, Moment, NewTable, StartWithBots, TablePage, TakeSeat
from pioneers.server.wire.parts import LAST_SEAT, TableInfo, whole

# A new table may bring own files with it.
LARGEST_TABLE = 256 * 1024
# No game tells more; a larger number is a mistake.
MOST_EVENTS = 1_000_000

Table = Annotated[str, PathParameter(pattern=whole("[a-z0-9]{16}"), description="The id of the table.")]
Seat = Annotated[int, PathParameter(ge=0, le=LAST_SEAT, description="The number of the seat, from 0.")]
RemovedPerson = Annotated[str, PathParameter(pattern=whole("[a-z0-9]{16}"), description="The id of the person.")]
SeenFrom = Annotated[
    int | None,
    QueryParameter(ge=0, le=LAST_SEAT, description="The seat to view from; without it, the view of a spectator."),
]
EventNumber = Annotated[
    int,
    PathParameter(ge=0, le=MOST_EVENTS, description="The number of the event in the history, from 1; 0 is the start."),
]
Following = Annotated[
    str | None,
    QueryParameter(pattern=whole("[0-9]{1,18}-[a-z0-9]{16}"), description="`following` of the page before."),
]

PutAway = Annotated[
    bool,
    QueryParameter(
        description="Only the games that are put away: begun, without a running clock, and untouched for long. "
        "Opening one takes it up again."
    ),
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
    """Make a table for a game. Anyone who knows its id can watch and take a free seat; it begins when none is free.

    Options are those of the game; send your own boards, coaches and decks as the text of a file.
    """
    return await request.registry.create(await request.person(), data, request.network)


@get(
    "/api/tables",
    operation_id="openTables",
    summary="Public tables where someone is waiting",
    response_description="Some tables, those that wait longest first.",
    responses=errors(400),
    tags=["tables"],
)
async def open_tables(request: GuestRequest, following: Following = None) -> TablePage:
    """The public tables with a free seat where one of the players is present now."""
    return await request.registry.open_tables(following)


@get(
    "/api/tables/running",
    operation_id="runningTables",
    summary="Public games that can be watched now",
    response_description="Some tables.",
    responses=errors(400),
    tags=["tables"],
)
async def running_tables(request: GuestRequest, following: Following = None) -> TablePage:
    """The public tables where a game goes on and one of the players is present now."""
    return await request.registry.running_tables(following)


@get(
    "/api/me/tables",
    operation_id="myTables",
    summary="Your own tables",
    response_description="Some tables, newest first.",
    responses=errors(400),
    tags=["tables"],
)
async def my_tables(request: GuestRequest, following: Following = None, put_away: PutAway = False) -> TablePage:
    """The tables where you have a seat, whatever their state, without the games that are put away."""
    if request.visitor is None:
        return TablePage(tables=[], following=None)
    return await request.registry.tables_of(request.visitor.id, following, put_away)


@get(
    "/api/tables/{table:str}",
    operation_id="table",
    summary="A table",
    response_description="The table.",
    responses=errors(400, 404),
    tags=["tables"],
)
async def table_info(request: GuestRequest, table: Table) -> TableInfo:
    """Everything public about a table, except its game."""
    return await request.registry.info(table)


@delete(
    "/api/tables/{table:str}",
    operation_id="deleteTable",
    summary="Delete a table",
    response_description="The table as it was.",
    status_code=200,
    responses=errors(400, 403, 404, 409, 415),
    tags=["tables"],
)
async def delete_table(request: GuestRequest, table: Table) -> TableInfo:
    """Host only: a table made by mistake. A game that has begun can be deleted as long as it is not over and all other
    seats are held by bots.
    """
    return await request.registry.removal.by_owner(table, await request.person())


@put(
    "/api/tables/{table:str}/seats/{seat:str}",
    operation_id="takeSeat",
    summary="Sit down",
    response_description="The table as it is now.",
    responses=_SEAT_ERRORS,
    tags=["tables"],
)
async def take_seat(request: GuestRequest, table: Table, seat: Seat, data: JSONBody[TakeSeat]) -> TableInfo:
    """Take a free seat before the game begins, take over your seat from a bot, or change your name at your seat before
    the game begins.
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
    """Leave your seat: before the game begins it is free again, later a bot plays until you are back.

    Before the game begins, the host can clear any seat in this way. A person who sat there can watch, and sits down
    again only if allowed back.
    """
    return await request.registry.leave_seat(table, await request.person(), seat)


@delete(
    "/api/tables/{table:str}/removed/{person:str}",
    operation_id="letBack",
    summary="Let a person sit down again whose seat was cleared",
    response_description="The table as it is now.",
    status_code=200,
    responses=errors(400, 403, 404, 409, 415),
    tags=["tables"],
)
async def let_back(request: GuestRequest, table: Table, person: RemovedPerson) -> TableInfo:
    """Host only. For a person who was not removed or is already back, nothing changes."""
    return await request.registry.let_back(table, await request.person(), person)


@put(
    "/api/tables/{table:str}/seats/{seat:str}/bot",
    operation_id="giveSeat",
    summary="Put a bot on a free seat, or remove it",
    response_description="The table as it is now.",
    responses=_SEAT_ERRORS,
    tags=["tables"],
)
async def give_seat(request: GuestRequest, table: Table, seat: Seat, data: JSONBody[GiveSeat]) -> TableInfo:
    """Host only, before the game begins. `null` frees the seat of a bot."""
    return await request.registry.give_seat(table, await request.person(), seat, data.bot, data.character)


@put(
    "/api/tables/{table:str}/seats/{seat:str}/stand-in",
    operation_id="callBot",
    summary="Let a bot play for a person who keeps the others waiting",
    response_description="The table as it is now.",
    responses=_SEAT_ERRORS,
    tags=["tables"],
)
async def call_bot(request: GuestRequest, table: Table, seat: Seat) -> TableInfo:
    """For the host and the players, while `overdue` of the table names the seat. The host's word is enough; without it,
    as many players must agree as `needed` says. The person comes back as after leaving.
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
    host and, while the host is not watching, for anyone who sits there.
    """
    return await request.registry.start_game(table, await request.person())


@post(
    "/api/tables/{table:str}/start-with-bots",
    operation_id="startWithBots",
    summary="Put bots on all free seats and start the game",
    response_description="The table as it is now.",
    status_code=200,
    responses=_SEAT_ERRORS,
    tags=["tables"],
)
async def start_with_bots(request: GuestRequest, table: Table, data: JSONBody[StartWithBots]) -> TableInfo:
    """Host only, before the game begins. If no seat is free, the game starts as it is."""
    return await request.registry.start_with_bots(table, await request.person(), data.bot, data.character)


@post(
    "/api/tables/{table:str}/again",
    operation_id="again",
    summary="Another game with the same people",
    response_description="The table of the other game.",
    responses=_SEAT_ERRORS,
    tags=["tables"],
)
async def again(request: GuestRequest, table: Table, data: JSONBody[Again]) -> TableInfo:
    """For the players, when the game is over. The seats of the others are reserved for them; a second request gets the
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
    """The events of a game so far, from a seat of yours or as a spectator."""
    visitor = request.visitor
    return await request.registry.history(table, None if visitor is None else visitor.id, seat)


@get(
    "/api/tables/{table:str}/history/{event:str}",
    operation_id="moment",
    summary="The position after something happened",
    response_description="What the perspective saw then.",
    responses=errors(400, 403, 404, 409),
    tags=["tables"],
)
async def moment(request: GuestRequest, table: Table, event: EventNumber, seat: SeenFrom = None) -> Moment:
    """The view when the event with this number of the history had been told, from a seat of yours or as a spectator."""
    visitor = request.visitor
    return await request.registry.moment(table, None if visitor is None else visitor.id, seat, event)


TABLE_ROUTES = [
    create_table,
    open_tables,
    running_tables,
    my_tables,
    table_info,
    delete_table,
    take_seat,
    leave_seat,
    let_back,
    give_seat,
    call_bot,
    start_game,
    start_with_bots,
    again,
    history,
    moment,
]
