"""C2.2 Two players: four places, one hand each or one for each place."""

from __future__ import annotations

import pytest

from pioneers import Mistake
from tests.rules.cards.positions import game, hand, keys, lay, legal, look, play, position, refused, stores, told


@pytest.mark.rule("C2.2")
def test_two_players_sit_at_four_places_and_play_twice_in_a_trick() -> None:
    state = position(2).hands("deer 1 2 3", "deer 4 5 6").load()
    seen, events = [], []
    for card in ("deer 1", "deer 4", "deer 2", "deer 5"):
        seen.append((look(state)["place"], state.seat))
        events += lay(state, card)
    assert seen == [(0, 0), (1, 1), (2, 0), (3, 1)]
    assert told(events, "trick-won") == [{"seat": 1, "place": 3, "sum": 5, "by": "suit", "suit": "deer"}]


@pytest.mark.rule("C2.2")
def test_two_players_have_one_hand_and_one_store_each() -> None:
    content = look(game.new(players=2, seed=3))
    assert [len(row) for row in content["hands"]] == [16, 16]
    assert len(content["supplies"]) == len(content["buildings"]) == 2
    assert content["options"] == {"hands": "one"}
    assert game.digest(game.new(players=2, seed=3, hands="one")) == game.digest(game.new(players=2, seed=3))


@pytest.mark.rule("C2.2")
def test_both_places_play_from_the_same_hand() -> None:
    state = position(2).hands("deer 1 8", "deer 4 5, tree 1").load()
    lay(state, "deer 8", "deer 4")
    assert (look(state)["place"], legal(state)) == (2, ["play deer 1"])
    refused(state, "play deer 8", "C3.1", "not-in-hand", card="deer 8")


@pytest.mark.rule("C2.2")
def test_both_places_win_for_the_same_store() -> None:
    state = position(2).hands("deer 7 1, tree 2", "deer 4 5, tree 1").load()
    lay(state, "deer 1", "deer 4", "deer 7", "deer 5")
    assert stores(state) == [{"deer": 1}, {}]


@pytest.mark.rule("C2.2", "C2.3")
@pytest.mark.parametrize("starter", [0, 1])
@pytest.mark.parametrize("hands", ["one", "separate"])
def test_the_starter_of_a_run_leads_at_his_lower_place(starter: int, hands: str) -> None:
    board = position(2, hands=hands).hands().supplies(starter, deer=1)
    state = board.asked("pay", starter, contenders=[starter], payers=[starter]).load()
    play(state, "pay deer")
    assert (look(state)["place"], look(state)["trick"]["leader"], state.seat) == (starter, starter, starter)


@pytest.mark.rule("C2.2", "C4.7")
def test_after_that_the_winning_place_leads() -> None:
    state = position(2).hands("deer 7 1, tree 2 3", "deer 4 5, tree 1").load()
    lay(state, "deer 1", "deer 4", "deer 7", "deer 5")
    assert (look(state)["place"], state.seat) == (2, 0)
    lay(state, "tree 2", "tree 1", "tree 3")
    assert look(state)["run"] == 1


@pytest.mark.rule("C2.2", "C3.1")
def test_who_runs_out_at_his_first_place_is_passed_over_at_his_second() -> None:
    state = position(2).hands("deer 4 5", "deer 2 3 6").load()
    lay(state, "deer 4 5", "deer 2")
    assert (look(state)["place"], state.seat) == (3, 1)
    events = lay(state, "deer 3")
    assert told(events, "trick-won")[0]["place"] == 0
    assert told(events, "last-hand") == [{"seat": 1, "cards": ["deer 6"]}]


@pytest.mark.rule("C2.2", "C2.1")
def test_with_separate_hands_each_place_gets_8_cards() -> None:
    content = look(game.new(players=2, seed=3, hands="separate"))
    assert [len(row) for row in content["hands"]] == [8] * 4
    assert len(content["supplies"]) == len(content["buildings"]) == 2
    assert (len(content["deck"]), content["options"]) == (24, {"hands": "separate"})


@pytest.mark.rule("C2.2", "C3.1")
def test_with_separate_hands_a_place_plays_only_its_own_cards() -> None:
    state = position(2, hands="separate").hands("deer 1", "deer 2", "tree 3, deer 7", "deer 4, tree 1").load()
    refused(state, "play deer 7", "C3.1", "not-in-hand", card="deer 7")
    lay(state, "deer 1", "deer 2")
    assert (state.seat, legal(state)) == (0, ["play deer 7"])
    events = lay(state, "deer 7", "deer 4")
    assert told(events, "trick-won")[0] == {"seat": 0, "place": 2, "sum": 7, "by": "suit", "suit": "deer"}
    assert (state.seat, look(state)["place"], legal(state)) == (0, 2, ["play tree 3"])


