"""Sees to it that a game goes on: asks the bots, winds the clock, and closes the books at the end."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from pioneers.bots.levels import LEVELS
from pioneers.kernel.data_file import OwnText
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.view import Json
from pioneers.match.match import Match
from pioneers.server import seating
from pioneers.server.bot_pool import Answer, Question
from pioneers.server.deadlines import LONGEST_WAIT
from pioneers.server.journal import finished_game
from pioneers.server.pace import pause
from pioneers.server.wire import Notice, Ticking
from pioneers.store.rows import Ending, Header

if TYPE_CHECKING:
    from pioneers.server.table import Table

log = logging.getLogger(__name__)

LEVEL_NAMES = tuple(f"level{number}" for number in LEVELS)


class Attendant:
    """The one who waits at a table. Everything here runs in the table's own line, but for the thinking of bots."""

    __slots__ = ("_alarm", "_since", "_thinking", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self._thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        # Since when the time runs that the clocks go on with, if the table was asleep meanwhile.
        self._since: int | None = None

    def dismiss(self) -> None:
        """Stop the bots and the clock."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self.table.absence.dismiss()

    async def proceed(self, *, after_a_step: bool = False) -> None:
        """After every change: whose move is it now, and does somebody have to be asked?"""
        table = self.table
        course = table.course
        if not course.begun or table.header.state == "over":
            return
        if course.over():
            await self.finish()
            return
        seat = course.match.state.seat
        if seat is None or course.holding is not None:
            seat = course.holding
        assert seat is not None
        bot = table.header.seats[seat].bot
        self.wind()
        if bot is not None and self._thinking is None and self.is_awaited():
            self._thinking = asyncio.create_task(self.think(seat, bot, course.last_step))
        await (table.absence.after_a_step() if after_a_step else table.absence.look())

    def is_awaited(self) -> bool:
        """Whether anybody would notice if the bots played on: people who look on, or who still play."""
        playing = any(seat.person is not None and seat.bot is None for seat in self.table.header.seats)
        return playing or bool(self.table.course.perspectives.places)

    def is_busy(self) -> bool:
        """Whether a bot thinks."""
        return self._thinking is not None

    # ── Bots ─────────────────────────────────────────────────────────────────────────────────────────────

    async def think(self, seat: int, bot: str, step: int) -> None:
        """Let a bot decide, outside of the table's line, and hand its decision in."""
        table = self.table
        house = table.house
        course = table.course
        try:
            if course.holding == seat:
                work = partial(self.end_for, seat, step)
            else:
                state = course.match.state
                legal = [action.text for action in state.legal()]
                house.metrics.bot_asked()
                begun = house.time.elapsed()
                try:
                    answer = await house.bots.decide(
                        Question(
                            table=table.header.id,
                            game=table.header.game,
                            players=table.header.players,
                            options=course.match.record.options,
                            files=own_texts(course.match),
                            data=table.header.data,
                            view=table.game.view(state, seat),
                            legal=legal,
                            bot=bot,
                            seed=bot_seed(table.header.seed, seat),
                        )
                    )
                finally:
                    house.metrics.bot_answered()
                taken = house.time.elapsed() - begun
                house.metrics.bot_decided(answer.bot, taken / 1000)
                pace = str(table.header.arrangement.get("pace", "quick"))
                wait = pause(pace, len(answer.actions), step, house.pace) - taken
                # Whoever is stood in for might come back in the pause, again and again: then nobody would ever play.
                stands_in = table.header.seats[seat].person is not None
                if wait > 0 and not stands_in and table.course.perspectives.places:
                    await asyncio.sleep(wait / 1000)
                work = partial(self.play_for, seat, bot, step, answer)
        finally:
            if self._thinking is asyncio.current_task():
                self._thinking = None
        table.submit(work)

    async def play_for(self, seat: int, bot: str, step: int, answer: Answer) -> None:
        """Play what a bot has decided, unless the position is another by now."""
        table = self.table
        if table.course.last_step != step or table.header.seats[seat].bot != bot:
            await self.proceed()
            return
        if answer.failure is not None:
            await self.replace(seat, bot, answer)
        try:
            await table.play(seat, answer.actions, end=True, client=None, bot=answer.bot)
        except Refusal as refusal:
            log.warning("a bot played what is not possible", extra={"table": table.header.id, "key": refusal.key})
            first = table.course.match.state.legal()[0].text
            await table.play(seat, [first], end=True, client=None, bot=answer.bot)

    async def replace(self, seat: int, bot: str, answer: Answer) -> None:
        """A bot failed: a lower level takes its place, and the table is told."""
        table = self.table
        log.warning(
            "a bot failed", extra={"table": table.header.id, "bot": bot, "by": answer.bot, "reason": answer.failure}
        )
        table.house.metrics.bot_failed(bot)
        if answer.bot in LEVEL_NAMES:
            # Where no level could answer, any action was taken: that helps for one decision, not for a game.
            await table.save(seating.stood_in(table.header, seat, answer.bot))
        figures: dict[str, Json] = {"name": table.header.seats[seat].name, "failed": bot, "bot": answer.bot}
        table.course.perspectives.send(Notice(table=table.header.id, message="table-bot-replaced", figures=figures))
        table.tell_info()

    async def end_for(self, seat: int, step: int) -> None:
        """End the turn of somebody whose time ran out after his last move."""
        table = self.table
        if table.course.last_step == step and table.course.holding == seat:
            await table.end(seat, None)

    # ── The clock ────────────────────────────────────────────────────────────────────────────────────────

    def running(self) -> int | None:
        """The seat whose time runs: that of a person who decides, or who has not ended his turn."""
        course = self.table.course
        seat = course.match.state.seat if course.holding is None else course.holding
        if seat is None or not course.begun or self.table.header.seats[seat].bot is not None:
            return None
        return seat

    def clock_time(self) -> int:
        """The time that the clocks go by: the calendar for days; all else must not jump when somebody sets the time."""
        time = self.table.house.time
        return time.wall() if self.table.setting.kind == "days" else time.elapsed()

    def switch_clock(self, moved: int | None) -> None:
        """A step was made: the time of the next one runs."""
        if self.table.setting.kind == "none":
            return
        final = moved is not None and not self.table.course.match.undoable(moved)
        self.table.clock.switch(self.running(), self.clock_time(), moved, final)

    def set_clock(self, asleep_since: int | None = None) -> None:
        """Let the clocks show what they did when the table fell asleep or the server stopped, or after the last step.

        Days have gone by meanwhile. Seconds have since `asleep_since`, if this server has been running since then; the
        time when no server ran is nobody's.
        """
        table = self.table
        course = table.course
        kept = table.header.arrangement.get("clock")
        began: Json = None
        if isinstance(kept, list) and kept[0] == course.last_step:
            table.clock.load(kept[1])
            if table.header.time_left is not None:
                table.clock.correct(table.header.time_left)
            began = kept[2] if len(kept) > 2 else None
        elif course.left is not None:
            table.clock.load(course.left)
            began = course.time
        self._since = cast("int | None", began) if table.setting.kind == "days" else asleep_since

    def kept(self) -> Header:
        """The header of a running game that leaves the memory: with its clocks, and when the time of a seat is out."""
        table = self.table
        arrangement = {**table.header.arrangement, "deciding": table.deciding()}
        if table.setting.kind == "none":
            return replace(table.header, state="asleep", arrangement=arrangement)
        clock = table.clock
        now = self.clock_time()
        days = table.setting.kind == "days"
        deadline = clock.deadline()
        arrangement["clock"] = [
            table.course.last_step,
            clock.dump(None if days else now),
            clock.since if days else None,
        ]
        return replace(
            table.header,
            state="asleep",
            arrangement=arrangement,
            deadline=deadline if days else None,
            time_left=None if days or deadline is None else max(0, deadline - now),
        )

    def wind(self) -> None:
        """Let the right clock run, and ring when its time is out."""
        table = self.table
        if table.setting.kind == "none":
            return
        now = self.clock_time()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        running = self.running()
        if table.clock.running != running:
            table.clock.switch(running, now if self._since is None else min(now, self._since))
        self._since = None
        deadline = table.clock.deadline()
        if deadline is not None:
            # Not all of a long time at once: the date may be set meanwhile.
            wait = min(max(0, deadline - now) / 1000, LONGEST_WAIT)
            ring = partial(table.submit, partial(self.ring, running))
            self._alarm = asyncio.get_running_loop().call_later(wait, ring)

    async def ring(self, seat: int | None) -> None:
        """Time is out: a bot plays until the person is back."""
        table = self.table
        now = self.clock_time()
        deadline = table.clock.deadline()
        if table.course.over() or seat is None or table.clock.running != seat or deadline is None or now < deadline:
            await self.proceed()
            return
        await table.save(seating.stood_in(table.header, seat, table.setting.bot))
        table.clock.switch(None, now)
        figures: dict[str, Json] = {"name": table.header.seats[seat].name, "bot": table.setting.bot}
        table.course.perspectives.send(Notice(table=table.header.id, message="table-time-out", figures=figures))
        table.course.perspectives.send(Ticking(table=table.header.id, clock=table.clock.state(now)))
        table.tell_info()
        await self.proceed()

    # ── The end ──────────────────────────────────────────────────────────────────────────────────────────

    def ending(self, time: int) -> Ending | None:
        """What the last move, made at this time, leaves behind; `None` if the game goes on or has no end to be kept."""
        table = self.table
        if not table.course.over():
            return None
        try:
            header = replace(table.header, state="over", changed=table.house.time.wall())
            return Ending(finished_game(header, table.course, time), header)
        except Mistake as reason:
            # It will all be in the log: the next one who comes, or the next start, tries again.
            log.error("a finished game could not be kept", extra={"table": table.header.id, "reason": reason.key})  # noqa: TRY400 - the reason is said
            return None

    async def finish(self) -> None:
        """Keep the finished game of a log that another program left without its ending."""
        table = self.table
        self.dismiss()
        ending = self.ending(table.course.time)
        if ending is None:
            return
        try:
            await table.house.store.finished.add(ending.finished, ending.header)
        except Mistake as reason:
            log.error("a finished game could not be kept", extra={"table": table.header.id, "reason": reason.key})  # noqa: TRY400 - the reason is said
            return
        self.close(ending)

    def close(self, ending: Ending) -> None:
        """The game is over and kept: stop bots and clock, and show the seed."""
        self.dismiss()
        self.table.header = ending.header
        self.table.tell_info()


def own_texts(match: Match) -> dict[str, str]:
    """The own files of a game, by the options that name them."""
    found = match.record.found_files(match.folder)
    return {name: own.text for name, own in found.items() if isinstance(own, OwnText)}


def bot_seed(seed: int, seat: int) -> int:
    """The seed of a bot's own chance: it tells nothing of the deal."""
    return int.from_bytes(sha256(f"bot {seat} of {seed}".encode()).digest()[:8])
