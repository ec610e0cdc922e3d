"""What a finished game is worth to each seat. All kinds sum to zero over the seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Result = Mapping[str, Any]


def by_win(result: Result) -> list[float]:
    """1 for the only winner, -1 shared by the losers; winners who share the win share what it is worth."""
    ranks = result["ranks"]
    seats, winners = len(ranks), ranks.count(1)
    return [(seats / winners * (rank == 1) - 1) / (seats - 1) for rank in ranks]


def by_rank(result: Result) -> list[float]:
    """1 for the first, -1 for the last, in even steps between; who shares a rank gets the mean of its places."""
    ranks = result["ranks"]
    return [1 - 2 * (rank - 1 + (ranks.count(rank) - 1) / 2) / (len(ranks) - 1) for rank in ranks]


def by_score(result: Result) -> list[float]:
    """The own score less the mean of the others': points in the board game, buildings in the card game."""
    scores = result["scores"]
    return [score - (sum(scores) - score) / (len(scores) - 1) for score in scores]


REWARDS: dict[str, Callable[[Result], list[float]]] = {"win": by_win, "rank": by_rank, "score": by_score}
