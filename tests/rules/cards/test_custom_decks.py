"""Decks of our own: what a deck file changes takes effect, and the game plays on to its end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pioneers.kernel.playout import play_out
from pioneers.kernel.rng import seeded
from tests.data.test_deck_file import SMALLEST
from tests.rules.cards.positions import BUILDINGS, SUITS, game, hand, lay, legal, look, play, position, refused, stock
from tests.rules.cards.small_decks import write_deck
from tests.rules.cards.wild import TABLES

DECKS: dict[str, dict[str, Any]] = {
    "as it is": {},
    "without storms": {"storms": []},
    "equal storms": {"storms": [7, 7, 7]},
    "many thieves": {"thieves": 40},
    "60 different cards": {"suits": {"gold": list(range(1, 32))}},
    "200 cards": {"suits": {"stone": [3] * 156}},
    "large hands": {"hands": {"two": 28, "three": 18, "four": 14}},
    "small hands": {"hands": {"two": 4, "three": 2, "four": 2}},
    "a large exchange": {"exchange": 7},
    "one stone card": {"suits": {"stone": [1]}},
    "little stock": {"stock": dict.fromkeys(SUITS, 1)},
    "dear buildings": {"buildings": dict.fromkeys(BUILDINGS, ["gold"] * 6)},
    "one run": {"runs": 1},
}


@pytest.mark.rule("C1.2", "C6.4")
@pytest.mark.parametrize(("players", "hands"), TABLES)
@pytest.mark.parametrize("name", DECKS)
def test_a_game_with_a_deck_of_our_own_is_played_to_its_end(
    name: str, players: int, hands: str, tmp_path: Path
) -> None:
    deck = write_deck(tmp_path / "mine.toml", **DECKS[name])
    state = game.new(players=players, seed=7, deck=deck, hands=hands)
    content = json.loads(json.dumps(look(state)))
    assert game.digest(game.load(content)) == game.digest(state)
    assert game.view(game.imagine(game.view(state, 0), 1), 0) == game.view(state, 0)
    assert play_out(state, seeded(3)) > 0
    assert game.result(state)["over"]


@pytest.mark.rule("C1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deck_without_thieves_can_be_played(players: int, tmp_path: Path) -> None:
    state = game.new(players=players, seed=7, deck=write_deck(tmp_path / "mine.toml", thieves=0))
    play_out(state, seeded(3))
    assert state.seat is None


@pytest.mark.rule("C1.2")
def test_the_smallest_deck_can_be_played(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(SMALLEST, encoding="utf-8")
    state = game.new(players=2, seed=7, deck=tmp_path / "mine.toml")
    play_out(state, seeded(3))
    assert state.seat is None


@pytest.mark.rule("C1.2")
def test_the_path_of_a_deck_may_be_text_or_a_path(tmp_path: Path) -> None:
    path = Path(write_deck(tmp_path / "mine.toml", thieves=5))
    assert game.digest(game.new(seed=1, deck=path)) == game.digest(game.new(seed=1, deck=str(path)))


@pytest.mark.rule("C2.1", "C2.2")
@pytest.mark.parametrize(
    ("players", "hands", "sizes"),
    [(2, "one", [10] * 2), (2, "separate", [5] * 4), (3, "one", [9] * 3), (4, "one", [4] * 4)],
)
def test_hands_have_the_size_of_the_deck_file(players: int, hands: str, sizes: list[int], tmp_path: Path) -> None:
    deck = write_deck(tmp_path / "mine.toml", hands={"two": 10, "three": 9, "four": 4})
    content = look(game.new(players=players, seed=1, deck=deck, hands=hands))
    assert [len(row) for row in content["hands"]] == sizes
    assert len(content["deck"]) == 56 - sum(sizes)


@pytest.mark.rule("C2.4")
def test_as_many_cards_are_exchanged_as_the_deck_file_says(tmp_path: Path) -> None:
    deck = write_deck(tmp_path / "mine.toml", exchange=3)
    board = (
        position(3, deck=deck).hands("deer 1 2 3 4", "tree 1 2 3", "gold 1 2 3").supplies(0, gold=1).supplies(1, gold=1)
    )
    state = board.deck("stone 1 2 3 4 5").asked("exchange", 0).load()
    play(state, "exchange gold", "discard deer 1", "discard deer 2")
    assert (state.seat, state.step) == (0, "discard")
    play(state, "discard deer 3")
    assert hand(state, 0) == ["stone 1", "stone 2", "stone 3", "deer 4"]
    # Two cards are left: too few for another exchange.
    assert (state.seat, state.step) == (0, "play")


@pytest.mark.rule("C2.5")
def test_the_first_trump_is_that_of_the_deck_file(tmp_path: Path) -> None:
    deck = write_deck(tmp_path / "mine.toml", first_trump="tree")
    assert look(game.new(players=4, seed=1, deck=deck))["trump"] == "tree"
    board = position(3, deck=deck).hands("deer 8", "deer 1", "deer 2").trump("stone")
    state = board.load()
    lay(state, "deer 8", "deer 1", "deer 2")
    play(state, "pay deer")
    assert look(state)["trump"] == "tree"


@pytest.mark.rule("C1.3")
def test_the_stock_is_that_of_the_deck_file(tmp_path: Path) -> None:
    whole = {"stone": 3, "gold": 9, "deer": 4, "tree": 5}
    assert stock(game.new(players=2, seed=1, deck=write_deck(tmp_path / "mine.toml", stock=whole))) == whole


@pytest.mark.rule("C6.1")
def test_buildings_cost_what_the_deck_file_says(tmp_path: Path) -> None:
    prices = {"house": ["tree"], "windmill": ["gold", "gold"], "barn": ["stone"], "storehouse": ["deer"] * 3}
    deck = write_deck(tmp_path / "mine.toml", buildings=prices)
    state = position(3, deck=deck).hands().supplies(0, gold=2, deer=2, tree=1).asked("build", 0).load()
    assert legal(state) == ["done", "build house", "build windmill"]
    refused(state, "build storehouse", "C6.1", "cannot-build", building="storehouse", missing=["deer"])
    play(state, "build windmill")
    assert look(state)["supplies"][0] == {"stone": 0, "gold": 0, "deer": 2, "tree": 1}


@pytest.mark.rule("C6.4")
@pytest.mark.parametrize("runs", [1, 3])
def test_the_game_ends_after_as_many_runs_as_the_deck_file_says(runs: int, tmp_path: Path) -> None:
    state = game.new(players=3, seed=5, deck=write_deck(tmp_path / "mine.toml", runs=runs))
    rng = seeded(8)
    while state.seat is not None:
        actions = state.legal()
        idle = [action for action in actions if str(action) == "done" and state.step == "build"]
        game.advance(state, (idle or actions)[rng.below(len(idle or actions))])
    assert (look(state)["run"], game.result(state)["reasons"]) == (runs, ["runs"])


@pytest.mark.rule("C1.2")
def test_decks_that_play_alike_are_one_deck(tmp_path: Path) -> None:
    same = game.new(players=3, seed=5, deck=write_deck(tmp_path / "mine.toml", name="Mine"))
    assert game.digest(same) == game.digest(game.new(players=3, seed=5))
    assert same.legal() == game.new(players=3, seed=5).legal()
