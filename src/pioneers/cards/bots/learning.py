"""How the networks of the card game are trained: what they are shown."""

from __future__ import annotations

from pioneers.bots.evaluator import Evaluator
from pioneers.bots.learned.learning import Kind, Learning
from pioneers.bots.learned.network import Network
from pioneers.bots.weights import Weights
from pioneers.cards.bots.expert import CardsExpert
from pioneers.cards.bots.judgement import Judgement
from pioneers.cards.bots.measures import Measures
from pioneers.cards.bots.rows import (
    RUNS_COMMON,
    RUNS_OWN,
    TRICKS_COMMON,
    TRICKS_OWN,
    VERSION,
    as_seen,
    blank_runs,
    blank_tricks,
    write_runs,
    write_tricks,
)
from pioneers.cards.bots.worth import fresh
from pioneers.cards.position.state import CardsState
from pioneers.kernel.state import State

# The curve of the evaluation made by hand falls to 0.9576 a step, and rows count its steps.
BY_HAND = 21
NATS = 127 * 0.04333


class CardsLearning(Learning):
    """A network for the moments between two runs, which the search asks, and one for all others."""

    kinds = (
        Kind("cards-runs", VERSION, RUNS_OWN, RUNS_COMMON, 1, (BY_HAND, NATS)),
        Kind("cards-tricks", VERSION, TRICKS_OWN, TRICKS_COMMON, 4, (BY_HAND, NATS)),
    )

    def __init__(self, weights: Weights) -> None:
        self.measures = Measures(weights)
        self.runs = blank_runs()
        self.tricks = blank_tricks()

    def row(self, state: State, viewer: int) -> tuple[int, list[int]]:
        """For one or the other."""
        assert isinstance(state, CardsState)
        seen = as_seen(state, viewer)
        if fresh(seen):
            write_runs(seen, viewer, self.measures, self.runs)
            return 0, self.runs.listed()
        write_tricks(seen, viewer, self.measures, self.tricks)
        return 1, self.tricks.listed()

    def expert(self, weights: Weights, networks: list[Network]) -> Evaluator:
        """See the base."""
        measures = Measures(weights)
        return CardsExpert(weights, Judgement(measures, networks[0], networks[1]))
