"""Coaches files: what the built-in one holds, and what is refused with its place and what would be right."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioneers.board.equipment.load import Coach, Coaches, data_digest, load_board, load_coaches, problems_of_coaches
from pioneers.kernel.mistake import DataError
from tests.data.editing import COACHES, Case, Write, check, edited

PROFESSIONS = "banker, merchant, barkeeper, sergeant, farmer, gold-digger"
TWO_FARMERS = '{ points = 4, seats = ["farmer", "farmer"] }'


def of(starting: int, others: int, seats: str = '"farmer"', starting_seats: str = '"farmer"') -> str:
    """A file with so many coaches, all alike."""
    return (
        "format = 1\n"
        f"starting = [{', '.join([f'{{ points = 12, seats = [{starting_seats}] }}'] * starting)}]\n"
        f"coaches = [{', '.join([f'{{ points = 4, seats = [{seats}] }}'] * others)}]\n"
    )


# ── The built-in coaches ───────────────────────────────────────────────────────────────────────────────────


def test_there_are_four_starting_coaches_with_five_professions_and_24_others() -> None:
    coaches = load_coaches()
    assert [coach.points for coach in coaches.starting] == [12] * 4
    assert all(len(coach.seats) == len(set(coach.seats)) == 5 for coach in coaches.starting)
    assert len({frozenset(coach.seats) for coach in coaches.starting}) == 4
    assert Counter(len(coach.seats) for coach in coaches.others) == {2: 10, 3: 8, 4: 6}
    assert {coach.points for coach in coaches.others} == set(range(4, 11))


def test_ids_follow_the_order_of_the_file() -> None:
    coaches = load_coaches()
    assert [coach.id for coach in coaches.starting] == ["s1", "s2", "s3", "s4"]
    assert [coach.id for coach in coaches.others] == [f"c{number}" for number in range(1, 25)]
    assert coaches.others[6] == Coach("c7", 5, ("banker", "gold-digger"))


def test_the_built_in_coaches_are_read_once_and_without_problems(write: Write) -> None:
    assert load_coaches() is load_coaches()
    assert problems_of_coaches(write(COACHES)) == []


def test_coaches_survive_pickling() -> None:
    assert pickle.loads(pickle.dumps(load_coaches())) == load_coaches()  # noqa: S301 - our own bytes


def test_the_smallest_and_the_fullest_file_are_accepted(write: Write) -> None:
    assert len(load_coaches(write(of(4, 17))).others) == 17
    fullest = of(4, 17, ", ".join(['"farmer"'] * 200), ", ".join(['"banker"'] * 19))
    assert len(load_coaches(write(fullest)).others[0].seats) == 200


def test_coaches_worth_nothing_are_accepted(write: Write) -> None:
    text = edited(COACHES, (TWO_FARMERS, '{ points = 0, seats = ["farmer", "farmer"] }'))
    assert load_coaches(write(text)).others[0].points == 0


# ── The digest ─────────────────────────────────────────────────────────────────────────────────────────────


@given(st.permutations(range(5)))
def test_any_order_of_the_seats_of_a_coach_gives_the_same_digest(order: list[int]) -> None:
    coaches = load_coaches()
    starting = tuple(
        Coach(coach.id, coach.points, tuple(coach.seats[at] for at in order)) for coach in coaches.starting
    )
    assert Coaches(starting, coaches.others, "elsewhere").digest == coaches.digest


@given(st.permutations(load_coaches().others))
def test_another_order_of_the_coaches_gives_another_digest(others: list[Coach]) -> None:
    # The ids and every shuffle start from it: a record made with one order is another game with the other.
    coaches = load_coaches()
    same = Coaches(coaches.starting, tuple(others), coaches.file).digest == coaches.digest
    assert same == (tuple(others) == coaches.others)


@pytest.mark.parametrize(
    ("old", "new"), [("points = 4,", "points = 5,"), ('"farmer", "farmer"]', '"farmer", "banker"]')]
)
def test_points_and_seats_change_the_digest(write: Write, old: str, new: str) -> None:
    assert load_coaches(write(edited(COACHES, (old, new)))).digest != load_coaches().digest


def test_the_digest_of_a_game_depends_on_both_files(write: Write) -> None:
    board, coaches = load_board(), load_coaches()
    other = load_coaches(write(edited(COACHES, ("points = 4,", "points = 5,"))))
    assert len(data_digest(board, coaches)) == 16
    assert data_digest(board, coaches) != data_digest(board, other)


# ── What is refused ────────────────────────────────────────────────────────────────────────────────────────

REFUSED: dict[str, Case] = {
    "a coach without seats": (
        edited(COACHES, (TWO_FARMERS, "{ points = 4, seats = [] }")),
        "seats = []",
        "coach-seats-none",
        "coaches[1].seats",
        {"allowed": PROFESSIONS},
    ),
    "a hotel as a seat": (
        edited(COACHES, (TWO_FARMERS, '{ points = 4, seats = ["farmer", "hotel"] }')),
        '"hotel"',
        "coach-seat-hotel",
        "coaches[1].seats[2]",
        {"allowed": PROFESSIONS},
    ),
    "a misspelt profession": (
        edited(COACHES, (TWO_FARMERS, '{ points = 4, seats = ["farmer", "Gold digger"] }')),
        '"Gold digger"',
        "coach-seat-unknown",
        "coaches[1].seats[2]",
        {"word": "Gold digger", "nearest": "gold-digger", "allowed": PROFESSIONS},
    ),
    "an unknown profession": (
        edited(COACHES, (TWO_FARMERS, '{ points = 4, seats = ["xyz", "farmer"] }')),
        '"xyz"',
        "coach-seat-unknown",
        "coaches[1].seats[1]",
        {"word": "xyz", "nearest": "none", "allowed": PROFESSIONS},
    ),
    "points below 0": (
        edited(COACHES, (TWO_FARMERS, '{ points = -1, seats = ["farmer"] }')),
        "points = -1",
        "coach-points",
        "coaches[1].points",
        {"found": "-1", "most": "1000"},
    ),
    "points that are no whole number": (
        edited(COACHES, (TWO_FARMERS, '{ points = 4.5, seats = ["farmer"] }')),
        "points = 4.5",
        "data-type",
        "coaches[1].points",
        {"wanted": "whole-number", "found": "number"},
    ),
    "points without bounds": (
        edited(COACHES, (TWO_FARMERS, f'{{ points = 0x{"f" * 90}, seats = ["farmer"] }}')),
        "points = 0x",
        "data-number",
        "coaches[1].points",
        {},
    ),
    "16 coaches": (of(4, 16), "coaches =", "coach-few", "coaches", {"count": 16, "least": 17}),
    "201 coaches": (of(4, 201), "coaches =", "coach-many", "coaches", {"count": 201, "most": 200}),
    "three starting coaches for four players": (
        of(3, 17),
        "starting =",
        "coach-starting-few",
        "starting",
        {"count": 3, "players": 4},
    ),
    "a starting coach with 20 seats": (
        of(4, 17, starting_seats=", ".join(['"farmer"'] * 20)),
        "starting =",
        "coach-starting-seats",
        "starting[1].seats",
        {"count": 20, "most": 19},
    ),
    "a coach with 201 seats": (
        of(4, 17, seats=", ".join(['"farmer"'] * 201)),
        "coaches =",
        "coach-seats-many",
        "coaches[1].seats",
        {"count": 201, "most": 200},
    ),
    "a misspelt key": (
        edited(COACHES, (TWO_FARMERS, '{ point = 4, seats = ["farmer"] }')),
        "{ point =",
        "data-key-unknown",
        "coaches[1].point",
        {"name": "point", "nearest": "points", "allowed": "points, seats"},
    ),
    "a missing list": (
        edited(COACHES, ("starting = [", "begin = [")),
        "begin",
        "data-key-unknown",
        "begin",
        {"name": "begin", "allowed": "format, starting, coaches"},
    ),
    "a coach that is a number": (
        edited(COACHES, (TWO_FARMERS, "4")),
        "  4,",
        "data-type",
        "coaches[1]",
        {"wanted": "table", "found": "whole-number"},
    ),
    "another format": (
        edited(COACHES, ("format = 1", "format = 3")),
        "format = 3",
        "data-format",
        "format",
        {"found": "3"},
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_bad_file_is_refused_with_place_and_remedy(write: Write, case: str) -> None:
    path = write(REFUSED[case][0])
    with pytest.raises(DataError) as caught:
        load_coaches(path)
    check(REFUSED[case], path, caught.value)
    assert problems_of_coaches(path)[0] == caught.value


@pytest.mark.parametrize("players", [2, 3])
def test_fewer_players_need_fewer_starting_coaches(write: Write, players: int) -> None:
    path = write(of(players, 17))
    assert len(load_coaches(path, players=players).starting) == players
    assert problems_of_coaches(path, players=players) == []
    [problem] = problems_of_coaches(path, players=players + 1)
    assert problem.key == "coach-starting-few"


def test_all_problems_are_reported(write: Write) -> None:
    text = of(3, 15).replace('"farmer"', '"hotel"', 1).replace("points = 4", "points = -4", 1)
    assert [problem.key for problem in problems_of_coaches(write(text))] == [
        "coach-seat-hotel",
        "coach-points",
        "coach-starting-few",
        "coach-few",
    ]
