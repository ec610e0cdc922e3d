"""The position of a puzzle: its game played up to there, and what the seat that decides has seen of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import pioneers
from pioneers.bots.evaluators import best_evaluator
from pioneers.kernel.event import Event
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.state import State
from pioneers.puzzles.course import CourseError, unpacked
from pioneers.puzzles.decision import first_plans, inner_steps
from pioneers.puzzles.puzzle import Plan, Puzzle

# Positions that are kept at hand: who solves a puzzle asks for it several times.
KEPT: Final = 64


@dataclass(frozen=True, slots=True)
class Position:
    """A puzzle's position. Nothing in it changes: moves are tried on copies."""

    game: Game[Any]
    state: State
    seat: int
    events: tuple[tuple[int, Event], ...]
    """All that happened before, each with the number of actions that had been played."""
    moves: int
    inner: frozenset[str]
    """The steps at which a decision that begins here is not complete."""

    def end_of(self, plan: Plan) -> str:
        """The digest of what a plan leads to."""
        state = self.state.copy()
        for action in plan.actions:
            self.game.play(state, action)
        return self.game.digest(state)


@lru_cache(maxsize=KEPT)
def _opened(puzzle: Puzzle) -> Position:
    game = puzzle.game
    played = pioneers.game(game)
    told: list[Event] = []
    state: State = played.started(puzzle.players, puzzle.seed, dict(puzzle.options), puzzle.rules, told)
    data = played.data_digest(state)
    if data != puzzle.data:
        raise Mistake("puzzle-data", game=game, data=puzzle.data, right=data)
    events = [(0, event) for event in told]
    moves = 0
    try:
        for action in unpacked(state, puzzle.course):
            moves += 1
            events += [(moves, event) for event in played.play(state, action)]
    except (CourseError, Refusal) as error:
        raise Mistake("puzzle-broken", game=game, reason=repr(error)) from error
    if state.seat is None:
        raise Mistake("puzzle-broken", game=game, reason="over")
    plans = [
        plan for plan, _, _ in first_plans(best_evaluator(game), played.imagine(played.view(state, state.seat), 0))
    ]
    return Position(played, state, state.seat, tuple(events), moves, inner_steps(played, state, plans))


def opened(puzzle: Puzzle) -> Position:
    """The position of a puzzle; a `Mistake` if its course cannot be played any more."""
    position = _opened(puzzle)
    if position.seat != puzzle.seat:
        raise Mistake("puzzle-broken", game=puzzle.game, reason=f"seat: {position.seat}")
    return position
