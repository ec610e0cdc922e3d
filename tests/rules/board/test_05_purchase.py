"""B5 Purchase: what there is, how often, and roads."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioneers import Mistake
from tests.rules.board.positions import (
    COACHES,
    game,
    keys,
    legal,
    lines_in_play,
    look,
    money,
    of_seat,
    play,
    position,
    refused,
    told,
)
from tests.rules.board.small_boards import RING, write_board

EVERYTHING = ["buy road", "buy roads", "buy coach 1", "buy coach 2", "buy coach 3", "buy coach 4", "done"]


# --- B5.1: what there is and what it costs ---


@pytest.mark.rule("B5.1")
@pytest.mark.parametrize(
    ("action", "price"),
    [("buy road", 2), ("buy roads", 5), *((f"buy coach {place}", place) for place in (1, 2, 3, 4))],
)
def test_every_purchase_has_its_price(action: str, price: int) -> None:
    state = position().bare().seat(0, money=price).load()
    assert action in legal(state)
    events = play(state, action)
    assert money(state)[0] == 0
    assert next(event.figures["price"] for event in events if event.key.startswith("bought")) == price


@pytest.mark.rule("B5.1")
@pytest.mark.parametrize(
    ("action", "price"),
    [("buy road", 2), ("buy roads", 5), *((f"buy coach {place}", place) for place in (2, 3, 4))],
)
def test_what_is_too_dear_is_refused(action: str, price: int) -> None:
    state = position().bare().seat(0, money=price - 1).load()
    refused(state, action, "B5.1", "too-dear", price=price, money=price - 1)


@pytest.mark.rule("B5.1")
def test_the_cheapest_coach_costs_a_dollar_too() -> None:
    state = position().bare().seat(0, money=2, merchants=2).load()
    play(state, "buy road", "road albany--boston")
    # Nothing else can be paid, so the step is over: a coach at $1 would be refused.
    assert state.seat == 1


@pytest.mark.rule("B5.1")
def test_two_roads_cost_more_than_twice_one() -> None:
    state = position().bare().seat(0, money=4).load()
    assert "buy road" in legal(state)
    refused(state, "buy roads", "B5.1", "too-dear", price=5, money=4)


@pytest.mark.rule("B5.1")
def test_all_purchases_are_offered_to_who_can_pay() -> None:
    assert legal(position().seat(0, money=5).load()) == EVERYTHING
    assert legal(position().seat(0, money=3).load()) == ["buy road", *EVERYTHING[2:5], "done"]
    assert legal(position().seat(0, money=1).load()) == ["buy coach 1", "done"]


@pytest.mark.rule("B5.1", "B5.2")
def test_without_anything_to_buy_the_purchase_is_not_asked() -> None:
    state = position().bare().display().stack().roads_left(1, 0).load()
    events = play(state, "done")
    assert [turn["seat"] for turn in told(events, "turn")] == [1, 2]
    assert (state.seat, state.step) == (2, "purchase")


# --- B5.2, B5.3: how many ---


@pytest.mark.rule("B5.2")
@pytest.mark.parametrize("action", ["buy road", "buy coach 2"])
def test_without_a_merchant_there_is_one_purchase(action: str) -> None:
    state = position().bare().seat(0, money=20).load()
    play(state, action)
    if action == "buy road":
        play(state, "road albany--boston")
    assert state.seat == 1


@pytest.mark.rule("B5.2")
@pytest.mark.parametrize("merchants", [1, 2])
def test_every_merchant_tile_gives_one_more(merchants: int) -> None:
    state = position().bare().seat(0, money=20, merchants=merchants).load()
    play(state, "buy coach 1")
    assert state.step == "purchase"
    play(state, "buy road", "road albany--boston")
    assert state.seat == (0 if merchants == 2 else 1)
    if merchants == 2:
        play(state, "buy roads", "road albany--buffalo", "road albany--new-york")
        assert state.seat == 1


@pytest.mark.rule("B5.2")
@pytest.mark.parametrize(
    ("action", "placing", "purchase"),
    [
        ("buy road", ["road albany--boston"], "road"),
        ("buy roads", ["road albany--boston", "road albany--buffalo"], "roads"),
        ("buy coach 1", [], "coach"),
        ("buy coach 4", [], "coach"),
    ],
)
def test_each_kind_of_purchase_is_made_once_a_turn(action: str, placing: list[str], purchase: str) -> None:
    state = position().bare().seat(0, money=20, merchants=2).load()
    play(state, action, *placing)
    refused(state, action, "B5.2", "purchase-used", purchase=purchase)


@pytest.mark.rule("B5.2")
def test_a_second_coach_is_refused_whatever_its_place() -> None:
    state = position().bare().seat(0, money=20, merchants=2).load()
    play(state, "buy coach 2")
    for place in (1, 2, 3, 4):
        refused(state, f"buy coach {place}", "B5.2", "purchase-used", purchase="coach")
    assert legal(state) == ["buy road", "buy roads", "done"]


@pytest.mark.rule("B5.2")
@settings(deadline=None, derandomize=True, max_examples=12)
@given(order=st.permutations(["buy road", "buy roads", "buy coach 1"]))
def test_the_purchases_come_in_any_order(order: list[str]) -> None:
    state = position().bare().seat(0, money=8, merchants=2).load()
    for purchase in order:
        play(state, purchase)
        while state.step == "place":
            play(state, legal(state)[0])
    assert (money(state)[0], of_seat(state, 0)["roads"], len(of_seat(state, 0)["coaches"])) == (0, 12, 2)
    assert state.seat == 1


@pytest.mark.rule("B5.2")
def test_a_player_may_stop_early() -> None:
    state = position().bare().seat(0, money=20, merchants=2).load()
    play(state, "buy coach 1")
    assert keys(play(state, "done"))[0] == "bought-nothing-more"
    assert state.seat == 1


@pytest.mark.rule("B5.2")
def test_a_player_may_spend_what_he_needs_to_drive_and_then_passes() -> None:
    state = position().bare().tile("albany", "hotel").seat(0, money=2).others(money=0).load()
    events = play(state, "buy road", "road denver--santa-fe")
    assert told(events, "passed") == [{"seat": 0}]
    assert look(state)["stagecoach"] == "boston"


@pytest.mark.rule("B5.3", "B8.1")
@pytest.mark.parametrize(("before", "after", "key"), [(1, 2, "tile-kept"), (2, 2, "tile-gone")])
def test_a_third_merchant_tile_leaves_the_game_without_effect(before: int, after: int, key: str) -> None:
    board = position().bare().tile("albany", "merchant").others(money=0).seat(0, merchants=before)
    state = board.asked("drive").load()
    events = play(state, "drive albany", "settle merchant 1")
    assert of_seat(state, 0)["merchants"] == after
    assert told(events, key)[0]["tile"] == "merchant"


@pytest.mark.rule("B5.3")
def test_no_position_has_a_third_merchant_tile_on_a_board() -> None:
    with pytest.raises(Mistake) as caught:
        position().seat(0, merchants=3).load()
    assert caught.value.figures == {"place": "seats[0].merchants", "found": 3, "low": 0, "high": 2}


# --- B5.4, B5.5: roads ---


@pytest.mark.rule("B5.4")
def test_a_bought_road_goes_on_any_line_without_a_road() -> None:
    state = position().bare().road("denver--santa-fe", 1).road("albany--boston", 0, 2).load()
    play(state, "buy road")
    free = [line for line in lines_in_play(state) if line not in ("denver--santa-fe", "albany--boston")]
    assert legal(state) == [f"road {line}" for line in free]
    # The lines of the start are among them.
    assert "road boston--new-york" in legal(state)


@pytest.mark.rule("B5.4")
def test_a_bought_road_comes_from_the_own_supply() -> None:
    state = position().bare().load()
    events = play(state, "buy road", "road helena--seattle")
    assert look(state)["roads"] == {"helena--seattle": [0]}
    assert [of_seat(state, seat)["roads"] for seat in (0, 1, 2)] == [14, 15, 15]
    assert told(events, "built") == [{"seat": 0, "line": "helena--seattle"}]


@pytest.mark.rule("B5.4")
@pytest.mark.parametrize("owners", [(0,), (1,), (1, 2)])
def test_a_line_with_a_road_is_taken(owners: tuple[int, ...]) -> None:
    state = position().bare().road("denver--santa-fe", *owners).load()
    play(state, "buy road")
    refused(state, "road denver--santa-fe", "B5.4", "line-taken", line="denver--santa-fe")


@pytest.mark.rule("B5.4")
def test_the_price_is_paid_before_the_line_is_named() -> None:
    state = position().bare().load()
    events = play(state, "buy road")
    assert (state.step, money(state)[0]) == ("place", 3)
    assert keys(events) == ["bought-road"]
    play(state, "road albany--boston")
    assert money(state)[0] == 3


@pytest.mark.rule("B5.4")
def test_a_road_is_placed_at_once() -> None:
    state = position().bare().seat(0, money=20, merchants=2).load()
    play(state, "buy road")
    assert {action.verb for action in state.legal()} == {"road"}
    refused(state, "buy coach 1", "B3.1", "not-now", step="place", verb="buy")
    refused(state, "done", "B3.1", "not-now", step="place", verb="done")


@pytest.mark.rule("B5.5")
def test_two_roads_are_both_built() -> None:
    state = position().bare().load()
    play(state, "buy roads")
    assert (state.step, look(state)["turn"]["placing"]) == ("place", 2)
    play(state, "road albany--boston")
    assert (state.step, look(state)["turn"]["placing"]) == ("place", 1)
    refused(state, "road albany--boston", "B5.4", "line-taken", line="albany--boston")
    refused(state, "done", "B3.1", "not-now", step="place", verb="done")
    refused(state, "skip", "B3.1", "not-now", step="place", verb="skip")
    play(state, "road denver--santa-fe")
    assert look(state)["roads"] == {"albany--boston": [0], "denver--santa-fe": [0]}
    assert (of_seat(state, 0)["roads"], state.seat) == (13, 1)


@pytest.mark.rule("B5.5")
def test_two_roads_need_two_in_the_supply() -> None:
    two = position().bare().roads_left(0, 2).load()
    assert "buy roads" in legal(two)
    one = position().bare().roads_left(0, 1).load()
    assert "buy road" in legal(one)
    refused(one, "buy roads", "B5.5", "too-few-roads", need=2, roads=1)


@pytest.mark.rule("B5.5")
def test_one_road_needs_one_in_the_supply() -> None:
    state = position().bare().roads_left(0, 0).load()
    refused(state, "buy road", "B5.5", "too-few-roads", need=1, roads=0)
    refused(state, "buy roads", "B5.5", "too-few-roads", need=2, roads=0)
    assert legal(state) == ["buy coach 1", "buy coach 2", "buy coach 3", "buy coach 4", "done"]


@pytest.mark.rule("B5.5")
@pytest.mark.parametrize("lines", [2, 1, 0])
def test_roads_need_lines_without_a_road(lines: int, tmp_path: Path) -> None:
    small = position(3, board=write_board(tmp_path / "ring.toml", RING)).bare()
    for line in RING[lines:]:
        small.road(line, 1)
    state = small.seat(0, money=9).load()
    assert ("buy roads" in legal(state), "buy road" in legal(state)) == (lines >= 2, lines >= 1)
    if lines < 2:
        refused(state, "buy roads", "B5.5", "too-few-lines", need=2, lines=lines)
    if lines < 1:
        refused(state, "buy road", "B5.5", "too-few-lines", need=1, lines=0)


@pytest.mark.rule("B5.1", "B5.2", "B5.5", "B5.6", "B5.7", "B5.8")
@settings(deadline=None, derandomize=True, max_examples=40)
@given(data=st.data())
def test_what_is_offered_is_what_can_be_paid_for_built_and_filled(data: st.DataObject) -> None:
    purse = data.draw(st.integers(0, 9), "money")
    used = data.draw(st.sets(st.sampled_from(["road", "roads", "coach"]), max_size=2), "used")
    shown = data.draw(st.lists(st.sampled_from(sorted(COACHES)), min_size=0, max_size=4, unique=True), "display")
    roads = data.draw(st.integers(0, 3), "roads")
    pioneers = data.draw(st.integers(0, 5), "pioneers")
    aboard = data.draw(st.sampled_from([["banker"], []]), "aboard")
    board = position().bare().display(*shown).stack().roads_left(0, roads)
    board.settlers("denver", 19 - pioneers - len(aboard), 0, 0)
    board.seat(0, money=purse, merchants=len(used), coaches={"s1": aboard})
    board.asked("purchase", purchases=[name for name in ("road", "roads", "coach") if name in used])
    good = [
        f"buy coach {place}"
        for place, coach in enumerate(shown, 1)
        if "coach" not in used and place <= purse and len(COACHES[coach].seats) <= pioneers
    ]
    duty = not aboard and any(
        place <= purse and len(COACHES[coach].seats) <= pioneers for place, coach in enumerate(shown, 1)
    )
    if not duty:
        one = "road" not in used and purse >= 2 and roads >= 1
        two = "roads" not in used and purse >= 5 and roads >= 2
        good = ["buy road"] * one + ["buy roads"] * two + good
    if duty and "coach" in used:
        return  # not a position of a game: who bought a coach in this turn has somebody aboard
    if not good:
        with pytest.raises(Mistake):
            board.load()
        return
    assert legal(board.load()) == good + ["done"] * (not duty)
    assert game.explain(board.load(), good[0]) is None
