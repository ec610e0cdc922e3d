from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from pioneers import Mistake
from pioneers.arena.ledger import FAILURES, GAMES, RECORDS, SERIES, TIMES, Ledger
from pioneers.arena.play import failed, play
from pioneers.arena.workers import Here, Processes
from tests.arena.series import fill, series


def by_number(folder: Path) -> list[str]:
    lines = (folder / GAMES).read_text(encoding="utf-8").splitlines()
    return sorted(lines, key=lambda line: int(json.loads(line)["game"]))


def test_any_number_of_jobs_gives_the_same_bytes(tmp_path: Path) -> None:
    what = series("level1,chance", games=10)
    fill(tmp_path / "one", what, Here())
    fill(tmp_path / "two", what, Processes(2))
    assert by_number(tmp_path / "one") == by_number(tmp_path / "two")
    assert (tmp_path / "one" / SERIES).read_bytes() == (tmp_path / "two" / SERIES).read_bytes()


def test_a_series_that_was_cut_off_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    what = series(games=10)
    fill(tmp_path / "whole", what, Here())
    fill(tmp_path / "cut", what, Here())
    for name in (GAMES, TIMES):
        path = tmp_path / "cut" / name
        content = path.read_bytes()
        path.write_bytes(content[: len(content) * 6 // 10])
    assert not (tmp_path / "cut" / GAMES).read_bytes().endswith(b"\n")
    ledger = fill(tmp_path / "cut", what, Here(), resume=True)
    assert by_number(tmp_path / "cut") == by_number(tmp_path / "whole")
    assert len(ledger.rows) == 10
    again = Ledger.opened(tmp_path / "cut", what, resume=True)
    assert again.rows == ledger.rows
    assert list(what.tasks(done=set(again.rows))) == []


def test_a_series_can_be_made_longer(tmp_path: Path) -> None:
    fill(tmp_path / "grown", series(games=4), Here())
    fill(tmp_path / "grown", series(games=10), Here(), resume=True)
    fill(tmp_path / "whole", series(games=10), Here())
    assert by_number(tmp_path / "grown") == by_number(tmp_path / "whole")


def test_a_shorter_one_looks_at_its_own_games_only(tmp_path: Path) -> None:
    fill(tmp_path, series(games=10), Here())
    assert sorted(Ledger.opened(tmp_path, series(games=4), resume=True).rows) == [0, 1, 2, 3]


def test_games_are_never_overwritten(tmp_path: Path) -> None:
    fill(tmp_path, series(games=4), Here())
    with pytest.raises(Mistake) as caught:
        Ledger.opened(tmp_path, series(games=4), resume=False)
    assert caught.value.key == "arena-exists"


def test_another_series_is_refused_by_name(tmp_path: Path) -> None:
    fill(tmp_path, series(games=4), Here())
    for other, names in (
        (series(games=4, seed=2), ["seed"]),
        (series("level1,chance", games=4), ["lineup"]),
        (replace(series(games=4), options={"hands": "separate"}), ["options"]),
    ):
        with pytest.raises(Mistake) as caught:
            Ledger.opened(tmp_path, other, resume=True)
        assert caught.value.figures["names"] == names


def test_a_header_that_is_none_is_another_series(tmp_path: Path) -> None:
    (tmp_path / SERIES).write_text("[", encoding="utf-8")
    with pytest.raises(Mistake) as caught:
        Ledger.opened(tmp_path, series(), resume=True)
    assert caught.value.key == "arena-differs"


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(Mistake) as caught:
        Ledger.opened(tmp_path / "file", series(), resume=False)
    assert caught.value.key == "arena-folder"


def test_failures_are_kept_until_the_games_are_played(tmp_path: Path) -> None:
    what = series(games=4)
    ledger = Ledger.opened(tmp_path, what, resume=False)
    for task in what.tasks():
        ledger.add(failed(task, "out of coffee", 1) if task.number == 2 else play(task))
    (line,) = (tmp_path / FAILURES).read_text(encoding="utf-8").splitlines()
    assert json.loads(line)["seed"] == list(what.tasks())[2].seed
    ledger = fill(tmp_path, what, Here(), resume=True)
    assert not (tmp_path / FAILURES).exists()
    assert sorted(ledger.rows) == [0, 1, 2, 3]


def test_times_and_faults_are_there_again_after_a_pause(tmp_path: Path) -> None:
    what = series("chance,exec:true", games=2)
    ledger = fill(tmp_path, what, Here())
    again = Ledger.opened(tmp_path, what, resume=True)
    assert again.times == ledger.times
    assert again.faults == ledger.faults
    assert list(again.faults) == ["exec:true"]


def test_records_are_kept_when_asked_for(tmp_path: Path) -> None:
    what = series(games=4)
    ledger = Ledger.opened(tmp_path, what, resume=False)
    for task in what.tasks(keep_records=True):
        ledger.add(play(task))
    names = sorted(path.name for path in (tmp_path / RECORDS).iterdir())
    assert names == [f"deal-0000{deal}-{rotation}.pioneers" for deal in (1, 2) for rotation in (1, 2)]
