"""The games there are. A game is made when it is first asked for."""

from __future__ import annotations

from functools import cache
from typing import Any

from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.nearest import nearest

GAMES = ("board", "cards")


def game(name: str) -> Game[Any]:
    """The game of this name: `board`, `cards`."""
    if name in GAMES:
        return made(name)
    raise Mistake("game", name=str(name), nearest=nearest(str(name), GAMES) or GAMES[0], games=list(GAMES))


@cache
def made(name: str) -> Game[Any]:
    """A game, made once."""
    if name == "board":
        from pioneers.board.game import BoardGame  # noqa: PLC0415 - a program that plays one game loads one

        return BoardGame()
    from pioneers.cards.game import CardGame  # noqa: PLC0415 - as above

    return CardGame()
