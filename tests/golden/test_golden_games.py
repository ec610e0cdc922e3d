"""Finished games for every way a game can end replay exactly."""

from __future__ import annotations

import pytest

import pioneers
from pioneers.kernel.record import read_record

from .games import FOLDER, SUFFIX, Wanted, golden_games, wanted_games

WANTED = [wanted for name in golden_games() for wanted in wanted_games(name)]


@pytest.mark.pure
@pytest.mark.parametrize("wanted", WANTED, ids=[wanted.name for wanted in WANTED])
def test_golden_game_replays_to_its_end(wanted: Wanted) -> None:
    game = pioneers.game(wanted.game)
    text = wanted.file.read_text(encoding="utf-8")
    record = read_record(text)
    state = record.final(game)
    assert state.seat is None
    assert game.digest(state) == record.end
    assert wanted.fits(game.result(state)), f"{wanted.name}: {game.result(state)}"
    assert (record.players, record.options) == (wanted.players, wanted.options)
    assert record.written(game) == text


def test_every_golden_game_is_wanted() -> None:
    assert {file.name for file in FOLDER.glob(f"*{SUFFIX}")} == {wanted.file.name for wanted in WANTED}


def test_every_game_of_the_catalogue_has_golden_files() -> None:
    assert golden_games() == list(pioneers.GAMES), "a game without tests/golden/<game>.py"
