"""What plans are worth: each is searched alone, so that all are looked at equally deep, and again with other chance.

A usual search looks at a good plan often and at a bad one hardly; its opinion of the bad one is worth little. For a
puzzle that matters: the gap between the best and the rest must be real.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from pioneers.bots.evaluator import SURE, Evaluator
from pioneers.bots.evaluators import best_evaluator, manner_of, usual_weights
from pioneers.bots.plans import Plans
from pioneers.bots.search import Manner, Node, Search
from pioneers.bots.together import CHUNK
from pioneers.bots.weights import EXPERT_TABLE, SEARCH_TABLE
from pioneers.catalogue import descriptor
from pioneers.kernel.game import Game
from pioneers.kernel.rng import Rng, seeded
from pioneers.kernel.state import State

# A plan is the indices of its actions.
Plan = tuple[int, ...]
# A line is told as far as it was looked at so often, and no further than so many decisions.
OFTEN: Final = 12
LONGEST_LINE: Final = 3
# Worlds in which the next decision of a line is looked for.
WORLDS: Final = 6


@dataclass(frozen=True, slots=True)
class Step:
    """A decision of a line."""

    seat: int
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Measured:
    """What a plan brings: chances by seat from 0 to 1, the error of the deciding seat's, how it goes on."""

    plan: Plan
    chances: tuple[float, ...]
    error: float
    lowest: float
    highest: float
    line: tuple[Step, ...] = ()


class Measure:
    """Measures plans of one position for the seat that decides in it, by what this seat knows."""

    def __init__(self, game: Game[Any], base: State, manner: Manner | None = None) -> None:
        self.game: Final = game
        self.seat: Final[int] = int(base.deciding)
        self.players: Final = players_of(game, base)
        self.evaluator: Final[Evaluator] = best_evaluator(game.name)
        self.manner: Final = manner or manner_for(game.name)
        self.base: Final = base

    def of(self, plan: Plan, iterations: int, seeds: range, line: bool = False) -> Measured:
        """Measure a plan with so many iterations for each seed."""
        runs: list[tuple[float, ...]] = []
        told: tuple[Step, ...] = ()
        for seed in seeds:
            rng = seeded(seed, "puzzle")
            search = self.search(plan, rng)
            # In small portions, so that other threads get their turn.
            for done in range(0, iterations, CHUNK):
                search.run(min(CHUNK, iterations - done))
            runs.append(self.chances_of(search, iterations))
            if line and not told:
                told = self.line_of(search, plan, rng)
        own = [run[self.seat] for run in runs]
        mean = tuple(sum(run[seat] for run in runs) / len(runs) for seat in range(self.players))
        return Measured(plan, mean, error_of(own), min(own), max(own), told)

    def search(self, plan: Plan, rng: Rng) -> Search:
        """A search that knows of no other plan."""
        world = self.evaluator.redeal(self.base, self.seat, rng)
        return Search(self.evaluator, world, rng, self.manner, only(plan))

    def chances_of(self, search: Search, iterations: int) -> tuple[float, ...]:
        """The chances of all seats; where the evaluator judges one alone, the others share the rest."""
        tried = search.root.children[0]
        own = int(tried.total) / max(1, int(tried.visits)) / SURE
        if not self.evaluator.judges_all:
            rest = (1 - own) / (self.players - 1)
            return tuple(own if seat == self.seat else rest for seat in range(self.players))
        worths = [int(search.worths[seat]) / iterations / SURE for seat in range(self.players)]
        together = sum(worths) or 1.0
        return tuple(worth / together for worth in worths)

    def line_of(self, search: Search, plan: Plan, rng: Rng) -> tuple[Step, ...]:
        """How it goes on most often, as far as that was looked at."""
        steps: list[Step] = []
        walked: list[Plan] = [plan]
        node = search.root.children[0]
        while len(steps) < LONGEST_LINE:
            found = self.likeliest(node, walked, rng)
            if found is None:
                break
            node, step, atoms = found
            steps.append(step)
            walked.append(atoms)
        return tuple(steps)

    def likeliest(self, node: Node, walked: list[Plan], rng: Rng) -> tuple[Node, Step, Plan] | None:
        """The decision that was made most often after those that were walked, in some world that allows them all."""
        children = sorted(node.children, key=lambda child: -child.visits)
        plans = Plans()
        for child in children[:2]:
            if child.visits < OFTEN:
                return None
            for _ in range(WORLDS):
                world = self.evaluator.redeal(self.base, self.seat, rng)
                if not walk(self.game, world, walked) or world.stack == 0:
                    continue
                self.evaluator.plans(world, plans)
                for number in range(int(plans.count)):
                    if plans.keys[number] == child.key:
                        atoms = tuple(plans.listed(number))
                        actions = world.shared.space.actions
                        return child, Step(int(world.deciding), tuple(actions[atom].text for atom in atoms)), atoms
        return None


def players_of(game: Game[Any], state: State) -> int:
    """How many play."""
    scores: Any = game.result(state)["scores"]
    return len(scores)


def walk(game: Game[Any], world: State, plans: list[Plan]) -> bool:
    """Play plans in a world; false where one of them is not possible."""
    actions = world.shared.space.actions
    for plan in plans:
        for atom in plan:
            if world.stack == 0 or actions[atom] not in world.legal():
                return False
            game.advance(world, actions[atom])
    return True


def only(plan: Plan) -> Plans:
    """One plan alone."""
    plans = Plans()
    for atom in plan:
        plans.atom(atom)
    plans.close(0)
    return plans


def manner_for(game: str) -> Manner:
    """How the strongest level of a game searches."""
    return manner_of(usual_weights(game), table=EXPERT_TABLE if descriptor(game).expert else SEARCH_TABLE)


def error_of(values: list[float]) -> float:
    """The standard error of the mean of independent searches."""
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
