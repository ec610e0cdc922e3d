"""How the players of the card game stand before its end."""

from __future__ import annotations

from typing import TypedDict


class CardSeatStanding(TypedDict):
    """One seat."""

    buildings: int
    missing: int
    """Supply cards that it lacks for all that is not built yet (C6.1)."""


class CardStanding(TypedDict):
    """How everyone stands, were the game over now (C6.2)."""

    seats: list[CardSeatStanding]
    leading: list[int]
    """Who would win."""
