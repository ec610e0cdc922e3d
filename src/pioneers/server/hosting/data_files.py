"""What belongs to a server's database and lies beside it: the secret of its cookies, its address."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from pioneers.store.sql.fresh import fresh_file
from pioneers.store.trouble import file_trouble

# Named by the digest of the content; `.new` while it was written.
_OWN_FILE = re.compile(r"[0-9a-f]{32}\.toml(\.new)?")


def beside(database: Path, what: str) -> Path:
    """A file beside the database, by whatever name or link that is called."""
    found = database.resolve()
    return found.with_name(f"{found.name}.{what}")


def secret_file(database: Path) -> Path:
    """Where the secret of a database's server is kept."""
    return beside(database, "secret")


def write_secret(target: Path, secret: str) -> None:
    """Write a secret for its owner alone, never half written."""
    try:
        with fresh_file(target) as fresh:
            descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with open(descriptor, "w", encoding="utf-8") as file:  # noqa: PTH123 - a descriptor, for its owner alone
                file.write(secret)
            fresh.replace(target)
    except OSError as error:
        raise file_trouble(target, error) from error


def clear_files(database: Path) -> None:
    """Remove the boards and decks of people that earlier versions laid beside the database. It has all of them."""
    folder = beside(database, "files")
    for file in folder.glob("*.toml*"):
        if _OWN_FILE.fullmatch(file.name):
            file.unlink(missing_ok=True)
    with suppress(OSError):  # it is not there, or somebody put something else into it
        folder.rmdir()


class Place(Struct, frozen=True):
    """Where the server of a database is, noted beside the database for the next one who starts it."""

    address: str
    process: int


def note_place(database: Path, address: str) -> None:
    """Write down where this process serves the database."""
    file = beside(database, "address")
    try:
        with fresh_file(file) as fresh:
            fresh.write_bytes(msgspec.json.encode(Place(address, os.getpid())))
            fresh.replace(file)
    except OSError as error:
        raise file_trouble(file, error) from error


def forget_place(database: Path) -> None:
    """Nobody serves the database any more."""
    beside(database, "address").unlink(missing_ok=True)


def find_place(database: Path) -> Place | None:
    """Where the database is served. A process that was killed leaves its note behind: compare the process."""
    try:
        return msgspec.json.decode(beside(database, "address").read_bytes(), type=Place)
    except (OSError, msgspec.DecodeError):
        return None
