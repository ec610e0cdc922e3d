"""One game written out, decision by decision, is what it was."""

from __future__ import annotations

from importlib import import_module

import pytest

import pioneers
from pioneers.kernel.files.record import read_record

from .games import SUFFIX, folder, versions
from .playthrough import playthrough


@pytest.mark.pure
@pytest.mark.parametrize(("name", "rules"), versions())
def test_playthrough_is_the_golden_one(name: str, rules: int) -> None:
    chosen: str = import_module(f"tests.golden.{name}").PLAYTHROUGH
    record = read_record((folder(rules) / (chosen + SUFFIX)).read_text(encoding="utf-8"))
    right = (folder(rules) / f"{name}-playthrough.txt").read_text(encoding="utf-8")
    assert playthrough(pioneers.game(name), record).splitlines() == right.splitlines()
