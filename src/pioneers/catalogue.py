"""The games there are. A game is made when it is first asked for."""

from __future__ import annotations

from functools import cache
from typing import Any

from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.nearest import nearest

GAMES = ("board",)


@cache
def game(name: str) -> Game[Any]:
    """The game of this name: `board`."""
    if name == "board":
        from pioneers.board.game import BoardGame  # noqa: PLC0415 - a program that plays one game loads one

        return BoardGame()
    raise Mistake("game", name=str(name), nearest=nearest(str(name), GAMES) or GAMES[0], games=list(GAMES))
