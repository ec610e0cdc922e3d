"""C2.4 The exchange before the first trick."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.cards.positions import (
    SUITS,
    Position,
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
)
from tests.rules.cards.wild import few

HANDS = ("deer 1 5 5", "tree 1 2 3", "gold 1 2 3", "stone 1 2 3")


def exchanging(*seats: int, deck: str = "storm 6, thief, gold 8, tree 8, deer 8, stone 8") -> Position:
    """Four hands before the first trick; these seats have one gold supply card each."""
    board = position(4).hands(*HANDS).deck(deck)
    for seat in seats:
        board.supplies(seat, gold=1)
    return board.asked("exchange", seats[0])


@pytest.mark.rule("C2.4")
def test_nobody_is_asked_in_the_first_run_as_nobody_has_a_supply_card() -> None:
    for players in (2, 3, 4):
        assert game.new(players=players, seed=4).step == "play"


@pytest.mark.rule("C2.4", "C2.1")
def test_in_a_later_run_who_has_supply_cards_is_asked_right_after_the_deal() -> None:
    board = position(4).hands().supplies(1, deer=2).supplies(3, tree=1)
    state = board.asked("pay", 1, contenders=[1], payers=[1]).load()
    events = play(state, "pay deer")
    assert keys(events)[-5:] == ["run", "dealt", "dealt", "dealt", "dealt"]
    assert (state.seat, state.step, legal(state)) == (1, "exchange", ["exchange deer", "keep"])
    play(state, "keep")
    assert (state.seat, state.step, legal(state)) == (3, "exchange", ["exchange tree", "keep"])
    play(state, "keep")
    assert (state.seat, state.step) == (1, "play")


@pytest.mark.rule("C2.4")
def test_two_cards_are_replaced_by_the_next_two_of_the_deck_for_one_supply_card() -> None:
    state = exchanging(0).load()
    events = play(state, "exchange gold", "discard deer 5", "discard deer 1")
    assert keys(events) == ["exchange-paid", "discarded", "discarded", "drew"]
    assert told(events, "exchange-paid") == [{"seat": 0, "suit": "gold"}]
    assert told(events, "drew") == [{"seat": 0, "count": 2}]
    assert hand(state, 0) == ["deer 5", "thief", "storm 6"]
    assert look(state)["deck"] == ["gold 8", "tree 8", "deer 8", "stone 8"]
    assert look(state)["discards"] == [["deer 1", "deer 5"], [], [], []]
    assert (stores(state)[0], stock(state)["gold"]) == ({}, 6)


@pytest.mark.rule("C2.4")
def test_the_cards_are_given_away_before_new_ones_are_drawn() -> None:
    state = exchanging(0).load()
    play(state, "exchange gold")
    assert (state.seat, state.step, legal(state)) == (0, "discard", ["discard deer 1", "discard deer 5"])
    play(state, "discard deer 1")
    assert (hand(state, 0), len(look(state)["deck"])) == (["deer 5", "deer 5"], 6)
    assert legal(state) == ["discard deer 5"]
    refused(state, "discard storm 6", "C2.4", "not-in-hand", card="storm 6")
    refused(state, "discard deer 1", "C2.4", "not-in-hand", card="deer 1")


@pytest.mark.rule("C2.4")
def test_exactly_two_cards_are_given_away() -> None:
    state = exchanging(0, 1).load()
    play(state, "exchange gold")
    for step in ("keep", "done"):
        refused(state, step, "C3.1", "not-now", step="discard", verb=step)
    play(state, "discard deer 5")
    refused(state, "keep", "C3.1", "not-now", step="discard", verb="keep")
    play(state, "discard deer 5")
    assert (state.seat, state.step) == (1, "exchange")


@pytest.mark.rule("C2.4")
def test_who_pays_chooses_the_suit_among_those_he_has() -> None:
    state = exchanging(0).supplies(0, tree=2).load()
    assert legal(state) == ["exchange gold", "exchange tree", "keep"]
    refused(state, "exchange deer", "C2.4", "no-supply", suit="deer")
    refused(state, "exchange stone", "C2.4", "no-supply", suit="stone")
    play(state, "exchange tree")
    assert stores(state)[0] == {"gold": 1, "tree": 1}


@pytest.mark.rule("C2.4")
def test_who_keeps_his_cards_pays_nothing() -> None:
    state = exchanging(0).load()
    events = play(state, "keep")
    assert told(events, "kept") == [{"seat": 0}]
    assert (hand(state, 0), stores(state)[0]) == (["deer 1", "deer 5", "deer 5"], {"gold": 1})
    assert (state.seat, state.step) == (0, "play")


@pytest.mark.rule("C2.4")
def test_players_are_asked_clockwise_from_the_starter_and_once_a_run() -> None:
    state = exchanging(0, 1, 3).starter(2).asked("exchange", 3).load()
    asked = []
    while state.step == "exchange":
        asked.append(state.seat)
        play(state, "keep")
    assert asked == [3, 0, 1]
    assert (state.seat, state.step) == (2, "play")


@pytest.mark.rule("C2.4")
def test_one_exchange_is_all_even_for_who_could_pay_for_two() -> None:
    state = exchanging(0, 2).supplies(0, gold=3).load()
    play(state, "exchange gold", "discard deer 5", "discard deer 5")
    assert (state.seat, state.step) == (2, "exchange")
    play(state, "keep")
    assert (state.seat, state.step) == (0, "play")


@pytest.mark.rule("C2.4")
@pytest.mark.parametrize(("deck", "asked"), [("gold 8, tree 8", True), ("gold 8", False), ("", False)])
def test_with_fewer_than_two_cards_in_the_deck_nobody_is_asked(deck: str, asked: bool) -> None:
    """Seat 0 takes the first two cards; seat 1 is asked if two more are left."""
    state = exchanging(0, 1, deck=f"thief, thief, {deck}" if deck else "thief, thief").load()
    play(state, "exchange gold", "discard deer 1", "discard deer 5")
    assert len(look(state)["deck"]) == len(deck.split(", ")) * bool(deck)
    assert (state.seat, state.step) == ((1, "exchange") if asked else (0, "play"))


@pytest.mark.rule("C2.4")
def test_cards_given_away_are_out_of_the_run() -> None:
    state = exchanging(0).load()
    play(state, "exchange gold", "discard deer 1", "discard deer 5")
    refused(state, "play deer 1", "C3.1", "not-in-hand", card="deer 1")
    lay(state, "storm 6")
    assert look(state)["discards"][0] == ["deer 1", "deer 5"]


@pytest.mark.rule("C2.4")
def test_what_is_given_away_and_drawn_only_its_player_is_told() -> None:
    state = exchanging(0).load()
    paid, first, second, drew = play(state, "exchange gold", "discard deer 5", "discard deer 1")
    assert paid.seen_by(3) == {"event": "exchange-paid", "seat": 0, "suit": "gold"}
    assert first.seen_by(0) == {"event": "discarded", "seat": 0, "card": "deer 5"}
    assert second.seen_by(0) == {"event": "discarded", "seat": 0, "card": "deer 1"}
    assert drew.seen_by(0) == {"event": "drew", "seat": 0, "count": 2, "cards": ["thief", "storm 6"]}
    for other in (None, 1, 2, 3):
        assert first.seen_by(other) == second.seen_by(other) == {"event": "discarded", "seat": 0}
        assert drew.seen_by(other) == {"event": "drew", "seat": 0, "count": 2}


@pytest.mark.rule("C2.4")
@few
@given(data=st.data())
def test_any_exchange_keeps_the_number_of_cards_and_costs_one_supply_card(data: st.DataObject) -> None:
    players = data.draw(st.sampled_from([2, 3, 4]))
    seat = data.draw(st.integers(0, players - 1))
    board = position(players, seed=data.draw(st.integers(0, 999)))
    held = {suit: data.draw(st.integers(0, 2)) for suit in SUITS} | {"deer": 1}
    state = board.supplies(seat, **held).starter(seat).asked("exchange", seat).load()
    before = look(state)
    suit = data.draw(st.sampled_from([suit for suit in SUITS if held[suit]]))
    play(state, f"exchange {suit}")
    given_away = [str(data.draw(st.sampled_from(legal(state)))).removeprefix("discard ")]
    play(state, f"discard {given_away[0]}")
    given_away.append(data.draw(st.sampled_from(legal(state))).removeprefix("discard "))
    play(state, f"discard {given_away[1]}")
    after = look(state)
    expected = Counter(before["hands"][seat]) - Counter(given_away) + Counter(before["deck"][:2])
    assert Counter(after["hands"][seat]) == expected
    assert after["deck"] == before["deck"][2:]
    assert after["supplies"][seat] == {**held, suit: held[suit] - 1}
