"""A level of ours against OpenSpiel's own search bot, or flat Monte-Carlo, on our OpenSpiel games.

    python -m tests.envs.against_openspiel --game board --games 200 --seconds 0.02 --seed 1
    python -m tests.envs.against_openspiel --level 5 --rival flat --times 20 --games 40 --seconds 0.005

Two players; every deal is played twice, with seats exchanged. The rival thinks `--times` as long as ours for an action:
`ismcts` is OpenSpiel's Python IS-MCTS bot with its search loop on a clock, observation strings as keys, and random
rollouts played inside our compiled engine, which gives it many times the simulations of its own evaluator; `flat` plays
imagined worlds to the end at random after each legal action in turn, all of it in the compiled engine, and takes the
action with the best mean. Rivals think for every action; ours for a whole decision, which may be several actions. Where
there is only one legal action nobody thinks.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from math import sqrt
from typing import Any, Protocol

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # compiled, without types
from open_spiel.python.algorithms import ismcts  # type: ignore[import-untyped]

import pioneers
from pioneers.bots.budget import Budget
from pioneers.bots.evaluators import usual_evaluator
from pioneers.bots.levels import LEVELS, LevelBot
from pioneers.envs import openspiel
from pioneers.envs.openspiel import PioneersState, Rollouts
from pioneers.envs.rewards import by_win
from pioneers.kernel.playout import play_out
from pioneers.kernel.rng import seeded
from pioneers.kernel.state import advance_index

# Without a limit but the clock.
ENDLESS = 10**9
# The seeds of the two bots in a game are its deal's, moved apart.
APART = 10**6


class Rival(Protocol):
    """Who plays against us: chooses an action, and counts what it looked at."""

    simulations: int

    def step(self, state: PioneersState) -> int: ...


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's IS-MCTS bot, but for so many seconds a decision in place of so many simulations."""

    def __init__(self, game: Any, seconds: float, exploration: float, seed: int) -> None:
        super().__init__(
            game,
            Rollouts(seed),
            exploration,
            ENDLESS,
            random_state=np.random.RandomState(seed),
            use_observation_string=True,
        )
        self.seconds = seconds
        self.simulations = 0

    def run_search(self, state: PioneersState) -> list[tuple[int, float]]:
        """As its own, with the clock as the end of the loop; at least one simulation that is more than a look."""
        end = time.perf_counter() + self.seconds
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self._root_node = self.create_new_node(state)
        done = 0
        while done < 2 or time.perf_counter() < end:
            self.run_simulation(self.sample_root_state(state))
            done += 1
        self.simulations += done
        policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return policy


