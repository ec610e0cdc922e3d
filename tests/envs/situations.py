"""States to observe, from the sample of the laws."""

from __future__ import annotations

from collections.abc import Iterator

import pioneers
from pioneers.kernel.state import State
from tests.laws.sample import sample

TABLES = [(name, players) for name in pioneers.GAMES for players in pioneers.game(name).player_numbers]


def batches(name: str, players: int) -> Iterator[list[State]]:
    """The states of a sample, those of equal options together: one environment has one set of them."""
    groups: dict[str, list[State]] = {}
    for situation in sample(name, players):
        groups.setdefault(str(situation.setup.options), []).append(situation.state)
    yield from groups.values()
