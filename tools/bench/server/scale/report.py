"""What was found of several processes and of growth: tables for people, one object for programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from tools.bench.report import NOTHING, log_console, significant, table_of
from tools.bench.server.process import disk_of
from tools.bench.server.report import disk_line, milliseconds
from tools.bench.server.scale.growth import Grown
from tools.bench.server.scale.shared import ALONE, PARTS, POSTGRESQL, Cost, Sharing, arrangement, middle, processor

SHARING_NOTE = (
    "Each server is a process of its own; over several, the two of a table are on different ones. A move counts when "
    "its sender has the answer; by then it is on the disk (PostgreSQL syncs). Beside PostgreSQL there is Redis. The "
    "parts have processor time a move, with all their children, at tables that play as fast as they can. Times run "
    "from when a move was due, at a move each second of every table."
)
GROWTH_NOTE = (
    "Ratios are medians over the rounds. Tables and watchers: processor time of one server with SQLite, at the same "
    "{rate:g} moves a second in all, each table with a watcher at least. Logs: what a table in memory is made from, "
    "without the network; a long log has moves that were undone. Processes: servers, PostgreSQL, Redis and the load, "
    "beside one process with both services."
)


def print_measured(console: Console, measured: Sharing | Grown) -> dict[str, Any]:
    """Print a run, and give everything for programs."""
    if isinstance(measured, Grown):
        print_growth(console, measured)
        return growth_json(measured)
    print_sharing(console, measured)
    return sharing_json(measured)


def print_sharing(console: Console, sharing: Sharing) -> None:
    """One line for each game and number of processes."""
    console = log_console(console)
    table = table_of(f"{sharing.tables} tables", "processes", "moves", "p50", "p99", *PARTS, "all parts")
    for (game, count), saturated in sharing.saturated.items():
        paced = sharing.paced[game, count]
        table.add_row(
            f"{game}, {'SQLite' if count == ALONE else POSTGRESQL}",
            f"{max(1, count)}",
            f"{middle(saturated, lambda cost: cost.moves_per_second):,.0f}/s",
            milliseconds(middle(paced, lambda cost: cost.p50)),
            milliseconds(middle(paced, lambda cost: cost.p99)),
            *(microseconds(processor(saturated, [part])) for part in PARTS),
            microseconds(processor(saturated)),
        )
    console.print(table)
    console.print(SHARING_NOTE, markup=False, highlight=False)
    console.print(disk_line(sharing), markup=False, highlight=False)


def print_growth(console: Console, grown: Grown) -> None:
    """One line for each thing of which there is more."""
    console = log_console(console)
    table = table_of("how cost grows", "from", "to", "times")
    table.add_column("figure")
    for column in ("before", "after", "ratio (all rounds)"):
        table.add_column(column, justify="right")
    add_lines(table, grown)
    console.print(table)
    console.print(GROWTH_NOTE.format(rate=grown.rate), markup=False, highlight=False)
    print_sharing(console, grown.sharing)


def add_lines(table: Table, grown: Grown) -> None:
    """The lines of the table."""
    for line in grown.lines:
        ratios = [after / before for before, after in zip(line.before, line.after, strict=False) if before]
        between = "" if line.ratio is None else f"{significant(line.ratio)}× "
        table.add_row(
            f"{line.game}: {line.what}",
            f"{line.less:,}",
            f"{line.more:,}",
            f"×{line.more / line.less:g}",
            line.figure,
            microseconds(median(line.before) if line.before else None),
            microseconds(median(line.after) if line.after else None),
            f"{between}({significant(min(ratios))}–{significant(max(ratios))})" if ratios else NOTHING,
        )


def microseconds(seconds: float | None) -> str:
    """A time of a move."""
    return NOTHING if seconds is None else f"{seconds * 1e6:,.0f} µs"


def sharing_json(sharing: Sharing) -> dict[str, Any]:
    """Everything, for programs."""
    return {
        "tables": sharing.tables,
        "seconds": sharing.seconds,
        "folder": str(sharing.folder),
        "file_system": disk_of(sharing.folder) or None,
        "saturated": sides_json(sharing.saturated),
        "paced": sides_json(sharing.paced),
    }


def sides_json(sides: Mapping[tuple[str, int], Sequence[Cost]]) -> list[dict[str, Any]]:
    """One object for each game and number of processes, with every round."""
    return [
        {
            "game": game,
            "arrangement": arrangement(count),
            "processes": max(1, count),
            "processor_seconds_a_move": processor(costs),
            "rounds": [asdict(cost) for cost in costs],
        }
        for (game, count), costs in sides.items()
    ]


def growth_json(grown: Grown) -> dict[str, Any]:
    """Everything, for programs."""
    return {
        "tables": grown.tables,
        "moves_per_second": grown.rate,
        "growth": [{**asdict(line), "ratio": line.ratio} for line in grown.lines],
        "sharing": sharing_json(grown.sharing),
    }
