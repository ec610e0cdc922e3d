"""A table as a perspective sees it: what is to be done, how things stand, and each step of the course."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pioneers.kernel.view import Json
from pioneers.server.watching.perspectives import Step, seen_by
from pioneers.server.wire.messages import Fresh, Turn, Update

if TYPE_CHECKING:
    from pioneers.server.tables.table import Table


def turn(table: Table, seat: int | None) -> Turn:
    """What is to be done, for one perspective."""
    course = table.course
    match = course.match
    deciding = match.state.seat
    mine = seat is not None and seat == deciding and course.begun and course.holding is None
    return Turn(
        deciding=deciding if course.begun else None,
        legal=[action.text for action in match.state.legal()] if mine else [],
        holding=course.holding,
        undo=0 if seat is None else match.undoable(seat),
        clock=None if table.setting.kind == "none" else table.clock.state(table.driver.clock_time()),
    )


def result(table: Table) -> dict[str, Json] | None:
    """The result, once the game is over."""
    return table.game.result(table.course.match.state) if table.course.over() else None


def fresh(table: Table, seat: int | None, muted: frozenset[str]) -> Fresh:
    """The table as it is now, for one perspective, without the chat of those who are muted."""
    course = table.course
    return Fresh(
        table=table.header.id,
        seat=seat,
        version=course.perspectives.version(seat),
        info=table.info(),
        view=table.game.view(course.match.state, seat) if course.begun else None,
        turn=turn(table, seat),
        result=result(table),
        chat=[line for line in course.chat if line.person not in muted],
    )


def updates(table: Table, seats: list[int | None], step: Step) -> list[Update]:
    """A step as each of some perspectives may know it."""
    course = table.course
    ending = result(table)
    versions = [course.perspectives.version(seat) for seat in seats]
    return [
        Update(
            table=table.header.id,
            seat=seat,
            since=version - 1,
            version=version,
            kind=step.kind,
            by=step.by,
            bot=step.bot,
            events=seen_by(seat, step.events),
            view=view,
            turn=turn(table, seat),
            result=ending,
        )
        for seat, version, view in zip(seats, versions, table.game.views(course.match.state, seats), strict=True)
    ]


def missed(table: Table, seat: int | None, since: int, steps: list[Step]) -> Update:
    """What happened since a version, in one."""
    events = [event for step in steps for event in step.events]
    (update,) = updates(table, [seat], Step("end", 0, None, None, events))
    return replace(update, kind="missed", since=since)
