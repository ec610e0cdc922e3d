"""PettingZoo: every seat is an agent (extra `rl`). `env(game="…", players=3)` is ready for play."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import pettingzoo  # type: ignore[import-untyped]
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo.utils.wrappers import (  # type: ignore[import-untyped]
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

import pioneers
from pioneers.envs.choices import ILLEGAL, mask_of, one_of, whole, why_illegal
from pioneers.envs.episode import FORFEIT, SEEDS
from pioneers.envs.gymnasium import observation_space
from pioneers.envs.observation import observer_of
from pioneers.envs.plain import plain_text
from pioneers.envs.rewards import REWARDS
from pioneers.kernel.state import State

Observation = dict[str, Any]


def env(game: str = pioneers.GAMES[0], players: int = 4, illegal: str = "raise", **options: Any) -> Any:
    """The environment with PettingZoo's usual checks around it.

    `illegal="lose"` ends the game for all at an illegal action, with -1 for who played it. Further options are those of
    `PioneersAEC`.
    """
    made: Any = PioneersAEC(game, players, **options)
    if one_of("illegal", illegal, ILLEGAL) == "lose":
        made = TerminateIllegalWrapper(made, illegal_reward=FORFEIT)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(made))


class PioneersAEC(pettingzoo.AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game from the chairs of all its players, `seat_0` and so on. Each observes what its own seat may know.

    An observation has the flat row `observation` and the `action_mask`, all 0 for who does not decide. `reward` is
    `win`, `rank` or `score`, paid at the end. Further options are those of `game.new`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi"],
        "name": "pioneers_v0",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = pioneers.GAMES[0],
        players: int = 4,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = pioneers.game(game)
        self.players = self.game.checked_players(players)
        self.paid = REWARDS[one_of("reward", reward, tuple(REWARDS))]
        self.options = options
        self.render_mode = render_mode
        self.position: State = self.game.new(players=players, **options)
        self.observer = observer_of(self.game, self.game.data_digest(self.position))
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.chance = np.random.default_rng()
        self.spaces: dict[str, tuple[Dict, Discrete]] = {}
        size = len(self.position.shared.space)
        for agent in self.possible_agents:
            mask = Box(0, 1, (size,), np.int8)
            seen = Dict({"observation": observation_space(self.observer.layout), "action_mask": mask})
            self.spaces[agent] = seen, Discrete(size)

    def observation_space(self, agent: str) -> Space[Any]:
        """The row and the mask; the same space object at every call, as seeding needs it."""
        return self.spaces[agent][0]

    def action_space(self, agent: str) -> Space[Any]:
        """The fixed action space of the game."""
        return self.spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed the next one of the same chance."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.position = self.game.new(players=self.players, seed=int(self.chance.integers(SEEDS)), **self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.deciding()

    def deciding(self) -> str:
        """The agent whose seat decides."""
        assert self.position.seat is not None
        return self.possible_agents[self.position.seat]

    def observe(self, agent: str) -> Observation:
        """What this agent's seat may know, and what it may do if it decides."""
        seat = self.possible_agents.index(agent)
        mask = mask_of(self.position)
        if seat != self.position.seat:
            mask[:] = 0
        return {"observation": self.observer.of_view(self.game.view(self.position, seat)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The action of the selected agent; `None` for one that is out."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = whole(action)
        actions = self.position.shared.space.actions
        if number is None or not 0 <= number < len(actions) or actions[number] not in self.position.legal():
            raise why_illegal(self.game, self.position, action)
        self._cumulative_rewards[agent] = 0.0
        self.game.advance(self.position, actions[number])
        if self.position.seat is None:
            result = self.game.result(self.position)
            self.rewards = dict(zip(self.agents, self.paid(result), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"result": result} for agent in self.agents}
        else:
            self.agent_selection = self.deciding()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What the selected agent may know, as text."""
        if self.render_mode != "ansi":
            return None
        seat = self.possible_agents.index(self.agent_selection)
        return plain_text(self.game.view(self.position, seat), self.position.legal())

    def close(self) -> None:
        """There is nothing to close."""


raw_env = PioneersAEC
