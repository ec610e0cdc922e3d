"""What a bot may not see never changes its move, looked at in depth.

    python -m tests.bots.hidden --positions 1000

takes so many positions for each game and level, deals anew what the deciding seat may not know, and asks the bot in
both worlds. The tests do the same on a small sample.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

import pioneers
from pioneers.bots.budget import Budget
from pioneers.bots.levels import LEVELS, LevelBot
from pioneers.kernel.rng import seeded
from pioneers.kernel.state import State
from tests.laws.adapter import adapter_of
from tests.laws.checks.knowledge_laws import another_world
from tests.laws.sample import setups, walked

# One position in so many, so that neighbours differ and many games are seen.
TAKEN = 7
ITERATIONS = 32


def positions(name: str, count: int) -> Iterator[State]:
    """Positions with a choice along seeded games, the numbers of players in turns."""
    game = pioneers.game(name)
    found = 0
    for number in range(count):
        for players in game.player_numbers:
            setup = setups(name, players, number + 1)[number]
            take = seeded(setup.seed, "bots in two worlds")
            for state, action in walked(game, setup):
                if action is not None and take.below(TAKEN) == 0 and len(state.legal()) > 1:
                    yield state
                    found += 1
                    if found == count:
                        return


def differing(name: str, level: int, count: int) -> tuple[int, int]:
    """In how many positions the two worlds differ at all, and in how many the bot's moves do."""
    game, adapter = pioneers.game(name), adapter_of(name)
    worlds = moves = 0
    for number, state in enumerate(positions(name, count)):
        world = another_world(game, adapter, state, state.seat, seeded(number, "another world"))
        worlds += game.digest(world) != game.digest(state)
        chosen = []
        for one in (state, world):
            bot = LevelBot(level, number, Budget(iterations=ITERATIONS))
            chosen.append(bot.choose(game, game.view(one, one.seat), one.legal()))
        moves += chosen[0] != chosen[1]
    return worlds, moves


def main() -> None:
    """Compare, and tell how much was compared."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots.hidden", description=__doc__)
    parser.add_argument("--positions", type=int, default=1000, help="positions of each game and level")
    count = parser.parse_args().positions
    broken = 0
    for name in pioneers.GAMES:
        for level in LEVELS:
            worlds, moves = differing(name, level, count)
            broken += moves
            sys.stdout.write(
                f"{name} level{level}: {count} positions, {worlds} differ in secret, {moves} moves differ\n"
            )
    sys.exit(broken > 0)


if __name__ == "__main__":
    main()
