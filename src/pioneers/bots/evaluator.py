"""What a bot must know of a game: which decisions there are, what a position is worth, what might be hidden."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from pioneers.bots.plans import Plans
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State
from pioneers.native import i64

# What a won game is worth; a lost one is worth 0, and a shared win its share.
SURE: Final = 10_000


# Games outside this package are interpreted, and subclass what is compiled here.
@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """The base of every game's mind. All numbers are whole, so that every machine thinks alike.

    A mind keeps nothing of a match. It is given imagined states only, never the true one. The levels are built on it;
    a learned evaluation is another mind.
    """

    def redeal(self, state: State, seat: i64, rng: Rng) -> State:
        """A copy in which all that this seat may not know is dealt anew, true to what it has seen."""
        raise AssertionError("every game deals its own secrets")

    def plans(self, state: State, plans: Plans) -> None:
        """Clear the buffer and add every whole decision of the seat that decides, best known by its score.

        The position may be in the middle of a decision: then the plans are the ways to go on. At least one plan; each
        a row of atoms legal one after the other, that reveals nothing new on the way.
        """
        raise AssertionError("every game has its own decisions")

    def mark(self, state: State) -> i64:
        """A number that grows when a turn (or a trick with all that follows from it) is over."""
        raise AssertionError("every game has its own turns")

    def plain(self, state: State, seat: i64) -> i64:
        """A plain evaluation: what the seat has now, for a bot that does not think ahead."""
        raise AssertionError("every game counts its own goods")

    def worth(self, state: State, seat: i64) -> i64:
        """The good evaluation: how likely the seat wins, from 0 to `SURE`. Exact when the game is over."""
        raise AssertionError("every game has its own worth")

    def quick(self, state: State, plans: Plans, rng: Rng) -> None:
        """Let whoever decides make one decision, fast and sensibly: how imagined opponents play."""
        raise AssertionError("every game has its own habits")

    def horizon(self, state: State) -> i64:
        """The mark up to which an imagined game is played on before `worth` judges it."""
        return self.mark(state) + 1
