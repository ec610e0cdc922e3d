"""Good files, and ways to make bad ones of them."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

from pioneers.kernel.mistake import DataError

BOARD = (files("pioneers.board") / "data" / "board.toml").read_text(encoding="utf-8")
COACHES = (files("pioneers.board") / "data" / "coaches.toml").read_text(encoding="utf-8")
LANGUAGES = ("en", "de", "fr")

Write = Callable[[str], Path]
# The text, a mark in the row that is to blame, the key, the place, and figures that the message must tell.
Case = tuple[str, str | None, str, str, dict[str, object]]


def edited(text: str, *changes: tuple[str, str]) -> str:
    """The text with the first occurrence of each old part replaced."""
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def row_of(text: str, mark: str) -> int:
    """The row in which the mark ends, where it stands for the last time."""
    return text.count("\n", 0, text.rindex(mark) + len(mark)) + 1


def check(case: Case, path: Path, problem: DataError) -> None:
    """The problem names file, row, place and, in every language, what is wrong and what would be right."""
    text, mark, key, place, figures = case
    row = row_of(text, mark) if mark else None
    assert (problem.key, problem.file, problem.place, problem.row) == (key, str(path), place, row)
    assert {name: problem.figures[name] for name in figures} == figures
    told = [figure for figure in figures.values() if isinstance(figure, str) and figure != "none"]
    for language in LANGUAGES:
        message = problem.message(language)
        assert message.startswith(f"{path}:{row}: {place}: " if row else f"{path}: ")
        assert not problem.sentence(language).startswith(key), "the catalogue lacks the message"
        assert key == "data-type" or all(figure in message for figure in told)
