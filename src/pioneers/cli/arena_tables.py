"""The arena's tables: how the entrants stand, and what the games say of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.table import Table
from rich.text import Text

from pioneers.arena import study
from pioneers.arena.numerals import decimal, duration, figures, percent, percents
from pioneers.arena.play import Row, Thinking
from pioneers.arena.standing import Place
from pioneers.text.harmless import harmless

Say = Callable[..., str]
NOTHING = "–"


def table_of(name: str, *columns: str) -> Table:
    """An empty table; numbers stand at the right."""
    table = Table()
    table.add_column(name, overflow="fold")
    for column in columns:
        table.add_column(column, justify="right")
    return table


def standing_table(places: Sequence[Place], times: Mapping[str, Thinking], say: Say, language: str) -> Table:
    """The entrants, best first."""
    names = ("seats", "games", "wins", "score", "rating", "mean-time", "worst-time")
    table = table_of(say("arena-column-entrant"), *(say(f"arena-column-{name}") for name in names))
    for place in places:
        thinking = times.get(place.spec, Thinking())
        table.add_row(
            Text(harmless(place.spec)),
            str(place.seats),
            str(place.games),
            percents(place.wins, language),
            figures(place.score, language),
            figures(place.rating, language),
            duration(thinking.total / thinking.count, language) if thinking.count else NOTHING,
            duration(thinking.worst, language) if thinking.count else NOTHING,
        )
    return table


def turns_table(rows: Sequence[Row], say: Say, language: str) -> Table:
    """The advantage of each place in the order of play."""
    table = table_of(say("arena-column-turn"), say("arena-column-wins"), say("arena-column-score"))
    for turn in study.turns(rows):
        table.add_row(str(turn.place + 1), percents(turn.wins, language), figures(turn.score, language))
    return table


def lengths_of(rows: Sequence[Row], say: Say, language: str) -> list[str]:
    """How long games last and how they end, in sentences."""
    lines = []
    for name, values in (("rounds", study.rounds(rows)), ("decisions", study.decisions(rows))):
        found = study.length(values)
        ends = {"low": decimal(found.low, 0, language), "high": decimal(found.high, 0, language)}
        lines.append(say(f"arena-length-{name}", {"mean": decimal(found.mean, 1, language), **ends}))
    ended = [f"{reason_name(reason, say)} {percent(share, language)}" for reason, share in study.reasons(rows).items()]
    lines.append(say("arena-ended", {"reasons": ended}))
    return lines


def reason_name(reason: str, say: Say) -> str:
    """Why a game ended, in a few words; a reason of a new game is shown as the game calls it."""
    try:
        return say(f"arena-end-{reason}")
    except KeyError:
        return reason
