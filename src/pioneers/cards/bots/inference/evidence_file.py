"""Reads `evidence.toml`: what the signs weigh, for each number of players."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pioneers.cards.bots.fitted import read_fitted
from pioneers.cards.bots.inference.signs import FAMILIES

FILE: Final = Path(__file__).with_name("evidence.toml")


def read_evidence() -> dict[int, list[int]]:
    """By number of players the weight of every sign, 256 to a factor of e."""
    return read_fitted(FILE, FAMILIES)
