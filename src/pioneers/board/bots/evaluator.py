"""The evaluator of the board game: what every level of bot is built on."""

from __future__ import annotations

from typing import Final

from pioneers.board.bots.decisions import add_drives, add_farmers, add_joinings, add_returns, add_settlings
from pioneers.board.bots.heuristics import Heuristics
from pioneers.board.bots.measures import Measures, rounds_left, tile_counts
from pioneers.board.bots.purchases import add_free_roads, add_placements, add_purchases
from pioneers.board.bots.worth import chance_to_win, final_worth, goods
from pioneers.board.position.redeal import redeal
from pioneers.board.position.reshuffle import reshuffled
from pioneers.board.position.state import BoardState
from pioneers.board.rules.scoring import heads
from pioneers.board.rules.sequence import BARKEEPER, DRIVE, FARMER, JOIN, PLACE, PURCHASE, SERGEANT, SETTLE
from pioneers.bots.evaluator import Evaluator
from pioneers.bots.plans import Plans
from pioneers.bots.weights import Weights
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import STEP_MASK, State
from pioneers.native import i64, vec

# What a character may like. Roads count by those that are no longer in the supply.
TRAITS: Final = ("roads", "money", "points", "bankers", "merchants", "coaches", "aboard")
# No list of decisions is longer.
MOST_PLANS: Final = 30


class BoardEvaluator(Evaluator):
    """Thinks of the board game with the weights it is given."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.measures: Final = Measures(weights)
        self.rounds_ahead: i64 = weights["search"]["rounds-ahead"]

    def redeal(self, state: State, seat: i64, rng: Rng) -> State:
        """The coaches not yet seen and the nuggets of the others are dealt anew."""
        assert isinstance(state, BoardState)
        return redeal(state, seat, rng)

    def reshuffled(self, state: State, most: i64, rng: Rng) -> list[State]:
        """The coaches and the nuggets that nobody has seen: every one that may come next does so equally often."""
        assert isinstance(state, BoardState)
        return reshuffled(state, most, rng)

    def plans(self, state: State, plans: Plans) -> None:
        """A purchase with its lines, a drive with who settles, or one choice of a pioneer."""
        assert isinstance(state, BoardState)
        plans.clear()
        measures = self.measures
        sight = Heuristics(state, state.deciding, tile_counts(state), rounds_left(state, measures), measures)
        step: i64 = state.stack & STEP_MASK
        if step == PURCHASE:
            add_purchases(sight, plans)
        elif step == DRIVE:
            add_drives(sight, plans)
        elif step == SETTLE:
            add_settlings(sight, plans)
        elif step == JOIN:
            add_joinings(sight, plans)
        elif step == PLACE:
            add_placements(sight, plans)
        elif step == SERGEANT:
            add_free_roads(sight, plans)
        elif step == BARKEEPER:
            add_returns(sight, plans)
        else:
            assert step == FARMER
            add_farmers(sight, plans)
        plans.keep_best(MOST_PLANS)

    def mark(self, state: State) -> i64:
        """The turns that have ended."""
        assert isinstance(state, BoardState)
        players = state.lookup.players
        ended: i64 = state.round * players + (state.active - state.first + players) % players
        return ended if state.stack != 0 else ended + 1

    def plain(self, state: State, seat: i64) -> i64:
        """Points and possessions as they are."""
        assert isinstance(state, BoardState)
        return goods(state, seat, self.measures)

    def worth(self, state: State, seat: i64) -> i64:
        """The expected points of all seats, made into a chance."""
        assert isinstance(state, BoardState)
        if state.stack == 0:
            return final_worth(state, seat)
        return chance_to_win(state, seat, self.measures)

    def judge(self, state: State, viewer: i64, chances: vec[i64]) -> None:
        """Seat by seat, each as it sees itself."""
        assert isinstance(state, BoardState)
        for seat in range(state.lookup.players):
            chances[seat] = self.worth(state, seat)

    def traits(self) -> tuple[str, ...]:
        """In the order of `count_traits`."""
        return TRAITS

    def count_traits(self, state: State, seat: i64, counts: vec[i64]) -> None:
        """What a seat has got so far; of its pioneers those still in coaches."""
        assert isinstance(state, BoardState)
        counts[0] = -state.roads[seat]
        counts[1] = state.money[seat]
        counts[2] = state.score[seat]
        counts[3] = state.bankers[seat]
        counts[4] = state.merchants[seat]
        counts[5] = state.coach_count[seat]
        counts[6] = heads(state.aboard[seat])

    def quick(self, state: State, plans: Plans, rng: Rng) -> None:
        """What looks best at first sight, with a whim."""
        self.plans(state, plans)
        plans.play(state, plans.best_with_whim(self.measures.whim, rng))

    def horizon(self, state: State) -> i64:
        """The end of the next own turn after so many rounds: a judgement in between favours who has just moved."""
        assert isinstance(state, BoardState)
        return self.mark(state) + state.lookup.players * self.rounds_ahead + 1
