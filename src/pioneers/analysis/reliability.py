"""Whether chances are true: of positions told 70 %, 70 % are won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bin:
    """Chances that are much alike: how many, what was told and what came true on the mean."""

    count: int
    told: float
    true: float


def reliability(pairs: Iterable[tuple[float, float]], bins: int = 10) -> list[Bin]:
    """What was told beside what came true, in bins of equal width."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(bins)]
    for told, true in pairs:
        found[min(int(told * bins), bins - 1)].append((told, true))
    return [
        Bin(len(here), sum(told for told, _ in here) / len(here), sum(true for _, true in here) / len(here))
        for here in found
        if here
    ]


def expected_error(found: Sequence[Bin]) -> float:
    """The mean distance of what was told from what came true, weighted by how often it was told."""
    total = sum(one.count for one in found)
    return sum(one.count * abs(one.told - one.true) for one in found) / total
