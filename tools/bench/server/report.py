"""What was promised of the server, and the report: tables for people, one object for programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from tools.bench.contest import Contest, Measure, Target
from tools.bench.figures import OURS, RIVAL, Figures, as_json, judge, met, missed
from tools.bench.report import NOTHING, SIGNS, amount, heading, log_console, significant, summary, table_of
from tools.bench.server.many import Crowd
from tools.bench.server.process import disk_of
from tools.bench.server.run import KEPT, PACED, SATURATED, Outcome
from tools.bench.server.scale.shared import Sharing
from tools.bench.server.weights import TARGET, Weights

MEASURES = (
    Measure(SATURATED, "moves, each table as fast as it can", SATURATED, rate=True),
    Measure("p50", "a move each second: p50", "p50"),
    Measure("p99", "a move each second: p99", "p99"),
    Measure("worst", "a move each second: the slowest", "worst"),
    Measure("sent_p50", "p50 from the send", "sent_p50"),
    Measure("sent_p99", "p99 from the send", "sent_p99"),
)
CONTEST = Contest(
    sliced=MEASURES,
    started=(),
    # A time may be half as long again as theirs at the median, and no longer at p99.
    targets={SATURATED: Target(times=2), "p50": Target(times=1 / 1.5), "p99": Target(times=1)},
    note=(
        "Two connected clients a table. A move counts when its sender has the answer: ours when it is on the disk, "
        "theirs when the new state has come. Both clients read each new state before the next move. Ours plays whole "
        "games at random, and goes on at a table made before; theirs is tic-tac-toe in memory, and a match that is "
        "over starts again by itself. Beside it stands theirs with a state of 3 kB, which its own FlatFile store "
        "writes to files; they are not synced, and it answers before they are written. Nothing is judged by that. At a "
        "move each second, times run from when the move was due; those from the send leave out what the load itself "
        "was late."
    ),
)
# A load that takes so much of its processor may be the limit itself.
BUSY = 0.9
# Where neither is busier than this, something else was.
IDLE = 0.8
# File systems that are memory.
NO_DISK = frozenset({"tmpfs", "ramfs"})


def print_outcome(console: Console, outcome: Outcome) -> None:
    """All tables, and a sentence about the targets of each game."""
    console = log_console(console)
    for figures in outcome.games.values():
        for line in heading(figures):
            console.print(line, markup=False, highlight=False)
        console.print(main_table(figures))
        console.print(summary(figures, CONTEST), highlight=False)
        console.print()
    console.print(weights_table(outcome.weights))
    console.print(CONTEST.note, markup=False, highlight=False)
    for line in remarks(outcome):
        console.print(line, markup=False, highlight=False)
    console.print(shares_table(outcome))


def main_table(figures: Figures) -> Table:
    """Ours beside theirs, and what was promised."""
    table = table_of("measure", "ours", "theirs", "ours / theirs (all rounds)", "target")
    table.add_column("verdict")
    # Only where there is something to show.
    kept = KEPT in figures.titles
    if kept:
        for name in ("theirs, 3 kB in files", "ours / that"):
            table.add_column(name, justify="right")
    for measure in MEASURES:
        target = CONTEST.targets.get(measure.key)
        table.add_row(
            measure.name,
            amount(measure, figures.each(OURS, measure.key)),
            amount(measure, figures.each(RIVAL, measure.against)),
            quotient(measure, figures),
            bound(measure, target),
            SIGNS[judge(figures, measure, target)],
            *(beside(measure, figures) if kept else ()),
        )
    return table


def bound(measure: Measure, target: Target | None) -> str:
    """What was promised, as so many times theirs: at least of a rate, at most of a time."""
    if target is None or target.times is None:
        return ""
    return f"≥ {target.times:g}×" if measure.rate else f"≤ {1 / target.times:g}×"


def beside(measure: Measure, figures: Figures) -> tuple[str, str]:
    """Theirs with a state of our size on the disk, and ours as so many times that."""
    times = figures.times(measure, other=KEPT)
    if times is None:
        return NOTHING, NOTHING
    return amount(measure, figures.each(KEPT, measure.key)), f"{significant(times if measure.rate else 1 / times)}×"


def quotient(measure: Measure, figures: Figures) -> str:
    """Ours as so many times theirs, a rate or a time: the median of the rounds and their range."""
    middle = figures.times(measure)
    if middle is None:
        return NOTHING
    ratios = figures.ratios(measure)
    if not measure.rate:
        middle, ratios = 1 / middle, [1 / ratio for ratio in ratios]
    return f"{significant(middle)}× ({significant(min(ratios))}–{significant(max(ratios))})"


def weights_table(weights: Mapping[str, Weights]) -> Table:
    """Bytes that go out for a move."""
    table = table_of("bytes a move, both seats, median", "deltas", "whole views", "deltas / whole", "target")
    table.add_column("verdict")
    for game, found in weights.items():
        cells = (f"{found.deltas:,.0f}", f"{found.whole:,.0f}", f"{significant(found.share)}×", f"≤ {TARGET:g}×")
        table.add_row(game, *cells, SIGNS[met(found.share <= TARGET)])
    return table


def remarks(outcome: Outcome) -> list[str]:
    """What a reader must know of this very run."""
    lines = [disk_line(outcome)]
    for game, made in outcome.made_on_the_clock.items():
        if made:
            lines.append(f"{game}: {made} tables were made in the middle of slices, as all made before were used up.")
    for side, kind in outcome.shares:
        share = outcome.load_share(side, kind)
        if share >= BUSY:
            lines.append(
                f"{named(side)}, {kind}: the load took {share:.0%} of a processor and may be the limit itself."
            )
        server = outcome.server_share(side, kind)
        if kind == SATURATED and server is not None and max(share, server) < IDLE:
            lines.append(
                f"{named(side)}, {kind}: server and load took only {server:.0%} and {share:.0%} of a processor; "
                "the disk was the limit, or other programs on this machine."
            )
    return lines


def named(side: str) -> str:
    """A side as people call it."""
    return {RIVAL: "theirs", KEPT: "theirs, 3 kB in files"}.get(side, f"ours, {side}")


def disk_line(outcome: Outcome | Crowd | Sharing) -> str:
    """Where our moves went."""
    kind = disk_of(outcome.folder)
    warning = ": THAT IS MEMORY AND NO DISK, ours is too fast" if kind in NO_DISK else ""
    return f"Our databases lay in {outcome.folder} ({kind or 'file system not known'}){warning}."


def shares_table(outcome: Outcome) -> Table:
    """How busy load and servers were."""
    table = table_of("share of one processor", "load, saturated", "server, saturated", "load, paced", "server, paced")
    for side in dict.fromkeys(side for side, _ in outcome.shares):
        cells = []
        for kind in (SATURATED, PACED):
            if (side, kind) not in outcome.shares:
                cells += [NOTHING, NOTHING]
                continue
            cells += [percent(outcome.load_share(side, kind)), percent(outcome.server_share(side, kind))]
        table.add_row(named(side), *cells)
    return table


def percent(share: float | None) -> str:
    """A share; the server's has all its threads and may be above one."""
    return NOTHING if share is None else f"{share:.0%}"


