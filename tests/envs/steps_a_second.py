"""How fast the vectorised environment steps, beside one game at a time, and observations are made.

`python -m tests.envs.steps_a_second` plays 1,024 games of each kind, the learner and its opponents by chance. With
`--opponents level1` the others think.
"""

from __future__ import annotations

import argparse
import sys
import time

import numpy as np

import pioneers
from pioneers.envs.gymnasium import PioneersEnv
from pioneers.envs.vector import PioneersVectorEnv

WARMING = 20
# Of the single environment.
SINGLE_STEPS = 1000


def measured(name: str, games: int, players: int, steps: int, opponents: str) -> str:
    """Decisions of the learner a second of processor time; microseconds an observation by its view, and among many."""
    env = PioneersVectorEnv(name, games, players, opponents)
    rng = np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    spent = 0.0
    for step in range(WARMING + steps):
        actions = (infos["action_mask"] * rng.random(infos["action_mask"].shape)).argmax(axis=1)
        began = time.process_time()
        _, _, _, _, infos = env.step(actions)
        spent += (time.process_time() - began) * (step >= WARMING)
    game, observer = env.rules.game, env.rules.observer
    states, seats = [table.state for table in env.episodes], [table.seat for table in env.episodes]
    began = time.process_time()
    views = [game.view(state, seat) for state, seat in zip(states, seats, strict=True)]
    viewed = time.process_time()
    for view in views:
        observer.of_view(view)
    observed = time.process_time()
    observer.of_states(states, seats)
    ended = time.process_time()
    each = 1e6 / games
    many, single = games * steps / spent, one_at_a_time(name, players, opponents)
    return (
        f"{name}, {games} games of {players} against {opponents}: {many:,.0f} steps a second, one game at a time "
        f"{single:,.0f} ({many / single:.0f} times as many); an observation in {(viewed - began) * each:.0f} + "
        f"{(observed - viewed) * each:.0f} µs by its view, {(ended - observed) * each:.1f} µs among many"
    )


def one_at_a_time(name: str, players: int, opponents: str) -> float:
    """Decisions of the learner a second of processor time in a single environment."""
    env = PioneersEnv(name, players, opponents)
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    spent = 0.0
    for _ in range(SINGLE_STEPS):
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        began = time.process_time()
        _, _, over, _, info = env.step(action)
        if over:
            _, info = env.reset()
        spent += time.process_time() - began
    return SINGLE_STEPS / spent


def main() -> None:
    """Measure both games."""
    parser = argparse.ArgumentParser(prog="python -m tests.envs.steps_a_second", description=__doc__)
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--opponents", default="chance")
    chosen = parser.parse_args()
    for name in pioneers.GAMES:
        sys.stdout.write(measured(name, chosen.games, chosen.players, chosen.steps, chosen.opponents) + "\n")


if __name__ == "__main__":
    main()
