"""Events of the board game, told in its own types."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from pioneers.kernel.event import Event
from pioneers.kernel.view import Json

if TYPE_CHECKING:
    from pioneers.board.shapes.event import BoardEvent, NuggetSecret


def told(event: BoardEvent, owner: int | None = None, secret: NuggetSecret | None = None) -> Event:
    """The event of these figures, which become its own; `secret` holds further ones for its owner alone."""
    figures = cast("dict[str, Json]", event)
    key = cast("str", figures.pop("event"))
    return Event(key, figures, owner, cast("dict[str, Json] | None", secret))
