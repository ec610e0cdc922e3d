"""B9 Empty coaches."""

from __future__ import annotations

import pytest

from tests.rules.board.positions import Position, keys, legal, money, of_seat, play, position, scores, told


def near(tile: str) -> Position:
    """Seat 0 is one own road away from this tile; the others have no money to join."""
    return position().bare().tile("albany", tile).road("albany--boston", 0).others(money=0).asked("drive")


@pytest.mark.rule("B9.1")
def test_an_emptied_coach_scores_its_points_and_a_dollar() -> None:
    state = near("banker").seat(0, money=0, coaches={"s1": ["banker"]}).load()
    events = play(state, "drive albany", "settle banker 1")
    assert told(events, "emptied") == [{"seat": 0, "coach": 1, "points": 12, "money": 1}]
    assert (scores(state), money(state)) == ([12, 0, 0], [1, 3, 0])


@pytest.mark.rule("B9.1")
def test_a_coach_that_still_holds_a_pioneer_scores_nothing() -> None:
    state = near("banker").seat(0, money=0, coaches={"s1": ["banker", "farmer"]}).load()
    events = play(state, "drive albany", "settle banker 1")
    assert "emptied" not in keys(events)
    assert (scores(state)[0], money(state)[0]) == (0, 0)


@pytest.mark.rule("B9.1")
def test_the_other_coaches_do_not_matter() -> None:
    state = near("banker").seat(0, money=0, score=7, coaches={"s1": ["farmer"], "c4": ["banker"]}).load()
    events = play(state, "drive albany", "settle banker 2")
    assert told(events, "emptied") == [{"seat": 0, "coach": 2, "points": 4, "money": 1}]
    assert (scores(state)[0], money(state)[0]) == (7 + 4, 1)


@pytest.mark.rule("B9.1", "B8.3")
def test_a_barkeeper_can_empty_a_coach() -> None:
    crew = {"s1": ["barkeeper", "banker"], "c10": ["merchant"]}
    state = near("barkeeper").seat(0, money=0, coaches=crew).load()
    play(state, "drive albany", "settle barkeeper 1")
    events = play(state, "return merchant 2")
    assert keys(events)[:2] == ["returned", "emptied"]
    assert (scores(state)[0], money(state)[0]) == (5, 1)


@pytest.mark.rule("B9.1", "B8.5")
def test_farmers_can_empty_coaches_and_each_counts() -> None:
    crew = {"s1": ["farmer"], "c1": ["farmer"], "c3": ["farmer"]}
    state = near("farmer").seat(0, money=0, coaches=crew).load()
    events = play(state, "drive albany", "settle farmer 2", "settle farmer 1", "settle farmer 3")
    assert told(events, "emptied") == [
        {"seat": 0, "coach": 2, "points": 4, "money": 1},
        {"seat": 0, "coach": 1, "points": 12, "money": 1},
        {"seat": 0, "coach": 3, "points": 4, "money": 1},
    ]
    assert (scores(state)[0], money(state)[0]) == (20, 3)


@pytest.mark.rule("B9.1", "B10.4")
def test_joining_can_empty_a_coach_in_another_players_turn() -> None:
    board = near("banker").seat(0, money=0, coaches={"s1": ["banker", "farmer"]})
    state = board.seat(1, money=2, coaches={"s2": ["farmer"], "c7": ["banker"]}).load()
    events = play(state, "drive albany", "settle banker 1", "join banker 2")
    assert keys(events)[-4:] == ["joined", "emptied", "turn", "income"]
    assert told(events, "emptied") == [{"seat": 1, "coach": 2, "points": 5, "money": 1}]
    assert (scores(state), money(state)) == ([0, 5, 0], [2, 2 - 2 + 1 + 3, 0])


@pytest.mark.rule("B9.1")
@pytest.mark.parametrize(
    ("tile", "then"),
    [("hotel", "hotel"), ("banker", "tile-kept"), ("merchant", "tile-kept"), ("gold-digger", "nugget")],
)
def test_when_settling_it_comes_before_the_special_action(tile: str, then: str) -> None:
    coach, pioneer = ("s2", "gold-digger") if tile == "gold-digger" else ("s1", tile.replace("hotel", "banker"))
    state = near(tile).seat(0, money=0, coaches={coach: [pioneer]}).load()
    play(state, "drive albany")
    assert keys(play(state, f"settle {pioneer} 1"))[:3] == ["settled", "emptied", then]


@pytest.mark.rule("B9.1")
def test_the_points_are_there_before_the_special_action_is_asked() -> None:
    state = near("sergeant").seat(0, money=0, coaches={"s1": ["sergeant"]}).load()
    play(state, "drive albany", "settle sergeant 1")
    assert (state.step, scores(state)[0], money(state)[0]) == ("sergeant", 12, 1)


@pytest.mark.rule("B9.1", "B8.3")
def test_a_coach_emptied_by_settling_is_no_choice_of_the_barkeeper() -> None:
    state = near("barkeeper").seat(0, coaches={"s1": ["barkeeper"], "c2": ["farmer"]}).load()
    play(state, "drive albany", "settle barkeeper 1")
    assert legal(state) == ["return farmer 2", "skip"]


@pytest.mark.rule("B9.1")
def test_an_emptied_coach_scores_only_once() -> None:
    state = near("banker").seat(0, money=0, score=12, coaches={"s1": [], "c4": ["banker", "farmer"]}).load()
    play(state, "drive albany", "settle banker 2")
    assert scores(state)[0] == 12
    assert of_seat(state, 0)["coaches"][0]["aboard"] == []