class FlatSearch:
    """Flat Monte-Carlo: no tree and no knowledge, but every action is tried equally often in imagined worlds."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        self.game = game
        self.seconds = seconds
        self.rng = seeded(seed, "flat")
        self.simulations = 0

    def step(self, state: PioneersState) -> int:
        """The action whose worlds ended best on average, after at least one round of all."""
        end = time.perf_counter() + self.seconds
        rules, seat = self.game.rules, state.current_player()
        base = rules.imagine(state.view(seat), int(self.rng.word()))
        legal = [action.index for action in base.legal()]
        totals = [0.0] * len(legal)
        redeal = usual_evaluator(rules.name).redeal
        while True:
            for place, index in enumerate(legal):
                world = redeal(base, seat, self.rng)
                advance_index(world, index, None)
                play_out(world, self.rng)
                totals[place] += by_win(rules.result(world))[seat]
                self.simulations += 1
            if time.perf_counter() >= end:
                best: int = legal[max(range(len(legal)), key=totals.__getitem__)]
                return best


@dataclass
class Side:
    """What is counted of one side."""

    name: str
    wins: float = 0.0
    seconds: float = 0.0
    decisions: int = 0
    # Actions that had to be chosen, thought about or part of a decision made before.
    actions: int = 0


@dataclass
class Tally:
    """A series so far."""

    ours: Side
    theirs: Side
    games: int = 0
    simulations: int = 0

    def interval(self) -> tuple[float, float]:
        """The 95% interval of our share of wins (Wilson); a shared win counts half."""
        share, number, z = self.ours.wins / self.games, self.games, 1.96
        middle = (share + z * z / (2 * number)) / (1 + z * z / number)
        half = z * sqrt(share * (1 - share) / number + z * z / (4 * number * number)) / (1 + z * z / number)
        return middle - half, middle + half

    def told(self) -> str:
        """All figures in a few rows."""
        low, high = self.interval()
        share = f"{self.ours.wins / self.games:.1%}, 95% interval {low:.1%} to {high:.1%}"
        rows = [f"{self.games} games: {self.ours.name} won {self.ours.wins:g} ({share})"]
        for side in (self.ours, self.theirs):
            mean, each = side.seconds / max(1, side.decisions), side.seconds / max(1, side.actions)
            rows.append(
                f"{side.name}: {mean:.4f} s a decision ({side.decisions} decisions), {each:.4f} s an action "
                f"({side.actions} actions), {side.seconds / self.games:.2f} s a game"
            )
        rows.append(
            f"{self.theirs.name}: {self.simulations / max(1, self.theirs.decisions):.0f} simulations a decision"
        )
        return "\n".join(rows)


@dataclass(frozen=True)
class Terms:
    """Who meets, and how long each may think: ours for a decision, the rival for an action."""

    level: int = 4
    rival: str = "ismcts"
    seconds: float = 0.02
    times: float = 1.0
    exploration: float = 1.0

    def opponent(self, game: Any, seed: int) -> Rival:
        """The rival for one game."""
        if self.rival == "flat":
            return FlatSearch(game, self.seconds * self.times, seed)
        return TimedSearch(game, self.seconds * self.times, self.exploration, seed % 2**32)

    def tally(self) -> Tally:
        """Nothing played yet."""
        return Tally(Side(f"level {self.level}"), Side(RIVALS[self.rival]))


RIVALS = {"ismcts": "OpenSpiel IS-MCTS", "flat": "flat Monte-Carlo"}


def play_game(game: Any, deal: int, seat: int, terms: Terms, tally: Tally) -> None:
    """One game with our level in this seat."""
    rules = game.rules
    ours = LevelBot(terms.level, game.first_seed + deal, Budget(ENDLESS, terms.seconds))
    theirs = terms.opponent(game, game.first_seed + deal + APART)
    state: PioneersState = game.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        position, legal = state.dealt(), state.legal_actions()
        own = state.current_player() == seat
        side = tally.ours if own else tally.theirs
        began = time.perf_counter()
        if len(legal) == 1:
            action = legal[0]
        elif own:
            planned = ours.rest
            action = ours.choose(rules, rules.view(position, seat), position.legal()).index
            # An action of a decision made before costs no thought; a new decision has a new plan.
            side.decisions += ours.rest is not planned
        else:
            action = theirs.step(state)
            side.decisions += 1
        if len(legal) > 1:
            side.seconds += time.perf_counter() - began
            side.actions += 1
        state.apply_action(action)
    winners = rules.result(state.dealt())["winners"]
    tally.games += 1
    tally.ours.wins += (seat in winners) / len(winners)
    tally.theirs.wins += (1 - seat in winners) / len(winners)
    tally.simulations += theirs.simulations


def series(name: str, games: int, seed: int, terms: Terms) -> Tally:
    """So many games, each deal twice."""
    game = pyspiel.load_game(openspiel.short_name(name), {"players": 2, "deals": max(1, games), "first_seed": seed})
    tally = terms.tally()
    for number in range(games):
        play_game(game, number // 2, number % 2, terms, tally)
        sys.stderr.write(f"\r{tally.games} of {games} games, {tally.ours.name} won {tally.ours.wins:g} ")
        sys.stderr.flush()
    sys.stderr.write("\n")
    return tally


def main() -> None:
    """Play the series and tell the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.envs.against_openspiel", description=__doc__)
    parser.add_argument("--game", choices=pioneers.GAMES, default="board")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", type=int, choices=LEVELS, default=Terms.level)
    parser.add_argument("--rival", choices=RIVALS, default=Terms.rival)
    parser.add_argument("--seconds", type=float, default=Terms.seconds, help="our thinking time a decision")
    parser.add_argument("--times", type=float, default=Terms.times, help="how many times as long the rival thinks")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--exploration", type=float, default=Terms.exploration, help="uct_c of OpenSpiel's bot")
    chosen = parser.parse_args()
    terms = Terms(chosen.level, chosen.rival, chosen.seconds, chosen.times, chosen.exploration)
    tally = series(chosen.game, chosen.games, chosen.seed, terms)
    sys.stdout.write(f"{chosen.game}, seed {chosen.seed}, {terms}\n")
    sys.stdout.write(tally.told() + "\n")


if __name__ == "__main__":
    main()
