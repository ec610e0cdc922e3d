"""The games there are. A game is made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from pioneers.descriptor import GameDescriptor, descriptors
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import DataError, Mistake
from pioneers.kernel.nearest import nearest
from pioneers.text.say import LANGUAGES

# What reads files is imported by those who ask for one: `import pioneers` is quick.
if TYPE_CHECKING:
    from pathlib import Path

    from pioneers.kernel.files.data_file import Source
    from pioneers.text.sources import Taken

    # By game and kind: the keys that tell a kind of data file from all others, and what finds its problems.
    FileKinds = dict[tuple[str, str], tuple[tuple[str, ...], Callable[[Source], list[DataError]]]]


def game_names() -> tuple[str, ...]:
    """All games that are installed and can be played."""
    return tuple(name for name in descriptors() if taken_key_of(name) is None)


def descriptor(name: str) -> GameDescriptor:
    """What a game hands out; a `Mistake` names the nearest right name, or what is wrong with its texts."""
    found = descriptors().get(name)
    if found is None:
        names = game_names()
        raise Mistake("game", name=str(name), nearest=nearest(str(name), names) or names[0], games=list(names))
    taken = taken_key_of(name)
    if taken is not None:
        entry, owner = taken.entry, taken.owner
        raise Mistake(
            "game-texts",
            game=name,
            key=entry.key,
            file=f"{entry.file}:{entry.row}",
            other=f"{owner.file}:{owner.row}",
            right=taken.suggestion,
        )
    return found


@cache
def taken_key_of(name: str) -> Taken | None:
    """A message of a game from outside whose key belongs to something else. Ours are held by a test and not looked at:
    a program that plays one game reads no texts.
    """
    found = descriptors()[name]
    if found.is_ours:
        return None
    from pioneers.text.sources import taken_key  # noqa: PLC0415 - only games from outside need it

    return taken_key(found, LANGUAGES)


def game(name: str) -> Game[Any]:
    """The game of this name: `board`, `cards`, or one that is installed beside them."""
    return made(descriptor(name).name)


@cache
def made(name: str) -> Game[Any]:
    """A game, made once."""
    found = descriptor(name)
    new: Game[Any] = found.load(found.game)()
    return new


def kind_of(path: str | Path) -> tuple[str, str]:
    """The game and the kind of a data file, by its keys; a `DataError` if it cannot be read or is of no kind."""
    from pioneers.kernel.files.data_file import read_file  # noqa: PLC0415 - as said above

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
    return problems(path)


def file_kinds() -> FileKinds:
    """The kinds of data files of all games."""
    return {
        (name, kind): found
        for name, described in descriptors().items()
        if described.file_kinds
        for kind, found in described.load(described.file_kinds).items()
    }
