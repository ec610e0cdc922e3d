"""From fractions to whole numbers."""

from __future__ import annotations

from pathlib import Path

import jax.numpy as jnp
import numpy as np
import pytest

from pioneers.bots.learned.learning import Kind
from pioneers.bots.learned.network_file import read_network
from pioneers.bots.learned.rows import LARGEST, Rows
from pioneers.training.model import MOST_REACH, Model, fresh, look, within_reach
from pioneers.training.rounding import write_model

KIND = Kind("any", 1, 30, 12, 1)


def lively(seed: int) -> Model:
    """A network whose units say something."""
    model = fresh(KIND.own, KIND.common, 16, 8, seed)
    rng = np.random.default_rng(seed)
    return within_reach(
        model._replace(
            direct=jnp.asarray(rng.normal(size=KIND.own) * 0.3),
            chance=jnp.asarray(rng.normal(size=8)),
            points=jnp.asarray(rng.normal(size=8)),
        )
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_whole_numbers_say_what_the_fractions_say(tmp_path: Path, players: int) -> None:
    model = lively(players)
    write_model(tmp_path / "any.net", model, KIND)
    network = read_network(tmp_path / "any.net", KIND.name, KIND.version, KIND.own, KIND.common)
    rng = np.random.default_rng(players)
    rows = Rows(players, KIND.own, KIND.common)
    worst = 0.0
    for _ in range(50):
        common = rng.integers(-LARGEST, LARGEST + 1, KIND.common)
        own = rng.integers(-LARGEST, LARGEST + 1, (players, KIND.own))
        rows.begin(players)
        for number in common.tolist():
            rows.put_common(number)
        for number in own.ravel().tolist():
            rows.put(number)
        logits, _ = look(model, jnp.asarray(common)[None] / LARGEST, jnp.asarray(own)[None] / LARGEST)
        shares = np.exp(np.asarray(logits[0]) - np.max(logits[0]))
        worst = max(worst, float(np.abs(np.array(network.told(rows)) / 10_000 - shares / shares.sum()).max()))
    assert worst < 0.02


def test_no_unit_reaches_further_than_its_bits() -> None:
    model = lively(1)
    wild = within_reach(model._replace(first=model.first * 100, second=model.second * 100))
    assert float(jnp.abs(wild.first).sum(axis=0).max()) <= MOST_REACH * 1.001
    assert float(jnp.abs(wild.second).sum(axis=0).max()) <= MOST_REACH * 1.001
