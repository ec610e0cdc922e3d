"""A duel of plans: each is searched equally deep, in the same worlds and with the same chance after them.

What a search says of its plans cannot be compared: it looked often at those it likes and hardly at the others. Here
every contender has a tree of its own and gets one iteration in each world, so that the difference of two contenders
holds neither luck with the deal nor a difference in depth. What they brought is handed out batch by batch: from the
spread of the batches follows how sure a difference is, whatever the iterations of one tree have to do with each other.
"""

from __future__ import annotations

from typing import Final

from pioneers.bots.evaluator import Evaluator
from pioneers.bots.plans import Plans
from pioneers.bots.search import MOST_SEATS, Manner, Search
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State
from pioneers.native import i64, vec


class Duel:
    """The contenders for the decision of the seat that decides in `base`, each a row of atoms."""

    def __init__(
        self,
        evaluator: Evaluator,
        base: State,
        rng: Rng,
        manner: Manner,
        contenders: list[list[int]],
        players: int,
        open_cards: bool = False,
    ) -> None:
        self.rng: Final = rng
        self.players: Final[i64] = players
        # The trees share this generator, which is set back for each of them.
        self.chance: Final = rng.split()
        self.trees: Final[list[Search]] = []
        for atoms in contenders:
            plan = Plans()
            for atom in atoms:
                plan.atom(atom)
            plan.close(0)
            self.trees.append(Search(evaluator, base, self.chance, manner, plan, open_cards))
        # Those that are still in the race.
        self.running: Final = vec[i64]([1] * len(contenders))
        # By contender and seat, what the iterations since the last batch were worth together.
        self.sums: Final = vec[i64]([0] * (MOST_SEATS * len(contenders)))

    def run(self, rounds: i64) -> None:
        """So many more worlds."""
        for _ in range(rounds):
            self.set_back(self.rng.split())
            world = self.trees[0].deal()
            mark = self.rng.split()
            for number, tree in enumerate(self.trees):
                if self.running[number] == 0:
                    continue
                self.set_back(mark)
                trial = world.copy()
                tree.descend(trial)
                row: i64 = number * MOST_SEATS
                for seat in range(self.players):
                    self.sums[row + seat] += tree.value_of(trial, seat)

    def drop(self, contender: i64) -> None:
        """Spend nothing more on this one."""
        self.running[contender] = 0

    def set_back(self, mark: Rng) -> None:
        """Let all chance go on from here."""
        chance = self.chance
        chance.a = mark.a
        chance.b = mark.b
        chance.c = mark.c
        chance.count = mark.count

    def batch(self, rounds: int) -> list[list[int]]:
        """So many more worlds, and by contender and seat what they were worth together."""
        for place in range(i64(len(self.sums))):
            self.sums[place] = 0
        self.run(rounds)
        found = []
        for number in range(len(self.trees)):
            row = number * MOST_SEATS
            found.append([int(self.sums[row + seat]) for seat in range(int(self.players))])
        return found
