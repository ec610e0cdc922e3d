"""A table: the one authority over its game. All that is asked of it waits in line and is done one by one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from functools import partial
from time import perf_counter
from typing import cast

import msgspec
from msgspec.structs import replace

from pioneers.catalogue import game as game_named
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.view import Json
from pioneers.server.clocks.timer import Timer
from pioneers.server.hosting.context import Context
from pioneers.server.network.connection import Connection
from pioneers.server.tables import seating
from pioneers.server.tables.absence import Absence
from pioneers.server.tables.dispatch import handle
from pioneers.server.tables.driver import Driver
from pioneers.server.tables.journal import BEGUN, END, MOVE, UNDO, Progress, names_of, progress_of, written
from pioneers.server.tables.mailbox import Mailbox
from pioneers.server.tables.table_info import NOBODY, table_info
from pioneers.server.watching.perspectives import encode
from pioneers.server.watching.pictures import fresh, missed
from pioneers.server.watching.presence import Crier
from pioneers.server.watching.spectacle import Spectacle
from pioneers.server.watching.telling import Reply, tell
from pioneers.server.wire.messages import Info, ToTable
from pioneers.server.wire.parts import ClockSetting, TableInfo
from pioneers.server.wire.problems import Conflict, Forbidden
from pioneers.store.chain import Broken
from pioneers.store.sql.rows import Entry, Header, TableState

log = logging.getLogger(__name__)

# Seconds after which a table that the store has failed looks at it again, though nobody asks: all may wait for a bot.
MENDING = 1.0


class Table(Mailbox):
    """One table in memory. Everything that reads or changes it goes through `submit` or `ask`."""

    def __init__(self, context: Context, header: Header, changed: Callable[[Table], None] = lambda _: None) -> None:
        """`changed` is called whenever seats, presence or state are other than before."""
        super().__init__()
        self.context = context
        self.header = header
        self.game = game_named(header.game)
        self.setting = msgspec.convert(header.clock, ClockSetting)
        self.timer = Timer(self.setting, header.players, context.time, self._time_may_be_out)
        # Why the game cannot go on with this program.
        self.stuck: Mistake | None = None
        self._broken: Mistake | None = None
        self._mending: asyncio.TimerHandle | None = None
        # When somebody last did something here or looked on.
        self.touched = context.time.elapsed()
        # When somebody who sits here was last present.
        self._attended = self.touched - max(0, context.time.wall() - header.changed)
        self._progress: Progress | None = None
        self._changed = changed
        self._spectacle = Spectacle()
        self._crier = Crier(self.tell_info, lambda: len(self._progress.perspectives.places) if self._progress else 0)
        self.driver = Driver(self)
        self.absence = Absence(self)

    @property
    def broken(self) -> Mistake | None:
        """Why what is in memory is not what is on the disk. The next work goes back to that, or else a timer."""
        return self._broken

    @broken.setter
    def broken(self, reason: Mistake | None) -> None:
        self._broken = reason
        self._stop_mending()
        if reason is not None:
            self._mending = asyncio.get_running_loop().call_later(MENDING, self.submit, self._mended)

    def _stop_mending(self) -> None:
        if self._mending is not None:
            self._mending.cancel()
            self._mending = None

    async def _mended(self) -> None:
        """All is done: `prepare` came first."""

    async def prepare(self) -> None:
        """Before each work: after a failure of the store, go back to what is on the disk."""
        if self.broken is not None:
            await self.reload()

    def receive(self, connection: Connection, message: ToTable) -> None:
        """A message came: it waits for its turn."""
        self.submit(partial(handle, self, connection, message))

    # ── Loading ──────────────────────────────────────────────────────────────────────────────────────────

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
            await self.context.store.tables.change(replace(header, changed=self.context.time.wall()))
            self.header = header
            self._changed(self)

    async def reload(self) -> None:
        """After a failure of the store: back to what is on the disk, for all who look on."""
        self.broken = None
        try:
            header = await self.context.store.tables.find(self.header.id)
            if header is not None:
                self.header = header
            await self.load()
        except Mistake as reason:
            self.broken = reason
            return
        perspectives = self.progress.perspectives
        for place, watchers in enumerate(perspectives.watchers):
            for connection in watchers:
                self.show(connection, perspectives.seat(place))

    async def close(self) -> None:
        """Stop bots and clock and do what waits in line."""
        thought = self.driver.is_busy()
        self.dismiss()
        await self.idle()
        # What waited in line may have failed.
        self._stop_mending()
        if self._progress is not None and self.broken is None and self.header.state == "running":
            kept = self.absence.kept_in(self.driver.kept() if self.setting.kind != "none" else self.header)
            # A bot that was thinking is not to be forgotten: such a table is looked at when the server starts.
            await self.save(replace(kept, state=self.header.state) if thought else kept)

    def dismiss(self) -> None:
        """Stop bots and timers: the table leaves the memory."""
        self.driver.dismiss()
        self.absence.dismiss()
        self._crier.stop()
        self._stop_mending()

    # ── What is told ─────────────────────────────────────────────────────────────────────────────────────

    def info(self) -> TableInfo:
        """All that everybody may know of the table."""
        spectators = 0 if self._progress is None else self._progress.perspectives.spectators()
        overdue = None if self._progress is None or self.broken is not None else self.absence.overdue()
        return table_info(self.header, self.present(), spectators, self.stuck, overdue)

    def present(self) -> AbstractSet[str]:
        """Who looks at the table."""
        return NOBODY if self._progress is None else self._progress.perspectives.people()

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
        changes = None if version is None or not progress.begun else progress.perspectives.missed(seat, version)
        if changes is None or version is None:
            self.show(connection, seat)
        elif changes:
            connection.send(encode(missed(self, seat, version, changes)))
        else:
            connection.send(encode(Info(table=self.header.id, info=self.info())))
        if is_news:
            self._crier.news()
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
        self._changed(self)
        self._crier.news()
        self.submit(self.absence.look)

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
        await self.commit(BEGUN)

    # ── Playing ──────────────────────────────────────────────────────────────────────────────────────────

    async def play(
        self,
        seat: int,
        actions: list[str],
        end: bool,
        client: str | None = None,
        bot: str | None = None,
        reply: Reply | None = None,
    ) -> tuple[int, int]:
        """Play a move; with `end` its turn passes on though it could be taken back."""
        holding = self.progress.holding
        if holding is not None:
            raise Conflict("table-holding", name=self.header.seats[holding].name)
        body: dict[str, Json] = {"actions": cast("Json", actions)}
        if end:
            body["end"] = True
        if bot is not None:
            body["bot"] = bot
        return await self.commit(MOVE, seat, client, body, reply)

    async def undo(self, seat: int, whole: bool, client: str | None, reply: Reply | None = None) -> tuple[int, int]:
        """Take back the last move of a seat, or all it may."""
        return await self.commit(UNDO, seat, client, {"whole": whole}, reply)

    async def end(self, seat: int, client: str | None = None, reply: Reply | None = None) -> tuple[int, int]:
        """Let the turn of a seat pass on."""
        if self.progress.holding != seat:
            raise Conflict("table-nothing-to-end")
        return await self.commit(END, seat, client, reply=reply)

    async def commit(
        self,
        kind: str,
        seat: int | None = None,
        client: str | None = None,
        body: dict[str, Json] | None = None,
        reply: Reply | None = None,
    ) -> tuple[int, int]:
        """Make a change of the game and write it into the log; when it is on the disk, tell it to all who may know, and
        go on. Gives the version after it and how many actions were played.
        """
        began = perf_counter()
        progress = self.progress
        now = self.context.time.wall()
        entry = Entry(
            table=self.header.id,
            number=progress.last + 1,
            kind=kind,
            body=body or {},
            time=now,
            seat=seat,
            client=client,
        )
        change = progress.apply(entry)
        assert change is not None, "chat and files are written elsewhere"
        if kind != BEGUN:
            moved = seat if kind in (MOVE, END) else None
            self.timer.switch(self.running(), moved, moved is not None and not progress.match.undoable(moved))
        entry = written(entry, change, self.timer.dump())
        try:
            ending = self.driver.ending(now)
            earlier = await self.context.store.log.append([entry], ending)
        except Exception as error:
            # Nobody may see what is not on the disk: what comes next waits until the game is made from the log again.
            self.broken = error if isinstance(error, Mistake) else Mistake("table-broken")
            self.context.metrics.append_failed()
            raise
        if earlier:
            await self.reload()
            return self.progress.answer(earlier[0])
        progress.note(entry, change)
        tell(self, change, reply)
        if kind == MOVE:
            self.context.metrics.moved(self.header.game, perf_counter() - began)
        if ending is not None:
            self.driver.close(ending)
        else:
            await self.driver.proceed(after_a_step=True)
        return progress.perspectives.version(seat), change.played
