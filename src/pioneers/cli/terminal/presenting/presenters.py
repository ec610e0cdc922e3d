"""How a game is shown at the terminal: by its own presenter, or by a plain one that suits any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pioneers.catalogue import descriptor
from pioneers.cli.terminal.presenting.presenter import Presenter
from pioneers.cli.terminal.screen import Screen
from pioneers.kernel.game import Game
from pioneers.kernel.state import State


def presenter_for(game: Game[Any], state: State, language: str, seats: Sequence[str], screen: Screen) -> Presenter:
    """The presenter of this game, for this state's data and these players."""
    found = descriptor(game.name)
    place = found.presenter or "pioneers.cli.terminal.presenting.plain_presenter:PlainPresenter"
    presenter: Presenter = found.load(place)({"game": game.name, **game.components(state)}, language, seats, screen)
    return presenter
