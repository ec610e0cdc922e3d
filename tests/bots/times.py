"""How long the slowest decisions take.

    python -m tests.bots.times --game board --players 4 --level 3 --games 30

lets a level play against itself and prints the mean and the slowest decision in processor time. What takes long is
asked again: the shortest of the repetitions is what the decision takes, the rest was the machine.
"""

from __future__ import annotations

import argparse
import sys
from time import process_time

import pioneers
from pioneers.bots.levels import LEVELS, LevelBot

REPEATED = 4
# A decision is looked at again if it takes so many times the mean so far.
STRIKING = 3


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots.times", description=__doc__)
    parser.add_argument("--game", choices=pioneers.GAMES, default="board")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--level", type=int, choices=LEVELS, default=3)
    parser.add_argument("--games", type=int, default=30)
    chosen = parser.parse_args()
    game = pioneers.game(chosen.game)
    total, decisions, slowest, once = 0.0, 0, 0.0, 0.0
    for seed in range(chosen.games):
        state = game.new(players=chosen.players, seed=seed)
        bots = [LevelBot(chosen.level, seat) for seat in range(chosen.players)]
        while state.seat is not None:
            legal, view, bot = state.legal(), game.view(state, state.seat), bots[state.seat]
            plan = list(bot.rest)
            begin = process_time()
            action = bot.choose(game, view, legal)
            took = process_time() - begin
            if len(legal) > 1:
                total, decisions, once = total + took, decisions + 1, max(once, took)
                if took > STRIKING * total / decisions:
                    again = [took]
                    for _ in range(REPEATED):
                        twin = LevelBot(chosen.level, bot.seed)
                        twin.rest = list(plan)
                        begin = process_time()
                        twin.choose(game, view, legal)
                        again.append(process_time() - begin)
                    slowest = max(slowest, min(again))
            game.advance(state, action)
    figures = f"mean {total / decisions * 1e3:.2f} ms, slowest {slowest * 1e3:.1f} ms (once {once * 1e3:.1f} ms)"
    sys.stdout.write(
        f"{chosen.game}, {chosen.players} players, level {chosen.level}: {decisions} decisions, {figures}\n"
    )


if __name__ == "__main__":
    main()
