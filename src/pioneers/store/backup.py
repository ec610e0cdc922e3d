"""Copies of a SQLite database: taken while it is in use, checked, and put back without losing what was there."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from pioneers.kernel.mistake import Mistake
from pioneers.store.checking import broken_tables
from pioneers.store.sql.fresh import fresh_file, remove_leftovers
from pioneers.store.sql.lock import Lock
from pioneers.store.sql.upgrade import is_current
from pioneers.store.trouble import Trouble, file_trouble


def back_up(database: Path, target: Path) -> list[Mistake]:
    """Copy a database, in use by whatever process or by none, into a new file that is whole as soon as it is there.

    A `Mistake` if the target exists, or if the copy does not pass SQLite's own check. What is wrong with single tables
    is the answer: a copy of all others is better than none.
    """
    if not database.is_file():
        raise Mistake("store-missing", file=str(database))
    if target.exists():
        raise Mistake("store-target-exists", file=str(target))
    with fresh_copy(database, target) as fresh:
        broken = broken_tables(fresh) if has_chains(fresh) else []
        # A link, where the system has them, fails if somebody made the target meanwhile; a rename would replace it.
        try:
            os.link(fresh, target)
        except FileExistsError as error:
            raise Mistake("store-target-exists", file=str(target)) from error
        except OSError:
            fresh.rename(target)
    sync_folder(target.parent)
    return broken


def restore(backup: Path, database: Path, *, replace: bool = False) -> Path | None:
    """Put a backup in the place of a database; where the old one was kept, if there was one.

    A `Mistake` if a process has the database open (it must be stopped first), if there is one and nobody said to
    replace it, or if the backup is damaged or from a newer program. Whenever this is interrupted, either the old
    database or the new one is in place, whole.
    """
    if not backup.is_file():
        raise Mistake("store-missing", file=str(backup))
    # A link to the database stays one: what it points to is replaced.
    database = database.resolve()
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_trouble(database, error) from error
    lock = Lock(database)
    try:
        # An empty file is what is left of a start that was broken off; nothing is lost with it.
        there = database.exists() and database.stat().st_size > 0
        if there and not replace:
            raise Mistake("store-restore-exists", file=str(database))
        with fresh_copy(backup, database) as fresh:
            kept = put_aside(database) if there else None
            fresh.replace(database)
        sync_folder(database.parent)
    finally:
        lock.release()
    return kept


@contextmanager
def fresh_copy(source: Path, target: Path) -> Iterator[Path]:
    """A checked copy under another name beside the target, gone afterwards unless it was renamed."""
    remove_leftovers(target)
    try:
        with fresh_file(target) as fresh:
            os.close(os.open(fresh, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
            copy(source, fresh)
            yield fresh
    except OSError as error:
        raise file_trouble(target, error) from error
    except sqlite3.Error as error:
        # Only the copy is written.
        about = target if error.sqlite_errorcode & 0xFF in {sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY} else source
        raise Trouble(about)(error) or Mistake("store-damaged", file=str(source)) from error


def copy(source: Path, fresh: Path) -> None:
    """Copy one state of the source, sync it and check it."""
    address = f"{source.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as reading, closing(sqlite3.connect(fresh)) as writing:
        # All pages in one step: it reads one state while others write. In several steps it would begin anew with
        # every change another process makes, and under load never end.
        reading.backup(writing)
        # One file without a write-ahead log beside it: fit to be carried away.
        writing.execute("PRAGMA journal_mode = DELETE").close()
        check(writing, source)
    with fresh.open("rb+") as file:
        os.fsync(file.fileno())


def has_chains(database: Path) -> bool:
    """Whether a database is of this version; one that waits for its update has no hashes yet."""
    with closing(sqlite3.connect(database)) as connection:
        (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return is_current(revision, str(database))


def check(connection: sqlite3.Connection, source: Path) -> None:
    """A `Mistake` if the copy is damaged, is no database of ours, or comes from a newer program."""
    verdict = connection.execute("PRAGMA integrity_check").fetchone()[0]
    if verdict != "ok" or connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise Mistake("store-damaged", file=str(source))
    try:
        revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.OperationalError:
        revision = None
    if revision is None:
        raise Mistake("store-foreign", file=str(source))
    is_current(revision[0], str(source))


def put_aside(database: Path) -> Path:
    """Keep the old database under another name as well; it stays in its place until the new one is there."""
    aside = free_name(database)
    logs = [Path(f"{database}-wal"), Path(f"{database}-shm")]
    kept_log = Path(f"{aside}-wal")
    if logs[0].exists():
        shutil.copy2(logs[0], kept_log)
    try:
        with closing(sqlite3.connect(database)) as connection:
            busy = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    except sqlite3.Error:
        # Damaged, perhaps the reason for restoring: what its write-ahead log held is kept beside it.
        busy = True
    if not busy:
        kept_log.unlink(missing_ok=True)
    try:
        os.link(database, aside)
    except OSError:
        shutil.copy2(database, aside)
    for file in logs:
        # Beside the new database an old log would be worked into it.
        file.unlink(missing_ok=True)
    return aside


def free_name(database: Path) -> Path:
    """A name for the old file that says when it was put aside."""
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    number = 1
    while True:
        aside = database.with_name(f"{database.name}.before-{stamp}-{number}")
        if not aside.exists():
            return aside
        number += 1


def sync_folder(folder: Path) -> None:
    """Make a rename safe; on Windows the system sees to it itself, and a folder cannot be opened."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
