"""`pioneers train` from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from pioneers.cli import main

SMALL = ("--games", "11", "--iterations", "2", "--steps", "6", "--generations", "1", "--players", "2")


def test_a_training_ends_with_networks_and_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "board", *SMALL, "--out", str(tmp_path / "t")]) == 0
    said = capsys.readouterr().out
    assert "report.md" in said
    assert (tmp_path / "t" / "generation-0" / "board.net").stat().st_size > 1000
    assert "| 2 |" in (tmp_path / "t" / "generation-0" / "report.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--games", "0"), "--games must be at least 1"),
        (("--players", "2,7"), "7 isn’t a number of players"),
        (("--players", "two"), "two isn’t a number of players"),
    ],
)
def test_what_cannot_be_meant_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: tuple[str, str], said: str
) -> None:
    usual = dict(zip(SMALL[::2], SMALL[1::2], strict=True)) | {wrong[0]: wrong[1]}
    words = [word for pair in usual.items() for word in pair]
    assert main(["train", "board", *words, "--out", str(tmp_path / "t")]) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "t").exists()
