"""Data files that people bring along: texts in the log of a table, never files on the server's disk.

What a game is played with is read straight from the log, so nothing can be lost, cut off or changed beside it, nothing
has to be synced or cleaned up, and no message can name a place on the disk.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import cast

from pioneers.kernel.files.data_file import OwnText
from pioneers.kernel.files.record import FILE_SUFFIX, Record, read_record
from pioneers.server.wire.bodies import OwnFile
from pioneers.store.interface import Log
from pioneers.store.sql.rows import Entry, Finished

# The kind of the entries that hold them: the first ones of a log.
FILE = "file"


def named(own: OwnFile) -> dict[str, str]:
    """An own file as the log keeps it. Its name, by which records call it, is made of its content."""
    digest = sha256(own.text.encode()).hexdigest()[:32]
    return {"option": own.option, "name": digest + FILE_SUFFIX, "text": own.text}


def file_entries(table: str, files: Sequence[dict[str, str]], now: int) -> list[Entry]:
    """The own files of a table as the first entries of its log."""
    return [
        Entry(table=table, number=number, kind=FILE, body=dict(own), time=now) for number, own in enumerate(files, 1)
    ]


def header_of(game: Finished) -> Record:
    """The record of a finished game without its actions: lists of games need no more."""
    return read_record(game.record.partition("\n\n")[0])


async def own_files(log: Log, game: Finished) -> tuple[OwnText, ...]:
    """The own files of a finished game, from the log of its table; of one that has none nothing is read."""
    options = header_of(game).options.values()
    if not any(isinstance(value, str) and value.endswith(FILE_SUFFIX) for value in options):
        return ()
    return texts_in(await log.read(game.table))


def texts_in(entries: Iterable[Entry]) -> tuple[OwnText, ...]:
    """The own files of a table, from its log."""
    bodies = [cast("dict[str, str]", entry.body) for entry in entries if entry.kind == FILE]
    return tuple(OwnText(body["name"], body["text"]) for body in bodies)
