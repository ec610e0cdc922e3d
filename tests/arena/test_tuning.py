from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from pioneers import Mistake
from pioneers.arena.duels import Duel, Field, Shares, Terms
from pioneers.arena.play import Played
from pioneers.arena.sequential import LOWER, UPPER, Verdict, evidence, verdict
from pioneers.arena.series import Task
from pioneers.arena.tuning import Tuning, TuningPlan, checked_tables, read_log
from pioneers.arena.weights_file import rewritten
from pioneers.arena.workers import Here, Processes, Workers
from pioneers.bots.weights import Weights, built_in, game_weights
from pioneers.cli import main
from pioneers.kernel.rng import seeded

START: Weights = {"worth": {"near": 100, "far": 40, "iterations": 7}, "other": {"x": 5}}
HEADER = {"a": [1]}


def strength(weights: Weights) -> float:
    """The best player has `near` at 200 and `far` at 20."""
    values = weights["worth"]
    return -(math.log(values["near"] / 200) ** 2) - math.log(values["far"] / 20) ** 2


def rivals(duels: Sequence[Duel]) -> Shares:
    """Duels as chance decides them between players of such strength."""
    found: Shares = []
    for duel in duels:
        rng = seeded(duel.seed, "duel")
        chance = int(1000 / (1 + math.exp(strength(duel.other) - strength(duel.one))))
        found.append([sum(rng.below(1000) < chance for _ in range(2)) / 2 for _ in range(duel.deals)])
    return found


def tuning(log: Path, rounds: int = 12, judge: Callable[[Sequence[Duel]], Shares] = rivals) -> Tuning:
    plan = TuningPlan(("worth",), 1, rounds, 400, 0.3, 0.05)
    return Tuning(plan, START, judge, log, lambda _: None, past=read_log(log, HEADER))


def test_play_finds_better_weights(tmp_path: Path) -> None:
    found = tuning(tmp_path / "log")
    final = found.run()
    assert found.kept > 0
    assert strength(found.weights) > strength(START) / 3
    assert final.low > 0.5
    assert found.start == START


def test_what_is_not_to_be_tuned_stays(tmp_path: Path) -> None:
    found = tuning(tmp_path / "log")
    found.run()
    assert found.weights["other"] == START["other"]
    assert found.weights["worth"]["iterations"] == 7


def test_the_best_weights_are_left_alone(tmp_path: Path) -> None:
    found = tuning(tmp_path / "log", rounds=6)
    found.start = {**START, "worth": {"near": 200, "far": 20, "iterations": 7}}
    found.run()
    assert strength(found.weights) > -0.05


def test_a_tuning_that_was_cut_off_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = tuning(tmp_path / "whole")
    whole.run()
    content = (tmp_path / "whole").read_text(encoding="utf-8")
    for part in (0.2, 0.5, 0.9):
        cut = tmp_path / f"cut-{part}"
        cut.write_text(content[: int(part * len(content))], encoding="utf-8")
        again = tuning(cut)
        again.run()
        assert again.weights == whole.weights
        assert cut.read_text(encoding="utf-8") == content


def test_a_tuning_can_be_given_more_rounds(tmp_path: Path) -> None:
    tuning(tmp_path / "grown", rounds=3).run()
    grown, whole = tuning(tmp_path / "grown", rounds=6), tuning(tmp_path / "whole", rounds=6)
    grown.run()
    whole.run()
    assert grown.weights == whole.weights


def test_the_log_of_another_tuning_is_refused(tmp_path: Path) -> None:
    tuning(tmp_path / "log", rounds=1).run()
    with pytest.raises(Mistake) as caught:
        read_log(tmp_path / "log", {"a": [2]})
    assert caught.value.key == "tune-log"


def test_weights_with_which_a_bot_fails_are_not_kept(tmp_path: Path) -> None:
    def judge(duels: Sequence[Duel]) -> Shares:
        return [None] * len(duels) if len(duels) == 1 else rivals(duels)

    found = tuning(tmp_path / "log", rounds=2, judge=judge)
    found.run()
    assert found.kept == 0


def test_no_weight_changes_its_sign(tmp_path: Path) -> None:
    found = tuning(tmp_path / "log", rounds=1)
    found.weights = {"worth": {"one": 1, "minus": -2, "none": 0, "large": 100}}
    places = [("worth", name) for name in found.weights["worth"]]
    assert found.shifted(dict.fromkeys(places, -1.0))["worth"] == {"one": 1, "minus": -3, "none": 0, "large": 70}
    assert found.shifted(dict.fromkeys(places, 1.0))["worth"] == {"one": 2, "minus": -1, "none": 1, "large": 130}


