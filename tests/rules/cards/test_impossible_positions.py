"""Positions to which no game leads: each part is right for itself, but they do not fit together."""

from __future__ import annotations

import copy

import pytest

from tests.rules.cards.positions import BUILDINGS, Json, position
from tests.rules.cards.test_bad_positions import BUILDING, PAYING, broken, changed


def where(content: Json) -> tuple[object, str]:
    """The place and the kind of the mistake."""
    mistake = broken(content)
    return mistake.figures["place"], mistake.key


@pytest.mark.rule("C5.1")
def test_the_thieves_of_the_last_one_are_asked_only_when_no_hand_holds_cards() -> None:
    content = position(3).hands("deer 1, thief").supplies(1, gold=1).asked("plunder", 0).json()
    assert where(content) == ("hands", "position-hands-full")


@pytest.mark.rule("C6.1", "C2.6")
@pytest.mark.parametrize("content", [BUILDING, PAYING], ids=["build", "pay"])
def test_between_runs_nobody_holds_cards(content: Json) -> None:
    """Played on, the next deal would come on top of them."""
    content = copy.deepcopy(content)
    content["hands"][0] = content["deck"][:3]
    content["deck"] = content["deck"][3:]
    assert where(content) == ("hands", "position-hands-full")


@pytest.mark.rule("C6.2", "C6.4")
@pytest.mark.parametrize("run", [1, 39])
def test_a_game_is_over_only_after_a_settlement_or_the_last_run(run: int) -> None:
    assert where(position(3).hands().run(run).asked("over", None).json()) == ("step", "position-finished")
    assert position(3).hands().run(40).asked("over", None).load().seat is None
    assert position(3).hands().run(run).built(2, *BUILDINGS).asked("over", None).load().seat is None


@pytest.mark.rule("C6.2")
def test_with_all_four_buildings_the_game_is_over() -> None:
    assert where(position(3).built(0, *BUILDINGS).json()) == ("step", "position-finished")


@pytest.mark.rule("C2.6")
def test_a_lead_needs_two_players_with_cards() -> None:
    assert where(position(3).hands("deer 1 2").json()) == ("hands", "position-step")


@pytest.mark.rule("C3.1")
def test_in_a_trick_nobody_with_cards_was_passed_over() -> None:
    passed = position(3).hands("deer 1", "deer 2", "deer 3").trick(0, "tree 1", "")
    assert where(passed.json()) == ("trick.plays", "position-play")
    assert passed.hands("deer 1", "", "deer 3").load().seat == 2


@pytest.mark.rule("C3.2")
def test_no_thief_was_led() -> None:
    led = position(3).hands("deer 3", "deer 1", "deer 2").trick(0, "thief").json()
    assert where(led) == ("trick.plays[0]", "position-play")


@pytest.mark.rule("C3.5")
def test_no_two_cards_of_a_suit_that_cannot_win_were_played() -> None:
    laid = position(3).hands("deer 3", "stone 1", "deer 2").trick(0, "deer 1", "tree 7 8")
    assert where(laid.json()) == ("trick.plays[1]", "position-play")
    # Of trumps and of the suit to follow several were possible.
    assert laid.trump("tree").load().seat == 2
    assert laid.trick(0, "deer 1", "deer 7 8").load().seat == 2


@pytest.mark.rule("C4.1", "C3.2")
def test_a_trick_of_thieves_has_no_winner() -> None:
    content = position(3).hands("deer 1", "deer 2", "deer 3").supplies(2, gold=1).json()
    content["deck"].remove("thief")
    content["trick"] = {"leader": 0, "suit": None, "plays": [{"place": 0, "cards": ["thief"]}], "winner": -1}
    content["trick"]["trump"] = content["trump"]
    content = {**content, "step": "steal", "seat": 0, "place": None}
    assert where(content) == ("trick.plays[0]", "position-play")


@pytest.mark.rule("C2.4")
@pytest.mark.parametrize(
    ("given_away", "discarding", "held", "deck"),
    [
        ("gold 1", 2, "deer 6 7 8", "tree 1 2"),
        ("gold 1 2", 1, "deer 6 7 8", "tree 1 2"),
        ("", 2, "deer 8", "tree 1 2"),
        ("", 2, "deer 6 7 8", ""),
    ],
)
def test_cards_given_away_and_still_to_give_are_those_of_one_exchange(
    given_away: str, discarding: int, held: str, deck: str
) -> None:
    board = position(3).hands("deer 1", "deer 2", held).given(2, given_away).deck(deck)
    place, key = where(board.asked("discard", 2, discarding=discarding).json())
    assert (place, key[:9]) == ("phase.discarding", "position-")


@pytest.mark.rule("C6.3")
@pytest.mark.parametrize(("contenders", "payers"), [([], []), ([0, 1, 2], [0, 1, 2])])
def test_who_pays_for_the_start_is_who_has_most_supply_cards(contenders: list[int], payers: list[int]) -> None:
    content = changed("phase.contenders", contenders, PAYING)
    content["phase"]["payers"] = payers
    content["seat"] = 0 if payers else 1
    if payers:
        content["supplies"][0]["deer"] = 1
        content["stock"]["deer"] = 5
        content["supplies"][2]["gold"] = 0
        content["stock"]["gold"] = 5
    assert where(content)[1] == "position-payers"


@pytest.mark.parametrize(("path", "value"), [("rules", True), ("rules", 1.0), ("seat", False)])
def test_a_truth_value_or_a_fraction_is_no_whole_number(path: str, value: object) -> None:
    broken(changed(path, value))


@pytest.mark.parametrize("path", ["run", "supplies.0.gold"])
def test_a_number_out_of_all_bounds_is_told_too(path: str) -> None:
    assert broken(changed(path, 10**30)).key == "position-bounds"
