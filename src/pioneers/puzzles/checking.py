"""Puzzles proven again: after a change of rules or bots, do the answers still stand?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple

from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.rng import seeded
from pioneers.kernel.state import State
from pioneers.puzzles.decision import end_of, first_plans
from pioneers.puzzles.measure import Measure, Measured
from pioneers.puzzles.position import opened
from pioneers.puzzles.proving import FIRST, MARGIN, Look, measure_all
from pioneers.puzzles.puzzle import Plan, Puzzle

# `sound`: proven again. `broken`: its game cannot be played any more. `fallen`: another plan is as good as the answers.
# `doubtful`: an answer is no answer any more, or what is wrong is not clearly so.
Verdict = Literal["sound", "broken", "fallen", "doubtful"]

# The answers were found with other seeds than these, and with other budgets.
AGAIN: Final = Look(5, 1600, range(40, 42))
# What was clear stays so by this much; what was as good may be worse by no more.
STILL_CLEAR: Final = MARGIN / 2
STILL_GOOD: Final = 0.05


class Finding(NamedTuple):
    """What became of a puzzle, and by how much its answer is better now."""

    puzzle: Puzzle
    state: Verdict
    margin: float
    reason: str = ""


def checked(puzzles: Sequence[Puzzle], look: Look = AGAIN) -> Iterator[Finding]:
    """Prove puzzles again, one after the other."""
    for puzzle in puzzles:
        yield check(puzzle, look)


def check(puzzle: Puzzle, look: Look = AGAIN) -> Finding:
    """Prove a puzzle again, with other chance and another budget."""
    try:
        position = opened(puzzle)
        ends = {position.end_of(plan) for plan in puzzle.plans[: puzzle.right]}
        others = {position.end_of(plan) for plan in puzzle.plans[puzzle.right :]}
    except (Mistake, Refusal) as problem:
        return Finding(puzzle, "broken", 0.0, repr(problem))
    if ends & others:
        return Finding(puzzle, "broken", 0.0, "a wrong plan leads to the same as an answer")
    game, state = position.game, position.state
    view = game.view(state, position.seat)
    base = game.imagine(view, int(seeded(puzzle.seed, "check").word()))
    right, wrong = measured_again(game, base, puzzle, look)
    best = max(plan.chances[puzzle.seat] for plan in right)
    margin = best - max(plan.chances[puzzle.seat] for plan in wrong)
    if margin < 0:
        return Finding(puzzle, "fallen", margin)
    worst = min(plan.chances[puzzle.seat] for plan in right)
    if margin < STILL_CLEAR or worst < best - STILL_GOOD:
        return Finding(puzzle, "doubtful", margin)
    return Finding(puzzle, "sound", margin)


def measured_again(game: Game[Any], base: State, puzzle: Puzzle, look: Look) -> tuple[list[Measured], list[Measured]]:
    """The answers and the best others. All plans are considered, for a change of bots may bring new ones."""
    measure = Measure(game, base)
    answers = [indices(game, base, plan) for plan in puzzle.plans[: puzzle.right]]
    ends = {end_of(game, base, plan) for plan in answers}
    told = [indices(game, base, plan) for plan in puzzle.plans[puzzle.right :]]
    known = {end_of(game, base, plan): plan for plan in told}
    for plan, _, _ in first_plans(measure.evaluator, base):
        known.setdefault(end_of(game, base, plan), plan)
    others = [plan for end, plan in known.items() if end not in ends]
    likely = measure_all(measure, others, FIRST)[: max(1, look.most - len(answers))]
    return measure_all(measure, answers, look), measure_all(measure, [plan.plan for plan in likely], look)


def indices(game: Game[Any], base: State, plan: Plan) -> tuple[int, ...]:
    """A plan that was written as the search has it."""
    return tuple(int(game.resolve(base, action).index) for action in plan.actions)
