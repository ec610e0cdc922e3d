"""The registry: all tables of this process, who looks at them, and what is asked of them from outside."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext, suppress
from functools import partial

from msgspec.structs import replace

from pioneers.kernel.mistake import Mistake
from pioneers.server.clocks.deadlines import Deadlines
from pioneers.server.hosting.context import Context
from pioneers.server.network.connection import Connection
from pioneers.server.network.costs import MESSAGES, NONSENSE, WAKING
from pioneers.server.sharing.lists import SharedLists
from pioneers.server.sharing.rounds import Rounds
from pioneers.server.tables import seating
from pioneers.server.tables.dispatch import complain, refuse
from pioneers.server.tables.forgetting import Forgetting
from pioneers.server.tables.lobby import Lobby, is_awaited, is_watchable
from pioneers.server.tables.new_table import ENGINE, Arranged, arranged, following
from pioneers.server.tables.removal import Removal
from pioneers.server.tables.table import Table
from pioneers.server.tables.table_info import table_info
from pioneers.server.tables.tables_made import TablesMade, put_away_before
from pioneers.server.teaching.going_on import going_on
from pioneers.server.teaching.reviewer import Reviewer
from pioneers.server.watching.perspectives import encode
from pioneers.server.watching.replay import history, moment
from pioneers.server.wire.bodies import History, Moment, NewTable, PlayOn, TablePage
from pioneers.server.wire.decoding import decode
from pioneers.server.wire.messages import FromClient, Ping, Pong, ToTable, Welcome
from pioneers.server.wire.parts import TableInfo
from pioneers.server.wire.problems import Conflict, Forbidden, Missing
from pioneers.store.sql.rows import Deadline, Header, Page, Person

log = logging.getLogger(__name__)

# Seconds between two looks for tables that everyone left.
ROUND = 30.0
# So many tables are made from their logs at a time.
LOADING = 2


class Registry:
    """All tables. Made once in a process, opened in its event loop."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.tables: dict[str, Table] = {}
        self.made = TablesMade(context.time, context.most_tables, context.most_tables_of_address, context.put_away)
        self.lobby = Lobby(self.made.source, is_awaited)
        self.running = Lobby(self.made.source, is_watchable)
        self._lists = SharedLists(context.bus, context.time, {"open": self.lobby, "running": self.running})
        self._shared = Rounds(self)
        self._deadlines = Deadlines(context.time, self.table)
        self.removal = Removal(self)
        self._forgetting = Forgetting(self)
        self.reviewer = Reviewer(context)
        # When it was opened, in elapsed time.
        self.opened = context.time.elapsed()
        # Tables that are being removed: nobody may wake them.
        self.removing: set[str] = set()
        # Loading is work. Whoever plays must not notice how many come back at once: they wait in line, in their order.
        self._room = asyncio.Semaphore(LOADING)
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False
        context.metrics.watch_tables(lambda: Counter(table.header.state for table in self.tables.values()))

    async def open(self) -> None:
        """Look up whose time runs; tables wait for that, or for the first who comes."""
        for asleep in await self.context.store.tables.deadlines():
            self._deadlines.add(asleep)
        self.start(self._deadlines.run)
        self.start(self._look_at_untimed)
        self.start(self._rounds)
        for work in (self._shared.compare, self._shared.tell, self._shared.deadlines, self._lists.run):
            self.start(work)
        self.opened = self.context.time.elapsed()
        self.start(self._forgetting.run)
        self.start(self.reviewer.run)

    async def close(self) -> None:
        """Finish what is under way at every table; nothing new is taken."""
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self.tables.values()))
        # After a failure of the store the times that it has are a little old; that is nobody's loss.
        with suppress(Mistake):
            await self.context.store.tables.keep_times(self._deadlines.times_left())

    def start(self, work: Callable[[], Awaitable[None]]) -> None:
        """Let something run beside everything else; what goes wrong in it is logged."""

        async def run() -> None:
            try:
                await work()
            except Exception:
                log.exception("something in the registry failed")

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ── Tables in memory ─────────────────────────────────────────────────────────────────────────────────

    async def table(self, table: str) -> Table:
        """A table, from the store if it is not in memory; `Missing` if there is none.

        It is in memory when this returns, and does not fall asleep over what is asked of it then, without waiting.
        """
        while (known := self.tables.get(table)) is None:
            if self._closing:
                raise Conflict("server-stopping")
            if table in self.removing:
                raise Missing("table-missing", table=table)
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            await asyncio.shield(loading)
        return known

    async def _load(self, table: str) -> None:
        async with self._room:
            header = await self.context.store.tables.find(table)
            if header is None:
                raise Missing("table-missing", table=table)
            found = Table(self.context, header, self._changed, self._let_go)
            # In this order: what others write after the log was read is heard.
            await found.company.join()
            since = self._deadlines.woken(table)
            try:
                await found.ask(partial(found.load, since if header.state == "asleep" else None))
            except BaseException:
                found.dismiss()
                raise
            self.tables[table] = found

    def _let_go(self, table: Table, header: Header | None) -> None:
        """Another process has put a table to sleep while nobody looks on here, or has removed it."""
        if self.tables.get(table.header.id) is not table:
            return
        if header is None:
            self.removal.let_go(table, "table-forgotten", {})
        else:
            table.dismiss()
            self.drop(table)
            self.sleep_of_others([Deadline(header.id, header.deadline, header.time_left)])

    def sleep_of_others(self, asleep: list[Deadline]) -> None:
        """Wake these tables when their time is out, though another process has put them to sleep."""
        for deadline in asleep:
            if not self.is_awake(deadline.table) and not self._deadlines.knows(deadline.table):
                self._deadlines.add(deadline)

    def is_awake(self, table: str) -> bool:
        """Whether a table is in memory, or about to be."""
        return table in self.tables or table in self._loading

    def _changed(self, table: Table) -> None:
        """Seats, presence or state of a table are other than before."""
        self.lobby.consider(table)
        self.running.consider(table)
        if table.header.state == "over":
            self.made.over(table.header.id)

    async def _look_at_untimed(self) -> None:
        """After a crash, or the first time with this program: tables in whose log alone it is whose time runs."""
        for table in await self.context.store.tables.untimed():
            await self.table(table)

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(min(ROUND, self.context.sleep / 2000))
            for table in list(self.tables.values()):
                if table.may_sleep():
                    await table.ask(partial(self._put_to_sleep, table))

    async def _put_to_sleep(self, table: Table) -> None:
        if not table.may_sleep():
            return
        awake = table.header
        if awake.state == "running":
            await table.save(table.absence.kept_in(table.driver.kept()))
        elif awake.state == "open":
            # Since now nobody is there: that is what it is forgotten by.
            with table.overtaken():
                kept = await self.context.store.tables.change(replace(awake, changed=self.context.time.wall()))
            table.header = awake = replace(awake, revision=kept.revision)
        if table.is_awaited:
            await table.save(replace(awake, revision=table.header.revision))
            return
        table.dismiss()
        # What is asked of it from now on finds it gone, and wakes it.
        self.drop(table)
        self._deadlines.add(Deadline(table.header.id, table.header.deadline, table.header.time_left))

    def drop(self, table: Table) -> None:
        """A table is not in memory any more."""
        del self.tables[table.header.id]
        self.lobby.forget(table.header.id)
        self.running.forget(table.header.id)

    # ── From HTTP ────────────────────────────────────────────────────────────────────────────────────────

    async def create(self, person: Person, wish: NewTable, network: str | None = None) -> TableInfo:
        """A new table, made from a network; it begins at once if no seat is free."""
        async with self.made.reserved(self.context.store.tables, person.id, network) as room:
            new = await arranged(wish, person, self.context.checker, self.context.time.wall(), network or person.id)
            info = await self._keep(new)
            room.made(info.id)
            return info

    async def _keep(self, new: Arranged, before: Table | None = None) -> TableInfo:
        """Keep a new table, which may follow one before it: all of it at once, so that none gets two that follow."""
        following_of = None
        if before is not None:
            arrangement = replace(before.header.arrangement, following=new.header.id)
            following_of = replace(before.header, arrangement=arrangement, changed=self.context.time.wall())
        with nullcontext() if before is None else before.overtaken():
            kept = await self.context.store.tables.create(new.header, new.entries, following_of)
        if before is not None and kept is not None:
            before.header = kept
            before.company.header_changed()
        table = await self.table(new.header.id)
        return await table.ask(lambda: table.change_seats(table.header))

    async def info(self, table: str) -> TableInfo:
        """What everybody may know of a table."""
        known = self.tables.get(table)
        if known is not None:
            return known.notice()
        header = await self.context.store.tables.find(table)
        if header is None:
            raise Missing("table-missing", table=table)
        return table_info(header)

    async def take_seat(self, table: str, person: Person, seat: int, name: str) -> TableInfo:
        """Somebody sits down, or plays himself again where a bot stood in."""
        return await self._seats(table, lambda header: seating.taken(header, seat, person, name))

    async def leave_seat(self, table: str, person: Person, seat: int) -> TableInfo:
        """Somebody leaves: the seat is free again, or a bot plays for him. Or the owner frees it before the game."""
        found = await self.table(table)
        return await self._seats(table, lambda header: seating.left(header, seat, person.id, found.setting.bot))

    async def give_seat(
        self, table: str, person: Person, seat: int, bot: str | None, character: str | None
    ) -> TableInfo:
        """The one who made the table puts a bot on a seat or takes it away."""
        return await self._seats(table, lambda header: seating.given(header, seat, person.id, bot, character))

    async def let_back(self, table: str, person: Person, removed: str) -> TableInfo:
        """The one who made the table lets somebody sit down again whose seat he had freed."""
        return await self._seats(table, lambda header: seating.let_back(header, person.id, removed))

    async def start_game(self, table: str, person: Person) -> TableInfo:
        """All seats are taken: the game begins."""
        found = await self.table(table)

        async def started() -> TableInfo:
            info = found.info()
            here = found.present()
            seating.check_start(found.header, person.id, found.header.owner in here)
            if info.awaits_start:
                await found.begin()
                found.tell_info()
                await found.driver.proceed()
            return found.info()

        return await found.ask(started)

    async def start_with_bots(self, table: str, person: Person, bot: str, character: str | None) -> TableInfo:
        """The one who made the table begins with those who are there."""
        found = await self.table(table)

        async def started() -> TableInfo:
            if person.id != found.header.owner:
                raise Forbidden("table-not-owner")
            if found.header.state != "open":
                raise Conflict("table-begun")
            await found.save(seating.filled(found.header, person.id, bot, character))
            await found.begin()
            found.tell_info()
            await found.driver.proceed()
            return found.info()

        return await found.ask(started)

    async def call_bot(self, table: str, person: Person, seat: int) -> TableInfo:
        """Somebody wants a bot to play for a person whom the game has waited for too long."""
        found = await self.table(table)

        async def agreed() -> TableInfo:
            await found.absence.agree(person.id, seat)
            return found.info()

        return await found.ask(agreed)

    async def _seats(self, table: str, change: Callable[[Header], Header]) -> TableInfo:
        found = await self.table(table)

        async def changed() -> TableInfo:
            if found.header.state in ("over", "stuck"):
                raise Conflict("table-over")
            return await found.change_seats(change(found.header))

        return await found.ask(changed)

    async def again(self, table: str, person: Person, same_deal: bool, network: str | None = None) -> TableInfo:
        """Another game with the same people; who asks second finds the table that the first has made."""
        found = await self.table(table)

        async def made() -> TableInfo:
            if person.id not in [seat.person for seat in found.header.seats]:
                raise Forbidden("table-not-player")
            if found.header.state != "over":
                raise Conflict("table-not-over")
            known = found.header.arrangement.following
            if known is not None:
                # It may have been removed because nobody came.
                with suppress(Missing):
                    return await self.info(known)
            async with self.made.reserved(self.context.store.tables, person.id, network) as room:
                entries = await self.context.store.log.read(table)
                new = following(found.header, entries, person, same_deal, self.context.time.wall())
                info = await self._keep(new, found)
                room.made(info.id)
            self._changed(found)
            found.tell_info()
            return info

        return await found.ask(made)

    async def play_on(
        self, table: str, actions: Sequence[str], wish: PlayOn, person: Person, network: str | None = None
    ) -> TableInfo:
        """A game that goes on from a finished one after these actions."""
        header = await self.context.store.tables.find(table)
        if header is None:
            raise Missing("http-game")
        entries = await self.context.store.log.read(table)
        async with self.made.reserved(self.context.store.tables, person.id, network) as room:
            new = going_on(header, entries, actions, wish, person, self.context.time.wall())
            info = await self._keep(new)
            room.made(info.id)
            return info

    async def open_tables(self, following: str | None = None) -> TablePage:
        """The public tables where somebody sits now and waits for others, those that wait longest first."""
        return self.lobby.page(following, self._lists.of_others("open"))

    async def running_tables(self, following: str | None = None) -> TablePage:
        """The public tables where people play now, those that came into the list first before the others."""
        return self.running.page(following, self._lists.of_others("running"))

    async def tables_of(self, person: str, following: str | None = None, away: bool = False) -> TablePage:
        """The tables where somebody has a seat, newest first: all but the games that are put away, or those alone."""
        before = put_away_before(self.context.time, self.context.put_away)
        return self._page(await self.context.store.tables.of_person(person, following, put_away=before, away=away))

    def _page(self, page: Page[Header]) -> TablePage:
        known = self.tables
        infos = [known[row.id].notice() if row.id in known else table_info(row) for row in page.items]
        return TablePage(tables=infos, following=page.following)

    async def history(self, table: str, person: str | None, seat: int | None) -> History:
        """What a perspective has seen so far; a seat's only for the one who holds it."""
        found = await self.table(table)

        async def told() -> History:
            seating.check_looking(found.header, seat, person)
            progress = found.progress
            events = history(found.game, progress.match.record, seat, progress.match.folder) if progress.begun else []
            return History(table=table, seat=seat, version=progress.perspectives.version(seat), events=events)

        return await found.ask(told)

    async def moment(self, table: str, person: str | None, seat: int | None, number: int) -> Moment:
        """What a perspective saw at an event of its history; a seat's only for the one who holds it."""
        found = await self.table(table)

        async def told() -> Moment:
            seating.check_looking(found.header, seat, person)
            if not found.progress.begun:
                raise Conflict("table-not-begun")
            match = found.progress.match
            return moment(table, found.game, match.record, seat, number, match.folder)

        return await found.ask(told)

    # ── From sockets ─────────────────────────────────────────────────────────────────────────────────────

    def entered(self, connection: Connection) -> None:
        """Somebody opened a socket."""
        self.context.audience.enter(connection)
        connection.send(encode(Welcome(person=connection.person, name=connection.name, engine=ENGINE)))

    def left(self, connection: Connection) -> None:
        """Somebody's socket is gone."""
        for table in self.context.audience.leave(connection):
            known = self.tables.get(table)
            if known is not None:
                known.submit(partial(known.left, connection))

    def received(self, connection: Connection, data: bytes) -> float:
        """A message came. It is answered later, in the order in which the tables get to it. Gives what it costs."""
        try:
            message: FromClient = decode(data, FromClient)
        except Mistake as reason:
            complain(connection, reason)
            return NONSENSE
        if isinstance(message, Ping):
            connection.send(encode(Pong(time=message.time)))
            return MESSAGES[Ping]
        if self._closing:
            refuse(connection, message, Conflict("server-stopping"))
            return MESSAGES[Ping]
        table = self.tables.get(message.table)
        if table is not None:
            table.receive(connection, message)
            return MESSAGES[type(message)]
        self.start(partial(self._wake_for, connection, message))
        return MESSAGES[type(message)] + WAKING

    async def _wake_for(self, connection: Connection, message: ToTable) -> None:
        """Hand a message to a table that must be woken first."""
        try:
            table = await self.table(message.table)
        except Mistake as reason:
            refuse(connection, message, reason)
        else:
            table.receive(connection, message)
