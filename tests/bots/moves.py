"""Games of the levels, kept as digests: the same moves compiled, interpreted and in any process.

    python -m tests.golden.make moves

writes those of the newest rules anew, after a change of the rules. After a change to the bots that was meant to change
how they play, `python -m tests.bots.moves` writes those of all rules.
"""

from __future__ import annotations

from pathlib import Path

import pioneers
from pioneers.bots.budget import Budget
from pioneers.bots.levels import LEVELS, LevelBot
from pioneers.kernel.digest import digest_of
from pioneers.match.match import Match

GOLDEN = Path(__file__).parent.parent / "golden"
# Enough that the tree grows several levels deep, few enough for the interpreter.
ITERATIONS = 24
# A game of thinkers is long for the interpreter: so many actions are compared.
LONGEST = 60


def course(game: str, players: int, level: int, seed: int = 5, cores: int = 1, rules: int | None = None) -> list[str]:
    """The first actions of a game of one level against itself."""
    budget = Budget(iterations=ITERATIONS)
    bots = [LevelBot(level, seed + seat, budget, cores=cores) for seat in range(players)]
    match = Match.new(pioneers.game(game), [f"bot {seat}" for seat in range(players)], bots, seed, rules)
    while match.version < LONGEST and (action := match.bot_action()) is not None:
        match.play(action)
    return list(match.record.actions)


def tables() -> list[tuple[str, int, int, int]]:
    """Every game, version of its rules, number of players and level."""
    games = [(name, rules) for name in pioneers.GAMES for rules in pioneers.game(name).known_rules]
    return [
        (name, rules, players, level)
        for name, rules in games
        for players in pioneers.game(name).player_numbers
        for level in LEVELS
    ]


# The lowest level that searches.
SEARCHING = 4


def thinking_long(game: str, rules: int, players: int, level: int) -> bool:
    """Whether the interpreter would take long: there the highest levels play for two, by the newest rules."""
    known = pioneers.game(game)
    return level >= SEARCHING and (rules, players) != (known.rules, known.player_numbers[0])


def golden_file(game: str, rules: int) -> Path:
    """Where the moves by a version of the rules are kept."""
    return GOLDEN / f"rules-{rules}" / f"{game}-level-moves.txt"


def row(game: str, rules: int, players: int, level: int) -> str:
    """A line of the golden file."""
    actions = course(game, players, level, rules=rules)
    return f"{game} {players} level{level} {len(actions)} {digest_of(actions)}"


def write_moves(game: str, rules: int | None = None) -> None:
    """The golden file of a game, by the newest rules or an older version."""
    version = rules or pioneers.game(game).rules
    rows = [row(*table) + "\n" for table in tables() if table[:2] == (game, version)]
    golden_file(game, version).write_text("".join(rows), encoding="utf-8")


if __name__ == "__main__":
    for name in pioneers.GAMES:
        for known in pioneers.game(name).known_rules:
            write_moves(name, known)
