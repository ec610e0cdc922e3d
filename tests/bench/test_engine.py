"""The bench: what it measures, how it judges, what it does without its rival. No test asserts a speed."""

from __future__ import annotations

import json
import os
import platform
import sys
import time
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import pioneers
from tools.bench import environment, ours, process, side
from tools.bench.command import bench
from tools.bench.contest import (
    CATANATRON,
    CONTESTS,
    OPENSPIEL,
    SLICED,
    STARTED,
    Contest,
    Rival,
    Target,
    contest_of,
)
from tools.bench.environment import RivalMissing, cache_folder, rival_python
from tools.bench.figures import INTERPRETED, OURS, RIVAL, Figures, Verdict, as_json, by_step, judge, missed
from tools.bench.process import Side, SideLost
from tools.bench.report import duration, print_report, significant
from tools.bench.run import measure

IN_CI = os.environ.get("CI", "") not in ("", "0", "false")

BY_KEY = {measure.key: measure for measure in Contest().measures}
ALONE = Contest()
STEPS = {"buy legal": (2, 4e-6), "buy advance": (2, 2e-6), "buy choices": (2, 10.0)} | {
    "pass legal": (6, 3e-6),
    "pass advance": (6, 3e-6),
    "pass choices": (6, 6.0),
}


def made_up(*rounds: dict[tuple[str, str], float], missing: str = "") -> Figures:
    titles = {name: f"{name} 1.0" for name in {side for found in rounds for side, _ in found} | {OURS}}
    return Figures("board", 4, titles, missing, list(rounds), {OURS: [STEPS], INTERPRETED: [STEPS]})


def printed(figures: Figures, contest: Contest) -> str:
    text = StringIO()
    print_report(Console(file=text, width=200), figures, contest)
    return text.getvalue()


# --- measuring ------------------------------------------------------------------------------------------


def test_a_slice_repeats_its_batch_at_least_once_and_adds_up() -> None:
    assert side.slice_of(lambda: {"all": (3, 0.5)}, 0.0) == {"all": (3, 0.5)}
    count, amount = side.slice_of(lambda: {"all": (3, 0.5)}, 0.001)["all"]
    assert count % 3 == 0
    assert amount == count / 6


@pytest.mark.parametrize("game", pioneers.GAMES)
def test_our_side_measures_everything_that_is_sliced(game: str) -> None:
    facts, batches = ours.open_side(game, 3, time.perf_counter)
    assert facts["build"] in ("compiled", "interpreted")
    assert set(batches) >= {measure.key for measure in contest_of(game).sliced} | {"steps"}
    for key in batches.keys() - {"steps"}:
        ((name, (count, seconds)),) = batches[key]().items()
        assert name == "all"
        assert count > 0
        assert seconds > 0


def test_the_steps_are_told_apart() -> None:
    _, batches = ours.open_side("board", 4, time.perf_counter)
    tallies = side.slice_of(batches["steps"], 0.05)
    rows = {row.step: row for row in by_step([tallies])}
    assert {"purchase", "place", "drive", "settle", "join"} <= set(rows)
    assert sum(row.share for row in rows.values()) == pytest.approx(1)
    assert sum(row.decisions for row in rows.values()) == pytest.approx(1)
    assert all(row.choices >= 1 for row in rows.values())
    assert rows["place"].choices > rows["purchase"].choices


def test_the_steps_of_the_card_game_are_told_apart_too() -> None:
    _, batches = ours.open_side("cards", 4, time.perf_counter)
    rows = by_step([side.slice_of(batches["steps"], 0.05)])
    assert {"exchange", "discard", "play", "add", "build", "pay"} <= {row.step for row in rows}
    assert sum(row.share for row in rows) == pytest.approx(1)


def test_a_whole_game_is_the_same_game_with_its_beginning_on_the_clock() -> None:
    looks = iter(range(100))

    def clock() -> float:
        return next(looks)

    _, batches = ours.open_side("cards", 4, clock)
    for key in ("drive", "games", "playout", "inside"):
        decisions, seconds = batches[key]()["all"]
        assert decisions > 0
        assert seconds == 1  # two looks at the clock and no more


