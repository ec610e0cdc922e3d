"""The plots of the report, as SVG that takes its colours from the page, so that it is readable in light and dark."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from pioneers.arena.intervals import Interval
from pioneers.arena.results.numerals import percent

# Colours that stand for those of the page: ink first, then the series.
INK = "#010203"
SERIES = tuple(f"#0a0b{number:02x}" for number in range(1, 7))
WIDTH = 7.2
LONGEST_LABEL = 26
MOST_BARS = 24
MOST_TICKS = 8
FAINT = 0.18

STYLE: dict[Any, object] = {
    "svg.fonttype": "none",  # text stays text: it can be read aloud, searched and scaled
    "svg.hashsalt": "pioneers",  # the same plot, the same bytes
    "font.size": 10,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "grid.color": INK,
    "grid.alpha": FAINT,
    "legend.frameon": False,
    "figure.constrained_layout.use": True,
}

Draw = Callable[[Figure], None]


def drawn(name: str, height: float, draw: Draw) -> str:
    """The SVG of a plot; all its ids begin with its name, so that several stand in one page."""
    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height))
        draw(figure)
        buffer = io.StringIO()
        figure.savefig(buffer, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    return for_the_page(buffer.getvalue(), name)


def for_the_page(svg: str, name: str) -> str:
    """An SVG as part of a page: without its own header, with the page's colours and font."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    for measure in ("width", "height"):  # the page decides on the size
        svg = re.sub(rf'(<svg[^>]*?) {measure}="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'\bid="', f'id="{name}-', svg)
    svg = re.sub(r'(url\(#|href="#)', rf"\1{name}-", svg)
    svg = re.sub(r"(font: [^;\"]*?px) [^;\"]*", r"\1 system-ui, sans-serif", svg)
    svg = svg.replace(INK, "currentColor")
    for number, colour in enumerate(SERIES, 1):
        svg = svg.replace(colour, f"var(--series-{number})")
    return svg.replace("<svg", '<svg aria-hidden="true"', 1)


def short(label: str) -> str:
    """A label that leaves room for the plot."""
    return label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"


def intervals_plot(
    name: str,
    labels: Sequence[str],
    intervals: Sequence[Interval],
    axis: str,
    language: str,
    side: str = "",
    even: float | None = None,
) -> str:
    """A dot with a bar for each label, the first on top; shares in percent where an even one is given."""

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        rows = range(len(labels))
        values = [interval.value for interval in intervals]
        reaches = [
            [interval.value - interval.low for interval in intervals],
            [interval.high - interval.value for interval in intervals],
        ]
        if even is not None:
            axes.axvline(even, color=INK, linestyle="--", linewidth=1, alpha=0.6)
            axes.xaxis.set_major_formatter(lambda value, _: percent(value, language, 0))
        axes.errorbar(values, rows, xerr=reaches, fmt="o", color=SERIES[0], capsize=4, linewidth=2, markersize=7)
        axes.set_yticks(rows, [short(label) for label in labels])
        axes.set_ylim(len(labels) - 0.5, -0.5)
        axes.set_xlabel(axis)
        axes.set_ylabel(side)
        axes.grid(axis="x")

    return drawn(name, 0.9 + 0.42 * len(labels), draw)


def scores_plot(name: str, scores: dict[str, list[int]], axis: str, share: str, language: str) -> str:
    """The distribution of each entrant's scores, one below the other on one scale."""

    def draw(figure: Figure) -> None:
        panes = figure.subplots(len(scores), 1, sharex=True, sharey=True, squeeze=False)[:, 0]
        low = min(min(values) for values in scores.values())
        high = max(max(values) for values in scores.values())
        for pane, colour, (label, values) in zip(panes, cycled(len(scores)), scores.items(), strict=True):
            histogram(pane, values, low, high, colour, language)
            pane.axvline(sum(values) / len(values), color=INK, linewidth=1.5)
            pane.set_title(short(label), loc="left", fontsize=10)
        panes[-1].set_xlabel(axis)
        figure.supylabel(share, fontsize=10)

    return drawn(name, 0.8 + 1.15 * len(scores), draw)


def lengths_plot(name: str, lengths: dict[str, list[int]], share: str, language: str) -> str:
    """Histograms of lengths by their axis' words, side by side."""

    def draw(figure: Figure) -> None:
        panes = figure.subplots(1, len(lengths), squeeze=False)[0]
        for pane, (axis, values) in zip(panes, lengths.items(), strict=True):
            histogram(pane, values, min(values), max(values), SERIES[0], language)
            pane.axvline(sum(values) / len(values), color=INK, linewidth=1.5)
            pane.set_xlabel(axis)
        panes[0].set_ylabel(share)

    return drawn(name, 2.6, draw)


def histogram(pane: Axes, values: Sequence[int], low: int, high: int, colour: str, language: str) -> None:
    """How often each number occurs; many numbers share bars."""
    width = max(1, -(-(high - low + 1) // MOST_BARS))
    counts = Counter((value - low) // width for value in values)
    starts = [low + width * bar for bar in counts]
    middles = [start + (width - 1) / 2 for start in starts]
    pane.bar(middles, [count / len(values) for count in counts.values()], width=0.9 * width, color=colour)
    pane.xaxis.set_major_locator(MaxNLocator(MOST_TICKS, integer=True))
    pane.yaxis.set_major_formatter(lambda value, _: percent(value, language, 0))
    pane.yaxis.set_major_locator(MaxNLocator(3))
    pane.grid(axis="y")


def parts_plot(name: str, parts: dict[str, dict[str, float]], axis: str, stacked: bool) -> str:
    """The parts of each entrant's result: stacked where they add up to the score, else side by side."""

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        names = list(next(iter(parts.values())))
        step = 0.8 / len(names)
        starts = [0.0] * len(parts)
        for number, (part, colour) in enumerate(zip(names, cycled(len(names)), strict=True)):
            values = [found[part] for found in parts.values()]
            if stacked:
                axes.barh(range(len(parts)), values, left=starts, height=0.6, color=colour, label=part)
                starts = [start + value for start, value in zip(starts, values, strict=True)]
            else:
                rows = [row - 0.4 + step * (number + 0.5) for row in range(len(parts))]
                axes.barh(rows, values, height=0.9 * step, color=colour, label=part)
        axes.set_yticks(range(len(parts)), [short(label) for label in parts])
        axes.set_ylim(len(parts) - 0.5, -0.5)
        axes.set_xlabel(axis)
        axes.grid(axis="x")
        figure.legend(loc="outside upper center", ncols=len(names))

    return drawn(name, 1.2 + (0.45 if stacked else 0.9) * len(parts), draw)


def cycled(count: int) -> list[str]:
    """So many colours, one after the other."""
    return [SERIES[number % len(SERIES)] for number in range(count)]
