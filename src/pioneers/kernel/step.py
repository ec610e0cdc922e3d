"""Steps: the sequence of play, one stateless object for each thing that can be asked or done."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pioneers.kernel.action import Action, ActionSpace, Choices
from pioneers.kernel.event import Event
from pioneers.kernel.refusal import Refusal
from pioneers.native import i64, vec

S = TypeVar("S")

NOBODY: Final = -1

# What can stand against an action at any step; a step's own obstacles are numbered from `OWN` on.
LEGAL: Final = 0
NOT_NOW: Final = 1
UNKNOWN_HERE: Final = 2
OWN: Final = 3


# Games outside this package are interpreted, and subclass what is compiled here.
@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One step of the sequence. It keeps nothing: all that changes is in the state."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def open(self, state: S, events: list[Event] | None) -> i64:
        """Do what happens by itself and give the seat that must decide; `NOBODY` ends the step.

        A step with no option, or with no other option than to pass, must not ask.
        """
        return NOBODY

    def legal(self, state: S, choices: Choices) -> None:
        """Add every legal action, in the order of the action space."""
        raise AssertionError(self.name)

    def obstacle(self, state: S, index: i64) -> i64:
        """`LEGAL`, `NOT_NOW`, `UNKNOWN_HERE`, or a number of this step's own: what stands against the action."""
        raise AssertionError(self.name)

    def refusal(self, state: S, index: i64, obstacle: i64) -> Refusal:
        """The obstacle in words: rule, key and figures."""
        raise AssertionError(self.name)

    def apply(self, state: S, index: i64, events: list[Event] | None) -> None:
        """Carry out a legal action. `open` is asked again afterwards, unless the step was closed."""
        raise AssertionError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)  # as above
class Shared:
    """What all states of one set-up share and none changes: the steps and the action space."""

    def __init__(self, space: ActionSpace, steps: list[Step[Any]], most_choices: int, rules: int) -> None:
        self.space: Final = space
        # The version of the rules that these states are played by.
        self.rules: Final = rules
        # Vectors, for the type of what comes out of a list is checked every time.
        self.steps: Final[vec[Step[Any]]] = vec[Step[Any]](steps)
        self.actions: Final[vec[Action]] = vec[Action](space.actions)
        # Room for the longest list of legal actions, and a buffer made from it that `legal` uses again and again.
        self.blank: Final[vec[i64]] = vec[i64]([0] * most_choices)
        self.spare: Choices | None = None
        # A state without anything in it: to copy it is quicker than to fill every vector of a new one.
        self.template: Any = None
