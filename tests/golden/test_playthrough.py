"""One game written out, decision by decision, is what it was."""

from __future__ import annotations

from importlib import import_module

import pytest

import pioneers
from pioneers.kernel.record import read_record

from .games import FOLDER, SUFFIX, golden_games
from .playthrough import playthrough


@pytest.mark.pure
@pytest.mark.parametrize("name", golden_games())
def test_playthrough_is_the_golden_one(name: str) -> None:
    chosen: str = import_module(f"tests.golden.{name}").PLAYTHROUGH
    record = read_record((FOLDER / (chosen + SUFFIX)).read_text(encoding="utf-8"))
    right = (FOLDER / f"{name}-playthrough.txt").read_text(encoding="utf-8")
    assert playthrough(pioneers.game(name), record).splitlines() == right.splitlines()
