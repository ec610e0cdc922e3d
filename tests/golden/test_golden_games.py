"""Finished games for every way a game can end replay exactly."""

from __future__ import annotations

import pytest

import pioneers
from pioneers.kernel.files.record import read_record

from .games import SUFFIX, Wanted, folder, golden_games, versions, wanted_games

WANTED = [(rules, wanted) for name, rules in versions() for wanted in wanted_games(name)]


@pytest.mark.pure
@pytest.mark.parametrize(("rules", "wanted"), WANTED, ids=[f"{wanted.name}-rules-{rules}" for rules, wanted in WANTED])
def test_golden_game_replays_to_its_end(rules: int, wanted: Wanted) -> None:
    game = pioneers.game(wanted.game)
    text = wanted.file(rules).read_text(encoding="utf-8")
    record = read_record(text)
    state = record.final(game)
    assert state.seat is None
    assert game.digest(state) == record.end
    assert wanted.fits(game.result(state)), f"{wanted.name}: {game.result(state)}"
    assert (record.rules, record.players, record.options) == (rules, wanted.players, wanted.options)
    assert record.written(game) == text


def test_every_golden_game_is_wanted() -> None:
    for name, rules in versions():
        files = set(folder(rules).glob(f"{name}-*{SUFFIX}"))
        assert files == {wanted.file(rules) for wanted in wanted_games(name)}


def test_every_game_of_the_catalogue_has_golden_files() -> None:
    assert golden_games() == list(pioneers.GAMES), "a game without tests/golden/<game>.py"
