"""A sequential test: play on until it is clear whether a challenger wins more, and no longer than that.

Generalised sequential probability ratio test with normal deals: an even share of wins against a share that is larger
by `gain`. An even challenger passes in at most one of twenty tests, one that is so much better in four of five, if
it may play for long enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from math import log

FALSE_ALARM = 0.05
MISS = 0.2
UPPER = log((1 - MISS) / FALSE_ALARM)
LOWER = log(MISS / (1 - FALSE_ALARM))
EVEN = 0.5
# The variance of a deal of two games is not known from the first few: these many more are added, of lone games.
ASSUMED_DEALS = 4
ASSUMED_VARIANCE = 0.125


class Verdict(Enum):
    """What the test says so far."""

    BETTER = "better"
    NOT_BETTER = "not better"
    OPEN = "open"


def evidence(shares: Sequence[float], gain: float) -> float:
    """The logarithm of how much likelier these shares (one for each deal) are for the better challenger."""
    if not shares:
        return 0.0
    mean = sum(shares) / len(shares)
    squares = sum((share - mean) ** 2 for share in shares) + ASSUMED_DEALS * ASSUMED_VARIANCE
    variance = squares / (len(shares) + ASSUMED_DEALS)
    return gain * (sum(shares) - len(shares) * (EVEN + gain / 2)) / variance


def verdict(shares: Sequence[float], gain: float) -> Verdict:
    """Whether it is clear yet."""
    found = evidence(shares, gain)
    if found >= UPPER:
        return Verdict.BETTER
    return Verdict.NOT_BETTER if found <= LOWER else Verdict.OPEN
