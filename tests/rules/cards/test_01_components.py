"""C1 Components."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given

from pioneers import Mistake
from tests.rules.cards.positions import (
    BUILDINGS,
    SUITS,
    CardsState,
    built_in_cards,
    game,
    legal,
    look,
    play,
    position,
    refused,
    stock,
    stores,
)
from tests.rules.cards.small_decks import write_deck
from tests.rules.cards.wild import few, somewhere


@pytest.mark.rule("C1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_play(players: int) -> None:
    position = look(game.new(players=players, seed=1))
    assert position["players"] == len(position["supplies"]) == len(position["buildings"]) == players


@pytest.mark.rule("C1.1")
@pytest.mark.parametrize("players", [0, 1, 5, -3])
def test_no_other_number_of_players_is_possible(players: int) -> None:
    with pytest.raises(Mistake) as caught:
        game.new(players=players, seed=1)
    assert (caught.value.key, caught.value.figures["numbers"]) == ("players", ["2", "3", "4"])


@pytest.mark.rule("C1.1")
@pytest.mark.parametrize(("players", "seat"), [(2, 2), (2, 3), (3, 3)])
def test_nothing_can_be_stolen_from_a_seat_that_nobody_sits_at(players: int, seat: int) -> None:
    state = position(players).hands().supplies(1, gold=1).asked("plunder", 0, thieves=1).load()
    refused(state, f"steal gold from {seat}", "C1.1", "no-such-seat", seat=seat, players=players)
    assert legal(state) == ["steal gold from 1"]


@pytest.mark.rule("C1.1")
def test_there_are_four_suits_stone_gold_deer_and_tree() -> None:
    assert SUITS == ("stone", "gold", "deer", "tree")
    names = {action.arguments[0] for action in game.spaces()[0].actions if action.verb == "trump"}
    assert names == set(SUITS)
    state = position().hands("stone 1, gold 1, deer 1, tree 1", "deer 2").load()
    assert legal(state) == ["play stone 1", "play gold 1", "play deer 1", "play tree 1"]


@pytest.mark.rule("C1.2")
def test_the_play_cards_are_those_of_the_data() -> None:
    suit = Counter([1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8])
    expected = {f"{name} {number}": count for name in SUITS for number, count in suit.items()}
    expected |= {"thief": 4, "storm 6": 1, "storm 8": 1, "storm 10": 1, "storm 12": 1}
    assert built_in_cards() == expected
    assert built_in_cards().total() == 56
    for players in (2, 3, 4):
        dealt = look(game.new(players=players, seed=players))
        assert Counter([*dealt["deck"], *(card for row in dealt["hands"] for card in row)]) == expected


@pytest.mark.rule("C1.2")
def test_equal_cards_are_one_action_and_cards_stand_in_a_fixed_order() -> None:
    held = "storm 12 6, thief, thief, tree 1, gold 8, deer 5 5 2, stone 7"
    state = position().hands("deer 8", held, "tree 2").trick(0, "gold 2").load()
    assert legal(state) == ["play gold 8", "play storm 6", "play storm 12"]
    state = position().hands("deer 8", held.replace("gold 8, ", ""), "tree 2").trick(0, "gold 2").load()
    assert legal(state) == [
        *("play stone 7", "play deer 2", "play deer 5", "play tree 1"),
        *("play thief", "play storm 6", "play storm 12"),
    ]


@pytest.mark.rule("C1.2")
def test_a_card_of_another_deck_is_unknown_here(tmp_path: Path) -> None:
    other = game.new(players=4, seed=1, deck=write_deck(tmp_path / "mine.toml", suits={"deer": [9, 9, 9]}))
    refused(position().load(), "play deer 9", "C1.2", "unknown-here", action="play deer 9")
    refused(other, "play deer 8", "C1.2", "unknown-here", action="play deer 8")


@pytest.mark.rule("C1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_supply_cards_of_each_suit_are_in_stock_and_nobody_has_one(players: int) -> None:
    state = game.new(players=players, seed=1)
    assert stock(state) == {"stone": 6, "gold": 6, "deer": 6, "tree": 6}
    assert stores(state) == [{}] * players


@pytest.mark.rule("C1.3")
def test_a_supply_card_paid_for_an_exchange_goes_back_to_the_stock() -> None:
    state = position().supplies(0, gold=2).asked("exchange", 0).load()
    assert stock(state)["gold"] == 4
    play(state, "exchange gold")
    assert (stock(state)["gold"], stores(state)[0]) == (5, {"gold": 1})


@pytest.mark.rule("C1.3")
def test_supply_cards_paid_for_a_building_go_back_to_the_stock() -> None:
    state = position().hands().supplies(0, stone=2, tree=1, deer=1).asked("build", 0).load()
    play(state, "build barn")
    assert stock(state) == {"stone": 5, "gold": 6, "deer": 5, "tree": 6}
    assert stores(state)[0] == {"stone": 1, "deer": 1}


@pytest.mark.rule("C1.3")
def test_a_supply_card_paid_for_the_start_goes_back_to_the_stock() -> None:
    state = position().hands().supplies(2, deer=2).asked("pay", 2, contenders=[2], payers=[2]).load()
    play(state, "pay deer")
    assert (stock(state)["deer"], stores(state)[2]) == (5, {"deer": 1})


@pytest.mark.rule("C1.3")
@few
@given(state=somewhere())
def test_no_supply_card_is_ever_lost_or_made(state: CardsState) -> None:
    content = look(state)
    for suit in SUITS:
        held = [row[suit] for row in content["supplies"]]
        assert min(held) >= 0 <= content["stock"][suit]
        assert sum(held) + content["stock"][suit] == 6


@pytest.mark.rule("C1.4")
def test_the_buildings_are_one_house_one_windmill_one_barn_and_one_storehouse() -> None:
    assert BUILDINGS == ("house", "windmill", "barn", "storehouse")
    rich = position().hands().supplies(0, stone=3, gold=3, deer=3, tree=3).asked("build", 0)
    state = rich.load()
    for built in range(4):
        assert legal(state) == ["done", *(f"build {building}" for building in BUILDINGS[built:])]
        play(state, f"build {BUILDINGS[built]}")
    assert look(state)["buildings"][0] == list(BUILDINGS)


@pytest.mark.rule("C1.4")
@pytest.mark.parametrize("building", BUILDINGS)
def test_no_building_is_built_twice(building: str) -> None:
    board = position().hands().supplies(0, stone=3, gold=3, deer=3, tree=3).asked("build", 0)
    state = board.built(0, building).load()
    refused(state, f"build {building}", "C1.4", "already-built", building=building)
    assert len(legal(state)) == 4
    # Another player may build his own.
    assert f"build {building}" in legal(board.built(0).built(1, building).load())
