"""The command `pioneers arena`, in this process and in one of its own."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pioneers.bots.weights import built_in
from pioneers.cli import main
from pioneers.cli.command import application
from pioneers.cli.help_page import help_texts
from pioneers.text.say import LANGUAGES

SEATS = ("--seats", "chance,chance@seconds=1")


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    settings = {"LANG": "en_US.UTF-8", "XDG_DATA_HOME": str(tmp_path / "data"), "TERM": "dumb", "COLUMNS": "80"}
    for name, value in settings.items():
        monkeypatch.setenv(name, value)


def arena(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    """Exit code, what was said, what was complained about."""
    code = main(["arena", *map(str, arguments)])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_a_series_from_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "out"
    code, said, complained = arena(capsys, "cards", *SEATS, "--games", "5", "--out", folder)
    assert (code, complained) == (0, "")
    assert "5 games don’t make a whole number of deals, so 6 are played: 3 deals of 2 games each." in said
    assert re.search(r"chance@seconds=1 +│ +1 │ +6 │ +\d+\.\d% \(", said)
    assert len((folder / "games.jsonl").read_text(encoding="utf-8").splitlines()) == 6
    assert len(list((folder / "records").iterdir())) == 6
    found = json.loads((folder / "standing.json").read_text(encoding="utf-8"))
    assert {place["spec"] for place in found["standing"]} == {"chance", "chance@seconds=1"} == set(found["parts"])
    assert set(found) == {"standing", "turns", "rounds", "decisions", "parts", "reasons"}


def test_without_a_folder_games_go_to_the_data_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert arena(capsys, "cards", *SEATS, "--games", "2")[0] == 0
    (folder,) = (tmp_path / "data" / "pioneers" / "arena").iterdir()
    code, _, complained = arena(capsys, "cards", *SEATS, "--games", "2")
    assert code == 2
    assert complained.startswith(f"{folder} already has games. Add --resume")
    code, said, _ = arena(capsys, "cards", *SEATS, "--games", "4", "--resume")
    assert code == 0
    assert "2 of 4 games are already there." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arena_speaks_every_language(capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str) -> None:
    where = ("--out", tmp_path / "out", "--language", language)
    code, said, _ = arena(capsys, "board", "--seats", "chance,chance,chance", "--games", "2", *where)
    assert code == 0
    assert {"en": "rounds or runs", "de": "Runden oder Streifzüge", "fr": "manches ou expéditions"}[language] in said
    assert ("33.3%" if language == "en" else "33,3\N{NO-BREAK SPACE}%") in said


def test_a_report_from_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="the report needs it")
    pytest.importorskip("polars", reason="the report needs it")
    code, said, _ = arena(capsys, "cards", *SEATS, "--games", "2", "--out", tmp_path, "--report")
    assert code == 0
    assert f"The report is {tmp_path / 'report.html'}" in said
    assert (tmp_path / "games.parquet").is_file()


def without_polars(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command in a process in which a package of the report cannot be found."""
    program = f"import sys; sys.modules['polars'] = None; from pioneers.cli import main; sys.exit(main({arguments!r}))"
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)  # noqa: S603


def test_without_the_packages_of_the_report_it_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    arguments = ("arena", "cards", *SEATS, "--games", "2", "--out", str(tmp_path / "out"))
    refused = without_polars(*arguments, "--report")
    assert refused.returncode == 2
    assert 'pip install "pioneers[report]"' in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert not (tmp_path / "out").exists()
    left_out = without_polars(*arguments)
    assert left_out.returncode == 0
    assert "The plots and the Parquet file are missing: they need polars." in " ".join(left_out.stdout.split())


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--seats", "level1"), "The number of players can’t be 1."),
        (("--seats", "chance,levle2"), "There’s no bot “levle2”. Did you mean “level2”?"),
        (("--games", "0"), "0 games can’t be played."),
        (("--jobs", "0"), "0 isn’t valid for --jobs."),
        (("--budget-seconds", "0"), "The value of --budget-seconds must be above 0 seconds."),
        (("--option", "colour"), "“colour” isn’t an option of the game."),
        (("--option", "colour=red"), "There’s no option “colour”."),
    ],
)
def test_what_cannot_be_played_is_told_before_anything_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    code, said, complained = arena(capsys, "cards", *arguments, "--out", tmp_path / "out")
    assert (code, said) == (2, "")
    assert complained.startswith(complaint)
    assert complained.count("\n") == 1
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_has_words_for_every_option(capsys: pytest.CaptureFixture[str], language: str) -> None:
    code, said, _ = arena(capsys, "--help", "--language", language)
    assert code == 0
    assert not re.search(r"\bhelp-[a-z]", said)
    for argument in application("en")["arena"].assemble_argument_collection():
        if argument.show:
            assert argument.parameter.help in help_texts(language)


