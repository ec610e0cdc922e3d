"""Which table a game is played at: the one place where the command line names the games."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from pioneers.cli.terminal.presenter import Table
from pioneers.cli.terminal.screen import Screen
from pioneers.kernel.game import Game
from pioneers.kernel.state import State

TABLES = {
    "board": "pioneers.board.terminal.presenter:BoardTable",
    "cards": "pioneers.cards.terminal.presenter:CardsTable",
}


def table_for(game: Game[Any], state: State, language: str, seats: Sequence[str], screen: Screen) -> Table:
    """The table of this game, for this state's data and these players."""
    module, _, name = TABLES[game.name].partition(":")
    table: Table = getattr(import_module(module), name)(game.components(state), language, seats, screen)
    return table
