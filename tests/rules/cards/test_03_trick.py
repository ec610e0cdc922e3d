"""C3 A trick: who plays, and what may be played."""

from __future__ import annotations

import pytest

from pioneers import Mistake
from tests.rules.cards.positions import (
    CardsState,
    game,
    hand,
    keys,
    lay,
    legal,
    look,
    play,
    position,
    refused,
    told,
)

# --- C3.1 ---


@pytest.mark.rule("C3.1")
@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_the_starter_leads_and_then_each_plays_once_clockwise(starter: int) -> None:
    state = (
        position().hands("deer 1, tree 1", "deer 2, tree 2", "deer 3, tree 3", "deer 4, tree 4").starter(starter).load()
    )
    seats, events = [], []
    for _ in range(4):
        assert state.seat is not None
        seats.append(state.seat)
        events += lay(state, f"deer {state.seat + 1}")
    assert seats == [(starter + turn) % 4 for turn in range(4)]
    assert keys(events) == [*["played"] * 4, "trick-won", "supply-taken"]


@pytest.mark.rule("C3.1")
def test_who_has_no_cards_is_passed_over() -> None:
    state = position().hands("deer 1", "", "deer 3, tree 1", "").load()
    lay(state, "deer 1")
    assert (state.seat, look(state)["place"]) == (2, 2)
    events = lay(state, "deer 3")
    assert told(events, "trick-won")[0]["seat"] == 2


@pytest.mark.rule("C3.1")
def test_only_a_card_of_the_own_hand_can_be_played() -> None:
    state = position().hands("deer 1", "deer 2").load()
    refused(state, "play deer 2", "C3.1", "not-in-hand", card="deer 2")
    refused(state, "play thief", "C3.1", "not-in-hand", card="thief")
    refused(state, "play storm 6", "C3.1", "not-in-hand", card="storm 6")


@pytest.mark.rule("C3.1")
@pytest.mark.parametrize(
    "action",
    [
        *("exchange gold", "keep", "discard deer 1", "add deer 3", "done", "take gold", "trump gold"),
        *("steal gold", "steal gold from 1", "build barn", "pay gold"),
    ],
)
def test_who_is_to_play_can_do_nothing_else(action: str) -> None:
    state = position().hands("deer 1 3", "deer 2").supplies(0, gold=3, tree=3, stone=3).supplies(1, gold=1).load()
    refused(state, action, "C3.1", "not-now", step="play", verb=action.split(maxsplit=1)[0])


@pytest.mark.rule("C3.1")
def test_a_play_is_told_when_it_is_complete() -> None:
    state = position().hands("deer 3 1 2", "deer 4").load()
    assert play(state, "play deer 3", "add deer 1") == []
    events = play(state, "done")
    assert told(events, "played") == [{"seat": 0, "place": 0, "cards": ["deer 1", "deer 3"]}]
    assert look(state)["trick"]["plays"] == [{"place": 0, "cards": ["deer 1", "deer 3"]}]


# --- C3.2 ---


@pytest.mark.rule("C3.2")
def test_a_lead_is_a_suit_or_a_storm_and_never_a_thief() -> None:
    state = position().hands("stone 2, gold 3, thief, storm 6 8", "deer 2").load()
    assert legal(state) == ["play stone 2", "play gold 3", "play storm 6", "play storm 8"]
    refused(state, "play thief", "C3.2", "thief-lead")


@pytest.mark.rule("C3.2")
def test_a_lead_may_be_several_cards_of_one_suit() -> None:
    state = position().hands("tree 2 3 5, deer 1", "deer 2").load()
    play(state, "play tree 3")
    assert (state.seat, state.step, legal(state)) == (0, "add", ["add tree 2", "add tree 5", "done"])
    play(state, "add tree 5")
    assert legal(state) == ["add tree 2", "done"]
    events = play(state, "done")
    assert told(events, "played") == [{"seat": 0, "place": 0, "cards": ["tree 3", "tree 5"]}]
    assert hand(state, 0) == ["deer 1", "tree 2"]


