"""B1 Components."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioneers import Mistake
from pioneers.board.equipment.box import COLOURS, COVERING_TILES
from tests.rules.board.positions import (
    COACHES,
    KINDS,
    NUGGETS,
    PROFESSIONS,
    STARTING,
    game,
    legal,
    look,
    money,
    of_seat,
    play,
    position,
    refused,
    side,
    told,
)


@pytest.mark.rule("B1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_play(players: int) -> None:
    state = game.new(players=players, seed=1)
    assert len(look(state)["seats"]) == look(state)["players"] == players


@pytest.mark.rule("B1.1")
@pytest.mark.parametrize("players", [0, 1, 5, -3])
def test_no_other_number_of_players_is_possible(players: int) -> None:
    with pytest.raises(Mistake) as caught:
        game.new(players=players, seed=1)
    assert caught.value.key == "players"
    assert caught.value.figures["numbers"] == ["2", "3", "4"]


@pytest.mark.rule("B1.1")
def test_there_are_four_colours_one_for_each_player() -> None:
    assert COLOURS == ("blue", "green", "red", "yellow")
    assert game.player_numbers[-1] == len(COLOURS)


@pytest.mark.rule("B1.2")
def test_one_side_is_for_four_players_and_the_other_for_two_and_three() -> None:
    assert [(s.players, len(s.cities), len(s.lines)) for s in (side(2), side(4))] == [
        ((2, 3), 39, 74),
        ((4,), 46, 97),
    ]


@pytest.mark.rule("B1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_is_a_space_of_each_side_and_called_boston(players: int) -> None:
    assert look(game.new(players=players, seed=1))["stagecoach"] == side(players).start == "boston"
    assert game.city_names(game.new(players=players, seed=1))["boston"] == "Boston"


@pytest.mark.rule("B1.2")
def test_the_stagecoach_drives_along_a_line() -> None:
    state = position(4).bare().tile("amarillo", "hotel").stagecoach("denver").asked("drive").load()
    play(state, "drive amarillo")
    assert look(state)["stagecoach"] == "amarillo"


@pytest.mark.rule("B1.2")
def test_a_city_of_the_other_side_is_unknown_here() -> None:
    state = position(3).bare().tile("santa-fe", "hotel").stagecoach("denver").asked("drive").load()
    refused(state, "drive amarillo", "B1.2", "unknown-here", action="drive amarillo")


@pytest.mark.rule("B1.2")
def test_a_line_of_the_other_side_is_unknown_here() -> None:
    state = position(3).load()
    play(state, "buy road")
    refused(state, "road amarillo--denver", "B1.2", "unknown-here", action="road amarillo--denver")
    state = position(3).bare().asked("sergeant", tile="sergeant", settled="sergeant").load()
    refused(state, "road amarillo--denver", "B1.2", "unknown-here", action="road amarillo--denver")


@pytest.mark.rule("B1.3")
def test_there_are_seven_tiles_of_each_of_seven_kinds() -> None:
    most: Counter[str] = Counter()
    for seed in range(40):
        most |= Counter(look(game.new(players=4, seed=seed))["tiles"].values())
    # Four of the 49 tiles are left over, so that no single setup need show all seven of a kind.
    assert most == dict.fromkeys(KINDS, 7)


@pytest.mark.rule("B1.3")
def test_a_position_cannot_show_an_eighth_tile_of_a_kind() -> None:
    cities = [city.id for city in side(4).cities if city.id != side(4).start]
    seven = position(4).bare()
    for city in cities[:7]:
        seven.tile(city, "banker")
    assert list(look(seven.load())["tiles"].values()) == ["banker"] * 7
    with pytest.raises(Mistake) as caught:
        seven.tile(cities[7], "banker").load()
    assert caught.value.key == "position-tiles"
    assert caught.value.figures == {"place": f"tiles.{cities[7]}", "tile": "banker", "most": 7}


@pytest.mark.rule("B1.4")
def test_there_are_24_coaches_and_4_starting_coaches() -> None:
    assert (len(COACHES), len(STARTING)) == (24, 4)
    state = game.new(players=4, seed=3)
    shown = [coach["id"] for coach in look(state)["display"] + look(state)["stack"]]
    assert len(set(shown)) == 22
    assert set(shown) < set(COACHES)


@pytest.mark.rule("B1.4")
def test_every_seat_of_a_coach_is_for_one_of_six_professions_and_never_a_hotel() -> None:
    for coach in [*STARTING.values(), *COACHES.values()]:
        assert coach.seats
        assert set(coach.seats) <= set(PROFESSIONS)
        assert coach.points > 0
    assert {seat for coach in COACHES.values() for seat in coach.seats} == set(PROFESSIONS)


@pytest.mark.rule("B1.4")
def test_a_coach_is_called_by_its_number_and_one_that_is_not_owned_is_refused() -> None:
    own = {"s1": ["banker"], "c1": ["farmer"]}
    state = position().bare().tile("albany", "hotel").seat(0, coaches=own).others(money=0).load()
    play(state, "done", "drive albany")
    assert legal(state) == ["settle banker 1", "settle farmer 2"]
    refused(state, "settle banker 3", "B1.4", "no-such-coach", coach=3, coaches=2)
    refused(state, "settle farmer 23", "B1.4", "no-such-coach", coach=23, coaches=2)


@pytest.mark.rule("B1.4")
def test_an_emptied_coach_keeps_its_number() -> None:
    own = {"s1": [], "c1": ["farmer"]}
    state = position().bare().tile("albany", "farmer").seat(0, coaches=own).asked("drive").load()
    play(state, "drive albany")
    assert legal(state) == ["settle farmer 2"]


@pytest.mark.rule("B1.5")
@settings(deadline=None, derandomize=True, max_examples=15)
@given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 10**6))
def test_ten_nuggets_are_worth_three_four_or_five(players: int, seed: int) -> None:
    nuggets = look(game.new(players=players, seed=seed))["nuggets"]
    assert sorted(nuggets) == NUGGETS == [3] * 6 + [4] * 3 + [5]


@pytest.mark.rule("B1.5")
def test_a_position_must_hold_just_these_nuggets() -> None:
    content = position().json()
    content["nuggets"] = [4 if value == 5 else value for value in content["nuggets"]]
    with pytest.raises(Mistake) as caught:
        game.load(content)
    assert caught.value.key == "position-nuggets"
    assert caught.value.figures["place"] == "nuggets"


@pytest.mark.rule("B1.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_20_pioneers_and_15_roads(players: int) -> None:
    content = look(game.new(players=players, seed=4))
    for number, seat in enumerate(content["seats"]):
        standing = sum(counts[number] for counts in content["pioneers"].values())
        aboard = sum(len(coach["aboard"]) for coach in seat["coaches"])
        assert seat["pioneers"] + aboard + standing == 20
        assert seat["roads"] == 15


@pytest.mark.rule("B1.6")
@pytest.mark.parametrize("difference", [1, -1])
def test_a_pioneer_more_or_less_than_20_is_no_position(difference: int) -> None:
    content = position().json()
    content["seats"][1]["pioneers"] += difference
    with pytest.raises(Mistake) as caught:
        game.load(content)
    assert caught.value.key == "position-pioneers"
    place = "seats[1].pioneers"
    assert caught.value.figures == {"place": place, "total": 20 + difference, "right": 20}


@pytest.mark.rule("B1.6")
def test_a_sixteenth_road_is_no_position() -> None:
    full = position().roads_left(1, 0)
    assert of_seat(full.load(), 1)["roads"] == 0
    free = next(line for line in full.lines() if line not in full.content["roads"])
    content = full.json()
    content["roads"][free] = [1]
    with pytest.raises(Mistake) as caught:
        game.load(content)
    assert caught.value.key == "position-roads"
    assert caught.value.figures["most"] == 15


@pytest.mark.rule("B1.6", "B5.2")
def test_the_one_shop_tile_gives_one_purchase_a_turn() -> None:
    state = position().load()
    play(state, "buy coach 1")
    assert state.step != "purchase"


@pytest.mark.rule("B1.7")
def test_the_bank_pays_income_though_all_63_dollars_are_with_the_players() -> None:
    state = position().bare().seat(0, money=63).others(money=0).load()
    play(state, "done")
    assert money(state) == [63, 3, 0]


@pytest.mark.rule("B1.7")
def test_the_bank_pays_for_hotels_and_emptied_coaches_without_limit() -> None:
    rich = position().bare().tile("albany", "hotel").seat(0, money=500, coaches={"s1": ["banker"]})
    state = rich.others(money=0).asked("drive").load()
    play(state, "drive albany", "settle banker 1")
    assert money(state)[0] == 500 - 1 + 1 + 3


@pytest.mark.rule("B1.8")
def test_eight_cities_are_covered_with_two_players_and_none_with_more() -> None:
    assert COVERING_TILES == 8
    assert [len(look(game.new(players=players))["covered"]) for players in (2, 3, 4)] == [8, 0, 0]


@pytest.mark.rule("B1.8")
@pytest.mark.parametrize("count", [0, 7, 9])
def test_no_other_number_of_cities_can_be_covered(count: int) -> None:
    cover = [*side(2).covered, "billings"][:count]
    with pytest.raises(Mistake) as caught:
        game.new(players=2, cover=cover)
    assert caught.value.key == "cover-count"
    assert caught.value.figures == {"count": count, "right": 8}


@pytest.mark.rule("B1.6")
def test_events_tell_of_the_roads_and_pioneers_that_leave_the_supply() -> None:
    state = position().load()
    events = play(state, "buy road", "road albany--boston")
    assert told(events, "built") == [{"seat": 0, "line": "albany--boston"}]
    assert of_seat(state, 0)["roads"] == 14
