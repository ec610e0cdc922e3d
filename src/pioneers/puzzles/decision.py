"""Where a decision ends: a plan is a row of actions, and a person plays them one by one, in an order of their own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from pioneers.bots.evaluator import Evaluator
from pioneers.bots.plans import Plans
from pioneers.kernel.game import Game
from pioneers.kernel.state import State


def inner_steps(game: Game[Any], base: State, plans: Iterable[Sequence[int]]) -> frozenset[str]:
    """The steps at which the plans of a position are not complete yet."""
    inner: set[str] = set()
    actions = base.shared.space.actions
    for plan in plans:
        state = base.copy()
        for atom in plan[:-1]:
            game.advance(state, actions[atom])
            inner.add(state.step)
    return frozenset(inner)


def goes_on(state: State, seat: int, inner: frozenset[str]) -> bool:
    """Whether the seat that decides is still busy with the decision."""
    return state.seat == seat and state.step in inner


def first_plans(evaluator: Evaluator, base: State) -> list[tuple[tuple[int, ...], int, bool]]:
    """The plans of a position, each with its score at first sight and whether it plainly harms."""
    plans = Plans()
    evaluator.first_plans(base, plans)
    return [
        (tuple(plans.listed(number)), int(plans.scores[number]), bool(plans.harms[number]))
        for number in range(int(plans.count))
    ]


def end_of(game: Game[Any], base: State, plan: Sequence[int]) -> str:
    """The digest of what a plan leads to: plans with the same end are the same answer."""
    state = base.copy()
    actions = state.shared.space.actions
    for atom in plan:
        game.advance(state, actions[atom])
    return game.digest(state)
