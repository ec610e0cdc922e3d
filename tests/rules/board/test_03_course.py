"""B3 Shared and end of the game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioneers import Mistake, Refusal
from pioneers.board.position.state import BoardState
from tests.rules.board.positions import Position, game, keys, legal, look, money, play, position, refused, told

# What each step is asked with (notation).
VERBS = {
    "purchase": {"buy", "done"},
    "place": {"road"},
    "drive": {"drive"},
    "settle": {"settle"},
    "sergeant": {"road", "skip"},
    "barkeeper": {"return", "skip"},
    "farmer": {"settle", "skip"},
    "join": {"join", "decline"},
}


def asking(step: str) -> BoardState:
    """A position in which this step asks."""
    if step in ("sergeant", "barkeeper"):
        return position().asked(step, tile=step, settled=step).load()
    if step == "farmer":
        crew = {"s1": ["farmer"]}
        return position().seat(0, coaches=crew).asked(step, tile=step, settled=step, farmers=2).load()
    if step == "join":
        crew = {"s1": ["banker"]}
        return position().seat(1, coaches=crew).asked(step, 1, tile="banker", settled="banker").load()
    if step == "place":
        return position().asked(step, purchases=["road"], placing=1).load()
    state = position().bare().tile("albany", "hotel").load()
    return play_to(state, step)


def play_to(state: BoardState, step: str) -> BoardState:
    """Play the first legal action that is not a purchase until this step asks."""
    while state.step != step:
        play(state, "done" if state.step == "purchase" else legal(state)[0])
    return state


# --- turns and rounds ---


@pytest.mark.rule("B3.1")
def test_turns_go_to_the_next_higher_seat_and_after_the_last_to_seat_0() -> None:
    state = position(4).bare().course(first=2).active(2).load()
    seats = []
    for _ in range(6):
        seats.append(state.seat)
        play(state, "buy road", legal_road(state))
    assert seats == [2, 3, 0, 1, 2, 3]


def legal_road(state: BoardState) -> str:
    """The first line that a road can go on, as seen just after buying one."""
    copied = state.copy()
    play(copied, "buy road")
    return legal(copied)[0]


@pytest.mark.rule("B3.1")
def test_rounds_count_from_1_and_begin_with_the_first_player() -> None:
    state = position(3).bare().course(first=1).active(1).load()
    turns = [(1, 1)]
    for _ in range(5):
        turns += [(turn["round"], turn["seat"]) for turn in told(play(state, "buy road", legal_road(state)), "turn")]
    assert turns == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0)]


@pytest.mark.rule("B3.1")
def test_a_turn_is_income_purchase_move_and_settle() -> None:
    board = position().bare().tile("albany", "hotel").tile("buffalo", "hotel").others(money=0)
    state = board.load()
    assert state.step == "purchase"
    events = play(state, "buy road")
    assert state.step == "place"
    events += play(state, "road denver--santa-fe")
    assert state.step == "drive"
    events += play(state, "drive albany")
    assert state.step == "settle"
    events += play(state, legal(state)[0])
    assert keys(events) == ["bought-road", "built", "drove", "settled", "hotel", "turn", "income"]
    assert (state.step, state.seat) == ("purchase", 1)


@pytest.mark.rule("B3.1")
@pytest.mark.parametrize("step", VERBS)
def test_what_does_not_belong_to_the_step_is_refused(step: str) -> None:
    state = asking(step)
    assert state.step == step
    assert {action.verb for action in state.legal()} <= VERBS[step]
    for action in game.spaces()[0].actions:
        if action.verb not in VERBS[step]:
            refusal = Refusal("B3.1", "not-now", {"step": step, "verb": action.verb})
            assert game.explain(state, action) == refusal, action


@pytest.mark.rule("B3.1")
def test_an_action_out_of_turn_changes_nothing() -> None:
    refused(asking("purchase"), "drive albany", "B3.1", "not-now", step="purchase", verb="drive")
    refused(asking("drive"), "done", "B3.1", "not-now", step="drive", verb="done")
    refused(asking("settle"), "skip", "B3.1", "not-now", step="settle", verb="skip")
    refused(asking("join"), "settle banker 1", "B3.1", "not-now", step="join", verb="settle")


# --- the end (B3.2) ---


def to_the_end(state: BoardState) -> list[int]:
    """Stop buying and decline everything; gives the seats that still had a turn."""
    seats: list[int] = []
    while state.seat is not None:
        events = play(state, legal(state)[-1])
        seats += [turn["seat"] for turn in told(events, "turn")]
    return seats


@pytest.mark.rule("B3.2")
@pytest.mark.parametrize(("active", "turns_left"), [(1, [2, 3, 0]), (3, [0]), (0, [])])
def test_the_round_in_which_a_player_builds_his_last_road_is_finished(active: int, turns_left: list[int]) -> None:
    board = position(4).bare().course(first=1).active(active).roads_left(active, 1, "albany--boston")
    state = board.seat(active, money=2).load()
    events = play(state, "buy road", "road albany--boston")
    assert told(events, "ending") == [{"reason": "roads", "seat": active, "round": 1}]
    assert look(state)["ending"] == ["roads"]
    assert [turn["seat"] for turn in told(events, "turn")] + to_the_end(state) == turns_left
    assert game.result(state)["reasons"] == ["roads"]
    assert look(state)["round"] == 1


@pytest.mark.rule("B3.2")
def test_a_player_with_a_road_left_does_not_end_the_game() -> None:
    state = position(3).bare().active(2).roads_left(2, 2, "albany--boston").seat(2, money=2).load()
    events = play(state, "buy road", "road albany--boston")
    assert "ending" not in keys(events)
    assert (look(state)["round"], state.seat) == (2, 0)


@pytest.mark.rule("B3.2", "B8.2")
def test_a_last_road_built_by_a_sergeant_ends_the_game_too() -> None:
    board = position(3).bare().roads_left(0, 1, "albany--boston").others(money=0)
    state = board.asked("sergeant", tile="sergeant", settled="sergeant").load()
    events = play(state, "road albany--boston")
    assert told(events, "ending") == [{"reason": "roads", "seat": 0, "round": 1}]
    assert [turn["seat"] for turn in told(events, "turn")] + to_the_end(state) == [1, 2]
    assert game.result(state)["reasons"] == ["roads"]


@pytest.mark.rule("B3.2", "B5.7")
@pytest.mark.parametrize(("active", "turns_left"), [(1, [2, 0]), (0, [])])
def test_the_round_in_which_the_last_coach_comes_into_the_display_is_finished(
    active: int, turns_left: list[int]
) -> None:
    board = position(3).bare().course(first=1).active(active).seat(active, money=1)
    state = board.display("c1", "c2", "c3", "c4").stack("c5").load()
    events = play(state, "buy coach 1")
    assert told(events, "displayed")[0]["left"] == 0
    assert told(events, "ending") == [{"reason": "stack", "round": 1}]
    assert [turn["seat"] for turn in told(events, "turn")] + to_the_end(state) == turns_left
    assert game.result(state)["reasons"] == ["stack"]
    assert len(look(state)["display"]) == 4


@pytest.mark.rule("B3.2")
def test_a_coach_that_is_left_in_the_stack_keeps_the_game_going() -> None:
    state = position(3).bare().active(2).seat(2, money=1).stack("c5", "c6").load()
    events = play(state, "buy coach 1")
    assert "ending" not in keys(events)
    assert look(state)["ending"] == []
    assert look(state)["round"] == 2


@pytest.mark.rule("B3.2")
def test_the_game_may_end_for_both_reasons() -> None:
    board = position(2).bare().roads_left(0, 1, "albany--boston").stack("c5").display("c1", "c2", "c3", "c4")
    state = board.seat(0, money=2).seat(1, money=0).load()
    play(state, "buy road", "road albany--boston")
    events = play(state, "buy coach 1")
    assert told(events, "over") == [{"reasons": ["roads", "stack"], "round": 1}]


@pytest.mark.rule("B3.2")
def test_after_the_end_nobody_decides_and_every_action_is_refused() -> None:
    state = position(3).bare().active(2).roads_left(2, 1, "albany--boston").seat(2, money=2).load()
    events = play(state, "buy road", "road albany--boston")
    assert keys(events)[-5:] == ["over", "scored", "scored", "scored", "won"]
    assert (state.seat, state.step, state.legal()) == (None, "over", [])
    assert game.result(state)["over"] is True
    for action in ("done", "buy road", "drive albany", "decline"):
        refused(state, action, "B3.2", "game-over")


@pytest.mark.rule("B3.2")
def test_a_position_cannot_be_over_without_a_reason() -> None:
    with pytest.raises(Mistake) as caught:
        position().asked("over", None).load()
    assert caught.value.key == "position-ending"


# --- rounds in which nothing happens (B3.3) ---


def idle() -> Position:
    """Two players, no tile anywhere: nobody can drive."""
    return position(2).bare().seat(0, money=9).seat(1, money=9)


@pytest.mark.rule("B3.3")
def test_two_idle_rounds_end_the_game_and_after_the_first_the_players_are_warned() -> None:
    state = idle().load()
    events = play(state, "done", "done")
    assert told(events, "warned") == [{"round": 1}]
    assert (look(state)["idle_rounds"], look(state)["round"]) == (1, 2)
    events = play(state, "done")
    assert "over" not in keys(events)
    events = play(state, "done")
    assert told(events, "over") == [{"reasons": ["idle"], "round": 2}]
    assert "warned" not in keys(events)
    assert game.result(state)["reasons"] == ["idle"]


@pytest.mark.rule("B3.3")
def test_one_purchase_of_one_player_makes_a_round_not_idle() -> None:
    state = idle().load()
    events = play(state, "done", "done", "done", "buy coach 1")
    assert look(state)["idle_rounds"] == 0
    assert not {"over", "warned"} & set(keys(events)[-6:])
    events = play(state, "done", "done")
    assert told(events, "warned") == [{"round": 3}]
    events = play(state, "done", "done")
    assert told(events, "over") == [{"reasons": ["idle"], "round": 4}]


@pytest.mark.rule("B3.3")
def test_a_drive_makes_a_round_not_idle() -> None:
    board = position(2).bare().course(idle_rounds=1, round=2).tile("albany", "hotel").seat(1, money=0)
    state = board.load()
    play(state, "done", "drive albany", "settle banker 1", "done")
    assert (look(state)["round"], look(state)["idle_rounds"], state.step) == (3, 0, "purchase")


@pytest.mark.rule("B3.3")
def test_idle_rounds_must_come_in_a_row() -> None:
    state = idle().load()
    play(state, "done", "done")
    assert look(state)["idle_rounds"] == 1
    play(state, "buy coach 1", "done")
    assert look(state)["idle_rounds"] == 0
    play(state, "done", "done")
    assert (look(state)["idle_rounds"], look(state)["step"]) == (1, "purchase")


@pytest.mark.rule("B3.3")
@settings(deadline=None, derandomize=True, max_examples=12)
@given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10**6))
def test_if_nobody_ever_buys_the_game_still_ends(players: int, seed: int) -> None:
    state = game.new(players=players, seed=seed)
    decisions = 0
    while state.seat is not None:
        actions = legal(state)
        play(state, "done" if "done" in actions else actions[seed % len(actions)])
        decisions += 1
        assert decisions < 2000
    assert game.result(state)["reasons"]
    assert sum(money(state)) > 0
