"""What a game must offer so that its networks can be trained, whatever they look at."""

from __future__ import annotations

from typing import NamedTuple

from pioneers.bots.evaluator import Evaluator
from pioneers.bots.learned.network import Network
from pioneers.bots.weights import Weights
from pioneers.kernel.state import State


class Kind(NamedTuple):
    """One network of a game: its name, which its file has too, and the rows it looks at."""

    name: str
    version: int
    own: int
    common: int
    # One of so many positions is learned from: those of one game are much alike.
    sparsity: int
    # What the evaluation made by hand says is one of the numbers of a seat's own row: which one, and how much a chance
    # grows with it, in nats for the largest number that there may be. The fit starts from there.
    by_hand: tuple[int, float] | None = None


class Learning:
    """The base of what every game with an expert has."""

    kinds: tuple[Kind, ...]

    def row(self, state: State, viewer: int) -> tuple[int, list[int]]:
        """The number of the kind that judges this position, and what it is shown: common numbers, then seat by seat."""
        raise NotImplementedError

    def expert(self, weights: Weights, networks: list[Network]) -> Evaluator:
        """The expert with these networks, in the order of the kinds."""
        raise NotImplementedError
