"""Events: what happened, in public and, where only one seat may know, in private."""

from __future__ import annotations

from typing import Final

from pioneers.kernel.view import Json, Told


class Event:
    """`key` and `figures` are public; `private` holds further figures for one seat, `owner`, alone."""

    def __init__(
        self,
        key: str,
        figures: dict[str, Json],
        owner: int | None = None,
        private: dict[str, Json] | None = None,
    ) -> None:
        self.key: Final = key
        self.figures: Final = figures
        self.owner: Final = owner
        self.private: Final = private

    def seen_by(self, seat: int | None) -> Told:
        """The event as plain JSON for a seat, or for a spectator (`None`)."""
        seen: dict[str, Json] = {"event": self.key, **self.figures}
        if self.private is not None and self.owner == seat:
            seen.update(self.private)
        return seen

    def __repr__(self) -> str:
        # Public figures only: an event that ends in a log must not tell what one seat alone may know.
        return f"<event {self.key} {self.figures}>"
