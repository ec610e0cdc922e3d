"""What somebody at the terminal has before them: a seat's view, its legal actions, and what the game answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from pioneers.kernel.action import Action
from pioneers.kernel.game import Game
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.state import State
from pioneers.match.preview import Preview, preview


class Decision:
    """The decision of the seat that is asked now. Who puts it to a person never sees the state."""

    def __init__(self, game: Game[Any], state: State) -> None:
        assert state.seat is not None, "somebody decides"
        self._game = game
        self._state = state
        self.seat: int = state.seat
        self.step = state.step
        self.legal: list[Action] = state.legal()

    @cached_property
    def view(self) -> Mapping[str, Any]:
        """What the seat may know."""
        return self._game.view(self._state, self.seat)

    @cached_property
    def outlook(self) -> Mapping[str, Any]:
        """What else helps with the decision, if the game has anything."""
        return self._game.outlook(self._state)

    @property
    def actions(self) -> Sequence[Action]:
        """Every action there can be with the data of this game, legal now or not."""
        return self._state.shared.space.actions

    def explain(self, action: Action | str) -> Refusal | None:
        """Why an action is not legal now; `None` if it is."""
        return self._game.explain(self._state, action)

    def preview(self, actions: Sequence[str]) -> Preview:
        """What these actions would do, as far as the seat can know."""
        return preview(self._game, self.view, self.seat, actions)
