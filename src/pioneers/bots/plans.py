"""Whole decisions: rows of atoms that are chosen in one go, such as a drive by a route or a set of cards."""

from __future__ import annotations

from typing import Final

from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State, advance_index
from pioneers.native import i64, vec

ROOM: Final = 64

# A plan is known by a number made from its atoms: the same in every imagined world. Forty bits times twenty fit i64.
KEY_FACTOR: Final = 1_000_003
KEY_MASK: Final = (1 << 40) - 1


class Plans:
    """The decisions open to one seat, in a buffer that is used again and again.

    A game's evaluator adds atoms and closes each plan with its score; plans count from 0.
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self.keys: vec[i64] = vec[i64]([0] * ROOM)
        self.scores: vec[i64] = vec[i64]([0] * ROOM)
        self.harms: vec[i64] = vec[i64]([0] * ROOM)
        self.starts: vec[i64] = vec[i64]([0] * ROOM)
        self.ends: vec[i64] = vec[i64]([0] * ROOM)
        self.atoms: vec[i64] = vec[i64]([0] * ROOM)
        self.length: i64 = 0
        self.began: i64 = 0
        self.key: i64 = 0

    def clear(self) -> None:
        """Begin anew."""
        self.count = 0
        self.length = 0
        self.began = 0
        self.key = 0

    def atom(self, index: i64) -> None:
        """The next atom of the plan that is being made."""
        if self.length == len(self.atoms):
            self.atoms = doubled(self.atoms)
        self.atoms[self.length] = index
        self.length += 1
        factor: i64 = KEY_FACTOR
        mask: i64 = KEY_MASK
        self.key = (self.key * factor + index + 1) & mask

    def close(self, score: i64, harmful: bool = False) -> None:
        """End the plan: what is thought of it at first sight, and whether it plainly harms who makes it."""
        count = self.count
        if count == len(self.keys):
            self.keys = doubled(self.keys)
            self.scores = doubled(self.scores)
            self.harms = doubled(self.harms)
            self.starts = doubled(self.starts)
            self.ends = doubled(self.ends)
        self.keys[count] = self.key
        self.scores[count] = score
        self.harms[count] = 1 if harmful else 0
        self.starts[count] = self.began
        self.ends[count] = self.length
        self.count = count + 1
        self.began = self.length
        self.key = 0

    def add(self, index: i64, score: i64, harmful: bool = False) -> None:
        """A plan of one atom."""
        self.atom(index)
        self.close(score, harmful)

    def keep_best(self, most: i64) -> None:
        """Forget all but so many of the highest scores; the first of equals stay, the order too."""
        while self.count > most:
            worst: i64 = 0
            for plan in range(self.count):
                if self.scores[plan] <= self.scores[worst]:
                    worst = plan
            self.count -= 1
            for plan in range(worst, self.count):
                self.keys[plan] = self.keys[plan + 1]
                self.scores[plan] = self.scores[plan + 1]
                self.harms[plan] = self.harms[plan + 1]
                self.starts[plan] = self.starts[plan + 1]
                self.ends[plan] = self.ends[plan + 1]

    def best(self) -> i64:
        """The plan with the highest score, the first of equals."""
        found: i64 = 0
        for plan in range(self.count):
            if self.scores[plan] > self.scores[found]:
                found = plan
        return found

    def best_with_whim(self, whim: i64, rng: Rng) -> i64:
        """The plan with the highest score after a chance below `whim` was added to each."""
        found: i64 = 0
        most: i64 = 0
        for plan in range(self.count):
            score: i64 = self.scores[plan] + rng.below(whim)
            if plan == 0 or score > most:
                found = plan
                most = score
        return found

    def play(self, state: State, plan: i64) -> None:
        """Carry a plan out."""
        for place in range(self.starts[plan], self.ends[plan]):
            advance_index(state, self.atoms[place], None)

    def listed(self, plan: i64) -> list[int]:
        """The atoms of a plan."""
        return [int(self.atoms[place]) for place in range(self.starts[plan], self.ends[plan])]


def doubled(numbers: vec[i64]) -> vec[i64]:
    """The same numbers with room for as many again."""
    larger = vec[i64]([0] * int(2 * len(numbers)))
    for place in range(len(numbers)):
        larger[place] = numbers[place]
    return larger
