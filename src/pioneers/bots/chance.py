"""A bot that plays any legal action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pioneers.kernel.action import Action
from pioneers.kernel.game import Game
from pioneers.kernel.rng import seeded
from pioneers.kernel.view import View


class ChanceBot:
    """Every legal action is equally likely; in the same position it chooses the same again."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, game: Game[Any], view: View, legal: Sequence[Action]) -> Action:
        """One of them."""
        return legal[seeded(self.seed, f"chance {game.chance_digest(view)}").below(len(legal))]
