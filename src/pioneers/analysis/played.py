"""Which plan was played: records hold single actions, plans are whole decisions.

The same cards laid in another order, or two roads bought in another order, are the same plan: what counts is where they
lead. What no plan holds is judged action by action, for a plan may begin in the middle of a decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.state import State, advance_index


@dataclass(frozen=True, slots=True)
class Played:
    """A plan as its atoms, and how many actions of the record it was."""

    atoms: list[int]
    length: int


def found_played(game: Game[Any], base: State, plans: Sequence[list[int]], following: Sequence[str]) -> Played:
    """The longest plan that leads where these actions led; without one, the next action alone."""
    atoms = [int(game.resolve(base, text).index) for text in following]
    exact = [plan for plan in plans if plan == atoms[: len(plan)]]
    if exact:
        longest = max(exact, key=len)
        return Played(longest, len(longest))
    reached = positions(game, base, atoms, sorted({len(plan) for plan in plans}))
    for length in sorted(reached, reverse=True):
        for plan in plans:
            if len(plan) == length and end_of(game, base, plan) == reached[length]:
                return Played(plan, length)
    return Played(atoms[:1], 1)


def positions(game: Game[Any], base: State, atoms: Sequence[int], lengths: Sequence[int]) -> dict[int, str]:
    """Where the actions led after so many of them, as far as they can be played in this world."""
    found = {}
    state = base.copy()
    try:
        for number, atom in enumerate(atoms, 1):
            # In a world that is merely imagined an action may be refused.
            game.play(state, state.shared.space.actions[atom])
            if number in lengths and number > 1:
                found[number] = game.digest(state)
    except (Refusal, Mistake):
        pass
    return found


def end_of(game: Game[Any], base: State, plan: Sequence[int]) -> str:
    """The digest of where a plan leads."""
    state = base.copy()
    for atom in plan:
        advance_index(state, atom, None)
    return game.digest(state)
