"""Makes the positions of the lessons anew: `python -m tests.lessons.make`, after a change of boards, coaches or decks.

Each is a position as the tests of the rules use them, so `load` has checked it. What happens in them, the files
`lessons.toml` of the games say.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

from tests.rules.board import positions as board
from tests.rules.cards import positions as cards


def laid(place: board.Position, tiles: dict[str, str]) -> board.Position:
    """These tiles lie there, each exchanged with one of its kind that lies elsewhere."""
    for city, kind in tiles.items():
        there = place.content["tiles"]
        other = next(one for one in sorted(there, reverse=True) if there[one] == kind and one not in tiles)
        place.tile(other, there.get(city, "hotel")).tile(city, kind)
    return place


def journey() -> Any:
    """The first turn of a game, with two cities within reach."""
    tiles = {"albany": "banker", "new-york": "farmer", "buffalo": "gold-digger", "detroit": "sergeant"}
    place = laid(board.position(2, 1), tiles)
    full = {coach: list(board.STARTING[coach].seats) for coach in ("s1", "s2")}
    place.seat(0, money=5, coaches={"s1": full["s1"]}).seat(1, coaches={"s2": full["s2"]})
    return place.display("c5", "c7", "c17", "c22").asked("drive").json()


def roads() -> Any:
    """One's own road, that of another, and a line without one; a pioneer waits to be joined to the network."""
    tiles = {"cincinnati": "merchant", "washington": "farmer", "detroit": "farmer", "st-louis": "gold-digger"}
    place = laid(board.position(2, 1), tiles).stagecoach("pittsburgh")
    place.road("cincinnati--pittsburgh", 0).road("albany--pittsburgh", 0).road("pittsburgh--washington", 1)
    place.settlers("albany", 1, 0).settlers("nashville", 1, 0).settlers("new-york", 0, 1)
    place.seat(0, money=3, coaches={"s1": ["merchant", "farmer", "sergeant"]})
    place.seat(1, money=1, coaches={"s2": ["gold-digger", "barkeeper"]})
    return place.course(round=4).asked("drive").json()


def joining() -> Any:
    """Somebody else has settled, and the last pioneer of a coach could join."""
    place = board.position(2, 1).stagecoach("pittsburgh").settlers("pittsburgh", 0, 1).settlers("albany", 1, 0)
    place.seat(0, money=3, coaches={"s1": ["banker", "farmer"], "c8": ["merchant"]})
    place.seat(1, money=2, coaches={"s2": ["gold-digger", "barkeeper"]}).active(1)
    return (
        place.course(round=5, bought=True, moved=True)
        .asked("join", 0, tile="merchant", settled="merchant", asked=1)
        .json()
    )


def reserve() -> Any:
    """So far to the next city that some purchases take the money for the drive."""
    place = board.position(2, 1).bare().stagecoach("cincinnati")
    place.tile("washington", "banker").tile("san-antonio", "farmer").tile("salt-lake-city", "gold-digger")
    place.settlers("st-louis", 1, 0).settlers("buffalo", 0, 1).settlers("nashville", 1, 1)
    place.seat(0, money=3, coaches={"s1": ["banker", "barkeeper"]})
    place.seat(1, money=1, coaches={"s2": ["gold-digger", "farmer"]})
    return place.display("c14", "c5", "c17", "c22").course(round=6).json()


def trick() -> Any:
    """Last in a trick, with two cards that beat the others together."""
    place = cards.position(3).hands("deer 4 5, stone 8, tree 2", "stone 3, tree 6, gold 2", "stone 5, tree 1, deer 1")
    return place.trick(1, "deer 5", "deer 7").json()


def trump() -> Any:
    """Without the suit that was led."""
    place = cards.position(3).hands("gold 2, stone 1, tree 4", "stone 3, tree 6", "gold 5, tree 1")
    return place.supplies(0, stone=1, deer=1).supplies(2, tree=1).trick(1, "deer 8", "deer 2").json()


def surprise() -> Any:
    """A thief and a storm."""
    place = cards.position(3).hands("stone 3, thief, storm 10", "tree 2, deer 8", "deer 6, gold 1")
    place.supplies(0, deer=1, gold=1).supplies(1, gold=2).supplies(2, stone=1)
    return place.trick(1, "tree 6", "tree 8").json()


def building() -> Any:
    """After a run, with the supply cards for a barn."""
    place = cards.position(3).hands("", "", "").run(2).starter(0)
    place.supplies(0, stone=1, tree=1, gold=1).supplies(1, deer=2, tree=1).supplies(2, stone=2)
    return place.built(1, "storehouse").asked("build").json()


def thrift() -> Any:
    """One card would be enough."""
    place = cards.position(3).hands("tree 3 4 6, deer 2", "stone 3, gold 6", "gold 5, stone 1")
    return place.supplies(0, stone=1).supplies(1, gold=2).supplies(2, tree=1).trick(1, "tree 5", "tree 2").json()


POSITIONS: dict[str, tuple[Callable[[], Any], ...]] = {
    "board": (journey, roads, joining, reserve),
    "cards": (trick, trump, surprise, building, thrift),
}


def text(make: Callable[[], Any]) -> str:
    """What stands in the file of a position."""
    return json.dumps(make(), indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """Write all of them into the sources."""
    source = Path(__file__).parents[2] / "src" / files("pioneers").name
    for game, made in POSITIONS.items():
        for make in made:
            (source / game / "data" / "lessons" / f"{make.__name__}.json").write_text(text(make), encoding="utf-8")


if __name__ == "__main__":
    main()
