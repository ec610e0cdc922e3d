"""Goes through all states of a model, nearest first, and tells the shortest way to one that must not be."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, Protocol, TypeVar

State = TypeVar("State", bound=Hashable)
# Words, and what the model makes words of; put together only where somebody reads it.
Label = tuple[object, ...]


class Step(NamedTuple, Generic[State]):
    """Something that may happen next. A `harm` is never needed for things to go on; `wrong` says what it breaks."""

    label: Label
    state: State
    harm: bool = False
    wrong: str | None = None


class Model(Protocol[State]):
    """What can be explored."""

    def start(self) -> State:
        """How it begins."""
        ...

    def steps(self, state: State) -> Iterable[Step[State]]:
        """All that may happen next."""
        ...

    def wrong(self, state: State) -> str | None:
        """Why a state must not be."""
        ...

    def done(self, state: State) -> bool:
        """Whether everybody has got an answer."""
        ...

    def twin(self, state: State) -> State:
        """The same with both processes exchanged: it stands for both. Itself, if they cannot be."""
        ...

    def told(self, label: Label) -> str:
        """A label in words."""
        ...


@dataclass
class Explored:
    """What was found: how many states and steps there are, and the way to the nearest that is wrong."""

    states: int
    steps: int
    reason: str | None = None
    trace: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        counted = f"{self.states:,} states, {self.steps:,} steps"
        if self.reason is None:
            return f"{counted}: all is well"
        way = [f"  {number:2}. {label}" for number, label in enumerate(self.trace, 1)]
        return "\n".join([f"{self.reason}, after {len(self.trace)} steps ({counted})", *way])


class Explorer(Generic[State]):
    """The states found so far, and how each was reached first."""

    def __init__(self, model: Model[State], most: int) -> None:
        self.model = model
        self.most = most
        self.states = [model.start()]
        self.numbers: dict[State, int] = {self.states[0]: 0}
        self.reached: list[tuple[int, Label]] = [(-1, ())]
        # Who leads to a state without harm.
        self.leading: list[list[int]] = [[]]
        self.taken = 0

    def explore(self) -> Explored:
        """All states, breadth first: none is wrong, and from each everybody can get an answer without more harm."""
        waiting = deque([0])
        while waiting:
            number = waiting.popleft()
            for step in self.model.steps(self.states[number]):
                self.taken += 1
                if step.wrong is not None:
                    return self.found(step.wrong, number, step.label)
                known, new = self.place(number, step)
                if new:
                    waiting.append(known)
                    reason = self.model.wrong(step.state)
                    if reason is not None:
                        return self.found(reason, known)
                if not step.harm:
                    self.leading[known].append(number)
        stuck = self.stuck()
        if stuck is not None:
            return self.found("from here not everybody gets an answer any more", stuck)
        return Explored(len(self.states), self.taken)

    def place(self, number: int, step: Step[State]) -> tuple[int, bool]:
        """The number of the state that a step leads to, or of its twin, and whether it is new."""
        known = self.numbers.get(step.state)
        if known is None:
            known = self.numbers.get(self.model.twin(step.state))
        if known is not None:
            return known, False
        if len(self.states) == self.most:
            raise AssertionError(f"more than {self.most:,} states")
        self.numbers[step.state] = place = len(self.states)
        self.states.append(step.state)
        self.reached.append((number, step.label))
        self.leading.append([])
        return place, True

    def stuck(self) -> int | None:
        """The first state from which no way without harm leads to one where all is done."""
        fine = bytearray(len(self.states))
        waiting = [number for number, state in enumerate(self.states) if self.model.done(state)]
        for number in waiting:
            fine[number] = 1
        while waiting:
            for before in self.leading[waiting.pop()]:
                if not fine[before]:
                    fine[before] = 1
                    waiting.append(before)
        stuck = fine.find(0)
        return None if stuck < 0 else stuck

    def found(self, reason: str, number: int, *last: Label) -> Explored:
        """Something is wrong: the way that led there."""
        way: list[Label] = []
        while number > 0:
            number, label = self.reached[number]
            way.append(label)
        trace = [self.model.told(label) for label in (*reversed(way), *last)]
        return Explored(len(self.states), self.taken, reason, trace)


def explore(model: Model[State], most: int = 3_000_000) -> Explored:
    """What is found in all states of a model."""
    return Explorer(model, most).explore()
