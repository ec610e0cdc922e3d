"""Puzzles for tests, a few of those that are shipped: always the same ones."""

from __future__ import annotations

import random
from functools import cache

from pioneers.puzzles.collection import collection_of, games_with_puzzles
from pioneers.puzzles.puzzle import Puzzle

GAMES = games_with_puzzles()


@cache
def sample(game: str, count: int) -> list[Puzzle]:
    """So many puzzles of a game."""
    return random.Random(count).sample(list(collection_of(game).puzzles.values()), count)


def puzzle_with(game: str, *verbs: str) -> Puzzle:
    """The first puzzle in which some plan has these verbs, one for each action."""
    for puzzle in collection_of(game).puzzles.values():
        for plan in puzzle.plans:
            if tuple(action.split()[0] for action in plan.actions) == verbs:
                return puzzle
    raise AssertionError(verbs)
