"""The arena at the terminal: a bar and a table that grow while games are played, plain lines in a log."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from rich.console import Console, Group
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from pioneers.arena import study
from pioneers.arena.ledger import STANDING, Ledger
from pioneers.arena.play import Played
from pioneers.arena.results.numerals import clock, decimal, percent
from pioneers.arena.sequential import DECIDED, ERROR, Verdict
from pioneers.arena.series import Task
from pioneers.arena.standing import Place, standing, worth_of_correction
from pioneers.arena.stopping import Stopping
from pioneers.arena.workers import Workers
from pioneers.cli.reports.arena_tables import lengths_of, standing_table, turns_table
from pioneers.cli.terminal.screen import Screen
from pioneers.text.say import Speaker

# Wide enough for the tables where no terminal says how wide it is, as in a log.
LOG_WIDTH = 140
BAR_WIDTH = 30
# A narrower screen shows fewer columns, so that none is cut off.
WIDE = 110
WIDE_CORRECTED = 132
# Seconds between two looks at the standing, at least, and how much of the time drawing may take.
PAUSE = 0.5
SHARE_OF_TIME = 20
# A log gets a line when so large a part more is done, but not more often than this.
LOG_PARTS = 10
LOG_PAUSE = 5.0
SHOWN_FAILURES = 10


class ArenaScreen:
    """Plays a series before the person's eyes."""

    def __init__(self, ledger: Ledger, language: str) -> None:
        self.ledger = ledger
        self.language = language
        self.say = Speaker(language).say
        screen = Screen()
        wide = Console(highlight=False, markup=False, emoji=False, width=max(screen.width, LOG_WIDTH))
        self.screen = screen if screen.live else Screen(wide)
        self.started = monotonic()
        self.before = len(ledger.rows)
        self.count = 0
        self.stopping = None if ledger.series.bounds is None else Stopping(ledger.series)

    def begin(self, asked: int) -> None:
        """What will be played."""
        series = self.ledger.series
        facts = {
            "game": series.game,
            "games": series.games,
            "deals": series.deals,
            "rotations": len(series.rotations),
            "seed": str(series.seed),
            "asked": asked,
        }
        self.screen.remark(self.say("arena-title", facts))
        if series.games != asked:
            self.screen.remark(self.say("arena-rounded", facts))
        if any(entrant.seconds is not None for entrant in series.lineup):
            self.screen.remark(self.say("arena-seconds"))
        if self.stopping is not None:
            self.screen.remark(self.say("arena-sprt-title", self.test_facts(self.stopping)))
        if self.before:
            self.screen.remark(self.say("arena-resumed", {"done": self.before, "games": series.games}))

    def play(self, workers: Workers[Task, Played], records: bool) -> bool:
        """Play what is missing; false if the person stopped it."""
        if self.decided():
            return True
        tasks = self.ledger.series.tasks(done=set(self.ledger.rows), keep_records=records)
        self.started = monotonic()
        try:
            with Watch(self) as watch:
                for played in workers.run(tasks):
                    self.ledger.add(played)
                    self.count += 1
                    watch.look(played)
                    if self.decided():
                        break
        except KeyboardInterrupt:
            return False
        return True

    def decided(self) -> bool:
        """Whether the series has a test that is decided. Then what was played of later deals does not count."""
        if self.stopping is None:
            return False
        decision = self.stopping.look(self.ledger.rows, {failure.number for failure in self.ledger.failures})
        if decision.verdict is Verdict.OPEN:
            return False
        self.ledger.cut_off(decision.deals)
        return True

    def test_facts(self, stopping: Stopping) -> dict[str, object]:
        """What a test compares, in percent points."""
        bounds = stopping.test.bounds
        return {
            "spec": stopping.challenger,
            "low": decimal(100 * bounds.low, 1, self.language),
            "high": decimal(100 * bounds.high, 1, self.language),
            "even": percent(1 / stopping.players, self.language),
            "error": percent(ERROR, self.language, 0),
        }

    def tell_decision(self, stopping: Stopping) -> None:
        """What the test says."""
        decision = stopping.decision()
        facts = {
            **self.test_facts(stopping),
            "verdict": decision.verdict.value.replace(" ", "-"),
            "deals": decision.deals,
            "evidence": decimal(decision.evidence, 2, self.language),
            "bound": decimal(DECIDED, 2, self.language),
        }
        self.screen.remark(self.say("arena-sprt-verdict", facts))

    def progress(self) -> str:
        """How far it is, how fast it goes and how long it will take."""
        total = self.ledger.series.games
        rate = self.count / max(1e-9, monotonic() - self.started)
        left = total - self.before - self.count
        facts = {
            "done": self.before + self.count,
            "total": total,
            "rate": decimal(rate, 0 if rate >= 100 else 1 if rate >= 10 else 2, self.language),
            "left": clock(left / rate) if rate else "–",
        }
        return self.say("arena-progress", facts)

    def bar(self) -> Table:
        """The progress as a bar and in words."""
        row = Table.grid(padding=(0, 1))
        done = self.before + self.count
        bar = ProgressBar(total=self.ledger.series.games, completed=done, width=BAR_WIDTH)
        row.add_row(bar, Text(self.progress()))
        return row

    def standing(self) -> Table:
        """The table as it is now."""
        return self.table(standing(self.ledger.ordered()))

    def table(self, places: Sequence[Place]) -> Table:
        """The places as a table that fits the screen."""
        wide = WIDE if places and places[0].corrected is None else WIDE_CORRECTED
        return standing_table(places, self.ledger.times, self.say, self.language, self.screen.width >= wide)

    def finish(self) -> None:
        """The tables at the end, what failed, and where everything lies."""
        rows = self.ledger.ordered()
        if rows:
            places = standing(rows)
            said = {} if self.stopping is None else {"sprt": self.stopping.decision().plain()}
            plain = [place.plain() for place in places]
            self.ledger.write_standing({"standing": plain, **said, **study.plain(rows)})
            self.screen.show(self.table(places))
            self.screen.remark(self.say("arena-intervals"))
            worth = worth_of_correction(places)
            if worth is not None:
                self.screen.remark(self.say("arena-luck", {"times": decimal(worth, 2, self.language)}))
            self.screen.show(turns_table(rows, self.say, self.language))
            for line in lengths_of(rows, self.say, self.language):
                self.screen.remark(line)
        if self.stopping is not None:
            self.tell_decision(self.stopping)
        for spec, faults in self.ledger.faults.items():
            self.screen.remark(self.say("arena-faults", {"spec": spec, "count": len(faults), "first": faults[0]}))
        for failure in self.ledger.failures[:SHOWN_FAILURES]:
            facts = {
                "game": failure.number,
                "seed": str(failure.seed),
                "spec": failure.spec or None,
                "reason": failure.reason,
            }
            self.screen.remark(self.say("arena-failed", facts))
        if self.ledger.failures:
            self.screen.remark(self.say("arena-failures", {"count": len(self.ledger.failures)}))
        self.screen.remark(self.say("arena-kept", {"folder": str(self.ledger.folder), "standing": STANDING}))

    def tell_report(self, report: Path, parquet: str) -> None:
        """Where the report lies."""
        self.screen.remark(self.say("arena-reported", {"report": str(report), "parquet": parquet}))

    def tell_no_report(self, packages: list[str]) -> None:
        """What the report would need."""
        self.screen.remark(self.say("arena-no-report", {"packages": packages}))

    def tell_resume(self, command: str) -> None:
        """How to go on after Ctrl-C."""
        self.screen.remark(
            self.say("arena-stopped", {"done": len(self.ledger.rows), "games": self.ledger.series.games})
        )
        self.screen.command(command)


