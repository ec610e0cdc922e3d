"""A review as one web page that needs nothing else: the curve as SVG, tables as tables, readable in light and dark."""

from __future__ import annotations

from html import escape

from pioneers.analysis.shapes import Review
from pioneers.cli.reports.review_words import Words

WIDTH, HEIGHT, MARGIN = 720, 260, 34
# A line for each seat: told apart by colour and by dashes, so that nobody needs the colour.
COLOURS = ("#0b6bcb", "#c2410c", "#15803d", "#7e22ce")
DASHES = ("", "7 3", "2 3", "9 3 2 3")
STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
th, td { text-align: start; padding: .3rem .6rem; border-bottom: 1px solid #8888; }
td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; }
svg { width: 100%; height: auto; } svg text { fill: currentColor; font-size: 12px; }
.wide { overflow-x: auto; } footer { font-size: .85rem; opacity: .8; overflow-wrap: anywhere; }
@media print { body { margin: 0; max-width: none; } }
"""


def page(found: Review, words: Words, made: str) -> str:
    """The whole page."""
    title = words.say("review-title", {"players": found["players"], "decisions": len(found["decisions"])})
    stopped = ""
    if found["state"] != "done":
        stopped = (
            f"<p><strong>{escape(words.say('review-stopped', {'percent': int(100 * found['progress'])}))}</strong></p>"
        )
    parts = [
        f"<h1>{escape(title)}</h1>",
        stopped,
        f"<h2>{escape(words.say('review-curve'))}</h2>",
        curve(found, words),
        f"<h2>{escape(words.say('review-turning'))}</h2>",
        turning(found, words),
        f"<h2>{escape(words.say('review-seats'))}</h2>",
        seats(found, words),
        f"<footer><p>{escape(words.say('review-points'))}</p><p>{escape(made)}</p></footer>",
    ]
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body><main>\n"
        + "\n".join(part for part in parts if part)
        + "\n</main></body>\n</html>\n"
    )


def curve(found: Review, words: Words) -> str:
    """Chances by seat over the moves of the game."""
    points = found["curve"]
    last = max(1, points[-1]["move"])
    across, down = WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN
    lines = []
    for share in (0, 25, 50, 75, 100):
        y = MARGIN + down * (100 - share) / 100
        label = words.say("review-percent", {"percent": share})
        lines.append(
            f'<line x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y}" y2="{y}" stroke="currentColor" opacity=".2"/>'
        )
        lines.append(f'<text x="{MARGIN - 4}" y="{y + 4}" text-anchor="end">{escape(label)}</text>')
    for seat, name in enumerate(words.names):
        way = " ".join(
            f"{MARGIN + across * point['move'] / last:.1f},{MARGIN + down * (1 - point['chances'][seat]):.1f}"
            for point in points
        )
        colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
        lines.append(
            f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}">'
            f"<title>{escape(name)}</title></polyline>"
        )
        x = MARGIN + across * seat / len(words.names)
        sample = f'x1="{x}" x2="{x + 24}" y1="{HEIGHT - 10}" y2="{HEIGHT - 10}"'
        lines.append(f'<line {sample} stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>')
        lines.append(f'<text x="{x + 30}" y="{HEIGHT - 6}">{escape(name)}</text>')
    label = escape(words.say("review-curve"), quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(lines)}</svg>'


def turning(found: Review, words: Words) -> str:
    """The decisions that were marked."""
    marked = [decision for decision in found["decisions"] if decision["mark"]]
    if not marked:
        return f"<p>{escape(words.say('review-nobody'))}</p>"
    rows = [
        [
            str(decision["move"] + 1),
            words.names[decision["seat"]],
            words.mark(decision),
            words.hundredths(decision["loss"], decision["error"]),
            words.plan(decision["played"]),
            words.plan(decision["best"]),
            words.reasons(decision["reasons"], "best"),
        ]
        for decision in marked
    ]
    return table(("move", "seat", "mark", "loss", "played", "best", "why"), {"move", "loss"}, rows, words)


def seats(found: Review, words: Words) -> str:
    """The account of everyone."""
    rows = [
        [
            words.names[seat],
            words.hundredths(account["luck"], account["luck_error"]),
            words.hundredths(account["skill"], account["skill_error"]),
            words.hundredths(account["rest"]),
            "–" if account["average_loss"] is None else words.hundredths(account["average_loss"], digits=2),
            f"{account['inaccuracies']} · {account['mistakes']} · {account['blunders']}",
        ]
        for seat, account in enumerate(found["seats"])
    ]
    names = ("seat", "luck", "skill", "rest", "average", "marks")
    return table(names, {"luck", "skill", "rest", "average", "marks"}, rows, words)


def table(columns: tuple[str, ...], numbers: set[str], rows: list[list[str]], words: Words) -> str:
    """A table with a head."""
    classes = [' class="number"' if name in numbers else "" for name in columns]
    head = "".join(
        f'<th scope="col"{kind}>{escape(words.say(f"review-column-{name}"))}</th>'
        for name, kind in zip(columns, classes, strict=True)
    )
    body = "".join(
        "<tr>" + "".join(f"<td{kind}>{escape(cell)}</td>" for cell, kind in zip(row, classes, strict=True)) + "</tr>"
        for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
