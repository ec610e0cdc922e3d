"""The state of a game: plain data, what all states share, and a small stack of step numbers."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from pioneers.kernel.action import Action, Choices
from pioneers.kernel.event import Event
from pioneers.kernel.rng import Rng
from pioneers.kernel.step import NOBODY, Shared, Step
from pioneers.native import i64

# Step numbers are packed four bits each, the current one lowest; an empty stack is the end of the game.
STEP_BITS: Final = 4
STEP_MASK: Final = (1 << STEP_BITS) - 1
# As many as a number of 63 bits has room for.
MOST_STEPS: Final = 63 // STEP_BITS

NOTHING: Final = -1  # the index of no action


# Games outside this package are interpreted, and subclass what is compiled here.
@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position. `seat` decides now; it is `None` when the game is over."""

    def __init__(self, shared: Shared, stack: i64, deciding: i64) -> None:
        self.shared: Shared = shared
        self.stack: i64 = stack
        self.deciding: i64 = deciding

    @property
    def seat(self) -> int | None:
        """The seat that decides now, `None` when the game is over."""
        if self.deciding < 0:
            return None
        return self.deciding

    @property
    def step(self) -> str:
        """The name of the step that asks, `over` at the end."""
        if self.stack == 0:
            return "over"
        return self.asking().name

    def asking(self) -> Step[Any]:
        """The step on top of the stack."""
        return self.shared.steps[self.stack & STEP_MASK]

    def legal(self) -> list[Action]:
        """Every legal action, in the order of the action space; empty only when the game is over."""
        if self.stack == 0:
            return []
        shared = self.shared
        choices = self.choices()
        actions = shared.actions
        indices = choices.indices
        count: i64 = choices.count
        # A list of the right length that is filled: one that grows takes twice as long.
        found = shared.space.actions[:count]
        for place in range(count):
            found[place] = actions[indices[place]]
        shared.spare = choices
        return found

    def choices(self) -> Choices:
        """The indices of the legal actions of a game that is not over, in a buffer.

        Who has read it gives it back as `shared.spare`, so that the next one need not be made.
        """
        shared = self.shared
        # The buffer is taken in one go, so that no two threads write into the same one.
        choices, shared.spare = shared.spare, None
        if choices is None:
            choices = Choices(shared.blank[:])
        choices.count = 0
        shared.steps[self.stack & STEP_MASK].legal(self, choices)
        return choices

    def copy(self) -> State:
        """An independent state: nothing done to one is seen in the other."""
        raise AssertionError("every game copies its own state")

    def unseed(self, rng: Rng) -> None:
        """Draw what is still to come from `rng`: who plays ahead must not read what will really be dealt.

        Nothing to do where nothing is drawn any more, or from a generator already.
        """

    def ask_first(self, step: i64) -> None:
        """Ask this step before the current one goes on."""
        self.stack = (self.stack << STEP_BITS) | step

    def ask_next(self, step: i64) -> None:
        """Ask this step right after the current one."""
        current: i64 = self.stack & STEP_MASK
        self.stack = (((self.stack >> STEP_BITS) << STEP_BITS | step) << STEP_BITS) | current

    def ask_all_next(self, steps: i64, count: i64) -> None:
        """Ask so many steps, packed in their order, right after the current one."""
        current: i64 = self.stack & STEP_MASK
        below: i64 = (self.stack >> STEP_BITS) << (count * STEP_BITS)
        self.stack = ((below | steps) << STEP_BITS) | current

    def close(self) -> None:
        """End the current step."""
        self.stack >>= STEP_BITS

    def end_after_this(self) -> None:
        """Take every later step off: the game is over when the current one closes."""
        self.stack &= STEP_MASK


def packed(steps: tuple[int, ...]) -> int:
    """A stack that runs these steps in the order given."""
    if len(steps) > MOST_STEPS:
        raise ValueError(f"a stack has room for {MOST_STEPS} steps")
    stack = 0
    for step in reversed(steps):
        stack = stack << STEP_BITS | step
    return stack


def proceed(state: State, events: list[Event] | None) -> None:
    """Run the steps that need no answer, up to the next decision or the end."""
    advance_index(state, NOTHING, events)


def advance_index(state: State, index: i64, events: list[Event] | None) -> None:
    """Carry out a legal action given by its index, then run the steps that need no answer, up to the next decision."""
    steps = state.shared.steps
    if index != NOTHING:
        steps[state.stack & STEP_MASK].apply(state, index, events)
    while state.stack != 0:
        seat: i64 = steps[state.stack & STEP_MASK].open(state, events)
        if seat != NOBODY:
            state.deciding = seat
            return
        state.stack >>= STEP_BITS
    state.deciding = NOBODY
