"""B11 Final scoring."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.board.naive import networks
from tests.rules.board.positions import Position, game, look, play, position, told


def parts(board: Position, seat: int = 0) -> dict[str, int]:
    """The parts of a seat's score, as if the game ended now."""
    found: Any = game.result(board.load())["parts"]
    return dict(found[seat])


def result(board: Position) -> dict[str, Any]:
    return dict(game.result(board.load()))


def plain() -> Position:
    """Nobody has a point: full coaches, no roads, no nuggets."""
    return position(3).bare()


@pytest.mark.rule("B11.1")
@pytest.mark.parametrize(
    ("coaches", "points"),
    [
        ({"s1": ["banker", "merchant", "barkeeper", "sergeant", "farmer"]}, 0),
        ({"s1": ["banker"]}, 4),
        ({"s1": ["banker", "farmer"], "c19": ["farmer", "farmer", "farmer"]}, 3 + 1),
        ({"s1": []}, 0),
        ({"s1": [], "c11": ["farmer"], "c1": []}, 2),
    ],
)
def test_each_empty_seat_of_a_coach_that_holds_a_pioneer_is_a_point(coaches: dict[str, list[str]], points: int) -> None:
    assert parts(plain().seat(0, coaches=coaches))["empty"] == points


@pytest.mark.rule("B11.2")
@pytest.mark.parametrize(("nuggets", "points"), [([], 0), ([3], 3), ([4, 5], 9), ([3, 3, 4], 10)])
def test_nuggets_score_their_points(nuggets: list[int], points: int) -> None:
    board = plain().seat(0, nuggets=nuggets).seat(2, nuggets=[3])
    assert [parts(board, seat)["nuggets"] for seat in (0, 1, 2)] == [points, 0, 3]


# --- B11.3: the network ---


@pytest.mark.rule("B11.3")
def test_without_a_road_there_is_no_network() -> None:
    assert parts(plain().settlers("denver", 5, 0, 0))["network"] == 0


@pytest.mark.rule("B11.3")
def test_each_own_pioneer_in_the_network_is_two_points() -> None:
    board = plain().road("denver--santa-fe", 0).settlers("denver", 2, 3, 0).settlers("santa-fe", 1, 0, 0)
    assert parts(board)["network"] == 6
    assert parts(board, 1)["network"] == 0


@pytest.mark.rule("B11.3")
def test_a_space_without_an_own_pioneer_connects() -> None:
    board = plain().road("denver--santa-fe", 0).road("denver--dodge-city", 0)
    board.settlers("santa-fe", 1, 0, 0).settlers("dodge-city", 1, 0, 0).settlers("denver", 0, 4, 0)
    assert parts(board)["network"] == 4


@pytest.mark.rule("B11.3")
def test_foreign_roads_do_not_connect_but_a_road_beside_one_does() -> None:
    board = plain().road("denver--santa-fe", 0).road("dodge-city--kansas-city", 0).road("denver--dodge-city", 1)
    board.settlers("santa-fe", 1, 0, 0).settlers("kansas-city", 1, 0, 0)
    assert parts(board)["network"] == 2
    assert parts(board.road("denver--dodge-city", 0, 1))["network"] == 4


@pytest.mark.rule("B11.3")
def test_the_network_with_most_pioneers_counts_and_not_the_one_with_most_roads() -> None:
    board = plain().road("denver--santa-fe", 0).settlers("denver", 3, 0, 0)
    board.road("atlanta--raleigh", 0).road("cincinnati--raleigh", 0).road("raleigh--washington", 0)
    board.settlers("atlanta", 1, 0, 0).settlers("washington", 1, 0, 0)
    assert parts(board)["network"] == 6


@pytest.mark.rule("B11.3")
def test_the_pioneer_on_the_start_counts_when_an_own_road_touches_it() -> None:
    assert parts(plain().road("albany--boston", 0))["network"] == 2
    assert parts(plain().road("albany--boston", 1))["network"] == 0
    assert parts(plain().road("albany--buffalo", 0))["network"] == 0
    assert parts(plain().road("albany--boston", 0).settlers("albany", 1, 0, 0))["network"] == 4


