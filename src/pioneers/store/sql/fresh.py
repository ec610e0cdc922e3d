"""Files that are written under another name first, so that they are whole as soon as they are there.

The other name tells whose it is: what a killed process left behind is removed by the next one that comes there.
"""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# How `pioneers backup` names a file in a folder.
_BACKUP = r"pioneers-\d{4}-\d\d-\d\d-\d{6}\.db"
# Process, chance and what SQLite puts beside a database. Older versions used no chance.
_ENDING = r"\.(\d+)(?:-[0-9a-f]{8})?\.new(?:-journal|-wal|-shm)?"

# Names that this process uses just now: another one of the same number, long gone, may have left some too.
_mine: set[str] = set()


@contextmanager
def fresh_file(target: Path) -> Iterator[Path]:
    """A name beside the target for a file that becomes it; gone afterwards unless it was renamed."""
    fresh = target.with_name(f"{target.name}.{os.getpid()}-{secrets.token_hex(4)}.new")
    _mine.add(fresh.name)
    try:
        yield fresh
    finally:
        fresh.unlink(missing_ok=True)
        _mine.discard(fresh.name)


def remove_leftovers(target: Path) -> list[Path]:
    """Remove what killed processes left beside a file: of itself, of what belongs to it, of backups; what it was."""
    name = re.compile(rf"(?:{re.escape(target.name)}|{_BACKUP})(?:\.[a-z]+)?{_ENDING}")
    removed = []
    try:
        for path in target.parent.iterdir():
            match = name.fullmatch(path.name)
            if match is not None and path.name not in _mine and is_gone(int(match[1])):
                path.unlink(missing_ok=True)
                removed.append(path)
    except OSError:
        # A folder that cannot be read, or that others tidy up too: nobody is kept from what he came for.
        pass
    return removed


def is_gone(process: int) -> bool:
    """Whether a process is none that runs. What bears this process's own number was left by one before it."""
    if os.name != "posix":
        # There is no way to ask that is free of danger: what was left stays.
        return False
    if process == os.getpid():
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    except (PermissionError, OverflowError):
        return False
    return False
