"""The last tricks of a run of two, solved: with few cards left in an imagined world, both play as well as can be.

The end of the run is judged by the network. One wants the opposite of the other, so what cannot be reached any more is
not looked at (alpha-beta). What follows the last trick, and what is beyond the bound of positions, is played at first
sight. With more players it would not be solved so: who each of them harms is up to him (weights.md has what was tried).
"""

from __future__ import annotations

from typing import Final

from pioneers.bots.evaluator import SURE
from pioneers.bots.plans import Plans
from pioneers.cards.bots.decisions import write_plans
from pioneers.cards.bots.judgement import Judgement
from pioneers.cards.bots.measures import Measures
from pioneers.cards.position.state import CardsState
from pioneers.cards.rules.actions import MOST_SEATS
from pioneers.cards.rules.sequence import ADD, PLAY, TRUMP
from pioneers.kernel.state import STEP_MASK
from pioneers.native import i64, vec

# Less than any score.
TAKEN: Final = -1_000_000_000


class LastTricks:
    """Solves imagined games; `cards` left in all hands are few enough, `positions` are looked at for one of them."""

    def __init__(self, measures: Measures, judgement: Judgement, table: dict[str, int]) -> None:
        self.measures: Final = measures
        self.judgement: Final = judgement
        self.cards: Final[i64] = table["cards"]
        self.positions: Final[i64] = table["positions"]
        self.viewer: i64 = 0
        self.run: i64 = 0
        self.left: i64 = 0
        # A buffer for each depth.
        self.buffers: Final[list[Plans]] = []
        self.chances: Final = vec[i64]([0] * MOST_SEATS)

    def reached(self, state: CardsState) -> bool:
        """Whether two play, and few enough cards are left."""
        step: i64 = state.stack & STEP_MASK
        if state.lookup.players != 2 or (step != PLAY and step != ADD):
            return False
        cards: i64 = 0
        for hand in range(state.lookup.hands):
            cards += state.size[hand]
        return cards <= self.cards

    def worth(self, state: CardsState, viewer: i64) -> i64:
        """How likely the viewer wins if both play the rest of this run as well as can be; plays in the state."""
        self.viewer = viewer
        self.run = state.run
        self.left = self.positions
        return self.best_worth(state, 0, SURE, 0)

    def best_worth(self, state: CardsState, low: i64, high: i64, depth: i64) -> i64:
        """What it is worth to the viewer, as far as it lies between what both can reach elsewhere."""
        plans = self.choices(state, depth)
        if plans is None:
            self.judge(state)
            return self.chances[self.viewer]
        own = state.deciding == self.viewer
        value: i64 = -1
        for _ in range(plans.count):
            plan = next_best(plans)
            trial = state.copy()
            plans.play(trial, plan)
            found: i64 = self.best_worth(trial, low, high, depth + 1)
            if value < 0 or (found > value if own else found < value):
                value = found
            if own:
                low = max(low, value)
            else:
                high = min(high, value)
            if low >= high or self.left <= 0:
                break
        return value

    def judge(self, state: CardsState) -> None:
        """The run is over."""
        self.left -= 1
        self.judgement.judge(state, self.viewer, self.chances)

    def choices(self, state: CardsState, depth: i64) -> Plans | None:
        """Go on to the next play or trump that has more than one plan; nothing if the run ends before that."""
        if depth == len(self.buffers):
            self.buffers.append(Plans())
        plans = self.buffers[depth]
        while state.stack != 0 and state.run == self.run:
            step: i64 = state.stack & STEP_MASK
            open_to_all = (step == PLAY or step == ADD or step == TRUMP) and self.left > 0
            write_plans(state, self.measures, plans, not open_to_all)
            if open_to_all and plans.count > 1:
                return plans
            plans.play(state, plans.best())
        return None


def next_best(plans: Plans) -> i64:
    """The plan with the best score of those that were not taken yet; it counts as taken from now on."""
    plan = plans.best()
    plans.scores[plan] = TAKEN
    return plan
