"""A table: the one authority over its game. All that is asked of it waits in line and is done one by one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from contextlib import suppress
from functools import partial

import msgspec
from msgspec.structs import replace

from pioneers.catalogue import game as game_named
from pioneers.kernel.mistake import Mistake
from pioneers.server.clocks.timer import Timer
from pioneers.server.hosting.context import Context
from pioneers.server.network.connection import Connection
from pioneers.server.sharing.company import Company
from pioneers.server.tables import seating
from pioneers.server.tables.absence import Absence
from pioneers.server.tables.dispatch import handle
from pioneers.server.tables.driver import Driver
from pioneers.server.tables.journal import BEGUN, Progress, names_of, progress_of
from pioneers.server.tables.mailbox import Again
from pioneers.server.tables.mending import Mending
from pioneers.server.tables.moves import Moves
from pioneers.server.tables.table_info import NOBODY, table_info
from pioneers.server.teaching.hints import Hints
from pioneers.server.watching.perspectives import encode
from pioneers.server.watching.pictures import fresh, missed
from pioneers.server.watching.presence import Crier
from pioneers.server.watching.spectacle import Spectacle
from pioneers.server.wire.messages import Info, ToTable
from pioneers.server.wire.parts import ClockSetting, TableInfo
from pioneers.server.wire.problems import Forbidden
from pioneers.store.chain import Broken
from pioneers.store.sql.rows import Header, TableState

log = logging.getLogger(__name__)

# Seconds for what waits in line when the server stops.
LAST_WORKS = 3.0


class Table(Mending):
    """One table in memory. Everything that reads or changes it goes through `submit` or `ask`."""

    def __init__(
        self,
        context: Context,
        header: Header,
        changed: Callable[[Table], None] = lambda _: None,
        let_go: Callable[[Table, Header | None], None] = lambda *_: None,
    ) -> None:
        """`changed` is called whenever seats, presence or state are other than before, `let_go` when another process
        has put the table to sleep while nobody looks on here, or has removed it: then without a header.
        """
        super().__init__(context.time)
        self.context = context
        self.header = header
        self.game = game_named(header.game)
        self.setting = msgspec.convert(header.clock, ClockSetting)
        self.timer = Timer(self.setting, header.players, context.time, self._time_may_be_out)
        # Why the game cannot go on with this program.
        self.stuck: Mistake | None = None
        # When somebody last did something here or looked on.
        self.touched = context.time.elapsed()
        # When somebody who sits here was last present.
        self._attended = self.touched - max(0, context.time.wall() - header.changed)
        self._progress: Progress | None = None
        self._changed = changed
        self.let_go = let_go
        self._spectacle = Spectacle()
        self._crier = Crier(self.tell_info, lambda: len(self._progress.perspectives.places) if self._progress else 0)
        self.company = Company(self, context.bus)
        self.moves = Moves(self)
        self.driver = Driver(self)
        self.absence = Absence(self)
        self.hints = Hints(self)

    def receive(self, connection: Connection, message: ToTable) -> None:
        """A message came: it waits for its turn."""
        self.submit(partial(handle, self, connection, message))

    # ── Loading ──────────────────────────────────────────────────────────────────────────────────────────

    @property
    def is_loading(self) -> bool:
        """Whether the game is being made of the log for the first time."""
        return self._progress is None and self.stuck is None

    @property
    def is_loaded(self) -> bool:
        """Whether there is any progress to look at."""
        return self._progress is not None and self.broken is None and self.stuck is None

    @property
    def progress(self) -> Progress:
        """All that follows from the log."""
        reason = self.broken or self.stuck
        if reason is not None:
            raise reason
        assert self._progress is not None, "a table is loaded before anybody asks it"
        return self._progress

    async def load(self, asleep_since: int | None = None) -> None:
        """Make the game from the log. A game that this program cannot go on with is stuck, and says why.

        If the table slept in this server while somebody's time ran, `asleep_since` says since when.
        """
        watching = None if self._progress is None else self._progress.perspectives
        try:
            entries = await self.context.store.log.read(self.header.id)
        except Broken as reason:
            # What is on the disk stays as it is: a backup, or who looks at it, may still mend it.
            self.stuck = Mistake("table-damaged")
            self._progress = None
            self.header = replace(self.header, state="stuck")
            log.error("a table is damaged", extra={"table": reason.table, "number": reason.number})  # noqa: TRY400 - the reason is said
            return
        try:
            # Playing a game again takes a while; others play on meanwhile.
            progress = await asyncio.to_thread(progress_of, self.header, self.game, entries)
        except Mistake as reason:
            self.stuck = reason
            self._progress = None
            await self.save(replace(self.header, state="stuck"))
            log.warning("a game cannot go on", extra={"table": self.header.id, "reason": reason.key})
            return
        self.stuck = None
        self._progress = progress
        if watching is not None:
            progress.perspectives.adopt(watching)
        self.driver.set_clock(asleep_since)
        if self.header.state != "over":
            state: TableState = "running" if progress.begun else "open"
            await self.save(replace(self.header, state=state, deadline=None, time_left=None))
            if not progress.begun and seating.is_full(self.header) and not seating.awaits_start(self.header):
                await self.begin()
            await self.driver.proceed()

    async def save(self, header: Header) -> None:
        """Keep a changed header."""
        if header != self.header:
            with self.overtaken():
                kept = await self.context.store.tables.change(replace(header, changed=self.context.time.wall()))
            self.header = replace(header, revision=kept.revision)
            self.company.header_changed()
            self._changed(self)

    def adopt(self, header: Header) -> None:
        """Go on with a header that another process has kept."""
        self.header = header
        self.clear_seats()
        self._changed(self)
        self.tell_info()

    async def reload(self) -> None:
        """After a failure of the store, or when somebody else was first: back to what is in it, for all who look on."""
        self.broken = None
        versions = None if self._progress is None else self._progress.perspectives.versions[:]
        try:
            header = await self.context.store.tables.find(self.header.id)
            if header is not None:
                self.header = header
            await self.load()
        except Mistake as reason:
            self.broken = reason
            return
        self.clear_seats()
        perspectives = self.progress.perspectives
        for place, watchers in enumerate(perspectives.watchers):
            for connection in watchers:
                self.show_missed(connection, perspectives.seat(place), None if versions is None else versions[place])

    async def close(self) -> None:
        """Stop bots and clock and do what waits in line."""
        thought = self.driver.is_busy()
        self.dismiss()
        try:
            async with asyncio.timeout(LAST_WORKS):
                await self.idle()
        except TimeoutError:
            # The store is slow. Nothing that waits was acknowledged: it is not begun any more.
            self.is_ended = True
            await self.idle()
        # What waited in line may have failed.
        self.stop_mending()
        if self._progress is not None and self.broken is None and self.header.state == "running":
            kept = self.absence.kept_in(self.driver.kept() if self.setting.kind != "none" else self.header)
            # If another process has changed it, it goes on there.
            with suppress(Again):
                # A bot that was thinking is not to be forgotten: such a table is looked at when the server starts.
                await self.save(replace(kept, state=self.header.state) if thought else kept)

    def dismiss(self) -> None:
        """Stop bots and timers: the table leaves the memory."""
        self.company.leave()
        self.driver.dismiss()
        self.absence.dismiss()
        self._crier.stop()
        self.stop_mending()

    # ── What is told ─────────────────────────────────────────────────────────────────────────────────────

    def info(self) -> TableInfo:
        """All that everybody may know of the table."""
        spectators = 0 if self._progress is None else self._progress.perspectives.spectators()
        overdue = None if self._progress is None or self.broken is not None else self.absence.overdue()
        header = self.header
        if header.state == "running" and self._progress is not None and not self._progress.begun:
            # Another process begins the game: that it has begun is known with its first entry.
            header = replace(header, state="open")
        hinted = [] if self._progress is None else self._progress.hinted
        spectators += self.company.spectators()
        return table_info(header, self.present(), spectators, self.stuck, overdue, hinted)

    def present(self) -> AbstractSet[str]:
        """Who looks at the table, here or elsewhere."""
        here = NOBODY if self._progress is None else self._progress.perspectives.people()
        return here | elsewhere if (elsewhere := self.company.people()) else here

    def sitting(self) -> AbstractSet[str]:
        """Who looks at the table from a seat of his own."""
        return self.progress.perspectives.people_at_seats() | self.company.sitting()

    def presence_changed(self) -> None:
        """Somebody came or went, here or elsewhere."""
        if self.is_loaded:
            self._changed(self)
            self._crier.news()
            self.submit(self.absence.look)

    def notice(self) -> TableInfo:
        """The same for those who do not look on: with whose decision it is."""
        return replace(self.info(), deciding=self.deciding())

    def deciding(self) -> int | None:
        """The seat that the game waits for; `None` if it cannot go on."""
        return None if self._progress is None else self._progress.deciding()

    def running(self) -> int | None:
        """The seat whose time runs: that of a person who decides, or who has not ended his turn."""
        seat = self.progress.deciding()
        return None if seat is None or self.header.seats[seat].bot is not None else seat

    def _time_may_be_out(self, seat: int) -> None:
        self.submit(partial(self.driver.ring, seat))

    def show(self, connection: Connection, seat: int | None) -> None:
        """Send the table as it is now."""
        if seat is None:
            connection.send(self._spectacle.fresh(self, connection.muted))
        else:
            connection.send(encode(fresh(self, seat, connection.muted)))

    def show_missed(self, connection: Connection, seat: int | None, version: int | None) -> None:
        """Send what somebody has missed since a version, or the table as it is now."""
        progress = self.progress
        changes = None if version is None or not progress.begun else progress.perspectives.missed(seat, version)
        if changes is None or version is None:
            self.show(connection, seat)
        elif changes:
            connection.send(encode(missed(self, seat, version, changes)))
        else:
            connection.send(encode(Info(table=self.header.id, info=self.info())))

    def tell_info(self) -> None:
        """Tell everybody at once that seats or state changed, with who is there."""
        self._crier.told()
        if self._progress is not None and self.broken is None:
            self._progress.perspectives.send(Info(table=self.header.id, info=self.info()))

    # ── Coming and going ─────────────────────────────────────────────────────────────────────────────────

    def holds(self, connection: Connection, seat: int | None) -> None:
        """Refuse who looks from a seat that is not his."""
        if seat is not None and seating.checked_seat(self.header, seat).person != connection.person:
            raise Forbidden("table-not-yours", seat=seat)

    async def watch(self, connection: Connection, seat: int | None, version: int | None, deltas: bool = False) -> None:
        """Somebody looks at the table; who held a version is told what he missed. With `deltas`, steps come as such."""
        if not self.context.audience.is_here(connection):
            return
        self.holds(connection, seat)
        progress = self.progress
        self.context.audience.watch(connection, self.header.id)
        is_news = progress.perspectives.enter(connection, seat, deltas)
        self._changed(self)
        self.touched = self.context.time.elapsed()
        self.show_missed(connection, seat, version)
        if is_news:
            self._crier.news()
            self.company.tell_presence()
        if seat is not None:
            await self.back(seat)
        await self.driver.proceed()

    async def unwatch(self, connection: Connection, seat: int | None) -> None:
        """Somebody looks away."""
        if seat is not None:
            seating.checked_seat(self.header, seat)
        perspectives = self.progress.perspectives
        if connection in perspectives.watchers[perspectives.place(seat)]:
            perspectives.leave(connection, seat)
            self.gone(connection)
        if connection not in perspectives.places:
            self.context.audience.look_away(connection, self.header.id)

    async def left(self, connection: Connection) -> None:
        """A connection is gone."""
        if self._progress is not None and connection in self._progress.perspectives.places:
            self._progress.perspectives.leave_all(connection)
            self.gone(connection)

    def gone(self, connection: Connection) -> None:
        """Tell the others, and begin to wait for sleep."""
        self.touched = self.context.time.elapsed()
        if connection.person in [seat.person for seat in self.header.seats]:
            self._attended = self.touched
        self.presence_changed()
        self.company.tell_presence()

    async def back(self, seat: int) -> None:
        """Somebody plays himself again where a bot stood in."""
        held = self.header.seats[seat]
        if held.person is not None and held.bot is not None:
            await self.change_seats(seating.with_seat(self.header, seat, replace(held, bot=None)))

    def may_sleep(self) -> bool:
        """Whether nobody has been here for a while, and nothing goes on that somebody waits for."""
        if self._progress is not None and self._progress.perspectives.places:
            return False
        if self.header.state == "running" and self.driver.is_busy():
            return False
        return self.context.time.elapsed() - self.touched >= self.context.sleep

    def unattended(self) -> int:
        """For how many milliseconds none of those who sit here has been present."""
        present = self.present()
        if any(seat.person in present for seat in self.header.seats):
            return 0
        return self.context.time.elapsed() - self._attended

    def is_damaged(self) -> bool:
        """Whether what is on the disk is not as it was written."""
        return self.stuck is not None and self.stuck.key == "table-damaged"

    def version_for(self, connection: Connection, seat: int | None) -> int:
        """The version of a perspective, for somebody who may know it; 0 for others."""
        if self._progress is None or seat is None or seat >= self.header.players:
            return 0
        return self._progress.perspectives.version(seat) if self.header.seats[seat].person == connection.person else 0

    async def change_seats(self, header: Header) -> TableInfo:
        """Keep who sits where now; the game begins when no seat is free, unless it has to be started."""
        await self.save(header)
        self.clear_seats()
        if self.header.state == "open" and seating.is_full(self.header) and not seating.awaits_start(self.header):
            await self.begin()
        self.tell_info()
        await self.driver.proceed()
        return self.info()

    def clear_seats(self) -> None:
        """Who no longer holds a seat must not look on from it: he is a spectator now."""
        perspectives = self.progress.perspectives
        for number, seat in enumerate(self.header.seats):
            for connection in perspectives.others_at(number, seat.person):
                perspectives.leave(connection, number)
                perspectives.enter(connection, None)
                self.show(connection, None)

    async def begin(self) -> None:
        """Begin the game."""
        # The names in the record are those of the people who begin.
        self.progress.match.record.seats = names_of(self.header)
        await self.save(replace(self.header, state="running"))
        await self.moves.commit(BEGUN)
