"""What plays: the same on every machine of a cluster, or the same series would not have the same result."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path

import pioneers
from pioneers.catalogue import descriptor

DIGITS = 16
# The page and all texts are only shown; compiled code plays as its sources do, and has other bytes on each machine.
SHOWN = ("page", "locale", "__pycache__")
COMPILED = (".so", ".pyd", ".pyc")


@dataclass(frozen=True, slots=True)
class Program:
    """Python, our version, and digests of all that decides a game: our sources and data, and files of a person."""

    python: str
    version: str
    digest: str
    files: str

    def differences(self, other: Program) -> list[str]:
        """What is not alike, as `name: here, there`."""
        pairs = ((field.name, getattr(self, field.name), getattr(other, field.name)) for field in fields(self))
        return [f"{name}: {mine}, {theirs}" for name, mine, theirs in pairs if mine != theirs]


def program_here(files: tuple[str, ...] = ()) -> Program:
    """What would play in this process, if the games are given these files."""
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    return Program(python, pioneers.__version__, digest_of_sources(), digest_of_files(files))


@cache
def digest_of_sources() -> str:
    """Of the package, and of the games from outside that are installed beside it."""
    digest = blake2b()
    folders: dict[str, Traversable] = {"pioneers": Path(pioneers.__file__).parent}
    games = [descriptor(name) for name in sorted(pioneers.GAMES)]
    folders.update({game.package: game.folder for game in games if not game.is_ours})
    for name, folder in folders.items():
        for place, file in playing_files(folder, name):
            digest.update(f"{place}\n".encode())
            digest.update(blake2b(file.read_bytes()).digest())
    return digest.hexdigest()[:DIGITS]


def playing_files(folder: Traversable, place: str) -> Iterator[tuple[str, Traversable]]:
    """The files below a folder that decide how games go, each with its place, in a fixed order."""
    for found in sorted(folder.iterdir(), key=lambda one: one.name):
        inside = f"{place}/{found.name}"
        if found.is_dir():
            if found.name not in SHOWN:
                yield from playing_files(found, inside)
        elif not found.name.endswith(COMPILED):
            yield inside, found


def digest_of_files(files: tuple[str, ...]) -> str:
    """Of files that options of the game name; one that is missing counts as such."""
    digest = blake2b()
    for name in files:
        file = Path(name)
        digest.update(blake2b(file.read_bytes()).digest() if file.is_file() else b"missing")
    return digest.hexdigest()[:DIGITS] if files else ""
