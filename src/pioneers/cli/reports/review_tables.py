"""The tables of a review in the terminal."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from pioneers.analysis.shapes import Review
from pioneers.cli.reports.review_words import Words

# The worst come first where there are many.
MOST_ROWS = 20
STYLES = {"inaccuracy": "yellow", "mistake": "magenta", "blunder": "red"}


def turning_table(found: Review, words: Words) -> Table:
    """The decisions that were marked, in the order of the game; of very many the worst."""
    marked = [decision for decision in found["decisions"] if decision["mark"]]
    worst = sorted(marked, key=lambda one: -one["loss"])[:MOST_ROWS]
    table = Table(box=None, pad_edge=False)
    for name in ("move", "seat", "mark", "loss", "played", "best", "why"):
        table.add_column(words.say(f"review-column-{name}"), justify="right" if name in ("move", "loss") else "left")
    for decision in sorted(worst, key=lambda one: one["move"]):
        table.add_row(
            str(decision["move"] + 1),
            Text(words.names[decision["seat"]]),
            Text(words.mark(decision), STYLES[decision["mark"] or "inaccuracy"]),
            words.hundredths(decision["loss"], decision["error"]),
            Text(words.plan(decision["played"])),
            Text(words.plan(decision["best"])),
            Text(words.reasons(decision["reasons"], "best")),
        )
    return table


def seats_table(found: Review, words: Words) -> Table:
    """Luck, decisions and rest of everyone."""
    table = Table(box=None, pad_edge=False)
    for name in ("seat", "luck", "skill", "rest", "average", "marks"):
        table.add_column(words.say(f"review-column-{name}"), justify="left" if name == "seat" else "right")
    for seat, account in enumerate(found["seats"]):
        average = account["average_loss"]
        table.add_row(
            Text(words.names[seat]),
            words.hundredths(account["luck"], account["luck_error"]),
            words.hundredths(account["skill"], account["skill_error"]),
            words.hundredths(account["rest"]),
            "–" if average is None else words.hundredths(average, digits=2),
            f"{account['inaccuracies']} · {account['mistakes']} · {account['blunders']}",
        )
    return table
