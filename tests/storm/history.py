"""All that the sockets of one table sent and got, with when it was: what the witnesses go by."""

from __future__ import annotations

import pickle
import time
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple


class Noted(NamedTuple):
    """What happened on a socket: "opened", "lost", "sent" or "got", the bytes, and when."""

    what: str
    data: bytes
    time: float


class Transcript:
    """What a `Line` writes its transcript into; here every note has its time."""

    def __init__(self) -> None:
        self.notes: list[Noted] = []

    def append(self, note: tuple[str, bytes]) -> None:
        """Note what happened now."""
        self.notes.append(Noted(*note, time.monotonic()))


@dataclass
class Socket:
    """One line of a person. `watched` if the table was looked at on it; otherwise it only sent copies."""

    person: str
    name: str
    language: str
    watched: bool
    notes: list[Noted]


@dataclass
class History:
    """One table as its people saw it."""

    table: str
    game: str
    options: dict[str, Any]
    sockets: list[Socket] = field(default_factory=list)
    # What each perspective saw last: seat, version, view.
    seen: list[tuple[int | None, int, Any]] = field(default_factory=list)
    # A promise that was broken before their eyes.
    broken: str | None = None

    def write(self, folder: Path) -> Path:
        """Keep it in a file: a long storm has more of them than memory."""
        path = folder / f"{self.table}.history"
        path.write_bytes(zlib.compress(pickle.dumps(self), 1))
        return path


def read_history(path: Path) -> History:
    """What was kept."""
    history: History = pickle.loads(zlib.decompress(path.read_bytes()))  # noqa: S301 - our own file
    return history
