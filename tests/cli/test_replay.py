"""Recorded games again."""

from __future__ import annotations

from pathlib import Path

import pytest

import pioneers
from pioneers.match.match import load_record
from tests.cli.conftest import Run


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A finished game."""
    path = tmp_path / "game.pioneers"
    options = ("--bots", "chance", "--players", "2", "--names", "Ada", "--seed", "9")
    run("play", "board", *options, "--record", path, resort="1")
    return path


def test_verifying_gives_the_digest(run: Run, record: Path) -> None:
    done = run("replay", record, "--verify")
    assert done.code == 0
    assert done.said.splitlines()[-1] == load_record(record).end
    assert "replays to its end" in done.flat


def test_the_position_after_any_move(run: Run, record: Path) -> None:
    game = pioneers.game("board")
    moves = load_record(record)
    last = len(moves.actions)
    for number in (0, 1, last // 2, last):
        done = run("replay", record, "--at", str(number))
        assert done.code == 0
        state = moves.start(game)
        for action in moves.actions[:number]:
            game.play(state, action)
        city = game.view(state, None)["stagecoach"]
        assert f"stagecoach ({game.city_names(state)[str(city)]})" in done.said  # type: ignore[attr-defined]
        assert ("won the game." in done.said) == (number == last)


@pytest.mark.parametrize("number", ["-1", "999"])
def test_a_move_that_is_not_there(run: Run, record: Path, number: str) -> None:
    done = run("replay", record, f"--at={number}")
    assert done.code == 2
    assert f"There’s no move {number}." in done.complained


def test_forward_and_back(run: Run, record: Path) -> None:
    actions = load_record(record).actions
    last = len(actions)
    done = run("replay", record, answers=["", "n", "b", "b", "b", str(last), "n", "b", "q"])
    assert done.code == 0
    said = done.said
    assert f"Move 0 of {last} >" in said
    assert f"1 ● Ada: {actions[0]}" in said
    assert said.count(f"● Ada: {actions[0]}") == 2
    assert "The beginning: nothing has been played yet." in said
    assert "This is the beginning." in done.flat
    assert "This was the last move." in done.flat
    assert "won the game." in said
    assert f"Move {last - 1} of {last} >" in said


def test_turns_are_steps_too(run: Run, record: Path) -> None:
    done = run("replay", record, answers=["t"] * 500)
    turns = done.said.count("takes a turn.")
    assert turns > 5
    assert "This was the last move." in done.flat


def test_back_and_forward_show_the_same(run: Run, record: Path) -> None:
    there = run("replay", record, answers=["10", "q"]).said
    again = run("replay", record, answers=["30", "10", "q"]).said
    assert there.split("Move 0 of")[1].split("\n", 1)[1].split("Move 10")[0] in again


def test_looking_around_in_a_replay(run: Run, record: Path) -> None:
    done = run(
        "replay", record, answers=["5", "map", "players", "coaches", "rules B6.3", "help", "map denv", "frward", "zz"]
    )
    assert done.code == 0
    assert "Pioneers left" in done.said
    assert "it never crosses one" in done.flat
    assert "One move forward" in done.flat
    assert "Did you mean “forward”?" in done.flat
    assert "“zz” isn’t a command here." in done.flat


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", ["vor", "zurück", "zug", "karte", "ende"]), ("fr", ["avant", "arrière", "tour", "carte", "quitter"])],
)
def test_replaying_in_another_language(run: Run, record: Path, language: str, words: list[str]) -> None:
    done = run("replay", record, "--language", language, answers=words)
    assert done.code == 0
    assert "Move" not in done.said
    assert "kein Befehl" not in done.said
    assert "pas une commande" not in done.said


def test_a_record_that_was_changed(run: Run, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    first = load_record(record).actions[0]
    record.write_text(text.replace(f"\n{first}\n", "\ndrive albany\n", 1), encoding="utf-8")
    done = run("replay", record, "--language", "de")
    assert done.code == 2
    assert "Jetzt geht es darum" in done.complained
    assert "(B3.1)" in done.complained
    assert done.complained.count("\n") == 1


def test_an_unfinished_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "half.pioneers"
    run(
        "play",
        "board",
        "--players",
        "2",
        "--names",
        "Ada",
        "--bots",
        "chance",
        "--record",
        path,
        answers=["1", "1", "1"],
    )
    done = run("replay", path, "--verify")
    assert done.code == 0
    assert "as far as it was played" in done.flat


@pytest.mark.parametrize("content", ["", "hello\n", "pioneers record 1\n", "pioneers record 1\ngame: chess\n"])
def test_what_is_no_record(run: Run, tmp_path: Path, content: str) -> None:
    path = tmp_path / "no.pioneers"
    path.write_text(content, encoding="utf-8")
    done = run("replay", path)
    assert done.code == 2
    assert done.complained.count("\n") == 1