@pytest.mark.rule("C3.2")
def test_a_lead_may_be_one_card_though_more_could_be_added() -> None:
    state = position().hands("tree 2 3", "deer 2").load()
    play(state, "play tree 3", "done")
    assert (state.seat, hand(state, 0)) == (1, ["tree 2"])


@pytest.mark.rule("C3.2", "C3.9")
def test_a_storm_is_led_alone() -> None:
    state = position().hands("storm 6 8, deer 1", "deer 2").load()
    events = play(state, "play storm 6")
    assert (keys(events), state.seat) == (["played"], 1)


# --- C3.3 ---


@pytest.mark.rule("C3.3")
def test_the_suit_to_follow_is_the_suit_led() -> None:
    state = position().hands("deer 1", "gold 1", "deer 3, gold 2", "tree 1").load()
    lay(state, "deer 1", "gold 1")
    assert look(state)["trick"]["suit"] == "deer"
    assert legal(state) == ["play deer 3"]


@pytest.mark.rule("C3.3", "C3.8")
def test_after_a_storm_lead_the_first_suit_played_is_the_suit_to_follow() -> None:
    state = position().hands("storm 6", "storm 8", "tree 1", "tree 2, gold 8").load()
    lay(state, "storm 6", "storm 8")
    assert look(state)["trick"]["suit"] is None
    lay(state, "tree 1")
    assert look(state)["trick"]["suit"] == "tree"
    assert legal(state) == ["play tree 2"]
    refused(state, "play gold 8", "C3.4", "must-follow", suit="tree", card="gold 8")


@pytest.mark.rule("C3.3", "C3.8")
def test_a_thief_after_a_storm_lead_sets_no_suit() -> None:
    state = position().hands("storm 6", "thief", "deer 1, tree 2", "deer 3").load()
    lay(state, "storm 6", "thief")
    assert look(state)["trick"]["suit"] is None
    assert legal(state) == ["play deer 1", "play tree 2"]


# --- C3.4 ---


@pytest.mark.rule("C3.4")
def test_who_holds_the_suit_follows_with_one_or_more_cards_of_it() -> None:
    state = position().hands("deer 1", "deer 2 4 5, gold 8, tree 1", "deer 3").load()
    lay(state, "deer 1")
    assert legal(state) == ["play deer 2", "play deer 4", "play deer 5"]
    play(state, "play deer 4")
    assert legal(state) == ["add deer 2", "add deer 5", "done"]
    events = play(state, "add deer 5", "done")
    assert told(events, "played") == [{"seat": 1, "place": 1, "cards": ["deer 4", "deer 5"]}]


@pytest.mark.rule("C3.4")
@pytest.mark.parametrize("card", ["gold 8", "tree 1"])
def test_who_holds_the_suit_cannot_play_another_one_not_even_trump(card: str) -> None:
    state = position().hands("deer 1", "deer 2, gold 8, tree 1", "deer 3").load()
    lay(state, "deer 1")
    refused(state, f"play {card}", "C3.4", "must-follow", suit="deer", card=card)


@pytest.mark.rule("C3.4", "C3.2")
def test_when_the_only_card_of_the_suit_is_played_nothing_more_is_asked() -> None:
    state = position().hands("deer 1", "deer 2, tree 1", "deer 3").load()
    lay(state, "deer 1")
    events = play(state, "play deer 2")
    assert (keys(events), state.seat, state.step) == (["played"], 2, "play")


# --- C3.5 ---


def cannot_follow() -> CardsState:
    """Deer is led, gold is trump, and seat 1 has no deer."""
    state = position().hands("deer 1", "stone 2 3, gold 4 5, tree 6, thief, storm 8", "deer 3", "deer 4").load()
    lay(state, "deer 1")
    return state


