"""How the network of the board game is trained: what it is shown."""

from __future__ import annotations

from pioneers.board.bots.expert import BoardExpert
from pioneers.board.bots.measures import Measures
from pioneers.board.bots.rows import COMMON_WIDTH, OWN_WIDTH, STEPS_A_NAT, VERSION, blank_rows, write_rows
from pioneers.board.position.state import BoardState
from pioneers.bots.evaluator import Evaluator
from pioneers.bots.learned.learning import Kind, Learning
from pioneers.bots.learned.network import Network
from pioneers.bots.learned.rows import LARGEST
from pioneers.bots.weights import Weights
from pioneers.kernel.state import State

BY_HAND = 0


class BoardLearning(Learning):
    """One network for the whole game."""

    kinds = (Kind("board", VERSION, OWN_WIDTH, COMMON_WIDTH, 1, (BY_HAND, LARGEST / STEPS_A_NAT)),)

    def __init__(self, weights: Weights) -> None:
        self.measures = Measures(weights)
        self.rows = blank_rows()

    def row(self, state: State, viewer: int) -> tuple[int, list[int]]:
        """Always for the one network."""
        assert isinstance(state, BoardState)
        write_rows(state, viewer, self.measures, self.rows)
        return 0, self.rows.listed()

    def expert(self, weights: Weights, networks: list[Network]) -> Evaluator:
        """See the base."""
        return BoardExpert(weights, networks[0])
