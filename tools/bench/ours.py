"""Our side of the bench: what is measured on any game of ours, through its contract."""

from __future__ import annotations

from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import count
from random import Random
from time import perf_counter_ns
from typing import Any

import pioneers
from pioneers.bots.evaluators import manner_of, usual_evaluator, usual_weights
from pioneers.bots.search import Search
from pioneers.kernel import playout
from pioneers.kernel.game import Game
from pioneers.kernel.rng import seeded
from pioneers.kernel.state import State

Clock = Callable[[], float]
Tallies = dict[str, tuple[int, float]]
Opened = tuple[dict[str, Any], dict[str, Callable[[], Tallies]]]

# Positions for `copy` and `step`: so many from each of so many games.
GAMES = 8
POSITIONS = 8

NEW_GAMES = 16
ITERATIONS = 50
CLOCK_PAIRS = 2001


def open_side(game: str, players: int, clock: Clock) -> Opened:
    """Who we are, and what can be measured."""
    measured = Measured(pioneers.game(game), players, clock)
    facts = {"name": "pioneers", "version": pioneers.__version__, "build": build()}
    return facts, {
        "drive": measured.drive,
        "games": measured.games,
        "playout": measured.playout,
        "inside": measured.inside,
        "search": measured.search,
        "copy": measured.copy,
        "step": measured.step,
        "new": measured.new,
        "steps": measured.steps,
    }


def build() -> str:
    """Whether the engine of this process is compiled."""
    return "compiled" if playout.__file__.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


class Measured:
    """One game under the clock. Every measure gives how often something was done, and the seconds of it."""

    def __init__(self, game: Game[Any], players: int, clock: Clock) -> None:
        self.game = game
        self.players = players
        self.clock = clock
        self.seeds = count()
        self.random = Random(0)
        self.positions = [state for seed in range(GAMES) for state in self.middle_of_a_game(seed)]
        self.turns = count()
        self.evaluator = usual_evaluator(game.name)
        self.manner = manner_of(usual_weights(game.name), to_the_end=True)
        self.tick = clock_cost()

    def fresh(self) -> State:
        """A game that was not played yet."""
        state: State = self.game.new(players=self.players, seed=next(self.seeds))
        return state

    def middle_of_a_game(self, seed: int) -> list[State]:
        """Positions spread evenly over the middle half of a random game."""
        state = self.game.new(players=self.players, seed=seed)
        course = []
        while legal := state.legal():
            course.append(state.copy())
            self.game.advance(state, self.random.choice(legal))
        middle = course[len(course) // 4 : len(course) - len(course) // 4]
        return [middle[place * len(middle) // POSITIONS] for place in range(POSITIONS)]

    def to_the_end(self, state: State) -> int:
        """Play at random, driven as anybody would write it; gives the number of decisions."""
        game = self.game
        choice = self.random.choice
        decisions = 0
        while legal := state.legal():
            game.advance(state, choice(legal))
            decisions += 1
        return decisions

    def drive(self) -> Tallies:
        """A random game, driven from Python."""
        state = self.fresh()
        begin = self.clock()
        decisions = self.to_the_end(state)
        return {"all": (decisions, self.clock() - begin)}

    def games(self) -> Tallies:
        """The same, and the clock sees the new game too."""
        begin = self.clock()
        decisions = self.to_the_end(self.fresh())
        return {"all": (decisions, self.clock() - begin)}

    def playout(self) -> Tallies:
        """A random game inside the package."""
        state = self.fresh()
        rng = seeded(next(self.seeds), "bench")
        begin = self.clock()
        decisions = playout.play_out(state, rng)
        return {"all": (int(decisions), self.clock() - begin)}

    def inside(self) -> Tallies:
        """The same, and the clock sees the new game too."""
        rng = seeded(next(self.seeds), "bench")
        begin = self.clock()
        decisions = playout.play_out(self.fresh(), rng)
        return {"all": (int(decisions), self.clock() - begin)}

    def search(self) -> Tallies:
        """A search of the next position of the middle game: worlds dealt anew, a tree, games played to the end."""
        number = next(self.turns)
        base = self.positions[number % len(self.positions)]
        begin = self.clock()
        search = Search(self.evaluator, base, seeded(number, "bench"), self.manner)
        search.run(ITERATIONS)
        return {"all": (ITERATIONS, self.clock() - begin)}

    def copy(self) -> Tallies:
        """A copy of every position."""
        begin = self.clock()
        for state in self.positions:
            state.copy()
        return {"all": (len(self.positions), self.clock() - begin)}

    def step(self) -> Tallies:
        """In every position, all legal actions and then one of them carried out."""
        advance = self.game.advance
        pairs = [(state.copy(), self.random.choice(state.legal())) for state in self.positions]
        begin = self.clock()
        for state, action in pairs:
            state.legal()
            advance(state, action)
        return {"all": (len(pairs), self.clock() - begin)}

    def new(self) -> Tallies:
        """New games."""
        new = self.game.new
        players = self.players
        seeds = [next(self.seeds) for _ in range(NEW_GAMES)]
        begin = self.clock()
        for seed in seeds:
            new(players=players, seed=seed)
        return {"all": (NEW_GAMES, self.clock() - begin)}

    def steps(self) -> Tallies:
        """A random game with the clock around every call: by step, the time of each and how many choices.

        The time of `advance` holds the way to the next question, and so what the steps do that ask nothing.
        """
        state = self.fresh()
        game = self.game
        tallies: Tallies = {}
        while state.seat is not None:
            step = state.step
            one = perf_counter_ns()
            legal = state.legal()
            two = perf_counter_ns()
            action = self.random.choice(legal)
            three = perf_counter_ns()
            game.advance(state, action)
            four = perf_counter_ns()
            tally(tallies, f"{step} legal", (two - one - self.tick) / 1e9)
            tally(tallies, f"{step} advance", (four - three - self.tick) / 1e9)
            tally(tallies, f"{step} choices", len(legal))
        return tallies


def tally(tallies: Tallies, name: str, amount: float) -> None:
    """Count one more."""
    counted, so_far = tallies.get(name, (0, 0.0))
    tallies[name] = (counted + 1, so_far + amount)


def clock_cost() -> int:
    """What the clock itself takes between two looks, in nanoseconds."""
    pairs = sorted(-perf_counter_ns() + perf_counter_ns() for _ in range(CLOCK_PAIRS))
    return pairs[CLOCK_PAIRS // 2]