@pytest.mark.rule("B11.3")
def test_networks_that_only_pass_each_other_are_not_joined() -> None:
    board = plain().road("albany--boston", 0).road("new-york--washington", 0)
    board.settlers("washington", 1, 0, 0).settlers("new-york", 1, 0, 0)
    assert parts(board)["network"] == 4
    assert parts(board.road("boston--new-york", 0))["network"] == 6


@pytest.mark.rule("B11.3")
@settings(deadline=None, derandomize=True, max_examples=40)
@given(data=st.data())
def test_the_network_is_that_of_a_naive_union_and_find(data: st.DataObject) -> None:
    players = data.draw(st.sampled_from([2, 3, 4]))
    board = position(players).bare()
    lines = board.lines()
    left = [15] * players
    for line in data.draw(st.lists(st.sampled_from(lines), max_size=30, unique=True)):
        owners = data.draw(st.sets(st.integers(0, players - 1), min_size=1, max_size=2))
        if all(left[seat] > 0 for seat in owners):
            left = [roads - (seat in owners) for seat, roads in enumerate(left)]
            board.road(line, *owners)
    spaces = sorted({space for line in lines for space in line.split("--")} - {"boston"})
    for city in data.draw(st.lists(st.sampled_from(spaces), max_size=7, unique=True)):
        board.settlers(city, *(data.draw(st.integers(0, 2)) for _ in range(players)))
    content = board.content
    for seat in range(players):
        found = networks(content["roads"], seat)
        counts = [sum(content["pioneers"].get(space, [0] * players)[seat] for space in network) for network in found]
        most = max(counts, default=0)
        assert parts(board, seat)["network"] == 2 * most
        best = [sorted(network) for network, count in zip(found, counts, strict=True) if count == most > 0]
        counted = result(board)["networks"][seat]
        assert counted in best if best else counted == []


# --- B11.4: who wins ---


def standing(*rows: tuple[int, int]) -> dict[str, Any]:
    """The result where the seats have these scores and dollars."""
    board = position(len(rows)).bare()
    for seat, (score, purse) in enumerate(rows):
        board.seat(seat, score=score, money=purse)
    return result(board)


@pytest.mark.rule("B11.4")
def test_most_points_win() -> None:
    found = standing((10, 3), (12, 3), (11, 9))
    assert (found["scores"], found["winners"], found["ranks"]) == ([10, 12, 11], [1], [3, 1, 2])


@pytest.mark.rule("B11.4")
def test_a_tie_goes_to_more_dollars() -> None:
    found = standing((12, 3), (12, 5), (7, 50))
    assert (found["winners"], found["ranks"]) == ([1], [2, 1, 3])


@pytest.mark.rule("B11.4")
def test_still_tied_they_share_the_win() -> None:
    found = standing((12, 5), (12, 5), (12, 4), (4, 5))
    assert (found["winners"], found["ranks"]) == ([0, 1], [1, 1, 3, 4])
    assert standing((0, 3), (0, 3))["winners"] == [0, 1]


@pytest.mark.rule("B11.4")
def test_the_total_is_the_sum_of_the_parts() -> None:
    board = plain().seat(0, score=20, nuggets=[5], coaches={"s1": ["banker"]})
    board.road("denver--santa-fe", 0).settlers("denver", 2, 0, 0)
    found = result(board)
    assert found["parts"][0] == {"coaches": 20, "empty": 4, "nuggets": 5, "network": 4}
    assert found["scores"] == [33, 0, 0]


@pytest.mark.rule("B11.1", "B11.2", "B11.3", "B11.4")
def test_at_the_end_the_scoring_is_told() -> None:
    board = plain().active(2).roads_left(2, 1, "albany--boston").seat(2, money=2, score=4)
    state = board.seat(0, nuggets=[4], money=0, score=30).load()
    events = play(state, "buy road", "road albany--boston")
    found: dict[str, Any] = dict(game.result(state))
    assert [row["total"] for row in told(events, "scored")] == found["scores"]
    for seat, row in enumerate(told(events, "scored")):
        assert row == {"seat": seat, "total": found["scores"][seat], **found["parts"][seat]}
    assert told(events, "won") == [{"seats": [0]}] == [{"seats": found["winners"]}]
    # The score of the position stays that of the emptied coaches (B9.1).
    assert [seat["score"] for seat in look(state)["seats"]] == [30, 0, 4]
