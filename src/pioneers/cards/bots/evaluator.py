"""What a bot must know of the card game, in the form that the levels ask for."""

from __future__ import annotations

from typing import Final

from pioneers.bots.evaluator import Evaluator
from pioneers.bots.plans import Plans
from pioneers.bots.weights import Weights
from pioneers.cards.bots.decisions import write_plans
from pioneers.cards.bots.measures import Measures
from pioneers.cards.bots.worth import chance_to_win, final_worth, fresh, plain_goods
from pioneers.cards.equipment.lookup import STORM, THIEF
from pioneers.cards.position.redeal import redeal
from pioneers.cards.position.reshuffle import reshuffled
from pioneers.cards.position.state import CardsState
from pioneers.cards.rules.scoring import buildings_of
from pioneers.cards.rules.sequence import BUILD, DISCARD, EXCHANGE, LAST_ONE, PAY
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import STEP_MASK, State
from pioneers.native import i64, vec

# The parts of a run in `mark`: a deck has at most 200 cards, at most four are asked in a phase.
RUN_LENGTH: Final = 1024
TRICKS: Final = 8
PLUNDER: Final = 300
BUILDING: Final = 310
PAYMENT: Final = 320

# What a character may like: `numbers` is the sum of its suit cards, `others` the supply cards of
# the others.
TRAITS: Final = ("buildings", "supplies", "others", "cards", "numbers", "thieves", "storms")
TRAIT_COUNT: Final = 7


class CardsEvaluator(Evaluator):
    """The evaluator of the card game."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.measures: Final = Measures(weights)

    def redeal(self, state: State, seat: i64, rng: Rng) -> State:
        """Other hands, discards, the deck and all later chance."""
        assert isinstance(state, CardsState)
        return redeal(state, seat, rng)

    def reshuffled(self, state: State, most: i64, rng: Rng) -> list[State]:
        """The rest of the deck, later deals and who may be drawn to start."""
        assert isinstance(state, CardsState)
        return reshuffled(state, most, rng)

    def foresees(self, state: State) -> bool:
        """Fresh hands are mere luck to `worth`."""
        assert isinstance(state, CardsState)
        return not fresh(state)

    def plans(self, state: State, plans: Plans) -> None:
        """A play is a set of cards, an exchange is payment and cards, a build phase all that can be paid for."""
        assert isinstance(state, CardsState)
        write_plans(state, self.measures, plans, False)

    def mark(self, state: State) -> i64:
        """Runs, and in a run who is asked about the exchange, the cards out of play, the phases after the tricks."""
        assert isinstance(state, CardsState)
        begin: i64 = state.run * RUN_LENGTH
        if state.stack == 0:
            return begin + RUN_LENGTH
        step: i64 = state.stack & STEP_MASK
        if step == EXCHANGE or step == DISCARD:
            return begin + state.asked
        if step == LAST_ONE:
            return begin + PLUNDER
        if step == BUILD:
            return begin + BUILDING + state.asked
        if step == PAY:
            return begin + PAYMENT
        # The cards of a trick stay in it until all that follows from it is done.
        cards = state.laid_count
        for hand in range(state.lookup.hands):
            cards += state.size[hand]
        return begin + TRICKS + len(state.lookup.pack) - cards

    def plain(self, state: State, seat: i64) -> i64:
        """Buildings, supplies, cards."""
        assert isinstance(state, CardsState)
        return plain_goods(state, self.measures, seat)

    def worth(self, state: State, seat: i64) -> i64:
        """How likely the seat wins."""
        assert isinstance(state, CardsState)
        if state.stack == 0:
            return final_worth(state, seat)
        return chance_to_win(state, self.measures, seat)

    def judge(self, state: State, viewer: i64, chances: vec[i64]) -> None:
        """Seat by seat, each as it sees itself."""
        assert isinstance(state, CardsState)
        for seat in range(state.lookup.players):
            chances[seat] = self.worth(state, seat)

    def traits(self) -> tuple[str, ...]:
        """In the order of `count_traits`."""
        return TRAITS

    def count_traits(self, state: State, seat: i64, counts: vec[i64]) -> None:
        """What a seat has, its own cards, and what the others have still to be robbed of."""
        assert isinstance(state, CardsState)
        lookup = state.lookup
        for trait in range(i64(TRAIT_COUNT)):
            counts[trait] = 0
        counts[0] = buildings_of(state, seat)
        for other in range(lookup.players):
            counts[1 if other == seat else 2] += state.supply_total(other)
        counts[3] = state.cards_of(seat)
        for hand in range(lookup.hands):
            if lookup.seat_of(hand) == seat:
                for card in range(lookup.card_count):
                    held = state.held[hand * lookup.card_count + card]
                    kind = lookup.kind[card]
                    if kind == THIEF:
                        counts[5] += held
                    elif kind == STORM:
                        counts[6] += held
                    else:
                        counts[4] += held * lookup.number[card]

    def quick(self, state: State, plans: Plans, rng: Rng) -> None:
        """The best of a few decisions at first sight, with a little chance."""
        assert isinstance(state, CardsState)
        write_plans(state, self.measures, plans, True)
        plans.play(state, plans.best_with_whim(self.measures.noise, rng) if plans.count > 1 else 0)

    def horizon(self, state: State) -> i64:
        """To the end of the run: then supplies and buildings speak for themselves."""
        assert isinstance(state, CardsState)
        return (state.run + 1) * RUN_LENGTH
