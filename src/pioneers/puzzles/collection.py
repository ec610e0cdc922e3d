"""The puzzles that come with a game: `puzzles/puzzles.jsonl` in its folder, a header and one puzzle a line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from pioneers.catalogue import descriptor, game_names
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.nearest import nearest
from pioneers.puzzles.puzzle import Puzzle, puzzle_from

FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Collection:
    """The puzzles of a game, by id, in the order of the file."""

    game: str
    puzzles: Mapping[str, Puzzle]

    def puzzle(self, name: str) -> Puzzle:
        """The puzzle of this id; a `Mistake` if there is none."""
        found = self.puzzles.get(name)
        if found is None:
            raise Mistake("puzzle", game=self.game, puzzle=name, nearest=nearest(name, self.puzzles) or "none")
        return found

    def of_day(self, day: int) -> Puzzle:
        """The puzzle of a day, counted from any day: the same for everybody, each once before any comes again.

        The file is in the order of making, so neighbours are often of one game: a stride parts them.
        """
        puzzles = list(self.puzzles.values())
        return puzzles[day * stride(len(puzzles)) % len(puzzles)]


def stride(count: int) -> int:
    """A step that visits every one of so many places before it comes to any again."""
    step = max(1, count * 5 // 13)
    while any(step % factor == 0 and count % factor == 0 for factor in range(2, step + 1)):
        step += 1
    return step


def place_of(game: str) -> Path:
    """Where the puzzles of a game lie, if it has any."""
    return Path(str(descriptor(game).folder / "puzzles" / "puzzles.jsonl"))


def games_with_puzzles() -> list[str]:
    """The games that have puzzles."""
    return [name for name in game_names() if place_of(name).is_file()]


@cache
def collection_of(game: str) -> Collection:
    """The puzzles of a game, read once; a `Mistake` if it has none, or if the file is broken."""
    place = place_of(game)
    if not place.is_file():
        raise Mistake("puzzle-none", game=game, games=games_with_puzzles() or ["none"])
    return read_collection(game, place)


def read_collection(game: str, place: Path) -> Collection:
    """The puzzles of a file."""
    rows = place.read_text(encoding="utf-8").splitlines()
    header = parsed(game, rows[0] if rows else "{}")
    if header.get("format") != FORMAT or header.get("game") != game:
        raise Mistake("puzzle-broken", game=game, reason=f"header: {header}")
    puzzles = [puzzle_from(parsed(game, row), game, header["rules"], header["data"]) for row in rows[1:] if row]
    return Collection(game, MappingProxyType({puzzle.id: puzzle for puzzle in puzzles}))


def parsed(game: str, row: str) -> Any:
    """A row of the file."""
    try:
        return json.loads(row)
    except ValueError as error:
        raise Mistake("puzzle-broken", game=game, reason=str(error)) from error


def write_collection(game: str, place: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a file of puzzles, which are all by the same rules and data."""
    listed = list(puzzles)
    header = {"format": FORMAT, "game": game, "rules": listed[0].rules, "data": listed[0].data}
    rows = [json.dumps(header), *(puzzle.line() for puzzle in listed)]
    place.write_text("\n".join(rows) + "\n", encoding="utf-8")