def test_the_share_of_a_step_is_its_part_of_all_time() -> None:
    buy, passing = by_step([STEPS, STEPS])
    assert (buy.step, buy.decisions, buy.choices) == ("buy", 0.25, 5)
    assert buy.legal == pytest.approx(2e-6)
    assert buy.share == pytest.approx(0.5)
    assert passing.share == pytest.approx(0.5)


def test_a_run_without_rival_and_interpreter_measures_us_alone() -> None:
    figures = measure("board", 4, ALONE, seconds=0.05, rounds=2, interpreted=False, tell=lambda _: None)
    assert set(figures.titles) == {OURS}
    assert len(figures.rounds) == 2
    for found in figures.rounds:
        assert set(found) == {(OURS, measure.key) for measure in ALONE.measures}
        assert min(found.values()) > 0
    assert len(figures.steps[OURS]) == 2


def test_the_start_of_a_process_is_measured_from_nothing_to_a_game() -> None:
    figures = measure("board", 2, ALONE, seconds=0.01, rounds=1, interpreted=False, tell=lambda _: None)
    (found,) = figures.rounds
    # Which of them took longer says nothing on a busy machine: each is a process of its own.
    assert min(found[OURS, measure.key] for measure in STARTED) > 0
    assert {measure.key for measure in STARTED} == {"bare", "import", "ready"}


def test_a_side_that_ends_says_why() -> None:
    with (
        pytest.raises(SideLost, match="out of wood"),
        Side([sys.executable, "-c", "exit('out of wood')"], {}),
    ):
        pass
    greeting = "print('{}', flush=True); input(); exit('out of wool')"
    with Side([sys.executable, "-c", greeting], {}) as lost, pytest.raises(SideLost, match="out of wool"):
        lost.ask("copy", 0.1)


# --- the rival ------------------------------------------------------------------------------------------


def installed(rival: Rival) -> Path:
    try:
        return rival_python(rival)
    except RivalMissing as reason:
        if IN_CI:
            raise
        pytest.skip(f"the rival cannot be installed here: {reason}")


@pytest.mark.parametrize("game", CONTESTS)
def test_the_rival_measures_all_that_ours_is_compared_with_outside_our_environment(game: str) -> None:
    contest = CONTESTS[game]
    rival = contest.rival
    assert rival is not None
    assert not installed(rival).is_relative_to(sys.prefix)
    with process.rival_side(rival, game, 4) as theirs:
        assert theirs.facts["name"] == rival.name
        assert theirs.facts["version"] == rival.version
        assert theirs.facts["python"] == platform.python_version()
        assert set(theirs.facts["measures"]) >= {
            measure.against for measure in contest.sliced if contest.targets.get(measure.key, Target()).times
        }
        for key in theirs.facts["measures"]:
            count, seconds = theirs.ask(key, 0.01)["all"]
            assert count > 0
            assert seconds > 0


def test_of_hearts_only_the_players_decisions_are_counted() -> None:
    installed(OPENSPIEL)
    with process.rival_side(OPENSPIEL, "cards", 4) as hearts:
        for key in ("games", "drive"):
            decisions, _ = hearts.ask(key, 0.0)["all"]
            assert decisions in (52, 64)  # 52 cards, and three passed by each of four where any are passed


def test_the_cache_folder_is_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "pioneers"
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    assert cache_folder() == Path.home() / ".cache" / "pioneers"


