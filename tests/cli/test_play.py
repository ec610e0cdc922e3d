"""Games at the terminal, from the first question to the final scoring."""

from __future__ import annotations

from pathlib import Path

import pytest

import pioneers
from pioneers.match.match import load_record
from tests.cli.conftest import Run

# Quick bots, one opponent, a known deal.
QUICK = ("--bots", "chance", "--players", "2", "--names", "Ada", "--seed", "7")


def digest_of(path: Path) -> str:
    record = load_record(path)
    game = pioneers.game(record.game)
    return game.digest(record.final(game, path.parent))


def test_somebody_who_knows_nothing_finishes_a_game_by_typing_1(run: Run) -> None:
    done = run("play", "board", "--bots", "chance", resort="1")
    assert done.code == 0
    assert "Final scoring" in done.said
    assert "You lead pioneers into the West." in done.flat
    assert len(done.records) == 1
    assert load_record(done.records[0]).end is not None
    assert f"replay {done.records[0]}" in done.said


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_every_number_of_players(run: Run, players: str) -> None:
    done = run("play", "board", "--bots", "chance", "--players", players, "--names", "Ada", resort="1")
    assert done.code == 0
    assert done.said.count("takes a turn.") >= 3 * int(players)
    record = load_record(done.records[0])
    assert record.seats[0] == "Ada"
    assert all(seat.endswith("(bot: chance)") for seat in record.seats[1:])
    assert len(record.seats) == int(players)


@pytest.mark.parametrize(
    ("language", "spoken", "unspoken"),
    [
        ("de", ["Endwertung", "ist am Zug.", "hat die Partie gewonnen.", "Wähle, was du kaufst"], "takes a turn"),
        ("fr", ["Décompte final", "commence son tour.", "a gagné la partie.", "Choisissez un achat"], "takes a"),
    ],
)
def test_a_whole_game_in_another_language(run: Run, language: str, spoken: list[str], unspoken: str) -> None:
    done = run("play", "board", *QUICK, "--language", language, resort="1")
    assert done.code == 0
    for words in spoken:
        assert words in done.said
    assert unspoken not in done.said


