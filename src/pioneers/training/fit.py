"""Fitting a network to lessons, with a share of the games set apart to see when it stops getting better."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

import numpy as np
import optax

from pioneers.bots.learned.learning import Kind
from pioneers.training.calibration import log_loss
from pioneers.training.model import Model, batch_of, fresh, step, told_chances
from pioneers.training.shards import Lessons, split


@dataclass(frozen=True, slots=True)
class FitPlan:
    """How a network is fitted."""

    first: int = 32
    second: int = 16
    steps: int = 12_000
    batch: int = 512
    rate: float = 2e-3
    decay: float = 1e-4
    blend: float = 0.5
    seed: int = 1
    looks: int = 12


@dataclass(slots=True)
class Fitted:
    """A network, and how it got there: after so many steps, the loss in training and, by players, in testing."""

    model: Model
    curve: list[tuple[int, float, dict[int, float]]] = field(default_factory=list)


@cache
def optimiser_of(rate: float, steps: int, decay: float) -> optax.GradientTransformation:
    """How weights are moved. One object for all fits alike: with another one a step would be compiled again."""
    return optax.adamw(optax.cosine_decay_schedule(rate, steps, 0.02), weight_decay=decay)


def fit(
    lessons: dict[int, Lessons],
    kind: Kind,
    plan: FitPlan,
    tell: Callable[[int, float, dict[int, float]], None],
) -> Fitted:
    """Fit a network to the lessons of each number of players alike; the best on the games set apart is kept."""
    rng = np.random.default_rng(plan.seed)
    sides = {players: split(one) for players, one in lessons.items()}
    direct = [0.0] * kind.own
    if kind.by_hand is not None:
        place, nats = kind.by_hand
        direct[place] = nats
    model = fresh(kind.own, kind.common, plan.first, plan.second, plan.seed, direct)
    optimiser = optimiser_of(plan.rate, plan.steps, plan.decay)
    state = optimiser.init(model)
    fitted = Fitted(model)
    best = float("inf")
    every = max(1, plan.steps // plan.looks)
    recent: list[float] = []
    for number in range(1, plan.steps + 1):
        batches = [
            batch_of(training, rng.integers(len(training), size=plan.batch), plan.blend)
            for training, _ in sides.values()
        ]
        model, state, value = step(model, state, batches, optimiser)
        if number % every == 0 or number == plan.steps:
            recent.append(float(value))
            tested = {
                players: log_loss(told_chances(model, testing), testing.shares)
                for players, (_, testing) in sides.items()
            }
            fitted.curve.append((number, float(value), tested))
            tell(number, float(value), tested)
            if (mean := sum(tested.values()) / len(tested)) < best:
                best = mean
                fitted.model = model
    return fitted
