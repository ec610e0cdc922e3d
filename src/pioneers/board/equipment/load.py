"""The data files of the board game: the built-in ones, and those of an owner of the printed game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from pioneers.board.equipment.check_board import read_board
from pioneers.board.equipment.check_coaches import MOST_PLAYERS, read_coaches
from pioneers.board.equipment.components import Board, City, Coach, Coaches, Side, data_digest
from pioneers.kernel.files.data_file import DataFile, Source, parse, read_file
from pioneers.kernel.mistake import DataError

__all__ = [
    "FILE_KINDS",
    "Board",
    "City",
    "Coach",
    "Coaches",
    "Side",
    "data_digest",
    "load_board",
    "load_coaches",
    "problems_of_board",
    "problems_of_coaches",
]


def load_board(source: Source | None = None) -> Board:
    """The board in the file or text, or the built-in one; raises the first problem as a DataError."""
    return _built_in_board() if source is None else _board(read_file(source))


def load_coaches(source: Source | None = None, players: int = MOST_PLAYERS) -> Coaches:
    """The coaches in the file, enough for so many players, or the built-in ones; raises the first problem."""
    return _built_in_coaches() if source is None else _coaches(read_file(source), players)


def problems_of_board(source: Source) -> list[DataError]:
    """Everything that is wrong with a board file; empty if it can be played with."""
    file = read_file(source)
    if not file.problems:
        read_board(file)
    return file.problems


def problems_of_coaches(source: Source, players: int = MOST_PLAYERS) -> list[DataError]:
    """Everything that is wrong with a coaches file; empty if that many players can use it."""
    file = read_file(source)
    if not file.problems:
        read_coaches(file, players)
    return file.problems


# The kinds of data files of this game: the keys that tell a kind from all others (any one will do, for another may
# be misspelt), and what finds the problems. The message `file-kind-board` is the name of a kind.
FILE_KINDS: dict[str, tuple[tuple[str, ...], Callable[[Source], list[DataError]]]] = {
    "board": (("side", "canvas"), problems_of_board),
    "coaches": (("starting", "coaches"), problems_of_coaches),
}


@cache
def _built_in_board() -> Board:
    return _board(_built_in("board.toml"))


@cache
def _built_in_coaches() -> Coaches:
    return _coaches(_built_in("coaches.toml"), MOST_PLAYERS)


def _built_in(name: str) -> DataFile:
    from importlib.resources import files  # noqa: PLC0415 - not before the data are wanted

    file = DataFile(name)
    parse(file, (files("pioneers.board") / "data" / name).read_bytes())
    return file


def _board(file: DataFile) -> Board:
    file.raise_first()
    board = read_board(file)
    file.raise_first()
    assert board is not None, "a reader gives a board or notes a problem"
    return board


def _coaches(file: DataFile, players: int) -> Coaches:
    file.raise_first()
    coaches = read_coaches(file, players)
    file.raise_first()
    assert coaches is not None, "a reader gives coaches or notes a problem"
    return coaches
