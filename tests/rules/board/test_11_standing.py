"""B11 Final scoring, were it now: how the players stand while the game goes on."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pioneers.board.position.state import BoardState
from tests.laws.adapter import adapter_of
from tests.rules.board.positions import game, play, position

GAMES = 4


def laid(seed: int, players: int) -> tuple[BoardState, random.Random]:
    options = adapter_of("board").options(players, seed)
    return game.new(players=players, seed=seed, **options), random.Random(seed)


@pytest.mark.rule("B11.1", "B11.2", "B11.3", "B11.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_is_told_bounds_that_the_truth_is_not_between_and_at_the_end_they_meet(players: int) -> None:
    spread = 0
    for seed in range(GAMES):
        state, dice = laid(seed, players)
        while True:
            result = game.result(state)
            scores, best = result["scores"], max(result["scores"])
            ahead = [seat for seat, points in enumerate(scores) if points == best]
            for viewer in (*range(players), None):
                standing = game.standing(state, viewer)
                for seat, stands in enumerate(standing["seats"]):
                    parts = result["parts"][seat]
                    assert (stands["coaches"], stands["empty"]) == (parts["coaches"], parts["empty"])
                    assert stands["network"] == parts["network"] == 2 * stands["pioneers"]
                    for found, true in ((stands["nuggets"], parts["nuggets"]), (stands["total"], scores[seat])):
                        assert found["low"] <= true <= found["high"]
                        if seat == viewer or state.seat is None:
                            assert found["low"] == found["high"]
                        spread += found["low"] < found["high"]
                # Whoever is really ahead is among those who may be.
                assert {*ahead} <= {*standing["leading"]}
                assert state.seat is not None or standing["leading"] == ahead
            if state.seat is None:
                break
            game.advance(state, dice.choice(state.legal()))
    assert spread > 0


@pytest.mark.rule("B11.2")
@pytest.mark.parametrize("players", [2, 4])
def test_states_that_a_seat_cannot_tell_apart_have_the_same_standing_for_it(players: int) -> None:
    for seed in range(GAMES):
        state, dice = laid(seed, players)
        while state.seat is not None:
            if dice.random() < 0.1:
                for viewer in (*range(players), None):
                    other = game.imagine(game.view(state, viewer), dice.getrandbits(32))
                    assert game.standing(other, viewer) == game.standing(state, viewer)
            game.advance(state, dice.choice(state.legal()))


@pytest.mark.rule("B11.2")
def test_the_nuggets_of_others_are_any_that_one_has_not_seen_oneself() -> None:
    state = position(3).bare().seat(0, nuggets=[5, 4]).seat(1, nuggets=[3, 3]).load()
    spans = [seat["nuggets"] for seat in game.standing(state, 0)["seats"]]
    # Of the ten, six 3 and two 4 are left for the two that seat 1 has.
    assert spans == [{"low": 9, "high": 9}, {"low": 6, "high": 8}, {"low": 0, "high": 0}]
    watched = [seat["nuggets"] for seat in game.standing(state, None)["seats"]]
    assert watched == [{"low": 6, "high": 9}, {"low": 6, "high": 9}, {"low": 0, "high": 0}]
    mine = game.standing(state, 0)["seats"]
    assert [seat["open_nuggets"] for seat in mine] == watched


@pytest.mark.rule("B11.3")
def test_the_lines_of_the_network_that_counts_are_named() -> None:
    board = position(3).bare().road("albany--boston", 0).road("albany--new-york", 0).road("denver--santa-fe", 0, 1)
    state = board.settlers("albany", 2, 0, 0).settlers("denver", 1, 3, 0).load()
    one, other, none = game.standing(state, None)["seats"]
    # Boston is the start, where everyone has a pioneer.
    assert one["lines"] == ["albany--boston", "albany--new-york"]
    assert (one["pioneers"], one["network"]) == (3, 6)
    assert (other["lines"], other["pioneers"], other["network"]) == (["denver--santa-fe"], 3, 6)
    assert (none["lines"], none["network"]) == ([], 0)


@pytest.mark.rule("B3.2")
def test_both_clocks_of_the_game_are_told() -> None:
    state = position(3).load()
    end = game.standing(state, 1)["end"]
    assert end == {"coaches": len(game.view(state, 1)["stack"]), "roads": 15, "seats": [0, 1, 2]}
    play(state, "buy road", "road albany--boston")
    assert game.standing(state, 1)["end"] == {**end, "roads": 14, "seats": [0]}


@pytest.mark.rule("B5.2")
def test_the_purchases_that_are_left_are_counted() -> None:
    state = position(3).seat(0, money=9, merchants=1).load()
    assert game.standing(state, 2)["purchases"] == {"left": 2, "all": 2}
    play(state, "buy road", "road albany--boston")
    assert game.standing(state, None)["purchases"] == {"left": 1, "all": 2}


@pytest.mark.rule("B11.3")
def test_the_card_of_a_road_says_what_it_joins_and_what_that_brings() -> None:
    board = position(3).bare().seat(0, money=9).road("albany--boston", 0).settlers("albany", 1, 0, 0)
    state = board.settlers("new-york", 1, 0, 0).settlers("denver", 2, 0, 0).load()
    play(state, "buy road")
    roads: Any = game.outlook(state)["roads"]
    assert sorted(roads) == sorted(str(action).removeprefix("road ") for action in state.legal())
    for line, gain in roads.items():
        after = state.copy()
        before = game.result(after)["parts"][0]["network"]
        game.play(after, f"road {line}")
        assert gain["points"] == game.result(after)["parts"][0]["network"] - before
    # One in Boston and one in Albany count already; New York comes with them, Denver alone is no more.
    assert roads["albany--new-york"] == {"pioneers": 3, "points": 2}
    assert roads["denver--santa-fe"] == {"pioneers": 2, "points": 0}


@pytest.mark.rule("B5.1", "B6.1", "B6.6")
def test_while_buying_one_is_told_where_the_money_left_would_still_lead() -> None:
    for seed in range(GAMES):
        state, dice = laid(seed, 3)
        for _ in range(60):
            if state.seat is None:
                break
            found: Any = game.outlook(state)
            bought = [action.text for action in state.legal() if action.verb == "buy"]
            assert list(found["reach"]) == (bought if state.step == "purchase" else [])
            for action, fares in found["reach"].items():
                after = state.copy()
                game.play(after, action)
                if after.active == state.active and after.step in ("purchase", "drive", "place"):
                    assert fares == {city: ways[0]["fare"] for city, ways in game.routes(after).items()}
            game.advance(state, dice.choice(state.legal()))


@pytest.mark.rule("B5.7")
def test_a_purchase_that_brings_a_new_coach_out_is_final() -> None:
    state = position(3).seat(0, money=4).load()
    assert game.outlook(state)["final"] == [f"buy coach {place}" for place in (1, 2, 3, 4)]
    assert game.outlook(position(3).seat(0, money=4).stack().load())["final"] == []
