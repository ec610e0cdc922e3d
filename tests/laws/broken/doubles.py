"""Doubles: an object of the engine with a fault planted in it. Everything else goes to the true one.

Compiled classes cannot be inherited from, and compiled functions take none but true objects: so a double stands
outside, and hands on the true ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Calls = Mapping[str, Callable[..., Any]]


class Double:
    """`calls` stand in for methods, `fields` for attributes; each gets the true object first."""

    def __init__(self, true: object, calls: Calls | None = None, fields: Calls | None = None) -> None:
        self.__dict__.update(true=true, calls=calls or {}, fields=fields or {})

    def __getattr__(self, name: str) -> Any:
        if name in self.fields:
            return self.fields[name](self.true)
        found = getattr(self.true, name)
        if not callable(found):
            return found
        planted = self.calls.get(name)

        def call(*arguments: Any, **named: Any) -> Any:
            handed = [true_of(argument) for argument in arguments]
            return found(*handed, **named) if planted is None else planted(self.true, *handed, **named)

        return call


def true_of(thing: Any) -> Any:
    """The true object behind a double; anything else is itself."""
    return thing.true if isinstance(thing, Double) else thing
