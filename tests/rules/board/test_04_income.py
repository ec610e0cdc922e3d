"""B4 Income."""

from __future__ import annotations

import pytest

from pioneers import Mistake
from tests.rules.board.positions import game, keys, money, of_seat, play, position, told


@pytest.mark.rule("B4.1")
@pytest.mark.parametrize(("bankers", "income"), [(0, 3), (1, 4), (2, 5)])
def test_income_is_three_dollars_and_one_for_each_banker_tile(bankers: int, income: int) -> None:
    state = position().bare().seat(1, money=2, bankers=bankers).load()
    events = play(state, "done")
    assert told(events, "income") == [{"seat": 1, "amount": income, "bankers": bankers, "extra": bankers}]
    assert money(state) == [5, 2 + income, 2]


@pytest.mark.rule("B4.1")
def test_income_comes_before_the_purchase() -> None:
    state = position().bare().seat(1, money=0).load()
    events = play(state, "done")
    assert keys(events)[-2:] == ["turn", "income"]
    assert (state.seat, state.step) == (1, "purchase")
    play(state, "buy coach 3")
    assert money(state)[1] == 0


@pytest.mark.rule("B4.1")
def test_the_first_player_has_his_first_income_when_the_game_begins() -> None:
    state = game.new(players=3, seed=2)
    assert state.seat is not None
    assert of_seat(state, state.seat)["money"] == 2 + 3


@pytest.mark.rule("B4.2", "B8.1")
@pytest.mark.parametrize(("before", "after", "key"), [(0, 1, "tile-kept"), (1, 2, "tile-kept"), (2, 2, "tile-gone")])
def test_a_third_banker_tile_leaves_the_game_without_effect(before: int, after: int, key: str) -> None:
    board = position().bare().tile("albany", "banker").others(money=0)
    state = board.seat(0, bankers=before).asked("drive").load()
    events = play(state, "drive albany", "settle banker 1")
    assert of_seat(state, 0)["bankers"] == after
    kept = {"count": after} if key == "tile-kept" else {}
    assert told(events, key) == [{"seat": 0, "tile": "banker", **kept}]
    assert game.dump(state)["tiles"] == {}


@pytest.mark.rule("B4.2")
def test_no_position_has_a_third_banker_tile_on_a_board() -> None:
    assert of_seat(position().seat(2, bankers=2).load(), 2)["bankers"] == 2
    with pytest.raises(Mistake) as caught:
        position().seat(2, bankers=3).load()
    assert caught.value.key == "position-bounds"
    assert caught.value.figures == {"place": "seats[2].bankers", "found": 3, "low": 0, "high": 2}


@pytest.mark.rule("B4.1", "B5.10")
def test_a_banker_tile_pays_in_every_turn() -> None:
    state = position(2).bare().seat(0, money=0, bankers=1).seat(1, money=3).course(first=1).active(1).load()
    assert told(play(state, "done"), "income") == [{"seat": 0, "amount": 4, "bankers": 1, "extra": 1}]
    play(state, "buy coach 1")
    assert told(play(state, "done"), "income") == [{"seat": 0, "amount": 4, "bankers": 1, "extra": 1}]
    assert money(state)[0] == 4 - 1 + 4