@pytest.mark.rule("C3.5")
def test_who_cannot_follow_plays_anything() -> None:
    assert legal(cannot_follow()) == [
        *("play stone 2", "play stone 3", "play gold 4", "play gold 5", "play tree 6"),
        *("play thief", "play storm 8"),
    ]


@pytest.mark.rule("C3.5")
def test_trumps_of_who_cannot_follow_are_added_up() -> None:
    state = cannot_follow()
    play(state, "play gold 4")
    assert (state.step, legal(state)) == ("add", ["add gold 5", "done"])
    events = play(state, "add gold 5")
    assert told(events, "played") == [{"seat": 1, "place": 1, "cards": ["gold 4", "gold 5"]}]


@pytest.mark.rule("C3.5")
@pytest.mark.parametrize("card", ["stone 2", "tree 6", "thief", "storm 8"])
def test_another_suit_a_thief_or_a_storm_is_one_card(card: str) -> None:
    state = cannot_follow()
    events = play(state, f"play {card}")
    assert told(events, "played") == [{"seat": 1, "place": 1, "cards": [card]}]
    assert (state.seat, state.step) == (2, "play")


@pytest.mark.rule("C3.5", "C4.5")
def test_which_suit_is_trump_decides_what_is_added_up() -> None:
    state = position().hands("deer 1", "stone 2 3, gold 4 5", "deer 3").trump("stone").load()
    lay(state, "deer 1")
    without = state.copy()
    play(state, "play stone 2")
    assert state.step == "add"
    play(without, "play gold 4")
    assert (without.seat, without.step) == (2, "play")


# --- C3.6 ---


@pytest.mark.rule("C3.6")
def test_without_a_thief_in_the_trick_who_can_follow_plays_none() -> None:
    state = position().hands("deer 1", "deer 2, thief", "deer 3").load()
    lay(state, "deer 1")
    refused(state, "play thief", "C3.6", "must-follow-thief", suit="deer")


@pytest.mark.rule("C3.6", "C3.4")
def test_once_a_thief_lies_in_the_trick_each_later_one_may_play_one_though_he_could_follow() -> None:
    state = position().hands("deer 1", "thief", "deer 3, thief, gold 2", "deer 4, thief, tree 5").load()
    lay(state, "deer 1", "thief")
    assert legal(state) == ["play deer 3", "play thief"]
    refused(state, "play gold 2", "C3.4", "must-follow", suit="deer", card="gold 2")
    lay(state, "deer 3")
    assert legal(state) == ["play deer 4", "play thief"]
    play(state, "play thief")
    assert hand(state, 3) == ["deer 4", "tree 5"]


@pytest.mark.rule("C3.6", "C2.2")
def test_the_own_thief_at_the_other_place_counts_too() -> None:
    state = position(2).hands("deer 1 2 3", "thief, thief").load()
    lay(state, "deer 1", "thief", "deer 2")
    assert legal(state) == ["play thief"]


# --- C3.7 ---


@pytest.mark.rule("C3.7", "C3.9")
@pytest.mark.parametrize("plays", [(), ("deer 1",), ("deer 1", "thief"), ("storm 6", "deer 2")])
def test_a_storm_may_be_played_at_any_time_and_alone(plays: tuple[str, ...]) -> None:
    hands = ["", "", "", ""]
    hands[len(plays)] = "deer 3, storm 8 10"
    hands[3] = hands[3] or "deer 4"
    state = position().hands(*hands).trick(0, *plays).load()
    seat = state.seat
    assert {"play deer 3", "play storm 8", "play storm 10"} <= set(legal(state))
    events = play(state, "play storm 8")
    assert told(events, "played") == [{"seat": seat, "place": seat, "cards": ["storm 8"]}]
    assert state.step != "add"


# --- C3.8 ---


