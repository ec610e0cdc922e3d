"""The texts as their files have them: the program's own, then those of each game from its own folder.

Nothing here needs Fluent, which takes a quarter of a second to import.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from pioneers.descriptor import GameDescriptor, descriptors

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

# An entry begins at the start of a line and reaches to the next one; its other lines are indented.
_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
# What the program puts before the names that a game gives to its actions, events and refusals.
_FAMILIES = ("action", "ask", "event", "refusal", "step", "verb", "word", "reason", "mistake")


@dataclass(frozen=True)
class Entry:
    """A message or term with its text, and where it stands: `game` is empty for the program's own."""

    key: str
    text: str
    game: str
    file: str
    row: int


@dataclass(frozen=True)
class Taken:
    """A key that a game uses although it belongs to something else."""

    entry: Entry
    owner: Entry

    @property
    def suggestion(self) -> str:
        """A key that is free, because it has the name of the game in it."""
        family, _, rest = self.entry.key.partition("-")
        known = family in _FAMILIES and rest
        return f"{family}-{self.entry.game}-{rest}" if known else f"{self.entry.game}-{self.entry.key}"


def sources_of(language: str) -> dict[str, str]:
    """The text of every entry of a language by its identifier; a term keeps the hyphen before its name.

    Where a game from outside uses a key that is taken, the first text stays: others must not suffer from it. The
    catalogue does not hand such a game out.
    """
    return {key: entry.text for key, entry in _read(language)[0].items()}


def taken_key(game: GameDescriptor, languages: tuple[str, ...]) -> Taken | None:
    """The first key of a game that belongs to something else."""
    found = (taken for language in languages for taken in _read(language)[1] if taken.entry.game == game.name)
    return next(found, None)


@cache
def _read(language: str) -> tuple[dict[str, Entry], list[Taken]]:
    """Every entry of a language by its key, and the keys that a game from outside cannot have."""
    found: dict[str, Entry] = {}
    taken: list[Taken] = []
    for entry in _entries(language):
        owner = found.setdefault(entry.key, entry)
        if owner is entry:
            continue
        if not entry.game or descriptors()[entry.game].is_ours:
            raise ValueError(f"{entry.file}:{entry.row}: {entry.key} is already defined in {owner.file}:{owner.row}")
        taken.append(Taken(entry, owner))
    return found, taken


def _entries(language: str) -> Iterator[Entry]:
    games = descriptors().values()
    for name, package, folder in (
        ("", "pioneers.text", files("pioneers.text")),
        *((game.name, game.package, game.folder) for game in games),
    ):
        for file in _files(folder / "locale" / language):
            text = file.read_text(encoding="utf-8")
            place = f"{package.replace('.', '/')}/locale/{language}/{file.name}"
            starts = list(_ENTRY.finditer(text))
            ends = [start.start() for start in starts[1:]] + [len(text)]
            for start, end in zip(starts, ends, strict=False):  # a file of comments alone has no entry
                row = text.count("\n", 0, start.start()) + 1
                yield Entry(start[1], text[start.start() : end], name, place, row)


def _files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)