def test_the_sequential_test_knows_when_to_stop() -> None:
    assert pytest.approx((2.7726, -1.5581), abs=1e-4) == (UPPER, LOWER)
    assert verdict([], 0.05) is Verdict.OPEN
    assert verdict([0.5, 1.0, 0.5, 1.0] * 10, 0.05) is Verdict.BETTER
    assert verdict([0.5, 0.0, 0.5, 0.5] * 10, 0.05) is Verdict.NOT_BETTER
    assert verdict([0.0, 1.0] * 10, 0.05) is Verdict.OPEN
    # 100 deals that won 60 %; their squares sum up to 11.5, and 0.5 is assumed: 0.05 * (60 - 52.5) / (12 / 104).
    shares = [1.0] * 35 + [0.0] * 15 + [0.5] * 50
    assert evidence(shares, 0.05) == pytest.approx(3.25)


@pytest.mark.parametrize("workers", [Here(), Processes(2)])
def test_duels_are_the_same_for_any_workers(workers: Workers[Task, Played]) -> None:
    weights = game_weights("cards")
    other = {**weights, "plain": {**weights["plain"], "useful-supply": 1}}
    told: list[tuple[int, int]] = []
    field = Field(Terms("cards", 2, 2), workers, lambda *counts: told.append(counts))
    try:
        found = field.judge([Duel(weights, other, 1, 2), Duel(other, weights, 1, 1)])
    finally:
        workers.close()
    assert told[-1] == (6, 6)
    assert found[0] is not None
    assert [len(shares or []) for shares in found] == [2, 1]
    assert found == Field(Terms("cards", 2, 2), Here(), lambda *_: None).judge(
        [Duel(weights, other, 1, 2), Duel(other, weights, 1, 1)]
    )


def test_a_duel_in_which_somebody_fails_tells_nothing() -> None:
    weights = game_weights("cards")
    field = Field(Terms("cards", 3, 2), Here(), lambda *_: None)
    assert field.judge([Duel(weights, {"look-ahead": {}}, 1, 1)]) == [None]


def test_weights_are_written_with_all_comments() -> None:
    text = built_in("board").read_text(encoding="utf-8")
    weights = game_weights("board")
    same = rewritten(text, weights, ["how"])
    assert same == "# how\n" + text
    weights["worth"] = {name: value + 1000 for name, value in weights["worth"].items()}
    changed = rewritten(text, weights, [])
    assert tomllib.loads(changed) == weights
    assert changed.count("#") == text.count("#")


@pytest.mark.parametrize(
    ("tables", "level", "key"),
    [("wort", 3, "tune-table"), ("look-ahead", 3, "tune-table"), ("search", 3, "tune-search")],
)
def test_tables_that_cannot_be_tuned_are_told(tables: str, level: int, key: str) -> None:
    with pytest.raises(Mistake) as caught:
        checked_tables(game_weights("cards"), tables, level)
    assert caught.value.key == key
    assert checked_tables(game_weights("cards"), "worth, search", 4) == ("worth", "search")


def test_a_tuning_from_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    command = ["tune", "cards", "--tables", "plain", "--level", "2", "--games", "4", "--out", str(out)]
    command += ["--language", "en"]
    assert main([*command, "--rounds", "1"]) == 0
    said = capsys.readouterr().out
    assert "Round 1 of 1: the step won" in said
    lines = [json.loads(line) for line in out.with_suffix(".jsonl").read_text(encoding="utf-8").splitlines()]
    assert [line.get("stage") for line in lines] == [None, "pairs", "test", "end"]
    assert main(command) == 2
    assert "already exists. Add --resume" in capsys.readouterr().err
    assert main([*command, "--seed", "2", "--resume"]) == 2
    assert "belong to another tuning" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--level", "1"), "1 isn’t valid for --level. Choose 2, 3 or 4."),
        (("--players", "3"), "3 isn’t valid for --players. Choose 2 or 4."),
        (("--rounds", "0"), "0 isn’t valid for --rounds."),
        (("--tables", "all"), "There’s no table “all” to tune."),
    ],
)
def test_what_cannot_be_tuned_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    assert main(["tune", "board", *arguments, "--out", str(tmp_path / "x.toml"), "--language", "en"]) == 2
    assert capsys.readouterr().err.startswith(complaint)
    assert list(tmp_path.iterdir()) == []
