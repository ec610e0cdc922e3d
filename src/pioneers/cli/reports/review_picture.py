"""The curve of win chances as a picture."""

from __future__ import annotations

import io

from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter

from pioneers.analysis.shapes import Review
from pioneers.cli.reports.review_words import Words

SIZE = (9.0, 4.5)
DOTS = 150
DASHES = ("-", "--", ":", "-.")


def picture(found: Review, words: Words) -> bytes:
    """A PNG."""
    figure = Figure(figsize=SIZE, dpi=DOTS, constrained_layout=True)
    axes = figure.add_subplot()
    moves = [point["move"] + 1 for point in found["curve"]]
    for seat, name in enumerate(words.names):
        chances = [100 * point["chances"][seat] for point in found["curve"]]
        # A dollar sign would begin a formula.
        axes.plot(moves, chances, DASHES[seat % len(DASHES)], label=name.replace("$", r"\$"))
    axes.set_ylim(0, 100)
    axes.set_xlabel(words.say("review-column-move"))
    axes.set_ylabel(words.say("review-curve"))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda share, _: words.say("review-percent", {"percent": int(share)})))
    axes.grid(alpha=0.2)
    axes.legend(frameon=False)
    content = io.BytesIO()
    figure.savefig(content, format="png")
    return content.getvalue()
