"""B6 Move the stagecoach."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioneers.board.position.state import BoardState
from tests.rules.board.naive import Drives
from tests.rules.board.positions import (
    PROFESSIONS,
    Position,
    game,
    keys,
    legal,
    line_between,
    look,
    money,
    of_seat,
    play,
    position,
    refused,
    told,
)
from tests.rules.board.wild import wild_drives

few = settings(deadline=None, derandomize=True, max_examples=30)


def driving(players: int = 3, **tiles: str) -> Position:
    """Seat 0 is to drive, with only these tiles on the board; `_` stands for a hyphen."""
    board = position(players).bare().asked("drive")
    for city, kind in tiles.items():
        board.tile(city.replace("_", "-"), kind)
    return board


# --- B6.1: where to ---


@pytest.mark.rule("B6.1")
def test_the_stagecoach_drives_to_a_tile_that_a_pioneer_in_a_coach_matches() -> None:
    state = driving(albany="farmer", new_york="sergeant").seat(0, coaches={"s1": ["farmer"]}).load()
    assert legal(state) == ["drive albany"]
    play(state, "drive albany")
    assert (look(state)["stagecoach"], state.step) == ("albany", "settle")


@pytest.mark.rule("B6.1")
@pytest.mark.parametrize("profession", PROFESSIONS)
def test_a_hotel_matches_any_pioneer(profession: str) -> None:
    coach = "s2" if profession == "gold-digger" else "s1"
    state = driving(albany="hotel").seat(0, coaches={coach: [profession]}).load()
    assert legal(state)[0] == "drive albany"


@pytest.mark.rule("B6.1", "B6.5")
def test_without_a_pioneer_in_a_coach_even_a_hotel_is_out_of_reach() -> None:
    board = position().bare().tile("albany", "hotel").seat(0, money=9, coaches={"s1": []})
    state = board.display().stack().load()
    events = play(state, "done")
    assert keys(events)[1] == "passed"


@pytest.mark.rule("B6.1")
def test_the_supply_and_settled_pioneers_match_nothing() -> None:
    board = driving(albany="farmer", new_york="banker").seat(0, coaches={"s1": ["banker"]})
    assert legal(board.settlers("denver", 3, 0, 0).load()) == ["drive new-york"]


@pytest.mark.rule("B6.1")
def test_only_a_neighbouring_space_can_be_driven_to() -> None:
    state = driving(albany="hotel", buffalo="hotel").load()
    refused(state, "drive buffalo", "B6.1", "not-a-neighbour", start="boston", city="buffalo")
    refused(state, "drive denver", "B6.1", "not-a-neighbour", start="boston", city="denver")
    refused(state, "drive boston", "B6.1", "not-a-neighbour", start="boston", city="boston")


@pytest.mark.rule("B6.1")
def test_there_is_one_stagecoach_for_all() -> None:
    board = position().bare().tile("albany", "hotel").tile("buffalo", "hotel").others(money=0)
    state = board.load()
    play(state, "done", "drive albany", "settle banker 1", "done")
    assert (state.seat, look(state)["stagecoach"]) == (1, "albany")
    assert "drive buffalo" in legal(state)


# --- B6.2: what a line costs ---


@pytest.mark.rule("B6.2")
@pytest.mark.parametrize(
    ("owners", "bank", "paid"),
    [
        ((), 1, []),
        ((1,), 0, [1]),
        ((3,), 0, [3]),
        ((1, 2), 0, [1, 2]),
        ((0,), 0, []),
        ((0, 1), 0, []),
        ((0, 3), 0, []),
    ],
)
def test_a_line_costs_what_its_roads_say(owners: tuple[int, ...], bank: int, paid: list[int]) -> None:
    board = driving(4, albany="hotel").seat(0, money=5).others(money=1)
    state = board.road("albany--boston", *owners).load() if owners else board.load()
    events = play(state, "drive albany")
    way = {"seat": 0, "start": "boston", "city": "albany"}
    assert told(events, "drove") == [{**way, "bank": bank, "paid": paid, "share": int(bool(paid))}]
    assert money(state) == [5 - bank - len(paid), *(1 + (seat in paid) for seat in (1, 2, 3))]


@pytest.mark.rule("B6.2")
def test_a_road_costs_the_same_in_both_directions() -> None:
    board = driving(4, albany="hotel").stagecoach("buffalo").road("albany--buffalo", 1).others(money=0)
    state = board.load()
    play(state, "drive albany")
    assert money(state) == [4, 1, 0, 0]


@pytest.mark.rule("B6.2")
def test_roads_elsewhere_do_not_matter() -> None:
    state = driving(albany="hotel").road("boston--new-york", 0).road("albany--buffalo", 0).load()
    play(state, "drive albany")
    assert money(state)[0] == 4


@pytest.mark.rule("B6.2")
@few
@given(drive=wild_drives())
def test_every_drive_moves_just_the_fare(drive: Position) -> None:
    state = drive.load()
    owners = look(state)["roads"]
    for action in legal(state):
        city = action.removeprefix("drive ")
        of_line = owners.get(line_between(look(state)["stagecoach"], city), [])
        trial = state.copy()
        event = told(play(trial, action), "drove")[0]
        foreign = [] if 0 in of_line else of_line
        assert (event["bank"], event["paid"]) == (int(not of_line), foreign)
        before, after = money(state), money(trial)
        assert after[0] == before[0] - event["bank"] - len(foreign) >= 0
        assert all(after[seat] - before[seat] == int(seat in foreign) for seat in range(1, len(before)))


# --- B6.3, B6.4: where it stops ---


@pytest.mark.rule("B6.3")
def test_it_stops_at_the_first_city_with_a_tile() -> None:
    state = driving(albany="hotel", buffalo="hotel").seat(0, money=9).load()
    play(state, "drive albany")
    assert state.step == "settle"
    refused(state, "drive buffalo", "B3.1", "not-now", step="settle", verb="drive")


@pytest.mark.rule("B6.3", "B6.4")
def test_it_crosses_no_tile_that_it_could_not_match() -> None:
    board = driving(albany="farmer", new_york="farmer", buffalo="hotel")
    state = board.seat(0, money=9, coaches={"s1": ["banker"]}).asked("purchase").load()
    assert "passed" in keys(play(state, "done"))
    open_way = driving(albany="farmer", buffalo="hotel").seat(0, money=9, coaches={"s1": ["banker"]}).load()
    assert legal(open_way) == ["drive new-york"]
    refused(open_way, "drive albany", "B6.4", "no-match", city="albany", tile="farmer")


@pytest.mark.rule("B6.3")
def test_it_crosses_cities_without_a_tile() -> None:
    state = driving(buffalo="hotel").load()
    play(state, "drive albany")
    assert state.step == "drive"
    play(state, "drive buffalo")
    assert (state.step, look(state)["stagecoach"]) == ("settle", "buffalo")


@pytest.mark.rule("B6.3")
def test_it_crosses_cities_where_pioneers_live() -> None:
    state = driving(buffalo="hotel").settlers("albany", 0, 2, 1).load()
    assert "drive albany" in legal(state)


@pytest.mark.rule("B6.3")
def test_it_crosses_the_start() -> None:
    # Every other way from New York is closed by a tile that cannot be matched.
    board = driving(albany="hotel", pittsburgh="farmer", washington="farmer").stagecoach("new-york")
    state = board.seat(0, coaches={"s1": ["banker"]}).load()
    assert legal(state) == ["drive albany", "drive boston"]
    play(state, "drive boston")
    assert (state.step, legal(state)) == ("drive", ["drive albany"])


@pytest.mark.rule("B6.4")
def test_it_never_ends_on_a_space_without_a_tile() -> None:
    state = driving(buffalo="hotel").load()
    play(state, "drive albany")
    assert {action.verb for action in state.legal()} == {"drive"}
    for action in ("done", "skip", "decline"):
        refused(state, action, "B3.1", "not-now", step="drive", verb=action)


@pytest.mark.rule("B6.4")
@pytest.mark.parametrize("tile", ["merchant", "gold-digger"])
def test_it_never_ends_on_a_tile_the_player_cannot_match(tile: str) -> None:
    state = driving(albany=tile, new_york="banker").seat(0, coaches={"s1": ["banker"]}).load()
    refused(state, "drive albany", "B6.4", "no-match", city="albany", tile=tile)
    assert legal(state) == ["drive new-york"]


# --- B6.5: duty and passing ---


@pytest.mark.rule("B6.5")
def test_who_can_drive_must_drive() -> None:
    state = driving(albany="hotel").seat(0, money=1).load()
    assert legal(state) == ["drive albany"]
    refused(state, "skip", "B3.1", "not-now", step="drive", verb="skip")
    play(state, "drive albany")
    assert money(state)[0] == 0


@pytest.mark.rule("B6.5")
def test_who_can_reach_no_matching_city_passes_and_the_stagecoach_stays() -> None:
    board = position().bare().tile("albany", "farmer").seat(0, coaches={"s1": ["banker"]})
    state = board.load()
    events = play(state, "done")
    assert keys(events) == ["bought-nothing-more", "passed", "turn", "income"]
    assert told(events, "passed") == [{"seat": 0}]
    assert (look(state)["stagecoach"], look(state)["moved"], state.seat) == ("boston", False, 1)


@pytest.mark.rule("B6.5")
@pytest.mark.parametrize(("purse", "passes"), [(0, True), (1, True), (2, False)])
def test_who_cannot_pay_for_the_way_passes(purse: int, passes: bool) -> None:
    board = position().bare().tile("buffalo", "hotel").seat(0, money=purse + 2).others(money=0)
    state = board.load()
    play(state, "buy road", "road denver--santa-fe")
    assert (state.step == "drive") is not passes


@pytest.mark.rule("B6.5", "B6.2")
def test_own_roads_make_a_drive_possible_without_money() -> None:
    board = driving(buffalo="hotel").seat(0, money=0)
    state = board.road("albany--boston", 0).road("albany--buffalo", 0, 1).load()
    play(state, "drive albany", "drive buffalo")
    assert money(state)[0] == 0


# --- B6.6: the way ---


@pytest.mark.rule("B6.6")
def test_the_way_need_not_be_the_cheapest() -> None:
    board = driving(buffalo="hotel").seat(0, money=9).others(money=0).road("albany--buffalo", 0)
    state = board.road("boston--new-york", 1).road("new-york--pittsburgh", 1, 2).load()
    play(state, "drive new-york", "drive pittsburgh", "drive buffalo")
    assert money(state) == [9 - 1 - 2 - 1, 2, 1]


@pytest.mark.rule("B6.6")
def test_the_money_for_a_line_is_needed_when_it_is_driven() -> None:
    state = driving(albany="hotel", new_york="hotel").seat(0, money=1).road("albany--boston", 1, 2).load()
    assert legal(state) == ["drive new-york"]
    refused(state, "drive albany", "B6.6", "fare", city="albany", fare=2, money=1)


@pytest.mark.rule("B6.6")
def test_without_money_only_own_roads_are_driven() -> None:
    state = driving(albany="hotel", new_york="hotel").seat(0, money=0).road("albany--boston", 0).load()
    assert legal(state) == ["drive albany"]
    refused(state, "drive new-york", "B6.6", "fare", city="new-york", fare=1, money=0)


@pytest.mark.rule("B6.6")
def test_no_space_is_entered_twice_nor_the_departure_again() -> None:
    state = driving(cincinnati="hotel").seat(0, money=9).load()
    play(state, "drive albany")
    refused(state, "drive boston", "B6.6", "visited", city="boston")
    play(state, "drive buffalo", "drive pittsburgh")
    refused(state, "drive albany", "B6.6", "visited", city="albany")
    refused(state, "drive buffalo", "B6.6", "visited", city="buffalo")
    assert look(state)["turn"]["visited"] == ["albany", "boston", "buffalo", "pittsburgh"]


@pytest.mark.rule("B6.6")
def test_in_the_next_turn_all_spaces_are_open_again() -> None:
    board = position(2).bare().tile("albany", "hotel").tile("new-york", "hotel").seat(1, money=0)
    state = board.load()
    play(state, "done", "drive albany", "settle banker 1", "done")
    assert look(state)["turn"]["visited"] == []
    play(state, "drive boston", "drive new-york")
    assert state.step == "settle"


# --- B6.7: dead ends ---


@pytest.mark.rule("B6.7")
def test_a_step_from_which_no_matching_city_can_be_paid_for_is_refused() -> None:
    state = driving(albany="hotel", washington="hotel").seat(0, money=1).load()
    # Washington is two dollars away by way of New York.
    refused(state, "drive new-york", "B6.7", "dead-end", city="new-york")
    assert legal(state) == ["drive albany"]
    richer = driving(albany="hotel", washington="hotel").seat(0, money=2).load()
    assert legal(richer) == ["drive albany", "drive new-york"]


@pytest.mark.rule("B6.7", "B6.6")
def test_a_step_that_closes_the_only_way_is_refused() -> None:
    # From Houston to San Antonio and Fort Worth the way back would lead through Houston itself.
    board = driving(new_orleans="hotel", el_paso="farmer", oklahoma_city="farmer").stagecoach("houston")
    state = board.seat(0, money=9, coaches={"s1": ["banker"]}).load()
    assert legal(state) == ["drive new-orleans"]
    refused(state, "drive san-antonio", "B6.7", "dead-end", city="san-antonio")
    refused(state, "drive fort-worth", "B6.7", "dead-end", city="fort-worth")


def arrives(state: BoardState) -> bool:
    """Whether some way of driving on comes to a tile; every step of it must be offered."""
    if state.step != "drive":
        return state.step == "settle"
    return any(arrives(driven(state, action)) for action in reversed(legal(state)))


def driven(state: BoardState, action: str) -> BoardState:
    trial = state.copy()
    game.advance(trial, game.action(action))
    return trial


@pytest.mark.rule("B6.7", "B6.5")
@few
@given(drive=wild_drives())
def test_every_offered_step_can_be_completed_to_a_legal_arrival(drive: Position) -> None:
    state = drive.load()
    assert legal(state)
    for action in legal(state):
        assert arrives(driven(state, action)), action


@pytest.mark.rule("B6.7")
@few
@given(drive=wild_drives(), choices=st.lists(st.integers(0, 5), min_size=40, max_size=40))
def test_whatever_is_chosen_a_drive_never_gets_stuck(drive: Position, choices: list[int]) -> None:
    state = drive.load()
    for choice in choices:
        if state.step != "drive":
            break
        actions = legal(state)
        assert actions
        play(state, actions[choice % len(actions)])
    assert state.step == "settle"
    assert look(state)["stagecoach"] in look(state)["tiles"]
    tile = look(state)["tiles"][look(state)["stagecoach"]]
    crew = [each for coach in of_seat(state, 0)["coaches"] for each in coach["aboard"]]
    assert tile in crew or tile == "hotel"


@pytest.mark.rule("B6.1", "B6.3", "B6.4", "B6.6", "B6.7")
@few
@given(drive=wild_drives())
def test_just_those_steps_are_offered_that_begin_a_way_to_a_matching_city(drive: Position) -> None:
    state = drive.load()
    first_steps = {way.path[0] for way in Drives(state).all()}
    assert legal(state) == [f"drive {city}" for city in sorted(first_steps)]
