"""C5 The last one with cards."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.cards.positions import (
    SUITS,
    Position,
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
from tests.rules.cards.wild import few


def last_one(held: str, players: int = 3) -> Position:
    """Seat 0 and the others lay their last deer, seat 1 has these cards left."""
    return position(players).hands("deer 8", f"deer 1, {held}", "deer 2")


@pytest.mark.rule("C5.1")
def test_he_takes_a_supply_card_for_each_suit_card() -> None:
    state = last_one("tree 3, gold 6 7, stone 1").load()
    events = lay(state, "deer 8", "deer 1", "deer 2")
    taken = [event["suit"] for event in told(events, "supply-taken")]
    assert taken == ["deer", "stone", "gold", "gold", "tree"]
    assert stores(state) == [{"deer": 1}, {"stone": 1, "gold": 2, "tree": 1}, {}]
    assert hand(state, 1) == []


@pytest.mark.rule("C5.1")
def test_he_takes_only_while_the_stock_lasts() -> None:
    state = last_one("tree 3 4, gold 6 7").supplies(0, gold=5, tree=6).load()
    events = lay(state, "deer 8", "deer 1", "deer 2")
    assert [event["suit"] for event in told(events, "stock-out")] == ["gold", "tree", "tree"]
    assert (stores(state)[1], stock(state)["gold"], stock(state)["tree"]) == ({"gold": 1}, 0, 0)


@pytest.mark.rule("C5.1")
def test_a_storm_brings_nothing() -> None:
    state = last_one("storm 6 12").load()
    events = lay(state, "deer 8", "deer 1", "deer 2")
    assert told(events, "last-hand") == [{"seat": 1, "cards": ["storm 6", "storm 12"]}]
    assert (stores(state)[1], state.step, state.seat) == ({}, "pay", 0)


@pytest.mark.rule("C5.1")
def test_his_hand_is_shown() -> None:
    state = last_one("thief, tree 3, storm 6").load()
    events = lay(state, "deer 8", "deer 1", "deer 2")
    [shown] = [event for event in events if event.key == "last-hand"]
    for seat in (None, 0, 1, 2):
        assert shown.seen_by(seat)["cards"] == ["tree 3", "thief", "storm 6"]
        assert {"tree 3", "thief", "storm 6"} <= set(view(state, seat)["gone"])


@pytest.mark.rule("C5.1")
def test_for_each_thief_he_steals_a_supply_card_of_his_choice_from_a_player_of_his_choice() -> None:
    state = last_one("thief, thief").supplies(0, gold=2).supplies(2, tree=1, gold=1).load()
    lay(state, "deer 8", "deer 1", "deer 2")
    offered = ["steal gold from 0", "steal gold from 2", "steal deer from 0", "steal tree from 2"]
    assert (state.seat, state.step, legal(state)) == (1, "plunder", offered)
    events = play(state, "steal tree from 2")
    assert told(events, "stolen") == [{"seat": 1, "victim": 2, "suit": "tree"}]
    assert (state.step, legal(state)) == ("plunder", offered[:3])
    play(state, "steal gold from 0")
    assert stores(state) == [{"gold": 1, "deer": 1}, {"gold": 1, "tree": 1}, {"gold": 1}]
    assert state.step != "plunder"


@pytest.mark.rule("C5.1")
def test_he_cannot_steal_what_a_player_does_not_have() -> None:
    state = last_one("thief").supplies(2, tree=1).load()
    lay(state, "deer 8", "deer 1", "deer 2")
    refused(state, "steal tree from 0", "C5.1", "seat-lacks", suit="tree", seat=0)
    refused(state, "steal deer from 2", "C5.1", "seat-lacks", suit="deer", seat=2)


@pytest.mark.rule("C5.1")
def test_he_never_steals_from_himself() -> None:
    state = last_one("thief, tree 4").load()
    lay(state, "deer 8", "deer 1", "deer 2")
    assert stores(state)[1] == {"tree": 1}
    refused(state, "steal tree from 1", "C5.1", "steal-from-self")
    refused(state, "steal gold from 1", "C5.1", "steal-from-self")
    refused(state, "steal deer", "C3.1", "not-now", step="plunder", verb="steal")


@pytest.mark.rule("C5.1")
def test_all_suit_cards_come_before_the_thieves() -> None:
    state = last_one("thief, tree 4, stone 2, gold 3").load()
    events = lay(state, "deer 8", "deer 1", "deer 2")
    assert keys(events)[-4:] == ["last-hand", *["supply-taken"] * 3]
    assert (state.step, stores(state)[1]) == ("plunder", {"stone": 1, "gold": 1, "tree": 1})


@pytest.mark.rule("C5.1")
def test_a_thief_with_nothing_to_steal_is_lost() -> None:
    """There is one supply card to steal, for three thieves."""
    state = last_one("thief, thief, thief").load()
    lay(state, "deer 8", "deer 1", "deer 2")
    events = play(state, "steal deer from 0")
    assert keys(events)[:4] == ["stolen", "thief-lost", "thief-lost", "run-ends"]
    assert told(events, "thief-lost") == [{"seat": 1}] * 2
    assert stores(state) == [{}, {"deer": 1}, {}]


@pytest.mark.rule("C5.1")
def test_where_nobody_has_anything_the_thieves_are_not_asked() -> None:
    """Seat 0 wins the trick, but the deer are with seat 1 himself."""
    state = last_one("thief, thief").supplies(1, deer=6).load()
    events = lay(state, "deer 8", "deer 1", "deer 2")
    assert told(events, "thief-lost") == [{"seat": 1}] * 2
    assert state.step != "plunder"


@pytest.mark.rule("C5.1", "C2.6")
def test_then_the_run_ends_and_the_others_have_their_turn_to_build() -> None:
    state = last_one("thief, tree 1").supplies(2, stone=1, tree=1).load()
    lay(state, "deer 8", "deer 1", "deer 2")
    events = play(state, "steal deer from 0")
    assert told(events, "run-ends") == [{"run": 1}]
    assert (state.seat, state.step, legal(state)) == (2, "build", ["done", "build barn"])


@pytest.mark.rule("C5.1", "C4.3")
def test_the_last_one_may_be_the_winner_of_the_last_trick() -> None:
    state = position(3).hands("deer 8, deer 3, gold 2", "deer 1", "deer 2").load()
    lay(state, "deer 8", "deer 1", "deer 2")
    assert stores(state) == [{"gold": 1, "deer": 2}, {}, {}]


@pytest.mark.rule("C5.1", "C1.3")
@few
@given(data=st.data())
def test_he_gains_what_his_cards_and_the_stock_allow(data: st.DataObject) -> None:
    held = {suit: data.draw(st.integers(0, 5), suit) for suit in SUITS}
    thieves = data.draw(st.integers(0, 4), "thieves")
    away = {suit: data.draw(st.integers(0, 5), f"{suit} of seat 0") for suit in SUITS}
    left = [f"{suit} {number}" for suit in SUITS for number in [3, 3, 4, 4, 5][: held[suit]]] + ["thief"] * thieves
    state = last_one(", ".join(left)).supplies(0, **away).load()
    away["deer"] += 1  # the last trick
    events = lay(state, "deer 8", "deer 1", "deer 2")
    gained = {suit: min(held[suit], 6 - away[suit]) for suit in SUITS}
    assert Counter(event["suit"] for event in told(events, "supply-taken")[1:]) == +Counter(gained)
    thefts = 0
    while state.step == "plunder":
        thefts += 1
        events = play(state, data.draw(st.sampled_from(legal(state))))
    assert thefts == min(thieves, sum(away.values()))
    if look(state)["run"] == 1 and state.step in ("build", "pay"):
        assert sum(stores(state)[1].values()) == sum(gained.values()) + thefts
