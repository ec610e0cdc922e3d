"""Decides for the person at the screen, so that whole games are played with sense and come to their end."""

from __future__ import annotations

from typing import Any, Protocol

import pioneers
from pioneers.bots.levels import LevelBot


class Decider(Protocol):
    """Somebody who decides."""

    def decide(self, view: dict[str, Any], legal: list[str]) -> list[str]:
        """The actions that belong to one decision."""
        ...


class LastOffered:
    """Takes the last action that is offered, of whatever game: it needs to know nothing of it."""

    def decide(self, view: dict[str, Any], legal: list[str]) -> list[str]:  # noqa: ARG002 - as all of them
        return legal[-1:]


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