@pytest.mark.rule("C3.8")
def test_after_a_storm_lead_any_suit_may_be_played_in_any_number_or_another_storm() -> None:
    state = position().hands("storm 6, deer 8", "stone 1 2, tree 3 4, thief, storm 8", "deer 1").load()
    lay(state, "storm 6")
    offered = ["play stone 1", "play stone 2", "play tree 3", "play tree 4", "play storm 8"]
    assert legal(state) == offered
    play(state, "play tree 3")
    assert (state.step, legal(state)) == ("add", ["add tree 4", "done"])
    play(state, "add tree 4")
    assert look(state)["trick"]["suit"] == "tree"


@pytest.mark.rule("C3.8")
def test_before_a_suit_is_set_a_thief_is_not_for_who_has_suit_cards() -> None:
    state = position().hands("storm 6, deer 8", "stone 1, thief", "deer 1").load()
    lay(state, "storm 6")
    refused(state, "play thief", "C3.8", "thief-before-suit")


@pytest.mark.rule("C3.8")
def test_before_a_suit_is_set_who_has_no_suit_card_may_play_a_thief() -> None:
    state = position().hands("storm 6, deer 8", "thief, storm 8", "deer 1").load()
    lay(state, "storm 6")
    assert legal(state) == ["play thief", "play storm 8"]


@pytest.mark.rule("C3.8", "C3.6")
def test_before_a_suit_is_set_a_thief_may_follow_a_thief() -> None:
    state = position().hands("storm 6, deer 8", "thief", "stone 1, thief", "deer 1").load()
    lay(state, "storm 6", "thief")
    assert legal(state) == ["play stone 1", "play thief"]
    lay(state, "thief")
    assert (state.seat, legal(state)) == (3, ["play deer 1"])


# --- C3.9 ---


@pytest.mark.rule("C3.9")
def test_cards_of_two_suits_are_never_played_together() -> None:
    state = position().hands("deer 1 2, gold 3, thief, storm 6", "deer 5").load()
    play(state, "play deer 1")
    refused(state, "add gold 3", "C3.9", "other-suit", suit="deer", card="gold 3")
    refused(state, "add tree 8", "C3.9", "other-suit", suit="deer", card="tree 8")
    assert legal(state) == ["add deer 2", "done"]


@pytest.mark.rule("C3.9")
def test_only_a_card_of_the_own_hand_can_be_added() -> None:
    state = position().hands("deer 1 2", "deer 5").load()
    play(state, "play deer 1")
    refused(state, "add deer 1", "C3.9", "not-in-hand", card="deer 1")
    refused(state, "add deer 5", "C3.9", "not-in-hand", card="deer 5")
    refused(state, "play deer 2", "C3.1", "not-now", step="add", verb="play")


@pytest.mark.rule("C3.9")
@pytest.mark.parametrize("card", ["thief", "storm 6"])
def test_thieves_and_storms_are_never_added(card: str) -> None:
    state = position().hands(f"deer 1 2, {card}", "deer 5").load()
    play(state, "play deer 1")
    with pytest.raises(Mistake):
        game.play(state, f"add {card}")


@pytest.mark.rule("C3.9", "C3.7")
def test_two_thieves_or_two_storms_are_never_played_together() -> None:
    state = position().hands("deer 1", "thief, thief, storm 6 8", "deer 5").load()
    lay(state, "deer 1")
    twin = state.copy()
    play(state, "play thief")
    play(twin, "play storm 6")
    assert (state.seat, twin.seat) == (2, 2)
    assert (hand(state, 1), hand(twin, 1)) == (["thief", "storm 6", "storm 8"], ["thief", "thief", "storm 8"])


@pytest.mark.rule("C3.9", "C1.2")
def test_two_equal_cards_may_be_added_up() -> None:
    state = position().hands("deer 5 5 1", "deer 8").load()
    play(state, "play deer 5")
    assert legal(state) == ["add deer 1", "add deer 5", "done"]
    play(state, "add deer 5")
    assert legal(state) == ["add deer 1", "done"]
    assert look(state)["pending"] == ["deer 5", "deer 5"]
