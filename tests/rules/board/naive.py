"""Driving and networks once more, slowly and plainly, to compare with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pioneers.board.position.state import BoardState
from tests.rules.board.positions import line_between, look, neighbours


class Way(NamedTuple):
    """A drive to a matching city: spaces entered, dollars to the bank, dollars to each seat that gets any."""

    path: tuple[str, ...]
    bank: int
    paid: dict[int, int]

    @property
    def fare(self) -> int:
        return self.bank + sum(self.paid.values())

    @property
    def payees(self) -> frozenset[int]:
        return frozenset(self.paid)


class Drives:
    """Every way that the active seat can drive, by trying them all (B6.1 to B6.7)."""

    def __init__(self, state: BoardState) -> None:
        content = look(state)
        self.seat: int = content["active"]
        self.start: str = content["stagecoach"]
        self.money: int = content["seats"][self.seat]["money"]
        self.roads: dict[str, list[int]] = content["roads"]
        self.tiles: dict[str, str] = content["tiles"]
        self.ways = neighbours(state)
        crew = {each for coach in content["seats"][self.seat]["coaches"] for each in coach["aboard"]}
        self.goals = {city for city, tile in self.tiles.items() if crew and tile in crew | {"hotel"}}

    def all(self) -> Iterator[Way]:
        yield from self._further(Way((), 0, {}))

    def _further(self, way: Way) -> Iterator[Way]:
        here = way.path[-1] if way.path else self.start
        for city in self.ways[here]:
            if city == self.start or city in way.path or (city in self.tiles and city not in self.goals):
                continue
            longer = self._longer(way, here, city)
            if longer.fare > self.money:
                continue
            if city in self.goals:
                yield longer
            else:
                yield from self._further(longer)

    def _longer(self, way: Way, here: str, city: str) -> Way:
        owners = self.roads.get(line_between(here, city), [])
        paid = dict(way.paid)
        for owner in owners:
            if self.seat not in owners:
                paid[owner] = paid.get(owner, 0) + 1
        return Way((*way.path, city), way.bank + (not owners), paid)


def networks(roads: dict[str, list[int]], seat: int) -> list[set[str]]:
    """The spaces that this seat's roads join, by union and find (B11.3)."""
    parent: dict[str, str] = {}

    def root(space: str) -> str:
        parent.setdefault(space, space)
        while parent[space] != space:
            space = parent[space]
        return space

    for line, owners in roads.items():
        if seat in owners:
            one, other = line.split("--")
            parent[root(one)] = root(other)
    found: dict[str, set[str]] = {}
    for space in list(parent):
        found.setdefault(root(space), set()).add(space)
    return list(found.values())
