"""The lessons of a game, from the files beside its rules: `data/lessons.toml`, and a position for each lesson.

A lesson begins with a position and goes through steps. What is said at each is a message of the game's texts,
`lesson-<game>-<lesson>-<step>`; of any move but the wanted one, `…-other` says why not.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType

from pioneers.catalogue import descriptor, game_names
from pioneers.kernel.files.data_file import TomlTable, read_file
from pioneers.kernel.mistake import DataError
from pioneers.kernel.view import Position

FORMAT = 1
# A move is a text in the file: its actions, separated by commas.
Move = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One idea. Without `wanted` and `until` it is only read."""

    name: str
    # What the screen shows while it is said: names of things on the table, such as `city albany`.
    marks: tuple[str, ...]
    # The moves that are right, each a pattern for every action: `drive *`.
    wanted: tuple[Move, ...]
    # Or any move is right, and the step is done with the first event of this name.
    until: str
    # What the others play when the step is done.
    others: tuple[Move, ...]
    # The names of the events that the right moves must bring: a test holds it.
    brings: tuple[str, ...]
    # Figures of its text, each with its place in what the one who learns sees: `view.seats.0.money`.
    figures: Mapping[str, str]

    @property
    def asks(self) -> bool:
        """Whether a move is wanted."""
        return bool(self.wanted or self.until)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position, and what can be learned from it by the one who plays at `seat`."""

    game: str
    name: str
    seat: int
    # What the players are called; at `seat` it is not used.
    names: tuple[str, ...]
    steps: tuple[Step, ...]
    position: Position


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """The lessons of a game in their order, read once; a game without the file has none."""
    path = Path(str(descriptor(game).folder / "data" / "lessons.toml"))
    return read_lessons(game, path) if path.is_file() else MappingProxyType({})


def games_with_lessons() -> list[str]:
    """The games that can be learned by playing."""
    return [name for name in game_names() if lessons_of(name)]


def read_lessons(game: str, path: Path) -> Mapping[str, Lesson]:
    """The lessons of a file; a `Mistake` says what is wrong, and in which row."""
    file = read_file(path)
    file.top.check_keys(["format", "lessons"])
    file.top.check_format(FORMAT)
    found = [read_lesson(game, table) for table in file.top.read_tables("lessons")]
    file.raise_first()
    folder = path.with_name("lessons")
    return MappingProxyType(
        {lesson.name: replace(lesson, position=read_position(folder / f"{lesson.name}.json")) for lesson in found}
    )


def read_position(path: Path) -> Position:
    """The position of a lesson, which lies in a file of its name; whether the game can load it, the game says."""
    try:
        found: Position = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise DataError("data-missing", str(path), "") from None
    except (OSError, ValueError) as error:
        raise DataError("data-unreadable", str(path), "", reason=str(error)) from error
    return found


def read_lesson(game: str, table: TomlTable) -> Lesson:
    """A lesson, still without its position."""
    table.check_keys(["name", "seat", "names", "steps"])
    name = table.read_text("name") or ""
    steps = tuple(read_step(step) for step in table.read_tables("steps"))
    names = tuple(text for _, text in table.read_texts("names"))
    return Lesson(game, name, table.read_whole("seat") or 0, names, steps, {})


def read_step(table: TomlTable) -> Step:
    """One step."""
    table.check_keys(["name"], ["marks", "wanted", "until", "others", "brings", "figures"])
    figures = table.read_table("figures")
    return Step(
        table.read_text("name") or "",
        texts(table, "marks"),
        moves(texts(table, "wanted")),
        (table.read_text("until") if "until" in table.fields else None) or "",
        moves(texts(table, "others")),
        texts(table, "brings"),
        MappingProxyType({} if figures is None else {key: figures.read_text(key) or "" for key in figures.fields}),
    )


def texts(table: TomlTable, key: str) -> tuple[str, ...]:
    """The texts of a list that may be left out."""
    return tuple(text for _, text in table.read_texts(key)) if key in table.fields else ()


def moves(written: Sequence[str]) -> tuple[Move, ...]:
    """Moves as they are written: `drive albany, settle farmer 1`."""
    return tuple(tuple(action.strip() for action in move.split(",")) for move in written)
