"""How fast the vectorised environment steps, and observations are made.

`python -m tests.envs.steps_a_second` plays 1,024 games of each kind, the learner and its opponents by chance.
"""

from __future__ import annotations

import argparse
import sys
import time

import numpy as np

import pioneers
from pioneers.envs.vector import PioneersVectorEnv

WARMING = 20


def measured(name: str, games: int, players: int, steps: int) -> str:
    """Decisions of the learner a second of processor time; microseconds an observation by its view, and among many."""
    env = PioneersVectorEnv(name, games, players, "chance")
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
    return (
        f"{name}, {games} games of {players}: {games * steps / spent:,.0f} steps a second; an observation in "
        f"{(viewed - began) * each:.0f} + {(observed - viewed) * each:.0f} µs by its view, "
        f"{(ended - observed) * each:.0f} µs among many"
    )


def main() -> None:
    """Measure both games."""
    parser = argparse.ArgumentParser(prog="python -m tests.envs.steps_a_second", description=__doc__)
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--steps", type=int, default=200)
    chosen = parser.parse_args()
    for name in pioneers.GAMES:
        sys.stdout.write(measured(name, chosen.games, chosen.players, chosen.steps) + "\n")


if __name__ == "__main__":
    main()
