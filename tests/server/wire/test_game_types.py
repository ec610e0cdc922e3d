"""The types of positions, events, results and components, as each game says them: held against games that were played,
and told to the page as they are.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, get_args, get_type_hints

import msgspec
import pytest

import pioneers
from pioneers.descriptor import GameDescriptor, descriptors
from pioneers.kernel.game import Game
from pioneers.kernel.view import Json
from tools.game_types import TypesOfGame, UntoldTypeError, game_types

GAMES_OF_THE_PAGE = Path(__file__).parents[3] / "web" / "src" / "games"
# Two players may have a hand for each place, and other cities covered: so there are further fields, or none.
SETTINGS: list[tuple[str, int, dict[str, Json]]] = [
    ("board", 2, {}),
    ("board", 2, {"cover": "random"}),
    ("board", 3, {}),
    ("board", 4, {}),
    ("cards", 2, {}),
    ("cards", 2, {"hands": "separate"}),
    ("cards", 3, {}),
    ("cards", 4, {}),
]
GAMES = 4
# What games of chance hardly ever come to.
SELDOM = {"board": {"tile-gone", "warned"}, "cards": {"starter-drawn", "storm-empty", "thief-empty", "thief-lost"}}


class Types:
    """The types of one game."""

    def __init__(self, game: GameDescriptor) -> None:
        self.types = {what: game.load(place) for what, place in game.types.items()}
        self.events = {
            name: kind for kind in get_args(self.types["event"]) for name in get_args(get_type_hints(kind)["event"])
        }
        self.steps = set(get_args(get_type_hints(self.types["view"])["step"]))

    def check(self, what: str, value: Any) -> None:
        """It has all that its type says, of the right kind, and nothing else."""
        checked(value, self.types[what])

    def check_event(self, value: Any) -> None:
        """An event is known by its name."""
        checked(value, self.events[value["event"]])


def checked(value: Any, kind: Any) -> None:
    """What a type does not know is left out of the copy."""
    copy = msgspec.convert(value, kind, strict=True)
    assert as_json(copy) == as_json(value)


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def played(game: Game[Any], players: int, options: dict[str, Json], seed: int) -> Iterator[tuple[Any, list[Any]]]:
    """Every state of a game of chance, with what happened before it."""
    chance = random.Random(seed)
    state = game.new(players, seed, **options)
    yield state, []
    while state.seat is not None:
        events = game.play(state, chance.choice(state.legal()))
        yield state, events


@pytest.mark.parametrize("name", pioneers.GAMES)
def test_played_games_are_what_their_types_say(name: str) -> None:
    game, types = pioneers.game(name), Types(descriptors()[name])
    told, steps = set(), set()
    for _, players, options in [setting for setting in SETTINGS if setting[0] == name]:
        for seed in range(GAMES):
            for state, events in played(game, players, options, seed):
                for view in game.views(state, [state.seat, None]):
                    types.check("view", view)
                steps.add(state.step)
                for event in events:
                    told.add(event.key)
                    types.check_event(event.seen_by(None))
                    types.check_event(event.seen_by(event.owner))
                if "routes" in types.types:
                    types.check("routes", game.outlook(state)["routes"])
            types.check("result", game.result(state))
            types.check("components", game.components(state))
    assert steps == types.steps
    assert types.events.keys() - told <= SELDOM[name]


@pytest.mark.parametrize("name", pioneers.GAMES)
def test_the_types_of_the_page_are_current(name: str) -> None:
    made = (GAMES_OF_THE_PAGE / name / "wire.ts").read_text(encoding="utf-8")
    assert made == game_types(descriptors()[name]), "`./run wire` makes it anew"


# ── What a check would find, and how types are told ──────────────────────────────────────────────────────

Colour: TypeAlias = Literal["red", "blue"]
# Who is asked,
# and what for.
Question: TypeAlias = dict[Colour, tuple[int, str]]


class Piece(TypedDict):
    """One piece."""

    colour: Colour
    places: list[str | None]
    """From left to right.

    Null where nothing lies.
    """
    rows: list[list[int]]


class Crown(Piece):
    """A piece with a crown."""

    price: NotRequired[float]


class Nothing(TypedDict):
    """Nothing is asked."""

    asked: None


Asked: TypeAlias = Crown | Nothing


class Odd(TypedDict):
    """Has what the page does not know."""

    kinds: set[str]


@pytest.mark.parametrize(
    "value",
    [
        {"colour": "red", "places": ["a", None], "rows": [[1]], "more": 1},
        {"colour": "red", "places": ["a"]},
        {"colour": "green", "places": [], "rows": []},
        {"colour": "red", "places": [], "rows": [["1"]]},
    ],
    ids=["more", "less", "another word", "another kind"],
)
def test_what_is_not_as_its_type_says_is_found(value: Any) -> None:
    checked({"colour": "red", "places": ["a", None], "rows": [[1]], "price": 1.5}, Crown)
    with pytest.raises((AssertionError, msgspec.ValidationError)):
        checked(value, Crown)


def test_types_are_told_with_their_names_and_remarks() -> None:
    told = TypesOfGame({"asked": f"{__name__}:Asked", "question": f"{__name__}:Question"}).written()
    assert (
        told.partition("\n\n")[2]
        == """\
export type Colour = 'red' | 'blue'

/** Who is asked, and what for. */
export type Question = Readonly<Record<Colour, readonly [number, string]>>

/** One piece. */
export interface Piece {
  readonly colour: Colour
  /**
   * From left to right.
   *
   * Null where nothing lies.
   */
  readonly places: readonly (string | null)[]
  readonly rows: readonly (readonly number[])[]
}

/** A piece with a crown. */
export interface Crown extends Piece {
  readonly price?: number
}

/** Nothing is asked. */
export interface Nothing {
  readonly asked: null
}

export type Asked =
  | Crown
  | Nothing
"""
    )


def test_what_the_page_does_not_know_is_refused() -> None:
    with pytest.raises(UntoldTypeError, match="set"):
        TypesOfGame({"odd": f"{__name__}:Odd"}).written()
    with pytest.raises(UntoldTypeError, match="Even"):
        TypesOfGame({"even": f"{__name__}:Even"})
