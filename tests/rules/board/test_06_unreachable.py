"""B6 Move the stagecoach: why it cannot be driven to a city now."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from pioneers import Refusal
from tests.rules.board.naive import Drives
from tests.rules.board.positions import Position, game, play, position
from tests.rules.board.wild import wild_drives

few = settings(deadline=None, derandomize=True, max_examples=30)


@pytest.mark.rule("B6.1", "B6.3", "B6.4", "B6.6")
@few
@given(drive=wild_drives())
def test_every_city_with_a_tile_has_a_route_or_a_reason(drive: Position) -> None:
    state = drive.load()
    reasons = game.unreachable(state)
    assert list(reasons) == [city for city in sorted(drive.content["tiles"]) if city not in game.routes(state)]
    goals = Drives(state).goals
    for city, reason in reasons.items():
        assert reason.figures["city"] == city
        assert (reason.key in ("no-match", "nobody-aboard")) == (city not in goals)
        # The action that would take the last step is refused too, whatever it says.
        assert game.explain(state, f"drive {city}") is not None


@pytest.mark.rule("B6.4")
def test_a_tile_that_nobody_in_the_coaches_matches_is_named() -> None:
    board = position().bare().tile("albany", "farmer").tile("new-york", "hotel").seat(0, coaches={"s1": ["banker"]})
    assert game.unreachable(board.load()) == {
        "albany": Refusal("B6.4", "no-match", {"city": "albany", "tile": "farmer"})
    }


@pytest.mark.rule("B6.1")
def test_empty_coaches_reach_no_tile_at_all() -> None:
    board = position().bare().tile("albany", "farmer").tile("new-york", "hotel").seat(0, coaches={"s1": []})
    assert game.unreachable(board.load()) == {
        city: Refusal("B6.1", "nobody-aboard", {"city": city}) for city in ("albany", "new-york")
    }


@pytest.mark.rule("B6.3")
def test_a_city_behind_tiles_is_blocked_however_rich_one_is() -> None:
    board = position().bare().tile("albany", "hotel").tile("new-york", "hotel").tile("pittsburgh", "hotel")
    state = board.seat(0, money=50).load()
    assert game.unreachable(state) == {"pittsburgh": Refusal("B6.3", "way-blocked", {"city": "pittsburgh"})}


@pytest.mark.rule("B6.2", "B6.6")
def test_a_way_that_is_too_dear_names_its_fare_and_the_money() -> None:
    board = position().bare().tile("pittsburgh", "hotel").others(money=0)
    state = board.seat(0, money=1).road("albany--pittsburgh", 1, 2).road("new-york--pittsburgh", 1).load()
    figures: dict[str, object] = {"city": "pittsburgh", "fare": 2, "money": 1}
    assert game.unreachable(state) == {"pittsburgh": Refusal("B6.6", "way-too-dear", figures)}


@pytest.mark.rule("B6.6")
def test_in_the_middle_of_a_drive_no_way_leads_back() -> None:
    board = position().bare().stagecoach("new-york").tile("albany", "hotel").tile("washington", "hotel")
    state = board.asked("drive").seat(0, money=9).load()
    assert game.unreachable(state) == {}
    play(state, "drive boston")
    assert game.unreachable(state) == {"washington": Refusal("B6.6", "way-visited", {"city": "washington"})}


@pytest.mark.rule("B6.5")
def test_where_there_is_no_drive_to_come_there_is_nothing_to_explain() -> None:
    state = position().bare().tile("albany", "hotel").tile("pittsburgh", "farmer").asked("drive").load()
    play(state, "drive albany")
    assert state.step == "settle"
    assert game.unreachable(state) == {}
