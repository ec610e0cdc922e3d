"""What the laws must know of a game and cannot ask it.

A game of ours comes under the laws with two modules, `tests/laws/adapters/<game>.py` (`ADAPTER`) and
`<game>_faults.py` (`FAULTS`, what only this game can do wrong), and gets its golden files with a third,
`tests/golden/<game>.py`, and `python -m tests.golden.make`. A game that is installed beside ours brings its adapter in
a module of its own, `<package>_laws`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar

import pioneers
from pioneers import Action, Event
from pioneers.catalogue import descriptor
from pioneers.kernel.game import Game
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State
from tests.laws.policies import Policy

Json = Any

ADAPTERS = Path(__file__).parent / "adapters"


class Adapter(ABC):
    """One game for the laws. Its module holds it as `ADAPTER`."""

    # How the seeded games are played; together they must reach all of `must_reach`.
    policies: ClassVar[Mapping[str, Policy]]
    # What `marks` must have found somewhere in a sample of the games of each number of players.
    must_reach: ClassVar[Mapping[int, frozenset[str]]]
    # No game lasts longer than this many decisions.
    longest: ClassVar[int]
    # Seeded games in a sample of each number of players, compiled and interpreted.
    games: ClassVar[tuple[int, int]] = (40, 16)
    # A sample keeps one state in so many, beside the first and the last of every game.
    kept: ClassVar[int] = 5
    # Whether everybody knows what the deciding seat may do. Not so where it depends on a hidden hand.
    choices_are_public: ClassVar[bool] = True
    # By event: the figures that only one seat may see, and those that show what nobody, or not the seat, knew before.
    private: ClassVar[Mapping[str, frozenset[str]]]
    reveals: ClassVar[Mapping[str, frozenset[str]]]

    def options(self, players: int, number: int) -> dict[str, Json]:  # noqa: ARG002 - few games have variants
        """The options of the sample's game of this number: variants take turns."""
        return {}

    @abstractmethod
    def marks(self, game: Game[Any], state: State) -> set[str]:
        """What is special about this state: its step, how the game ended, whatever a sample must reach."""

    @abstractmethod
    def conserved(self, position: Json) -> dict[str, Json]:
        """Sums over the whole position that no action changes."""

    @abstractmethod
    def told(self, view: Json) -> dict[str, Json]:
        """The part of a spectator's view that follows from its beginning and the events alone."""

    @abstractmethod
    def retold(self, told: dict[str, Json], events: Sequence[Event]) -> dict[str, Json]:
        """`told` after these events, by their public figures alone, with every amount checked against the rules."""

    def shuffled(self, position: Json, seat: int | None, rng: Rng, action: Action | None = None) -> Json:  # noqa: ARG002
        """A position that differs from this one only in what the seat may not know; the action stays legal in it.

        As the seat imagines it, where nobody's choices hang on what is hidden. Better is a way of its own, that shares
        no fault with the game's.
        """
        game = pioneers.game(position["game"])
        return game.dump(game.imagine(game.view(game.load(position), seat), int(rng.word())))

    def revealed(self, event: Mapping[str, Json], seat: int | None) -> frozenset[str]:  # noqa: ARG002 - to all alike
        """What is new to this seat in an event that it sees; with `event`, in place of which there may be no event."""
        return self.reveals.get(event["event"], frozenset())


@cache
def adapter_of(game: str) -> Adapter:
    """The adapter of a game of the catalogue."""
    adapter = import_module(module_of(game)).ADAPTER
    assert isinstance(adapter, Adapter)
    return adapter


def module_of(game: str) -> str:
    """Where the adapter of a game is, or would be."""
    if (ADAPTERS / f"{game}.py").exists():
        return f"tests.laws.adapters.{game}"
    return f"{descriptor(game).package}_laws"


def adapted_games() -> list[str]:
    """The games of the catalogue that have an adapter; a test says which have none."""
    return [name for name in pioneers.GAMES if find_spec(module_of(name)) is not None]


def tables() -> list[tuple[str, int]]:
    """Every game with an adapter, with every number of players."""
    return [(name, players) for name in adapted_games() for players in pioneers.game(name).player_numbers]
