"""Copies of a server: its database, and the secret of the cookies, without which its guests would be strangers."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from pioneers.kernel.mistake import Mistake
from pioneers.server.hosting.copying import copy_server, secret_of
from pioneers.server.hosting.data_files import secret_file, write_secret
from pioneers.store.backup import back_up, restore
from pioneers.store.opening import file_of, is_server, shown


class Copied(NamedTuple):
    """The files of a backup, and what is wrong with tables in it."""

    files: list[Path]
    broken: list[Mistake]


def back_up_server(database: str, target: Path) -> Copied:
    """Copy a server's database, running or not, into a SQLite file, and its secret beside it."""
    copy = secret_file(target)
    if copy.exists():
        raise Mistake("store-target-exists", file=str(copy))
    if is_server(database):
        broken = copy_server(database, str(target), lambda _, __: None).broken
    else:
        broken = back_up(file_of(database), target)
        secret = secret_of(database)
        if secret is not None:
            write_secret(copy, secret)
    return Copied([target, copy] if copy.exists() else [target], broken)


def restore_server(backup: Path, database: str, *, replace: bool) -> Path | None:
    """Put a backup in the place of a server that is stopped; where the old database was kept, if there was one.

    The secret comes back with it if the backup has one; otherwise the one that is there stays. Into a database server
    it is copied.
    """
    if is_server(database):
        raise Mistake("store-restore-server", backup=str(backup), server=shown(database))
    kept = restore(backup, file_of(database), replace=replace)
    secret = secret_of(str(backup))
    if secret is not None:
        write_secret(secret_file(file_of(database)), secret)
    return kept
