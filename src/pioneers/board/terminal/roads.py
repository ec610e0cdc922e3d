"""Which of ninety lines a person may want to see first, by nothing but what lies on the board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

MOST = 6
HERE = 2


@dataclass
class Advice:
    """A line, with the cities at its ends that speak for it."""

    line: str
    # Ends in own networks, if they are not both in the same; ends with own pioneers outside of any.
    roads: list[str] = field(default_factory=list)
    pioneers: list[str] = field(default_factory=list)
    stagecoach: list[str] = field(default_factory=list)
    near: list[str] = field(default_factory=list)

    @property
    def weight(self) -> int:
        """How much speaks for it: own pieces that it joins count more than the stagecoach, which moves on."""
        joined = len(self.roads) + len(self.pioneers)
        return (
            8 * (joined - 1) + 4 * len(self.roads) + 3 * len(self.pioneers) + 2 * len(self.stagecoach) + len(self.near)
        )


def useful_lines(
    view: Mapping[str, Any], seat: int, lines: Iterable[str], board: Iterable[Sequence[str]]
) -> list[Advice]:
    """At most six of the lines: those that join own roads and pioneers, and those near the stagecoach."""
    own = networks(line.split("--") for line, owners in view["roads"].items() if seat in owners)
    settled = {city for city, counts in view["pioneers"].items() if counts[seat]}
    here = view["stagecoach"]
    around = {other for pair in board if here in pair for other in pair if other != here}
    found = []
    for line in lines:
        advice = Advice(line)
        ends = line.split("--")
        if not any(network.issuperset(ends) for network in own):
            advice.roads = [city for city in ends if any(city in network for network in own)]
            advice.pioneers = [city for city in ends if city in settled and city not in advice.roads]
        advice.stagecoach = [city for city in ends if city == here]
        advice.near = [city for city in ends if city in around]
        if advice.roads or advice.pioneers or advice.stagecoach or advice.near:
            found.append(advice)
    found.sort(key=lambda advice: (-advice.weight, advice.line))
    first = found[: MOST - HERE]
    # Two places are kept for lines at the stagecoach: the next drives begin there.
    rest = sorted(found[MOST - HERE :], key=lambda advice: not advice.stagecoach)
    return first + rest[:HERE]


def networks(lines: Iterable[list[str]]) -> list[set[str]]:
    """The cities that lines join, a set for each connected part."""
    parts: list[set[str]] = []
    for ends in lines:
        joined = set(ends)
        apart = []
        for part in parts:
            if part & joined:
                joined |= part
            else:
                apart.append(part)
        parts = [*apart, joined]
    return parts
