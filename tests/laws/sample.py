"""Seeded games and the states found along them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pioneers
from pioneers import Action, Event
from pioneers.kernel import state as engine
from pioneers.kernel.game import Game
from pioneers.kernel.rng import Rng, seeded
from pioneers.kernel.state import State
from tests.laws.adapter import Adapter, adapter_of

COMPILED = Path(engine.__file__).suffix != ".py"
# Games in the sample of each number of players, if not as the adapter says. `PIONEERS_LAW_GAMES=1000` looks deeper.
GAMES = int(os.environ.get("PIONEERS_LAW_GAMES", "0"))


@dataclass(frozen=True)
class Setup:
    """How one seeded game is set up and played."""

    game: str
    players: int
    seed: int
    policy: str
    options: dict[str, Any] = field(default_factory=dict, hash=False)
    # An older version of the rules, or the newest.
    rules: int | None = None

    def begun(self, game: Game[Any]) -> State:
        """Its first state."""
        state: State = game.new(players=self.players, seed=self.seed, rules=self.rules, **self.options)
        return state

    def chooser(self) -> Rng:
        """The chance of its players, unrelated to that of the game."""
        return seeded(self.seed, f"law {self.policy}")

    def chosen(self, state: State, rng: Rng) -> Action:
        """What the deciding seat plays."""
        return adapter_of(self.game).policies[self.policy](state.legal(), rng)


@dataclass(frozen=True)
class Situation:
    """One state of a sample, and the game it comes from."""

    state: State
    setup: Setup
    decisions: int

    def rng(self, purpose: str) -> Rng:
        """Chance for what a law tries here."""
        return seeded(self.setup.seed, f"{purpose} {self.setup.policy} {self.decisions}")

    def __str__(self) -> str:
        return f"{self.setup} after {self.decisions} decisions"


def setups(name: str, players: int, games: int | None = None, rules: int | None = None) -> list[Setup]:
    """The first so many games of a sample, or all: policies and variants take turns."""
    adapter = adapter_of(name)
    if games is None:
        games = GAMES or adapter.games[0 if COMPILED else 1]
    policies = list(adapter.policies)
    return [
        Setup(
            name, players, seed, policies[seed % len(policies)], adapter.options(players, seed // len(policies)), rules
        )
        for seed in range(games)
    ]


def walked(game: Game[Any], setup: Setup) -> Iterator[tuple[State, Action | None]]:
    """Every state of a game with the action chosen there. It is one state that changes: copy it to keep it."""
    state, rng = setup.begun(game), setup.chooser()
    for _ in range(adapter_of(setup.game).longest):
        if state.seat is None:
            break
        action = setup.chosen(state, rng)
        yield state, action
        game.advance(state, action)
    yield state, None


@cache
def sample(name: str, players: int, games: int | None = None, rules: int | None = None) -> tuple[Situation, ...]:
    """States of seeded games. Whoever tries something out does it on a copy."""
    game, kept = pioneers.game(name), adapter_of(name).kept
    found: list[Situation] = []
    for setup in setups(name, players, games, rules):
        keep = seeded(setup.seed, "kept states")
        for decisions, (state, action) in enumerate(walked(game, setup)):
            if decisions == 0 or action is None or keep.below(kept) == 0:
                found.append(Situation(state.copy(), setup, decisions))
    return tuple(found)


def reached(name: str, situations: tuple[Situation, ...]) -> set[str]:
    """All marks of these states."""
    adapter: Adapter = adapter_of(name)
    game = pioneers.game(name)
    return {mark for situation in situations for mark in adapter.marks(game, situation.state)}


def played(game: Game[Any], setup: Setup) -> Iterator[tuple[State, list[Event]]]:
    """The first state of a game with no events, then the state after every action with those of the action."""
    state, rng = setup.begun(game), setup.chooser()
    yield state, []
    for _ in range(adapter_of(setup.game).longest):
        if state.seat is None:
            return
        yield state, game.play(state, setup.chosen(state, rng))


def seats_of(game: Game[Any], state: State) -> list[int | None]:
    """Everybody who looks at the table: a spectator and all seats."""
    players = game.dump(state)["players"]
    assert isinstance(players, int)
    return [None, *range(players)]
