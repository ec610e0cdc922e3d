"""The data file of the card game: the built-in deck, and those that people write themselves."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from pioneers.cards.equipment.check_deck import read_deck
from pioneers.cards.equipment.components import BUILDINGS, SUITS, Deck
from pioneers.kernel.files.data_file import DataFile, Source, parse, read_file
from pioneers.kernel.mistake import DataError

__all__ = ["BUILDINGS", "FILE_KINDS", "SUITS", "Deck", "load_deck", "problems_of_deck"]


def load_deck(source: Source | None = None) -> Deck:
    """The deck in the file or text, or the built-in one; raises the first problem as a DataError."""
    return _built_in_deck() if source is None else _deck(read_file(source))


def problems_of_deck(source: Source) -> list[DataError]:
    """Everything that is wrong with a deck file; empty if it can be played with."""
    file = read_file(source)
    if not file.problems:
        read_deck(file)
    return file.problems


# The kinds of data files of this game: the keys that tell a kind from those of other games (any one will do,
# for another may be misspelt), and what finds the problems. The games do not know each other; who knows them
# all looks a file's kind up in theirs. The message `file-kind-deck` is its name.
FILE_KINDS: dict[str, tuple[tuple[str, ...], Callable[[Source], list[DataError]]]] = {
    "deck": (("suits", "thieves", "storms", "stock", "hands", "buildings"), problems_of_deck),
}


@cache
def _built_in_deck() -> Deck:
    from importlib.resources import files  # noqa: PLC0415 - not before the data are wanted

    file = DataFile("deck.toml")
    parse(file, (files("pioneers.cards") / "data" / "deck.toml").read_bytes())
    return _deck(file)


def _deck(file: DataFile) -> Deck:
    file.raise_first()
    deck = read_deck(file)
    file.raise_first()
    assert deck is not None, "a reader gives a deck or notes a problem"
    return deck
