"""A small network in numpy: from an observation to how good each action seems, and how likely the game is won."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Parameters = dict[str, Floats]

# An illegal action gets this much taken off, so that it is never chosen.
NEVER = np.float32(1e9)


class Network:
    """One hidden layer, and two readings of it: the policy, a number for each action, and the value."""

    def __init__(self, parameters: Parameters, columns: NDArray[np.int64], scale: Floats) -> None:
        self.parameters = parameters
        # The numbers of an observation that it looks at, and what each is multiplied by.
        self.columns, self.scale = columns, scale

    @classmethod
    def new(
        cls, columns: NDArray[np.int64], scale: Floats, hidden: int, actions: int, chance: np.random.Generator
    ) -> Network:
        """An untrained one, which plays nearly by chance."""

        def weights(rows: int, width: int, size: float) -> Floats:
            return (chance.standard_normal((rows, width)) * size).astype(np.float32)

        return cls(
            {
                "in": weights(len(columns), hidden, np.sqrt(2 / len(columns))),
                "in bias": np.zeros(hidden, np.float32),
                "policy": weights(hidden, actions, 0.01),
                "policy bias": np.zeros(actions, np.float32),
                "value": weights(hidden, 1, 0.01),
                "value bias": np.zeros(1, np.float32),
            },
            columns,
            scale,
        )

    def features(self, observations: NDArray[np.int16]) -> Floats:
        """What it reads of observations, in numbers around 1."""
        return observations[:, self.columns] * self.scale

    def forward(self, features: Floats, masks: NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the logarithm of each action's probability, and the value."""
        own = self.parameters
        hidden = np.maximum(features @ own["in"] + own["in bias"], 0)
        marks = hidden @ own["policy"] + own["policy bias"]
        marks -= NEVER * (masks == 0)
        marks -= marks.max(axis=1, keepdims=True)
        marks -= np.log(np.exp(marks).sum(axis=1, keepdims=True))
        return hidden, marks, (hidden @ own["value"])[:, 0] + own["value bias"]

    def backward(self, features: Floats, hidden: Floats, marks: Floats, values: Floats) -> Parameters:
        """How the loss changes with every parameter, from how it changes with marks and values."""
        own = self.parameters
        inner = (marks @ own["policy"].T + np.outer(values, own["value"][:, 0])) * (hidden > 0)
        return {
            "in": features.T @ inner,
            "in bias": inner.sum(axis=0),
            "policy": hidden.T @ marks,
            "policy bias": marks.sum(axis=0),
            "value": hidden.T @ values[:, None],
            "value bias": values.sum(keepdims=True),
        }

    def best(self, observations: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        """The likeliest legal action for each row."""
        chosen: NDArray[np.int64] = self.forward(self.features(observations), masks)[1].argmax(axis=1)
        return chosen

    def save(self, path: Path) -> None:
        """Write it into a file of numpy."""
        with path.open("wb") as file:
            kept: dict[str, Any] = {"columns": self.columns, "scale": self.scale, **self.parameters}
            np.savez_compressed(file, **kept)

    @classmethod
    def load(cls, path: Path) -> Network:
        """What `save` has written."""
        with np.load(path) as file:
            kept = {name: file[name] for name in file.files}
        return cls(kept, kept.pop("columns"), kept.pop("scale"))


class Adam:
    """Steps down the slope, for each parameter as long as its slopes so far allow (Kingma and Ba 2015)."""

    def __init__(self, parameters: Parameters) -> None:
        self.parameters = parameters
        self.means = {name: np.zeros_like(array) for name, array in parameters.items()}
        self.squares = {name: np.zeros_like(array) for name, array in parameters.items()}
        self.steps = 0

    def step(self, slopes: Parameters, rate: float, longest: float) -> None:
        """One step; slopes that are together longer than `longest` are shortened."""
        length = np.sqrt(sum(float((slope * slope).sum()) for slope in slopes.values()))
        shorten = np.float32(min(1.0, longest / (length + 1e-8)))
        self.steps += 1
        begun, begun_squares = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for name, slope in slopes.items():
            slope *= shorten
            mean, square = self.means[name], self.squares[name]
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            self.parameters[name] -= (
                np.float32(rate / begun) * mean / (np.sqrt(square / np.float32(begun_squares)) + np.float32(1e-5))
            )
