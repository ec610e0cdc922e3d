"""When a series may stop: a sequential test of its first entrant against all the others, deal by deal.

Deals are taken in their order, whatever order they were played in, so the decision and all that counts for it are the
same for any number of workers.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from pioneers.arena.play import Row
from pioneers.arena.sequential import Bounds, SequentialTest, Verdict
from pioneers.arena.series import Series
from pioneers.arena.standing import corrected_by, won_by
from pioneers.kernel.mistake import Mistake

# What percent points are of a win.
POINT = 0.01


@dataclass(frozen=True, slots=True)
class Decision:
    """Where the test of a series is: what it says, after how many deals, on which evidence."""

    spec: str
    verdict: Verdict
    deals: int
    evidence: float
    corrected: bool

    def plain(self) -> dict[str, Any]:
        """For a JSON file."""
        return {
            "entrant": self.spec,
            "verdict": self.verdict.value,
            "deals": self.deals,
            "evidence": round(self.evidence, 3),
            "corrected": self.corrected,
        }


class Stopping:
    """Watches a series that has bounds."""

    def __init__(self, series: Series) -> None:
        assert series.bounds is not None
        self.series = series
        self.challenger = series.lineup[0].spec
        self.seats = sum(entrant.spec == self.challenger for entrant in series.lineup)
        self.players = len(series.lineup)
        self.rotations = len(series.rotations)
        # Where nothing is known yet: the variance of a deal of lone games between equals.
        share = self.seats / self.players
        assumed = share * (1 - share) / self.seats**2 / self.rotations
        self.test = SequentialTest(series.bounds, assumed)
        self.next_deal = 0
        self.corrected = True

    def look(self, rows: Mapping[int, Row], failed: Collection[int]) -> Decision:
        """Take in the deals that are complete, in their order, up to one that decides. One with a failed game says
        nothing.
        """
        while self.test.verdict() is Verdict.OPEN and self.next_deal < self.series.deals:
            numbers = range(self.next_deal * self.rotations, (self.next_deal + 1) * self.rotations)
            if any(number not in rows and number not in failed for number in numbers):
                break
            if all(number in rows for number in numbers):
                self.test.add(self.lead([rows[number] for number in numbers]))
            self.next_deal += 1
        return self.decision()

    def lead(self, rows: list[Row]) -> float:
        """By how much a seat of the challenger won more than an even share, in the mean of a deal."""
        won = [corrected_by(row, self.challenger) for row in rows]
        self.corrected = self.corrected and None not in won
        points = [won_by(row, self.challenger) if less is None else less for row, less in zip(rows, won, strict=True)]
        return sum(points) / len(points) / self.seats - 1 / self.players

    def decision(self) -> Decision:
        """Where it is now."""
        return Decision(self.challenger, self.test.verdict(), self.next_deal, self.test.evidence(), self.corrected)


def read_bounds(text: str, series: Series) -> Bounds:
    """The bounds from `LOW,HIGH` in percent points; a `Mistake` if they make no test of this series."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise Mistake("arena-sprt", text=text) from None
    if not -100 <= low < high <= 100:
        raise Mistake("arena-sprt-order", text=text)
    if len({entrant.spec for entrant in series.lineup}) == 1:
        raise Mistake("arena-sprt-alone", spec=series.lineup[0].spec)
    return Bounds(low * POINT, high * POINT)
