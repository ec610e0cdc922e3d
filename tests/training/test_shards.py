"""Lessons on the disk: what is not true is not learned from, and no game teaches and tests."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from pioneers import Mistake
from pioneers.training.report import some_of
from pioneers.training.shards import is_test, read_shards, split, without_twins

from .lessons import games, shard


def test_what_is_written_is_read(tmp_path: Path) -> None:
    lessons = read_shards(shard(tmp_path, "board", 3), "board", 0, 3)
    one = games("board", 3)[0]
    mine = lessons.games == one.assignment.seed
    assert 0 < mine.sum() <= len(one.lessons[0].viewers)
    assert (lessons.shares[mine] == np.array(one.shares, np.float32)).all()
    assert (lessons.points[mine] == np.array(one.points, np.float32)).all()


def test_one_changed_number_is_found_before_it_is_learned_from(tmp_path: Path) -> None:
    path = shard(tmp_path, "cards", 2)[1]
    with np.load(path) as file:
        content = dict(file)
    content["rows"][0, 5] += 1
    np.savez(path, **content)
    with pytest.raises(Mistake, match=path.name):
        read_shards([path], "cards", 1, 2)


def test_lessons_of_another_version_are_refused(tmp_path: Path) -> None:
    path = shard(tmp_path, "board", 2)[0]
    with np.load(path) as file:
        content = dict(file)
    np.savez(path, **{**content, "version": content["version"] + 1})
    with pytest.raises(Mistake, match=path.name):
        read_shards([path], "board", 0, 2)


def test_no_lessons_at_all_are_told() -> None:
    with pytest.raises(Mistake, match="cards-runs"):
        read_shards([], "cards", 0, 2)


def test_twins_become_one_that_ended_as_they_did_on_the_mean(tmp_path: Path) -> None:
    lessons = read_shards(shard(tmp_path, "board", 2), "board", 0, 2)
    twice = lessons.pick(np.concatenate([np.arange(len(lessons)), np.arange(len(lessons))]))
    twice.shares[len(lessons) :] = 1 - twice.shares[len(lessons) :]
    single = without_twins(twice)
    assert len(single) == len(lessons)
    assert np.allclose(single.shares, 0.5)


def test_a_game_is_on_one_side_only(tmp_path: Path) -> None:
    lessons = read_shards(shard(tmp_path, "board", 2), "board", 0, 2)
    training, testing = split(lessons)
    assert len(training) + len(testing) == len(lessons)
    assert not set(training.games) & set(testing.games)
    assert is_test(testing.games).all()
    assert len(testing) > 0
    assert len(training) > 0


def test_what_is_judged_for_a_report_comes_from_all_over(tmp_path: Path) -> None:
    """Lessons lie in the order of what they look like: the first ones would be alike."""
    lessons = read_shards(shard(tmp_path, "board", 2), "board", 0, 2)
    most = len(lessons) // 4
    some = some_of(lessons, most)
    assert len(some) == most
    assert (some.common == some_of(lessons, most).common).all()
    # From each half about as many.
    middle = lessons.common[len(lessons) // 2].tobytes()
    later = sum(row.tobytes() > middle for row in some.common)
    assert most // 4 < later < most - most // 4
    assert len(some_of(lessons, len(lessons))) == len(lessons)
