"""Information-set Monte-Carlo tree search over whole decisions, guided by an evaluator (level 4).

Every iteration imagines another world that fits what the seat knows and walks one tree through it; a child counts
how often its plan was there to be chosen (Cowling, Powley, Whitehouse 2012). Plans that look better are tried
earlier (PUCT). All numbers are whole, so that every machine searches alike.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from pioneers.bots.evaluator import SURE, Evaluator
from pioneers.bots.plans import Plans
from pioneers.bots.taste import UNTRIED
from pioneers.bots.thinking import LookAhead
from pioneers.kernel.playout import play_out
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State
from pioneers.kernel.step import NOBODY
from pioneers.native import i64, vec

# Square roots times this, from a table made with whole numbers.
ROOT_SCALE: Final = 64
ROOT_COUNT: Final = 4096
MOST_SEATS: Final = 12
UNKNOWN: Final = -1
# The mean of a plan counts beside that of the best from one visit in so many of its visits on.
ENOUGH: Final = 4
# No walk down the tree is longer.
DEEPEST: Final = 64

ROOTS: Final = vec[i64]([isqrt(number * ROOT_SCALE * ROOT_SCALE) for number in range(ROOT_COUNT)])


class Node:
    """A decision that was tried: by whom, how often it could be and was made, what it brought."""

    def __init__(self, key: i64, seat: i64) -> None:
        self.key: Final[i64] = key
        self.seat: Final[i64] = seat
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.total: i64 = 0
        # Who decides next, and what the visits brought him.
        self.decider: i64 = NOBODY
        self.hope: i64 = 0
        self.children: list[Node] = []


class Search:
    """One search for the seat that decides in `base`. `run` may be called again and again, `best` at any time.

    Who wants to know of certain plans alone gives them as `first`. With `open_cards` nothing is dealt anew but what
    nobody has seen: for finished games, never for a decision that is still to be made.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        base: State,
        rng: Rng,
        manner: Manner,
        first: Plans | None = None,
        open_cards: bool = False,
    ) -> None:
        self.evaluator: Final = evaluator
        self.base: Final = base
        self.open_cards: Final = open_cards
        self.rng: Final = rng
        self.manner: Final = manner
        self.seat: Final[i64] = base.deciding
        self.worlds: Final = evaluator.worlds(base, base.deciding)
        self.plans: Final = Plans()
        self.root: Final = Node(0, self.seat)
        self.path: Final[list[Node]] = []
        self.values: Final = vec[i64]([0] * MOST_SEATS)
        # What all iterations together were worth to each seat, where all seats are judged.
        self.worths: Final = vec[i64]([0] * MOST_SEATS)
        self.first: Final = Plans() if first is None else first
        if first is not None:
            return
        if manner.foresight > 0:
            self.look_ahead()
        else:
            evaluator.first_plans(base, self.first)
        self.first.keep_best(manner.root_width)

    def look_ahead(self) -> None:
        """Score the first plans by what the rest of the turn can bring, not by first sight alone."""
        ahead = LookAhead(self.evaluator, self.base, self.rng)
        ahead.run(1)
        plans = ahead.plans
        for plan in range(plans.count):
            for place in range(plans.starts[plan], plans.ends[plan]):
                self.first.atom(plans.atoms[place])
            self.first.close(ahead.totals[plan] * self.manner.foresight // 100)

    def run(self, iterations: i64) -> None:
        """Think on."""
        for _ in range(iterations):
            self.iterate()

    def deal(self) -> State:
        """Another world that the root may be in."""
        if not self.open_cards:
            return self.worlds.draw(self.rng)
        for world in self.evaluator.reshuffled(self.base, 1, self.rng):
            return world
        return self.base.copy()

    def iterate(self) -> None:
        """One more world."""
        self.descend(self.deal())

    def descend(self, world: State) -> None:
        """In this world down the tree, one step beyond it, on to the horizon, and back up with what it was worth."""
        evaluator = self.evaluator
        plans = self.plans
        until: i64 = evaluator.horizon(world)
        node = self.root
        path = self.path
        path.clear()
        path.append(node)
        while world.stack != 0 and len(path) < DEEPEST and (self.manner.to_the_end or evaluator.mark(world) < until):
            seat: i64 = world.deciding
            if node.decider == NOBODY:
                node.decider = seat
            if node is self.root:
                plan = self.choose(node, self.first, seat)
                child = self.child_of(node, self.first.keys[plan], seat)
                self.first.play(world, plan)
            else:
                evaluator.plans(world, plans)
                plans.keep_best(self.manner.width)
                plan = self.choose(node, plans, seat)
                child = self.child_of(node, plans.keys[plan], seat)
                plans.play(world, plan)
            path.append(child)
            node = child
            if child.visits == 0:
                break
        if self.manner.to_the_end:
            play_out(world, self.rng)
        else:
            evaluator.finish(world, plans, self.rng, until)
        self.carry_back(world)

    def carry_back(self, world: State) -> None:
        """Note what the world was worth to each who decided on the way."""
        if self.evaluator.judges_all:
            self.evaluator.judge(world, self.seat, self.values)
            for seat in range(i64(MOST_SEATS)):
                self.worths[seat] += self.values[seat]
        else:
            for seat in range(i64(MOST_SEATS)):
                self.values[seat] = UNKNOWN
        for node in self.path:
            node.visits += 1
            node.total += self.value_of(world, node.seat)
            if node.decider != NOBODY:
                node.hope += self.value_of(world, node.decider)

    def value_of(self, world: State, seat: i64) -> i64:
        """The worth for a seat, asked once an iteration."""
        if self.values[seat] == UNKNOWN:
            self.values[seat] = self.evaluator.worth(world, seat)
        return self.values[seat]

    def choose(self, node: Node, plans: Plans, seat: i64) -> i64:
        """The plan with the best outlook: what it brought, and a bonus for looking good and for being little tried."""
        manner = self.manner
        children = node.children
        top: i64 = plans.scores[plans.best()]
        priors: i64 = 0
        for plan in range(plans.count):
            priors += prior(top - plans.scores[plan], manner.spread)
        # An untried plan is expected to be a little worse than what was found here so far.
        unknown: i64 = SURE // 2
        if node.visits > 0 and node.decider == seat:
            unknown = node.hope // node.visits - manner.caution
        found: i64 = 0
        most: i64 = 0
        for plan in range(plans.count):
            key = plans.keys[plan]
            value = unknown
            visits: i64 = 0
            offered: i64 = node.visits
            for child in children:
                if child.key == key:
                    child.offered += 1
                    visits = child.visits
                    offered = child.offered
                    if visits > 0:
                        value = child.total // visits
                    break
            share: i64 = prior(top - plans.scores[plan], manner.spread) * SURE // priors
            root = ROOTS[min(offered + 1, ROOT_COUNT - 1)]
            value += manner.curiosity * share * root // (ROOT_SCALE * 100 * (1 + visits))
            if plan == 0 or value > most:
                found = plan
                most = value
        return found

    def child_of(self, node: Node, key: i64, seat: i64) -> Node:
        """The child of a plan, made when it is first chosen."""
        for child in node.children:
            if child.key == key:
                return child
        fresh = Node(key, seat)
        fresh.offered = 1
        node.children.append(fresh)
        return fresh

    def votes(self) -> list[tuple[int, int, int]]:
        """For each plan of the first decision that was tried: its key, how often, and what it brought together."""
        return [(int(child.key), int(child.visits), int(child.total)) for child in self.root.children]

    def add_votes(self, votes: list[tuple[int, int, int]]) -> None:
        """Count in what another search found for the same decision."""
        for key, visits, total in votes:
            child = self.child_of(self.root, key, self.seat)
            child.visits += visits
            child.total += total

    def best(self) -> i64:
        """The plan chosen most often, of equals the one that brought more; before any iteration the best score."""
        found = self.first.best()
        most: i64 = 0
        brought: i64 = 0
        for plan in range(self.first.count):
            for child in self.root.children:
                if child.key == self.first.keys[plan]:
                    mean: i64 = child.total // max(1, child.visits)
                    if child.visits > most or (child.visits == most and mean > brought):
                        found = plan
                        most = child.visits
                        brought = mean
        return found

    def means(self) -> vec[i64]:
        """How likely the seat wins after each plan, from 0 to `SURE`; `UNTRIED` where too few visits say it."""
        values = vec[i64]([UNTRIED] * int(self.first.count))
        most: i64 = 0
        for child in self.root.children:
            most = max(most, child.visits)
        for plan in range(self.first.count):
            for child in self.root.children:
                if child.key == self.first.keys[plan] and child.visits * ENOUGH >= most > 0:
                    values[plan] = child.total // child.visits
        return values


class Manner:
    """How a search goes about it: data, tuned in the arena.

    `curiosity` and `caution` in the units of worth and hundredths, `spread` the loss of score that halves a prior.
    With `foresight` the first plans are scored by a look ahead over the turn: hundredths of score for each of worth.
    """

    def __init__(
        self,
        root_width: int,
        width: int,
        curiosity: int,
        caution: int,
        spread: int,
        to_the_end: bool = False,
        foresight: int = 0,
    ) -> None:
        self.root_width: Final[i64] = root_width
        self.width: Final[i64] = width
        self.curiosity: Final[i64] = curiosity
        self.caution: Final[i64] = caution
        self.spread: Final[i64] = spread
        self.to_the_end: Final = to_the_end
        self.foresight: Final[i64] = foresight


def prior(loss: i64, spread: i64) -> i64:
    """How much earlier a plan is tried that scores so much less than the best."""
    return 1000 * spread // (spread + loss)
