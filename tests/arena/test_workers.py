from __future__ import annotations

from dataclasses import replace

import pytest

import pioneers
from pioneers.arena.lineup import Entrant
from pioneers.arena.play import play
from pioneers.arena.series import Task
from pioneers.arena.workers import Here, Processes, workers_for
from pioneers.kernel.files.record import read_record
from tests.arena.series import played_here, rows_of, series

# A bot without weights cannot think.
BROKEN = Entrant("broken", "level3", weights={"look-ahead": {}})


def with_broken(task: Task) -> Task:
    return replace(task, seats=(BROKEN, *task.seats[1:]))


def test_two_processes_play_the_same_games_as_one() -> None:
    what = series("level1,chance", games=12)
    workers = Processes(2)
    try:
        assert rows_of(workers.run(what.tasks())) == played_here(what)
    finally:
        workers.close()


def test_a_game_is_its_task_whatever_was_played_before() -> None:
    tasks = list(series("level1,chance", games=4, game="board").tasks())
    assert play(tasks[3]).row == rows_of(map(play, tasks))[3]


@pytest.mark.parametrize("game", pioneers.GAMES)
def test_the_record_of_a_game_replays_to_its_row(game: str) -> None:
    (task, *_) = series("chance,chance", games=1, game=game).tasks(keep_records=True)
    played = play(task)
    assert played.record is not None
    assert played.row is not None
    record = read_record(played.record)
    final = record.final(pioneers.game(game))
    assert pioneers.game(game).digest(final) == played.row["end"] == record.end
    assert pioneers.game(game).result(final)["scores"] == played.row["scores"]
    assert len(record.actions) == played.row["actions"]


def test_times_are_kept_apart_from_the_row() -> None:
    (task, *_) = series("chance,chance@seconds=1", games=1).tasks()
    played = play(task)
    assert played.row is not None
    assert {spec: thinking.count for spec, thinking in played.times.items()} == dict(
        zip(played.row["seats"], played.row["decisions"], strict=True)
    )
    assert all(0 < thinking.worst <= thinking.total for thinking in played.times.values())


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_raises_costs_its_game_only(jobs: int) -> None:
    tasks = [with_broken(task) if task.number == 2 else task for task in series(games=6).tasks()]
    workers = workers_for(jobs)
    try:
        found = {played.number: played for played in workers.run(tasks)}
    finally:
        workers.close()
    assert [number for number in sorted(found) if found[number].row is None] == [2]
    failure = found[2].failure
    assert failure is not None
    assert (failure.seed, failure.spec, failure.deal) == (tasks[2].seed, "broken", 1)
    assert "KeyError" in failure.reason


def test_a_process_that_dies_costs_its_game_only() -> None:
    what = series(games=30)
    workers = Processes(2)
    found = []
    try:
        for number, played in enumerate(workers.run(what.tasks())):
            found.append(played)
            if number == 3:
                workers.workers[0].process.kill()
    finally:
        workers.close()
    assert sorted(played.number for played in found) == list(range(30))
    (lost,) = [played.failure for played in found if played.failure is not None]
    assert "exit code -9" in lost.reason
    rows = [played for played in found if played.row is not None]
    assert rows_of(rows) == [row for row in played_here(what) if row["game"] != lost.number]


def test_workers_may_be_left_in_the_middle() -> None:
    workers = Processes(2)
    next(workers.run(series(games=100).tasks()))
    processes = [worker.process for worker in workers.workers]
    workers.close()
    assert not any(process.is_alive() for process in processes)


def test_one_job_is_this_process() -> None:
    assert isinstance(workers_for(1), Here)
    assert isinstance(workers_for(3), Processes)
