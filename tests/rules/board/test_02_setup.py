"""B2 Setup."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioneers import Mistake
from tests.rules.board.positions import (
    COACHES,
    KINDS,
    STARTING,
    game,
    legal,
    lines_in_play,
    look,
    neighbours,
    play,
    position,
    refused,
    side,
)
from tests.rules.board.small_boards import ladder, with_tail, write_board

few = settings(deadline=None, derandomize=True, max_examples=30)
any_players = st.sampled_from([2, 3, 4])
any_seed = st.integers(0, 2**64)

COVERED = sorted(side(2).covered)


def cities_of(players: int) -> set[str]:
    return {city.id for city in side(players).cities} - {"boston"}


def parts(ways: dict[str, list[str]], without: str | None = None) -> int:
    """Into how many parts the spaces fall when one is taken away."""
    left = set(ways) - {without}
    count = 0
    while left:
        count += 1
        waiting = [left.pop()]
        while waiting:
            fresh = left.intersection(ways[waiting.pop()])
            left -= fresh
            waiting += fresh
    return count


# --- the side and the cover ---


@pytest.mark.rule("B2.1")
@pytest.mark.parametrize(("players", "cities"), [(3, 38), (4, 45)])
def test_the_side_for_the_number_of_players_is_used(players: int, cities: int) -> None:
    content = look(game.new(players=players, seed=5))
    assert set(content["tiles"]) == cities_of(players)
    assert len(content["tiles"]) == cities


@pytest.mark.rule("B2.1", "B2.2")
def test_two_players_use_the_side_for_three_without_the_covered_cities() -> None:
    assert set(look(game.new(players=2, seed=5))["tiles"]) == cities_of(3) - set(COVERED)


@pytest.mark.rule("B2.2")
def test_two_players_cover_the_eight_cities_of_the_far_edge() -> None:
    covered = ["boise", "carson-city", "helena", "los-angeles", "portland", "san-francisco", "seattle", "tucson"]
    assert look(game.new(players=2, seed=5))["covered"] == covered
    assert look(game.new(players=2, seed=5, cover="default"))["covered"] == covered


@pytest.mark.rule("B2.2")
def test_no_road_is_bought_for_a_line_that_touches_a_covered_city() -> None:
    state = position(2).load()
    play(state, "buy road")
    open_lines = [line for line in map("--".join, side(2).lines) if not set(line.split("--")) & set(COVERED)]
    assert legal(state) == [f"road {line}" for line in open_lines]
    refused(state, "road billings--helena", "B2.2", "covered-line", line="billings--helena")
    refused(state, "road helena--seattle", "B2.2", "covered-line", line="helena--seattle")


@pytest.mark.rule("B2.2")
def test_no_sergeant_builds_on_a_line_that_touches_a_covered_city() -> None:
    state = position(2).asked("sergeant", tile="sergeant", settled="sergeant").load()
    assert "road billings--deadwood" in legal(state)
    refused(state, "road billings--helena", "B2.2", "covered-line", line="billings--helena")


@pytest.mark.rule("B2.2")
def test_the_stagecoach_does_not_enter_a_covered_city() -> None:
    state = position(2).bare().tile("deadwood", "hotel").stagecoach("billings").asked("drive").load()
    assert legal(state) == ["drive deadwood", "drive salt-lake-city"]
    refused(state, "drive helena", "B2.2", "covered-city", city="helena")
    refused(state, "drive seattle", "B2.2", "covered-city", city="seattle")


@pytest.mark.rule("B2.2")
def test_the_stagecoach_does_not_cross_a_covered_city() -> None:
    # El Paso – Tucson – Santa Fe is closed by Tucson; with three players it is open.
    def drives(players: int) -> list[str]:
        far = position(players).bare().tile("santa-fe", "hotel").stagecoach("el-paso")
        return legal(far.seat(0, money=2).asked("drive").load())

    assert drives(2) == ["drive santa-fe"]
    assert drives(3) == ["drive santa-fe", "drive tucson"]


@pytest.mark.rule("B2.2")
def test_no_tile_lies_on_a_covered_city() -> None:
    content = position(2).json()
    assert not set(content["tiles"]) & set(COVERED)
    content["tiles"]["helena"] = "hotel"
    with pytest.raises(Mistake) as caught:
        game.load(content)
    assert caught.value.figures["place"] == "tiles.helena"


@pytest.mark.rule("B2.3")
def test_two_players_may_choose_the_eight_cities() -> None:
    cover = ["atlanta", "boise", "chicago", "denver", "helena", "portland", "seattle", "washington"]
    content = look(game.new(players=2, seed=5, cover=list(reversed(cover))))
    assert content["covered"] == cover
    assert set(content["tiles"]) == cities_of(2) - set(cover)
    assert look(game.load(content)) == content


@pytest.mark.rule("B2.3")
@pytest.mark.parametrize("city", ["boston", "albany", "new-york"])
def test_the_start_and_its_neighbours_are_never_covered(city: str) -> None:
    with pytest.raises(Mistake) as caught:
        game.new(players=2, cover=[*COVERED[:7], city])
    assert caught.value.key == "cover-start"
    assert caught.value.figures == {"city": city, "start": "boston"}


@pytest.mark.rule("B2.3")
def test_a_cover_that_cuts_cities_off_is_refused() -> None:
    # Houston and San Antonio hang on El Paso, Fort Worth and New Orleans.
    cover = ["el-paso", "fort-worth", "new-orleans", "helena", "los-angeles", "portland", "san-francisco", "seattle"]
    with pytest.raises(Mistake) as caught:
        game.new(players=2, cover=cover)
    assert caught.value.key == "cover-cuts"
    assert caught.value.figures == {"cities": ["houston", "san-antonio"]}


@pytest.mark.rule("B2.3")
@pytest.mark.parametrize("cover", ["random", COVERED])
def test_only_two_players_cover_cities(cover: object) -> None:
    with pytest.raises(Mistake) as caught:
        game.new(players=3, cover=cover)
    assert caught.value.key == "cover-players"
    assert caught.value.figures == {"players": 3}


@pytest.mark.rule("B2.3", "B1.8")
@few
@given(seed=any_seed)
def test_a_random_cover_leaves_no_city_whose_loss_would_cut_the_rest(seed: int) -> None:
    state = game.new(players=2, seed=seed, cover="random")
    covered = look(state)["covered"]
    ways = neighbours(state)
    assert len(set(covered)) == 8
    assert not {"boston", "albany", "new-york"} & set(covered)
    assert set(ways) == cities_of(2) - set(covered) | {"boston"}
    assert all(parts(ways, city) == 1 for city in (None, *set(ways) - {"boston"}))


@pytest.mark.rule("B2.3")
@pytest.mark.parametrize("length", [1, 2, 5])
def test_a_random_cover_takes_away_a_dead_end(length: int, tmp_path: Path) -> None:
    """Whatever else is covered: while a city of the tail is left, the loss of the one before would cut it off."""
    tail = [f"tail-{number}" for number in range(1, length + 1)]
    board = write_board(
        tmp_path / "tail.toml",
        with_tail(ladder(18), "city-18", length),
        [2],
        [*tail, *(f"city-{number}" for number in range(18, 10 + length, -1))],
    )
    for seed in range(5):
        covered = look(game.new(players=2, seed=seed, board=board, cover="random"))["covered"]
        assert set(tail) <= set(covered)


@pytest.mark.rule("B2.3")
def test_where_every_cover_leaves_a_city_that_cuts_there_is_no_random_one(tmp_path: Path) -> None:
    lines = with_tail(ladder(14), "city-14", 9)
    board = write_board(tmp_path / "tail.toml", lines, [2], [f"tail-{number}" for number in range(2, 10)])
    with pytest.raises(Mistake) as caught:
        game.new(players=2, seed=1, board=board, cover="random")
    assert caught.value.key == "cover-impossible"
    assert len(look(game.new(players=2, seed=1, board=board))["covered"]) == 8


@pytest.mark.rule("B2.3")
def test_a_random_cover_comes_from_the_seed() -> None:
    covers = [tuple(look(game.new(players=2, seed=seed, cover="random"))["covered"]) for seed in range(12)]
    again = [tuple(look(game.new(players=2, seed=seed, cover="random"))["covered"]) for seed in range(12)]
    assert covers == again
    assert len(set(covers)) == 12
    # Nothing is preferred: over many seeds, cities from all over the board are covered.
    assert len({city for cover in covers for city in cover}) > 20


@pytest.mark.rule("B2.3")
def test_the_cover_is_an_option_and_no_action() -> None:
    assert "cover" in game.option_names
    assert "cover" not in game.spaces()[0].verbs()


# --- tiles ---


@pytest.mark.rule("B2.4")
@pytest.mark.parametrize(("players", "of_each"), [(2, 5), (3, 6), (4, 7)])
def test_tiles_of_each_kind_are_removed_for_fewer_players(players: int, of_each: int) -> None:
    most: Counter[str] = Counter()
    for seed in range(40):
        most |= Counter(look(game.new(players=players, seed=seed))["tiles"].values())
    assert most == dict.fromkeys(KINDS, of_each)


@pytest.mark.rule("B2.4", "B2.5")
@few
@given(players=any_players, seed=any_seed)
def test_every_city_in_play_shows_a_tile_and_the_start_none(players: int, seed: int) -> None:
    state = game.new(players=players, seed=seed)
    content = look(state)
    assert set(content["tiles"]) == cities_of(players) - set(content["covered"])
    most = {2: 5, 3: 6, 4: 7}[players]
    counts = Counter(content["tiles"].values())
    assert set(counts) <= set(KINDS)
    assert max(counts.values()) <= most
    # The leftover tiles leave the game: nothing else in the position holds one.
    leftover = 7 * most - len(content["tiles"])
    assert leftover == {2: 5, 3: 4, 4: 4}[players]


@pytest.mark.rule("B2.5")
def test_the_tiles_are_shuffled() -> None:
    setups = {tuple(sorted(look(game.new(players=4, seed=seed))["tiles"].items())) for seed in range(50)}
    assert len(setups) == 50
    assert {dict(setup)["denver"] for setup in setups} == set(KINDS)


@pytest.mark.rule("B2.6")
@few
@given(players=any_players, seed=any_seed)
def test_the_two_neighbours_of_the_start_differ(players: int, seed: int) -> None:
    tiles = look(game.new(players=players, seed=seed))["tiles"]
    assert tiles["albany"] != tiles["new-york"]


@pytest.mark.rule("B2.6")
@pytest.mark.parametrize(("players", "cities"), [(3, 41), (4, 48)])
def test_without_a_different_leftover_a_city_gives_its_tile(players: int, cities: int, tmp_path: Path) -> None:
    """One tile is left over here; with some of these seeds both neighbours were dealt just its kind."""
    board = write_board(tmp_path / "ladder.toml", ladder(cities), [players])
    most = {3: 6, 4: 7}[players]
    for seed in range(120):
        tiles = look(game.new(players=players, seed=seed, board=board))["tiles"]
        assert tiles["city-01"] != tiles["city-02"]
        missing = Counter(dict.fromkeys(KINDS, most)) - Counter(tiles.values())
        assert missing.total() == 1


@pytest.mark.rule("B2.6")
def test_as_long_as_a_leftover_tile_differs_it_is_the_one_exchanged(tmp_path: Path) -> None:
    """Then the only leftover is of the first neighbour's kind: some 167 times of 720, 88 if cities were exchanged."""
    board = write_board(tmp_path / "ladder.toml", ladder(41))
    exchanged = 0
    for seed in range(720):
        tiles = look(game.new(players=3, seed=seed, board=board))["tiles"]
        exchanged += sum(kind == tiles["city-01"] for kind in tiles.values()) == 5
    assert 130 < exchanged < 205


