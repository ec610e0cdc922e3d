from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from pioneers import Mistake
from pioneers.arena.series import read_options, series_of
from tests.arena.series import series


def test_every_deal_is_played_by_every_rotation() -> None:
    tasks = list(series("chance,level1,level2,level3", games=8, game="board").tasks())
    assert [task.number for task in tasks] == list(range(8))
    for deal in (0, 1):
        own = [task for task in tasks if task.deal == deal]
        assert len({task.seed for task in own}) == 1
        for seat in range(4):
            assert {task.seats[seat].spec for task in own} == {"chance", "level1", "level2", "level3"}


@pytest.mark.parametrize(
    ("seats", "rotations"),
    [
        ("chance,chance", 1),
        ("level1,chance", 2),
        ("level1,chance,chance,chance", 4),
        ("level1,chance,level1,chance", 2),
        ("chance,chance,chance", 1),
    ],
)
def test_rotations_that_seat_equal_bots_alike_are_played_once(seats: str, rotations: int) -> None:
    assert len(series(seats).rotations) == rotations


def test_games_are_rounded_up_to_whole_deals() -> None:
    found = series("level1,chance,chance", games=7)
    assert (found.deals, found.games) == (3, 9)


def test_every_line_up_meets_the_same_deals() -> None:
    one = series("level1,chance", games=6)
    other = series("level2,level3,chance", games=9)
    assert {task.deal: task.seed for task in one.tasks()} == {task.deal: task.seed for task in other.tasks()}
    assert {task.seed for task in one.tasks()}.isdisjoint(task.seed for task in series(seed=2).tasks())


def test_every_seat_of_every_deal_has_a_bot_seed_of_its_own() -> None:
    seeds = Counter(seed for task in series("chance,chance", games=20).tasks() for seed in task.bot_seeds)
    assert set(seeds.values()) == {1}


def test_a_longer_series_begins_with_the_shorter_one() -> None:
    assert list(series(games=20).tasks())[:6] == list(series(games=6).tasks())
    assert series(games=20).mark() == series(games=6).mark()


def test_games_that_are_done_are_left_out() -> None:
    assert [task.number for task in series(games=6).tasks(done={0, 4})] == [1, 2, 3, 5]


def test_another_budget_or_seed_is_another_series() -> None:
    marks = {
        series(seats, seed=seed).mark() for seats in ("level3,chance", "level3@iterations=9,chance") for seed in (1, 2)
    }
    assert len(marks) == 4


def test_options_of_the_game_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert read_options(["cover=random", "board=mine.toml"]) == {
        "cover": "random",
        "board": str(tmp_path / "mine.toml"),
    }
    assert read_options(["cover=denver, omaha"]) == {"cover": ["denver", "omaha"]}
    with pytest.raises(Mistake, match="an option of the game"):
        read_options(["cover"])


def test_a_series_that_cannot_be_played_is_refused_at_once() -> None:
    lineup = series().lineup
    with pytest.raises(Mistake) as caught:
        series_of("cards", lineup, 1, 0, {})
    assert caught.value.key == "arena-games"
    with pytest.raises(Mistake) as caught:
        series_of("cards", lineup[:1], 1, 5, {})
    assert caught.value.key == "players"
    with pytest.raises(Mistake) as caught:
        series_of("cards", lineup, 1, 5, {"cover": "random"})
    assert caught.value.key == "option"
