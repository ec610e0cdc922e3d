"""The sequence of play of a game: every step gets its number by being named once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pioneers.kernel.state import STEP_MASK
from pioneers.kernel.step import Step


class Numbering:
    """The names of a game's steps, by their numbers. Number 0 is the end of the game, an empty stack."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = ["over"]

    def add(self, name: str) -> int:
        """The number of the next step. A stack has only so many bits for each."""
        if name in self.names:
            raise ValueError(f"the step {name!r} stands twice in the sequence")
        if len(self.names) > STEP_MASK:
            raise ValueError(f"the step {name!r} is one too many: a stack has room for numbers up to {STEP_MASK}")
        self.names.append(name)
        return len(self.names) - 1

    def ordered(self, steps: Sequence[Step[Any]]) -> list[Step[Any]]:
        """The steps by their numbers, whatever order they come in: each just once."""
        by_name = {step.name: step for step in (Step[Any]("over"), *steps)}
        if len(by_name) != len(steps) + 1 or set(by_name) != set(self.names):
            raise ValueError(f"these must be the steps, each once: {self.names[1:]}")
        return [by_name[name] for name in self.names]
