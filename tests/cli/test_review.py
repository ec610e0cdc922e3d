"""`pioneers review`: tables, files, and what it says when something is missing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import pioneers
from pioneers.cli.reports import review_session
from pioneers.cli.reports.review_page import page
from pioneers.cli.reports.review_words import Words
from pioneers.match.match import Match, load_record, save
from pioneers.text.say import LANGUAGES
from tests.analysis.games import finished
from tests.cli.conftest import Run


@pytest.fixture
def path(tmp_path: Path) -> Path:
    record = finished("cards", 2)
    match = Match(pioneers.game("cards"), record, [None, None])
    match.record.seats = ["<Ada>", "Ben"]
    save(match, tmp_path / "game.pioneers")
    return tmp_path / "game.pioneers"


def test_a_review_is_told_in_tables_and_written_as_files(run: Run, path: Path) -> None:
    page_file, numbers = path.with_suffix(".html"), path.with_suffix(".json")
    done = run("review", path, "--iterations", "8", "--jobs", "1", "--html", page_file, "--json", numbers)
    assert done.code == 0, done.complained
    found = json.loads(numbers.read_text("utf-8"))
    assert found["state"] == "done"
    assert found["names"] == ["<Ada>", "Ben"]
    assert "Ben" in done.said
    for language in LANGUAGES:
        text = page(found, Words(language, load_record(path)), "made")
        assert f'<html lang="{language}">' in text
        assert "&lt;Ada&gt;" in text
        assert "<Ada>" not in text, "a name is no markup"
        assert text.count("<polyline") == 2
    assert page_file.read_text("utf-8").startswith("<!doctype html>")


def test_a_picture_without_matplotlib_is_refused_before_anything_is_looked_at(
    run: Run, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_session, "installed", lambda _: False)
    done = run("review", path, "--png", path.with_suffix(".png"))
    assert done.code == 2
    assert 'pip install "pioneers[report]"' in done.complained


def test_no_iterations_are_refused(run: Run, path: Path) -> None:
    assert "--iterations must be more than 0" in run("review", path, "--iterations", "0").complained
