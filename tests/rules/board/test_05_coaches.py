"""B5 Purchase: coaches, the duty to buy one, and when what was bought works."""

from __future__ import annotations

import pytest

from pioneers import Mistake
from tests.rules.board.positions import (
    COACHES,
    Position,
    keys,
    legal,
    look,
    money,
    of_seat,
    play,
    position,
    refused,
    told,
)

EVERYTHING = ["buy road", "buy roads", "buy coach 1", "buy coach 2", "buy coach 3", "buy coach 4", "done"]


def ids(coaches: list[dict[str, object]]) -> list[object]:
    return [coach["id"] for coach in coaches]


# --- B5.6, B5.7: coaches ---


@pytest.mark.rule("B5.6")
def test_a_bought_coach_is_filled_from_the_supply() -> None:
    state = position().bare().display("c1", "c11", "c3", "c4").load()
    before = of_seat(state, 0)
    events = play(state, "buy coach 2")
    after = of_seat(state, 0)
    assert after["pioneers"] == before["pioneers"] - 3
    coach = after["coaches"][1]
    assert (coach["id"], sorted(coach["aboard"])) == ("c11", ["farmer", "farmer", "sergeant"])
    assert after["coaches"][0] == before["coaches"][0]
    assert told(events, "bought-coach") == [
        {
            "seat": 0,
            "place": 2,
            "price": 2,
            "coach": "c11",
            "points": 6,
            "seats": sorted(COACHES["c11"].seats, reverse=True),
        }
    ]


def crowded(left: int) -> Position:
    """Seat 0 has so many pioneers left: the others are settled in Denver."""
    return position().bare().seat(0, coaches={"s1": ["banker"]}).settlers("denver", 18 - left, 0, 0)


@pytest.mark.rule("B5.6")
def test_a_coach_with_more_seats_than_pioneers_left_is_refused() -> None:
    state = crowded(3).display("c1", "c11", "c19", "c24").load()
    assert of_seat(state, 0)["pioneers"] == 3
    assert legal(state) == ["buy road", "buy roads", "buy coach 1", "buy coach 2", "done"]
    refused(state, "buy coach 3", "B5.6", "too-few-pioneers", need=4, pioneers=3)
    play(state, "buy coach 2")
    assert of_seat(state, 0)["pioneers"] == 0


@pytest.mark.rule("B5.7")
@pytest.mark.parametrize(
    ("place", "display"),
    [
        (1, ["c2", "c3", "c4", "c9"]),
        (2, ["c1", "c3", "c4", "c9"]),
        (3, ["c1", "c2", "c4", "c9"]),
        (4, ["c1", "c2", "c3", "c9"]),
    ],
)
def test_coaches_move_left_and_the_stack_fills_the_fourth_place(place: int, display: list[str]) -> None:
    state = position().bare().display("c1", "c2", "c3", "c4").stack("c9", "c8", "c7").load()
    events = play(state, f"buy coach {place}")
    assert ids(look(state)["display"]) == display
    assert ids(look(state)["stack"]) == ["c8", "c7"]
    assert of_seat(state, 0)["coaches"][1]["id"] == f"c{place}"
    shown = {"coach": "c9", "points": 5, "seats": ["barkeeper", "gold-digger"], "left": 2}
    assert told(events, "displayed") == [shown]


@pytest.mark.rule("B5.7")
def test_with_the_stack_empty_the_places_on_the_right_stay_empty() -> None:
    state = position().bare().display("c1", "c2", "c3").stack().load()
    assert legal(state) == ["buy road", "buy roads", "buy coach 1", "buy coach 2", "buy coach 3", "done"]
    refused(state, "buy coach 4", "B5.7", "place-empty", place=4)
    assert "displayed" not in keys(play(state, "buy coach 1"))
    assert ids(look(state)["display"]) == ["c2", "c3"]
    refused(state, "buy coach 3", "B5.7", "place-empty", place=3)


@pytest.mark.rule("B5.7")
def test_a_gap_in_the_display_while_coaches_are_in_the_stack_is_no_position() -> None:
    with pytest.raises(Mistake) as caught:
        position().display("c1", "c2", "c3").stack("c4").load()
    assert caught.value.key == "position-display"


# --- B5.8: the duty to buy a coach ---


def stranded(money: int, merchants: int = 0) -> Position:
    """All coaches of seat 0 are empty."""
    board = position().bare().display("c1", "c2", "c3", "c4")
    return board.seat(0, coaches={"s1": [], "c20": []}, money=money, merchants=merchants)


