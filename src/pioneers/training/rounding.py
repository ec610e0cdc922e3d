"""From fractions to whole numbers: a fitted network as the engine takes it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt

from pioneers.bots.learned.learning import Kind
from pioneers.bots.learned.network import LANE_LIMIT, STEPS_TO_E
from pioneers.bots.learned.network_file import Numbers, Shape, write_network
from pioneers.bots.learned.rows import LARGEST
from pioneers.training.model import POINTS_UNIT, Model

# The last sums are so many times finer than what they tell.
SCALE = 256
POINTS_FINENESS = 100
SHORT = 32_767


def write_model(path: Path, model: Model, kind: Kind) -> None:
    """Round a network as finely as its bits allow, and write it down."""
    first, first_bias, first_shift = rounded(np.asarray(model.first), np.asarray(model.first_bias))
    second, second_bias, second_shift = rounded(np.asarray(model.second), np.asarray(model.second_bias))
    shape = Shape(
        kind.name,
        kind.version,
        kind.own,
        kind.common,
        first.shape[1],
        second.shape[1],
        first_shift,
        second_shift,
        SCALE,
    )
    chance = np.rint(np.asarray(model.chance) * STEPS_TO_E / LARGEST * SCALE)
    points = np.rint(np.asarray(model.points) * POINTS_UNIT * POINTS_FINENESS / LARGEST * SCALE)
    bias = round(float(model.points_bias) * POINTS_UNIT * POINTS_FINENESS * SCALE)
    direct = np.rint(np.asarray(model.direct) * STEPS_TO_E / LARGEST * SCALE)
    numbers = Numbers(
        first_bias,
        first.ravel().tolist(),
        second_bias,
        second.ravel().tolist(),
        short(direct),
        short(chance),
        short(points),
        bias,
    )
    write_network(path, shape, numbers)


def rounded(
    weights: npt.NDArray[np.float32], biases: npt.NDArray[np.float32]
) -> tuple[npt.NDArray[np.int64], list[int], int]:
    """Weights and biases in whole numbers, and the power of two they were made larger by: the largest that is safe."""
    for shift in range(12, 0, -1):
        whole = np.rint(weights * 2**shift).astype(np.int64)
        # Half a step more: what is cut off later is rounded so.
        lifts = np.rint(biases * LARGEST * 2**shift).astype(np.int64) + 2 ** (shift - 1)
        reach = np.abs(whole).sum(axis=0) * LARGEST + np.abs(lifts)
        if reach.max() < LANE_LIMIT and np.abs(whole).max() <= SHORT:
            return whole, lifts.tolist(), shift
    raise ValueError("weights too large")


def short(numbers: npt.NDArray[np.float32]) -> list[int]:
    """Whole numbers of 16 bits."""
    whole: list[int] = np.clip(numbers, -SHORT, SHORT).astype(np.int64).tolist()
    return whole
