"""A tuning from the command line: its rounds are told one by one."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.text import Text

import pioneers
from pioneers.arena.duels import Field, Terms
from pioneers.arena.intervals import Interval
from pioneers.arena.results.numerals import percent, percents
from pioneers.arena.tuning import Tuning, TuningPlan, checked_tables, read_log
from pioneers.arena.weights_file import rewritten
from pioneers.arena.workers import workers_for
from pioneers.bots.levels import EXPERT, LEVELS
from pioneers.bots.weights import built_in, game_weights
from pioneers.cli.terminal.archive import program
from pioneers.cli.terminal.screen import Screen
from pioneers.kernel.digest import digest_of
from pioneers.kernel.mistake import Mistake
from pioneers.text.say import Speaker, language_of

STOPPED = 130
PROGRAM = "pioneers"
# Level 1 plays by chance; what level 5 judges with is trained.
LOWEST_LEVEL = 2


@dataclass(frozen=True)
class Wish:
    """What the command line asks for."""

    game: str
    tables: str
    level: int
    players: int
    seed: int
    rounds: int
    games: int
    spread: int
    gain: int
    jobs: int
    weights: Path | None
    out: Path
    resume: bool

    def check(self) -> None:
        """A `Mistake` about what cannot be meant."""
        for name in ("rounds", "games", "spread", "gain", "jobs"):
            number = getattr(self, name)
            if number < 1:
                raise Mistake("arena-number", name=f"--{name}", number=number)
        levels = [str(level) for level in LEVELS if LOWEST_LEVEL <= level < EXPERT]
        if str(self.level) not in levels:
            raise Mistake("tune-number", name="--level", number=self.level, numbers=levels)
        even = [str(number) for number in pioneers.game(self.game).player_numbers if number % 2 == 0]
        if str(self.players) not in even:
            raise Mistake("tune-number", name="--players", number=self.players, numbers=even)
        if not self.resume and (self.out.exists() or self.log.exists()):
            raise Mistake("tune-exists", file=str(self.out if self.out.exists() else self.log))

    @property
    def log(self) -> Path:
        """The file of the trials, beside the weights."""
        return self.out.with_suffix(".jsonl")

    def command(self) -> str:
        """What repeats the tuning, but for the number of jobs, which does not matter."""
        words = ["tune", self.game]
        for name in ("tables", "level", "players", "seed", "rounds", "games", "spread", "gain"):
            words += [f"--{name}", str(getattr(self, name))]
        if self.weights is not None:
            words += ["--weights", str(self.weights)]
        return shlex.join(words)


def tune_weights(wish: Wish, language: str | None) -> int:
    """Do it, and give the exit code."""
    wish.check()
    start = game_weights(wish.game, wish.weights)
    tables = checked_tables(start, wish.tables, wish.level)
    terms = Terms(wish.game, wish.level, wish.players)
    plan = TuningPlan(tables, wish.seed, wish.rounds, wish.games, wish.spread / 100, wish.gain / 100)
    header = {
        "version": pioneers.__version__,
        "game": wish.game,
        "level": wish.level,
        "players": wish.players,
        "start": digest_of(start),
        **plan.plain(),
    }
    screen = TuneScreen(wish, language_of(language, os.environ))
    try:
        past = read_log(wish.log, header)
    except OSError as error:
        raise Mistake("arena-folder", folder=str(wish.log), reason=error.strerror or str(error)) from error
    workers = workers_for(wish.jobs)
    tuning = Tuning(plan, start, Field(terms, workers, screen.count).judge, wish.log, screen.told, past=past)
    try:
        with screen.status:
            final = tuning.run()
    except KeyboardInterrupt:
        screen.stopped(tuning)
        return STOPPED
    finally:
        workers.close()
    screen.finish(tuning, final)
    return 0


class TuneScreen:
    """Tells of the rounds."""

    def __init__(self, wish: Wish, language: str) -> None:
        self.wish = wish
        self.language = language
        self.say = Speaker(language).say
        self.screen = Screen()
        self.status = self.screen.console.status("")
        self.round = 0

    def count(self, done: int, total: int) -> None:
        """The games of a stage, while they are played."""
        facts = {"round": self.round + 1, "rounds": self.wish.rounds, "done": done, "total": total}
        self.status.update(Text(self.say("tune-progress", facts)))

    def told(self, line: dict[str, Any]) -> None:
        """A stage that was played."""
        self.round = line["round"]
        if line["stage"] != "test":
            return
        facts = {
            "round": line["round"] + 1,
            "rounds": self.wish.rounds,
            "share": percent(line["share"], self.language),
            "games": line["games"],
            "kept": line["kept"],
        }
        self.screen.remark(self.say("tune-round", facts))
        self.round += 1

    def finish(self, tuning: Tuning, final: Interval) -> None:
        """The weights in their file, if they are others than before."""
        facts = {"kept": tuning.kept, "rounds": self.wish.rounds, "games": self.wish.games, "log": str(self.wish.log)}
        if not tuning.kept:
            self.screen.remark(self.say("tune-none", facts))
            return
        self.write(tuning, [f"against the weights before: {percents(final, 'en')} of {self.wish.games} games"])
        self.screen.remark(self.say("tune-end", {**facts, "share": percents(final, self.language)}))
        self.screen.remark(self.say("tune-written", {**facts, "file": str(self.wish.out)}))

    def write(self, tuning: Tuning, remarks: Sequence[str]) -> None:
        """The weights as they are now, with how they were found: that is cited where they are used."""
        origin = [
            f"{PROGRAM} {self.wish.command()}",
            f"{PROGRAM} {pioneers.__version__}; steps kept: {tuning.kept}; weights before: {digest_of(tuning.start)}",
        ]
        source = self.wish.weights or built_in(self.wish.game)
        text = rewritten(source.read_text(encoding="utf-8"), tuning.weights, [*origin, *remarks])
        self.wish.out.write_text(text, encoding="utf-8")

    def stopped(self, tuning: Tuning) -> None:
        """The best weights so far, and how to go on after Ctrl-C."""
        if tuning.kept:
            self.write(tuning, [])
        self.screen.remark(self.say("tune-stopped", {"kept": tuning.kept, "log": str(self.wish.log)}))
        rest = shlex.join(["--jobs", str(self.wish.jobs), "--out", str(self.wish.out), "--resume"])
        self.screen.command(f"{program()} {self.wish.command()} {rest}")
