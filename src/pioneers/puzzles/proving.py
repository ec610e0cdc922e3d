"""Whether a decision is a puzzle: a plan, or a few that are as good, clearly better than all others, however one looks.

The plans are measured three times, each time fewer of them and deeper, with other chance and another budget. What is
neither as good as the best nor clearly worse makes the position no puzzle: nobody could be told who is right.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from pioneers.kernel.game import Game
from pioneers.kernel.state import State
from pioneers.puzzles.decision import end_of, first_plans
from pioneers.puzzles.measure import Measure, Measured, Plan

# Plans this near to the best are as good; all others must be farther away than the margin.
AS_GOOD: Final = 0.02
MARGIN: Final = 0.06
# The margin is so many times the error of the two that are compared.
ERRORS: Final = 3
# More answers than this are no riddle, nor is a choice between fewer plans.
MOST_RIGHT: Final = 3
FEWEST: Final = 3
# A game as good as lost or won teaches nothing.
HOPELESS: Final = 0.08
# At the first look a gap of so much is enough.
GAP: Final = 0.03
# After the first look plans so much worse are left out.
FAR: Final = 0.2


@dataclass(frozen=True, slots=True)
class Look:
    """How the plans are measured once: of how many, with which budget, which chance."""

    most: int
    iterations: int
    seeds: range


# Two budgets, each with seeds of its own, after a first look at all.
FIRST: Final = Look(16, 160, range(1))
USUAL: Final = Look(6, 800, range(10, 13))
DEEP: Final = Look(3, 3200, range(20, 22))


@dataclass(frozen=True, slots=True)
class Proven:
    """A puzzle's plans, best first, the first `right` of them the answers; how clear it is; what was to choose from."""

    plans: tuple[Measured, ...]
    right: int
    margin: float
    choices: int
    first_sight: bool
    """Whether the plan with the best score at first sight is an answer."""


@dataclass(frozen=True, slots=True)
class Rest:
    """The plans that are as good as the best, those that are not, and how far the two are apart; see `parted`."""

    right: list[Measured]
    wrong: list[Measured]
    margin: float


def proven(game: Game[Any], base: State, looks: Sequence[Look] = (USUAL, DEEP)) -> Proven | None:
    """The proof that the position is a puzzle for the seat that decides in it; none if it is not one.

    `base` is a world that fits what this seat knows.
    """
    measure = Measure(game, base)
    considered = first_plans(measure.evaluator, base)
    plans = distinct(game, base, [plan for plan, _, _ in considered])
    if len(plans) < FEWEST:
        return None
    measured = measure_all(measure, plans, FIRST)
    best = measured[0].chances[measure.seat]
    if not best >= HOPELESS or measured[-1].chances[measure.seat] > best - MARGIN:
        return None
    if not has_gap(measured, measure.seat):
        return None
    kept = [found for found in measured if found.chances[measure.seat] >= best - FAR]
    margin = 1.0
    answers: set[Plan] | None = None
    for number, look in enumerate(looks):
        last = number == len(looks) - 1
        candidates = [found.plan for found in kept[: look.most]]
        if len(candidates) < 2:
            candidates = [found.plan for found in measured[:2]]
        kept = measure_all(measure, candidates, look, line=last)
        parts = parted(kept, measure.seat)
        if parts is None:
            return None
        found = {plan.plan for plan in parts.right}
        if answers is not None and found != answers:
            return None
        answers = found
        margin = min(margin, parts.margin)
    assert answers is not None
    if kept[0].chances[measure.seat] < HOPELESS or len(answers) > min(MOST_RIGHT, len(plans) // 2):
        return None
    seen = {plan.plan for plan in kept}
    most = kept[-1].chances[measure.seat]
    # The rest was looked at once, and is no better than the last of those that were looked at closely.
    kept += [limited(plan, measure.seat, most) for plan in measured if plan.plan not in seen]
    glance = max(considered, key=lambda plan: plan[1])[0]
    ends = {end_of(game, base, plan) for plan in answers}
    return Proven(tuple(kept), len(answers), margin, len(plans), end_of(game, base, glance) in ends)


def has_gap(plans: Sequence[Measured], seat: int) -> bool:
    """Whether there is a gap behind the first plan, or behind as many as may be answers: else all else is in vain."""
    values = [plan.chances[seat] for plan in plans]
    return any(values[place] - values[place + 1] >= GAP for place in range(min(MOST_RIGHT, len(values) - 1)))


def limited(plan: Measured, seat: int, most: float) -> Measured:
    """A plan whose seat has no more than such a chance; what is too much goes to the others."""
    own = plan.chances[seat]
    if own <= most:
        return plan
    share = (1 - most) / max(1e-9, 1 - own)
    return replace(
        plan, chances=tuple(most if other == seat else chance * share for other, chance in enumerate(plan.chances))
    )


def measure_all(measure: Measure, plans: Sequence[Plan], look: Look, *, line: bool = False) -> list[Measured]:
    """The plans measured alike, best first."""
    found = [measure.of(plan, look.iterations, look.seeds, line) for plan in plans]
    return sorted(found, key=lambda plan: -plan.chances[measure.seat])


def parted(plans: Sequence[Measured], seat: int) -> Rest | None:
    """The answers and the others; none if they are not clearly apart in the mean and in each single search."""
    best = plans[0].chances[seat]
    right = [plan for plan in plans if plan.chances[seat] >= best - AS_GOOD]
    wrong = plans[len(right) :]
    if not wrong:
        return None
    margin = best - wrong[0].chances[seat]
    error = max(plan.error for plan in (*right, wrong[0]))
    if margin < max(MARGIN, ERRORS * error) or max(plan.highest for plan in wrong) >= right[0].lowest:
        return None
    return Rest(right, list(wrong), margin)


def distinct(game: Game[Any], base: State, plans: Sequence[Plan]) -> list[Plan]:
    """The plans without those that lead to the same as an earlier one."""
    found: dict[str, Plan] = {}
    for plan in plans:
        found.setdefault(end_of(game, base, plan), plan)
    return list(found.values())
