"""The worked examples of the rules, each as one test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.cards.positions import lay, legal, look, play, position, stores, told
from tests.rules.cards.small_decks import write_deck


@pytest.mark.rule("C3.4", "C4.1")
def test_deer_3_deer_5_deer_8_then_deer_4_and_deer_5_the_last_wins_with_9() -> None:
    state = position(4).hands("deer 3", "deer 5", "deer 8", "deer 4 5").load()
    events = lay(state, "deer 3", "deer 5", "deer 8", "deer 4 5")
    assert told(events, "trick-won") == [{"seat": 3, "place": 3, "sum": 9, "by": "suit", "suit": "deer"}]


@pytest.mark.rule("C4.1", "C4.3", "C4.7")
def test_tree_1_7_5_3_the_second_wins_one_tree_supply_and_leads() -> None:
    state = position(4).hands("tree 1, deer 1", "tree 7, deer 2", "tree 5, deer 3", "tree 3, deer 4").load()
    events = lay(state, "tree 1", "tree 7", "tree 5", "tree 3")
    assert told(events, "supply-taken") == [{"seat": 1, "suit": "tree"}]
    assert stores(state) == [{}, {"tree": 1}, {}, {}]
    assert (state.seat, legal(state)) == (1, ["play deer 2"])


@pytest.mark.rule("C5.1")
def test_one_player_left_with_tree_3_and_gold_6_takes_one_tree_and_one_gold_supply() -> None:
    state = position(3).hands("deer 8", "deer 1, tree 3, gold 6", "deer 2").load()
    lay(state, "deer 8", "deer 1", "deer 2")
    assert stores(state) == [{"deer": 1}, {"gold": 1, "tree": 1}, {}]


@pytest.mark.rule("C4.2")
def test_deer_8_gold_3_as_trump_storm_4_the_storm_wins(tmp_path: Path) -> None:
    deck = write_deck(tmp_path / "mine.toml", storms=[4, 6])
    state = position(3, deck=deck).hands("deer 8", "gold 3", "storm 4").load()
    events = lay(state, "deer 8", "gold 3", "storm 4")
    assert told(events, "trick-won") == [{"seat": 2, "place": 2, "sum": 4, "by": "storm", "suit": None}]


@pytest.mark.rule("C4.1")
def test_of_equal_sums_the_later_player_wins() -> None:
    state = position(3).hands("deer 8", "deer 3 5", "deer 7").load()
    events = lay(state, "deer 8", "deer 3 5", "deer 7")
    assert told(events, "trick-won")[0]["seat"] == 1


@pytest.mark.rule("C4.2", "C4.5")
def test_of_an_equal_storm_and_sum_the_sum_wins_and_the_storms_player_still_names_the_trump() -> None:
    state = position(3).hands("deer 8, tree 1", "storm 8, tree 2", "deer 7").load()
    events = lay(state, "deer 8", "storm 8", "deer 7")
    assert told(events, "trick-won")[0]["seat"] == 0
    assert (state.seat, state.step) == (1, "trump")
    play(state, "trump stone")
    assert (look(state)["trump"], state.seat, stores(state)) == ("stone", 0, [{"deer": 1}, {}, {}])
