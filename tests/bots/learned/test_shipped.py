"""The networks that come with the program."""

from __future__ import annotations

import pytest

import pioneers
from pioneers.bots.learned.network_file import numbers_from

from .shipped import GOLDEN, networks, rows, said

MOST_BYTES = 1_000_000


@pytest.mark.pure
def test_networks_say_the_same_on_every_machine_compiled_or_not() -> None:
    assert rows() == GOLDEN.read_text(encoding="utf-8").splitlines()


def test_all_networks_together_are_light() -> None:
    files = [path for game in pioneers.GAMES for path in networks(game)]
    assert {numbers_from(path.name, path.read_bytes())[0].rows for path in files} == {
        "board",
        "cards-runs",
        "cards-tricks",
    }
    assert sum(path.stat().st_size for path in files) <= MOST_BYTES


@pytest.mark.parametrize("game", pioneers.GAMES)
def test_networks_tell_positions_apart(game: str) -> None:
    told = [chances[0] for chances in said(game, 2)]
    assert max(told) > 8000
    assert min(told) < 2000
