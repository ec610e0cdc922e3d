"""Checking that a game was dealt as promised and played by the rules."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import pioneers
from pioneers.bots.chance import ChanceBot
from pioneers.kernel.files.record import read_record
from pioneers.match.match import Match, save
from pioneers.server.tables.fair import commitment
from tests.cli.conftest import Run

SEED = 2**255 + 12345
OUTCOMES = {
    "fair": "Everything is right: this game was dealt as promised and played by the rules.",
    "wrong": "This record could not be confirmed",
    "broken": "This is not what was promised",
    "unfinished": "So far everything is right, but the game is not finished.",
    "open": "The moves are right, but nothing shows that the deal was fixed before the game.",
}


def played(path: Path, game: str = "board", promised: str | None = commitment(SEED), **options: Any) -> Match:
    """A whole game of a table, kept in this file."""
    match = Match.new(pioneers.game(game), ["Ada", "Ben"], [ChanceBot(1), ChanceBot(2)], seed=SEED, **options)
    match.run()
    match.record.engine, match.record.commitment = "0.1.0", promised
    save(match, path)
    return match


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.pioneers"


def only(said: str, outcome: str) -> bool:
    """Whether this outcome is told, and no other."""
    return [name for name, sentence in OUTCOMES.items() if sentence in said] == [outcome]


@pytest.mark.parametrize("game", pioneers.GAMES)
def test_a_fair_game_is_confirmed_step_by_step(run: Run, path: Path, game: str) -> None:
    record = played(path, game).record
    done = run("verify", path)
    assert done.code == 0
    assert only(done.flat, "fair")
    assert f"A game of Ada and Ben ({game}), {len(record.actions)} moves, begun with version 0.1.0" in done.flat
    assert f"digest {record.data}) are those that the game was played with." in done.flat
    assert f"All {len(record.actions)} moves are allowed by the rules." in done.flat
    assert f"exactly the end in the record (digest {record.end})." in done.flat
    assert "its seed matches the fingerprint in the record." in done.flat
    # Whoever forges a record writes a fitting promise into it: so the person is told what to compare.
    assert f"the same fingerprint before the game: {record.commitment}" in done.flat


def test_the_fingerprint_that_was_seen_is_proof_enough(run: Run, path: Path) -> None:
    played(path, promised=None)
    done = run("verify", path, "--commitment", f" {commitment(SEED).upper()} ")
    assert done.code == 0
    assert only(done.flat, "fair")
    assert "its seed matches the fingerprint that you gave." in done.flat
    assert "the same fingerprint before the game" not in done.flat


@pytest.mark.parametrize(
    ("promised", "arguments", "source"),
    [
        (commitment(SEED + 1), [], "in the record"),
        (None, ["--commitment", commitment(SEED + 1)], "that you gave"),
        (commitment(SEED), ["--commitment", commitment(SEED + 1)], "that you gave"),
        (commitment(SEED + 1), ["--commitment", commitment(SEED)], "in the record"),
    ],
)
def test_another_deal_than_the_promised_is_found(
    run: Run, path: Path, promised: str | None, arguments: list[str], source: str
) -> None:
    played(path, promised=promised)
    done = run("verify", path, *arguments)
    assert done.code == 1
    assert only(done.flat, "broken")
    assert f"its seed doesn’t match the fingerprint {source}." in done.flat


def test_without_a_promise_the_person_is_told_how_to_give_it(run: Run, path: Path) -> None:
    played(path, promised=None)
    done = run("verify", path)
    assert done.code == 1
    assert only(done.flat, "open")
    assert f"verify {path} --commitment …" in done.flat


@pytest.mark.parametrize("promised", [None, commitment(SEED)])
def test_a_game_that_is_not_finished_is_not_confirmed(run: Run, path: Path, promised: str | None) -> None:
    match = Match.new(pioneers.game("board"), ["Ada", "Ben"], [None, None], seed=SEED)
    for _ in range(9):
        match.play(match.state.legal()[0])
    match.record.commitment = promised
    save(match, path)
    done = run("verify", path)
    assert done.code == 1
    assert only(done.flat, "unfinished")
    assert "All 9 moves are allowed by the rules." in done.flat


def test_a_broken_promise_is_worse_than_a_missing_end(run: Run, path: Path) -> None:
    match = Match.new(pioneers.game("board"), ["Ada", "Ben"], [None, None], seed=SEED)
    match.record.commitment = commitment(SEED + 1)
    save(match, path)
    assert only(run("verify", path).flat, "broken")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (f"rules: {pioneers.game('board').rules}", "rules: 99", "version 99 of the rules"),
        ("data: ", "data: 0", "other data"),
        ("\nend: ", "\nend: 0", "another position"),
        ("\nend: ", "\nbuy road\nend: ", "“buy road” can’t be played there"),
        ("game: board", "game: bord", "bord"),
    ],
)
def test_a_record_that_was_changed_is_not_confirmed(run: Run, path: Path, old: str, new: str, said: str) -> None:
    played(path)
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")
    done = run("verify", path)
    assert done.code == 1
    assert only(done.flat, "wrong")
    assert said in done.flat


def test_a_game_that_was_left_out_of_is_not_confirmed(run: Run, path: Path) -> None:
    record = played(path).record
    record.actions.pop()
    path.write_text(record.written(), encoding="utf-8")
    done = run("verify", path)
    assert (done.code, only(done.flat, "wrong")) == (1, True)


def test_own_data_files_are_found_beside_the_record(run: Run, tmp_path: Path) -> None:
    text = (files("pioneers.cards") / "data" / "deck.toml").read_text(encoding="utf-8")
    for folder in ("there", "here"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "mine.toml").write_text(text.replace("thieves = 4", "thieves = 9"), encoding="utf-8")
    played(tmp_path / "here" / "game.pioneers", "cards", deck=tmp_path / "there" / "mine.toml")
    (tmp_path / "there" / "mine.toml").unlink()
    assert run("verify", tmp_path / "here" / "game.pioneers").code == 0
    (tmp_path / "here" / "mine.toml").unlink()
    done = run("verify", tmp_path / "here" / "game.pioneers")
    assert (done.code, only(done.flat, "wrong")) == (1, True)


@pytest.mark.parametrize("given", ["", "12ab", commitment(SEED)[:-1] + "g"])
def test_what_is_no_fingerprint_is_refused_at_once(run: Run, path: Path, given: str) -> None:
    played(path)
    done = run("verify", path, "--commitment", given)
    assert (done.code, done.said) == (2, "")
    assert f"“{given}” isn’t a fingerprint of a deal. Use 64 characters" in done.complained


def test_what_is_no_record_is_refused(run: Run, path: Path) -> None:
    assert run("verify", path).code == 2
    path.write_text("pioneers record 2\n", encoding="utf-8")
    assert run("verify", path).code == 2


@pytest.mark.parametrize(
    ("language", "fair", "broken"),
    [
        ("de", "Alles stimmt: Diese Partie wurde wie versprochen ausgeteilt", "Das ist nicht, was versprochen war:"),
        ("fr", "Tout est juste : cette partie a été distribuée comme promis", "Ce n’est pas ce qui était promis :"),
    ],
)
def test_the_outcome_is_told_in_the_language_of_the_person(
    run: Run, path: Path, language: str, fair: str, broken: str
) -> None:
    played(path)
    assert fair in run("verify", path, "--language", language).flat
    done = run("verify", path, "--language", language, "--commitment", commitment(SEED + 1))
    assert broken in done.flat


def test_names_cannot_play_tricks_on_the_terminal(run: Run, path: Path) -> None:
    record = played(path).record
    record.seats[0] = "\x1b[2JAda"
    path.write_text(record.written(), encoding="utf-8")
    assert read_record(path.read_text(encoding="utf-8")).seats[0] == "\x1b[2JAda"
    done = run("verify", path)
    assert done.code == 0
    assert "\x1b[2J" not in done.said
