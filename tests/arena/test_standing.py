from __future__ import annotations

import random
from typing import Any

import pytest

from pioneers.arena import study
from pioneers.arena.standing import standing
from tests.arena.series import played_here, series


def game(number: int, seats: list[str], scores: list[int], **more: Any) -> dict[str, Any]:
    """A row as a game gives it."""
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    row = {
        "game": number,
        "deal": number // 2,
        "seats": seats,
        "first": 0,
        "scores": scores,
        "ranks": ranks,
        "winners": winners,
        "parts": [{"coaches": score} for score in scores],
        "reasons": ["stack"],
        "rounds": 7,
        "decisions": [10, 20],
    }
    return {**row, **more}


def test_who_wins_more_stands_higher() -> None:
    rows = [game(number, ["a", "b"], [9, 4] if number % 5 else [3, 8]) for number in range(40)]
    first, second = standing(rows)
    assert (first.spec, second.spec) == ("a", "b")
    assert first.wins.value == pytest.approx(0.8)
    assert second.wins.value == pytest.approx(0.2)
    assert first.score.value == pytest.approx(7.8)
    assert first.wins.low < 0.8 < first.wins.high
    assert first.rating.low > second.rating.value


def test_a_shared_win_counts_as_its_part() -> None:
    places = standing([game(number, ["a", "b"], [5, 5]) for number in range(4)])
    assert [place.wins.value for place in places] == [0.5, 0.5]


def test_the_share_is_that_of_one_seat() -> None:
    rows = [game(number, ["a", "b", "b", "b"], [9, 1, 2, 3] if number % 2 else [1, 9, 2, 3]) for number in range(8)]
    places = {place.spec: place for place in standing(rows)}
    assert [places[spec].seats for spec in "ab"] == [1, 3]
    assert [places[spec].wins.value for spec in "ab"] == pytest.approx([1 / 2, 1 / 6])


def test_the_order_in_which_games_arrive_does_not_matter() -> None:
    rows = [game(number, ["a", "b"], [number % 3, 1]) for number in range(30)]
    shuffled = rows[:]
    random.Random(1).shuffle(shuffled)
    assert standing(shuffled) == standing(rows)


def test_equal_bots_come_out_even() -> None:
    # The settings do nothing to a bot of chance: two names for one bot.
    places = standing(played_here(series("chance@iterations=1,chance@iterations=2", games=60)))
    for place in places:
        assert place.wins.low <= 0.5 <= place.wins.high
        assert place.rating.low <= 25 <= place.rating.high


def test_who_plays_only_against_itself_has_an_even_share() -> None:
    (place,) = standing(played_here(series("chance,chance", games=4)))
    assert (place.wins.low, place.wins.value, place.wins.high) == (0.5, 0.5, 0.5)


def test_a_better_level_beats_chance() -> None:
    places = standing(played_here(series("chance,level2", games=8)))
    assert [place.spec for place in places] == ["level2", "chance"]


def test_no_games_no_standing() -> None:
    assert standing([]) == []
    assert study.turns([]) == []


def test_places_in_the_order_of_play_count_from_who_begins() -> None:
    rows = [game(number, ["a", "b"], [1, 2], first=1) for number in range(6)]
    assert [(turn.place, turn.wins.value, turn.score.value) for turn in study.turns(rows)] == [(0, 1.0, 2), (1, 0.0, 1)]


def test_lengths_parts_and_ends() -> None:
    rows = [game(number, ["a", "b"], [4, 2], rounds=5 + number) for number in range(3)]
    assert study.length(study.rounds(rows)).mean == 6
    assert study.length([7]) == study.Length(7.0, 7, 7)
    assert study.decisions(rows) == [30, 30, 30]
    assert study.parts(rows, "a") == {"coaches": 4}
    ended = study.reasons(rows)
    assert [(name, share.value) for name, share in ended.items()] == [("stack", 1.0)]
    assert ended["stack"].low < 1.0, "no share without its interval"
    assert study.adds_up(rows)
    assert not study.adds_up([game(0, ["a", "b"], [1, 1], parts=[{"x": 3}, {"x": 1}])])
