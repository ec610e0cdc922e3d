"""`./run bench levels`: levels meet at equal processor time."""

from __future__ import annotations

import pytest

from tools.bench.levels import levels, play_deal, sit_down


def test_a_deal_between_levels_is_the_same_again_and_both_are_timed() -> None:
    sit_down("cards", "level5=8", "level4=8")
    first, again = play_deal((2, 5)), play_deal((2, 5))
    assert (first.won, first.decisions) == (again.won, again.decisions)
    assert min(first.decisions) > 20
    assert min(first.seconds) > 0


def test_a_level_that_is_far_stronger_wins_and_the_series_ends_when_that_is_clear(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert levels(game="cards", one="level4=8", other="level1", deals=200, between=(0.0, 20.0)) == 0
    told = capsys.readouterr().out
    share, games = float(told.split()[5].rstrip("%")), int(told.split(" games ")[0].split()[-1])
    assert share > 80
    assert games < 60