# --- players, coaches, nuggets ---


@pytest.mark.rule("B2.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_may_be_first(players: int) -> None:
    firsts = Counter(look(game.new(players=players, seed=seed))["first"] for seed in range(80))
    assert set(firsts) == set(range(players))
    assert min(firsts.values()) > 80 // players // 3


@pytest.mark.rule("B2.7", "B3.1")
@few
@given(players=any_players, seed=any_seed)
def test_the_first_player_decides_first(players: int, seed: int) -> None:
    state = game.new(players=players, seed=seed)
    content = look(state)
    assert content["first"] == content["active"] == content["seat"] == state.seat
    assert content["round"] == 1


@pytest.mark.rule("B2.8")
@few
@given(players=any_players, seed=any_seed)
def test_four_coaches_are_displayed_and_the_rest_of_those_kept_is_the_stack(players: int, seed: int) -> None:
    content = look(game.new(players=players, seed=seed))
    assert len(content["display"]) == 4
    assert len(content["stack"]) == 24 - {2: 12, 3: 6, 4: 2}[players] - 4
    ids = [coach["id"] for coach in content["display"] + content["stack"]]
    assert len(set(ids)) == len(ids)
    assert set(ids) <= set(COACHES)


@pytest.mark.rule("B2.8")
def test_the_coaches_are_shuffled_and_any_may_be_removed() -> None:
    removed: set[str] = set()
    first: set[str] = set()
    for seed in range(60):
        content = look(game.new(players=4, seed=seed))
        removed |= set(COACHES) - {coach["id"] for coach in content["display"] + content["stack"]}
        first.add(content["display"][0]["id"])
    assert removed == set(COACHES)
    assert len(first) > 15


@pytest.mark.rule("B2.8")
def test_the_removed_coaches_are_unseen() -> None:
    state = game.new(players=2, seed=6)
    shown = {coach["id"] for coach in look(state)["display"]}
    told = str(game.view(state, 0))
    assert {coach for coach in COACHES if f"'{coach}'" in told} == shown


@pytest.mark.rule("B2.9")
@few
@given(players=any_players, seed=any_seed)
def test_each_player_gets_one_starting_coach(players: int, seed: int) -> None:
    seats = look(game.new(players=players, seed=seed))["seats"]
    assert all(len(seat["coaches"]) == 1 for seat in seats)
    ids = {seat["coaches"][0]["id"] for seat in seats}
    assert len(ids) == players
    assert ids <= set(STARTING)


@pytest.mark.rule("B2.9")
def test_the_starting_coaches_are_shuffled() -> None:
    of_seat_0 = {look(game.new(players=2, seed=seed))["seats"][0]["coaches"][0]["id"] for seed in range(30)}
    assert of_seat_0 == set(STARTING)


@pytest.mark.rule("B2.9")
def test_a_starting_coach_that_is_not_dealt_never_comes_for_sale() -> None:
    content = position(2).json()
    left = next(coach for coach in STARTING if coach not in {s["coaches"][0]["id"] for s in content["seats"]})
    card = STARTING[left]
    content["stack"][0] = {"id": left, "points": card.points, "seats": list(card.seats)}
    with pytest.raises(Mistake) as caught:
        game.load(content)
    assert caught.value.figures["place"] == "stack[0].id"


@pytest.mark.rule("B2.10")
@few
@given(players=any_players, seed=any_seed)
def test_each_player_begins_with_two_dollars_and_a_full_coach(players: int, seed: int) -> None:
    content = look(game.new(players=players, seed=seed))
    assert content["pioneers"] == {"boston": [1] * players}
    assert content["roads"] == {}
    for number, seat in enumerate(content["seats"]):
        # The first player has already taken his income (B4.1).
        assert seat["money"] == (5 if number == content["first"] else 2)
        assert (seat["score"], seat["bankers"], seat["merchants"], seat["nuggets"]) == (0, 0, 0, [])
        coach = seat["coaches"][0]
        assert sorted(coach["aboard"]) == sorted(coach["seats"])
        assert seat["pioneers"] == 20 - 1 - len(coach["seats"])
        assert seat["roads"] == 15


@pytest.mark.rule("B2.10")
def test_the_pioneer_on_the_start_never_leaves_it() -> None:
    content = position().settlers("boston", 0, 1, 1).json()
    with pytest.raises(Mistake) as caught:
        game.load(content)
    assert caught.value.key == "position-start-pioneer"
    assert caught.value.figures["seat"] == 0


@pytest.mark.rule("B2.11")
def test_the_nuggets_are_mixed_and_the_stagecoach_stands_on_the_start() -> None:
    orders = set()
    for seed in range(20):
        content = look(game.new(players=3, seed=seed))
        orders.add(tuple(content["nuggets"]))
        assert content["stagecoach"] == "boston"
    assert len(orders) > 10


@pytest.mark.rule("B2.11")
def test_the_nuggets_lie_face_down() -> None:
    state = game.new(players=3, seed=1)
    for seat in (None, 0, 1, 2):
        assert game.view(state, seat)["nuggets"] == [None] * 10


@pytest.mark.rule("B2.2")
def test_the_lines_of_a_covered_city_are_no_free_lines() -> None:
    assert len(lines_in_play(game.new(players=2, seed=1))) == 74 - 15
