"""The worked examples of the rulebooks, each as one test."""

from __future__ import annotations

import pytest

from tests.rules.board.positions import game, keys, legal, look, money, of_seat, play, position, scores, told


@pytest.mark.rule("B4.1")
def test_one_banker_tile_gives_an_income_of_four_dollars() -> None:
    state = position().bare().seat(1, money=0, bankers=1).load()
    assert told(play(state, "done"), "income") == [{"seat": 1, "amount": 4, "bankers": 1, "extra": 1}]
    assert money(state)[1] == 4


@pytest.mark.rule("B5.1", "B5.2")
def test_the_shop_tile_on_one_road_and_a_merchant_on_the_third_coach_both_in_one_turn() -> None:
    state = position().bare().seat(0, money=5, merchants=1).load()
    third = look(state)["display"][2]["id"]
    play(state, "buy road", "road denver--santa-fe")
    assert (money(state)[0], state.step) == (3, "purchase")
    play(state, "buy coach 3")
    assert (money(state)[0], state.seat) == (0, 1)
    assert look(state)["roads"] == {"denver--santa-fe": [0]}
    assert of_seat(state, 0)["coaches"][1]["id"] == third


@pytest.mark.rule("B6.2")
def test_three_lines_without_a_road_with_a_foreign_road_and_with_an_own_road() -> None:
    board = position().bare().tile("detroit", "hotel").seat(0, money=2).others(money=0).asked("drive")
    state = board.road("albany--buffalo", 1).road("buffalo--detroit", 0).load()
    events = told(play(state, "drive albany", "drive buffalo", "drive detroit"), "drove")
    assert [(event["bank"], event["paid"]) for event in events] == [(1, []), (0, [1]), (0, [])]
    assert money(state) == [0, 1, 0]


@pytest.mark.rule("B8.2", "B6.2")
@pytest.mark.parametrize(("seat", "pays"), [(2, [1, 1, -2]), (0, [0, 0, 0]), (1, [0, 0, 0])])
def test_a_sergeants_road_beside_a_foreign_one(seat: int, pays: list[int]) -> None:
    """A third player crossing pays $2; either owner crosses free."""
    board = position().bare().road("albany--boston", 1).others(money=0)
    state = board.asked("sergeant", tile="sergeant", settled="sergeant").load()
    play(state, "road albany--boston")
    assert look(state)["roads"] == {"albany--boston": [0, 1]}
    crossing = position().bare().road("albany--boston", 0, 1).tile("albany", "hotel").active(seat)
    state = crossing.seat(0, money=2).others(money=2).asked("drive", seat).load()
    play(state, "drive albany")
    assert money(state) == [2 + change for change in pays]


@pytest.mark.rule("B9.1")
def test_two_coaches_of_7_and_4_points_emptied_in_one_turn() -> None:
    """+11 points and +$2: the barkeeper of the first settles, that of the second goes back to the supply."""
    board = position().bare().tile("albany", "barkeeper").road("albany--boston", 0).others(money=0)
    crew = {"s1": ["farmer"], "c13": ["barkeeper"], "c2": ["barkeeper"]}
    state = board.seat(0, money=0, coaches=crew).asked("drive").load()
    events = play(state, "drive albany", "settle barkeeper 2", "return barkeeper 3")
    assert [event["points"] for event in told(events, "emptied")] == [7, 4]
    assert (scores(state)[0], money(state)[0]) == (11, 2)


@pytest.mark.rule("B8.5")
def test_one_player_settles_three_farmers_in_one_turn() -> None:
    board = position().bare().tile("albany", "farmer").others(money=0).asked("drive")
    state = board.seat(0, coaches={"s1": ["farmer"], "c1": ["farmer", "farmer"]}).load()
    play(state, "drive albany", "settle farmer 1", "settle farmer 2", "settle farmer 2")
    assert look(state)["pioneers"]["albany"] == [3, 0, 0]
    assert state.seat == 1


@pytest.mark.rule("B7.2", "B8.6")
def test_a_sergeant_settled_at_a_hotel_brings_three_dollars_and_no_road() -> None:
    board = position().bare().tile("albany", "hotel").others(money=0).asked("drive")
    state = board.seat(0, money=1, coaches={"s1": ["sergeant", "farmer"]}).load()
    events = play(state, "drive albany", "settle sergeant 1")
    assert keys(events) == ["drove", "settled", "hotel", "turn", "income"]
    assert (money(state)[0], look(state)["roads"], of_seat(state, 0)["roads"]) == (3, {}, 15)


@pytest.mark.rule("B10.1", "B10.2", "B10.3")
def test_at_a_hotel_the_third_player_joins_with_a_banker() -> None:
    """Green settles a banker; the next has no banker, the next no money, the third pays $2 and joins."""
    board = position(4).bare().tile("albany", "hotel").active(1).asked("drive", 1)
    board.seat(1, money=1, coaches={"s1": ["banker", "farmer"]})
    board.seat(2, money=9, coaches={"s2": ["farmer"]})
    board.seat(3, money=1, coaches={"s3": ["banker"]})
    state = board.seat(0, money=2, coaches={"s4": ["banker", "merchant"]}).load()
    play(state, "drive albany", "settle banker 1")
    assert (state.seat, legal(state)) == (0, ["join banker 1", "decline"])
    play(state, "join banker 1")
    assert look(state)["pioneers"]["albany"] == [1, 1, 0, 0]
    # Green: $1 for the line, $3 from the hotel, $2 from the joiner.
    assert money(state)[:2] == [0, 1 - 1 + 3 + 2]


@pytest.mark.rule("B11.1", "B11.2", "B11.3")
def test_the_final_scoring_of_the_rulebook() -> None:
    """Two empty seats 2; nuggets 9; a network of 6 roads and 8 pioneers beats one of 3 roads and 4: 16."""
    board = position().bare().seat(0, nuggets=[5, 4], coaches={"s1": ["banker", "merchant", "farmer"]})
    large = ["denver--santa-fe", "denver--dodge-city", "dodge-city--omaha", "chicago--omaha", "chicago--detroit"]
    for line in [*large, "detroit--pittsburgh"]:
        board.road(line, 0)
    for line in ["atlanta--raleigh", "charleston--raleigh", "charleston--jacksonville"]:
        board.road(line, 0)
    board.settlers("denver", 3, 0, 0).settlers("omaha", 2, 0, 0).settlers("pittsburgh", 3, 0, 0)
    board.settlers("atlanta", 2, 0, 0).settlers("jacksonville", 2, 0, 0)
    found = game.result(board.load())
    assert found["parts"][0] == {"coaches": 0, "empty": 2, "nuggets": 9, "network": 16}
    assert found["scores"][0] == 27
