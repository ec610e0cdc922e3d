"""Whether chances are true: of positions told 70 %, 70 % are won."""

from __future__ import annotations

import numpy as np

from pioneers.analysis.reliability import Bin
from pioneers.training.shards import Floats

LEAST = 1e-4


def log_loss(chances: Floats, shares: Floats) -> float:
    """The mean surprise at who wins, in nats."""
    return float(-(shares * np.log(np.clip(chances, LEAST, 1))).sum(axis=1).mean())


def reliability(chances: Floats, shares: Floats, bins: int = 10) -> list[Bin]:
    """What was told beside what came true, in bins of equal width; every seat of every position counts."""
    told, true = chances.ravel(), shares.ravel()
    places = np.minimum((told * bins).astype(int), bins - 1)
    return [
        Bin(int(here.sum()), float(told[here].mean()), float(true[here].mean()))
        for place in range(bins)
        if (here := places == place).any()
    ]
