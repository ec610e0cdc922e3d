"""Checking files."""

from __future__ import annotations

from pathlib import Path

import pytest

import pioneers
from tests.cli.conftest import Run

DATA = Path(pioneers.__file__).parent / "board" / "data"


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    path = tmp_path / "game.pioneers"
    run("play", "board", "--players", "2", "--names", "Ada", "--bots", "chance", "--record", path, answers=["1"] * 4)
    return path


def test_good_files_are_summed_up(run: Run, record: Path) -> None:
    done = run("check", DATA / "board.toml", DATA / "coaches.toml", record)
    assert done.code == 0
    assert "a valid board file, “Pioneers”." in done.flat
    assert "For 4 players: 45 cities and the start Boston, joined by 97 lines." in done.flat
    assert "For 2 and 3 players: 38 cities and the start Boston, joined by 74 lines; two players cover 8" in done.flat
    assert "with 4 starting coaches and 24 other coaches." in done.flat
    assert "a valid record of a game that is not finished (board): Ada and Belle" in done.flat


def test_everything_that_is_wrong_with_a_board_is_told(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    text = (DATA / "board.toml").read_text(encoding="utf-8")
    text = text.replace('"albany--boston"', '"albany--bosten"', 1).replace("players = [4]", "players = [4, 7]")
    path.write_text(text, encoding="utf-8")
    done = run("check", path)
    assert done.code == 1
    rows = done.said.splitlines()
    assert all(row.startswith(f"{path}:") for row in rows if "side[1]" in row)
    assert any("side[1].lines[1]: " in row and "boston" in row for row in rows)
    assert any("side[1].players[2]: " in row and "7" in row for row in rows)
    assert "problems." in rows[-1]


def test_everything_that_is_wrong_with_coaches_is_told(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "coaches.toml"
    text = (DATA / "coaches.toml").read_text(encoding="utf-8")
    path.write_text(text.replace('"farmer", "barkeeper"', '"framer", "hotel"', 1), encoding="utf-8")
    done = run("check", path, "--language", "de")
    assert done.code == 1
    assert "farmer" in done.said
    assert "2 Fehler." in done.flat


def test_one_bad_file_among_good_ones(run: Run, tmp_path: Path) -> None:
    done = run("check", DATA / "coaches.toml", tmp_path / "nowhere.toml")
    assert done.code == 1
    assert "a valid coaches file" in done.flat
    assert "This file doesn’t exist." in done.flat


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_record_with_an_action_that_the_rules_refuse(run: Run, record: Path, language: str) -> None:
    with record.open("a", encoding="utf-8") as file:
        file.write("drive denver\ndrive denver\n")
    done = run("check", record, "--language", language)
    assert done.code == 1
    assert str(record) in done.said
    assert "drive denver" in done.said
    english = "now; it’s time to" in done.said or "No line leads directly" in done.said
    assert english == (language == "en")


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"a = 1\n", b"[[side]\n", b"pioneers record 1\n", b"# x\n"])
def test_what_is_no_file_of_ours(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    done = run("check", path)
    assert done.code == 1
    assert str(path) in done.said


def test_a_folder(run: Run, tmp_path: Path) -> None:
    done = run("check", tmp_path)
    assert done.code == 1
    assert "This is a folder." in done.said
