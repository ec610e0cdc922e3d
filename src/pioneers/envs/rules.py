"""What all games of an environment have in common, checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pioneers
from pioneers.bots.budget import Budget
from pioneers.bots.levels import checked_name
from pioneers.envs.choices import ILLEGAL, one_of
from pioneers.envs.episode import FORFEIT, Episode
from pioneers.envs.observation import observer_of
from pioneers.envs.rewards import REWARDS
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.state import State


class Rules:
    """Which game, against whom, and what it is worth."""

    def __init__(
        self,
        game: str,
        players: int,
        opponents: str | Sequence[str],
        seat: int | None,
        reward: str,
        illegal: str,
        budget: Budget | None,
        options: dict[str, Any],
    ) -> None:
        self.game = pioneers.game(game)
        self.players = self.game.checked_players(players)
        self.opponents = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != players - 1:
            raise Mistake("env-opponents", count=len(self.opponents), right=players - 1, players=players)
        self.budget = budget
        for name in self.opponents:
            checked_name(name)
        self.seat = self.game.checked_seat(seat, players)
        self.rewards = REWARDS[one_of("reward", reward, tuple(REWARDS))]
        self.illegal = one_of("illegal", illegal, ILLEGAL)
        self.options = options
        # A game to ask what is the same in all of them.
        self.sample: State = self.game.new(players=players, **options)
        self.size = len(self.sample.shared.space)
        self.observer = observer_of(self.game, self.game.data_digest(self.sample))

    def reward(self, episode: Episode, result: Mapping[str, Any]) -> float:
        """What a game that is over brought the learner: `FORFEIT` if an illegal action has lost it."""
        return FORFEIT if episode.forfeit else self.rewards(result)[episode.seat]
