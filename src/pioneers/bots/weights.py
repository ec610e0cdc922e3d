"""The weights of the evaluations: data files beside the evaluators, read and checked."""

from __future__ import annotations

from pathlib import Path

from pioneers.catalogue import descriptor
from pioneers.kernel.files.data_file import read_file

Weights = dict[str, dict[str, int]]

# How the levels search: level 4, and level 5. Where a game has a table for it, level 5 races in few iterations.
SEARCH_TABLE = "search"
EXPERT_TABLE = "expert"
RACE_TABLE = "race"

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


def game_weights(game: str, path: Path | None = None) -> Weights:
    """The weights of a game, from its own file or another that has the same names."""
    own = built_in(game)
    known = read_weights(own) if own.is_file() else USUAL
    return known if path is None else read_weights(path, known)


def read_weights(path: Path, known: Weights | None = None) -> Weights:
    """Tables of whole numbers, with the names that are known; a `Mistake` says what is wrong, and in which row."""
    file = read_file(path)
    top = file.top
    top.check_keys(list(known or file.content))
    weights: Weights = {}
    for name in top.fields:
        table = top.read_table(name)
        if table is not None:
            table.check_keys(list(known.get(name, ()) if known else table.fields))
            found = {key: table.read_whole(key) for key in table.fields}
            weights[name] = {key: value for key, value in found.items() if value is not None}
    file.raise_first()
    return weights
