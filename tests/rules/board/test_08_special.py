"""B8 Special action of the tile."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.board.positions import (
    Position,
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

ARRIVE = "drive albany"


def near(tile: str, players: int = 3) -> Position:
    """Seat 0 is one line away from this tile; the others have no money to join."""
    return position(players).bare().tile("albany", tile).others(money=0).asked("drive")


# --- B8.1 ---


@pytest.mark.rule("B8.1")
@pytest.mark.parametrize("tile", ["banker", "merchant"])
def test_banker_and_merchant_tiles_go_to_the_players_board(tile: str) -> None:
    state = near(tile).load()
    events = play(state, ARRIVE, f"settle {tile} 1")
    assert told(events, "tile-kept") == [{"seat": 0, "tile": tile, "count": 1}]
    assert [of_seat(state, seat)[f"{tile}s"] for seat in (0, 1, 2)] == [1, 0, 0]


@pytest.mark.rule("B8.1")
@pytest.mark.parametrize("tile", ["barkeeper", "sergeant", "farmer", "hotel"])
def test_other_tiles_do_not(tile: str) -> None:
    state = near(tile).seat(0, coaches={"s1": ["banker" if tile == "hotel" else tile]}).load()
    play(state, ARRIVE, legal_settle(tile))
    assert (of_seat(state, 0)["bankers"], of_seat(state, 0)["merchants"]) == (0, 0)


def legal_settle(tile: str) -> str:
    return f"settle {'banker' if tile == 'hotel' else tile} 1"


# --- B8.2: the sergeant ---


def at_the_sergeant(players: int = 3) -> Position:
    return position(players).bare().others(money=0).asked("sergeant", tile="sergeant", settled="sergeant")


@pytest.mark.rule("B8.2")
def test_the_sergeant_builds_a_road_free_of_charge() -> None:
    state = near("sergeant").seat(0, coaches={"s1": ["sergeant", "farmer"]}).load()
    play(state, ARRIVE, "settle sergeant 1")
    purse = money(state)[0]
    assert state.step == "sergeant"
    events = play(state, "road denver--santa-fe")
    assert told(events, "built-free") == [{"seat": 0, "line": "denver--santa-fe"}]
    assert look(state)["roads"] == {"denver--santa-fe": [0]}
    assert (money(state)[0], of_seat(state, 0)["roads"]) == (purse, 14)
    assert state.seat == 1


@pytest.mark.rule("B8.2")
def test_the_sergeant_builds_on_a_line_without_a_road_or_beside_one_of_another() -> None:
    board = at_the_sergeant(4).road("albany--boston", 1).road("denver--santa-fe", 2, 3)
    state = board.road("atlanta--raleigh", 0).road("denver--dodge-city", 0, 1).load()
    closed = {"denver--santa-fe", "atlanta--raleigh", "denver--dodge-city"}
    assert legal(state) == [*(f"road {line}" for line in lines_in_play(state) if line not in closed), "skip"]
    play(state, "road albany--boston")
    assert look(state)["roads"]["albany--boston"] == [0, 1]


@pytest.mark.rule("B8.2")
def test_there_are_never_more_than_two_roads_on_a_line() -> None:
    state = at_the_sergeant().road("albany--boston", 1, 2).load()
    refused(state, "road albany--boston", "B8.2", "line-full", line="albany--boston")


@pytest.mark.rule("B8.2")
@pytest.mark.parametrize("owners", [(0,), (0, 1)])
def test_there_are_never_two_roads_of_one_player_on_a_line(owners: tuple[int, ...]) -> None:
    state = at_the_sergeant().road("albany--boston", *owners).load()
    refused(state, "road albany--boston", "B8.2", "own-road", line="albany--boston")


@pytest.mark.rule("B8.2", "B8.7")
def test_the_sergeants_road_may_be_left_out() -> None:
    state = at_the_sergeant().load()
    events = play(state, "skip")
    assert told(events, "skipped") == [{"seat": 0, "step": "sergeant"}]
    assert (look(state)["roads"], state.seat) == ({}, 1)


@pytest.mark.rule("B8.2")
@settings(deadline=None, derandomize=True, max_examples=25)
@given(data=st.data())
def test_the_sergeants_lines_are_those_with_room_for_him(data: st.DataObject) -> None:
    board = at_the_sergeant(4)
    owned: dict[str, set[int]] = {}
    for line in data.draw(st.lists(st.sampled_from(board.lines()), max_size=20, unique=True)):
        owned[line] = data.draw(st.sets(st.integers(0, 3), min_size=1, max_size=2))
    if any(sum(seat in owners for owners in owned.values()) > 14 for seat in range(4)):
        return
    for line, owners in owned.items():
        board.road(line, *owners)
    good = [line for line in board.lines() if not owned.get(line) or (len(owned[line]) == 1 and 0 not in owned[line])]
    assert legal(board.load()) == [*(f"road {line}" for line in good), "skip"]


# --- B8.3: the barkeeper ---


@pytest.mark.rule("B8.3")
def test_the_barkeeper_sends_one_more_pioneer_back_to_the_supply() -> None:
    crew = {"s1": ["barkeeper", "banker"], "c1": ["farmer", "farmer"]}
    state = near("barkeeper").seat(0, coaches=crew).load()
    play(state, ARRIVE, "settle barkeeper 1")
    assert legal(state) == ["return banker 1", "return farmer 2", "skip"]
    before = of_seat(state, 0)["pioneers"]
    events = play(state, "return farmer 2")
    assert told(events, "returned") == [{"seat": 0, "profession": "farmer", "coach": 2}]
    assert of_seat(state, 0)["pioneers"] == before + 1
    assert [coach["aboard"] for coach in of_seat(state, 0)["coaches"]] == [["banker"], ["farmer"]]
    assert (look(state)["pioneers"]["albany"], state.seat) == ([1, 0, 0], 1)


@pytest.mark.rule("B8.3")
def test_the_barkeeper_sends_nobody_who_is_not_there() -> None:
    crew = {"s1": ["barkeeper", "banker"], "c1": ["farmer"]}
    state = near("barkeeper").seat(0, coaches=crew).load()
    play(state, ARRIVE, "settle barkeeper 1")
    refused(state, "return barkeeper 1", "B8.3", "not-aboard", profession="barkeeper", coach=1)
    refused(state, "return banker 2", "B8.3", "not-aboard", profession="banker", coach=2)
    refused(state, "return banker 3", "B1.4", "no-such-coach", coach=3, coaches=2)


@pytest.mark.rule("B8.3", "B8.7")
def test_the_barkeepers_action_may_be_left_out() -> None:
    state = near("barkeeper").seat(0, coaches={"s1": ["barkeeper", "banker"]}).load()
    play(state, ARRIVE, "settle barkeeper 1")
    events = play(state, "skip")
    assert told(events, "skipped") == [{"seat": 0, "step": "barkeeper"}]
    assert of_seat(state, 0)["coaches"][0]["aboard"] == ["banker"]


# --- B8.4: the gold digger ---


@pytest.mark.rule("B8.4")
def test_the_gold_digger_takes_the_next_nugget_face_down() -> None:
    board = near("gold-digger").seat(0, coaches={"s2": ["gold-digger", "farmer"]}).seat(1, nuggets=[5])
    state = board.load()
    supply = look(state)["nuggets"]
    events = play(state, ARRIVE, "settle gold-digger 1")
    assert of_seat(state, 0)["nuggets"] == supply[:1]
    assert look(state)["nuggets"] == supply[1:]
    event = next(event for event in events if event.key == "nugget")
    assert event.figures == {"seat": 0, "left": 8}
    assert event.seen_by(0) == {"event": "nugget", "seat": 0, "left": 8, "value": supply[0]}


@pytest.mark.rule("B8.4")
def test_the_nugget_belongs_to_who_dug_it() -> None:
    board = position().bare().tile("albany", "gold-digger").active(1).asked("drive", 1).seat(0, money=0, nuggets=[5])
    state = board.seat(1, coaches={"s2": ["gold-digger", "farmer"]}).seat(2, money=0).load()
    play(state, ARRIVE, "settle gold-digger 1")
    assert [of_seat(state, seat)["nuggets"] for seat in (0, 1, 2)] == [[5], [3], []]


@pytest.mark.rule("B8.4")
def test_only_its_owner_may_look_at_a_nugget() -> None:
    state = near("gold-digger").seat(0, coaches={"s2": ["gold-digger", "farmer"]}).load()
    events = play(state, ARRIVE, "settle gold-digger 1")
    event = next(event for event in events if event.key == "nugget")
    for seat in (None, 1, 2):
        assert event.seen_by(seat) == {"event": "nugget", "seat": 0, "left": 9}
        view = game.view(state, seat)
        assert view["seats"][0]["nuggets"] == [None]
    assert game.view(state, 0)["seats"][0]["nuggets"] == of_seat(state, 0)["nuggets"]


# --- B8.5: farmers ---


@pytest.mark.rule("B8.5")
def test_up_to_two_more_farmers_settle_in_the_same_city() -> None:
    crew = {"s1": ["farmer", "banker"], "c1": ["farmer", "farmer"], "c19": ["farmer", "farmer", "farmer"]}
    state = near("farmer").seat(0, coaches=crew).load()
    play(state, ARRIVE, "settle farmer 1")
    assert legal(state) == ["settle farmer 2", "settle farmer 3", "skip"]
    play(state, "settle farmer 3")
    assert (state.step, look(state)["turn"]["farmers"]) == ("farmer", 1)
    events = play(state, "settle farmer 3")
    # Though there are more farmers, three are enough.
    assert state.seat == 1
    assert look(state)["pioneers"]["albany"] == [3, 0, 0]
    assert [coach["aboard"] for coach in of_seat(state, 0)["coaches"]] == [
        ["banker"],
        ["farmer", "farmer"],
        ["farmer"],
    ]
    again = {"seat": 0, "profession": "farmer", "coach": 3, "city": "albany", "tile": "farmer"}
    assert told(events, "settled") == [again]


@pytest.mark.rule("B8.5")
def test_after_one_more_farmer_a_player_may_stop() -> None:
    state = near("farmer").seat(0, coaches={"s1": ["farmer"], "c19": ["farmer"] * 3}).load()
    play(state, ARRIVE, "settle farmer 2", "settle farmer 2")
    events = play(state, "skip")
    assert told(events, "skipped") == [{"seat": 0, "step": "farmer"}]
    assert (look(state)["pioneers"]["albany"], state.seat) == ([2, 0, 0], 1)


@pytest.mark.rule("B8.5")
def test_only_farmers_follow_a_farmer() -> None:
    state = near("farmer").seat(0, coaches={"s1": ["farmer", "banker"], "c1": ["farmer"]}).load()
    play(state, ARRIVE, "settle farmer 2")
    assert legal(state) == ["settle farmer 1", "skip"]
    refused(state, "settle banker 1", "B8.5", "farmers-only", profession="banker")
    refused(state, "settle farmer 2", "B8.5", "not-aboard", profession="farmer", coach=2)
    refused(state, "settle farmer 9", "B1.4", "no-such-coach", coach=9, coaches=2)


# --- B8.6: the hotel ---


@pytest.mark.rule("B8.6")
def test_a_hotel_pays_three_dollars() -> None:
    state = near("hotel").seat(0, money=1).load()
    events = play(state, ARRIVE, "settle banker 1")
    assert told(events, "hotel") == [{"seat": 0, "amount": 3}]
    assert money(state)[0] == 3


@pytest.mark.rule("B8.6")
@pytest.mark.parametrize("tile", ["banker", "merchant"])
def test_no_other_tile_pays(tile: str) -> None:
    state = near(tile).seat(0, money=1).load()
    play(state, ARRIVE, f"settle {tile} 1")
    assert money(state)[0] == 0


# --- B8.7: now or never, and nothing to act on ---


@pytest.mark.rule("B8.7")
def test_a_sergeant_without_a_road_in_the_supply_is_not_asked() -> None:
    state = near("sergeant").roads_left(0, 0, "albany--boston").seat(0, coaches={"s1": ["sergeant", "banker"]}).load()
    events = play(state, ARRIVE, "settle sergeant 1")
    assert "skipped" not in keys(events)
    assert state.seat == 1


@pytest.mark.rule("B8.7")
def test_a_sergeant_without_a_line_is_not_asked(tmp_path: Path) -> None:
    small = position(3, board=write_board(tmp_path / "ring.toml", RING)).bare().tile("alpha", "sergeant")
    for line in RING[:3]:
        small.road(line, 0)
    for line in RING[3:]:
        small.road(line, 1, 2)
    state = small.others(money=0).seat(0, coaches={"s1": ["sergeant", "banker"]}).asked("drive").load()
    play(state, "drive alpha", "settle sergeant 1")
    assert state.seat == 1
    small.road(RING[5], 1)
    state = small.load()
    play(state, "drive alpha", "settle sergeant 1")
    assert legal(state) == ["road alpha--beta", "skip"]


@pytest.mark.rule("B8.7")
def test_a_barkeeper_with_empty_coaches_is_not_asked() -> None:
    state = near("barkeeper").seat(0, coaches={"s1": ["barkeeper"]}).load()
    events = play(state, ARRIVE, "settle barkeeper 1")
    assert "skipped" not in keys(events)
    assert state.seat == 1


@pytest.mark.rule("B8.7")
def test_without_another_farmer_nothing_is_asked() -> None:
    state = near("farmer").seat(0, coaches={"s1": ["farmer", "banker"]}).load()
    play(state, ARRIVE, "settle farmer 1")
    assert state.seat == 1
    state = near("farmer").seat(0, coaches={"s1": ["banker"], "c1": ["farmer", "farmer"]}).load()
    play(state, ARRIVE, "settle farmer 2", "settle farmer 2")
    assert state.seat == 1


@pytest.mark.rule("B8.7")
@pytest.mark.parametrize("tile", ["sergeant", "barkeeper", "farmer"])
def test_what_was_left_out_does_not_come_back(tile: str) -> None:
    board = near(tile, 2).seat(0, coaches={"s1": [tile, "banker"], "c1": ["farmer", "farmer"]})
    state = board.load()
    play(state, ARRIVE, f"settle {tile} 1", "skip")
    assert state.seat == 1
    play(state, "done")
    assert (state.seat, state.step, look(state)["turn"]["tile"]) == (0, "purchase", None)


@pytest.mark.rule("B8.7", "B6.5")
def test_after_a_pass_there_is_no_special_action() -> None:
    state = position().bare().seat(0, coaches={"s1": ["sergeant"]}).load()
    events = play(state, "done")
    assert keys(events) == ["bought-nothing-more", "passed", "turn", "income"]
