"""The characters of a game's bots: a name and what they like, from a data file beside the evaluator."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

from pioneers.bots.evaluators import usual_evaluator
from pioneers.bots.taste import Taste
from pioneers.catalogue import descriptor
from pioneers.kernel.files.data_file import TomlTable, read_file
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.nearest import nearest

# Between a level and a character: `level3:builder`.
SEPARATOR = ":"


@dataclass(frozen=True, slots=True)
class Character:
    """A way of playing. `name` is what its bot is called, the same in every language."""

    name: str
    taste: Taste


@dataclass(frozen=True, slots=True)
class Cast:
    """The characters of a game, and what they may cost a decision.

    `chance` is part of `SURE`: how much less likely a win may become, for levels that judge by that; `plain` is the
    same in the units of the plain evaluation.
    """

    chance: int
    plain: int
    characters: Mapping[str, Character]


NO_CAST = Cast(0, 0, MappingProxyType({}))


@cache
def cast_of(game: str) -> Cast:
    """The characters of a game, read once; a game without the file has none."""
    path = Path(str(descriptor(game).folder / "bots" / "characters.toml"))
    return read_cast(path, usual_evaluator(game).traits()) if path.is_file() else NO_CAST


def characters_of(game: str) -> list[str]:
    """What the characters of a game are called in wishes and commands."""
    return list(cast_of(game).characters)


def checked_character(game: str, name: str) -> str:
    """Refuse a character that the game has not."""
    known = characters_of(game)
    if name not in known:
        raise Mistake("bot-character", name=name, nearest=nearest(name, known) or "none", names=known or ["none"])
    return name


def read_cast(path: Path, traits: tuple[str, ...]) -> Cast:
    """The characters of a file; a `Mistake` says what is wrong, and in which row."""
    file = read_file(path)
    file.top.check_keys(["loss", "characters"])
    loss, table = file.top.read_table("loss"), file.top.read_table("characters")
    found = {}
    if loss is not None and table is not None:
        loss.check_keys(["chance", "plain"])
        found = {key: character for key in table.fields if (character := read_character(table, key, traits))}
    file.raise_first()
    assert loss is not None
    return Cast(loss.read_whole("chance") or 0, loss.read_whole("plain") or 0, MappingProxyType(found))


def read_character(table: TomlTable, key: str, traits: tuple[str, ...]) -> Character | None:
    """One of the characters, if it is right."""
    fields = table.read_table(key)
    if fields is None:
        return None
    fields.check_keys(["name", "likes"])
    name, likes = fields.read_name("name"), fields.read_table("likes")
    if name is None or likes is None:
        return None
    likes.check_keys([], traits)
    return Character(name, Taste([likes.read_whole(trait) or 0 for trait in traits]))
