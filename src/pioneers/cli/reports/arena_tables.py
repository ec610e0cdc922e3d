"""The arena's tables: how the entrants stand, and what the games say of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.table import Table
from rich.text import Text

from pioneers.arena import study
from pioneers.arena.intervals import Interval
from pioneers.arena.play import Row, Thinking
from pioneers.arena.results.numerals import decimal, duration, figures, percents
from pioneers.arena.standing import Place
from pioneers.text.harmless import harmless

Say = Callable[..., str]
NOTHING = "–"
# The columns of a narrow table: an interval, which stands below its figure, and a time.
INTERVAL_WIDTH = 12
TIME_WIDTH = 7


def standing_table(
    places: Sequence[Place], times: Mapping[str, Thinking], say: Say, language: str, wide: bool
) -> Table:
    """The entrants, best first; a narrow table leaves out how many seats and games they had, and for the corrected
    shares the ratings.
    """
    table = Table()
    table.add_column(say("arena-column-entrant"), overflow="fold")
    for name in ("seats", "games") if wide else ():
        table.add_column(say(f"arena-column-{name}"), justify="right")
    corrected = any(place.corrected is not None for place in places)
    rated = wide or not corrected
    for name in ("wins", *(("corrected",) if corrected else ()), "score", *(("rating",) if rated else ())):
        table.add_column(say(f"arena-column-{name}"), justify="right", width=None if wide else INTERVAL_WIDTH)
    for name in ("mean-time", "worst-time"):
        table.add_column(say(f"arena-column-{name}"), justify="right", width=None if wide else TIME_WIDTH)
    for place in places:
        thinking = times.get(place.spec, Thinking())
        table.add_row(
            Text(harmless(place.spec)),
            *((str(place.seats), str(place.games)) if wide else ()),
            percents(place.wins, language),
            *((share_or_none(place.corrected, language),) if corrected else ()),
            figures(place.score, language),
            *((figures(place.rating, language),) if rated else ()),
            duration(thinking.total / thinking.count, language) if thinking.count else NOTHING,
            duration(thinking.worst, language) if thinking.count else NOTHING,
        )
    return table


def share_or_none(interval: Interval | None, language: str) -> str:
    """A share with its interval, if there is one."""
    return NOTHING if interval is None else percents(interval, language)


def turns_table(rows: Sequence[Row], say: Say, language: str) -> Table:
    """The advantage of each place in the order of play."""
    table = Table(say("arena-column-turn"))
    for name in ("wins", "score"):
        table.add_column(say(f"arena-column-{name}"), justify="right")
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
    ended = [f"{reason_name(reason, say)} {percents(share, language)}" for reason, share in study.reasons(rows).items()]
    lines.append(say("arena-ended", {"reasons": ended}))
    return lines


def reason_name(reason: str, say: Say) -> str:
    """Why a game ended, in a few words; a reason of a new game is shown as the game calls it."""
    try:
        return say(f"arena-end-{reason}")
    except KeyError:
        return reason
