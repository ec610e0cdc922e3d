"""Bad input: actions, notation and options. Each is a clear error, and the state stays as it was."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pioneers
from pioneers import Mistake, Refusal
from pioneers.board.position.state import BoardState
from tests.rules.board.positions import game, legal, look, play, position, refused, side
from tests.rules.board.small_boards import RING, write_board

few = settings(deadline=None, derandomize=True, max_examples=60)
COVERED = sorted(side(2).covered)


def mistaken(state: BoardState, action: Any) -> Mistake:
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
    state = position().seat(0, money=1).load()
    refused(state, "buy roads", "B5.1", "too-dear", price=5, money=1)
    refused(state, "join banker 1", "B3.1", "not-now", step="purchase", verb="join")


def test_a_stale_action_that_was_legal_before_is_refused() -> None:
    state = position().bare().tile("albany", "hotel").seat(0, money=9, merchants=1).load()
    stale = next(action for action in state.legal() if str(action) == "buy coach 4")
    play(state, "buy coach 1")
    before = game.digest(state)
    with pytest.raises(Refusal) as caught:
        game.play(state, stale)
    assert caught.value == Refusal("B5.2", "purchase-used", {"purchase": "coach"})
    play(state, "done")
    with pytest.raises(Refusal) as caught:
        game.play(state, stale)
    assert caught.value == Refusal("B3.1", "not-now", {"step": "drive", "verb": "buy"})
    assert game.digest(state) != before


def test_an_action_of_another_board_is_unknown_here(tmp_path: Path) -> None:
    other = position(3, board=write_board(tmp_path / "ring.toml", RING)).asked("drive").load()
    foreign = other.legal()[0]
    assert str(foreign) == "drive alpha"
    state = position().bare().tile("albany", "hotel").asked("drive").load()
    before = game.digest(state)
    with pytest.raises(Refusal) as caught:
        game.play(state, foreign)
    assert caught.value == Refusal("B1.2", "unknown-here", {"action": "drive alpha"})
    assert game.digest(state) == before
    refused(other, "drive albany", "B1.2", "unknown-here", action="drive albany")


def test_an_action_that_both_boards_know_may_come_from_either(tmp_path: Path) -> None:
    other = position(3, board=write_board(tmp_path / "ring.toml", RING)).load()
    foreign = next(action for action in other.legal() if str(action) == "buy coach 2")
    state, twin = position().load(), position().load()
    game.play(state, foreign)
    game.advance(twin, foreign)
    assert len(look(state)["seats"][0]["coaches"]) == 2
    assert game.digest(state) == game.digest(twin)


@pytest.mark.parametrize("thing", [None, 5, 3.5, True, ["done"], ("buy", "road"), {"verb": "done"}, b"done", object()])
def test_what_is_no_action_is_a_mistake(thing: object) -> None:
    mistake = mistaken(position().load(), thing)
    assert mistake.key == "notation-type"
    assert repr(thing) in str(mistake)
    unreadable: Any = thing
    with pytest.raises(Mistake):
        game.action(unreadable)


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("drive chigaco", "drive chicago"),
        ("Drive Chicago", "drive chicago"),
        ("drive salt lake city", "drive salt-lake-city"),
        (" done", "done"),
        ("don", "done"),
        ("buy  road", "buy road"),
        ("buy coach 5", "buy coach 4"),
        ("road albany-boston", "road albany--boston"),
        ("road boston--albany", "road albany--boston"),
        ("settle golddigger 1", "settle gold-digger 1"),
        ("setle farmer 2", "settle farmer 2"),
        ("skipp", "skip"),
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
    verbs = ["buy", "done", "road", "drive", "settle", "return", "join", "skip", "decline"]
    assert mistake.figures["verbs"] == verbs
    assert all(verb in str(mistake) for verb in verbs)


@few
@given(text=st.text(max_size=40))
def test_any_text_is_an_action_or_a_mistake(text: str) -> None:
    try:
        action = game.action(text)
    except Mistake as mistake:
        assert str(mistake)  # noqa: PT017 - both outcomes are right
    else:
        assert str(action) == text


# --- options ---


def unbegun(**options: Any) -> Mistake:
    with pytest.raises(Mistake) as caught:
        game.new(**options)
    assert isinstance(caught.value, ValueError)
    return caught.value


@pytest.mark.parametrize("players", [0, 1, 5, -1, 10**20])
def test_a_wrong_number_of_players_is_a_mistake(players: int) -> None:
    mistake = unbegun(players=players, seed=1)
    assert (mistake.key, mistake.figures["numbers"]) == ("players", ["2", "3", "4"])
    assert repr(players) in str(mistake)


@pytest.mark.parametrize("players", ["3", None, 2.0, [2]])
def test_what_is_no_number_of_players_is_a_mistake(players: object) -> None:
    mistake = unbegun(players=players, seed=1)
    assert (mistake.key, mistake.figures["numbers"]) == ("players", ["2", "3", "4"])
    assert repr(players) in str(mistake)


@pytest.mark.parametrize("seed", [-1, 2**256])
def test_a_seed_out_of_bounds_is_a_mistake(seed: int) -> None:
    mistake = unbegun(players=2, seed=seed)
    assert (mistake.key, mistake.figures["seed"]) == ("seed", repr(seed))


@pytest.mark.parametrize("seed", [True, False, "7", None, 1.0, [1]])
def test_what_is_no_seed_is_a_mistake(seed: object) -> None:
    mistake = unbegun(players=2, seed=seed)
    assert (mistake.key, mistake.figures["seed"]) == ("seed", repr(seed))


@pytest.mark.parametrize("seed", [0, 2**64, 2**256 - 1])
def test_a_seed_may_have_256_bits(seed: int) -> None:
    assert game.new(players=2, seed=seed).seat in (0, 1)


@pytest.mark.parametrize(
    ("option", "nearest"), [("covr", "cover"), ("Board", "board"), ("coach", "coaches"), ("xyzzy", "board")]
)
def test_an_unknown_option_names_the_nearest(option: str, nearest: str) -> None:
    mistake = unbegun(players=2, seed=1, **{option: "random"})
    assert mistake.key == "option"
    assert mistake.figures == {"option": option, "nearest": nearest, "options": ["board", "coaches", "cover"]}
    assert nearest in str(mistake)


@pytest.mark.parametrize(("word", "nearest"), [("randm", "random"), ("defaults", "default"), ("none", "default")])
def test_an_unknown_cover_names_the_nearest(word: str, nearest: str) -> None:
    mistake = unbegun(players=2, cover=word)
    assert (mistake.key, mistake.figures) == ("cover-word", {"cover": word, "nearest": nearest})
    assert nearest in str(mistake)


@pytest.mark.parametrize("cover", [None, 8, True, {"boise"}, [*COVERED[:7], 3], [None] * 8, b"default"])
def test_a_cover_that_is_no_list_of_words_is_a_mistake(cover: object) -> None:
    assert unbegun(players=2, cover=cover).key == "cover-word"


@pytest.mark.parametrize(
    ("cover", "key", "told"),
    [
        (COVERED[:7], "cover-count", "7"),
        ([*COVERED, "denver"], "cover-count", "9"),
        ([*COVERED[:7], COVERED[0]], "cover-count", "7"),
        ([], "cover-count", "0"),
        ([*COVERED[:7], "tuscon"], "cover-unknown", "tucson"),
        ([*COVERED[:7], "amarillo"], "cover-unknown", "amarillo"),
        ([*COVERED[:7], "boston"], "cover-start", "Boston"),
        ([*COVERED[:7], "albany"], "cover-start", "Albany"),
    ],
)
def test_a_bad_cover_says_what_is_wrong(cover: Sequence[str], key: str, told: str) -> None:
    mistake = unbegun(players=2, cover=cover)
    assert mistake.key == key
    assert told in str(mistake)


@pytest.mark.parametrize("option", ["board", "coaches"])
@pytest.mark.parametrize("path", [5, True, ["board.toml"], {"path": "x"}])
def test_a_path_that_is_none_is_a_mistake(option: str, path: object) -> None:
    mistake = unbegun(players=2, **{option: path})
    assert (mistake.key, mistake.figures["option"]) == ("path", option)


@pytest.mark.parametrize("option", ["board", "coaches"])
def test_a_file_that_is_not_there_is_named(option: str, tmp_path: Path) -> None:
    missing = tmp_path / "mine.toml"
    mistake = unbegun(players=2, **{option: missing})
    assert mistake.key == "data-missing"
    assert str(missing) in str(mistake)


def test_a_board_without_a_side_for_so_many_players_says_for_how_many_it_is(tmp_path: Path) -> None:
    mistake = unbegun(players=4, board=write_board(tmp_path / "ring.toml", RING, [3]))
    assert (mistake.key, mistake.figures["players"], mistake.figures["allowed"]) == ("board-side-missing", 4, "3")


# --- seats and games ---


@pytest.mark.parametrize("seat", [3, -1, 99])
def test_a_seat_that_is_not_there_has_no_view(seat: int) -> None:
    state = position(3).load()
    with pytest.raises(Mistake) as caught:
        game.view(state, seat)
    assert (caught.value.key, caught.value.figures) == ("seat", {"seat": repr(seat), "players": 3})


@pytest.mark.parametrize("seat", ["0", [0]])
def test_what_is_no_seat_has_no_view(seat: Any) -> None:
    with pytest.raises(Mistake):
        game.view(position(3).load(), seat)


@pytest.mark.parametrize("seats", [[0, 3], [-1], ["0"], [True], [[0]], 5, None, "01"])
def test_views_of_seats_that_are_not_there_are_a_mistake(seats: Any) -> None:
    for other in (game, pioneers.game("cards")):
        with pytest.raises(Mistake) as caught:
            other.views(other.new(players=3, seed=1), seats)
        assert caught.value.key == "seat"


@pytest.mark.parametrize(
    "thing", [10**5_000, [[]] * 3, "x" * 10**6, b"x" * 10**6], ids=["digits", "lists", "text", "bytes"]
)
def test_a_mistake_is_short_however_long_what_it_tells_of(thing: Any) -> None:
    for _ in range(5_000 if isinstance(thing, list) else 0):
        thing = [thing]
    state = position(3).load()
    for asked in (
        lambda: game.new(players=thing),
        lambda: game.new(seed=thing),
        lambda: game.new(rules=thing),
        lambda: game.new(players=2, cover=thing),
        lambda: game.view(state, thing),
        lambda: game.play(state, thing),
        lambda: game.load(thing),
        lambda: game.imagine(thing, 1),
        lambda: pioneers.game("cards").new(hands=thing),
    ):
        with pytest.raises(Mistake) as caught:
            asked()
        assert len(str(caught.value)) < 2_000


@pytest.mark.parametrize("name", ["bord", "", "chess"])
def test_an_unknown_game_names_the_games_there_are(name: str) -> None:
    with pytest.raises(Mistake) as caught:
        pioneers.game(name)
    assert caught.value.key == "game"
    assert "board" in str(caught.value)


@pytest.mark.parametrize(
    "damage",
    [
        {},
        {"display": None},
        {"display": [{"id": ["c1"]}]},
        {"seats": 5},
        {"seats": []},
        {"nuggets": "none"},
        {"stack": [None] * 30},
        {"data": "0000"},
        {"players": 7},
    ],
)
def test_a_damaged_view_cannot_be_imagined(damage: dict[str, object]) -> None:
    view = {**game.view(position().load(), 0), **damage} if damage else {}
    with pytest.raises(Mistake):
        game.imagine(view, 1)


@pytest.mark.parametrize("view", [None, [], "view", 5])
def test_what_is_no_view_cannot_be_imagined(view: Any) -> None:
    with pytest.raises(Mistake):
        game.imagine(view, 1)


def test_mistakes_and_refusals_can_be_told_apart() -> None:
    assert issubclass(Mistake, ValueError)
    assert not issubclass(Refusal, ValueError)
    assert legal(position().load())[-1] == "done"
