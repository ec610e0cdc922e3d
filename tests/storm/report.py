"""What came of a storm, as a table."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from itertools import pairwise
from math import inf
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.storm.harms import Done
    from tests.storm.run import Storm

# What must not be, in the order in which it is told.
LAWS = (
    "lost",
    "doubled",
    "contradicted",
    "out of order",
    "went back",
    "another game",
    "leaked",
    "not quiet",
    "broken promise",
    "failed",
)


def report(storm: Storm) -> str:
    """The whole report in Markdown."""
    wish = storm.wish
    broken = Counter(finding.law for _, finding in storm.findings)
    counts = storm.counts
    rows = [
        ("minutes", f"{(storm.ended - storm.began) / 60:.1f}"),
        ("parts", f"{wish.parts}, {wish.servers} server{'s' if wish.servers > 1 else ''}"),
        ("seed", str(wish.seed)),
        ("harms", str(len(storm.harms))),
        ("tables", str(counts["tables"])),
        ("seats that two wanted", str(counts["seats that two wanted"])),
        ("games finished", str(counts["games finished"])),
        ("connections", f"{counts['connections']:,}"),
        ("messages acknowledged", f"{counts['acknowledged']:,}"),
        ("refused", f"{counts['refused']:,}"),
        ("entries in the log", f"{counts['entries']:,}"),
        *[(f"**{law}**", f"**{broken[law]}**") for law in LAWS],
        ("quiet again after the last harm", f"{storm.settled:.1f} s"),
    ]
    lines = ["| | |", "|---|---:|", *(f"| {name} | {value} |" for name, value in rows), ""]
    lines += [
        "| harm | times | longest silence of a table | acknowledged again, after its end |",
        "|---|---:|---:|---:|",
    ]
    for kind in sorted({done.harm.kind for done in storm.harms}):
        harms = [done for done in storm.harms if done.harm.kind == kind]
        told = [longest(done, alone_until(done, storm.harms), storm.times) for done in harms]
        silence, again = (max(figures, default=0.0) for figures in zip(*told, strict=True))
        lines.append(f"| {kind} | {len(harms)} | {told_in_seconds(silence)} | {told_in_seconds(again)} |")
    return "\n".join(lines) + "\n"


def told_in_seconds(figure: float) -> str:
    """A time, if there is one: a harm that never came alone has none."""
    return f"{figure:.1f} s" if figure else "–"


def alone_until(done: Done, harms: list[Done]) -> float:
    """When another harm began; at once, if one was under way already."""
    others = [other for other in harms if other is not done and other.ended >= done.began]
    return min((max(other.began, done.began) for other in others), default=inf)


def longest(done: Done, until: float, times: dict[str, list[float]]) -> tuple[float, float]:
    """The longest time without an acknowledgement at any table around a harm, and from its end on.

    What lasts beyond the beginning of another harm is that one's: it is left out.
    """
    silence = again = 0.0
    for moments in times.values():
        before, after = bisect_right(moments, done.began) - 1, bisect_left(moments, done.ended)
        if before < 0 or after == len(moments) or moments[after] > until:
            # The table was not yet played at, or no longer.
            continue
        silence = max(silence, *(later - earlier for earlier, later in pairwise(moments[before : after + 1])))
        again = max(again, moments[after] - done.ended)
    return silence, again


def findings(storm: Storm) -> str:
    """Every law that was broken, at length."""
    return "".join(f"\n{table}: {finding.law}: {finding.what}\n" for table, finding in storm.findings)
