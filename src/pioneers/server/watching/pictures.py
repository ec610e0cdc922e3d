"""A table as a perspective sees it: what is to be done, how things stand, and each change of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from pioneers.kernel.view import Result, Standing
from pioneers.server.watching.perspectives import Change, seen_by
from pioneers.server.wire.messages import Fresh, Update
from pioneers.server.wire.parts import Turn

if TYPE_CHECKING:
    from pioneers.server.tables.table import Table


def turn(table: Table, seat: int | None) -> Turn:
    """What is to be done, for one perspective."""
    progress = table.progress
    match = progress.match
    deciding = match.state.seat
    mine = seat is not None and seat == deciding and progress.begun and progress.holding is None
    return Turn(
        deciding=deciding if progress.begun else None,
        legal=[action.text for action in match.state.legal()] if mine else [],
        holding=progress.holding,
        undo=0 if seat is None else match.undoable(seat),
        clock=table.timer.state(),
    )


def standing(table: Table, seat: int | None) -> Standing | None:
    """How everyone stands, as far as a perspective may know; null where the game does not say it."""
    return (table.game.standing(table.progress.match.state, seat) or None) if table.progress.begun else None


def result(table: Table) -> Result | None:
    """The result, once the game is over."""
    return table.game.result(table.progress.match.state) if table.progress.over() else None


def fresh(table: Table, seat: int | None, muted: frozenset[str]) -> Fresh:
    """The table as it is now, for one perspective, without the chat of those who are muted."""
    progress = table.progress
    return Fresh(
        table=table.header.id,
        seat=seat,
        version=progress.perspectives.version(seat),
        info=table.info(),
        view=table.game.view(progress.match.state, seat) if progress.begun else None,
        standing=standing(table, seat),
        turn=turn(table, seat),
        result=result(table),
        chat=[line for line in progress.chat if line.person not in muted],
    )


def updates(table: Table, seats: list[int | None], change: Change) -> list[Update]:
    """The change that was made last, for each of some perspectives."""
    progress = table.progress
    state = progress.match.state
    ending = result(table)
    return [
        Update(
            table=table.header.id,
            seat=seat,
            since=version - 1,
            version=version,
            kind=change.kind,
            by=change.by,
            bot=change.bot,
            events=seen_by(seat, change.events),
            view=view,
            standing=stand or None,
            turn=turn(table, seat),
            result=ending,
        )
        for seat, version, view, stand in zip(
            seats,
            map(progress.perspectives.version, seats),
            table.game.views(state, seats),
            table.game.standings(state, seats),
            strict=True,
        )
    ]


def missed(table: Table, seat: int | None, since: int, changes: list[Change]) -> Update:
    """What happened since a version, in one."""
    events = [event for change in changes for event in change.events]
    (update,) = updates(table, [seat], Change("end", 0, None, None, events))
    return replace(update, kind="missed", since=since)
