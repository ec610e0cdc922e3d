"""Reads `sight.toml`: what the traits of plans weigh, for each number of players."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pioneers.cards.bots.sight import FAMILIES, TRAITS
from pioneers.kernel.files.data_file import read_file

FILE: Final = Path(__file__).with_name("sight.toml")
NUMBERS: Final = {2: "two", 3: "three", 4: "four"}


def read_sights(path: Path = FILE) -> dict[int, list[int]]:
    """By number of players the weight of every trait."""
    file = read_file(path)
    file.top.check_keys(list(NUMBERS.values()))
    sights: dict[int, list[int]] = {}
    for players, name in NUMBERS.items():
        weights = [0] * TRAITS
        table = file.top.read_table(name)
        if table is not None:
            table.check_keys(list(FAMILIES))
            ends = [*list(FAMILIES.values())[1:], TRAITS]
            for (family, begin), end in zip(FAMILIES.items(), ends, strict=True):
                read = [weight for _, weight in table.read_wholes(family)]
                # A program wrote the file, and nobody types it in: a wrong length is our fault.
                assert len(read) == end - begin, family
                weights[begin:end] = read
        sights[players] = weights
    file.raise_first()
    return sights
