"""The report: tables for people. Every verdict is a word and a sign; colour only repeats it."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from tools.bench.contest import STARTED, Contest, Measure, Target
from tools.bench.figures import INTERPRETED, OURS, RIVAL, Figures, Verdict, by_step, judge, missed

# Wide enough for the tables where no terminal says how wide it is, as in a log.
LOG_WIDTH = 120

SIGNS = {
    Verdict.MET: "[green]✓ met[/green]",
    Verdict.MISSED: "[bold red]✗ MISSED[/bold red]",
    Verdict.MISSING: "[yellow]? no rival[/yellow]",
    Verdict.NONE: "",
}
NOTHING = "–"


def log_console(console: Console) -> Console:
    """This console, or a wide one where it writes to a file or a pipe."""
    return console if console.is_terminal else Console(file=console.file, width=max(console.width, LOG_WIDTH))


def print_report(console: Console, figures: Figures, contest: Contest) -> None:
    """All tables, and a sentence about the targets."""
    console = log_console(console)
    for line in heading(figures):
        console.print(line, markup=False, highlight=False)
    console.print(main_table(figures, contest))
    if contest.note:
        console.print(contest.note, markup=False, highlight=False)
    if INTERPRETED in figures.titles:
        console.print(interpreted_table(figures, contest))
    console.print(steps_table(figures))
    console.print(summary(figures, contest), highlight=False)


def heading(figures: Figures) -> list[str]:
    """What was measured, and whether the rival is missing."""
    lines = [
        f"{figures.game}: {figures.players} players; rounds: {len(figures.rounds)}",
        f"ours:   {figures.titles[OURS]}",
        f"theirs: {figures.titles.get(RIVAL, NOTHING)}",
    ]
    if figures.rival_missing:
        lines.append(f"The rival could not be measured, so ratios are missing:\n{figures.rival_missing}")
    return lines


def main_table(figures: Figures, contest: Contest) -> Table:
    """Ours beside theirs, and what was promised."""
    table = table_of("measure", "ours", "theirs", "ratio (all rounds)", "target")
    table.add_column("verdict")
    for measure in contest.measures:
        target = contest.targets.get(measure.key)
        table.add_row(
            measure.name,
            amount(measure, figures.each(OURS, measure.key)),
            amount(measure, figures.each(RIVAL, measure.against)),
            ratio_cell(figures, measure),
            target_cell(measure, target),
            SIGNS[judge(figures, measure, target)],
        )
    return table


def interpreted_table(figures: Figures, contest: Contest) -> Table:
    """The same figures without the compiler."""
    table = table_of("interpreted", "figure", "compiled is", "beside the rival")
    for measure in contest.measures:
        if measure.key == "bare":
            continue  # no sources of ours run in it
        faster = figures.times(measure, OURS, INTERPRETED)
        beside = figures.times(measure, INTERPRETED)
        table.add_row(
            measure.name,
            amount(measure, figures.each(INTERPRETED, measure.key)),
            NOTHING if faster is None else f"{significant(faster)}× as fast",
            NOTHING if beside is None else times_text(measure, beside),
        )
    return table


def steps_table(figures: Figures) -> Table:
    """Where the time of random play goes. The clock's own time is taken off."""
    table = table_of("step", "decisions", "choices", "legal", "advance", "share of time", "interpreted")
    pure_shares = {row.step: f"{row.share:.1%}" for row in by_step(figures.steps.get(INTERPRETED, []))}
    for row in by_step(figures.steps[OURS]):
        table.add_row(
            row.step,
            f"{row.decisions:.1%}",
            f"{row.choices:.1f}",
            duration(row.legal),
            duration(row.advance),
            f"{row.share:.1%}",
            pure_shares.get(row.step, NOTHING),
        )
    table.caption = "advance holds the way to the next question: what the steps do that ask nothing"
    return table


def summary(figures: Figures, contest: Contest) -> str:
    """What became of the targets, in a sentence."""
    verdicts = [judge(figures, measure, contest.targets.get(measure.key)) for measure in contest.measures]
    parts = [f"targets: {verdicts.count(Verdict.MET)} met"]
    if Verdict.MISSED in verdicts:
        parts.append(f"{verdicts.count(Verdict.MISSED)} missed ({', '.join(missed(figures, contest))})")
    if Verdict.MISSING in verdicts:
        parts.append(f"{verdicts.count(Verdict.MISSING)} not judged, for want of a rival")
    return ", ".join(parts) + "."


def table_of(name: str, *columns: str) -> Table:
    """An empty table; numbers stand at the right."""
    table = Table()
    table.add_column(name)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def ratio_cell(figures: Figures, measure: Measure) -> str:
    """The median ratio and its range over the rounds; for the start of a process, beside a bare Python."""
    if measure in STARTED:
        each, bare = figures.each(OURS, measure.key), figures.each(OURS, "bare")
        return f"{significant(each / bare)}× bare Python" if each and bare and each != bare else NOTHING
    ratios = figures.ratios(measure)
    middle = figures.times(measure)
    if middle is None:
        return NOTHING
    return f"{times_text(measure, middle)} ({significant(min(ratios))}–{significant(max(ratios))})"


def target_cell(measure: Measure, target: Target | None) -> str:
    """The promise."""
    parts = []
    if target is not None and target.times is not None:
        parts.append(f"≥ {target.times:g}×" if measure.rate else f"≤ 1/{target.times:g}")
    if target is not None and target.below is not None:
        parts.append(f"< {target.below * 1e3:g} ms")
    return ", ".join(parts)


def times_text(measure: Measure, times: float) -> str:
    """A rate is so many times the rival's, a time is one so-manieth of his."""
    return f"{significant(times)}×" if measure.rate else f"1/{significant(times)}"


def amount(measure: Measure, seconds: float | None) -> str:
    """A figure in its unit."""
    if seconds is None:
        return NOTHING
    return f"{significant(1 / seconds)}/s" if measure.rate else duration(seconds)


def duration(seconds: float) -> str:
    """A time in a unit that people can read."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{significant(seconds / size)} {unit}"
    return f"{significant(seconds * 1e9)} ns"


def significant(value: float) -> str:
    """Three digits: no more is known."""
    if value >= 100:
        digits = len(str(int(value))) - 3
        return f"{round(value, -digits):,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"
