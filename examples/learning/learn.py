"""Learns to beat level 1 at a game of two, with numpy alone, on one core: see README.md."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

# One core for each game: the other one can learn the other game. Numpy reads this when it is imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pioneers
from evaluation import share_of_wins
from network import Network
from pioneers.envs.vector import PioneersVectorEnv
from training import Plan, Training

# The rate of learning falls to this part of what it was.
SLOWEST = 0.05


def say(words: str) -> None:
    """A line of progress, at once."""
    sys.stdout.write(words + "\n")
    sys.stdout.flush()


def learned(game: str, opponent: str, seconds: float, plan: Plan, seed: int) -> Network:
    """Play and learn for so many seconds of processor time."""
    training = Training(PioneersVectorEnv(game, plan.games, 2, opponent), plan, seed)
    began, told, lessons, decisions, ended, worth = time.process_time(), 0.0, 0, 0, 0, 0.0
    while (spent := time.process_time() - began) < seconds:
        games, won = training.play()
        training.learn(plan.rate * max(SLOWEST, 1 - spent / seconds))
        lessons, decisions = lessons + 1, decisions + plan.games * plan.steps
        ended, worth = ended + games, worth + won
        if ended and spent - told > seconds / 40:
            share = (worth / ended + 1) / 2
            say(f"{game} {spent:5.0f} s: lesson {lessons}, {decisions:,} decisions; won {share:.1%} of {ended} games")
            told, ended, worth = spent, 0, 0.0
    return training.network


def main() -> int:
    """Learn, save, and say how strong it is; 1 if it does not win more than half."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=pioneers.GAMES)
    parser.add_argument("--against", default="level1", help="a level, or chance")
    parser.add_argument("--seconds", type=float, default=570, help="of processor time, for learning")
    parser.add_argument("--games", type=int, default=2000, help="to test on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=Plan.hidden, help="the width of the network")
    parser.add_argument("--at-once", type=int, default=Plan.games, help="games that are played at once")
    parser.add_argument("--out", type=Path, help="where the network is saved; by default <game>.npz")
    chosen = parser.parse_args()
    plan = Plan(games=chosen.at_once, hidden=chosen.hidden)
    began = time.process_time(), time.perf_counter()
    network = learned(chosen.game, chosen.against, chosen.seconds, plan, chosen.seed)
    out = chosen.out or Path(f"{chosen.game}.npz")
    network.save(out)
    share = share_of_wins(Network.load(out), chosen.game, chosen.against, chosen.games, chosen.seed)
    spent, passed = time.process_time() - began[0], time.perf_counter() - began[1]
    say(f"{chosen.game}: won {share} against {chosen.against}, in games not seen before")
    say(f"{spent:.0f} s of one core ({passed:.0f} s by the clock), test included; the network is in {out}")
    say("It has learned to win." if share.won else "It doesn’t win more than half of the games.")
    return 0 if share.won else 1


if __name__ == "__main__":
    sys.exit(main())
