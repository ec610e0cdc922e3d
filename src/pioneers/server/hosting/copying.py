"""Moving a server from one database to another: all that is kept, and the secret of the cookies."""

from __future__ import annotations

from pathlib import Path

from pioneers.kernel.mistake import Mistake
from pioneers.server.hosting.data_files import secret_file, write_secret
from pioneers.store.copying import Copied, Progress, copy, kept_secret
from pioneers.store.opening import file_of, is_server


def copy_server(origin: str, target: str, progress: Progress) -> Copied:
    """Copy a server's database, running or not, into an empty one; without the secret its guests would be strangers."""
    secret = secret_of(origin)
    if is_server(target):
        return copy(origin, target, secret, progress)
    beside = secret_file(file_of(target))
    if beside.exists():
        raise Mistake("store-target-exists", file=str(beside))
    copied = copy(origin, target, secret, progress)
    if secret is not None:
        write_secret(beside, secret)
    return copied


def secret_of(database: str) -> str | None:
    """The secret of a server, or `None` if it was never started."""
    if is_server(database):
        return kept_secret(database)
    file: Path = secret_file(file_of(database))
    return file.read_text(encoding="utf-8") if file.exists() else None
