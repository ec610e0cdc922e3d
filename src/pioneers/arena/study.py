"""What a series says of the game itself: the advantage of a place, how long it lasts, where points come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import mean, quantiles
from typing import Any

from pioneers.arena.intervals import Interval, mean_interval, share_interval
from pioneers.arena.play import Row
from pioneers.arena.standing import by_deal


@dataclass(frozen=True, slots=True)
class Turn:
    """A place in the order of play, 0 for who begins, whoever sits there."""

    place: int
    wins: Interval
    score: Interval


@dataclass(frozen=True, slots=True)
class Length:
    """The mean of a length and the range of nine games out of ten."""

    mean: float
    low: float
    high: float


def turns(rows: Sequence[Row]) -> list[Turn]:
    """Win share and score by place in the order of play."""
    if not rows:
        return []
    found = []
    players = len(rows[0]["seats"])
    for place in range(players):
        seats = [(row["first"] + place) % players for row in rows]
        wins = [(seat in row["winners"]) / len(row["winners"]) for row, seat in zip(rows, seats, strict=True)]
        scores = [float(row["scores"][seat]) for row, seat in zip(rows, seats, strict=True)]
        found.append(Turn(place, share_interval(by_deal(rows, wins)), mean_interval(by_deal(rows, scores))))
    return found


def rounds(rows: Sequence[Row]) -> list[int]:
    """The length of each game in rounds (or runs)."""
    return [row["rounds"] for row in rows]


def decisions(rows: Sequence[Row]) -> list[int]:
    """How often each game left somebody a choice."""
    return [sum(row["decisions"]) for row in rows]


def length(values: Sequence[int]) -> Length:
    """Mean and range of a length."""
    if len(values) < 2:
        return Length(float(values[0]), values[0], values[0])
    twentieths = quantiles(values, n=20, method="inclusive")
    return Length(mean(values), twentieths[0], twentieths[-1])


def parts(rows: Sequence[Row], spec: str) -> dict[str, float]:
    """The mean of each part of an entrant's result."""
    found = [part for row in rows for part, name in zip(row["parts"], row["seats"], strict=True) if name == spec]
    return {name: mean(part[name] for part in found) for name in found[0]}


def adds_up(rows: Sequence[Row]) -> bool:
    """Whether the parts of a result are summands of its score."""
    return all(
        sum(part.values()) == score for row in rows for part, score in zip(row["parts"], row["scores"], strict=True)
    )


def reasons(rows: Sequence[Row]) -> dict[str, Interval]:
    """Why games ended, as shares; a game may have several reasons."""
    names = sorted({reason for row in rows for reason in row["reasons"]})
    return {name: share_interval(by_deal(rows, [float(name in row["reasons"]) for row in rows])) for name in names}


def plain(rows: Sequence[Row]) -> dict[str, Any]:
    """All of it for a JSON file."""
    specs = dict.fromkeys(spec for row in rows for spec in row["seats"])
    return {
        "turns": [asdict(turn) for turn in turns(rows)],
        "rounds": asdict(length(rounds(rows))),
        "decisions": asdict(length(decisions(rows))),
        "parts": {spec: parts(rows, spec) for spec in specs},
        "reasons": {name: asdict(share) for name, share in reasons(rows).items()},
    }
