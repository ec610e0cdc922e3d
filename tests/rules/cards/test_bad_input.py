"""Bad input: actions, notation, options and views. Each is a clear error, and the state stays as it was."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pioneers
from pioneers import Mistake, Refusal
from tests.rules.cards.positions import CardsState, game, lay, legal, look, play, position, refused, view
from tests.rules.cards.small_decks import write_deck


def mistaken(state: CardsState, action: Any) -> Mistake:
    """The mistake that playing this makes; `explain` makes it too, and the state stays as it was."""
    before = game.digest(state)
    with pytest.raises(Mistake) as caught:
        game.play(state, action)
    with pytest.raises(Mistake):
        game.explain(state, action)
    assert game.digest(state) == before
    return caught.value


# --- actions ---


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = position().hands("deer 1, thief", "deer 2").load()
    refused(state, "play thief", "C3.2", "thief-lead")
    refused(state, "trump gold", "C3.1", "not-now", step="play", verb="trump")


def test_a_stale_action_that_was_legal_before_is_refused() -> None:
    state = position(3).hands("deer 1 2", "deer 3, tree 1", "deer 4").load()
    stale = next(action for action in state.legal() if str(action) == "play deer 2")
    play(state, "play deer 2")
    refused(state, "play deer 2", "C3.1", "not-now", step="add", verb="play")
    play(state, "done")
    before = game.digest(state)
    with pytest.raises(Refusal) as caught:
        game.play(state, stale)
    assert caught.value == Refusal("C3.1", "not-in-hand", {"card": "deer 2"})
    assert game.digest(state) == before


@pytest.mark.parametrize(
    ("step", "action", "verb"),
    [
        ("exchange", "play deer 1", "play"),
        ("exchange", "done", "done"),
        ("discard", "exchange gold", "exchange"),
        ("take", "trump gold", "trump"),
        ("trump", "take gold", "take"),
        ("steal", "steal gold from 1", "steal"),
        ("plunder", "steal gold", "steal"),
        ("build", "pay gold", "pay"),
        ("pay", "build barn", "build"),
        ("pay", "done", "done"),
    ],
)
def test_every_step_refuses_what_belongs_to_another(step: str, action: str, verb: str) -> None:
    refused(asked(step), action, "C3.1", "not-now", step=step, verb=verb)


def asked(step: str) -> CardsState:
    """A state in which this step asks."""
    board = position(3).supplies(0, gold=1, stone=1, tree=1).supplies(1, gold=1)
    if step == "exchange":
        return board.asked(step, 0).load()
    if step == "discard":
        return board.asked(step, 0, discarding=2).load()
    if step == "plunder":
        return board.hands().asked(step, 0, thieves=1).load()
    if step == "build":
        return board.hands().asked(step, 0).load()
    if step == "pay":
        return board.hands().asked(step, 0, contenders=[0], payers=[0]).load()
    state = board.hands("storm 8, tree 1", "thief, storm 6", "deer 1, tree 2").load()
    lay(state, "storm 8", "thief", "deer 1")
    play(state, *{"take": [], "trump": ["take gold"], "steal": ["take gold", "trump gold"]}[step])
    assert state.step == step
    return state


def test_an_action_of_another_deck_is_unknown_here(tmp_path: Path) -> None:
    other = game.new(players=3, seed=1, deck=write_deck(tmp_path / "mine.toml", storms=[77], thieves=40))
    foreign = next(action for action in other.lookup.space.actions if str(action) == "play storm 77")
    state = position(3).load()
    before = game.digest(state)
    with pytest.raises(Refusal) as caught:
        game.play(state, foreign)
    assert caught.value == Refusal("C1.2", "unknown-here", {"action": "play storm 77"})
    assert game.digest(state) == before
    refused(other, "play storm 12", "C1.2", "unknown-here", action="play storm 12")


def test_an_action_that_both_decks_know_may_come_from_either(tmp_path: Path) -> None:
    other = game.new(players=3, seed=1, deck=write_deck(tmp_path / "mine.toml", storms=[77]))
    foreign = next(action for action in other.lookup.space.actions if str(action) == "play deer 1")
    state = position(3).hands("deer 1", "deer 2", "deer 3").load()
    twin = state.copy()
    game.play(state, foreign)
    game.advance(twin, foreign)
    assert game.digest(state) == game.digest(twin)
    assert look(state)["trick"]["plays"] == [{"place": 0, "cards": ["deer 1"]}]


def test_an_action_of_the_other_game_is_unknown_here() -> None:
    """`done` is an action of both games, but not the same one."""
    state = position(3).hands("deer 1 2", "deer 3", "deer 4").load()
    play(state, "play deer 1")
    foreign = pioneers.game("board").action("done")
    assert str(foreign) in legal(state)
    with pytest.raises(Refusal) as caught:
        game.play(state, foreign)
    assert caught.value == Refusal("C1.2", "unknown-here", {"action": "done"})


@pytest.mark.parametrize(
    "thing", [None, 5, 3.5, True, ["done"], ("play", "deer 4"), {"verb": "done"}, b"done", object()]
)
def test_what_is_no_action_is_a_mistake(thing: object) -> None:
    mistake = mistaken(position().load(), thing)
    assert mistake.key == "notation-type"
    assert repr(thing) in str(mistake)


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("play dear 4", "play deer 4"),
        ("Play Deer 4", "play deer 4"),
        ("play  deer 4", "play deer 4"),
        ("paly thief", "play thief"),
        ("play theif", "play thief"),
        (" done", "done"),
        ("doen", "done"),
        ("exchange golden", "exchange gold"),
        ("add tree4", "add tree 4"),
        ("build store-house", "build storehouse"),
        ("steal deer from 9", "steal deer from 3"),
        ("discard strom 6", "discard storm 6"),
    ],
)
def test_nonsense_notation_names_the_nearest_right_word(text: str, nearest: str) -> None:
    mistake = mistaken(position().load(), text)
    assert mistake.key == "notation-near"
    assert (mistake.figures["text"], mistake.figures["nearest"]) == (text, nearest)
    assert nearest in str(mistake)


@pytest.mark.parametrize("text", ["", "   ", "xyzzy", "\x00\x1b[2J", "🤠", "9" * 5000])
def test_where_nothing_is_near_the_verbs_are_named(text: str) -> None:
    mistake = mistaken(position().load(), text)
    assert mistake.key == "notation"
    verbs = ["exchange", "keep", "discard", "play", "add", "done", "take", "trump", "steal", "build", "pay"]
    assert mistake.figures["verbs"] == verbs
    assert all(verb in str(mistake) for verb in verbs)


@settings(deadline=None, derandomize=True, max_examples=60)
@given(text=st.text(max_size=30))
def test_any_text_is_an_action_or_a_mistake(text: str) -> None:
    try:
        action = game.action(text)
    except Mistake as mistake:
        assert str(mistake)  # noqa: PT017 - both outcomes are right
    else:
        assert str(action) == text


def test_notation_reads_back_every_action() -> None:
    for action in game.spaces()[0].actions:
        assert game.action(str(action)) is action


# --- options ---


def unbegun(**options: Any) -> Mistake:
    with pytest.raises(Mistake) as caught:
        game.new(**options)
    return caught.value


@pytest.mark.parametrize("players", ["3", None, 2.0, [2], True])
def test_what_is_no_number_of_players_is_a_mistake(players: object) -> None:
    mistake = unbegun(players=players, seed=1)
    assert (mistake.key, mistake.figures["numbers"]) == ("players", ["2", "3", "4"])
    assert repr(players) in str(mistake)


@pytest.mark.parametrize(
    ("option", "nearest"), [("dek", "deck"), ("Hands", "hands"), ("hand", "hands"), ("cover", "deck")]
)
def test_an_unknown_option_names_the_nearest(option: str, nearest: str) -> None:
    mistake = unbegun(players=2, seed=1, **{option: "one"})
    assert mistake.key == "option"
    assert mistake.figures == {"option": option, "nearest": nearest, "options": ["deck", "hands"]}


@pytest.mark.parametrize("hands", [None, True, ["one"], {}, b"one", "", "x" * 500])
def test_what_is_no_way_to_deal_is_a_mistake(hands: object) -> None:
    mistake = unbegun(players=2, hands=hands)
    assert mistake.key == "hands-word"
    assert "separate" in str(mistake)


@pytest.mark.parametrize("path", [5, True, ["deck.toml"], {"path": "x"}])
def test_a_path_that_is_none_is_a_mistake(path: object) -> None:
    mistake = unbegun(players=2, deck=path)
    assert (mistake.key, mistake.figures["option"]) == ("path", "deck")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    mistake = unbegun(players=2, deck=tmp_path / "mine.toml")
    assert mistake.key == "data-missing"
    assert str(tmp_path / "mine.toml") in str(mistake)


def test_a_deck_with_a_mistake_says_where(tmp_path: Path) -> None:
    mistake = unbegun(players=2, deck=write_deck(tmp_path / "mine.toml", first_trump="golf"))
    assert (mistake.key, mistake.figures["place"]) == ("deck-suit-unknown", "first_trump")


# --- seats and views ---


@pytest.mark.parametrize("seat", [3, -1, 99])
def test_a_seat_that_is_not_there_has_no_view(seat: int) -> None:
    state = position(3).load()
    with pytest.raises(Mistake) as caught:
        game.view(state, seat)
    assert (caught.value.key, caught.value.figures) == ("seat", {"seat": repr(seat), "players": 3})


def test_two_players_are_two_seats_though_they_have_four_places() -> None:
    with pytest.raises(Mistake):
        game.view(position(2).load(), 2)


@pytest.mark.parametrize("seat", ["0", [0]])
def test_what_is_no_seat_has_no_view(seat: Any) -> None:
    with pytest.raises(Mistake):
        game.view(position(3).load(), seat)


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("data", "0000", "position-word"),
        ("players", 7, "position-bounds"),
        ("options", {"hands": "separate"}, "position-reason"),
        ("options", {"hands": "tow"}, "position-word"),
        ("hands", 5, "position-list"),
        ("hands", [["deer 99"], [], []], "position-word"),
        ("hands", [], "position-length"),
        ("discards", [[]], "position-length"),
        ("deck", None, "position-list"),
        ("deck", [None], "position-unseen"),
        ("gone", ["storm 6", "storm 6"], "position-twice"),
        ("gone", [None], "position-text"),
        ("void", 3, "position-list"),
        ("void", [["iron"], [], []], "position-word"),
        ("trick", {}, "position-missing"),
        ("phase", None, "position-object"),
        ("place", 9, "position-bounds"),
        ("junk", 1, "position-field"),
    ],
)
def test_a_damaged_view_cannot_be_imagined(field: str, value: object, key: str) -> None:
    seen = {**copy.deepcopy(view(position(3).load(), 0)), field: value}
    with pytest.raises(Mistake) as caught:
        game.imagine(seen, 1)
    assert caught.value.key == key
    assert str(caught.value)


@pytest.mark.rule("C3.5")
def test_a_view_in_which_nobody_can_hold_an_unseen_card_cannot_be_imagined() -> None:
    seen = view(position(3).hands("tree 1", "gold 1 2", "deer 1 2").deck("").load(), 0)
    seen["void"] = [[], ["deer"], ["deer"]]
    with pytest.raises(Mistake) as caught:
        game.imagine(seen, 1)
    assert (caught.value.key, caught.value.figures["place"]) == ("position-deal", "void")
    for language in ("en", "de", "fr"):
        assert not caught.value.message(language).startswith("position-deal")


@pytest.mark.rule("C4.8")
def test_a_view_in_which_only_thieves_could_lead_cannot_be_imagined() -> None:
    seen = view(position(3).hands("tree 1", "thief", "thief").deck("").load(), 0)
    seen.update(seat=1, place=1)
    seen["trick"]["leader"] = 1
    with pytest.raises(Mistake) as caught:
        game.imagine(seen, 1)
    assert caught.value.key == "position-deal"


@pytest.mark.parametrize(("change", "count", "right"), [([None] * 3, 50, 52), ([], 50, 14)])
def test_a_view_must_have_a_place_for_each_unseen_card(change: list[None], count: int, right: int) -> None:
    seen = view(position(3).hands("tree 1 2 3 4 5 6", *["gold 1 2 3, deer 1 2 3 4", "stone 1 2 3 4 5 6 7"]).load(), 0)
    assert len(seen["deck"]) == 36
    seen["deck"] = [*seen["deck"][:35], *change] if change else []
    with pytest.raises(Mistake) as caught:
        game.imagine(seen, 1)
    assert (caught.value.key, caught.value.figures["place"]) == ("position-unseen", "position")
    assert (caught.value.figures["count"], caught.value.figures["right"]) == (count, right)


@pytest.mark.parametrize("seen", [None, [], "view", 5, {}])
def test_what_is_no_view_cannot_be_imagined(seen: Any) -> None:
    with pytest.raises(Mistake):
        game.imagine(seen, 1)
