"""OpenSpiel's side of the bench: runs in its own environment, with OpenSpiel and the standard library.

Its `hearts` is written in C++ and driven from Python with the loop that its documentation shows. Each measure is the
nearest there is to ours, and in doubt the one that lets OpenSpiel look better: a draw of the deal is a `choice` like
any other, as all are equally likely, not taken from `chance_outcomes` by their probabilities, which is slower by far.

- `games`: random games from the new one to the end. Decisions are the players'; the draws of the deal only take time.
- `drive`: the same, but the clock starts when the cards are dealt; then nothing needs to ask for chance nodes.
- `copy`: `State.clone`.
- `step`: `State.legal_actions` and `State.apply_action`.
- `new`: a new state and its deal.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found] # only in its own environment

Clock = Callable[[], float]
Tallies = dict[str, tuple[int, float]]
Opened = tuple[dict[str, Any], dict[str, Callable[[], Tallies]]]

# Positions for `copy` and `step`: so many from each of so many games, as on our side.
GAMES = 8
POSITIONS = 8

NEW_GAMES = 16


def open_side(game: str, players: int, clock: Clock) -> Opened:  # noqa: ARG001 - hearts is played by four
    """Who this is, and what can be measured."""
    measured = Measured(clock)
    facts = {"name": "OpenSpiel", "version": version("open_spiel"), "build": "hearts in C++"}
    return facts, {
        "games": measured.games,
        "drive": measured.drive,
        "copy": measured.copy,
        "step": measured.step,
        "new": measured.new,
    }


class Measured:
    """Hearts under the clock."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.random = Random(0)
        self.game = pyspiel.load_game("hearts")
        self.positions = [position for _ in range(GAMES) for position in self.middle_of_a_game()]

    def fresh(self) -> Any:
        """A game that is dealt and not played yet: all chance nodes of hearts stand at its beginning."""
        choice = self.random.choice
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(choice(state.legal_actions()))
        return state

    def middle_of_a_game(self) -> list[Any]:
        """Positions spread evenly over the middle half of a random game."""
        state = self.fresh()
        course = []
        while not state.is_terminal():
            course.append(state.clone())
            state.apply_action(self.random.choice(state.legal_actions()))
        middle = course[len(course) // 4 : len(course) - len(course) // 4]
        return [middle[place * len(middle) // POSITIONS] for place in range(POSITIONS)]

    def games(self) -> Tallies:
        """A random game with its deal."""
        choice = self.random.choice
        decisions = 0
        begin = self.clock()
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choice(state.legal_actions()))
            else:
                state.apply_action(choice(state.legal_actions()))
                decisions += 1
        return {"all": (decisions, self.clock() - begin)}

    def drive(self) -> Tallies:
        """A random game without its deal."""
        choice = self.random.choice
        decisions = 0
        state = self.fresh()
        begin = self.clock()
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            decisions += 1
        return {"all": (decisions, self.clock() - begin)}

    def copy(self) -> Tallies:
        """A copy of every position."""
        begin = self.clock()
        for state in self.positions:
            state.clone()
        return {"all": (len(self.positions), self.clock() - begin)}

    def step(self) -> Tallies:
        """In every position, all legal actions and then one of them carried out."""
        pairs = [(state.clone(), self.random.choice(state.legal_actions())) for state in self.positions]
        begin = self.clock()
        for state, action in pairs:
            state.legal_actions()
            state.apply_action(action)
        return {"all": (len(pairs), self.clock() - begin)}

    def new(self) -> Tallies:
        """New games, dealt."""
        begin = self.clock()
        for _ in range(NEW_GAMES):
            self.fresh()
        return {"all": (NEW_GAMES, self.clock() - begin)}