@pytest.mark.rule("B5.8")
def test_who_has_only_empty_coaches_must_buy_one_before_anything_else() -> None:
    state = stranded(money=9, merchants=2).load()
    assert legal(state) == ["buy coach 1", "buy coach 2", "buy coach 3", "buy coach 4"]
    for action in ("buy road", "buy roads", "done"):
        refused(state, action, "B5.8", "coach-first")
    play(state, "buy coach 1")
    assert legal(state) == ["buy road", "buy roads", "done"]


@pytest.mark.rule("B5.8")
def test_the_duty_leaves_the_choice_among_the_coaches_he_can_buy() -> None:
    state = stranded(money=2).load()
    assert legal(state) == ["buy coach 1", "buy coach 2"]
    refused(state, "buy coach 3", "B5.1", "too-dear", price=3, money=2)


@pytest.mark.rule("B5.8")
def test_one_pioneer_aboard_lifts_the_duty() -> None:
    state = position().bare().seat(0, coaches={"s1": [], "c20": ["banker"]}).load()
    assert legal(state) == EVERYTHING


@pytest.mark.rule("B5.8")
def test_the_duty_falls_away_where_no_coach_can_be_filled() -> None:
    board = stranded(money=9).display("c19", "c20", "c21", "c22").settlers("denver", 16, 0, 0)
    state = board.seat(0, coaches={"s1": []}).load()
    assert of_seat(state, 0)["pioneers"] == 3
    assert legal(state) == ["buy road", "buy roads", "done"]
    refused(state, "buy coach 1", "B5.6", "too-few-pioneers", need=4, pioneers=3)
    play(state, "done")
    assert state.seat == 1


@pytest.mark.rule("B5.8")
def test_the_duty_falls_away_where_the_display_is_empty() -> None:
    state = stranded(money=9).display().stack().load()
    assert legal(state) == ["buy road", "buy roads", "done"]


@pytest.mark.rule("B5.8")
def test_the_duty_falls_away_where_the_only_coaches_to_be_filled_are_too_dear() -> None:
    board = position().bare().display("c19", "c21", "c1", "c2").settlers("denver", 16, 0, 0)
    state = board.seat(0, money=2, coaches={"s1": []}).load()
    assert legal(state) == ["buy road", "done"]
    play(state, "buy road")
    assert state.step == "place"


@pytest.mark.rule("B5.8", "B10.4")
def test_a_coach_emptied_by_joining_can_bring_the_duty() -> None:
    board = position(2).bare().tile("albany", "banker").seat(1, money=2, coaches={"s1": ["banker"]})
    state = board.asked("drive").load()
    play(state, "drive albany", "settle banker 1", "join banker 1")
    assert state.seat == 1
    assert legal(state) == ["buy coach 1", "buy coach 2", "buy coach 3", "buy coach 4"]
    refused(state, "done", "B5.8", "coach-first")


# --- B5.9, B5.10 ---


@pytest.mark.rule("B5.9")
def test_a_coach_bought_in_this_turn_can_be_used_in_this_turn() -> None:
    board = position().bare().tile("albany", "farmer").seat(0, coaches={"s1": ["banker"]}).others(money=0)
    state = board.display("c4", "c1", "c2", "c3").load()
    without = state.copy()
    assert "passed" in keys(play(without, "done"))
    play(state, "buy coach 1", "drive albany", "settle farmer 2")
    assert look(state)["pioneers"]["albany"] == [1, 0, 0]


@pytest.mark.rule("B5.10")
def test_a_merchant_tile_works_from_the_next_turn_on() -> None:
    board = position(2).bare().tile("albany", "merchant").seat(0, money=20).seat(1, money=0)
    state = board.load()
    play(state, "buy coach 1", "drive albany", "settle merchant 1")
    assert (of_seat(state, 0)["merchants"], state.seat) == (1, 1)
    play(state, "done", "buy coach 1")
    assert (state.seat, state.step) == (0, "purchase")


@pytest.mark.rule("B5.10")
def test_a_banker_tile_works_from_the_next_turn_on() -> None:
    board = position(2).bare().tile("albany", "banker").seat(0, money=1).seat(1, money=0)
    state = board.asked("drive").load()
    events = play(state, "drive albany", "settle banker 1")
    assert money(state)[0] == 0
    events = play(state, "done")
    assert told(events, "income") == [{"seat": 0, "amount": 4, "bankers": 1, "extra": 1}]
