"""Decides for the person at the screen, so that whole games are played with sense and come to their end."""

from __future__ import annotations

from typing import Any

import pioneers
from pioneers.bots.levels import LevelBot


class Chooser:
    """A whole decision for a view: the actions that belong together, as a drive by several cities."""

    def __init__(self, game: str, level: int = 1, seed: int = 1) -> None:
        self.game = pioneers.game(game)
        self.bot = LevelBot(level, seed)

    def decide(self, view: dict[str, Any], legal: list[str]) -> list[str]:
        """What to do; the only possible thing if there is no choice."""
        if len(legal) == 1:
            return legal
        return [str(action) for action in self.bot.decide(self.game, view)]
