"""Somebody whom a game waits for too long, and the bot that the others then may call in for him.

How long one may think is for the clock to say, if there is one. Without a clock, and for a person who is not there at
all, a time of the context counts. When it is over, the owner of the table may call a bot in, or the others who play
agree on it: half of those who are there, and after twice the time one alone, for the rest may have gone to sleep in
front of their screens. So nobody can make others wait for ever. The one who was replaced comes back whenever he likes.

What can be taken back is no progress: who plays and takes back again and again is still in the same decision.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pioneers.kernel.view import Json
from pioneers.server.tables import seating
from pioneers.server.wire.messages import Notice
from pioneers.server.wire.parts import Overdue
from pioneers.server.wire.problems import Conflict, Forbidden
from pioneers.store.arrangement import KeptAbsence
from pioneers.store.sql.rows import Header

if TYPE_CHECKING:
    from pioneers.server.tables.table import Table


class Absence:
    """Watches over the waiting at one table. Everything here runs in the table's own line."""

    __slots__ = (
        *("_agreed", "_alarm", "_away", "_decision", "_kept", "_replaced", "_since", "_stirred", "_told"),
        "table",
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self._alarm: asyncio.TimerHandle | None = None
        # What the last process kept, until the first look at the game.
        self._kept: KeptAbsence | None = table.header.arrangement.absence
        self._decision: tuple[int, int] | None = None
        self._since = 0
        # When something was last played.
        self._stirred = table.context.time.elapsed()
        # Since when people who play are away.
        self._away: dict[str, int] = {}
        self._agreed: list[str] = []
        self._replaced: list[str] = []
        self._told: Overdue | None = None

    # ── What everybody may know ──────────────────────────────────────────────────────────────────────────

    def overdue(self) -> Overdue | None:
        """Whom the game has waited for too long."""
        progress = self.table.progress
        if not progress.begun or progress.over():
            return None
        now = self.table.context.time.elapsed()
        self._note(now)
        times = self._times()
        if times is None or now < times[0]:
            return None
        (seat, _), (_, long) = self._decision or (0, 0), times
        person = self.table.header.seats[seat].person
        here = self._others(person)
        needed = 1 if now >= long else max(1, (len(here) + 1) // 2)
        return Overdue(seat=seat, away=not self._is_here(person), agreed=self._agreed[:], needed=needed)

    def _times(self) -> tuple[int, int] | None:
        """When a person who decides is waited for too long, and when one voice is enough; `None` if never."""
        table = self.table
        if self._decision is None or table.header.state != "running":
            return None
        held = table.header.seats[self._decision[0]]
        kind = table.setting.kind
        if held.person is None or held.bot is not None or kind == "days":
            return None
        is_here = self._is_here(held.person)
        if is_here and kind != "none":
            return None
        context = table.context
        # Somebody for whom a bot had to be called in once does not get the long time for every further decision.
        patience = context.idle if is_here and held.person not in self._replaced else context.away
        begun = self._since if is_here else max(self._since, self._away.get(held.person, context.time.elapsed()))
        return begun + patience, begun + 2 * patience

    def _is_here(self, person: str | None) -> bool:
        return person in self.table.sitting()

    def _others(self, person: str | None) -> set[str]:
        """Who else plays and is there."""
        playing = {seat.person for seat in self.table.header.seats if seat.person is not None}
        return (playing & self.table.sitting()) - {person}

    # ── What happens ─────────────────────────────────────────────────────────────────────────────────────

    async def after_a_step(self) -> None:
        """Something was played. Mostly a look can wait until the alarm rings: moves are many, and a look at each of
        them took an eighth of its time.
        """
        self._stirred = self.table.context.time.elapsed()
        if self._alarm is None or self._told is not None:
            await self.look()

    async def look(self) -> None:
        """Who decides since when, who is there, and has the time come?"""
        table = self.table
        self.dismiss()
        if not table.progress.begun or table.progress.over():
            return
        overdue = self.overdue()
        if overdue is not None and self._is_agreed_on(overdue.seat):
            await self._call_in(overdue.seat)
            return
        if overdue != self._told:
            self._told = overdue
            table.tell_info()
        self._set_alarm()

    def _is_agreed_on(self, seat: int) -> bool:
        """Whether twice the time is over and somebody who agreed is still there: it need not be said once more."""
        times = self._times()
        is_late = times is not None and self.table.context.time.elapsed() >= times[1]
        return is_late and not self._others(self.table.header.seats[seat].person).isdisjoint(self._agreed)

    def _note(self, now: int) -> None:
        table = self.table
        match = table.progress.match
        seat = table.deciding()
        assert seat is not None
        decision = (seat, match.points[0].actions if match.points else match.version)
        if self._kept is not None:
            kept, self._kept = self._kept, None
            self._decision, self._since, self._agreed = kept.decision, now - kept.waited, list(kept.agreed)
            self._away = {person: now - length for person, length in kept.away.items()}
            self._replaced = list(kept.replaced)
        if decision != self._decision:
            self._decision, self._since, self._agreed = decision, self._stirred, []
        here = table.sitting()
        for held in table.header.seats:
            if held.person is not None and held.person not in here:
                self._away.setdefault(held.person, now)
            elif held.person is not None:
                was_away = self._away.pop(held.person, None) is not None
                if was_away and held.person == table.header.seats[seat].person:
                    # He is back: the waiting begins anew.
                    self._agreed = []

    def _set_alarm(self) -> None:
        """Look again when the time comes, or after a while, as long as there is anybody to be told."""
        if not self.table.progress.perspectives.places:
            return
        context = self.table.context
        now = context.time.elapsed()
        coming = [time for time in self._times() or () if time > now] or [now + context.away]
        ring = partial(self.table.submit, self.look)
        self._alarm = asyncio.get_running_loop().call_later((coming[0] - now) / 1000, ring)

    def dismiss(self) -> None:
        """Stop waiting for the time to come."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # ── A bot is called in ───────────────────────────────────────────────────────────────────────────────

    async def agree(self, person: str, seat: int) -> None:
        """Somebody wants a bot to play for the person who is waited for."""
        table = self.table
        held = seating.checked_seat(table.header, seat)
        overdue = self.overdue()
        if overdue is None or overdue.seat != seat:
            raise Conflict("table-not-overdue", name=held.name)
        plays = person in (other.person for other in table.header.seats)
        if person == held.person or not (plays or person == table.header.owner):
            raise Forbidden("table-not-player-now")
        if person not in self._agreed:
            self._agreed.append(person)
        if person == table.header.owner or len(self._agreed) >= overdue.needed:
            await self._call_in(seat)
            return
        await table.save(self._written(table.header))
        self._told = self.overdue()
        table.tell_info()

    async def _call_in(self, seat: int) -> None:
        table = self.table
        held = table.header.seats[seat]
        assert held.person is not None
        self._agreed = []
        self._told = None
        if held.person not in self._replaced:
            self._replaced.append(held.person)
        figures: dict[str, Json] = {"name": held.name, "bot": table.setting.bot}
        header = self._written(seating.stood_in(table.header, seat, table.setting.bot))
        await table.change_seats(header)
        table.progress.perspectives.send(Notice(table=table.header.id, message="table-called-in", figures=figures))

    # ── Across a restart ─────────────────────────────────────────────────────────────────────────────────

    def kept_in(self, header: Header) -> Header:
        """The header of a table that goes from memory: with how long somebody has been waited for, if that can matter
        to anybody.
        """
        people = {seat.person for seat in header.seats if seat.person is not None}
        return self._written(header) if self._decision is not None and len(people) > 1 else header

    def _written(self, header: Header) -> Header:
        now = self.table.context.time.elapsed()
        kept = KeptAbsence(
            decision=self._decision,
            waited=now - self._since,
            away={person: now - since for person, since in self._away.items()},
            agreed=self._agreed,
            replaced=self._replaced,
        )
        return replace(header, arrangement=replace(header.arrangement, absence=kept))
