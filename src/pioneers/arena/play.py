"""One game of a series: seeds and a line-up in, a row of results and a record out; never a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from time import perf_counter, thread_time
from typing import Any

import pioneers
from pioneers.arena.lineup import Entrant, bot_for
from pioneers.arena.luck import corrected, luck_by_kind, luck_of, measurable
from pioneers.arena.series import Task
from pioneers.bots.bot import Bot
from pioneers.kernel.action import Action
from pioneers.kernel.game import Game
from pioneers.kernel.view import Json, View
from pioneers.match.match import Match

# How a game's view calls the number of its rounds; a game that counts none has one.
ROUNDS = ("round", "run")
# Digits of luck that are kept: a millionth of a win.
DIGITS = 6

Row = dict[str, Any]


@dataclass(slots=True)
class Thinking:
    """How long an entrant thought over its decisions, in seconds."""

    count: int = 0
    total: float = 0.0
    worst: float = 0.0

    def add(self, other: Thinking) -> None:
        """Take in what was measured elsewhere."""
        self.count += other.count
        self.total += other.total
        self.worst = max(self.worst, other.worst)


@dataclass(slots=True)
class Failure:
    """A game that could not be played to its end: whose turn it was (-1: nobody's) and what went wrong."""

    number: int
    deal: int
    rotation: int
    seed: int
    spec: str
    reason: str


@dataclass(slots=True)
class Played:
    """What became of a task: a row, or a failure.

    Times, and what foreign programs did wrong, are kept apart by entrant, for they differ from run to run.
    """

    number: int
    row: Row | None = None
    failure: Failure | None = None
    times: dict[str, Thinking] = field(default_factory=dict)
    faults: dict[str, list[str]] = field(default_factory=dict)
    record: str | None = None


class Clocked:
    """A bot under the clock. What leaves no choice is no decision, and is not timed.

    Our own bots are timed by what they use of the processor, so that whatever else the machine does is not put to
    their account; foreign programs by the clock, without their first answer, for which they are started.
    """

    def __init__(self, entrant: Entrant, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.thinking = Thinking()
        self.untimed = 1 if entrant.foreign else 0
        self.clock = perf_counter if entrant.foreign else thread_time

    def choose(self, game: Game[Any], view: View, legal: Sequence[Action]) -> Action:
        """What the bot chooses."""
        start = self.clock()
        action = self.bot.choose(game, view, legal)
        if len(legal) > 1:
            spent = self.clock() - start
            self.decisions += 1
            if self.decisions > self.untimed:
                self.thinking.add(Thinking(1, spent, spent))
        return action

    def faults(self) -> list[str]:
        """What a foreign program did wrong in this game, in English."""
        return [fault.message() for fault in getattr(self.bot, "faults", [])]

    def close(self, result: Json = None) -> None:
        """The game is over, if there is a result with this."""
        close = getattr(self.bot, "close", None)
        if close is not None:
            close(result)


def play(task: Task) -> Played:
    """Play a game. Whatever a bot does wrong costs this game only."""
    for entrant in task.seats:
        warm_up(task, entrant)
    bots: list[Clocked] = []
    match: Match | None = None
    try:
        bots += [Clocked(who, bot_for(who, seed)) for who, seed in zip(task.seats, task.bot_seeds, strict=True)]
        names = [entrant.spec for entrant in task.seats]
        match = Match.new(pioneers.game(task.game), names, bots, task.seed, **task.options)
        first = match.state.seat
        match.run()
        return finished(task, match, bots, first)
    except Exception as error:  # noqa: BLE001 - a bot may be anybody's program
        return failed(task, f"{type(error).__name__}: {error}", None if match is None else match.state.seat)
    finally:
        for bot in bots:
            bot.close()


def finished(task: Task, match: Match, bots: Sequence[Clocked], first: int | None) -> Played:
    """The row of a game that is over."""
    result: Mapping[str, Any] = match.game.result(match.state)
    view: Mapping[str, Any] = match.view(None)
    row: Row = {
        "game": task.number,
        "deal": task.deal,
        "rotation": task.rotation,
        "seed": task.seed,
        "seats": [entrant.spec for entrant in task.seats],
        "first": first,
        "scores": list(map(int, result["scores"])),
        "ranks": list(map(int, result["ranks"])),
        "winners": list(map(int, result["winners"])),
        "parts": [{name: int(value) for name, value in parts.items()} for parts in result["parts"]],
        "reasons": list(result["reasons"]),
        "rounds": next((int(view[name]) for name in ROUNDS if name in view), 1),
        "decisions": [bot.decisions for bot in bots],
        "actions": len(match.record.actions),
        "end": match.record.end,
    }
    if task.measure_luck and measurable(match.game):
        row.update(less_luck(match, row["winners"]))
    played = Played(task.number, row)
    for entrant, bot in zip(task.seats, bots, strict=True):
        bot.close(result)
        played.times.setdefault(entrant.spec, Thinking()).add(bot.thinking)
        if bot.faults():
            played.faults.setdefault(entrant.spec, []).extend(bot.faults())
    if task.keep_record:
        played.record = match.record.written(match.game)
    return played


def less_luck(match: Match, winners: Sequence[int]) -> Row:
    """The luck of each seat by kind, and its win points less all of it."""
    wins = [(seat in winners) / len(winners) for seat in range(match.record.players)]
    luck = luck_by_kind(luck_of(match.game, match.record))
    return {
        "luck": {kind: [round(value, DIGITS) for value in sums] for kind, sums in luck.items()},
        "corrected": [round(value, DIGITS) for value in corrected(wins, luck)],
    }


def failed(task: Task, reason: str, seat: int | None = None) -> Played:
    """The task as one that went wrong."""
    spec = "" if seat is None else task.seats[seat].spec
    return Played(task.number, failure=Failure(task.number, task.deal, task.rotation, task.seed, spec, reason))


# What has been loaded in this process: game, players and entrant.
_warm: set[tuple[str, int, str]] = set()


def warm_up(task: Task, entrant: Entrant) -> None:
    """Let a bot decide once before its first game in this process: loading what it needs is no thinking."""
    key = (task.game, len(task.seats), entrant.spec)
    if key in _warm or entrant.foreign:
        return
    _warm.add(key)
    with suppress(Exception):  # it will fail in its game too, and there it is told
        game = pioneers.game(task.game)
        state = game.started(len(task.seats), 0, task.options)
        bot_for(replace(entrant, iterations=1), 0).choose(game, game.view(state, state.seat), state.legal())
