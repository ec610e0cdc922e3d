"""Sequential tests: play on until it is clear whether a challenger wins more, and no longer than that.

Generalised sequential probability ratio test with normal deals, as Fishtest does it: two means of what a deal says of
the challenger's lead over an even share, the low one against the high one. In a tuning an even challenger passes in at
most one of twenty tests, and one that is so much better in four of five; in a series both errors are one in twenty.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import log

FALSE_ALARM = 0.05
MISS = 0.2
UPPER = log((1 - MISS) / FALSE_ALARM)
LOWER = log(MISS / (1 - FALSE_ALARM))
EVEN = 0.5
# The variance of a deal is not known from the first few: these many more are added, of lone games.
ASSUMED_DEALS = 4
ASSUMED_VARIANCE = 0.125  # two players, two games


class Verdict(Enum):
    """What the test says so far."""

    BETTER = "better"
    NOT_BETTER = "not better"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Bounds:
    """The two leads that a test decides between, in wins: 0.03 are three points in a hundred."""

    low: float
    high: float


# Both errors of a series.
ERROR = 0.05
DECIDED = log((1 - ERROR) / ERROR)


class SequentialTest:
    """Takes in what each deal says of the lead, one after the other, until the bounds are told apart."""

    def __init__(self, bounds: Bounds, assumed_variance: float) -> None:
        self.bounds = bounds
        self.assumed_variance = assumed_variance
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, lead: float) -> None:
        """One more deal."""
        self.count += 1
        self.total += lead
        self.squares += lead * lead

    def evidence(self) -> float:
        """The logarithm of how much likelier the deals are with the high lead than with the low one."""
        if self.count == 0:
            return 0.0
        between = max(0.0, self.squares - self.total**2 / self.count)
        variance = (between + ASSUMED_DEALS * self.assumed_variance) / (self.count + ASSUMED_DEALS)
        gain = self.bounds.high - self.bounds.low
        middle = (self.bounds.high + self.bounds.low) / 2
        return gain * (self.total - self.count * middle) / variance

    def verdict(self, lower: float = -DECIDED, upper: float = DECIDED) -> Verdict:
        """Whether it is clear yet."""
        found = self.evidence()
        if found >= upper:
            return Verdict.BETTER
        return Verdict.NOT_BETTER if found <= lower else Verdict.OPEN


def evidence(shares: Sequence[float], gain: float) -> float:
    """The logarithm of how much likelier these shares (one for each deal) are for the better challenger."""
    return tested(shares, gain).evidence()


def verdict(shares: Sequence[float], gain: float) -> Verdict:
    """Whether it is clear yet that a tuning has found something better."""
    return tested(shares, gain).verdict(LOWER, UPPER)


def tested(shares: Sequence[float], gain: float) -> SequentialTest:
    """The test of a tuning: an even share against one that is larger by `gain`."""
    test = SequentialTest(Bounds(0.0, gain), ASSUMED_VARIANCE)
    for share in shares:
        test.add(share - EVEN)
    return test
