"""Lessons for tests: a few short games, and what follows from them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from pioneers.training.harvest import Assignment, Harvest, harvest
from pioneers.training.shards import write_shard

ITERATIONS = 3


@cache
def games(game: str, players: int, count: int = 3) -> tuple[Harvest, ...]:
    """Some games of the search, thinking little."""
    return tuple(harvest(Assignment(game, players, seed, ITERATIONS)) for seed in range(10, 10 + count))


def shard(folder: Path, game: str, players: int, count: int = 3) -> list[Path]:
    """The same on the disk."""
    return write_shard(folder, 0, games(game, players, count))
