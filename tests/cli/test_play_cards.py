"""Card games at the terminal, from the first question to the final table."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

import pioneers
from pioneers.cli.help_page import help_texts
from pioneers.match.match import load_record
from tests.cli.card_games import at, cards_in, deck_without_equals, game, saved_at
from tests.cli.conftest import Run, actions

QUICK = ("--bots", "chance", "--players", "3", "--names", "Ada", "--seed", "7")
DATA = Path(pioneers.__file__).parent / "cards" / "data"


def test_somebody_who_knows_nothing_finishes_a_game_by_typing_1(run: Run) -> None:
    done = run("play", "cards", "--bots", "chance", resort="1")
    assert done.code == 0
    assert "Be the first to build a house, a windmill, a barn and a storehouse." in done.flat
    assert "Final scoring" in done.said
    assert "won the game" in done.said
    assert load_record(done.records[0]).end is not None
    assert f"replay {done.records[0]}" in done.said


@pytest.mark.parametrize("options", [("2",), ("2", "--hands", "separate"), ("3",), ("4",)])
def test_every_number_of_players(run: Run, options: tuple[str, ...]) -> None:
    done = run("play", "cards", "--bots", "chance", "--names", "Ada", "--seed", "2", "--players", *options, resort="1")
    assert done.code == 0
    record = load_record(done.records[0])
    assert record.end is not None
    assert ("place 2" in done.said) == (record.players == 2)
    assert ("Your hand for place 2" in done.said) == ("separate" in options)


@pytest.mark.parametrize(
    ("language", "spoken", "unspoken"),
    [
        (
            "de",
            ["Endwertung", "gewinnt den Stich", "hat die Partie gewonnen.", "Du spielst aus", "Zu bedienen"],
            "trick",
        ),
        ("fr", ["Décompte final", "remporte le pli", "a gagné la partie.", "Vous entamez", "À fournir"], "trick"),
    ],
)
def test_a_whole_game_in_another_language(run: Run, language: str, spoken: list[str], unspoken: str) -> None:
    done = run("play", "cards", *QUICK, "--language", language, resort="1")
    assert done.code == 0
    for words in spoken:
        assert words in done.flat
    assert unspoken not in done.said


# --- leaving and going on -------------------------------------------------------------------------------


def test_a_game_left_and_resumed_ends_as_if_nobody_had_left(run: Run, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.pioneers", tmp_path / "parts.pioneers"
    run("play", "cards", *QUICK, "--record", whole, resort="1")
    left = run("play", "cards", *QUICK, "--record", parts, answers=["1"] * 2)
    # Left thrice, after more and more decisions, and gone on with each time.
    for answers in (11, 27, None):
        assert left.code == 0
        assert f"The game is saved in {parts}." in left.flat
        assert f"play cards --resume {parts}" in left.said
        assert load_record(parts).end is None
        more = {"resort": "1"} if answers is None else {"answers": ["1"] * answers}
        left = run("play", "cards", "--resume", parts, **more)
        assert "The game goes on where you left it." in left.said
    assert load_record(parts).end == load_record(whole).end is not None
    assert load_record(parts).actions == load_record(whole).actions


def test_leaving_in_the_middle_of_a_play(run: Run, lead: tuple[str, ...]) -> None:
    left = run(*lead, answers=["1"])
    assert actions(left) == ["play stone 1"]
    again = run("play", "cards", "--resume", left.records[0], answers=["2 1"])
    assert actions(again)[:4] == ["play stone 1", "add stone 5", "add stone 3", "done"]


def test_an_own_deck(run: Run, tmp_path: Path) -> None:
    deck = deck_without_equals(tmp_path)
    done = run("play", "cards", *QUICK, "--deck", deck, "--record", tmp_path / "my.pioneers", resort="1")
    assert done.code == 0
    moved = tmp_path / "elsewhere"
    moved.mkdir()
    for name in ("deck.toml", "my.pioneers"):
        (tmp_path / name).rename(moved / name)
    assert run("replay", moved / "my.pioneers", "--verify").code == 0


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--players", "5"), "This game is for 2, 3 or 4 players."),
        (("--players", "3", "--hands", "separate"), "Separate hands are for two players only"),
        (("--hands", "seperate"), "“seperate” isn’t valid for --hands. Choose one or separate."),
        (("--deck", "nowhere.toml", "--players", "2"), "This file doesn’t exist."),
    ],
)
def test_wrong_options_are_told_in_one_line(run: Run, options: tuple[str, ...], complaint: str) -> None:
    done = run("play", "cards", *options)
    assert done.code == 2
    assert complaint in done.complained
    assert done.complained.count("\n") == 1


def test_separate_hands_mean_two_players(run: Run) -> None:
    done = run("play", "cards", "--hands", "separate", "--bots", "chance", "--names", "Ada", answers=["1"])
    record = load_record(done.records[0])
    assert (record.players, record.options) == (2, {"hands": "separate"})


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_help_page(run: Run, language: str) -> None:
    done = run("play", "cards", "--help", f"--language={language}")
    assert done.code == 0
    assert not re.search(r"\bhelp-[a-z]", done.said)
    assert help_texts(language)["help-play-deck"] in done.said


# --- several people -------------------------------------------------------------------------------------

HAND_OVER = re.compile(r"(\w+), come to the keyboard and press Enter\.")


@pytest.mark.parametrize("options", [("--names", "Ada,Ben,Cleo"), ("--names", "Ada,Ben", "--hands", "separate")])
def test_hot_seat_shows_each_hand_to_its_player_alone(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...]
) -> None:
    monkeypatch.setattr("pioneers.cli.terminal.screen.Screen.hide", lambda screen: screen.line("(hidden)"))
    deck = deck_without_equals(tmp_path)
    done = run("play", "cards", "--hot-seat", "--seed", "7", "--deck", deck, *options, answers=["1", "1", "table"] * 12)
    record = load_record(done.records[0])
    names = options[1].split(",")
    state: Any = record.start(game(), tmp_path)
    decisions = [(state.seat, state.copy())]
    for action in record.actions:
        game().play(state, action)
        decisions.append((state.seat, state.copy()))
    assert state.run == 1
    turns = [(seat, [each for _, each in group]) for seat, group in groupby(decisions, key=lambda pair: pair[0])]
    parts = HAND_OVER.split(done.said)
    said = list(zip(parts[1::2], parts[2::2], strict=True))
    assert [names[seat] for seat, _ in turns] == [name for name, _ in said]
    assert len(said) > 8
    for number, (seat, states) in enumerate(turns):
        _, own, *public = said[number][1].split("(hidden)")
        known = cards_in(str([game().view(each, seat) for each in states]))
        assert cards_in(own) <= known
        # What stands there for all to see when he has gone names no card that anybody still holds.
        assert len(public) == (number < len(turns) - 1)
        for part in public:
            after: Any = game().dump(turns[number + 1][1][0])
            assert not cards_in(part) & {card for hand in after["hands"] for card in hand}


def test_drawn_cards_are_seen_before_the_next_one_comes(run: Run, tmp_path: Path) -> None:
    path = saved_at(tmp_path / "game.pioneers", at("exchange"))
    text = path.read_text(encoding="utf-8").replace(" (bot: chance)", "")
    path.write_text(text, encoding="utf-8")
    done = run("play", "cards", "--resume", path, answers=["", "2", "1 2"])
    assert done.said.index("Ada draws") < done.said.index("Ada, press Enter to hide what the others must not see.")


# --- looking, replaying, checking, reading the rules ------------------------------------------------------


def test_looking_around(run: Run, lead: tuple[str, ...]) -> None:
    done = run(*lead, answers=["table", "hand", "played", "rules", "rules C3.4", "help", "1 2", "played", "rules B6"])
    assert "House, Windmill: stone, gold, deer, tree" in done.flat
    assert "cards are left in the deck." in done.flat
    assert "Your hand: Stone 1 3 5 7 Gold 3 4 4 7 Deer 4 5 8 Tree 4 6 Thief 2x Storm 6" in done.flat
    assert "Played in this run: none" in done.flat
    assert "Played in this run: Stone 1 3" in done.flat
    assert "The rules of Pioneer" in done.said
    assert "C3.4" in done.said
    assert "Show the cards that were played in this run." in done.flat
    assert "map" not in done.said
    assert "There is no rule “B6”." in done.flat


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ["tisch", "blatt", "gespielt", "regeln C3", "hilfe", "hirsch 4 + hirsch 5", "ende"]),
        ("fr", ["tapis", "main", "joué", "règles C3", "aide", "cerf 4 + cerf 5", "quitter"]),
    ],
)
def test_commands_and_cards_in_the_own_language(
    run: Run, lead: tuple[str, ...], language: str, words: list[str]
) -> None:
    done = run(*lead, "--language", language, answers=words)
    assert done.code == 0
    for wrong in ("ist hier keine Antwort", "n’est pas une réponse"):
        assert wrong not in done.flat
    assert actions(done)[:3] == ["play deer 4", "add deer 5", "done"]


def test_replaying_and_checking_a_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.pioneers"
    run("play", "cards", *QUICK, "--record", path, resort="1")
    record = load_record(path)
    last = len(record.actions)
    verified = run("replay", path, "--verify")
    assert verified.said.splitlines()[-1] == record.end
    done = run("replay", path, answers=["t", "table", "hand", "played", "t", "rules C4", "help", str(last), "q"])
    assert done.code == 0
    assert done.said.count("wins the trick") >= 2
    assert "Players see only their own hand." in done.flat
    assert "“table”, “hand” and “played” show the position" in done.flat
    assert "won the game." in done.said
    at_last = run("replay", path, "--at", str(last))
    assert "won the game." in at_last.said
    checked = run("check", path)
    assert checked.code == 0
    assert f"a valid record of a finished game (cards): Ada, Belle and Clay, {last} moves." in checked.flat


def test_checking_a_deck(run: Run, tmp_path: Path) -> None:
    done = run("check", DATA / "deck.toml")
    assert done.code == 0
    assert "a valid deck file, “Pioneers”, with 48 suit cards, 4 thieves, 4 storms and 24 supply cards." in done.flat
    path = tmp_path / "deck.toml"
    text = (DATA / "deck.toml").read_text(encoding="utf-8").replace('first_trump = "gold"', 'first_trump = "glod"')
    path.write_text(text, encoding="utf-8")
    wrong = run("check", path, "--language", "fr")
    assert wrong.code == 1
    assert "gold" in wrong.said
    assert "1 problème." in wrong.flat


def test_the_rules_of_the_cards(run: Run) -> None:
    assert run("rules", "C3.4").flat.startswith("C3.4 If you hold the suit to follow")
    assert run("rules", "c3").said.count("\nC3.") == 9
    book = run("rules", "cards", "--language", "de")
    assert book.said.startswith("Die Regeln von Pioneer\n")
    assert "C6.4" in book.said
    wrong = run("rules", "C0")
    assert wrong.complained == "There is no rule “C0”. Did you mean C1? The chapters are C1 to C6.\n"
