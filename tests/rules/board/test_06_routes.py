"""B6 Move the stagecoach: `routes`, whole drives as shortcuts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from tests.rules.board.naive import Drives
from tests.rules.board.positions import Position, game, money, play, position, told
from tests.rules.board.small_boards import write_board
from tests.rules.board.wild import wild_drives

few = settings(deadline=None, derandomize=True, max_examples=30)


def routes_of(board: Position) -> dict[str, list[dict[str, Any]]]:
    found: Any = game.routes(board.load())
    return dict(found)


def without_lines(routes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Routes without what each line costs."""
    return [{name: value for name, value in route.items() if name != "lines"} for route in routes]


@pytest.mark.rule("B6.1", "B6.2", "B6.6")
@few
@given(drive=wild_drives())
def test_every_route_can_be_driven_with_exactly_its_cost_and_payments(drive: Position) -> None:
    for city, routes in routes_of(drive).items():
        for route in routes:
            state = drive.load()
            before = money(state)
            events = told(play(state, *(f"drive {space}" for space in route["path"])), "drove")
            assert (route["path"][-1], state.step) == (city, "settle")
            after = money(state)
            assert before[0] - after[0] == route["fare"]
            assert sum(event["bank"] for event in events) == route["bank"]
            gained = {str(seat): after[seat] - before[seat] for seat in range(1, len(before))}
            assert route["paid"] == {seat: amount for seat, amount in gained.items() if amount}
            assert route["fare"] == route["bank"] + sum(route["paid"].values())
            tolls = [(event["start"], event["city"], event["bank"], event["paid"]) for event in events]
            assert [(line["line"], line["bank"], line["paid"]) for line in route["lines"]] == [
                ("--".join(sorted((start, end))), bank, paid) for start, end, bank, paid in tolls
            ]


@pytest.mark.rule("B6.1", "B6.3", "B6.4", "B6.5")
@few
@given(drive=wild_drives())
def test_the_cities_with_a_route_are_just_those_that_can_be_driven_to(drive: Position) -> None:
    assert list(routes_of(drive)) == sorted({way.path[-1] for way in Drives(drive.load()).all()})


@pytest.mark.rule("B6.6")
@few
@given(drive=wild_drives())
def test_the_first_route_is_the_cheapest_and_the_others_pay_other_people(drive: Position) -> None:
    cheapest: dict[tuple[str, frozenset[int]], int] = {}
    for way in Drives(drive.load()).all():
        key = (way.path[-1], way.payees)
        cheapest[key] = min(way.fare, cheapest.get(key, way.fare))
    found: dict[tuple[str, frozenset[int]], int] = {}
    for city, routes in routes_of(drive).items():
        fares = [route["fare"] for route in routes]
        assert fares == sorted(fares)
        assert fares[0] == min(fare for (goal, _), fare in cheapest.items() if goal == city)
        for route in routes:
            key = (city, frozenset(int(seat) for seat in route["paid"]))
            assert key not in found
            found[key] = route["fare"]
    # Of each set of people that can be paid there is one route, and no cheaper way pays just them.
    assert found == cheapest


@pytest.mark.rule("B6.6")
def test_equal_fares_are_sorted_by_lines_and_then_alphabetically() -> None:
    board = position().bare().tile("pittsburgh", "hotel").asked("drive").others(money=0)
    assert without_lines(routes_of(board.seat(0, money=2))["pittsburgh"]) == [
        {"path": ["albany", "pittsburgh"], "fare": 2, "bank": 2, "paid": {}}
    ]
    tolls = routes_of(board.seat(0, money=3).road("new-york--pittsburgh", 2).road("buffalo--pittsburgh", 1))
    assert without_lines(tolls["pittsburgh"]) == [
        {"path": ["albany", "pittsburgh"], "fare": 2, "bank": 2, "paid": {}},
        {"path": ["new-york", "pittsburgh"], "fare": 2, "bank": 1, "paid": {"2": 1}},
        {"path": ["albany", "buffalo", "pittsburgh"], "fare": 3, "bank": 2, "paid": {"1": 1}},
    ]


@pytest.mark.rule("B6.6")
def test_in_the_middle_of_a_drive_the_routes_go_on_from_there() -> None:
    state = position().bare().tile("buffalo", "hotel").asked("drive").seat(0, money=4).load()
    play(state, "drive new-york")
    found: Any = game.routes(state)
    assert found["buffalo"][0]["path"] == ["albany", "buffalo"]
    assert all("boston" not in route["path"] for route in found["buffalo"])
    play(state, "drive albany", "drive buffalo")
    assert game.routes(state) == {}


@pytest.mark.rule("B6.5")
def test_without_a_city_in_reach_there_are_no_routes() -> None:
    state = position().bare().tile("albany", "farmer").seat(0, coaches={"s1": ["banker"]}).load()
    assert game.routes(state) == {}


@pytest.mark.rule("B6.5", "B6.6")
def test_many_dear_ways_do_not_crowd_out_a_cheap_one(tmp_path: Path) -> None:
    """Six ways by `mid` come to `cross` for $4; the one by `west` costs $3 and is found later."""
    mids = [f"mid-{number}" for number in range(1, 7)]
    lines = [f"hub--{mid}" for mid in mids] + [f"{mid}--north" for mid in mids]
    lines += ["cross--north", "east--hub", "east--west", "cross--west", "cross--goal", "mid-1--start", "mid-2--start"]
    small = position(3, board=write_board(tmp_path / "hub.toml", lines)).bare().tile("goal", "hotel")
    small.road("cross--north", 1, 2).road("east--hub", 1, 2).road("cross--west", 0).stagecoach("hub")
    for purse in (5, 4):
        board = small.seat(0, money=purse).asked("drive")
        assert min(way.fare for way in Drives(board.load()).all()) == 4
        assert without_lines(routes_of(board)["goal"])[0] == {
            "path": ["east", "west", "cross", "goal"],
            "fare": 4,
            "bank": 2,
            "paid": {"1": 1, "2": 1},
        }
