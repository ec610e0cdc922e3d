"""Faults in one field of a state or view, for the games to plant: each knows the names of its own fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.laws.broken.doubles import Calls


def sharing(name: str) -> Callable[[Any], Any]:
    """A copy that shares one list with its original."""

    def copy(state: Any) -> Any:
        twin = state.copy()
        setattr(twin, name, getattr(state, name))
        return twin

    return copy


def forgetting(name: str, left: Any) -> Calls:
    """A game that loads a position without one of its fields and leaves this value there."""

    def load(game: Any, position: Any) -> Any:
        state = game.load(position)
        setattr(state, name, left)
        return state

    return {"load": load}


def moving(name: str, amount: int) -> Calls:
    """A game in which every action moves the first entry of a list in silence."""

    def play(game: Any, state: Any, action: Any) -> Any:
        events = game.play(state, action)
        getattr(state, name)[0] += amount
        return events

    return {"play": play}


def showing(name: str) -> Calls:
    """A view with one part of the whole position."""
    return {"view": lambda game, state, seat: {**game.view(state, seat), name: game.dump(state)[name]}}
