"""Golden games: one record for every way a game can end, found by searching seeded games.

The files of each version of the rules lie in a folder of their own, `rules-1`, `rules-2`, …; only those of the newest
are ever written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import pioneers
from pioneers.kernel.files.record import Record
from pioneers.kernel.game import Game
from pioneers.kernel.state import State
from tests.laws.sample import Setup, setups

FOLDER = Path(__file__).parent
SUFFIX = ".pioneers"
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
# Seeded games looked at before a wanted one is given up.
SEARCHED = 20_000


@dataclass(frozen=True)
class Wanted:
    """A golden game: its file's name, what its result must be like, and how many actions it may have."""

    name: str
    players: int
    fits: Callable[[dict[str, Any]], bool]
    options: Mapping[str, Any] = field(default_factory=dict)
    longest: int | None = None

    @property
    def game(self) -> str:
        """The name of a file begins with the game's."""
        return self.name.partition("-")[0]

    def file(self, rules: int) -> Path:
        """Where its record by this version of the rules is kept."""
        return folder(rules) / (self.name + SUFFIX)


@dataclass(frozen=True)
class Counted:
    """A position whose continuations are counted: a seeded game after some decisions."""

    players: int
    seed: int
    policy: str
    after: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def reached(self, name: str, rules: int | None = None) -> State:
        """The position, by the newest rules or an older version."""
        game = pioneers.game(name)
        setup = Setup(name, self.players, self.seed, self.policy, dict(self.options), rules)
        state, rng = setup.begun(game), setup.chooser()
        for _ in range(self.after):
            game.advance(state, setup.chosen(state, rng))
        return state


def folder(rules: int) -> Path:
    """Where the golden files of a version of the rules lie."""
    return FOLDER / f"rules-{rules}"


def versions() -> list[tuple[str, int]]:
    """Every game that has golden files, with every version of its rules."""
    return [(name, rules) for name in golden_games() for rules in pioneers.game(name).known_rules]


def golden_games() -> list[str]:
    """The games of the catalogue that have golden files; a test says which have none."""
    return [name for name in pioneers.GAMES if (FOLDER / f"{name}.py").exists()]


def wanted_games(name: str) -> list[Wanted]:
    """The golden games of a game of the catalogue."""
    wanted: list[Wanted] = import_module(f"tests.golden.{name}").WANTED
    return wanted


def found(wanted: Wanted) -> Record:
    """The first seeded game that fits, as a record."""
    game = pioneers.game(wanted.game)
    for setup in setups(wanted.game, wanted.players, SEARCHED):
        if setup.options == wanted.options:
            record = recorded(game, setup)
            short_enough = wanted.longest is None or len(record.actions) <= wanted.longest
            if short_enough and wanted.fits(game.result(record.final(game))):
                return record
    raise LookupError(f"{wanted.name}: none in {SEARCHED} seeded games")


def recorded(game: Game[Any], setup: Setup) -> Record:
    """A seeded game, played to its end."""
    names = NAMES[: setup.players]
    record = Record.begun(game, setup.players, setup.seed, setup.options, names)
    state, rng = setup.begun(game), setup.chooser()
    while state.seat is not None:
        action = setup.chosen(state, rng)
        game.advance(state, action)
        record.actions.append(str(action))
    record.end = game.digest(state)
    return record
