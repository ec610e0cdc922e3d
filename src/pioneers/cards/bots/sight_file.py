"""Reads `sight.toml`: what the traits of plans weigh, for each number of players."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pioneers.cards.bots.fitted import read_fitted
from pioneers.cards.bots.sight import FAMILIES, TRAITS

FILE: Final = Path(__file__).with_name("sight.toml")


def read_sights() -> dict[int, list[int]]:
    """By number of players the weight of every trait."""
    begins = [*FAMILIES.values(), TRAITS]
    counts = {family: begins[number + 1] - begins[number] for number, family in enumerate(FAMILIES)}
    return read_fitted(FILE, counts)
