"""How hard a puzzle is: which levels find an answer, how many plans there are, how clear the gap is."""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from typing import Any, Final

from pioneers.bots.levels import EXPERT, LEVELS, LevelBot
from pioneers.kernel.game import Game
from pioneers.kernel.state import State
from pioneers.kernel.view import View
from pioneers.puzzles.decision import end_of
from pioneers.puzzles.measure import Plan

# By the lowest level that finds it; the last for what none of them does.
RATINGS: Final = {2: 1000, 3: 1300, 4: 1600, 5: 1900}
# Level 1 chooses by chance, level 5 is the judge: they say nothing.
ASKED: Final = (2, 3, 4)
NOBODY_FINDS: Final = 5
# What looks best at first sight is easier, what does not is harder.
SIGHT: Final = 100
USUAL_CHOICES: Final = 8
EACH_DOUBLING: Final = 60
USUAL_MARGIN: Final = 0.12
EACH_HUNDREDTH: Final = 10
MOST_FOR_MARGIN: Final = 150


def found_by(game: Game[Any], view: View, base: State, answers: Sequence[Plan]) -> int:
    """The lowest level that plays an answer; `NOBODY_FINDS` if none of those asked does."""
    ends = {end_of(game, base, plan) for plan in answers}
    for level in ASKED:
        actions = LevelBot(level, 1).decide(game, view)
        if end_of(game, base, tuple(int(game.resolve(base, action).index) for action in actions)) in ends:
            return level
    return NOBODY_FINDS


def rating_of(found: int, choices: int, margin: float, *, first_sight: bool) -> int:
    """A rating in the units of chess: 400 more is ten times as hard."""
    rating: float = RATINGS[found] + (-SIGHT if first_sight else SIGHT)
    rating += EACH_DOUBLING * log2(choices / USUAL_CHOICES)
    by_margin = (USUAL_MARGIN - margin) * 100 * EACH_HUNDREDTH
    return round(rating + max(-MOST_FOR_MARGIN, min(MOST_FOR_MARGIN, by_margin)))


assert set(ASKED) | {1, EXPERT} == set(LEVELS)
