"""Sees to it that a game goes on: whose move it is, what bots decide, whose time is out, what is kept at the end."""

from __future__ import annotations

import logging
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, cast

import msgspec
from msgspec.structs import replace

from pioneers.bots.levels import LEVELS
from pioneers.kernel.files.data_file import OwnText
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.view import Json
from pioneers.match.match import Match
from pioneers.server.bots.pace import pause
from pioneers.server.bots.pool import Answer, Question
from pioneers.server.bots.turn import BotTurn
from pioneers.server.tables import seating
from pioneers.server.tables.casting import character_of
from pioneers.server.tables.journal import finished_game
from pioneers.server.wire.messages import Notice, Ticking
from pioneers.store.arrangement import KeptClocks, StoppedClocks
from pioneers.store.sql.rows import Ending, Header

if TYPE_CHECKING:
    from pioneers.server.tables.table import Table

log = logging.getLogger(__name__)

LEVEL_NAMES = tuple(f"level{number}" for number in LEVELS)


class Driver:
    """Drives one game on. Everything here runs in the table's own mailbox; bots think in a `BotTurn` of theirs."""

    __slots__ = ("_bot_turn", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        context = table.context
        self._bot_turn = BotTurn(context.bots, context.metrics, context.time)

    def dismiss(self) -> None:
        """Stop the bots and the clock."""
        self._bot_turn.stop()
        self.table.timer.stop()
        self.table.absence.dismiss()
        self.table.hints.dismiss()

    async def proceed(self, *, after_a_step: bool = False) -> None:
        """After every change: whose move is it now, and does somebody have to be asked?"""
        table = self.table
        progress = table.progress
        if not progress.begun or table.header.state == "over":
            return
        if progress.over():
            await self.finish()
            return
        seat = progress.deciding()
        assert seat is not None
        table.timer.wind(table.running())
        is_bot = table.header.seats[seat].bot is not None
        # In two processes at a time it would only be thought twice: one of them is first in the log.
        if is_bot and not self.is_busy() and self.is_awaited() and table.company.is_on_duty():
            self.ask_bot(seat)
        await (table.absence.after_a_step() if after_a_step else table.absence.look())

    def is_awaited(self) -> bool:
        """Whether anybody would notice if the bots played on: people who look on, or who still play.

        A game does not begin before somebody looks on: the first moves are there to be seen.
        """
        progress = self.table.progress
        if progress.perspectives.places:
            return True
        if not progress.match.record.actions:
            return False
        return any(seat.person is not None and seat.bot is None for seat in self.table.header.seats)

    def is_busy(self) -> bool:
        """Whether a bot thinks."""
        return self._bot_turn.is_busy()

    # ── Bots ─────────────────────────────────────────────────────────────────────────────────────────────

    def ask_bot(self, seat: int) -> None:
        """Let the bot of a seat decide. Where only the end of a turn is missing there is nothing to think about."""
        table = self.table
        progress = table.progress
        step = progress.last_step
        if progress.holding == seat:
            table.submit(partial(self.end_for, seat, step))
            return
        bot = cast("str", table.header.seats[seat].bot)
        self._bot_turn.start(
            self.question(seat, bot),
            partial(self.pause, seat, step),
            lambda answer: table.submit(partial(self.play_for, seat, bot, step, answer)),
        )

    def question(self, seat: int, bot: str) -> Question:
        """What a bot is asked that decides for a seat: all that the seat may know."""
        table = self.table
        match = table.progress.match
        return Question(
            table=table.header.id,
            game=table.header.game,
            players=table.header.players,
            options=match.record.options,
            files=own_texts(match),
            data=table.header.data,
            view=table.game.view(match.state, seat),
            legal=[action.text for action in match.state.legal()],
            bot=bot,
            character=character_of(table.header, seat),
            seed=bot_seed(table.header.seed, seat),
        )

    def pause(self, seat: int, step: int, answer: Answer) -> int:
        """How many milliseconds a bot takes for its decision. Nobody waits where nobody looks on."""
        table = self.table
        # Whoever is stood in for might come back in the pause, again and again: then nobody would ever play.
        stands_in = table.header.seats[seat].person is not None
        if stands_in or not table.is_loaded or not table.progress.perspectives.places:
            return 0
        return pause(table.header.arrangement.pace, len(answer.actions), step, table.context.pace)

    async def play_for(self, seat: int, bot: str, step: int, answer: Answer) -> None:
        """Play what a bot has decided, unless the position is another by now."""
        table = self.table
        if table.progress.last_step != step or table.header.seats[seat].bot != bot:
            await self.proceed()
            return
        if answer.failure is not None:
            await self.replace(seat, bot, answer)
        try:
            await table.moves.play(seat, answer.actions, end=True, bot=answer.bot)
        except Refusal as refusal:
            log.warning("a bot played what is not possible", extra={"table": table.header.id, "key": refusal.key})
            first = table.progress.match.state.legal()[0].text
            await table.moves.play(seat, [first], end=True, bot=answer.bot)

    async def replace(self, seat: int, bot: str, answer: Answer) -> None:
        """A bot failed: a lower level takes its place, and the table is told."""
        table = self.table
        log.warning(
            "a bot failed", extra={"table": table.header.id, "bot": bot, "by": answer.bot, "reason": answer.failure}
        )
        table.context.metrics.bot_failed(bot)
        if answer.bot in LEVEL_NAMES:
            # Where no level could answer, any action was taken: that helps for one decision, not for a game.
            await table.save(seating.stood_in(table.header, seat, answer.bot))
        figures: dict[str, Json] = {"name": table.header.seats[seat].name, "failed": bot, "bot": answer.bot}
        table.progress.perspectives.send(Notice(table=table.header.id, message="table-bot-replaced", figures=figures))
        table.tell_info()

    async def end_for(self, seat: int, step: int) -> None:
        """End the turn of somebody whose time ran out after his last move."""
        table = self.table
        if table.progress.last_step == step and table.progress.holding == seat:
            await table.moves.end(seat)

    # ── The clock ────────────────────────────────────────────────────────────────────────────────────────

    def set_clock(self, asleep_since: int | None = None) -> None:
        """Let the clocks show what they did when the table fell asleep or the server stopped, or after the last step.

        Days have gone by meanwhile. Seconds have since `asleep_since`, if this server has been running since then; the
        time when no server ran is nobody's.
        """
        table = self.table
        progress = table.progress
        kept = table.header.arrangement.clock
        if kept is not None and kept.step == progress.last_step:
            clocks, began, time_left = kept.clocks, kept.since, table.header.time_left
        elif progress.left is not None:
            clocks, began, time_left = msgspec.convert(progress.left, KeptClocks), progress.time, None
        else:
            return
        table.timer.load(clocks, began if table.setting.kind == "days" else asleep_since, time_left)

    def kept(self) -> Header:
        """The header of a running game that leaves the memory: with its clocks, and when the time of a seat is out."""
        table = self.table
        arrangement = replace(table.header.arrangement, deciding=table.progress.deciding())
        if not table.timer.is_on:
            return replace(table.header, state="asleep", arrangement=arrangement)
        stopped = table.timer.stopped()
        clock = StoppedClocks(table.progress.last_step, stopped.clocks, stopped.since)
        return replace(
            table.header,
            state="asleep",
            arrangement=replace(arrangement, clock=clock),
            deadline=stopped.deadline,
            time_left=stopped.time_left,
        )

    async def ring(self, seat: int) -> None:
        """Time may be out: then a bot plays until the person is back."""
        table = self.table
        if table.progress.over() or not table.timer.is_out(seat):
            await self.proceed()
            return
        if not table.company.is_on_duty():
            table.timer.ring_later(seat)
            return
        await table.save(seating.stood_in(table.header, seat, table.setting.bot))
        table.timer.interrupt()
        figures: dict[str, Json] = {"name": table.header.seats[seat].name, "bot": table.setting.bot}
        perspectives = table.progress.perspectives
        perspectives.send(Notice(table=table.header.id, message="table-time-out", figures=figures))
        clock = table.timer.state()
        if clock is not None:
            perspectives.send(Ticking(table=table.header.id, clock=clock))
        table.tell_info()
        await self.proceed()

    # ── The end ──────────────────────────────────────────────────────────────────────────────────────────

    def ending(self, time: int) -> Ending | None:
        """What the last move, made at this time, leaves behind; `None` if the game goes on or has no end to be kept."""
        table = self.table
        if not table.progress.over():
            return None
        try:
            header = replace(table.header, state="over", changed=table.context.time.wall())
            return Ending(finished_game(header, table.progress, time), header)
        except Mistake as reason:
            # It will all be in the log: the next one who comes, or the next start, tries again.
            log.error("a finished game could not be kept", extra={"table": table.header.id, "reason": reason.key})  # noqa: TRY400 - the reason is said
            return None

    async def finish(self) -> None:
        """Keep the finished game of a log that another program left without its ending."""
        table = self.table
        self.dismiss()
        ending = self.ending(table.progress.time)
        if ending is None:
            return
        try:
            await table.context.store.finished.add(ending.finished, ending.header)
        except Mistake as reason:
            log.error("a finished game could not be kept", extra={"table": table.header.id, "reason": reason.key})  # noqa: TRY400 - the reason is said
            return
        self.close(ending)

    def close(self, ending: Ending) -> None:
        """The game is over and kept: stop bots and clock, and show the seed."""
        self.dismiss()
        self.table.header = ending.header.revised()
        self.table.tell_info()


def own_texts(match: Match) -> dict[str, str]:
    """The own files of a game, by the options that name them."""
    found = match.record.found_files(match.folder)
    return {name: own.text for name, own in found.items() if isinstance(own, OwnText)}


def bot_seed(seed: int, seat: int) -> int:
    """The seed of a bot's own chance: it tells nothing of the deal."""
    return int.from_bytes(sha256(f"bot {seat} of {seed}".encode()).digest()[:8])
