"""Reads `evidence.toml`: what the signs weigh, for each number of players."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pioneers.cards.bots.inference.signs import FAMILIES
from pioneers.kernel.files.data_file import read_file

FILE: Final = Path(__file__).with_name("evidence.toml")
NUMBERS: Final = {2: "two", 3: "three", 4: "four"}


def read_evidence(path: Path = FILE) -> dict[int, list[int]]:
    """By number of players the weight of every sign, 256 to a factor of e."""
    file = read_file(path)
    file.top.check_keys(list(NUMBERS.values()))
    evidence: dict[int, list[int]] = {}
    for players, name in NUMBERS.items():
        weights: list[int] = []
        table = file.top.read_table(name)
        if table is not None:
            table.check_keys(list(FAMILIES))
            for family, signs in FAMILIES.items():
                read = [weight for _, weight in table.read_wholes(family)]
                # A program wrote the file, and nobody types it in: a wrong length is our fault.
                assert len(read) == signs, family
                weights += read
        evidence[players] = weights
    file.raise_first()
    return evidence
