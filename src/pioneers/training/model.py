"""The network as JAX fits it: the same shape as `bots.learned.network`, in fractions."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt
import optax

from pioneers.bots.learned.rows import LARGEST
from pioneers.training.shards import Floats, Lessons

# How much the points count beside the chances, and what points are divided by.
POINTS_WEIGHT = 0.15
POINTS_UNIT = 50.0
# The sum of the sizes of a unit's weights is kept below this: so its sums keep within their bits (`rounding`).
MOST_REACH = 24.0


class Model(NamedTuple):
    """All weights."""

    first: jax.Array
    first_bias: jax.Array
    second: jax.Array
    second_bias: jax.Array
    direct: jax.Array
    chance: jax.Array
    points: jax.Array
    points_bias: jax.Array


def fresh(own: int, common: int, first: int, second: int, seed: int, direct: list[float] | None = None) -> Model:
    """A network that knows nothing but what numbers of a seat's own row say directly, if that is known."""
    keys = jax.random.split(jax.random.PRNGKey(seed), 4)
    inputs = own + common
    return Model(
        jax.random.normal(keys[0], (inputs, first)) * (1.4 / inputs**0.5),
        jnp.full(first, 0.2),
        jax.random.normal(keys[1], (2 * first, second)) * (1.4 / (2 * first) ** 0.5),
        jnp.full(second, 0.2),
        jnp.zeros(own) if direct is None else jnp.asarray(direct, jnp.float32),
        jax.random.normal(keys[2], (second,)) * 0.02,
        jax.random.normal(keys[3], (second,)) * 0.1,
        jnp.zeros(()),
    )


def look(model: Model, common: jax.Array, own: jax.Array) -> tuple[jax.Array, jax.Array]:
    """What each seat's chance is e to the power of, and its points in units; for many positions at once."""
    players = own.shape[1]
    width = common.shape[1]
    shared = common @ model.first[:width]
    hidden = jnp.clip(shared[:, None] + own @ model.first[width:] + model.first_bias, 0, 1)
    others = (hidden.sum(axis=1, keepdims=True) - hidden) / (players - 1)
    both = jnp.concatenate([hidden, others], axis=2)
    last = jnp.clip(both @ model.second + model.second_bias, 0, 1)
    return own @ model.direct + last @ model.chance, last @ model.points + model.points_bias


Batch = tuple[jax.Array, jax.Array, jax.Array, jax.Array]


def loss(model: Model, batches: list[Batch]) -> jax.Array:
    """How badly chances and points of all numbers of players are told, the mean of them."""
    total = jnp.zeros(())
    for common, own, target, points in batches:
        logits, told = look(model, common, own)
        total -= jnp.mean(jnp.sum(target * jax.nn.log_softmax(logits, axis=1), axis=1))
        total += POINTS_WEIGHT * jnp.mean((told - points) ** 2)
    return total / len(batches)


def within_reach(model: Model) -> Model:
    """Units whose weights became too large are made smaller."""

    def kept(weights: jax.Array) -> jax.Array:
        reach = jnp.abs(weights).sum(axis=0)
        return weights * jnp.minimum(1.0, MOST_REACH / reach)

    return model._replace(first=kept(model.first), second=kept(model.second))


@partial(jax.jit, static_argnames="optimiser")
def step(
    model: Model, state: optax.OptState, batches: list[Batch], optimiser: optax.GradientTransformation
) -> tuple[Model, optax.OptState, jax.Array]:
    """One step of the fit."""
    value, gradient = jax.value_and_grad(loss)(model, batches)
    change, state = optimiser.update(gradient, state, model)
    moved: Model = optax.apply_updates(model, change)
    return within_reach(moved), state, value


def batch_of(lessons: Lessons, which: npt.NDArray[np.int64], blend: float) -> Batch:
    """Some positions in the form that `loss` takes; what the search expected counts for `blend` of the target."""
    expected = lessons.expected[which]
    known = (expected.min(axis=1, keepdims=True) >= 0) & (expected.sum(axis=1, keepdims=True) > 0)
    sums = np.where(known, expected.sum(axis=1, keepdims=True), 1)
    target = np.where(known, (1 - blend) * lessons.shares[which] + blend * expected / sums, lessons.shares[which])
    return (
        jnp.asarray(lessons.common[which], jnp.float32) / LARGEST,
        jnp.asarray(lessons.own[which], jnp.float32) / LARGEST,
        jnp.asarray(target, jnp.float32),
        jnp.asarray(lessons.points[which], jnp.float32) / POINTS_UNIT,
    )


@jax.jit
def chances(model: Model, common: jax.Array, own: jax.Array) -> jax.Array:
    """The chances of all seats."""
    return jax.nn.softmax(look(model, common, own)[0], axis=1)


def told_chances(model: Model, lessons: Lessons, most: int = 20_000) -> Floats:
    """The chances of positions, in portions that fit the memory."""
    parts = []
    for begin in range(0, len(lessons), most):
        common = jnp.asarray(lessons.common[begin : begin + most], jnp.float32) / LARGEST
        own = jnp.asarray(lessons.own[begin : begin + most], jnp.float32) / LARGEST
        parts.append(np.asarray(chances(model, common, own), np.float32))
    return np.concatenate(parts)
