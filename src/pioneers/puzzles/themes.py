"""What a game says its puzzles are about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from pioneers.catalogue import descriptor
from pioneers.kernel.event import Event


class Themes(NamedTuple):
    """The themes there are, in the order in which people are offered them, and what finds those of a decision.

    It is given the view of the seat, and what happens at once after the best plan and after the best of the others.
    """

    names: tuple[str, ...]
    find: Callable[[Mapping[str, Any], Sequence[Event], Sequence[Event]], list[str]]


def themes_of(game: str) -> Themes:
    """The themes of a game; a game that says none has none."""
    place = descriptor(game).puzzle_themes
    found = descriptor(game).load(place) if place else Themes((), lambda _view, _best, _rival: [])
    assert isinstance(found, Themes)
    return found
