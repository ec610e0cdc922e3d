"""B7 Settle."""

from __future__ import annotations

import pytest

from pioneers.board.position.state import BoardState
from tests.rules.board.positions import (
    PROFESSIONS,
    STARTING,
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


def at(tile: str, coaches: dict[str, list[str]]) -> BoardState:
    """Seat 0 has driven to Albany with this tile; the others have no money to join."""
    board = position().bare().tile("albany", tile).seat(0, money=1, coaches=coaches).others(money=0)
    state = board.asked("drive").load()
    play(state, "drive albany")
    return state


@pytest.mark.rule("B7.1")
def test_the_pioneer_takes_the_place_of_the_tile() -> None:
    state = at("banker", {"s1": ["banker", "farmer"]})
    events = play(state, "settle banker 1")
    assert "albany" not in look(state)["tiles"]
    assert look(state)["pioneers"] == {"albany": [1, 0, 0], "boston": [1, 1, 1]}
    assert of_seat(state, 0)["coaches"][0]["aboard"] == ["farmer"]
    settled = {"seat": 0, "profession": "banker", "coach": 1, "city": "albany", "tile": "banker"}
    assert told(events, "settled") == [settled]


@pytest.mark.rule("B7.1")
def test_he_comes_from_the_coach_and_not_from_the_supply() -> None:
    state = at("banker", {"s1": ["banker", "farmer"]})
    before = of_seat(state, 0)["pioneers"]
    play(state, "settle banker 1")
    assert of_seat(state, 0)["pioneers"] == before


@pytest.mark.rule("B7.1")
def test_the_tile_lies_there_until_he_settles() -> None:
    state = at("banker", {"s1": ["banker"]})
    assert (state.step, look(state)["tiles"]) == ("settle", {"albany": "banker"})
    play(state, "settle banker 1")
    assert look(state)["tiles"] == {}


@pytest.mark.rule("B7.1")
def test_the_player_chooses_which_coach_he_comes_from() -> None:
    coaches = {"s1": ["farmer"], "c1": ["farmer", "farmer"], "c5": ["sergeant"], "c2": ["farmer"]}
    state = at("farmer", coaches)
    assert legal(state) == ["settle farmer 1", "settle farmer 2", "settle farmer 4"]
    play(state, "settle farmer 2")
    assert [coach["aboard"] for coach in of_seat(state, 0)["coaches"]] == [
        ["farmer"],
        ["farmer"],
        ["sergeant"],
        ["farmer"],
    ]


@pytest.mark.rule("B7.1")
def test_one_possibility_is_asked_all_the_same() -> None:
    assert legal(at("merchant", {"s1": ["merchant"]})) == ["settle merchant 1"]


@pytest.mark.rule("B7.1")
def test_another_profession_than_the_tile_shows_is_refused() -> None:
    state = at("merchant", {"s1": ["merchant", "banker"]})
    refused(state, "settle banker 1", "B7.1", "wrong-pioneer", tile="merchant", profession="banker")
    refused(state, "settle farmer 1", "B7.1", "wrong-pioneer", tile="merchant", profession="farmer")


@pytest.mark.rule("B7.1")
def test_who_is_not_in_this_coach_cannot_settle_from_it() -> None:
    state = at("farmer", {"s1": ["farmer"], "c1": []})
    refused(state, "settle farmer 2", "B7.1", "not-aboard", profession="farmer", coach=2)


@pytest.mark.rule("B7.1")
def test_settling_cannot_be_left_out() -> None:
    state = at("farmer", {"s1": ["farmer"]})
    refused(state, "skip", "B3.1", "not-now", step="settle", verb="skip")
    refused(state, "done", "B3.1", "not-now", step="settle", verb="done")


@pytest.mark.rule("B7.2")
def test_at_a_hotel_any_pioneer_settles() -> None:
    state = at("hotel", {"s1": list(STARTING["s1"].seats), "c6": ["gold-digger"]})
    assert legal(state) == [
        "settle banker 1",
        "settle merchant 1",
        "settle barkeeper 1",
        "settle sergeant 1",
        "settle farmer 1",
        "settle gold-digger 2",
    ]
    refused(state, "settle sergeant 2", "B7.1", "not-aboard", profession="sergeant", coach=2)


@pytest.mark.rule("B7.2")
@pytest.mark.parametrize("profession", PROFESSIONS)
def test_at_a_hotel_the_special_action_of_the_profession_is_not_used(profession: str) -> None:
    """He has whatever each special action could act on: roads, somebody aboard, more farmers."""
    coach = "s2" if profession == "gold-digger" else "s1"
    state = at("hotel", {coach: [profession, *({"banker"} - {profession})], "c1": ["farmer", "farmer"]})
    events = play(state, f"settle {profession} 1")
    assert [key for key in keys(events) if key != "emptied"] == ["settled", "hotel", "turn", "income"]
    assert told(events, "settled")[0]["tile"] == "hotel"
    seat = of_seat(state, 0)
    assert (seat["bankers"], seat["merchants"], seat["nuggets"], seat["roads"]) == (0, 0, [], 15)
    assert (state.seat, state.step) == (1, "purchase")
    assert look(state)["pioneers"]["albany"] == [1, 0, 0]
    assert money(state)[0] == 3 + len(told(events, "emptied"))
