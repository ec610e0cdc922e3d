"""A series from the command line: what was asked for is checked before anything is played."""

from __future__ import annotations

import os
import shlex
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from pioneers.arena.cluster.joining import check_address
from pioneers.arena.ledger import Ledger
from pioneers.arena.lineup import read_lineup
from pioneers.arena.play import Played
from pioneers.arena.results.extras import missing_packages, need_report_packages
from pioneers.arena.series import Series, Task, read_options, series_of
from pioneers.arena.stopping import read_bounds
from pioneers.arena.workers import Workers, workers_for
from pioneers.cli.reports.arena_screen import ArenaScreen
from pioneers.cli.terminal.archive import program
from pioneers.cli.terminal.screen import Screen
from pioneers.kernel.mistake import Mistake
from pioneers.match.folder import data_folder
from pioneers.text.say import Speaker, language_of

# The exit codes of a series with failed games, and of one that was stopped by Ctrl-C.
FAILED = 1
STOPPED = 130


@dataclass(frozen=True)
class Plan:
    """What the command line asks for."""

    game: str
    seats: str
    games: int
    seed: int
    jobs: int | None
    options: tuple[str, ...]
    iterations: int | None
    seconds: float | None
    sprt: str | None  # `None`: the series is not ended before all games are played
    luck: bool
    out: Path | None
    resume: bool
    report: bool | None  # `None`: where its packages are installed
    records: bool
    on: str | None = None

    def check(self) -> None:
        """A `Mistake` about what cannot be meant."""
        numbers = (("--jobs", self.jobs), ("--budget-iterations", self.iterations))
        for name, number in numbers:
            if number is not None and number < 1:
                raise Mistake("arena-number", name=name, number=number)
        if self.seconds is not None and self.seconds <= 0:
            raise Mistake("arena-time", name="--budget-seconds")
        if self.on is not None:
            check_address(self.on)
        if self.report:
            need_report_packages()

    def again(self, folder: Path) -> str:
        """What to type to go on with the series."""
        words = ["arena", self.game, "--seats", self.seats, "--games", str(self.games), "--seed", str(self.seed)]
        words += [] if self.jobs is None else ["--jobs", str(self.jobs)]
        words += [] if self.on is None else ["--on", self.on]
        words += [word for option in self.options for word in ("--option", option)]
        limits = (("--budget-iterations", self.iterations), ("--budget-seconds", self.seconds))
        words += [word for name, value in limits if value is not None for word in (name, str(value))]
        words += [] if self.sprt is None else [f"--sprt={self.sprt}"]
        words += [] if self.luck else ["--no-luck"]
        words += [] if self.report is None else ["--report" if self.report else "--no-report"]
        words += [] if self.records else ["--no-records"]
        return f"{program()} {shlex.join([*words, '--out', str(folder), '--resume'])}"


def play_series(plan: Plan, language: str | None) -> int:
    """Play what the plan says, show it, and give the exit code."""
    plan.check()
    lineup = read_lineup(plan.seats, plan.game, plan.iterations, plan.seconds)
    series = series_of(plan.game, lineup, plan.seed, plan.games, read_options(plan.options))
    bounds = None if plan.sprt is None else read_bounds(plan.sprt, series)
    series = replace(series, measure_luck=plan.luck, bounds=bounds)
    folder = plan.out or data_folder() / "arena" / f"{plan.game}-{series.mark()}"
    spoken = language_of(language, os.environ)
    # A cluster may not be there: that is told before anything is written.
    with closing(workers_of(plan, series, spoken)) as workers:
        ledger = Ledger.opened(folder, series, plan.resume)
        screen = ArenaScreen(ledger, spoken)
        screen.begin(plan.games)
        complete = screen.play(workers, plan.records)
    screen.finish()
    if plan.report is not False and ledger.rows:
        missing = missing_packages()
        if missing:
            screen.tell_no_report(missing)
        else:
            write_all(ledger, screen)
    if not complete:
        screen.tell_resume(plan.again(folder))
        return STOPPED
    return FAILED if ledger.failures else 0


def workers_of(plan: Plan, series: Series, language: str) -> Workers[Task, Played]:
    """Who plays; a word about it where it takes a while until they are there."""
    if plan.on is not None:
        Screen().remark(Speaker(language).say("arena-joining", {"address": plan.on}))
    return workers_for(plan.jobs, plan.on, files=series.files())


def write_all(ledger: Ledger, screen: ArenaScreen) -> None:
    """The report and the Parquet file."""
    from pioneers.arena.results.parquet import PARQUET, write_parquet  # noqa: PLC0415 - needs the packages of the report
    from pioneers.arena.results.report import REPORT, write_report  # noqa: PLC0415 - as above

    write_parquet(ledger)
    write_report(ledger, screen.language)
    screen.tell_report(ledger.folder / REPORT, PARQUET)
