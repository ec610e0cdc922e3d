"""Covering eight cities in a game of two (B2.2, B2.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pioneers.board.equipment.box import COVERING_TILES
from pioneers.board.equipment.components import Side
from pioneers.kernel.chance import Chance
from pioneers.kernel.mistake import Mistake, written
from pioneers.kernel.nearest import nearest

VARIANTS: Final = ("default", "random")
# Each try takes cities away one at a time and looks ahead, so that a board with any such cover hardly needs a second.
TRIES: Final = 50


def covered_cities(side: Side, players: int, cover: object, chance: Chance) -> tuple[str, ...]:
    """The covered cities, alphabetically: those of the data, at random, or as the players chose."""
    if cover == "default":
        return tuple(sorted(side.covered)) if players == 2 else ()
    if isinstance(cover, str) and cover not in VARIANTS:
        raise Mistake("cover-word", cover=cover, nearest=nearest(cover, VARIANTS) or VARIANTS[0])
    if players != 2:
        raise Mistake("cover-players", players=players)
    if cover == "random":
        return random_cover(side, chance)
    if not isinstance(cover, Sequence) or not all(isinstance(city, str) for city in cover):
        raise Mistake("cover-word", cover=written(cover), nearest=VARIANTS[0])
    return chosen_cover(side, cover)


def chosen_cover(side: Side, cover: Sequence[str]) -> tuple[str, ...]:
    """The players' choice, checked (B2.3)."""
    if len(set(cover)) != COVERING_TILES or len(cover) != COVERING_TILES:
        raise Mistake("cover-count", count=len(set(cover)), right=COVERING_TILES)
    ways = ways_of(side)
    for city in cover:
        if city not in ways:
            raise Mistake("cover-unknown", city=city, nearest=nearest(city, ways) or side.start)
        if city == side.start or city in ways[side.start]:
            raise Mistake("cover-start", city=city, start=side.start)
    left = set(ways) - set(cover)
    lost = sorted(left - reached(ways, side.start, left))
    if lost:
        raise Mistake("cover-cuts", cities=lost)
    return tuple(sorted(cover))


def random_cover(side: Side, chance: Chance) -> tuple[str, ...]:
    """Eight cities at random that leave no city whose loss would cut the rest in two (B2.3)."""
    ways = ways_of(side)
    kept = {side.start} | ways[side.start]
    for _ in range(TRIES):
        left = set(ways)
        while len(left) > len(ways) - COVERING_TILES:
            options = sorted(left - kept - cut_cities(ways, side.start, left))
            if not options:
                break
            # A board may have cities that cut, such as those on the way to a dead end: take away what leaves fewest.
            cuts = [len(cut_cities(ways, side.start, left - {city})) for city in options]
            good = [city for city, count in zip(options, cuts, strict=True) if count == min(cuts)]
            left.discard(good[chance.below(len(good))])
        if len(left) == len(ways) - COVERING_TILES and not cut_cities(ways, side.start, left):
            return tuple(sorted(set(ways) - left))
    raise Mistake("cover-impossible")


def ways_of(side: Side) -> dict[str, set[str]]:
    """The neighbours of every space."""
    ways: dict[str, set[str]] = {city.id: set() for city in side.cities}
    for one, other in side.lines:
        ways[one].add(other)
        ways[other].add(one)
    return ways


def reached(ways: Mapping[str, set[str]], start: str, allowed: set[str]) -> set[str]:
    """The spaces that can be reached from the start through allowed ones."""
    found, waiting = {start}, [start]
    while waiting:
        fresh = (ways[waiting.pop()] & allowed) - found
        found |= fresh
        waiting += fresh
    return found


def cut_cities(ways: Mapping[str, set[str]], start: str, left: set[str]) -> set[str]:
    """The cities whose loss would cut the others in two: one walk through the graph (Tarjan 1972).

    The walk begins at the start, which is no city and never lost.
    """
    entered: dict[str, int] = {start: 0}
    lowest: dict[str, int] = {start: 0}
    cuts: set[str] = set()
    walk: list[tuple[str, str | None, list[str]]] = [(start, None, sorted(ways[start] & left))]
    while walk:
        city, origin, ahead = walk[-1]
        if ahead:
            following = ahead.pop()
            if following not in entered:
                entered[following] = lowest[following] = len(entered)
                walk.append((following, city, sorted(ways[following] & left)))
            elif following != origin:
                lowest[city] = min(lowest[city], entered[following])
            continue
        walk.pop()
        if origin is not None:
            lowest[origin] = min(lowest[origin], lowest[city])
            if lowest[city] >= entered[origin] and origin != start:
                cuts.add(origin)
    return cuts
