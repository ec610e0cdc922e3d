"""C4 After a trick: the storm's choice and trump, the thief's theft, and who leads next."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.cards.positions import (
    SUITS,
    game,
    hand,
    keys,
    lay,
    legal,
    look,
    play,
    position,
    refused,
    stock,
    stores,
    told,
    view,
)
from tests.rules.cards.small_decks import write_deck

# --- C4.4 ---


@pytest.mark.rule("C4.4")
def test_a_storm_that_wins_takes_a_supply_card_of_the_players_choice() -> None:
    state = position().hands("deer 3, tree 1", "storm 8, tree 2", "deer 1", "deer 5").supplies(2, gold=6, tree=5).load()
    events = lay(state, "deer 3", "storm 8", "deer 1", "deer 5")
    assert told(events, "supply-taken") == []
    assert (state.seat, state.step, legal(state)) == (1, "take", ["take stone", "take deer", "take tree"])
    refused(state, "take gold", "C4.4", "stock-empty", suit="gold")
    events = play(state, "take tree")
    assert told(events, "storm-took") == [{"seat": 1, "suit": "tree"}]
    assert (stores(state)[1], stock(state)["tree"]) == ({"tree": 1}, 0)


@pytest.mark.rule("C4.4")
def test_with_no_stock_at_all_the_storm_takes_nothing() -> None:
    board = position().hands("deer 3, tree 1", "storm 8, tree 2", "deer 1", "deer 5")
    state = board.supplies(2, stone=6, gold=6, deer=6, tree=6).load()
    events = lay(state, "deer 3", "storm 8", "deer 1", "deer 5")
    assert told(events, "storm-empty") == [{"seat": 1}]
    assert (state.seat, state.step, stores(state)[1]) == (1, "trump", {})


# --- C4.5 ---


@pytest.mark.rule("C4.5")
def test_after_a_storm_that_won_its_player_names_the_trump() -> None:
    state = position().hands("deer 3, tree 1", "storm 8, tree 2", "deer 1", "deer 5").load()
    lay(state, "deer 3", "storm 8", "deer 1", "deer 5")
    play(state, "take gold")
    assert (state.seat, state.step, legal(state)) == (1, "trump", [f"trump {suit}" for suit in SUITS])
    events = play(state, "trump tree")
    assert told(events, "trump-named") == [{"seat": 1, "suit": "tree"}]
    assert look(state)["trump"] == "tree"


@pytest.mark.rule("C4.5", "C4.2")
def test_after_a_storm_that_lost_its_player_names_the_trump_too() -> None:
    state = position().hands("deer 8, tree 1", "storm 8, tree 2", "deer 1", "deer 5").load()
    events = lay(state, "deer 8", "storm 8", "deer 1", "deer 5")
    assert (told(events, "trick-won")[0]["seat"], state.seat, state.step) == (0, 1, "trump")
    play(state, "trump deer")
    assert (look(state)["trump"], state.seat) == ("deer", 0)


@pytest.mark.rule("C4.5")
def test_the_present_trump_may_be_named_again() -> None:
    state = position().hands("deer 8, tree 1", "storm 8, tree 2", "deer 1", "deer 5").load()
    lay(state, "deer 8", "storm 8", "deer 1", "deer 5")
    play(state, "trump gold")
    assert (look(state)["trump"], state.step) == ("gold", "play")


@pytest.mark.rule("C4.5", "C4.2")
def test_of_several_storms_the_player_of_the_highest_names_the_trump() -> None:
    state = position().hands("deer 8 7, tree 1", "storm 6, tree 2", "storm 10, tree 3", "storm 8").load()
    lay(state, "deer 8 7", "storm 6", "storm 10", "storm 8")
    assert (state.seat, state.step) == (2, "trump")


@pytest.mark.rule("C4.5")
def test_the_trump_holds_to_the_next_storm() -> None:
    hands = ("storm 12, deer 1, tree 4", "deer 2 3, stone 4", "deer 4 5, storm 6")
    state = position(3).hands(*hands).load()
    lay(state, "storm 12", "deer 2", "deer 4")
    play(state, "take gold", "trump tree")
    lay(state, "deer 1", "deer 3", "deer 5")
    assert (look(state)["trump"], state.seat) == ("tree", 2)
    lay(state, "storm 6", "tree 4", "stone 4")
    assert (look(state)["trump"], look(state)["run"]) == ("tree", 1)


@pytest.mark.rule("C4.5")
@pytest.mark.parametrize(("second", "asked"), [("deer 1, tree 4", True), ("deer 1", False)])
def test_the_trump_is_not_asked_when_fewer_than_two_players_still_hold_cards(second: str, asked: bool) -> None:
    state = position(3).hands("storm 12, deer 8", second, "deer 4").load()
    lay(state, "storm 12", "deer 1", "deer 4")
    events = play(state, "take gold")
    assert (state.step == "trump") == asked
    assert ("last-hand" in keys(events)) == (not asked)


@pytest.mark.rule("C4.5", "C2.2")
def test_two_hands_of_one_player_are_not_two_players() -> None:
    hands = ("storm 12, deer 8", "deer 1", "deer 2, tree 1", "deer 3")
    state = position(2, hands="separate").hands(*hands).load()
    lay(state, "storm 12", "deer 1", "deer 2", "deer 3")
    events = play(state, "take gold")
    assert "last-hand" in keys(events)
    assert "trump-named" not in keys(events)
    assert state.step != "trump"


@pytest.mark.rule("C4.5", "C4.9")
def test_the_new_trump_does_not_change_who_won_the_trick() -> None:
    """Seat 1 laid a tree, but tree was not yet trump."""
    state = position().hands("deer 8, gold 1", "tree 1, gold 2", "storm 8", "thief").load()
    lay(state, "deer 8", "tree 1", "storm 8", "thief")
    play(state, "trump tree")
    for again in (state, game.load(look(state))):
        assert (again.seat, again.step, legal(again)) == (3, "steal", ["steal deer"])
        assert (look(again)["trick"]["winner"], look(again)["trick"]["trump"], look(again)["trump"]) == (
            0,
            "gold",
            "tree",
        )
        play(again, "steal deer")
        assert (again.seat, look(again)["trick"]["trump"]) == (0, "tree")


# --- C4.6 ---


@pytest.mark.rule("C4.6")
def test_the_thief_steals_a_supply_card_of_his_choice_from_the_winner() -> None:
    board = position().hands("deer 3, tree 1", "thief, tree 2", "deer 8", "deer 5")
    state = board.supplies(2, stone=1, gold=2).supplies(0, tree=3).load()
    lay(state, "deer 3", "thief", "deer 8", "deer 5")
    assert (state.seat, state.step, legal(state)) == (1, "steal", ["steal stone", "steal gold", "steal deer"])
    refused(state, "steal tree", "C4.6", "winner-lacks", suit="tree", seat=2)
    events = play(state, "steal gold")
    assert told(events, "stolen") == [{"seat": 1, "victim": 2, "suit": "gold"}]
    assert stores(state) == [{"tree": 3}, {"gold": 1}, {"stone": 1, "gold": 1, "deer": 1}, {}]


@pytest.mark.rule("C4.6", "C4.9")
def test_the_thief_may_steal_what_the_winner_just_took() -> None:
    state = position().hands("deer 3, tree 1", "thief, tree 2", "deer 8", "deer 5").load()
    lay(state, "deer 3", "thief", "deer 8", "deer 5")
    assert legal(state) == ["steal deer"]
    play(state, "steal deer")
    assert stores(state) == [{}, {"deer": 1}, {}, {}]


@pytest.mark.rule("C4.6")
def test_only_the_last_thief_in_the_trick_steals() -> None:
    state = position().hands("deer 3, tree 1", "thief, tree 2", "deer 8", "thief").load()
    events = lay(state, "deer 3", "thief", "deer 8", "thief")
    assert (state.seat, state.step) == (3, "steal")
    events = play(state, "steal deer")
    assert (keys(events), state.step) == (["stolen"], "play")


@pytest.mark.rule("C4.6")
def test_from_a_winner_without_supply_cards_nothing_is_stolen() -> None:
    board = position().hands("deer 3, tree 1", "thief, tree 2", "deer 8", "deer 5")
    state = board.supplies(0, deer=6).load()
    events = lay(state, "deer 3", "thief", "deer 8", "deer 5")
    assert keys(events)[-3:] == ["trick-won", "stock-out", "thief-empty"]
    assert told(events, "thief-empty") == [{"seat": 1}]
    assert state.step == "play"


@pytest.mark.rule("C4.6", "C2.2")
def test_if_the_last_thief_is_the_winners_own_nobody_steals() -> None:
    """Seat 1 wins at place 1 and lays the last thief at place 3; the thief of seat 0 does not count."""
    state = position(2).hands("deer 3, thief, tree 1", "gold 2, thief, tree 2").supplies(1, tree=2).load()
    events = lay(state, "deer 3", "gold 2", "thief", "thief")
    assert told(events, "trick-won")[0]["seat"] == 1
    assert not {"stolen", "thief-empty"} & set(keys(events))
    assert (state.step, stores(state)) == ("play", [{}, {"gold": 1, "tree": 2}])


@pytest.mark.rule("C4.6", "C2.2")
def test_with_two_players_the_other_ones_last_thief_steals() -> None:
    state = position(2).hands("deer 3, gold 1, tree 1", "thief, thief, tree 2").load()
    lay(state, "deer 3", "thief", "gold 1", "thief")
    assert (state.seat, legal(state)) == (1, ["steal gold"])


@pytest.mark.rule("C4.6")
def test_a_thief_takes_from_a_storm_that_won_too() -> None:
    state = position().hands("storm 6, tree 1", "thief, storm 10", "storm 8", "thief").load()
    lay(state, "storm 6", "thief", "storm 8", "thief")
    play(state, "take stone", "trump deer")
    assert (state.seat, legal(state)) == (3, ["steal stone"])


# --- C4.7, C4.8 ---


@pytest.mark.rule("C4.7")
def test_the_winner_leads_the_next_trick() -> None:
    state = position().hands("deer 3, tree 1", "deer 1, tree 2", "deer 8, tree 3", "deer 5, tree 4").load()
    lay(state, "deer 3", "deer 1", "deer 8", "deer 5")
    assert (state.seat, look(state)["trick"]["leader"], look(state)["place"]) == (2, 2, 2)
    assert look(state)["trick"] == {"leader": 2, "suit": None, "trump": "gold", "plays": [], "winner": None}
    assert look(state)["gone"] == ["deer 1", "deer 3", "deer 5", "deer 8"]


@pytest.mark.rule("C4.7")
def test_a_winner_without_cards_leaves_the_lead_to_the_next_place_with_cards() -> None:
    state = position().hands("deer 3, tree 1", "deer 1, tree 2", "deer 8", "deer 5").load()
    lay(state, "deer 3", "deer 1", "deer 8", "deer 5")
    assert (state.seat, look(state)["place"]) == (0, 0)


@pytest.mark.rule("C4.8")
def test_who_should_lead_with_only_thieves_loses_them_and_the_next_one_leads() -> None:
    state = position().hands("deer 3, tree 1", "deer 1, tree 2", "deer 8, thief, thief", "deer 5, tree 3").load()
    events = lay(state, "deer 3", "deer 1", "deer 8", "deer 5")
    assert told(events, "thieves-lost") == [{"seat": 2, "place": 2, "count": 2}]
    assert (hand(state, 2), state.seat, look(state)["place"]) == ([], 3, 3)
    assert look(state)["gone"].count("thief") == 2
    lay(state, "tree 3", "tree 1")
    assert state.seat == 1


@pytest.mark.rule("C4.8", "C4.5")
def test_a_run_that_ends_with_lost_thieves_can_be_loaded() -> None:
    state = position(3).hands("storm 8, thief", "deer 1, tree 1", "deer 2").load()
    lay(state, "storm 8", "deer 1", "deer 2")
    play(state, "take gold", "trump tree")
    assert state.step == "pay"
    assert game.digest(game.load(look(state))) == game.digest(state)


@pytest.mark.rule("C4.8")
def test_the_lead_passes_on_under_the_same_rule() -> None:
    hands = ("deer 3, tree 1", "deer 1, tree 2", "deer 8, thief, thief", "deer 5, thief")
    state = position().hands(*hands).load()
    events = lay(state, "deer 3", "deer 1", "deer 8", "deer 5")
    assert [event["seat"] for event in told(events, "thieves-lost")] == [2, 3]
    assert (state.seat, look(state)["place"]) == (0, 0)


@pytest.mark.rule("C4.8")
def test_who_has_a_storm_beside_his_thieves_leads_it() -> None:
    state = position().hands("deer 3, tree 1", "deer 1, tree 2", "deer 8, thief, storm 6", "deer 5").load()
    events = lay(state, "deer 3", "deer 1", "deer 8", "deer 5")
    assert told(events, "thieves-lost") == []
    assert (state.seat, legal(state)) == (2, ["play storm 6"])


@pytest.mark.rule("C4.8", "C3.2")
def test_a_run_begun_with_only_thieves_begins_with_their_loss(tmp_path: Path) -> None:
    """A small deck: hands of one card, among many thieves."""
    deck = write_deck(tmp_path / "mine.toml", thieves=60, hands={"two": 2, "three": 1, "four": 1}, exchange=1)
    for seed in range(200):
        state = game.new(players=4, seed=seed, deck=deck)
        content = look(state)
        if content["step"] == "play" and content["seat"] != content["starter"]:
            assert content["hands"][content["starter"]] == []
            assert content["gone"] == ["thief"] * ((content["seat"] - content["starter"]) % 4)
            return
    raise AssertionError("no starter held a thief")


# --- C4.9 ---


@pytest.mark.rule("C4.9", "C4.4", "C4.5", "C4.6")
def test_after_a_trick_come_the_winners_supply_then_the_trump_then_the_theft() -> None:
    state = position().hands("deer 3, tree 1", "thief, tree 2", "storm 8", "deer 5").load()
    steps = [(state.step, state.seat)]
    events = lay(state, "deer 3", "thief", "storm 8", "deer 5")
    for action in ("take gold", "trump stone", "steal gold"):
        steps.append((state.step, state.seat))
        events += play(state, action)
    assert steps == [("play", 0), ("take", 2), ("trump", 2), ("steal", 1)]
    assert keys(events)[4:] == ["trick-won", "storm-took", "trump-named", "stolen"]


@pytest.mark.rule("C4.9")
def test_the_trick_lies_open_until_all_is_answered() -> None:
    state = position().hands("deer 3, tree 1", "thief, tree 2", "storm 8", "deer 5").load()
    lay(state, "deer 3", "thief", "storm 8", "deer 5")
    for action in ("take gold", "trump stone", "steal gold"):
        for seat in (None, 0, 1, 2, 3):
            trick = view(state, seat)["trick"]
            assert [shown["cards"] for shown in trick["plays"]] == [["deer 3"], ["thief"], ["storm 8"], ["deer 5"]]
            assert (trick["leader"], trick["suit"], trick["winner"]) == (0, "deer", 2)
        play(state, action)
    assert look(state)["trick"]["plays"] == []
