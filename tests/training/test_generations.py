"""A training from its first game to its report, on the smallest scale."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pioneers import Mistake
from pioneers.training.fit import FitPlan
from pioneers.training.generations import Plan, Progress, Training
from pioneers.training.report import write_report

PLAN = Plan("cards", (2, 3), seed=1, generations=2, games=12, iterations=2, fit=FitPlan(8, 6, 20, 32, looks=2))


def trained(folder: Path, plan: Plan = PLAN) -> list[Progress]:
    told: list[Progress] = []
    Training(folder, plan, 1).run(told.append)
    return told


def test_a_training_is_repeated_resumed_and_reported(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    trained(first)
    training = Training(first, PLAN, 1)
    networks = [path.read_bytes() for path in training.networks(1)]
    # Two workers, in two goes, the second interrupted after its games: what is there is not made again.
    Training(second, replace(PLAN, generations=1), 2).run(lambda _: None)
    Training(second, PLAN, 2).play(1, lambda _: None)
    told = trained(second)
    assert [one for one in told if one.doing == "play" and one.done != one.of] == []
    assert [path.read_bytes() for path in Training(second, PLAN, 1).networks(1)] == networks
    report = write_report(training).read_text("utf-8")
    assert "cards-runs" in report
    assert (training.place(1) / "cards-tricks-reliability.svg").read_text("utf-8").startswith("<?xml")


def test_a_game_that_costs_its_worker_is_told_and_what_is_finished_stays(tmp_path: Path) -> None:
    (tmp_path / "generation-0").mkdir(parents=True)
    for path in Training(tmp_path, PLAN, 1).networks(0):
        path.write_bytes(b"no network")
    # The games of the second generation cannot be played with these.
    training = Training(tmp_path, PLAN, 2)
    with pytest.raises(Mistake, match="could not be played"):
        training.play(1, lambda _: None)
    assert not list(training.place(1).glob("*.npz"))


def test_a_folder_of_another_plan_is_refused(tmp_path: Path) -> None:
    Training(tmp_path, PLAN, 1).begin()
    with pytest.raises(Mistake, match="other settings"):
        Training(tmp_path, replace(PLAN, seed=2), 1).begin()
    Training(tmp_path, replace(PLAN, generations=5), 1).begin()
