"""Copies of a server: its database, and the secret of the cookies, without which its guests would be strangers."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import NamedTuple

from pioneers.kernel.mistake import Mistake
from pioneers.server.hosting.data_files import secret_file
from pioneers.store.backup import back_up, restore
from pioneers.store.sql.fresh import fresh_file
from pioneers.store.trouble import file_trouble


class Copied(NamedTuple):
    """The files of a backup, and what is wrong with tables in it."""

    files: list[Path]
    broken: list[Mistake]


def back_up_server(database: Path, target: Path) -> Copied:
    """Copy a server's database, running or not, and its secret beside it."""
    secret, copy = secret_file(database), secret_file(target)
    if copy.exists():
        raise Mistake("store-target-exists", file=str(copy))
    broken = back_up(database, target)
    if not secret.exists():
        return Copied([target], broken)
    copy_secret(secret, copy)
    return Copied([target, copy], broken)


def restore_server(backup: Path, database: Path, *, replace: bool) -> Path | None:
    """Put a backup in the place of a server that is stopped; where the old database was kept, if there was one.

    The secret comes back with it if the backup has one; otherwise the one that is there stays.
    """
    kept = restore(backup, database, replace=replace)
    secret = secret_file(backup)
    if secret.exists():
        copy_secret(secret, secret_file(database))
    return kept


def copy_secret(source: Path, target: Path) -> None:
    """Copy a secret for its owner alone, never half written."""
    try:
        with fresh_file(target) as fresh:
            os.close(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            shutil.copyfile(source, fresh)
            fresh.replace(target)
    except OSError as error:
        raise file_trouble(target, error) from error
