"""Means and shares with 95 % intervals, over deals.

The games of one deal are no independent trials: they share the cards and the tiles, and a good place at the table
comes round to everybody. So the deal is the unit: the variance is that between deals (Taylor's for a ratio, with
Student's factor for few deals). A share then takes Wilson's interval with the number of games that would give this
variance if they were independent (Korn and Graubard 1998), which also holds near 0 and 1, where a plain one fails.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95
NORMAL = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
# Student's factor for so few degrees of freedom that the series below is not exact enough.
STUDENT = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764}
# From so many deals on, the variance between them is known well enough to trust one smaller than that of lone games.
ENOUGH_DEALS = 30


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure and where it most likely lies."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Tally:
    """What one deal brought: a sum over so many trials."""

    total: float
    count: int


def student(freedom: int) -> float:
    """How many standard errors the interval reaches to each side."""
    if freedom in STUDENT:
        return STUDENT[freedom]
    z = NORMAL
    # Fisher's expansion about the normal distribution.
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def wilson(share: float, trials: float) -> Interval:
    """The interval of a share of independent trials."""
    square = NORMAL**2
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    reach = NORMAL * sqrt(share * (1 - share) / trials + square / (4 * trials**2)) / (1 + square / trials)
    return Interval(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))


def variance(deals: Sequence[Tally]) -> float:
    """The variance of the mean over all trials, from the differences between at least two deals."""
    count = sum(deal.count for deal in deals)
    mean = sum(deal.total for deal in deals) / count
    squares = sum((deal.total - mean * deal.count) ** 2 for deal in deals)
    return squares * len(deals) / (len(deals) - 1) / count**2


def share_interval(deals: Sequence[Tally]) -> Interval:
    """The share of wins, each game a trial; a shared win counts as its part."""
    games = sum(deal.count for deal in deals)
    share = sum(deal.total for deal in deals) / games
    return wilson(share, independent_games(deals, share, games))


def independent_games(deals: Sequence[Tally], share: float, games: int) -> float:
    """How many independent games would tell as much."""
    if len(deals) < 2 or share <= 0 or share >= 1:
        # Nothing is known of the differences between deals: each counts once.
        return len(deals)
    between = variance(deals)
    if between == 0:
        return games
    trials = share * (1 - share) / between
    if len(deals) < ENOUGH_DEALS:
        trials = min(trials, games)
    return trials * (NORMAL / student(len(deals) - 1)) ** 2


def mean_interval(deals: Sequence[Tally]) -> Interval:
    """The mean over all trials; with one deal nothing is known about its error."""
    mean = sum(deal.total for deal in deals) / sum(deal.count for deal in deals)
    if len(deals) < 2:
        return Interval(mean, mean, mean)
    reach = student(len(deals) - 1) * sqrt(variance(deals))
    return Interval(mean, mean - reach, mean + reach)
