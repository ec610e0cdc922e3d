"""The ways to decide, from chance with sense to looking ahead over the own turn (levels 1 to 3)."""

from __future__ import annotations

from typing import Final

from pioneers.bots.evaluator import Evaluator
from pioneers.bots.plans import Plans
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State
from pioneers.native import i64, vec

# How many decisions a look ahead follows at each depth of the turn, best scores first; after that only the best.
BREADTHS: Final = vec[i64]([24, 10, 4, 3, 2])
# How many ends of the turn are looked at in one world. They are shared out fairly among the plans, so that a turn
# of many decisions takes no longer than others.
MOST_ENDS: Final = 120
# No turn asks more often: a safeguard.
LONGEST_TURN: Final = 60


def sensible(evaluator: Evaluator, world: State, plans: Plans, rng: Rng) -> i64:
    """Any plan that does not plainly harm, each equally likely; any at all if there is none."""
    evaluator.plans(world, plans)
    harmless: i64 = 0
    for plan in range(plans.count):
        if plans.harms[plan] == 0:
            harmless += 1
    if harmless == 0:
        return rng.below(plans.count)
    wanted: i64 = rng.below(harmless)
    for plan in range(plans.count):
        if plans.harms[plan] == 0:
            if wanted == 0:
                return plan
            wanted -= 1
    return 0


def greedy(evaluator: Evaluator, world: State, plans: Plans) -> i64:
    """The plan after which the seat has most by the plain evaluation; of equals the better score, then the first."""
    evaluator.plans(world, plans)
    values = plain_values(evaluator, world, plans)
    found: i64 = 0
    for plan in range(plans.count):
        most = values[found]
        if values[plan] > most or (values[plan] == most and plans.scores[plan] > plans.scores[found]):
            found = plan
    return found


def plain_values(evaluator: Evaluator, world: State, plans: Plans) -> vec[i64]:
    """What the seat that decides has after each plan, by the plain evaluation."""
    values = vec[i64]([0] * int(plans.count))
    for plan in range(plans.count):
        trial = world.copy()
        plans.play(trial, plan)
        values[plan] = evaluator.plain(trial, world.deciding)
    return values


class LookAhead:
    """Tries each plan to the end of the turn in several imagined worlds, with the good evaluation (level 3)."""

    def __init__(self, evaluator: Evaluator, base: State, rng: Rng) -> None:
        self.evaluator: Final = evaluator
        self.base: Final = base
        self.rng: Final = rng
        self.seat: Final[i64] = base.deciding
        self.plans: Final = Plans()
        evaluator.plans(base, self.plans)
        self.plans.keep_best(BREADTHS[0])
        self.totals: Final = vec[i64]([0] * int(self.plans.count))
        self.done: i64 = 0

    def run(self, worlds: i64) -> None:
        """Look at so many more worlds; all plans are tried in each, so that luck with the deal favours none."""
        evaluator = self.evaluator
        until: i64 = evaluator.mark(self.base) + 1
        ends: i64 = max(1, MOST_ENDS // self.plans.count)
        for _ in range(worlds):
            world = self.base if self.done == 0 else evaluator.redeal(self.base, self.seat, self.rng)
            for plan in range(self.plans.count):
                trial = world.copy()
                self.plans.play(trial, plan)
                self.totals[plan] += self.value(trial, until, 1, ends)
            self.done += 1

    def value(self, world: State, until: i64, depth: i64, ends: i64) -> i64:
        """The best that the seat can make of the rest of the turn, with so many ends to look at.

        The others play quickly.
        """
        evaluator = self.evaluator
        plans = Plans()
        asked: i64 = 0
        while world.stack != 0 and evaluator.mark(world) < until and asked < LONGEST_TURN:
            asked += 1
            if world.deciding != self.seat:
                evaluator.quick(world, plans, self.rng)
                continue
            evaluator.plans(world, plans)
            if depth >= len(BREADTHS) or ends == 1:
                plans.play(world, plans.best())
                continue
            plans.keep_best(min(BREADTHS[depth], ends))
            if plans.count == 1:
                plans.play(world, 0)
                continue
            most: i64 = -1
            for plan in range(plans.count):
                trial = world.copy()
                plans.play(trial, plan)
                most = max(most, self.value(trial, until, depth + 1, ends // plans.count))
            return most
        return evaluator.worth(world, self.seat)

    def means(self) -> vec[i64]:
        """How likely the seat wins after each plan, from 0 to `SURE`."""
        values = self.totals[:]
        for plan in range(self.plans.count):
            values[plan] //= max(1, self.done)
        return values

    def best(self) -> i64:
        """The plan with the best total, the first of equals."""
        found: i64 = 0
        for plan in range(self.plans.count):
            if self.totals[plan] > self.totals[found]:
                found = plan
        return found