@pytest.mark.rule("C2.2", "C3.1")
def test_with_separate_hands_a_place_without_cards_is_passed_over_though_its_player_has_some() -> None:
    state = position(2, hands="separate").hands("deer 1, tree 2", "deer 2, tree 3", "", "deer 4").load()
    lay(state, "deer 1", "deer 2")
    assert look(state)["place"] == 3
    lay(state, "deer 4")
    # Place 3 won and has no cards: the lead passes to place 0.
    assert (look(state)["place"], legal(state)) == (0, ["play tree 2"])


@pytest.mark.rule("C2.2", "C2.4")
def test_with_separate_hands_the_exchange_is_asked_for_each_place() -> None:
    board = position(2, hands="separate").supplies(0, gold=2).supplies(1, tree=2).asked("exchange", 0)
    state = board.load()
    before = look(state)["hands"]
    play(state, "exchange gold")
    assert legal(state) == [f"discard {card}" for card in dict.fromkeys(before[0])]
    play(state, f"discard {before[0][0]}", f"discard {before[0][1]}")
    assert (state.seat, state.step) == (1, "exchange")
    play(state, "keep")
    assert (state.seat, state.step, stores(state)[0]) == (0, "exchange", {"gold": 1})
    play(state, "exchange gold", f"discard {before[2][0]}", f"discard {before[2][1]}")
    assert (state.seat, state.step, stores(state)[0]) == (1, "exchange", {})
    play(state, "keep")
    assert (state.step, look(state)["place"]) == ("play", 0)
    after = look(state)["hands"]
    assert (before[1], before[3]) == (after[1], after[3])
    assert look(state)["discards"] == [before[0][:2], [], before[2][:2], []]


@pytest.mark.rule("C2.2", "C2.4")
def test_with_separate_hands_the_second_place_is_not_asked_when_the_first_paid_the_last_supply_card() -> None:
    state = position(2, hands="separate").supplies(0, gold=1).asked("exchange", 0).load()
    play(state, "exchange gold", f"discard {hand(state, 0)[0]}", f"discard {hand(state, 0)[1]}")
    assert state.step == "play"


@pytest.mark.rule("C2.2", "C2.6", "C5.1")
def test_with_separate_hands_both_places_count_as_one_player_at_the_end() -> None:
    hands = ("deer 1, tree 2", "deer 2", "deer 3, tree 4, thief", "deer 4")
    state = position(2, hands="separate").hands(*hands).load()
    events = lay(state, "deer 1", "deer 2", "deer 3", "deer 4")
    assert told(events, "last-hand") == [{"seat": 0, "cards": ["tree 2", "tree 4", "thief"]}]
    assert (state.seat, legal(state)) == (0, ["steal deer from 1"])
    assert stores(state) == [{"tree": 2}, {"deer": 1}]


@pytest.mark.rule("C2.2", "C4.8")
def test_with_separate_hands_only_the_thieves_of_the_place_that_should_lead_are_lost() -> None:
    hands = ("deer 1, tree 2", "deer 5, thief", "deer 3, thief", "deer 4, thief, tree 1")
    state = position(2, hands="separate").hands(*hands).load()
    events = lay(state, "deer 1", "deer 5", "deer 3", "deer 4")
    assert told(events, "thieves-lost") == [
        {"seat": 1, "place": 1, "count": 1},
        {"seat": 0, "place": 2, "count": 1},
    ]
    assert (state.seat, look(state)["place"], hand(state, 3)) == (1, 3, ["tree 1", "thief"])
    assert "last-hand" not in keys(events)


@pytest.mark.rule("C2.2")
@pytest.mark.parametrize(("word", "nearest"), [("separat", "separate"), ("two", "one"), ("ONE", "one"), (2, "one")])
def test_no_other_way_to_deal_to_two_players_is_known(word: object, nearest: str) -> None:
    with pytest.raises(Mistake) as caught:
        game.new(players=2, seed=1, hands=word)
    assert caught.value.key == "hands-word"
    assert caught.value.figures == {"hands": str(word), "nearest": nearest}
    assert nearest in str(caught.value)


@pytest.mark.rule("C2.2")
@pytest.mark.parametrize("players", [3, 4])
def test_separate_hands_are_for_two_players_only(players: int) -> None:
    with pytest.raises(Mistake) as caught:
        game.new(players=players, seed=1, hands="separate")
    assert (caught.value.key, caught.value.figures) == ("hands-players", {"players": players})
    assert game.digest(game.new(players=players, seed=1, hands="one")) == game.digest(game.new(players=players, seed=1))
