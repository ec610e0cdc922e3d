"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from pioneers.kernel.action import Action
from pioneers.kernel.game import Game
from pioneers.kernel.view import View


class Bot(Protocol):
    """Chooses one of the legal actions from what its seat may know. The same seed, the same choices."""

    def choose(self, game: Game[Any], view: View, legal: Sequence[Action]) -> Action:
        """The action to play."""
        ...
