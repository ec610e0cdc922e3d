"""The games there are. A game is made when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from pioneers.kernel.data_file import read_file
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import DataError, Mistake
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


def kind_of(path: str | Path) -> tuple[str, str]:
    """The game and the kind of a data file, by its keys; a `DataError` if it cannot be read or is of no kind."""
    file = read_file(path)
    if file.problems:
        raise file.problems[0]
    fitting = {place: len(file.content.keys() & keys) for place, (keys, _) in file_kinds().items()}
    best = max(fitting, key=fitting.__getitem__)
    if fitting[best] == 0:
        raise DataError("data-kind", file.name, "", kinds=[kind for _, kind in fitting])
    return best


def problems_of(path: str | Path) -> list[DataError]:
    """Everything that is wrong with a data file of any game; empty if it can be played with."""
    try:
        place = kind_of(path)
    except DataError as problem:
        return [problem]
    _, problems = file_kinds()[place]
    found: list[DataError] = problems(path)
    return found


def file_kinds() -> dict[tuple[str, str], tuple[tuple[str, ...], Any]]:
    """The kinds of data files by game and name: the keys that tell each from the others, and what finds problems."""
    games = {name: import_module(f"pioneers.{name}.load") for name in GAMES}
    return {(name, kind): found for name, module in games.items() for kind, found in module.FILE_KINDS.items()}
