"""How strong a network is: its share of wins over games that it has not learned from, with an interval."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np

from network import Network
from pioneers.envs.vector import PioneersVectorEnv

# Games to test on have seeds from here on; nothing is learned from them.
TEST_SEEDS = 10**12
# Nineteen intervals out of twenty hold the true share.
WIDTH = 1.96


@dataclass(frozen=True)
class Share:
    """A share of wins, a shared one counting half, and its 95% interval (Wilson)."""

    wins: float
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies."""
        share, count = self.wins / self.games, self.games
        middle = (share + WIDTH**2 / (2 * count)) / (1 + WIDTH**2 / count)
        half = WIDTH * sqrt(share * (1 - share) / count + WIDTH**2 / (4 * count**2)) / (1 + WIDTH**2 / count)
        return middle - half, middle + half

    @property
    def won(self) -> bool:
        """Whether it wins more than half of the games, beyond chance."""
        return self.interval[0] > 0.5

    def __str__(self) -> str:
        low, high = self.interval
        return (
            f"{self.wins:g} of {self.games} games, {self.wins / self.games:.1%} (95% interval {low:.1%} to {high:.1%})"
        )


def share_of_wins(network: Network, game: str, opponent: str, games: int, seed: int) -> Share:
    """Play so many games against a bot, each to its end, and always choose what seems best."""
    env = PioneersVectorEnv(game, games, 2, opponent)
    observations, infos = env.reset(seed=TEST_SEEDS + seed)
    wins, playing = 0.0, np.ones(games, np.bool_)
    while playing.any():
        observations, rewards, ends, _, infos = env.step(network.best(observations, infos["action_mask"]))
        # Only the first game in each place: of later ones the short would be counted more often than the long.
        wins += float(((rewards[playing & ends] + 1) / 2).sum())
        playing &= ~ends
    return Share(wins, games)
