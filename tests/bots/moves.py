"""Games of the levels, kept as digests: the same moves compiled, interpreted and in any process.

    python -m tests.bots.moves > tests/golden/level-moves.txt

writes them anew, after a change to the bots that was meant to change how they play.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pioneers
from pioneers.bots.budget import Budget
from pioneers.bots.levels import LEVELS, LevelBot
from pioneers.kernel.digest import digest_of
from pioneers.match.match import Match

GOLDEN = Path(__file__).parent.parent / "golden" / "level-moves.txt"
# Enough that the tree grows several levels deep, few enough for the interpreter.
ITERATIONS = 24
# A game of thinkers is long for the interpreter: so many actions are compared.
LONGEST = 60


def course(game: str, players: int, level: int, seed: int = 5, cores: int = 1) -> list[str]:
    """The first actions of a game of one level against itself."""
    budget = Budget(iterations=ITERATIONS)
    bots = [LevelBot(level, seed + seat, budget, cores=cores) for seat in range(players)]
    match = Match.new(pioneers.game(game), [f"bot {seat}" for seat in range(players)], bots, seed)
    while match.version < LONGEST and (action := match.bot_action()) is not None:
        match.play(action)
    return list(match.record.actions)


def tables() -> list[tuple[str, int, int]]:
    """Every game, number of players and level."""
    games = [(name, players) for name in pioneers.GAMES for players in pioneers.game(name).player_numbers]
    return [(name, players, level) for name, players in games for level in LEVELS]


def row(game: str, players: int, level: int) -> str:
    """A line of the golden file."""
    actions = course(game, players, level)
    return f"{game} {players} level{level} {len(actions)} {digest_of(actions)}"


if __name__ == "__main__":
    for table in tables():
        sys.stdout.write(row(*table) + "\n")