def test_the_language_comes_from_the_system(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_CH.UTF-8")
    assert "Wie heißt du?" in run("play", "board", answers=["1"]).said


def test_enter_takes_what_most_people_want(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("USER", "grace")
    done = run("play", "board", "--bots", "chance", answers=["", "", "1", "1"])
    assert load_record(done.records[0]).seats == ["Grace", "Belle (bot: chance)", "Clay (bot: chance)"]


def test_setting_up_asks_again_after_a_wrong_answer(run: Run) -> None:
    done = run("play", "board", "--bots", "chance", answers=["seven", "4", "3", "x" * 25, "Eve", "1"])
    assert "“seven” isn’t an answer here. Type 1, 2 or 3" in done.flat
    assert "Use 1 to 24 visible characters." in done.flat
    assert load_record(done.records[0]).players == 4


def test_nothing_is_left_behind_by_somebody_who_leaves_at_once(run: Run) -> None:
    done = run("play", "board", answers=[])
    assert done.code == 0
    assert done.records == []


# --- leaving and going on ---------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [2, 11, 22])
def test_a_game_left_and_resumed_ends_as_if_nobody_had_left(run: Run, tmp_path: Path, answers: int) -> None:
    whole, parts = tmp_path / "whole.pioneers", tmp_path / "parts.pioneers"
    run("play", "board", *QUICK, "--record", whole, resort="1")
    left = run("play", "board", *QUICK, "--record", parts, answers=["1"] * answers)
    assert left.code == 0
    assert f"The game is saved in {parts}." in left.flat
    assert f"play board --resume {parts}" in left.said
    assert load_record(parts).end is None
    resumed = run("play", "board", "--resume", parts, resort="1")
    assert resumed.code == 0
    assert "The game goes on where you left it." in resumed.said
    assert load_record(parts).end == load_record(whole).end
    assert digest_of(parts) == digest_of(whole)


def test_leaving_saves_the_very_position(run: Run) -> None:
    left = run("play", "board", *QUICK, answers=["1"] * 5)
    before = digest_of(left.records[0])
    again = run("play", "board", "--resume", left.records[0], answers=["quit"])
    assert again.code == 0
    assert digest_of(left.records[0]) == before


def test_ctrl_c_saves(run: Run) -> None:
    left = run("play", "board", *QUICK, answers=["1", "1", "^C"])
    assert left.code == 130
    assert len(load_record(left.records[0]).actions) >= 2
    assert "--resume" in left.said


def test_the_game_is_kept_after_every_answer(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    # As if the machine had been switched off: nothing runs when the game stops.
    monkeypatch.setattr("pioneers.cli.terminal.conversation.Conversation.leave", lambda *_: 0)
    left = run("play", "board", *QUICK, answers=["1"] * 6)
    assert len(load_record(left.records[0]).actions) >= 6


def test_a_finished_game_that_is_resumed_shows_its_end(run: Run) -> None:
    done = run("play", "board", *QUICK, resort="1")
    again = run("play", "board", "--resume", done.records[0])
    assert again.code == 0
    assert "Final scoring" in again.said


@pytest.mark.parametrize("option", [("--players", "3"), ("--seed", "1"), ("--names", "Eve"), ("--hot-seat",)])
def test_a_resumed_game_keeps_its_options(run: Run, option: tuple[str, ...]) -> None:
    left = run("play", "board", *QUICK, answers=["1", "1"])
    again = run("play", "board", "--resume", left.records[0], *option)
    assert again.code == 2
    assert again.complained == (f"A resumed game keeps its players, its seed and its data. Leave out {option[0]}.\n")


def test_a_record_that_is_not_there(run: Run) -> None:
    done = run("play", "board", "--resume", "nowhere.pioneers")
    assert done.code == 2
    assert done.complained == "The record nowhere.pioneers can’t be read: No such file or directory.\n"


def test_a_place_where_nothing_can_be_saved_is_told_and_the_game_goes_on(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    place = tmp_path / "file" / "game.pioneers"
    elsewhere = tmp_path / "here.pioneers"
    done = run("play", "board", *QUICK, "--record", place, answers=["1", "1", f"save {elsewhere}"])
    assert f"The game can’t be saved in {place}" in done.flat
    assert load_record(elsewhere).actions


# --- options ----------------------------------------------------------------------------------------


def test_own_board_and_coaches_and_a_record_beside_them(run: Run, tmp_path: Path) -> None:
    folder = Path(pioneers.__file__).parent / "board" / "data"
    for name in ("board.toml", "coaches.toml"):
        text = (folder / name).read_text(encoding="utf-8").replace('"Denver"', '"Auraria"')
        # One line less: a board that plays like the built-in one would be taken for it, names and all.
        (tmp_path / name).write_text(text.replace('  "amarillo--denver",\n', ""), encoding="utf-8")
    files = ("--board", tmp_path / "board.toml", "--coaches", tmp_path / "coaches.toml")
    left = run("play", "board", *QUICK, *files, "--record", tmp_path / "my.pioneers", answers=["map", "1", "1"])
    assert "Auraria" in left.said
    moved = tmp_path / "elsewhere"
    moved.mkdir()
    for name in ("board.toml", "coaches.toml", "my.pioneers"):
        (tmp_path / name).rename(moved / name)
    again = run("play", "board", "--resume", moved / "my.pioneers", answers=["map", "1"])
    assert again.code == 0
    assert "Auraria" in again.said


def test_a_cover_at_random_or_by_choice(run: Run) -> None:
    assert run("play", "board", *QUICK, "--cover", "random", answers=["1"]).code == 0
    cities = "seattle,portland,boise,helena,san-francisco,carson-city,los-angeles,tucson"
    assert run("play", "board", *QUICK, "--cover", cities, answers=["1"]).code == 0
    wrong = run("play", "board", *QUICK, "--cover", "randm")
    assert wrong.code == 2
    assert "Did you mean “random”?" in wrong.complained


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--players", "5"), "This game is for 2, 3 or 4 players."),
        (("--names", "A,B,C,D,E"), "5 names are too many for 4 players."),
        (("--players", "2", "--names", "A,B,C"), "3 names are too many for 2 players."),
        (("--names", "Ada,ada"), "Two players have the same name."),
        (("--names", "Ada,"), "isn’t a valid name."),
        (("--seed", "-1", "--players", "2"), "isn’t a seed."),
        (("--board", "nowhere.toml", "--players", "2"), "This file doesn’t exist."),
    ],
)
def test_wrong_options_are_told_in_one_line(run: Run, options: tuple[str, ...], complaint: str) -> None:
    done = run("play", "board", *options)
    assert done.code == 2
    assert complaint in done.complained
    assert done.complained.count("\n") == 1
    assert "Against how many" not in done.said


# --- several people ---------------------------------------------------------------------------------


def test_several_people_at_one_keyboard(run: Run) -> None:
    done = run(
        "play", "board", "--hot-seat", "--players", "3", "--seed", "2", answers=["Ada", "Ada", "Ben", ""], resort="1"
    )
    assert done.code == 0
    assert "Two players have the same name." in done.flat
    assert load_record(done.records[0]).seats == ["Ada", "Ben", "Player 3"]
    for name in ("Ada", "Ben", "Player 3"):
        assert f"{name}, come to the keyboard and press Enter." in done.said


def test_two_names_mean_two_people_and_the_rest_are_bots(run: Run) -> None:
    done = run("play", "board", "--names", "Ada,Ben", "--players", "4", "--bots", "chance", "--seed", "2", resort="1")
    assert done.code == 0
    assert load_record(done.records[0]).seats == ["Ada", "Ben", "Belle (bot: chance)", "Clay (bot: chance)"]


def test_only_the_owner_is_told_the_worth_of_a_nugget(run: Run) -> None:
    done = run("play", "board", "--hot-seat", "--names", "Ada,Ben", "--seed", "3", resort="1")
    told = [line for line in done.said.splitlines() if "takes a gold nugget" in line]
    worths = [line for line in told if "worth" in line]
    # Each nugget is told twice: with its worth to the one who took it, without to the other.
    assert worths
    assert len(told) >= 2 * len(worths) - 1


def test_a_bot_with_the_name_of_a_person_takes_another(run: Run) -> None:
    done = run("play", "board", "--names", "belle", "--players", "2", "--bots", "chance", answers=["1"])
    assert load_record(done.records[0]).seats == ["belle", "Clay (bot: chance)"]
