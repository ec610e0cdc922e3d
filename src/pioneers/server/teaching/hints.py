"""Hints at a table: one plan for who decides, from what he may know, and everyone hears that he has asked.

The plan is thought of in a process of the bots, outside of the table's mailbox, and given when its mark is in the log.
"""

from __future__ import annotations

import asyncio
import logging
import math
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import msgspec

from pioneers.kernel.mistake import Mistake
from pioneers.kernel.view import Json
from pioneers.server.bots.study import Studied, Study
from pioneers.server.network.connection import Connection
from pioneers.server.tables.journal import HINT
from pioneers.server.watching.perspectives import encode
from pioneers.server.wire.messages import Hinted, Notice
from pioneers.server.wire.parts import Problem
from pioneers.server.wire.problems import Conflict, Forbidden, Stale, TooMany, problem, told
from pioneers.server.wire.reviewing import LineStep, Reason
from pioneers.store.sql.rows import Entry, Header

if TYPE_CHECKING:
    from pioneers.server.tables.table import Table

log = logging.getLogger(__name__)


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A hint as the analysis gives it."""

    actions: list[str]
    chances: list[float]
    error: float
    reasons: list[Reason] = []
    line: list[LineStep] = []


class Hints:
    """The hints of one table. All of it runs in the table's mailbox; the thinking does not."""

    __slots__ = ("_asking", "_given", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        # By seat, the thinking that goes on, the version that it is for, and who waits for it.
        self._asking: dict[int, tuple[asyncio.Task[None], int, list[Connection]]] = {}
        # By seat, the last hint with the version and the step it is for.
        self._given: dict[int, tuple[int, int, Plan]] = {}

    def dismiss(self) -> None:
        """Think of nothing more: the game is over, or the table leaves the memory."""
        for seat in list(self._asking):
            self._forget(seat)

    def _forget(self, seat: int) -> None:
        """What a seat has asked is past: who waits for it is told."""
        thinking = self._asking[seat][0]
        thinking.cancel()
        self._answer(seat, thinking, None, Conflict("hint-late"))

    def ask(self, connection: Connection, seat: int, version: int) -> None:
        """Somebody wants to know what to do."""
        table = self.table
        table.holds(connection, seat)
        progress = table.progress
        if not progress.begun or progress.match.state.seat != seat or progress.holding is not None:
            raise Conflict("table-not-your-turn")
        right = progress.perspectives.version(seat)
        if version != right:
            raise Stale("match-stale", version=version, right=right)
        if not are_allowed(table.header, seat):
            raise Forbidden("hint-not-here")
        known = self._given.get(seat)
        if known is not None and known[:2] == (version, progress.last_step):
            self._send(connection, seat, version, known[2])
            return
        if seat in self._asking:
            _, asked, waiting = self._asking[seat]
            if asked == version:
                if connection not in waiting:
                    waiting.append(connection)
                return
            # It is still thought of for a position that is past.
            self._forget(seat)
        now = table.context.time.elapsed() / 1000
        wait = table.context.hinting.of(connection.person, now).take(now)
        if wait:
            raise TooMany("hint-too-fast", seconds=math.ceil(wait))
        study = Study(
            kind="hint",
            table=table.header.id,
            iterations=table.context.hint_iterations,
            question=table.driver.question(seat, bot="chance"),
        )
        thinking = asyncio.create_task(self._think(study, seat, progress.last_step))
        self._asking[seat] = thinking, version, [connection]

    async def _think(self, study: Study, seat: int, step: int) -> None:
        """Think, and give what was found. Whatever goes wrong, who waits is told so, and the seat may ask again."""
        table = self.table
        thinking = asyncio.current_task()
        try:
            try:
                studied = await table.context.bots.study(study)
            except Mistake as reason:
                studied = Studied(trouble=reason.key)
            await table.ask(partial(self._give, seat, step, thinking, studied))
        except Mistake as reason:
            self._answer(seat, thinking, None, reason)
        except Exception:
            log.exception("a hint could not be given", extra={"table": table.header.id})
            self._answer(seat, thinking, None, Mistake("server-failed"))

    async def _give(self, seat: int, step: int, thinking: object, studied: Studied) -> None:
        """A plan was found: mark it in the log, tell everyone that it was asked for, and give it."""
        if not self._is_asked(seat, thinking):
            return
        progress = self.table.progress
        if progress.last_step != step:
            raise Conflict("hint-late")
        plan = plan_of(studied, [action.text for action in progress.match.state.legal()])
        if plan is None:
            log.warning("no hint was found", extra={"table": self.table.header.id, "reason": trouble_of(studied)})
            raise Conflict("hint-none")
        # `Again` comes back here: only then is this seat free for the next question.
        await self._mark(seat)
        self._given[seat] = progress.perspectives.version(seat), step, plan
        self._answer(seat, thinking, plan, None)

    def _is_asked(self, seat: int, thinking: object) -> bool:
        """Whether this thinking is still what somebody at the seat waits for."""
        asked = self._asking.get(seat)
        return asked is not None and asked[0] is thinking

    def _answer(self, seat: int, thinking: object, plan: Plan | None, reason: Mistake | None) -> None:
        """Tell all who wait at this seat, as far as they are here and it is still theirs."""
        if not self._is_asked(seat, thinking):
            return
        table = self.table
        _, version, waiting = self._asking.pop(seat)
        for connection in waiting:
            if table.context.audience.is_here(connection) and holds(table, connection, seat):
                why = None if reason is None else problem(told(reason), connection.language)
                self._send(connection, seat, version, plan, why)

    async def _mark(self, seat: int) -> None:
        table = self.table
        progress = table.progress
        move: dict[str, Json] = {"move": len(progress.match.record.actions)}
        entry = Entry(
            table=table.header.id,
            number=progress.last + 1,
            kind=HINT,
            body=move,
            time=table.context.time.wall(),
            seat=seat,
        )
        if not await table.moves.append([entry]):
            progress.note(entry, None)
            tell_asked(table, seat)

    def _send(
        self, connection: Connection, seat: int, version: int, plan: Plan | None, why: Problem | None = None
    ) -> None:
        found = plan or Plan(actions=[], chances=[], error=0.0)
        answer = Hinted(
            table=self.table.header.id,
            seat=seat,
            version=version,
            actions=found.actions,
            chances=found.chances,
            error=found.error,
            reasons=found.reasons,
            line=found.line,
            problem=why,
        )
        connection.send(encode(answer))


def are_allowed(header: Header, seat: int) -> bool:
    """Whether a seat may have hints: everyone here agreed to them by sitting down, or bots hold all other seats."""
    others = (held for number, held in enumerate(header.seats) if number != seat)
    return header.arrangement.hints or all(held.person is None for held in others)


def holds(table: Table, connection: Connection, seat: int) -> bool:
    """Whether the seat is still his who asked."""
    return table.header.seats[seat].person == connection.person


def plan_of(studied: Studied, legal: list[str]) -> Plan | None:
    """The plan that was found, if it can be played."""
    try:
        plan = msgspec.convert(cast("Any", studied.found), Plan)
    except msgspec.ValidationError:
        return None
    return plan if plan.actions and plan.actions[0] in legal else None


def trouble_of(studied: Studied) -> str:
    """Why there is none, for the log."""
    return studied.trouble or (studied.hindrance.key if studied.hindrance else "it cannot be played")


def tell_asked(table: Table, seat: int) -> None:
    """Tell everyone at the table that a seat has had a hint."""
    name = table.header.seats[seat].name
    table.progress.perspectives.send(Notice(table=table.header.id, message="table-hint", figures={"name": name}))
    table.tell_info()
