"""Short finished games for the tests of the analysis, played once."""

from __future__ import annotations

from functools import cache

import pioneers
from pioneers.bots.levels import bot_named
from pioneers.kernel.files.record import Record
from pioneers.match.match import Match

# Few iterations: the tests ask what holds for any number of them.
FEW = 96


@cache
def finished(name: str, players: int, seed: int = 3) -> Record:
    """A game of quick bots."""
    bots = [bot_named("level1", seed + seat) for seat in range(players)]
    match = Match.new(pioneers.game(name), [f"P{seat}" for seat in range(players)], bots, seed)
    match.run()
    return match.record
