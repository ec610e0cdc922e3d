"""The number of continuations of a position is what it was."""

from __future__ import annotations

from typing import Any

import pytest

import pioneers

from .games import Counted, golden_games
from .perft import golden_counts, leaves

POSITIONS = [(name, position) for name in golden_games() for position in golden_counts(name)]
IDS = [f"{name}-{p['players']}-seed-{p['seed']}-{p['step']}" for name, p in POSITIONS]


@pytest.mark.pure
@pytest.mark.parametrize(("name", "position"), POSITIONS, ids=IDS)
def test_continuations_are_as_many_as_ever(name: str, position: dict[str, Any]) -> None:
    place = {field: position[field] for field in ("players", "seed", "policy", "after")}
    state = Counted(**place, options=position.get("options", {})).reached(name)
    assert state.step == position["step"]
    depths = range(1, len(position["leaves"]) + 1)
    assert [leaves(pioneers.game(name), state, depth) for depth in depths] == position["leaves"]
