"""The number of continuations of a position is what it was."""

from __future__ import annotations

from typing import Any

import pytest

import pioneers

from .games import Counted, versions
from .perft import golden_counts, leaves

POSITIONS = [(name, rules, position) for name, rules in versions() for position in golden_counts(name, rules)]
IDS = [f"{name}-rules-{rules}-{p['players']}-seed-{p['seed']}-{p['step']}" for name, rules, p in POSITIONS]


@pytest.mark.pure
@pytest.mark.parametrize(("name", "rules", "position"), POSITIONS, ids=IDS)
def test_continuations_are_as_many_as_ever(name: str, rules: int, position: dict[str, Any]) -> None:
    place = {field: position[field] for field in ("players", "seed", "policy", "after")}
    state = Counted(**place, options=position.get("options", {})).reached(name, rules)
    assert state.step == position["step"]
    depths = range(1, len(position["leaves"]) + 1)
    assert state.shared.rules == rules
    assert [leaves(pioneers.game(name), state, depth) for depth in depths] == position["leaves"]
