"""Gymnasium, many games at once in one process (extra `rl`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import pioneers
from pioneers.bots.budget import Budget
from pioneers.envs.choices import Mask, masks_of
from pioneers.envs.episode import Episode, Rules
from pioneers.envs.gymnasium import observation_space
from pioneers.envs.layout import Numbers
from pioneers.kernel.mistake import Mistake

Actions = NDArray[np.int64]
Info = dict[str, Any]


class PioneersVectorEnv(VectorEnv[Numbers, Actions, NDArray[Any]]):
    """`num_envs` games, each as `PioneersEnv` plays it. `reset(seed=s)` gives game i the seed s + i.

    A game that ends begins anew in the same step: the observation returned is that of the new game, the last one of
    the old game is in `infos["final_obs"]`, its masks and result in `infos["final_info"]`.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(
        self,
        game: str = pioneers.GAMES[0],
        num_envs: int = 1024,
        players: int = 4,
        opponents: str | Sequence[str] = "level2",
        seat: int | None = None,
        reward: str = "win",
        illegal: str = "raise",
        budget: Budget | None = None,
        **options: Any,
    ) -> None:
        self.rules = Rules(game, players, opponents, seat, reward, illegal, budget, options)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.rules.observer.layout)
        self.single_action_space = Discrete(self.rules.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.episodes = [Episode(self.rules) for _ in range(num_envs)]
        self.chances = [np.random.default_rng() for _ in range(num_envs)]
        self.masks: Mask = np.zeros((num_envs, self.rules.size), np.int8)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None
    ) -> tuple[Numbers, Info]:
        """New games, up to the learner's first decisions; with `options={"reset_mask": flags}` only some."""
        chosen = (options or {}).get("reset_mask")
        seeds = [seed + number for number in range(self.num_envs)] if isinstance(seed, int) else seed
        for number, episode in enumerate(self.episodes):
            if chosen is None or chosen[number]:
                own = None if seeds is None else seeds[number]
                if own is not None:
                    # As Gymnasium seeds a single environment, so that the games are the same.
                    self.chances[number] = np.random.Generator(np.random.PCG64(np.random.SeedSequence(own)))
                episode.begin(self.chances[number])
        self.masks = self.masked(self.episodes)
        return self.observed(self.episodes), self.info()

    def step(self, actions: Actions) -> tuple[Numbers, NDArray[np.float64], NDArray[Any], NDArray[Any], Info]:
        """One action in every game, and what the others do until the learner decides again."""
        for number in self.illegal(actions):
            self.episodes[number].refuse(actions[number])
        for episode, action in zip(self.episodes, np.asarray(actions).tolist(), strict=True):
            if not episode.forfeit:
                episode.play(action)
        ended = [number for number, episode in enumerate(self.episodes) if episode.over]
        rewards = np.zeros(self.num_envs)
        terminations = np.zeros(self.num_envs, np.bool_)
        final: Info = {}
        if ended:
            terminations[ended] = True
            rewards[ended] = [self.episodes[number].reward() for number in ended]
            final = self.finished(ended, terminations)
            for number in ended:
                self.episodes[number].begin(self.chances[number])
        self.masks = self.masked(self.episodes)
        truncations = np.zeros(self.num_envs, np.bool_)
        return self.observed(self.episodes), rewards, terminations, truncations, {**self.info(), **final}

    def illegal(self, actions: Actions) -> list[int]:
        """The games whose action is not legal; a `Mistake` for what is no action."""
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,) or not np.issubdtype(numbers.dtype, np.integer):
            raise Mistake("env-actions", right=self.num_envs, found=str(numbers.shape))
        inside = (numbers >= 0) & (numbers < self.rules.size)
        for number in np.flatnonzero(~inside):
            # What is no action at all costs no game, so it must be found before any is lost.
            self.episodes[number].refuse(numbers[number])
        legal = self.masks[np.arange(self.num_envs), numbers].astype(np.bool_)
        return [int(number) for number in np.flatnonzero(~legal)]

    def observed(self, episodes: Sequence[Episode]) -> Numbers:
        """What the learner sees in these games."""
        return self.rules.observer.of_states(
            [episode.state for episode in episodes], [episode.seat for episode in episodes]
        )

    def masked(self, episodes: Sequence[Episode]) -> Mask:
        """What the learner may do in these games."""
        return masks_of([episode.state for episode in episodes], self.rules.size)

    def info(self) -> Info:
        """What every step tells: the legal actions and the learner's seats."""
        everywhere = np.ones(self.num_envs, np.bool_)
        seats = np.array([episode.seat for episode in self.episodes])
        # A copy: what somebody does to it must not make an action legal.
        return {"action_mask": self.masks.copy(), "_action_mask": everywhere, "seat": seats, "_seat": everywhere}

    def finished(self, ended: Sequence[int], where: NDArray[np.bool_]) -> Info:
        """The last observations and the results of the games that ended, in Gymnasium's way to tell of some."""
        episodes = [self.episodes[number] for number in ended]
        observations = np.empty(self.num_envs, object)
        results = np.empty(self.num_envs, object)
        seats = np.zeros(self.num_envs, np.int64)
        masks: Mask = np.zeros((self.num_envs, self.rules.size), np.int8)
        masks[ended] = self.masked(episodes)
        for number, episode, observation in zip(ended, episodes, self.observed(episodes), strict=True):
            observations[number] = observation
            results[number] = self.rules.game.result(episode.state)
            seats[number] = episode.seat
        last = {"action_mask": masks, "seat": seats, "result": results}
        last_info = {**last, **{f"_{name}": where for name in last}}
        return {"final_obs": observations, "_final_obs": where, "final_info": last_info, "_final_info": where}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of all games, as sb3-contrib's MaskablePPO asks for them."""
        return self.masks.astype(np.bool_)
