"""Answers at the terminal in the card game: how cards and choices are typed, and what is said to a wrong one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from pioneers.cards.position.state import CardsState
from pioneers.match.match import load_record
from tests.cli.card_games import at, game, saved_at
from tests.cli.conftest import Run, actions


def view_at_the_end(path: Path) -> Any:
    """What Ada sees where a record stops."""
    state: Any = load_record(path).final(game(), path.parent)
    return game().view(state, 0)


# --- cards that are typed -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "played"),
    [
        (["1"], ["play stone 1"]),
        (["1", ""], ["play stone 1", "done"]),
        (["1", "1", ""], ["play stone 1", "add stone 3", "done"]),
        (["1", "2 3"], ["play stone 1", "add stone 5", "add stone 7"]),
        (["1", "add stone 3", "done"], ["play stone 1", "add stone 3", "done"]),
        (["1 2"], ["play stone 1", "add stone 3", "done"]),
        (["1+2"], ["play stone 1", "add stone 3", "done"]),
        (["1, 2, 4"], ["play stone 1", "add stone 3", "add stone 7", "done"]),
        (["1 2 3 4"], ["play stone 1", "add stone 3", "add stone 5", "add stone 7"]),
        (["6 6"], ["play gold 4", "add gold 4", "done"]),
        (["deer 4"], ["play deer 4"]),
        (["deer 4 + deer 5"], ["play deer 4", "add deer 5", "done"]),
        (["deer 4 and deer 5"], ["play deer 4", "add deer 5", "done"]),
        (["play deer 4 + deer 5"], ["play deer 4", "add deer 5", "done"]),
        (["deer 4 5"], ["play deer 4", "add deer 5", "done"]),
        (["d4 d5 d8"], ["play deer 4", "add deer 5", "add deer 8"]),
        (["gold 4 4"], ["play gold 4", "add gold 4", "done"]),
        (["storm"], ["play storm 6"]),
        (["s6"], ["play storm 6"]),
        (["DEER 8"], ["play deer 8"]),
        (["deer", "2"], ["play deer 5"]),
        (["deer", "1 3"], ["play deer 4", "add deer 8", "done"]),
    ],
)
def test_an_answer_and_the_actions_it_plays(
    run: Run, lead: tuple[str, ...], answers: list[str], played: list[str]
) -> None:
    assert actions(run(*lead, answers=answers))[: len(played)] == played


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        (["15"], "There’s no choice 15 here. Type a number from 1 to 13."),
        (["1 15"], "There’s no choice 15 here."),
        ([""], "Type a number from 1 to 13"),
        (["deer 4 + gold 4"], "two suits never go together"),
        (["1 13"], "Storm 6 is played alone."),
        (["deer 4 + thief"], "Thief is played alone."),
        (["deer 4 4"], "You have no deer 4 in your hand."),
        (["deer 6"], "You have no deer 6 in your hand. Choose a card that you hold. (C3.1)"),
        (["thief"], "A thief can’t lead a trick. Lead one or more cards of one suit, or a storm. (C3.2)"),
        (["play thief"], "(C3.2)"),
        (["storm 12"], "You have no storm 12 in your hand."),
        (["stone + deer 4"], "can mean more than one card"),
        (["deer 99"], "“deer 99” isn’t an answer here."),
        (["xyzzy"], "“xyzzy” isn’t an answer here."),
        (["dier 4"], "“dier 4” isn’t an answer here."),
        (["4 deer"], "“4 deer” isn’t an answer here."),
        (["build house"], "it’s time to play a card to the trick"),
        (["tabel"], "Did you mean “table”?"),
        (["\x1b[31mred"], "isn’t an answer here."),
    ],
)
def test_a_wrong_answer_teaches_and_costs_nothing(
    run: Run, lead: tuple[str, ...], answers: list[str], said: str
) -> None:
    done = run(*lead, answers=answers)
    assert done.code == 0
    assert said in done.flat
    assert actions(done) == []


def test_a_suit_that_is_not_held(run: Run, tmp_path: Path) -> None:
    def has_no_deer(state: CardsState, view: Mapping[str, Any]) -> bool:
        return state.step == "play" and not any(card.startswith("deer") for card in view["hands"][0])

    path = saved_at(tmp_path / "game.pioneers", has_no_deer)
    assert "You hold no deer." in run("play", "cards", "--resume", path, answers=["deer"]).flat


def void(state: CardsState, view: Mapping[str, Any]) -> bool:
    """Ada must play a card that neither follows nor is trump, and has two of a suit."""
    suit, trump = view["trick"]["suit"], view["trick"]["trump"]
    kinds = [card.split()[0] for card in view["hands"][0]]
    return state.step == "play" and suit not in (None, *kinds) and trump != "tree" and kinds.count("tree") > 1


def test_a_card_that_cannot_win_is_played_alone(run: Run, tmp_path: Path) -> None:
    path = saved_at(tmp_path / "game.pioneers", void)
    record = load_record(path)
    view = view_at_the_end(path)
    trees = [card for card in view["hands"][0] if card.startswith("tree")]
    done = run("play", "cards", "--resume", path, answers=[f"{trees[0]} + {trees[1]}", trees[0]])
    assert "a card that can’t win is played alone." in done.flat
    assert "cannot win" in done.said
    assert "and you have none" in done.flat
    assert load_record(path).actions[len(record.actions)] == f"play {trees[0]}"


def must_follow(state: CardsState, view: Mapping[str, Any]) -> bool:
    kinds = {card.split()[0] for card in view["hands"][0]}
    return state.step == "play" and view["trick"]["suit"] == "deer" and {"deer", "tree", "thief"} <= kinds


def test_what_cannot_be_played_is_shown_and_explained(run: Run, tmp_path: Path) -> None:
    def no_thief_yet(state: CardsState, view: Mapping[str, Any]) -> bool:
        return must_follow(state, view) and not any("thief" in play["cards"] for play in view["trick"]["plays"])

    path = saved_at(tmp_path / "game.pioneers", no_thief_yet)
    view = view_at_the_end(path)
    tree = next(card for card in view["hands"][0] if card.startswith("tree"))
    done = run("play", "cards", "--resume", path, answers=[f"why {tree}", f"why play {tree}", "why thief", "why 1"])
    assert re.search(r"\n  -  .*Tree \d.*Thief", done.said)
    assert "Without a number: not possible now" in done.flat
    assert done.flat.count("You hold deer, the suit to follow, so you can’t play tree") == 2
    assert "the trick has no thief yet, so you can’t play one." in done.flat
    assert "“rules C3.4” shows the whole rule." in done.flat
    assert "That’s possible: Deer" in done.flat


# --- the other steps ------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["1", "", "keep", "keep your hand"])
def test_keeping_the_hand(run: Run, tmp_path: Path, answer: str) -> None:
    path = saved_at(tmp_path / "game.pioneers", at("exchange"))
    before = len(load_record(path).actions)
    done = run("play", "cards", "--resume", path, answers=[answer])
    assert load_record(path).actions[before] == "keep"
    assert "Your hand:" in done.said


def test_exchanging_two_cards_at_once(run: Run, tmp_path: Path) -> None:
    path = saved_at(tmp_path / "game.pioneers", at("exchange"))
    before = len(load_record(path).actions)
    done = run("play", "cards", "--resume", path, answers=["2", "1 2 3", "1 2"])
    paid, *given = load_record(path).actions[before : before + 3]
    assert paid.startswith("exchange ")
    assert [action.split()[0] for action in given] == ["discard", "discard"]
    assert "You discard 2 cards. Choose no more than that." in done.flat
    assert "Ada draws" in done.said
    assert "or both at once" in done.flat


def test_giving_cards_away_one_by_one(run: Run, tmp_path: Path) -> None:
    path = saved_at(tmp_path / "game.pioneers", at("discard"))
    before = len(load_record(path).actions)
    done = run("play", "cards", "--resume", path, answers=["1", "2"])
    assert [action.split()[0] for action in load_record(path).actions[before : before + 2]] == ["discard", "discard"]
    assert "Choose the card to discard" in done.flat


@pytest.mark.parametrize("step", ["take", "trump", "steal", "pay"])
def test_a_suit_is_chosen_by_its_name(run: Run, tmp_path: Path, step: str) -> None:
    path = saved_at(tmp_path / "game.pioneers", at(step))
    record = load_record(path)
    suit = record.final(game(), tmp_path).legal()[-1].arguments[0]
    done = run("play", "cards", "--resume", path, answers=[suit[:3]])
    assert done.code == 0
    assert load_record(path).actions[len(record.actions)] == f"{step} {suit}"


def test_a_suit_that_is_not_there_is_refused_with_its_rule(run: Run, tmp_path: Path) -> None:
    def lacks_gold(state: CardsState, _: Mapping[str, Any]) -> bool:
        return state.step == "pay" and "pay gold" not in [action.text for action in state.legal()]

    path = saved_at(tmp_path / "game.pioneers", lacks_gold)
    done = run("play", "cards", "--resume", path, answers=["gold"])
    silent = load_record(path).actions
    assert "(C6.3)" in done.said or silent[-1].startswith("pay ") or len(silent) > 1


def test_a_thief_of_the_last_hand_names_suit_and_player(run: Run, tmp_path: Path) -> None:
    path = saved_at(tmp_path / "game.pioneers", at("plunder"))
    record = load_record(path)
    wanted = record.final(game(), tmp_path).legal()[-1]
    name = record.seats[int(wanted.arguments[-1])].split()[0]
    run("play", "cards", "--resume", path, answers=[f"{wanted.arguments[0]} {name.lower()}"])
    assert load_record(path).actions[len(record.actions)] == wanted.text


def test_building_tells_costs_and_what_is_missing(run: Run, tmp_path: Path) -> None:
    def can_build_a_barn_only(state: CardsState, view: Mapping[str, Any]) -> bool:
        legal = [action.text for action in state.legal()]
        return legal == ["done", "build barn"] and "house" not in view["buildings"][0]

    path = saved_at(tmp_path / "game.pioneers", can_build_a_barn_only)
    before = len(load_record(path).actions)
    done = run("play", "cards", "--resume", path, answers=["why build house", "house", "barn"])
    assert "costs stone and tree" in done.flat
    assert re.search(r"-  Build a house +you lack", done.said)
    assert done.said.count("(C6.1)") == 2
    assert load_record(path).actions[before] == "build barn"
