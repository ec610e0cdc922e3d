"""The evaluator of level 5 of the card game."""

from __future__ import annotations

from typing import Final

from pioneers.bots.plans import Plans
from pioneers.bots.weights import Weights
from pioneers.bots.worlds import Worlds
from pioneers.cards.bots.choices import plan_every_building, plan_own_discard, plan_own_exchange
from pioneers.cards.bots.decisions import write_plans
from pioneers.cards.bots.evaluator import CardsEvaluator
from pioneers.cards.bots.fitted import NUMBERS
from pioneers.cards.bots.inference.evidence_file import read_evidence
from pioneers.cards.bots.inference.worlds import LikelyWorlds
from pioneers.cards.bots.judgement import Judgement
from pioneers.cards.bots.last_tricks import LastTricks
from pioneers.cards.bots.sight import look_again
from pioneers.cards.bots.sight_file import read_sights
from pioneers.cards.position.state import CardsState
from pioneers.cards.rules.actions import MOST_SEATS
from pioneers.cards.rules.sequence import BUILD, DISCARD, EXCHANGE
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import STEP_MASK, State
from pioneers.native import i64, vec

# What was learned for each number of players, read once; empty where nobody plays.
READ: Final = read_sights()
SIGHTS: Final[list[vec[i64]]] = [vec[i64](READ.get(players, [])) for players in range(MOST_SEATS + 1)]

EVIDENCE: Final = read_evidence()


class CardsExpert(CardsEvaluator):
    """Judges by what it has learned."""

    def __init__(self, weights: Weights, judgement: Judgement | None = None) -> None:
        looks = weights["expert-sight"]["second-look"]
        super().__init__({**weights, "first-sight": weights["expert-sight"]} if looks > 0 else weights)
        # Whether imagined players look twice, and whether the tree does too.
        self.quick_looks: Final = looks > 0
        self.tree_looks: Final = looks > 1
        # How imagined players play in a race: at first sight, in three fifths of the time of a second look.
        self.sprinters: Final = CardsEvaluator(weights)
        self.judges_all = True
        self.judgement: Final[Judgement] = judgement or Judgement(self.measures)
        self.chances: Final = vec[i64]([0] * MOST_SEATS)
        # By number of players: how far the signs are believed, and what they weigh then.
        told = weights["inference"]
        trust = [told[f"trust-{NUMBERS[players]}"] if players in NUMBERS else 0 for players in range(MOST_SEATS + 1)]
        self.trust: Final = vec[i64](trust)
        self.evidence: Final[list[vec[i64]]] = [
            vec[i64]([weight * trust[players] // 100 for weight in EVIDENCE.get(players, [])])
            for players in range(MOST_SEATS + 1)
        ]
        self.last_tricks: Final = LastTricks(self.measures, self.judgement, weights["last-tricks"])

    def worth(self, state: State, seat: i64) -> i64:
        """The chance of one seat."""
        self.judge(state, seat, self.chances)
        return self.chances[seat]

    def judge(self, state: State, viewer: i64, chances: vec[i64]) -> None:
        """The chances of all seats, as far as the viewer can know."""
        assert isinstance(state, CardsState)
        self.judgement.judge(state, viewer, chances)

    def worlds(self, state: State, seat: i64) -> Worlds:
        """Where cards that nobody has shown lie is guessed by what the play so far says."""
        assert isinstance(state, CardsState)
        players = state.lookup.players
        if self.trust[players] == 0:
            return super().worlds(state, seat)
        return LikelyWorlds(state, seat, self.evidence[players])

    def first_plans(self, state: State, plans: Plans) -> None:
        """Which cards go in the exchange, and what is built, is searched."""
        assert isinstance(state, CardsState)
        step: i64 = state.stack & STEP_MASK
        plans.clear()
        if step == EXCHANGE:
            plan_own_exchange(state, self.measures, plans)
        elif step == DISCARD:
            plan_own_discard(state, self.measures, plans)
        elif step == BUILD:
            plan_every_building(state, plans)
        else:
            self.plans(state, plans)

    def plans(self, state: State, plans: Plans) -> None:
        """As on the levels below, with scores that have learned from search."""
        assert isinstance(state, CardsState)
        write_plans(state, self.measures, plans, False)
        if self.tree_looks and plans.count > 1:
            look_again(state, SIGHTS[state.lookup.players], plans)

    def quick(self, state: State, plans: Plans, rng: Rng) -> None:
        """The best of a few decisions at a second look, with a little chance."""
        assert isinstance(state, CardsState)
        write_plans(state, self.measures, plans, True)
        if plans.count > 1:
            if self.quick_looks:
                look_again(state, SIGHTS[state.lookup.players], plans)
            plans.play(state, plans.best_with_whim(self.measures.noise, rng))
        else:
            plans.play(state, 0)

    def sprint(self, state: State, plans: Plans, rng: Rng, until: i64) -> None:
        """As the levels below play on."""
        self.sprinters.finish(state, plans, rng, until)

    def ends_soon(self, state: State) -> bool:
        """When two play and few cards are left in their hands."""
        assert isinstance(state, CardsState)
        return self.last_tricks.reached(state)

    def settled(self, state: State, viewer: i64) -> i64:
        """With the last tricks as everybody would play them with open cards."""
        assert isinstance(state, CardsState)
        return self.last_tricks.worth(state, viewer)
