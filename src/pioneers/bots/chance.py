"""A bot that plays any legal action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pioneers.kernel.action import Action
from pioneers.kernel.game import Game
from pioneers.kernel.rng import seeded
from pioneers.kernel.view import View


class ChanceBot:
    """Every legal action is equally likely."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed, "chance bot")

    def choose(self, game: Game[Any], view: View, legal: Sequence[Action]) -> Action:  # noqa: ARG002 - blind
        """One of them."""
        return legal[self.rng.below(len(legal))]
