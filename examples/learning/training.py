"""How the network learns: it plays many games at once and makes what went better than expected likelier (PPO).

Proximal policy optimisation: Schulman and others, 2017; advantages by their earlier paper of 2015.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from network import Adam, Floats, Network
from pioneers.envs.vector import PioneersVectorEnv


@dataclass(frozen=True)
class Plan:
    """The numbers of the training."""

    games: int = 512
    steps: int = 32  # of every game between two lessons
    hidden: int = 128
    batch: int = 2048
    epochs: int = 2
    rate: float = 1e-3  # of learning, at first; it falls to a twentieth
    clip: float = 0.2  # how far a lesson may change a probability
    entropy: float = 0.01  # what variety is worth
    patience: float = 0.95  # how far the end of a game is believed in, against the value on the way (lambda)
    longest: float = 1.0  # of a step


class Rollout:
    """What was seen, done and won in a number of steps of all games. The environment writes into it."""

    def __init__(self, env: PioneersVectorEnv, steps: int) -> None:
        games = env.num_envs
        shape = env.single_observation_space.shape
        assert shape is not None
        self.width = shape[0]
        self.observations = np.zeros((steps + 1, games, self.width), np.int16)
        self.masks = np.zeros((steps + 1, games, env.rules.size), np.int8)
        self.actions = np.zeros((steps, games), np.int64)
        self.chances = np.zeros((steps, games), np.float32)  # logarithms of how likely the actions were
        self.values = np.zeros((steps + 1, games), np.float32)
        self.rewards = np.zeros((steps, games), np.float32)
        self.ends = np.zeros((steps, games), np.bool_)


class Training:
    """A network, the games it plays, and what it has learned so far."""

    def __init__(self, env: PioneersVectorEnv, plan: Plan, seed: int) -> None:
        self.env, self.plan = env, plan
        self.chance = np.random.default_rng(seed)
        self.rollout = Rollout(env, plan.steps)
        self.env.write_to(self.rollout.observations[0], self.rollout.masks[0])
        env.reset(seed=int(self.chance.integers(2**32)))
        columns, scale = self.worth_reading()
        self.network = Network.new(columns, scale, plan.hidden, env.rules.size, self.chance)
        self.adam = Adam(self.network.parameters)

    def worth_reading(self) -> tuple[NDArray[np.int64], Floats]:
        """The numbers that differ in some games by chance, and their scale: this leaves out seats that nobody has."""
        seen = self.rollout.observations[0]
        low, high = seen.min(axis=0), seen.max(axis=0)
        for _ in range(100):
            masks = self.rollout.masks[0]
            self.env.step((masks * self.chance.random(masks.shape)).argmax(axis=1))
            low, high = np.minimum(low, seen.min(axis=0)), np.maximum(high, seen.max(axis=0))
        columns = np.flatnonzero(low < high)
        return columns, (1 / high[columns]).astype(np.float32)

    def play(self) -> tuple[int, float]:
        """Fill the rollout with the next steps of all games; gives how many ended, and what they were worth."""
        roll, network = self.rollout, self.network
        rows = np.arange(self.env.num_envs)
        for step in range(self.plan.steps):
            _, marks, roll.values[step] = network.forward(network.features(roll.observations[step]), roll.masks[step])
            # The largest after adding Gumbel noise is a draw by these probabilities.
            noise = self.chance.gumbel(size=marks.shape).astype(np.float32)
            actions = (marks + noise).argmax(axis=1)
            roll.actions[step], roll.chances[step] = actions, marks[rows, actions]
            self.env.write_to(roll.observations[step + 1], roll.masks[step + 1])
            _, roll.rewards[step], roll.ends[step], _, _ = self.env.step(actions)
        roll.values[-1] = network.forward(network.features(roll.observations[-1]), roll.masks[-1])[2]
        return int(roll.ends.sum()), float(roll.rewards.sum())

    def advantages(self) -> Floats:
        """How much better each action turned out than expected."""
        roll = self.rollout
        found, ahead = np.zeros_like(roll.rewards), np.zeros(self.env.num_envs, np.float32)
        for step in reversed(range(self.plan.steps)):
            going_on = ~roll.ends[step]
            surprise = roll.rewards[step] + going_on * roll.values[step + 1] - roll.values[step]
            ahead = surprise + self.plan.patience * going_on * ahead
            found[step] = ahead
        return found

    def learn(self, rate: float) -> None:
        """A lesson from the rollout, and on to the next one."""
        roll, plan = self.rollout, self.plan
        advantages = self.advantages()
        goals = (advantages + roll.values[:-1]).reshape(-1)
        features = self.network.features(roll.observations[:-1].reshape(-1, roll.width))
        masks = roll.masks[:-1].reshape(len(features), -1)
        actions, chances, gains = roll.actions.reshape(-1), roll.chances.reshape(-1), advantages.reshape(-1)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        for _ in range(plan.epochs):
            order = self.chance.permutation(len(features))
            for start in range(0, len(order), plan.batch):
                some = order[start : start + plan.batch]
                self.step(features[some], masks[some], actions[some], chances[some], gains[some], goals[some], rate)
        roll.observations[0], roll.masks[0] = roll.observations[-1], roll.masks[-1]

    def step(
        self,
        features: Floats,
        masks: NDArray[np.int8],
        actions: NDArray[np.int64],
        before: Floats,
        gains: Floats,
        goals: Floats,
        rate: float,
    ) -> None:
        """One step of learning: towards what gained more, not further than `clip`, and to truer values."""
        plan, count = self.plan, len(features)
        hidden, marks, values = self.network.forward(features, masks)
        chances = np.exp(marks)
        ratio = np.exp(marks[np.arange(count), actions] - before)
        # Where the policy has moved as far as it may, nothing pulls it on.
        far = ((gains > 0) & (ratio > 1 + plan.clip)) | ((gains < 0) & (ratio < 1 - plan.clip))
        pull = np.where(far, 0, gains * ratio).astype(np.float32)
        slope = chances * pull[:, None]
        slope[np.arange(count), actions] -= pull
        sure = np.where(masks != 0, marks, 0)
        variety = -(chances * sure).sum(axis=1, keepdims=True)
        slope += np.float32(plan.entropy) * chances * (sure + variety)
        error = (values - goals).astype(np.float32)
        slopes = self.network.backward(features, hidden, slope / np.float32(count), error / np.float32(count))
        self.adam.step(slopes, rate, plan.longest)