class Watch:
    """Looks at the games as they come, as often as is good for reader and machine."""

    def __init__(self, arena: ArenaScreen) -> None:
        self.arena = arena
        self.display: Live | None = None
        self.next_look = 0.0
        self.told = arena.before

    def __enter__(self) -> Watch:
        if self.arena.screen.live:
            self.display = Live(console=self.arena.screen.console, auto_refresh=False, transient=True)
            self.display.start()
        return self

    def __exit__(self, *trouble: object) -> None:
        if self.display is not None:
            self.display.stop()

    def look(self, played: Played) -> None:
        """Show the progress if it is time to."""
        if self.display is None:
            self.tell(played)
            return
        now = monotonic()
        if now >= self.next_look:
            self.display.update(Group(self.arena.standing(), self.arena.bar()), refresh=True)
            self.next_look = monotonic() + max(PAUSE, SHARE_OF_TIME * (monotonic() - now))

    def tell(self, played: Played) -> None:
        """A line of the log, now and then."""
        arena = self.arena
        if played.failure is not None:
            self.next_look = 0.0
        done = arena.before + arena.count
        if done < self.told + arena.ledger.series.games / LOG_PARTS or monotonic() < self.next_look:
            return
        self.told = done
        self.next_look = monotonic() + LOG_PAUSE
        arena.screen.remark(arena.progress())
