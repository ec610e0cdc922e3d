"""Reads weights that a program has fitted: families of numbers, for each number of players."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pioneers.kernel.files.data_file import read_file

NUMBERS: Final = {2: "two", 3: "three", 4: "four"}


def read_fitted(path: Path, families: dict[str, int]) -> dict[int, list[int]]:
    """By number of players the weights of all families, one after the other; `families` says how many each has.

    A number of players that the file leaves out has no weight but 0.
    """
    file = read_file(path)
    file.top.check_keys(list(NUMBERS.values()))
    fitted: dict[int, list[int]] = {}
    for players, name in NUMBERS.items():
        table = file.top.read_table(name)
        weights: list[int] = []
        if table is not None:
            table.check_keys(list(families))
        for family, count in families.items():
            read = [0] * count if table is None else [weight for _, weight in table.read_wholes(family)]
            # A program wrote the file, and nobody types it in: a wrong length is our fault.
            assert len(read) == count, family
            weights += read
        fitted[players] = weights
    file.raise_first()
    return fitted
