"""Somebody's way through a puzzle: the actions played so far, on the position of the puzzle, judged by the game itself.

Nothing is kept: who solves hands over all that was played, and it is played again. A decision is complete when the seat
is asked for something that belongs to none of its plans; an action that reveals something hidden ends it too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pioneers.kernel.event import Event
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.state import State
from pioneers.puzzles.decision import goes_on
from pioneers.puzzles.position import Position, opened
from pioneers.puzzles.puzzle import Puzzle
from pioneers.puzzles.verdict import Verdict, foreseen, verdict_on


@dataclass(slots=True)
class Attempt:
    """What was played, and where that leads."""

    puzzle: Puzzle
    position: Position
    state: State
    actions: list[str] = field(default_factory=list)
    # What the last move told.
    told: list[Event] = field(default_factory=list)
    # Why the last move is not possible.
    problem: Refusal | Mistake | None = None

    @property
    def is_complete(self) -> bool:
        """Whether the decision is made."""
        return bool(self.actions) and not goes_on(self.state, self.puzzle.seat, self.position.inner)

    @property
    def is_to_be_measured(self) -> bool:
        """Whether the verdict takes a search."""
        return self.is_complete and foreseen(self.puzzle, self.actions) is None

    def play(self, actions: Sequence[str]) -> None:
        """A move. Refused, it changes nothing and leaves its `problem`; what goes beyond the decision is not played."""
        after, played, told = self.state.copy(), list(self.actions), list[Event]()
        for action in actions:
            try:
                told += self.position.game.play(after, action)
            except (Refusal, Mistake) as problem:
                self.problem = problem
                return
            played.append(action)
            if not goes_on(after, self.puzzle.seat, self.position.inner):
                break
        self.state, self.actions, self.told = after, played, told

    def verdict(self) -> Verdict | None:
        """What is to be said of it, when it is complete."""
        return verdict_on(self.puzzle, self.actions) if self.is_complete else None


def attempt(puzzle: Puzzle, played: Sequence[str]) -> Attempt:
    """The way up to now; a `Mistake` if the puzzle does not lead there."""
    position = opened(puzzle)
    way = Attempt(puzzle, position, position.state.copy())
    if played:
        way.play(played)
        if way.problem is not None or len(way.actions) < len(played):
            raise Mistake("puzzle-lost")
        way.told = []
    return way
