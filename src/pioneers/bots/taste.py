"""What a character prefers among decisions that are about equally good: the one rule that bounds what it may cost."""

from __future__ import annotations

from typing import Final

from pioneers.bots.evaluator import Evaluator
from pioneers.bots.plans import Plans
from pioneers.kernel.state import State
from pioneers.native import i64, vec

# The value of a plan that was not tried often enough to know.
UNTRIED: Final = -(1 << 40)


class Taste:
    """How much a character likes each of the game's traits, in their order; whole numbers, also below zero."""

    def __init__(self, likings: list[int]) -> None:
        self.likings: Final = vec[i64](likings)

    def liking(self, evaluator: Evaluator, state: State, seat: i64, counts: vec[i64]) -> i64:
        """How much of what it likes a seat has."""
        evaluator.count_traits(state, seat, counts)
        total: i64 = 0
        for trait in range(len(self.likings)):
            total += self.likings[trait] * counts[trait]
        return total


def favourite(
    evaluator: Evaluator, world: State, plans: Plans, values: vec[i64], found: i64, loss: i64, taste: Taste
) -> i64:
    """The plan that leads to what is liked most, among those that are worth at most `loss` less than `found`.

    Of equals `found`, then the better one. What plainly harms is nobody's favourite.
    """
    if values[found] == UNTRIED:
        return found
    seat: i64 = world.deciding
    counts = vec[i64]([0] * len(taste.likings))
    chosen = found
    trial = world.copy()
    plans.play(trial, found)
    most: i64 = taste.liking(evaluator, trial, seat, counts)
    for plan in range(plans.count):
        if plan == found or plans.harms[plan] != 0 or values[plan] < values[found] - loss:
            continue
        trial = world.copy()
        plans.play(trial, plan)
        liked: i64 = taste.liking(evaluator, trial, seat, counts)
        if liked > most or (liked == most and chosen != found and values[plan] > values[chosen]):
            chosen = plan
            most = liked
    return chosen
