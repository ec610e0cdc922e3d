"""One process at a time: a lock on a file beside the database, which the system lets go of however the process ends."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

from pioneers.kernel.mistake import Mistake
from pioneers.store.trouble import file_trouble

if sys.platform == "win32":
    import msvcrt

    def _seize(file: IO[str]) -> None:
        # Bytes beyond the content: on Windows a locked byte cannot be read, and the content says who holds the lock.
        file.seek(1 << 20)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)
else:
    import fcntl

    def _seize(file: IO[str]) -> None:
        # Not `flock`: that lock would live on in every process forked from this one, a bot's for instance.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


# The system's lock keeps other processes out, but not this one.
_held: set[Path] = set()


def abandon(file: IO[str]) -> None:
    """Close a file though what is still to be written cannot be."""
    # It tries to write once more; the file itself is closed whatever comes of that.
    with suppress(OSError):
        file.close()


class Lock:
    """Holds a database until released; a `Mistake` names the process that holds it already."""

    def __init__(self, database: Path) -> None:
        # By whatever name or link the database is called, the lock is one.
        found = database.resolve()
        self.path = found.with_name(found.name + ".lock")
        if self.path in _held:
            # Not even opened: closing a second handle would let go of the first one's lock.
            raise Mistake("store-in-use", file=str(database), process=str(os.getpid()))
        try:
            # The file is never deleted: another process could just be about to lock it.
            self._file = self.path.open("a+", encoding="ascii")
        except OSError as error:
            raise file_trouble(database, error) from error
        try:
            _seize(self._file)
        except OSError as error:
            self._file.seek(0)
            holder = self._file.read(20).strip() or "?"
            self._file.close()
            raise Mistake("store-in-use", file=str(database), process=holder) from error
        try:
            self._file.seek(0)
            self._file.truncate()
            self._file.write(f"{os.getpid()}\n")
            self._file.flush()
        except OSError as error:
            abandon(self._file)
            raise file_trouble(database, error) from error
        _held.add(self.path)

    def release(self) -> None:
        """Let go of the database."""
        if self.path in _held:
            _held.discard(self.path)
            self._file.close()
