"""What errors of SQLite mean: trouble with the disk or the file, in words that say what to do."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from pioneers.kernel.mistake import Mistake

# By the primary code, which is the lowest byte. Others (a broken constraint, a wrong statement) concern one work only.
_MEANINGS = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_BUSY: "store-locked",
    sqlite3.SQLITE_LOCKED: "store-locked",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_PERM: "store-read-only",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-damaged",
    sqlite3.SQLITE_IOERR: "store-unreachable",
    sqlite3.SQLITE_CANTOPEN: "store-unreachable",
    sqlite3.SQLITE_NOMEM: "store-unreachable",
    sqlite3.SQLITE_PROTOCOL: "store-unreachable",
}


# What the system says where there is no room, or not for this user.
_FULL = (errno.ENOSPC, errno.EDQUOT)


class Contention(Mistake):
    """Somebody else holds what one work needs; it concerns no other."""


def file_trouble(file: Path, error: OSError) -> Mistake:
    """The mistake that an error of the system amounts to, for a file of ours."""
    if error.errno in _FULL:
        return Mistake("store-full", file=str(file))
    return Mistake("store-unreachable", file=str(file), reason=error.strerror or str(error))


class Trouble:
    """Knows the file that its sentences name."""

    def __init__(self, database: Path) -> None:
        self.database = database

    def __call__(self, error: BaseException) -> Mistake | None:
        """The mistake that an error amounts to; `None` if disk and file are not to blame."""
        cause = error.orig if isinstance(error, DBAPIError) else error
        code = getattr(cause, "sqlite_errorcode", None)
        key = None if code is None else _MEANINGS.get(code & 0xFF)
        if key is None:
            return None
        if key == "store-unreachable":
            return Mistake(key, file=str(self.database), reason=f"{cause} ({getattr(cause, 'sqlite_errorname', '')})")
        return Mistake(key, file=str(self.database))
