"""What a move would do, for somebody who thinks about it: worked out from his own view alone, so it tells no secret."""

from __future__ import annotations

from pioneers.match.preview import preview
from pioneers.server.network.connection import Connection
from pioneers.server.tables.table import Table
from pioneers.server.watching.perspectives import encode
from pioneers.server.wire.messages import Previewed
from pioneers.server.wire.problems import Conflict, problem


async def show_preview(table: Table, connection: Connection, seat: int, actions: list[str]) -> None:
    """Say what would happen if the seat played these actions now."""
    table.holds(connection, seat)
    course = table.course
    if not course.begun or course.match.state.seat != seat or course.holding is not None:
        raise Conflict("table-not-your-turn")
    table.game.remember(course.match.state)
    found = preview(table.game, table.game.view(course.match.state, seat), seat, actions)
    answer = Previewed(
        table=table.header.id,
        seat=seat,
        version=course.perspectives.version(seat),
        actions=actions,
        events=found.events,
        looked=found.looked,
        asked=found.asked,
        ahead=found.ahead,
        problem=None if found.problem is None else problem(found.problem, connection.language),
    )
    connection.send(encode(answer))
