"""Games of equals for the reports: one seed, one game."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance
from typing import Any

import pioneers
from pioneers.bots.budget import Budget
from pioneers.bots.levels import level_bot, levels_of
from pioneers.kernel.files.record import Record
from pioneers.match.match import Match

Z = 1.96


@dataclass(frozen=True, slots=True)
class Task:
    """A game to play and to look at."""

    game: str
    players: int
    seed: int
    thinking: int
    iterations: int | None
    raw: bool = False


def lost(task: Task, reason: str) -> Any:
    """A report without one of its games would be another report."""
    raise RuntimeError(f"game {task.seed}: {reason}")


def players_of(task: Task) -> list[Any]:
    """The strongest level in every seat."""
    level = levels_of(task.game)[-1]
    budget = Budget(iterations=task.thinking)
    return [level_bot(level, task.seed + seat, budget) for seat in range(task.players)]


def played(task: Task) -> Record:
    """The game of a seed."""
    match = Match.new(pioneers.game(task.game), ["x"] * task.players, players_of(task), task.seed)
    match.run()
    return match.record


def mean_of(values: list[float]) -> str:
    """A mean with its interval of 95 %, in hundredths."""
    if len(values) < 2:
        return "–"
    error = Z * sqrt(variance(values) / len(values))
    return f"{100 * fmean(values):.2f} ± {100 * error:.2f}"


def share_of(count: int, total: int) -> str:
    """A share with its interval of 95 % (Wilson)."""
    if total == 0:
        return "none"
    p = count / total
    middle = (p + Z * Z / (2 * total)) / (1 + Z * Z / total)
    half = Z * sqrt(p * (1 - p) / total + Z * Z / (4 * total * total)) / (1 + Z * Z / total)
    return f"{100 * p:.1f} % ({100 * (middle - half):.1f}–{100 * min(1, middle + half):.1f}) of {total}"
