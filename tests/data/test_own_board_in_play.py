"""A board file of one's own in play: its names, its actions, its records."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pioneers
from pioneers.kernel.files.record import Record, read_record

GAME: Any = pioneers.game("board")


def own_board(folder: Path, old: str, new: str) -> Path:
    """The built-in board with a change, as a file."""
    text = (files("pioneers.board") / "data" / "board.toml").read_text(encoding="utf-8")
    assert old in text
    path = folder / "my-board.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


def test_a_board_that_only_renames_a_city_plays_alike_under_the_new_name(tmp_path: Path) -> None:
    built_in = GAME.new(players=4, seed=3)
    own = GAME.new(players=4, seed=3, board=own_board(tmp_path, '"Denver"', '"Auraria"'))
    assert GAME.city_names(own)["denver"] == "Auraria"
    assert GAME.city_names(GAME.new(players=4, seed=3))["denver"] == "Denver"
    assert own.legal() == built_in.legal()
    assert GAME.digest(own) == GAME.digest(built_in)


def test_a_board_with_another_city_has_its_own_actions(tmp_path: Path) -> None:
    state = GAME.new(players=4, seed=3, board=own_board(tmp_path, "denver", "auraria"))
    assert "auraria" in state.shared.space.cities
    assert GAME.action("drive auraria").text == "drive auraria"
    refusal = GAME.explain(state, "drive denver")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("B1.2", "unknown-here")
    assert str(GAME.explain(GAME.new(players=4, seed=3), "drive auraria")).startswith("B1.2")


def test_a_record_finds_the_board_that_lies_beside_it(tmp_path: Path) -> None:
    path = own_board(tmp_path, "denver", "auraria")
    record = Record.begun(GAME, 4, 3, {"board": str(path)}, ["Ada", "Ben", "Cleo", "Dan"])
    record.actions = [str(GAME.new(players=4, seed=3, board=path).legal()[0])]
    elsewhere = tmp_path / "moved"
    elsewhere.mkdir()
    moved = path.rename(elsewhere / path.name)
    again = read_record(record.written(GAME, elsewhere))
    assert again.actions == record.actions
    assert GAME.data_digest(again.final(GAME, moved.parent)) == record.data
