"""The rules on the screen."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run


def test_the_whole_book(run: Run) -> None:
    done = run("rules", "board")
    assert done.code == 0
    assert "The rules of Pioneers\n" in done.said
    for number in ("B1.1", "B6.7", "B11.4"):
        assert f"\n{number} " in done.said
    assert "Emanuele Ornella" in done.said
    assert done.said.count("[clarified]") == 14
    assert run("rules").said == done.said + "\n" + run("rules", "cards").said


@pytest.mark.parametrize("number", ["B6", "b6"])
def test_a_chapter(run: Run, number: str) -> None:
    done = run("rules", number)
    assert "B6  Moving the stagecoach" in done.said
    assert "B6.7" in done.said
    assert "B7.1" not in done.said
    assert "You must drive even when it hurts" in done.flat


def test_a_rule(run: Run) -> None:
    done = run("rules", "B6.3")
    assert done.flat.startswith("B6.3 The stagecoach stops at the first city with a tile")
    assert done.flat.endswith("[clarified]")


@pytest.mark.parametrize(("language", "word"), [("de", "[klargestellt]"), ("fr", "[précisé]")])
def test_another_language(run: Run, language: str, word: str) -> None:
    assert word in run("rules", "B6.3", "--language", language).said


@pytest.mark.parametrize(("number", "near"), [("B99", "B9"), ("B6.33", "B6.3"), ("xyz", "B1")])
def test_a_rule_that_is_not_there(run: Run, number: str, near: str) -> None:
    done = run("rules", number)
    assert done.code == 2
    assert done.complained == f"There is no rule “{number}”. Did you mean {near}? The chapters are B1 to B11.\n"
