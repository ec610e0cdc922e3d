"""Gymnasium: one learner against bots (extra `rl`). Registers every game, as `pioneers/<Name>-v0`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from numpy.typing import NDArray

import pioneers
from pioneers.bots.budget import Budget
from pioneers.envs.choices import mask_of, refuse, whole
from pioneers.envs.episode import Episode
from pioneers.envs.layout import Layout, Numbers
from pioneers.envs.plain import plain_text
from pioneers.envs.rules import Rules
from pioneers.kernel.view import View

# What each game is registered as.
IDS = {name: f"pioneers/{name.capitalize()}-v0" for name in pioneers.GAMES}


def observation_space(layout: Layout) -> Space[Any]:
    """All observations of a layout."""
    return Box(np.zeros(layout.size, np.int16), layout.most(), dtype=np.int16)


class PioneersEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat of a game; bots sit in the others.

    `opponents` is the name of a bot, or one name for each other seat, clockwise from the learner's. `seat` is the
    learner's, `None` for another one in each game. `illegal="lose"` ends the game at an illegal action with a reward of
    -1; else it raises a `Mistake`. Further options are those of `game.new`.
    """

    # Gymnasium wants a speed for every way to render.
    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(
        self,
        game: str = pioneers.GAMES[0],
        players: int = 4,
        opponents: str | Sequence[str] = "level2",
        seat: int | None = None,
        reward: str = "win",
        illegal: str = "raise",
        budget: Budget | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.rules = Rules(game, players, opponents, seat, reward, illegal, budget, options)
        self.episode = Episode(self.rules)
        self.layout = self.rules.observer.layout
        self.observation_space = observation_space(self.layout)
        self.action_space = Discrete(self.rules.size)
        self.render_mode = render_mode
        self.mask = np.zeros(self.rules.size, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game, up to the learner's first decision."""
        super().reset(seed=seed, options=options)
        self.episode.begin(self.np_random)
        return self.observed()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """The learner's action, and what the others do until it decides again."""
        episode, number = self.episode, whole(action)
        if number is not None and 0 <= number < len(self.mask) and self.mask[number] and not episode.over:
            episode.play(number)
        else:
            refuse(episode, action)
        observation, info = self.observed()
        reward = 0.0
        if episode.over:
            info["result"] = self.rules.game.result(episode.state)
            reward = self.rules.reward(episode, info["result"])
        return observation, reward, episode.over, False, info

    def observed(self) -> tuple[Numbers, dict[str, Any]]:
        """What the learner sees, and what it may do."""
        self.mask = mask_of(self.episode.state)
        # A copy: what somebody does to it must not make an action legal.
        info = {"action_mask": self.mask.copy(), "seat": self.episode.seat}
        return self.rules.observer.of_view(self.view()), info

    def view(self) -> View:
        """The learner's view in words."""
        return self.rules.game.view(self.episode.state, self.episode.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as sb3-contrib's MaskablePPO asks for them."""
        return self.mask.astype(np.bool_)

    def render(self) -> str | None:
        """The learner's view as text."""
        return plain_text(self.view(), self.episode.state.legal()) if self.render_mode == "ansi" else None


for _game, _id in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(
            _id,
            entry_point=f"{__name__}:PioneersEnv",
            vector_entry_point="pioneers.envs.vector:PioneersVectorEnv",
            kwargs={"game": _game},
        )
