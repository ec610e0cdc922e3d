"""Observations for learning: a seat's view as a flat row of whole numbers in a fixed, documented layout."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Protocol

import numpy as np

import pioneers
from pioneers.catalogue import descriptor
from pioneers.envs.layout import Layout, Numbers
from pioneers.envs.sheet import Sheet
from pioneers.envs.writer import Writer, room_for_numbers, write_states
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake


class Observer(Protocol):
    """Makes observations of one game with one set of data."""

    layout: Layout

    def of_view(self, view: Mapping[str, Any]) -> Numbers:
        """The observation that a view is."""
        ...

    def of_states(self, states: Sequence[Any], seats: Sequence[int]) -> Numbers:
        """The same as `of_view(game.view(state, seat))`, in rows, and faster for many states."""
        ...

    def writer(self, state: Any) -> Writer | None:
        """What writes observations of states of the same set-up as this one inside the compiled package, if there is
        such a thing: by it a thousand games are observed at once.
        """
        ...


class ViewObserver:
    """The plain observer: `fill` writes a view into the parts of an empty observation, by the names of the layout."""

    def __init__(
        self, game: Game[Any], layout: Layout, fill: Callable[[Mapping[str, Any], dict[str, Numbers]], None]
    ) -> None:
        self.game = game
        self.layout = layout
        self.fill = fill

    def of_view(self, view: Mapping[str, Any]) -> Numbers:
        """The observation that a view is."""
        observation = np.zeros(self.layout.size, np.int16)
        self.fill(view, self.layout.named(observation))
        return observation

    def of_states(self, states: Sequence[Any], seats: Sequence[int]) -> Numbers:
        """The views of all, one after the other."""
        views = [self.game.view(state, seat) for state, seat in zip(states, seats, strict=True)]
        return np.stack([self.of_view(view) for view in views])

    def writer(self, state: Any) -> None:
        """There is none."""


def prepared_row(writer: Writer, size: int) -> Numbers:
    """The row that every other one is a copy of before it is written."""
    sheet = Sheet(room_for_numbers(size), size, np.int16)
    writer.prepare(sheet.memory)
    row: Numbers = sheet.rows[0]
    return row


def written(writer: Writer, size: int, states: Sequence[Any], seats: Sequence[int]) -> Numbers:
    """`Observer.of_states` by what the compiled package writes."""
    sheet = Sheet(room_for_numbers(len(states) * size), size, np.int16)
    sheet.rows[:] = prepared_row(writer, size)
    write_states(writer, list(states), [int(seat) for seat in seats], sheet.memory, size)
    return sheet.rows


@cache
def observer_of(game: Game[Any], data: str | None = None) -> Observer:
    """The observer of a game for data in use, given by their digest; the built-in data if none is given."""
    found = descriptor(game.name)
    if not found.observer:
        raise Mistake("env-observer", game=game.name)
    observer: Observer = found.load(found.observer)(game, data)
    return observer


def layout(game: str, data: str | None = None) -> Layout:
    """What stands where in the observations of a game: `layout("board").sections`."""
    return observer_of(pioneers.game(game), data).layout


def observation(view: Mapping[str, Any]) -> Numbers:
    """The observation of a view."""
    return observer_of(pioneers.game(view["game"]), view["data"]).of_view(view)