def test_every_way_to_install_is_tried_and_none_leaves_anything(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    fails = [sys.executable, "-I", "-c", "exit('no network')"]
    absent = [str(tmp_path / "no-such-program")]
    monkeypatch.setattr(environment, "ways", lambda: iter([("one", fails), ("two", absent)]))
    with pytest.raises(RivalMissing, match=r"(?s)one: no network\ntwo: .*no-such-program"):
        rival_python(CATANATRON)
    assert not list((tmp_path / "pioneers" / "rival-catanatron-3.2.1").iterdir())


def test_without_the_rival_the_bench_says_so_and_prints_our_figures(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(environment, "ways", lambda: iter(()))
    file = tmp_path / "figures.json"
    assert bench(seconds=0.05, rounds=1, interpreted=False, json_file=file) == 0
    said = capsys.readouterr().out
    assert "The rival could not be measured, so ratios are missing" in said
    assert "? no rival" in said
    assert "5 not judged, for want of a rival" in said
    report = json.loads(file.read_text(encoding="utf-8"))
    assert report["rival_missing"]
    assert report["measures"]["copy"]["seconds"][OURS] > 0
    assert report["measures"]["copy"]["times_as_fast_as_rival"] is None
    assert report["measures"]["copy"]["verdict"] == "no rival"


def test_a_rival_that_fails_on_the_way_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    greeting = '{"name": "R", "version": "1", "build": "b", "python": "3", "measures": ["copy"]}'
    lines = f"print('{greeting}', flush=True); input(); exit('out of ore')"
    monkeypatch.setattr("tools.bench.run.rival_side", lambda *_: Side([sys.executable, "-c", lines], {}))
    figures = measure("board", 4, CONTESTS["board"], seconds=0.02, rounds=2, interpreted=False, tell=lambda _: None)
    assert figures.rival_missing == "out of ore"
    assert figures.times(BY_KEY["copy"]) is None
    assert len(figures.rounds) == 2


def test_an_unknown_rival_is_answered_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    for game, names in (("board", "catanatron, none"), ("cards", "openspiel, none")):
        assert bench(game=game, rival="chess") == 2
        assert names in capsys.readouterr().err


def test_a_wrong_game_or_number_of_players_is_refused_before_anything_is_measured() -> None:
    with pytest.raises(pioneers.Mistake, match="board"):
        bench(game="bord")
    with pytest.raises(pioneers.Mistake, match="4"):
        bench(players=5)


# --- judging --------------------------------------------------------------------------------------------


def test_a_ratio_is_the_median_of_the_rounds_ratios() -> None:
    one, two, three = (
        {(OURS, "copy"): ours, (RIVAL, "copy"): theirs} for ours, theirs in ((1.0, 9.0), (2.0, 8.0), (9.0, 9.0))
    )
    figures = made_up(one, two, three)
    assert figures.ratios(BY_KEY["copy"]) == [9, 4, 1]
    assert figures.times(BY_KEY["copy"]) == 4
    assert figures.each(OURS, "copy") == 2


def test_whole_games_inside_are_compared_with_the_rivals_random_play() -> None:
    figures = made_up({(OURS, "playout"): 1.0, (RIVAL, "drive"): 150.0})
    assert figures.times(BY_KEY["playout"]) == 150


@pytest.mark.parametrize(
    ("ours", "theirs", "target", "verdict"),
    [
        (1.0, 30.0, Target(times=30), Verdict.MET),
        (1.0, 29.9, Target(times=30), Verdict.MISSED),
        (1.0, None, Target(times=30), Verdict.MISSING),
        (0.9, None, Target(below=1), Verdict.MET),
        (1.0, None, Target(below=1), Verdict.MISSED),
        (1.0, None, Target(times=30, below=1), Verdict.MISSED),
        (0.9, None, Target(times=30, below=1), Verdict.MISSING),
        (0.9, 9.0, None, Verdict.NONE),
    ],
)
def test_a_target_is_met_missed_or_cannot_be_judged(
    ours: float, theirs: float | None, target: Target | None, verdict: Verdict
) -> None:
    found = {(OURS, "copy"): ours} | ({} if theirs is None else {(RIVAL, "copy"): theirs})
    assert judge(made_up(found), BY_KEY["copy"], target) is verdict


def test_the_gate_closes_for_a_missed_target_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    slow = made_up({(OURS, "copy"): 1.0, (RIVAL, "copy"): 19.0, (OURS, "new"): 1e-4, (OURS, "import"): 0.1})
    fast = made_up({(OURS, "copy"): 1.0, (RIVAL, "copy"): 21.0, (OURS, "new"): 1e-4, (OURS, "import"): 0.1})
    for figures, gate, code in ((slow, False, 0), (slow, True, 1), (fast, True, 0)):
        monkeypatch.setattr("tools.bench.command.measure", lambda *_, figures=figures, **__: figures)
        assert bench(gate=gate) == code
    assert "1 missed (copy)" in capsys.readouterr().out


def test_the_board_game_has_its_rival_and_its_targets() -> None:
    assert CONTESTS["board"].rival is CATANATRON
    targets = CONTESTS["board"].targets
    assert {key: target.times for key, target in targets.items() if target.times} == {
        "drive": 30,
        "playout": 100,
        "search": 50,
        "copy": 20,
        "step": 30,
    }
    assert {key: target.below for key, target in targets.items() if target.below} == {
        "new": 1e-3,
        "import": 0.15,
    }
    assert set(targets) <= set(BY_KEY)


def test_the_card_game_has_its_rival_and_its_targets() -> None:
    contest = CONTESTS["cards"]
    assert contest.rival is OPENSPIEL
    search = Target(below=1 / 1750)
    assert contest.targets == {"games": Target(times=3), "inside": Target(times=20), "search": search}
    by_key = {measure.key: measure for measure in contest.measures}
    # Both that are beside the rival stand on whole games, with the deal, of the rival driven from Python.
    assert {by_key[key].against for key, target in contest.targets.items() if target.times} == {"games"}
    # The figures without the deal are shown and promise nothing.
    assert {by_key["drive"].against, by_key["playout"].against} == {"drive"}


@pytest.mark.parametrize("game", CONTESTS)
def test_no_measure_is_listed_twice_and_every_target_has_one(game: str) -> None:
    keys = [measure.key for measure in CONTESTS[game].measures]
    assert len(set(keys)) == len(keys)
    assert set(CONTESTS[game].targets) <= set(keys)


def test_a_game_without_a_contest_is_measured_alone() -> None:
    assert contest_of("a game to come") == Contest(None, SLICED, {}, "")


# --- reporting ------------------------------------------------------------------------------------------


def test_a_missed_target_is_shown_by_word_and_sign() -> None:
    figures = made_up(
        {
            (OURS, "drive"): 1e-6,
            (RIVAL, "drive"): 29e-6,
            (INTERPRETED, "drive"): 10e-6,
            (OURS, "copy"): 1e-6,
            (RIVAL, "copy"): 50e-6,
        }
    )
    targets = {"drive": Target(times=30), "copy": Target(times=20), "step": Target(times=30)}
    contest = Contest(targets=targets, note="How to read it.")
    assert missed(figures, contest) == [BY_KEY["drive"].name]
    text = printed(figures, contest)
    assert "How to read it." in text
    drive = next(line for line in text.splitlines() if BY_KEY["drive"].name in line)
    assert [cell.strip() for cell in drive.split("│")[2:-1]] == [
        "1,000,000/s",
        "34,500/s",
        "29.0× (29.0–29.0)",
        "≥ 30×",
        "✗ MISSED",
    ]
    assert "1/50.0 (50.0–50.0)" in text
    assert "≤ 1/20" in text
    assert "✓ met" in text
    assert "10.0× as fast" in text
    assert "targets: 1 met" in text
    assert "1 not judged" in text


def test_the_report_for_programs_holds_every_round() -> None:
    figures = made_up({(OURS, "copy"): 1.0, (RIVAL, "copy"): 50.0}, {(OURS, "copy"): 1.0, (RIVAL, "copy"): 10.0})
    report = json.loads(json.dumps(as_json(figures, Contest(targets={"copy": Target(times=20)}))))
    copy = report["measures"]["copy"]
    assert copy["rounds"] == {OURS: [1, 1], RIVAL: [50, 10]}
    assert (copy["times_as_fast_as_rival"], copy["target_times"], copy["verdict"]) == (30, 20, "met")
    assert report["measures"]["new"]["verdict"] is None
    assert report["steps"][OURS][0]["step"] == "buy"


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(2.0, "2.00 s"), (0.0366, "36.6 ms"), (1e-3, "1.00 ms"), (91.2e-6, "91.2 µs"), (354e-9, "354 ns")],
)
def test_times_are_shown_in_a_unit_that_people_can_read(seconds: float, text: str) -> None:
    assert duration(seconds) == text


def test_no_more_than_three_digits_are_known() -> None:
    assert [significant(value) for value in (0.98, 5.554, 43.61, 163.9, 1_738_444)] == [
        "0.98",
        "5.55",
        "43.6",
        "164",
        "1,740,000",
    ]
