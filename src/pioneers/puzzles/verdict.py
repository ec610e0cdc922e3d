"""What is to be said of an answer: whether it is right, what it brings, how it would go on, what the others bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from pioneers.kernel.rng import seeded
from pioneers.puzzles.measure import Measure
from pioneers.puzzles.position import opened
from pioneers.puzzles.proving import AS_GOOD
from pioneers.puzzles.puzzle import LineStep, Plan, Puzzle

# An answer that nobody thought of when the puzzle was made is measured when it is given, together with the best one.
ITERATIONS: Final = 400
SEEDS: Final = range(50, 52)
# It is right too if it is worse by no more than this many times the error of the two, or than what counts as good.
ERRORS: Final = 2
KEPT: Final = 500


@dataclass(frozen=True, slots=True)
class Verdict:
    """`plans` are all that were looked at, best first, the first `right` of them as good as the best; `played` is the
    number of the answer among them.
    """

    plans: tuple[Plan, ...]
    right: int
    played: int

    @property
    def is_right(self) -> bool:
        """Whether the answer is as good as the best."""
        return self.played < self.right


def verdict_on(puzzle: Puzzle, actions: Sequence[str]) -> Verdict:
    """The verdict on a whole decision. In which order it was made does not matter, but where it leads."""
    return foreseen(puzzle, actions) or _unforeseen(puzzle, tuple(actions))


def foreseen(puzzle: Puzzle, actions: Sequence[str]) -> Verdict | None:
    """The same, if the puzzle knows the answer; else it has to be measured, which takes some tenths of a second."""
    position = opened(puzzle)
    end = position.end_of(Plan(tuple(actions), (), 0.0))
    for number, plan in enumerate(puzzle.plans):
        if position.end_of(plan) == end:
            return Verdict(puzzle.plans, puzzle.right, number)
    return None


@lru_cache(maxsize=KEPT)
def _measured(puzzle: Puzzle, actions: tuple[str, ...]) -> tuple[Plan, float]:
    """An answer measured beside the best: what it brings, and how much worse it is."""
    position = opened(puzzle)
    game, state = position.game, position.state
    base = game.imagine(game.view(state, puzzle.seat), int(seeded(puzzle.seed, "verdict").word()))
    measure = Measure(game, base)
    best, own = (
        measure.of(tuple(int(game.resolve(base, action).index) for action in plan), ITERATIONS, SEEDS, line=True)
        for plan in (puzzle.plans[0].actions, actions)
    )
    loss = best.chances[puzzle.seat] - own.chances[puzzle.seat]
    line = tuple(LineStep(step.seat, step.actions) for step in own.line)
    # What is shown must agree with what was measured longer: the loss counts, taken from the best.
    shift = puzzle.plans[0].chances[puzzle.seat] - best.chances[puzzle.seat]
    chances = tuple(
        min(1.0, max(0.0, chance + (shift if seat == puzzle.seat else -shift / (puzzle.players - 1))))
        for seat, chance in enumerate(own.chances)
    )
    return Plan(actions, chances, max(best.error, own.error), line), loss


def _unforeseen(puzzle: Puzzle, actions: tuple[str, ...]) -> Verdict:
    """The verdict on an answer that nobody thought of."""
    plan, loss = _measured(puzzle, actions)
    if loss <= max(AS_GOOD, ERRORS * plan.error):
        plans = (*puzzle.plans[: puzzle.right], plan, *puzzle.plans[puzzle.right :])
        return Verdict(plans, puzzle.right + 1, puzzle.right)
    own = plan.chances[puzzle.seat]
    better = sum(other.chances[puzzle.seat] >= own for other in puzzle.plans[puzzle.right :])
    place = puzzle.right + better
    return Verdict((*puzzle.plans[:place], plan, *puzzle.plans[place:]), puzzle.right, place)