def test_ctrl_c_keeps_what_was_played_and_resume_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "out"
    command = [sys.executable, "-m", "pioneers", "arena", "cards", *SEATS, "--out", str(folder)]
    process = subprocess.Popen(  # noqa: S603 - our own command
        [*command, "--games", "100000", "--jobs", "2"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    games = folder / "games.jsonl"
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and (not games.exists() or games.read_bytes().count(b"\n") < 3):
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGINT)
    said, complained = process.communicate(timeout=60)
    assert process.returncode == 130
    assert complained == ""
    done = len(games.read_text(encoding="utf-8").splitlines())
    assert f"Stopped after {done:,} of 100,000 games; all of them are saved. To go on, type:" in said
    assert f"--out {folder} --resume" in said
    more = ("--games", str(done + 4), "--out", str(folder))
    code, said, _ = arena(capsys, "cards", *SEATS, *more, "--resume")
    assert code == 0
    assert f"{done:,} of " in said


def test_a_failed_game_is_told_with_its_seed_and_the_exit_code(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    weights = tmp_path / "weights.toml"
    # A search that divides by its spread cannot do without one.
    broken = re.sub(r"(?m)^spread *=.*$", "spread = 0", built_in("cards").read_text(encoding="utf-8"))
    weights.write_text(broken, encoding="utf-8")
    seats = f"chance,level4@iterations=1@weights={weights}"
    code, said, _ = arena(capsys, "cards", "--seats", seats, "--games", "2", "--out", tmp_path / "out")
    assert code == 1
    assert re.search(r"Game 0 \(seed \d+\) failed when it was the turn of level4@\S+: ZeroDivisionError", said)
    assert "2 games failed and do not count; --resume replays them." in said


def test_a_sequential_test_stops_the_series_and_is_remembered(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    command = ("cards", "--seats", "level2,chance", "--games", "400", "--sprt", "0,20", "--no-records")
    found = []
    for jobs in (1, 2):
        folder = tmp_path / str(jobs)
        code, said, complained = arena(capsys, *command, "--jobs", str(jobs), "--out", folder)
        assert (code, complained) == (0, "")
        assert "0.0 or 20.0 percent points more than an even share of 50.0% against the rest" in said
        assert re.search(r"decided after \d+ deals: level2 wins at least 20.0 points more", said)
        found.append(json.loads((folder / "standing.json").read_text(encoding="utf-8")))
    assert found[0] == found[1], "the same for any number of workers"
    test = found[0]["sprt"]
    assert (test["entrant"], test["verdict"], test["corrected"]) == ("level2", "better", True)
    assert found[0]["standing"][0]["games"] == 2 * test["deals"] < 400
    folder = tmp_path / "2"
    before = (folder / "games.jsonl").read_text(encoding="utf-8")
    code, said, _ = arena(capsys, *command, "--out", folder, "--resume")
    assert code == 0
    assert "decided after" in said
    assert (folder / "games.jsonl").read_text(encoding="utf-8") == before, "nothing more is played"
    code, _, complained = arena(
        capsys, *(word if word != "0,20" else "0,5" for word in command), "--out", folder, "--resume"
    )
    assert code == 2
    assert "sprt" in complained


def test_shares_less_luck_stand_beside_the_plain_ones(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    _, said, _ = arena(capsys, "board", "--seats", "level2,level1", "--games", "12", "--out", tmp_path / "luck")
    assert "Less luck" in said
    assert re.search(r"would take \d+\.\d\d times as many games", said)
    (row, *_) = map(json.loads, (tmp_path / "luck" / "games.jsonl").read_text(encoding="utf-8").splitlines())
    assert sum(row["corrected"]) == pytest.approx(1, abs=1e-5)
    _, said, _ = arena(
        capsys, "board", "--seats", "level2,level1", "--games", "2", "--no-luck", "--out", tmp_path / "plain"
    )
    assert "Less luck" not in said