def missed_targets(outcome: Outcome) -> list[str]:
    """The measures that miss their target, with their game."""
    slow = [f"{game}: {name}" for game, figures in outcome.games.items() for name in missed(figures, CONTEST)]
    return slow + [f"{game}: bytes a move" for game, found in outcome.weights.items() if found.share > TARGET]


def outcome_json(outcome: Outcome) -> dict[str, Any]:
    """Everything, for programs."""
    return {
        "tables": outcome.tables,
        "seconds": outcome.seconds,
        "folder": str(outcome.folder),
        "file_system": disk_of(outcome.folder) or None,
        "games": {game: as_json(figures, CONTEST) for game, figures in outcome.games.items()},
        "bytes_a_move": {game: {**vars(found), "share": found.share} for game, found in outcome.weights.items()},
        "made_on_the_clock": outcome.made_on_the_clock,
        "processor_shares": [
            {"side": side, "load": kind, "rounds": [vars(share) for share in shares]}
            for (side, kind), shares in outcome.shares.items()
        ],
    }


# ── Many tables ──────────────────────────────────────────────────────────────────────────────────────────


def print_crowds(console: Console, crowds: Sequence[Crowd]) -> None:
    """Memory and times with many idle tables."""
    console = log_console(console)
    table = table_of("many tables", *(crowd.game for crowd in crowds))
    for name, cells in crowd_rows(crowds):
        table.add_row(name, *cells)
    console.print(table)
    for crowd in crowds:
        if crowd.watched < crowd.idle:
            console.print(
                f"{crowd.game}: this system allows so few open files that only {crowd.watched} idle tables "
                "have somebody who looks at them.",
                highlight=False,
            )
    if crowds:
        console.print(disk_line(crowds[0]), markup=False, highlight=False)
        console.print(
            "An idle table has begun and has one connected client; an active one has two, and a move each second, "
            "whose time runs from when it was due. Memory is what the system says of the server's process.",
            highlight=False,
        )


def crowd_rows(crowds: Sequence[Crowd]) -> list[tuple[str, list[str]]]:
    """The lines of the table."""
    return [
        ("idle tables", [f"{crowd.idle:,}" for crowd in crowds]),
        ("active tables", [f"{crowd.active:,}" for crowd in crowds]),
        ("memory with the active tables", [size(crowd.memory_before) for crowd in crowds]),
        ("memory with all tables and clients", [size(crowd.memory_after) for crowd in crowds]),
        ("memory for each idle table", [size(crowd.table_bytes) for crowd in crowds]),
        ("memory for each idle client", [size(crowd.client_bytes) for crowd in crowds]),
        ("p50, active tables alone", [milliseconds(crowd.alone[0]) for crowd in crowds]),
        ("p99, active tables alone", [milliseconds(crowd.alone[1]) for crowd in crowds]),
        ("p50 among the idle ones", [milliseconds(crowd.among[0]) for crowd in crowds]),
        ("p99 among the idle ones", [milliseconds(crowd.among[1]) for crowd in crowds]),
        ("slowest among the idle ones", [milliseconds(crowd.among[2]) for crowd in crowds]),
        ("server's share of a processor", [percent(crowd.server_share) for crowd in crowds]),
        ("load's share of a processor", [percent(crowd.load_share) for crowd in crowds]),
    ]


def milliseconds(seconds: float) -> str:
    """A time."""
    return f"{seconds * 1e3:.2f} ms"


def size(count: float | None) -> str:
    """Bytes in a unit that people can read."""
    if count is None:
        return NOTHING
    return f"{count / 1e6:,.0f} MB" if count >= 10e6 else f"{count / 1e3:,.1f} kB"


def crowds_json(crowds: Sequence[Crowd]) -> dict[str, Any]:
    """Everything, for programs."""
    return {
        crowd.game: {
            **vars(crowd),
            "folder": str(crowd.folder),
            "table_bytes": crowd.table_bytes,
            "client_bytes": crowd.client_bytes,
        }
        for crowd in crowds
    }
