"""Luck as a review measures it: as in the arena, with more care, for here one game matters and not the mean of many."""

from __future__ import annotations

from pioneers.analysis.judge import Judge
from pioneers.arena.luck import LuckMeter
from pioneers.bots.foresight import WHOLE, foreseen
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State

# Where the arena plays on as well, so many times as often.
CARE = 4


class Fortune(LuckMeter):
    """Judges what came against what might have come. Where the judge sees nothing of what is drawn, it plays on."""

    def __init__(self, judge: Judge, players: int, seed: int) -> None:
        super().__init__(judge.evaluator, players, seed)
        self.horizons = judge.truths.luck_horizons

    def plays_on(self, state: State) -> bool:
        """See `LuckMeter`."""
        return self.horizons > 0 or super().plays_on(state)

    def shares(self, state: State, playouts: int, rng: Rng) -> list[float]:
        """See `LuckMeter`."""
        if self.horizons > 0:
            totals = foreseen(self.evaluator, state, self.players, playouts, self.horizons, rng)
            return [total / (playouts * WHOLE) for total in totals]
        return super().shares(state, CARE * playouts if self.plays_on(state) else playouts, rng)
