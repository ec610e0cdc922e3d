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
from pioneers.envs.batch import Batch
from pioneers.envs.choices import Mask, refuse
from pioneers.envs.episode import Episode
from pioneers.envs.gymnasium import observation_space
from pioneers.envs.layout import Numbers
from pioneers.envs.rules import Rules
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
        self.seats = np.zeros(num_envs, np.int64)
        # What the games are now, and for a moment what those were that end in a step.
        self.now, self.last = Batch(self.rules, num_envs), Batch(self.rules, num_envs)
        self.given: tuple[NDArray[Any], NDArray[Any]] | None = None

    @property
    def masks(self) -> Mask:
        """1 for every legal action of every game; to be read only."""
        return self.now.masks

    def write_to(self, observations: NDArray[Any] | None, masks: NDArray[Any] | None) -> None:
        """From now on write into these arrays, and return them, in place of new ones; `None` for new ones again.

        They have the shape of what is returned, and any type that holds the numbers: a program that learns can give a
        row of its own rollout for every step.
        """
        if observations is None or masks is None:
            self.given = None
            return
        right, found = (self.now.observations.shape, self.now.masks.shape), (observations.shape, masks.shape)
        if found != right:
            raise Mistake("env-array", right=str(right), found=str(found))
        self.given = observations, masks

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None
    ) -> tuple[Numbers, Info]:
        """New games, up to the learner's first decisions; with `options={"reset_mask": flags}` only some."""
        chosen = (options or {}).get("reset_mask")
        seeds = [seed + number for number in range(self.num_envs)] if isinstance(seed, int) else seed
        for number in range(self.num_envs):
            if chosen is None or chosen[number]:
                own = None if seeds is None else seeds[number]
                if own is not None:
                    # As Gymnasium seeds a single environment, so that the games are the same.
                    self.chances[number] = np.random.Generator(np.random.PCG64(np.random.SeedSequence(own)))
                self.begin(number)
        self.now.prepare(self.num_envs)
        self.now.look_at(self.episodes, range(self.num_envs))
        return self.told()

    def begin(self, number: int) -> None:
        """A new game in the place of this number."""
        self.episodes[number].begin(self.chances[number])
        self.seats[number] = self.episodes[number].seat

    def step(self, actions: Actions) -> tuple[Numbers, NDArray[np.float64], NDArray[Any], NDArray[Any], Info]:
        """One action in every game, and what the others do until the learner decides again."""
        for number in self.illegal(actions):
            refuse(self.episodes[number], actions[number])
        ended = self.now.play(self.episodes, np.asarray(actions).tolist())
        rewards = np.zeros(self.num_envs)
        terminations = np.zeros(self.num_envs, np.bool_)
        final: Info = {}
        if ended:
            terminations[ended] = True
            final = self.finished(ended, rewards, terminations)
            for number in ended:
                self.begin(number)
        self.now.look_at(self.episodes, ended)
        observations, info = self.told()
        return observations, rewards, terminations, np.zeros(self.num_envs, np.bool_), {**info, **final}

    def illegal(self, actions: Actions) -> list[int]:
        """The games whose action is not legal; a `Mistake` for what is no action."""
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,) or not np.issubdtype(numbers.dtype, np.integer):
            raise Mistake("env-actions", right=self.num_envs, found=str(numbers.shape))
        inside = (numbers >= 0) & (numbers < self.rules.size)
        for number in np.flatnonzero(~inside):
            # What is no action at all costs no game, so it must be found before any is lost.
            refuse(self.episodes[number], numbers[number])
        legal = self.masks[np.arange(self.num_envs), numbers].astype(np.bool_)
        return [int(number) for number in np.flatnonzero(~legal)]

    def told(self) -> tuple[Numbers, Info]:
        """What the learner sees in all games, and what every step tells: the legal actions and the learner's seats."""
        # Copies: what somebody does to them must not make an action legal.
        if self.given is None:
            observations, masks = self.now.observations.copy(), self.now.masks.copy()
        else:
            observations, masks = self.given
            np.copyto(observations, self.now.observations, casting="unsafe")
            np.copyto(masks, self.now.masks, casting="unsafe")
        everywhere = np.ones(self.num_envs, np.bool_)
        seats = self.seats.copy()
        return observations, {"action_mask": masks, "_action_mask": everywhere, "seat": seats, "_seat": everywhere}

    def finished(self, ended: list[int], rewards: NDArray[np.float64], where: NDArray[np.bool_]) -> Info:
        """Pay for the games that ended, and tell their last observations and results in Gymnasium's way to tell of
        some.
        """
        episodes = [self.episodes[number] for number in ended]
        self.last.prepare(len(episodes))
        self.last.look_at(episodes, range(len(episodes)))
        observations = np.empty(self.num_envs, object)
        results = np.empty(self.num_envs, object)
        seats = np.zeros(self.num_envs, np.int64)
        masks: Mask = np.zeros((self.num_envs, self.rules.size), np.int8)
        masks[ended] = self.last.masks[: len(ended)]
        seats[ended] = self.seats[ended]
        rows = self.last.observations[: len(ended)].copy()
        for number, episode, observation in zip(ended, episodes, rows, strict=True):
            observations[number] = observation
            results[number] = self.rules.game.result(episode.state)
            rewards[number] = self.rules.reward(episode, results[number])
        last = {"action_mask": masks, "seat": seats, "result": results}
        last_info = {**last, **{f"_{name}": where for name in last}}
        return {"final_obs": observations, "_final_obs": where, "final_info": last_info, "_final_info": where}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of all games, as sb3-contrib's MaskablePPO asks for them."""
        return self.masks.astype(np.bool_)
