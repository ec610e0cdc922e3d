"""A disk that loses power: what a killed program wrote below a folder and did not sync is taken back, all or in part.

`faults.c`, loaded into the program, notes what it does. Of the writes to a file that no sync followed any may be lost,
in any order, and one may be torn; so may those of a sync that failed, whatever was synced later. Of the changes in
a folder (new, renamed and removed files) those after some moment are lost, as on file systems that keep a journal.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from struct import Struct
from typing import NamedTuple

import pytest

SOURCE = Path(__file__).with_name("faults.c")
IN_CI = os.environ.get("CI", "") not in ("", "0", "false")
# The smallest part of a write that a disk does at once.
SECTOR = 512

WRITE, TRUNCATE, SYNC, LOST, CREATE, UNLINK, RENAME, LINK, FOLDER_SYNC = range(1, 10)
HEADER = Struct("=4I6Q")


class Note(NamedTuple):
    """One operation; `before` is the size that the file had."""

    kind: int
    sequence: int
    inode: int
    offset: int
    before: int
    path: str
    other: str
    replaced: bool
    old: bytes
    new: bytes


def shim(folder: Path) -> Path:
    """The compiled library; a test without a compiler fails in CI and is skipped elsewhere."""
    compiler = shutil.which("cc")
    if compiler is None:
        if IN_CI:
            raise AssertionError("no C compiler: the faults of disks cannot be tested")
        pytest.skip("no C compiler: the faults of disks are NOT tested")
    library = folder / "faults.so"
    command = [compiler, "-O1", "-shared", "-fPIC", "-o", str(library), str(SOURCE), "-ldl", "-lpthread"]
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603 - our own program
    return library


class Disk:
    """A folder on a disk that fails. Everything outside of it is as safe as ever."""

    def __init__(self, library: Path, folder: Path) -> None:
        self.library = library
        self.folder = folder
        self.journal = folder.with_name(f"{folder.name}.journal")
        self.graves = Path(f"{self.journal}.graves")

    def environment(self, kind: str = "", after: int = 0, times: int = 1) -> dict[str, str]:
        """What a program is started with to use this disk, on which so many operations may fail."""
        self.forget()
        faults = {"FAULTS_KIND": kind, "FAULTS_AFTER": str(after), "FAULTS_TIMES": str(times)}
        place = {
            "LD_PRELOAD": str(self.library),
            "FAULTS_FOLDER": str(self.folder),
            "FAULTS_JOURNAL": str(self.journal),
        }
        return {**os.environ, **faults, **place}

    def forget(self) -> None:
        """All that was written is safe now."""
        self.journal.unlink(missing_ok=True)
        shutil.rmtree(self.graves, ignore_errors=True)

    def lose_power(self, chance: random.Random) -> int:
        """After the program was killed: take back some of what was not synced; of how many operations something was."""
        notes = list(read_notes(self.journal))
        touched = self._lose_writes(notes, chance) + self._lose_names(notes, chance)
        self.forget()
        return touched

    def _lose_writes(self, notes: list[Note], chance: random.Random) -> int:
        by_file: dict[int, list[Note]] = defaultdict(list)
        safe: dict[int, set[int]] = defaultdict(set)
        doomed: dict[int, set[int]] = defaultdict(set)
        for note in notes:
            writes = by_file[note.inode]
            if note.kind in (WRITE, TRUNCATE):
                writes.append(note)
            elif note.kind == SYNC:
                safe[note.inode] |= {write.sequence for write in writes} - doomed[note.inode]
            elif note.kind == LOST:
                doomed[note.inode] |= {write.sequence for write in writes} - safe[note.inode]
        names = {path.stat().st_ino: path for place in (self.folder, self.graves) for path in files_of(place)}
        touched = 0
        for inode, writes in by_file.items():
            open_since = next((at for at, write in enumerate(writes) if write.sequence not in safe[inode]), None)
            if open_since is None or inode not in names:
                continue
            with names[inode].open("rb+") as file:
                for write in reversed(writes[open_since:]):
                    undo(file.fileno(), write)
                # How much of what was not synced survives, from nothing to all.
                share = chance.random()
                for write in writes[open_since:]:
                    if write.sequence in safe[inode]:
                        redo(file.fileno(), write, [(0, len(write.new))])
                        continue
                    kept = parts(write, share, chance)
                    redo(file.fileno(), write, kept)
                    touched += kept != [(0, len(write.new))]
        return touched

    def _lose_names(self, notes: list[Note], chance: random.Random) -> int:
        changes: list[Note] = []
        for note in notes:
            if note.kind in (CREATE, UNLINK, RENAME, LINK):
                changes.append(note)
            elif note.kind == FOLDER_SYNC:
                changes = [change for change in changes if str(Path(change.other or change.path).parent) != note.path]
        lost = changes[chance.randint(0, len(changes)) :]
        for change in reversed(lost):
            self._undo_name(change)
        return len(lost)

    def _undo_name(self, change: Note) -> None:
        path, other, grave = Path(change.path), Path(change.other), self.graves / str(change.sequence)
        if change.kind == CREATE:
            path.unlink(missing_ok=True)
        elif change.kind == LINK:
            other.unlink(missing_ok=True)
        elif change.kind == UNLINK:
            path.unlink(missing_ok=True)
            os.link(grave, path)
        else:
            if other.exists():
                other.rename(path)
            if change.replaced:
                os.link(grave, other)


def read_notes(journal: Path) -> Iterator[Note]:
    """The notes of a program that may have been killed while it wrote the last of them."""
    data = memoryview(journal.read_bytes())
    at = 0
    while at + HEADER.size <= len(data):
        kind, path, other, flag, sequence, inode, offset, before, old, new = HEADER.unpack_from(data, at)
        at += HEADER.size
        pieces = []
        for length in (path, other, old, new):
            pieces.append(bytes(data[at : at + length]))
            at += length
        if at > len(data):
            return
        names = pieces[0].decode(), pieces[1].decode()
        yield Note(kind, sequence, inode, offset, before, *names, bool(flag), pieces[2], pieces[3])


def files_of(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()] if folder.is_dir() else []


def undo(file: int, note: Note) -> None:
    """Let a file be as before an operation."""
    os.pwrite(file, note.old, note.offset)
    os.ftruncate(file, note.before)


def redo(file: int, note: Note, kept: list[tuple[int, int]]) -> None:
    """Do an operation, or the parts of it that reached the disk."""
    if note.kind == TRUNCATE:
        if kept:
            os.ftruncate(file, note.offset)
        return
    for start, end in kept:
        os.pwrite(file, note.new[start:end], note.offset + start)


def parts(note: Note, share: float, chance: random.Random) -> list[tuple[int, int]]:
    """Which parts of an operation reached the disk: mostly all or nothing, sometimes a torn write."""
    length = len(note.new)
    if chance.random() < 0.1 and length > SECTOR:
        if chance.random() < 0.5:
            return [(0, length // 2)]
        sectors = range(0, length, SECTOR)
        return [(start, min(start + SECTOR, length)) for start in sectors if chance.random() < share]
    return [(0, length)] if chance.random() < share else []
