"""Whether chances are true."""

from __future__ import annotations

import numpy as np
import pytest

from pioneers.analysis.reliability import expected_error
from pioneers.training.calibration import log_loss, reliability


def drawn(told: np.ndarray, seed: int = 1) -> np.ndarray:
    """Who wins, by these chances."""
    rng = np.random.default_rng(seed)
    first = rng.random(len(told)) < told[:, 0]
    return np.stack([first, ~first], axis=1).astype(np.float32)


def test_true_chances_have_next_to_no_error_and_shifted_ones_have_theirs() -> None:
    first = np.random.default_rng(2).random(40_000).astype(np.float32)
    told = np.stack([first, 1 - first], axis=1)
    won = drawn(told)
    assert expected_error(reliability(told, won)) < 0.01
    bold = np.clip(1.4 * (told - 0.5) + 0.5, 0, 1).astype(np.float32)
    assert expected_error(reliability(bold, won)) > 0.05
    assert log_loss(told, won) < log_loss(bold, won)


def test_bins_tell_means_and_counts() -> None:
    told = np.array([[0.1, 0.9], [0.2, 0.8]], np.float32)
    won = np.array([[0, 1], [1, 0]], np.float32)
    found = reliability(told, won, bins=2)
    assert [one.count for one in found] == [2, 2]
    assert found[0].told == pytest.approx(0.15)
    assert found[0].true == pytest.approx(0.5)
    assert expected_error(found) == pytest.approx(0.35)
