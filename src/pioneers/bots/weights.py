"""The weights of the evaluations: data files beside the evaluators, read and checked."""

from __future__ import annotations

import tomllib
from pathlib import Path

from pioneers.catalogue import descriptor
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.nearest import nearest

Weights = dict[str, dict[str, int]]

# What the levels themselves need, for a game that brings no weights of its own.
USUAL: Weights = {
    "look-ahead": {"worlds": 16},
    "search": {
        "iterations": 200,
        "root-width": 16,
        "width": 8,
        "curiosity": 60,
        "caution": 200,
        "spread": 100,
        "foresight": 0,
    },
}


def built_in(game: str) -> Path:
    """The file of a game's own weights, which not every game has."""
    return Path(str(descriptor(game).folder / "bots" / "weights.toml"))


def read_weights(path: Path) -> Weights:
    """Tables of whole numbers; a `Mistake` names what is wrong."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Mistake("weights-file", file=str(path), reason=str(error)) from error
    for table, values in content.items():
        if not isinstance(values, dict) or any(type(value) is not int for value in values.values()):
            raise Mistake("weights-table", file=str(path), table=table)
    return content


def game_weights(game: str, path: Path | None = None) -> Weights:
    """The weights of a game, from its own file or another that has the same names."""
    own = built_in(game)
    known = read_weights(own) if own.is_file() else USUAL
    if path is None:
        return known
    given = read_weights(path)
    names = {f"{table}.{name}" for table, values in known.items() for name in values}
    found = {f"{table}.{name}" for table, values in given.items() for name in values}
    for name in sorted(found - names):
        raise Mistake("weights-name", file=str(path), name=name, nearest=nearest(name, sorted(names)) or "none")
    for name in sorted(names - found):
        raise Mistake("weights-missing", file=str(path), name=name)
    return given
