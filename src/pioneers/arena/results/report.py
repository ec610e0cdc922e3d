"""The report of a series: one page that needs nothing else, in the person's language, readable in light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from pioneers.arena import study
from pioneers.arena.ledger import Ledger
from pioneers.arena.play import Row, Thinking
from pioneers.arena.results import plots
from pioneers.arena.results.numerals import decimal, duration, figures, percents
from pioneers.arena.standing import Place, standing, worth_of_correction
from pioneers.text.say import Speaker

REPORT = "report.html"

# Nothing may be loaded from anywhere: the page says so itself.
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
STYLE = """
:root { color-scheme: light dark; --paper: #fdfcf9; --ink: #1d2226; --line: #c9c6bd;
  --series-1: #2563a8; --series-2: #c2570c; --series-3: #1f8a5b; --series-4: #8a3ea8; --series-5: #8f7414;
  --series-6: #b23a5e; }
@media (prefers-color-scheme: dark) { :root { --paper: #16191c; --ink: #e6e4de; --line: #454a50;
  --series-1: #7db4ee; --series-2: #f2a25c; --series-3: #63cf9e; --series-4: #cf9be6; --series-5: #d9c25a;
  --series-6: #f08aa8; } }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.5rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.6rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: bottom; }
td { white-space: nowrap; } th:first-child { text-align: left; white-space: nowrap; }
td:first-child { text-align: left; white-space: normal; overflow-wrap: anywhere; }
figure { margin: 0; } figure svg { width: 100%; height: auto; }
figcaption { font-size: 0.9rem; }
"""


def write_report(ledger: Ledger, language: str) -> None:
    """Write the page into the folder of the series."""
    page = Report(ledger, language).page()
    (ledger.folder / REPORT).write_text(page, encoding="utf-8")


class Report:
    """Makes the page, section by section."""

    def __init__(self, ledger: Ledger, language: str) -> None:
        self.ledger = ledger
        self.language = language
        self.say = Speaker(language).say
        self.rows: Sequence[Row] = ledger.ordered()
        self.places: Sequence[Place] = standing(self.rows)

    def page(self) -> str:
        """The whole page. It is well-formed XML too, so that any program can read it."""
        series = self.ledger.series
        title = escape(self.say("arena-report-title", {"game": series.game}))
        facts = {
            "seats": [entrant.spec for entrant in series.lineup],
            "seed": str(series.seed),
            "deals": len({row["deal"] for row in self.rows}),
            "games": len(self.rows),
        }
        sections = (self.standing, self.ratings, self.scores, self.parts, self.turns, self.lengths)
        return "\n".join(
            [
                "<!DOCTYPE html>",
                f'<html xmlns="http://www.w3.org/1999/xhtml" lang="{self.language}">',
                '<head><meta charset="utf-8"/>',
                f'<meta http-equiv="Content-Security-Policy" content="{POLICY}"/>',
                '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
                f"<title>{title}</title><style>{STYLE}</style></head>",
                f"<body><h1>{title}</h1>",
                self.paragraph(self.say("arena-report-command", facts)),
                *(section() for section in sections),
                "</body></html>\n",
            ]
        )

    def paragraph(self, text: str) -> str:
        """A paragraph of plain text."""
        return f"<p>{escape(text)}</p>"

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        """A table of plain texts."""
        head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
        body = "".join("<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in rows)
        return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'

    def figure(self, name: str, svg: str, note: str, **figures: object) -> str:
        """A section with a plot, which is told in words too."""
        words = escape(self.say(f"arena-report-{name}-alt", figures), quote=True)
        caption = f"<figcaption>{escape(note)}</figcaption>" if note else ""
        heading = escape(self.say(f"arena-report-{name}"))
        return (
            f'<section><h2>{heading}</h2><figure><div role="img" aria-label="{words}">{svg}</div>{caption}'
            "</figure></section>"
        )

    def standing(self) -> str:
        """The table of the entrants."""
        corrected = any(place.corrected is not None for place in self.places)
        less = ("corrected",) if corrected else ()
        names = ("entrant", "seats", "games", "wins", *less, "score", "rating", "mean-time", "worst-time")
        lines = []
        for place in self.places:
            thinking = self.ledger.times.get(place.spec, Thinking())
            lines.append(
                [
                    place.spec,
                    str(place.seats),
                    str(place.games),
                    percents(place.wins, self.language),
                    *([] if place.corrected is None else [percents(place.corrected, self.language)]),
                    figures(place.score, self.language),
                    figures(place.rating, self.language),
                    duration(thinking.total / max(1, thinking.count), self.language),
                    duration(thinking.worst, self.language),
                ]
            )
        heading = f"<section><h2>{escape(self.say('arena-report-standing'))}</h2>"
        table = self.table([self.say(f"arena-column-{name}") for name in names], lines)
        notes = self.paragraph(self.say("arena-intervals"))
        worth = worth_of_correction(self.places)
        if worth is not None:
            notes += self.paragraph(self.say("arena-luck", {"times": decimal(worth, 2, self.language)}))
        return heading + table + notes + "</section>"

    def ratings(self) -> str:
        """Ratings with their intervals."""
        labels = [place.spec for place in self.places]
        intervals = [place.rating for place in self.places]
        svg = plots.intervals_plot("ratings", labels, intervals, self.say("arena-axis-rating"), self.language)
        told = [f"{place.spec} {figures(place.rating, self.language)}" for place in self.places]
        return self.figure("ratings", svg, self.say("arena-report-ratings-note"), figures=told)

    def scores(self) -> str:
        """How the scores are distributed."""
        found: dict[str, list[int]] = {place.spec: [] for place in self.places}
        for row in self.rows:
            for spec, score in zip(row["seats"], row["scores"], strict=True):
                found[spec].append(score)
        svg = plots.scores_plot(
            "scores", found, self.say("arena-axis-score"), self.say("arena-axis-share"), self.language
        )
        told = [f"{place.spec} {decimal(place.score.value, 1, self.language)}" for place in self.places]
        return self.figure("scores", svg, self.say("arena-report-scores-note"), figures=told)

    def parts(self) -> str:
        """Where the points came from."""
        sums = study.adds_up(self.rows)
        means = {place.spec: study.parts(self.rows, place.spec) for place in self.places}
        named = {spec: {self.part(name): value for name, value in found.items()} for spec, found in means.items()}
        svg = plots.parts_plot("parts", named, self.say("arena-axis-points" if sums else "arena-axis-amount"), sums)
        told = [
            f"{spec}: " + ", ".join(f"{name} {decimal(value, 1, self.language)}" for name, value in found.items())
            for spec, found in named.items()
        ]
        section = self.figure("parts", svg, self.say("arena-report-parts-note", {"sum": sums}), figures=told)
        lines = [
            [spec, *(decimal(value, 1, self.language) for value in found.values())] for spec, found in named.items()
        ]
        heads = [self.say("arena-column-entrant"), *next(iter(named.values()))]
        return section + self.table(heads, lines)

    def part(self, name: str) -> str:
        """A part of the result in words; one of a new game is shown as the game calls it."""
        try:
            return self.say(f"arena-part-{name}")
        except KeyError:
            return name

    def turns(self) -> str:
        """The advantage of a place in the order of play."""
        found = study.turns(self.rows)
        labels = [str(turn.place + 1) for turn in found]
        wins = [turn.wins for turn in found]
        axis, side = self.say("arena-axis-wins"), self.say("arena-axis-place")
        svg = plots.intervals_plot("turns", labels, wins, axis, self.language, side, even=1 / len(found))
        told = [f"{turn.place + 1}: {percents(turn.wins, self.language)}" for turn in found]
        section = self.figure("turns", svg, self.say("arena-report-turns-note"), figures=told)
        lines = [
            [str(turn.place + 1), percents(turn.wins, self.language), figures(turn.score, self.language)]
            for turn in found
        ]
        return section + self.table([self.say(f"arena-column-{name}") for name in ("turn", "wins", "score")], lines)

    def lengths(self) -> str:
        """How long the games are."""
        rounds, decisions = study.rounds(self.rows), study.decisions(self.rows)
        lengths = {self.say("arena-axis-rounds"): rounds, self.say("arena-axis-decisions"): decisions}
        svg = plots.lengths_plot("lengths", lengths, self.say("arena-axis-share"), self.language)
        means = {
            "rounds": decimal(study.length(rounds).mean, 1, self.language),
            "decisions": decimal(study.length(decisions).mean, 1, self.language),
        }
        note = " ".join(
            self.say(
                f"arena-length-{name}",
                {
                    "mean": decimal(found.mean, 1, self.language),
                    "low": decimal(found.low, 0, self.language),
                    "high": decimal(found.high, 0, self.language),
                },
            )
            for name, found in (("rounds", study.length(rounds)), ("decisions", study.length(decisions)))
        )
        return self.figure("lengths", svg, note, **means)
