"""What a move would do, for somebody who thinks about it: worked out from his own view alone, so it tells no secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioneers.match.preview import preview
from pioneers.server.network.connection import Connection
from pioneers.server.watching.perspectives import encode
from pioneers.server.wire.messages import Previewed
from pioneers.server.wire.problems import Conflict, problem

if TYPE_CHECKING:
    from pioneers.server.tables.table import Table


async def show_preview(table: Table, connection: Connection, seat: int, actions: list[str]) -> None:
    """Say what would happen if the seat played these actions now."""
    table.holds(connection, seat)
    progress = table.progress
    if not progress.begun or progress.match.state.seat != seat or progress.holding is not None:
        raise Conflict("table-not-your-turn")
    table.game.remember(progress.match.state)
    found = preview(table.game, table.game.view(progress.match.state, seat), seat, actions)
    answer = Previewed(
        table=table.header.id,
        seat=seat,
        version=progress.perspectives.version(seat),
        actions=actions,
        events=found.events,
        looked=found.looked,
        asked=found.asked,
        ahead=found.ahead,
        problem=None if found.problem is None else problem(found.problem, connection.language),
    )
    connection.send(encode(answer))
