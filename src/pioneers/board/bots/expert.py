"""The evaluator of level 5 of the board game: it judges by what it has learned."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pioneers.board.bots.evaluator import BoardEvaluator
from pioneers.board.bots.rows import COMMON_WIDTH, MOST_SEATS, OWN_WIDTH, VERSION, blank_rows, write_rows
from pioneers.board.bots.worth import final_worth
from pioneers.board.position.state import BoardState
from pioneers.bots.learned.network import Network
from pioneers.bots.learned.network_file import read_network
from pioneers.bots.learned.rows import Rows
from pioneers.bots.weights import Weights
from pioneers.kernel.state import State
from pioneers.native import i64, vec

NETWORK: Final = Path(__file__).parent / "board.net"


class BoardExpert(BoardEvaluator):
    """Thinks of the board game with a network in place of the sum of its prospects."""

    def __init__(self, weights: Weights, network: Network | None = None) -> None:
        super().__init__(weights)
        self.judges_all = True
        self.rounds_ahead = weights["expert"]["rounds-ahead"]
        self.network: Final[Network] = network or read_network(NETWORK, "board", VERSION, OWN_WIDTH, COMMON_WIDTH)
        self.rows: Final[Rows] = blank_rows()
        self.chances: Final = vec[i64]([0] * MOST_SEATS)

    def worth(self, state: State, seat: i64) -> i64:
        """The chance of one seat."""
        self.judge(state, seat, self.chances)
        return self.chances[seat]

    def judge(self, state: State, viewer: i64, chances: vec[i64]) -> None:
        """The chances of all seats, as far as the viewer can know."""
        assert isinstance(state, BoardState)
        if state.stack == 0:
            for seat in range(state.lookup.players):
                chances[seat] = final_worth(state, seat)
            return
        write_rows(state, viewer, self.measures, self.rows)
        self.network.judge(self.rows, chances)
