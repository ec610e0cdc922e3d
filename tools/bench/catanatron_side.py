"""Catanatron's side of the bench: runs in its own environment, with Catanatron and the standard library.

Each measure is the nearest there is to ours, and in doubt the one that lets Catanatron look better:

- `drive`: `Game.play_tick` with `RandomPlayer`s, until somebody wins or Catanatron's limit of turns is there.
- `copy`: `Game.copy`.
- `step`: `Game.execute` of a playable action, unchecked. It generates the next playable actions as well: one
  generation and one application, as `legal` and `advance` are with us.
- `search`: what an iteration of its Monte-Carlo tree search comes to, a copy played to the end by `RandomPlayer`s. The
  packaged version has no tree around it, whose time would come on top.
- `new`: a new `Game`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.metadata import version
from itertools import count, islice
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found] # only in its own environment
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]

Clock = Callable[[], float]
Tallies = dict[str, tuple[int, float]]
Opened = tuple[dict[str, Any], dict[str, Callable[[], Tallies]]]

# Positions for `copy` and `step`: so many from each of so many games, as on our side.
GAMES = 8
POSITIONS = 8
COPY_EVERY = 5  # ticks, on the way through a game: a copy is dear

TICKS = 50
NEW_GAMES = 2


def open_side(game: str, players: int, clock: Clock) -> Opened:  # noqa: ARG001 - it has one game only
    """Who this is, and what can be measured."""
    measured = Measured(players, clock)
    facts = {"name": "Catanatron", "version": version("catanatron"), "build": "interpreted"}
    return facts, {
        "drive": measured.drive,
        "search": measured.search,
        "copy": measured.copy,
        "step": measured.step,
        "new": measured.new,
    }


class Measured:
    """Catanatron under the clock."""

    def __init__(self, players: int, clock: Clock) -> None:
        self.clock = clock
        self.colors = list(islice(Color, players))
        self.seeds = count(1)
        self.positions = [position for _ in range(GAMES) for position in self.middle_of_a_game()]
        self.running = self.fresh()
        self.turns = count()

    def fresh(self) -> Any:
        """A game that was not played yet."""
        return Game([RandomPlayer(color) for color in self.colors], seed=next(self.seeds))

    def middle_of_a_game(self) -> list[Any]:
        """Positions spread evenly over the middle half of a random game."""
        game = self.fresh()
        course = []
        for tick in count():
            if over(game):
                break
            if tick % COPY_EVERY == 0:
                course.append(game.copy())
            game.play_tick()
        middle = course[len(course) // 4 : len(course) - len(course) // 4]
        return [middle[place * len(middle) // POSITIONS] for place in range(POSITIONS)]

    def drive(self) -> Tallies:
        """The next ticks of a random game; a game goes on in the next batch, as it is long."""
        if over(self.running):
            self.running = self.fresh()
        game = self.running
        ticks = 0
        begin = self.clock()
        # As in `Game.play`, which would also copy the game at its beginning and end.
        while ticks < TICKS and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            ticks += 1
        return {"all": (ticks, self.clock() - begin)}

    def search(self) -> Tallies:
        """The next position of the middle game, copied and played to the end."""
        position = self.positions[next(self.turns) % len(self.positions)]
        begin = self.clock()
        game = position.copy()
        while not over(game):
            game.play_tick()
        return {"all": (1, self.clock() - begin)}

    def copy(self) -> Tallies:
        """A copy of every position."""
        begin = self.clock()
        for game in self.positions:
            game.copy()
        return {"all": (len(self.positions), self.clock() - begin)}

    def step(self) -> Tallies:
        """In every position, one action carried out and the next ones generated."""
        pairs = [(game.copy(), random.choice(game.state.playable_actions)) for game in self.positions]
        begin = self.clock()
        for game, action in pairs:
            game.execute(action, validate_action=False)
        return {"all": (len(pairs), self.clock() - begin)}

    def new(self) -> Tallies:
        """New games."""
        begin = self.clock()
        for _ in range(NEW_GAMES):
            self.fresh()
        return {"all": (NEW_GAMES, self.clock() - begin)}


def over(game: Any) -> bool:
    """Whether somebody has won, or Catanatron would stop."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT
