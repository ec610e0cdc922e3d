"""What lies on the table of the board game, and how the oracle writes it in the notation."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Coach:
    """A coach in front of a player, in the display or in the stack."""

    id: str
    points: int
    seats: list[str]
    aboard: list[str] = field(default_factory=list)


@dataclass
class Player:
    """What lies in front of one player (B2.10)."""

    coaches: list[Coach]
    money: int = 2
    score: int = 0
    bankers: int = 0
    merchants: int = 0
    roads: int = 15
    pioneers: int = 20
    nuggets: list[int] = field(default_factory=list)

    def seats_with(self, profession: str | None) -> set[tuple[str, int]]:
        """Every (profession, coach number) aboard, equal seats once; None stands for any profession."""
        return {
            (aboard, number)
            for number, coach in enumerate(self.coaches, start=1)
            for aboard in coach.aboard
            if profession is None or aboard == profession
        }


def line_name(one: str, other: str) -> str:
    """A line in the notation: its two ids in alphabetical order."""
    return "--".join(sorted((one, other)))


def coach_from(given: dict[str, Any]) -> Coach:
    """A coach of the dump, without anybody aboard."""
    return Coach(given["id"], given["points"], list(given["seats"]))


def actions(verb: str, seats: set[tuple[str, int]]) -> set[str]:
    """The notation for taking a pioneer off one of these seats."""
    return {f"{verb} {profession} {number}" for profession, number in seats}
