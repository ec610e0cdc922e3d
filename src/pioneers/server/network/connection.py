"""Somebody at the other end of a socket, as tables know him."""

from __future__ import annotations

from typing import Protocol


class Connection(Protocol):
    """One open socket of one person. `send` never waits: who reads too slowly is cut off and must come again."""

    @property
    def person(self) -> str:
        """The id of the person."""
        ...

    @property
    def name(self) -> str: ...

    @property
    def language(self) -> str: ...

    @property
    def muted(self) -> frozenset[str]:
        """The people whose chat is not to be sent here."""
        ...

    def send(self, message: bytes) -> None:
        """Send a message, made by `wire`."""
        ...

    def close(self, code: int, reason: str) -> None:
        """End the connection."""
        ...
