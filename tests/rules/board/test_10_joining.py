"""B10 Joining."""

from __future__ import annotations

import pytest

from pioneers.board.position.state import BoardState
from tests.rules.board.positions import (
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

CREWS = {0: "s1", 1: "s2", 2: "s3", 3: "s4"}


def hosted(tile: str, *crews: list[str], host: int = 0, purse: int = 2) -> Position:
    """The host is one own road away from the tile; every seat has this crew and this money."""
    board = position(len(crews)).bare().tile("albany", tile).road("albany--boston", host)
    for seat, crew in enumerate(crews):
        board.seat(seat, money=purse, coaches={CREWS[seat]: crew})
    return board.active(host).asked("drive", host)


def settled(board: Position, profession: str, *more: str) -> BoardState:
    state = board.load()
    play(state, "drive albany", f"settle {profession} 1", *more)
    return state


BANKERS = (["banker"], ["banker"], ["banker"], ["banker"])


# --- B10.1 ---


@pytest.mark.rule("B10.1")
@pytest.mark.parametrize(("host", "asked"), [(0, [1, 2, 3]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_the_others_are_asked_clockwise_from_the_active_players_left(host: int, asked: list[int]) -> None:
    state = settled(hosted("banker", *BANKERS, host=host), "banker")
    seats = []
    while state.step == "join":
        seats.append(state.seat)
        assert legal(state) == ["join banker 1", "decline"]
        assert told(play(state, "decline"), "declined") == [{"seat": seats[-1]}]
    assert seats == asked
    assert look(state)["active"] == (host + 1) % 4


@pytest.mark.rule("B10.1")
def test_who_joins_pays_two_dollars_to_the_active_player_and_settles_in_the_same_city() -> None:
    state = settled(hosted("banker", *BANKERS[:3]), "banker")
    purse = money(state)
    events = play(state, "join banker 1")
    joined = {"seat": 1, "host": 0, "price": 2, "profession": "banker", "coach": 1, "city": "albany"}
    assert told(events, "joined") == [joined]
    # The joiner emptied his coach ($1) and then had his own income ($3).
    assert money(state) == [purse[0] + 2, purse[1] - 2 + 1 + 3, purse[2]]
    assert look(state)["pioneers"]["albany"] == [1, 1, 0]


@pytest.mark.rule("B10.1")
def test_the_first_to_agree_ends_the_asking() -> None:
    state = settled(hosted("banker", *BANKERS), "banker")
    play(state, "decline")
    events = play(state, "join banker 1")
    assert keys(events) == ["joined", "emptied", "turn", "income"]
    assert (state.seat, state.step) == (1, "purchase")
    assert look(state)["pioneers"]["albany"] == [1, 0, 1, 0]


@pytest.mark.rule("B10.1")
def test_the_active_player_is_not_asked_and_cannot_refuse() -> None:
    state = settled(hosted("banker", *BANKERS[:2]), "banker")
    assert state.seat == 1
    play(state, "join banker 1")
    assert (state.seat, state.step, look(state)["active"]) == (1, "purchase", 1)


@pytest.mark.rule("B10.1")
@pytest.mark.parametrize(
    ("tile", "coach", "crew", "step"),
    [
        ("sergeant", "s1", ["sergeant", "banker"], "sergeant"),
        ("barkeeper", "s1", ["barkeeper", "banker"], "barkeeper"),
        ("farmer", "c1", ["farmer", "farmer"], "farmer"),
    ],
)
def test_the_special_action_comes_first(tile: str, coach: str, crew: list[str], step: str) -> None:
    coaches = {"s1": crew} if coach == "s1" else {"s1": [], coach: crew}
    board = position(2).bare().tile("albany", tile).seat(0, coaches=coaches)
    board.seat(1, money=2, coaches={"s4" if tile != "farmer" else "s2": [tile]})
    state = board.asked("drive").load()
    play(state, "drive albany", legal_settle(tile, coach))
    assert (state.seat, state.step) == (0, step)
    play(state, "skip")
    assert (state.seat, state.step) == (1, "join")


def legal_settle(tile: str, coach: str) -> str:
    return f"settle {tile} {1 if coach == 's1' else 2}"


# --- B10.2 ---


@pytest.mark.rule("B10.2")
def test_matching_means_the_kind_of_the_tile() -> None:
    board = hosted("farmer", ["farmer"], ["banker", "farmer"], ["banker"])
    state = settled(board, "farmer")
    assert legal(state) == ["join farmer 1", "decline"]
    refused(state, "join banker 1", "B10.2", "wrong-joiner", wanted="farmer", profession="banker")
    play(state, "decline")
    # Seat 2 has no farmer, so nobody else is asked.
    assert state.step == "purchase"


@pytest.mark.rule("B10.2")
def test_at_a_hotel_it_means_the_kind_that_was_settled() -> None:
    board = hosted("hotel", ["banker", "farmer"], ["farmer", "banker"], ["farmer"])
    state = settled(board, "farmer")
    assert (state.seat, legal(state)) == (1, ["join farmer 1", "decline"])
    refused(state, "join banker 1", "B10.2", "wrong-joiner", wanted="farmer", profession="banker")
    state = settled(board, "banker")
    assert (state.seat, legal(state)) == (1, ["join banker 1", "decline"])
    play(state, "decline")
    assert state.step == "purchase"


# --- B10.3 ---


@pytest.mark.rule("B10.3")
def test_only_who_has_two_dollars_is_asked() -> None:
    board = hosted("banker", *BANKERS).seat(1, money=1).seat(3, money=0)
    state = settled(board, "banker")
    assert (state.seat, state.step) == (2, "join")
    play(state, "decline")
    assert state.step == "purchase"


@pytest.mark.rule("B10.3")
def test_only_who_has_a_matching_pioneer_is_asked() -> None:
    state = settled(hosted("banker", ["banker"], [], ["merchant"], ["banker"]), "banker")
    assert (state.seat, state.step) == (3, "join")


@pytest.mark.rule("B10.3")
def test_the_joiner_chooses_which_coach_the_pioneer_leaves() -> None:
    board = hosted("banker", *BANKERS[:2])
    state = settled(board.seat(1, coaches={"s2": ["banker"], "c4": ["farmer"], "c7": ["banker"]}), "banker")
    assert legal(state) == ["join banker 1", "join banker 3", "decline"]
    refused(state, "join banker 2", "B10.3", "not-aboard", profession="banker", coach=2)
    refused(state, "join banker 4", "B1.4", "no-such-coach", coach=4, coaches=3)
    play(state, "join banker 3")
    assert [coach["aboard"] for coach in of_seat(state, 1)["coaches"]] == [["banker"], ["farmer"], []]


@pytest.mark.rule("B10.3")
@pytest.mark.parametrize(("purse", "asked"), [(1, True), (0, False)])
def test_a_toll_received_in_this_turn_counts(purse: int, asked: bool) -> None:
    board = hosted("banker", *BANKERS[:2]).seat(1, money=purse).road("albany--boston", 1)
    state = settled(board, "banker")
    assert (state.step == "join") is asked
    if asked:
        assert (state.seat, money(state)[1]) == (1, 2)


@pytest.mark.rule("B10.3")
def test_the_dollar_of_the_coach_he_would_empty_does_not_count() -> None:
    state = settled(hosted("banker", *BANKERS[:2]).seat(1, money=1), "banker")
    # With two dollars he would be asked, and would have one again after joining.
    assert state.step == "purchase"
    assert of_seat(state, 1)["coaches"][0]["aboard"] == ["banker"]


@pytest.mark.rule("B10.3")
def test_the_price_of_an_earlier_turn_does_not_matter() -> None:
    state = settled(hosted("banker", *BANKERS[:3]), "banker", "join banker 1")
    assert money(state)[0] == 2 + 1 + 2


# --- B10.4 ---


@pytest.mark.rule("B10.4")
@pytest.mark.parametrize("tile", ["banker", "merchant", "sergeant", "barkeeper", "hotel"])
def test_the_joiner_gets_no_special_action(tile: str) -> None:
    pioneer = "banker" if tile == "hotel" else tile
    board = position(2).bare().tile("albany", tile).road("albany--boston", 0).asked("drive")
    board.seat(0, money=0, coaches={"s1": [pioneer]}).seat(1, money=2, coaches={"s4": [pioneer, "gold-digger"]})
    state = board.load()
    play(state, "drive albany", f"settle {pioneer} 1")
    if state.step == "sergeant":
        play(state, "skip")
    events = play(state, f"join {pioneer} 1")
    assert keys(events) == ["joined", "turn", "income"]
    seat = of_seat(state, 1)
    assert (seat["bankers"], seat["merchants"], seat["roads"], seat["money"]) == (0, 0, 15, 3)
    assert (state.seat, state.step) == (1, "purchase")


@pytest.mark.rule("B10.4")
def test_a_joining_gold_digger_gets_no_nugget() -> None:
    board = position(2).bare().tile("albany", "gold-digger").road("albany--boston", 0).asked("drive")
    board.seat(0, coaches={"s2": ["gold-digger"]}).seat(1, money=2, coaches={"s4": ["gold-digger"]})
    state = board.load()
    play(state, "drive albany", "settle gold-digger 1", "join gold-digger 1")
    assert [len(of_seat(state, seat)["nuggets"]) for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("B10.4")
def test_a_joining_farmer_comes_alone() -> None:
    board = hosted("farmer", ["farmer"], ["farmer"]).seat(1, money=9, coaches={"s2": [], "c1": ["farmer", "farmer"]})
    state = settled(board, "farmer")
    play(state, "join farmer 2")
    assert look(state)["pioneers"]["albany"] == [1, 1]
    assert (state.seat, state.step) == (1, "purchase")


@pytest.mark.rule("B10.4", "B9.1")
def test_a_coach_emptied_by_joining_counts_for_the_joiner() -> None:
    state = settled(hosted("banker", *BANKERS[:2]), "banker")
    events = play(state, "join banker 1")
    assert told(events, "emptied") == [{"seat": 1, "coach": 1, "points": 12, "money": 1}]
    assert of_seat(state, 1)["score"] == 12


# --- B10.5 ---


@pytest.mark.rule("B10.5")
def test_after_a_pass_nobody_is_asked() -> None:
    board = position().bare().tile("albany", "farmer").seat(0, coaches={"s1": ["banker"]})
    state = board.others(money=9).load()
    events = play(state, "done")
    assert keys(events) == ["bought-nothing-more", "passed", "turn", "income"]
    assert (state.seat, state.step) == (1, "purchase")


@pytest.mark.rule("B10.1", "B10.3")
def test_where_nobody_can_join_nobody_is_asked() -> None:
    board = hosted("banker", ["banker"], ["merchant"], ["merchant"], ["merchant"])
    state = board.load()
    events = play(state, "drive albany", "settle banker 1")
    assert not {"joined", "declined"} & set(keys(events))
    assert (state.seat, state.step) == (1, "purchase")
