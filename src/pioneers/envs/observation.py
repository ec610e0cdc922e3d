"""Observations for learning: a seat's view as a flat row of whole numbers in a fixed, documented layout."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Protocol

import pioneers
from pioneers.envs.layout import Layout, Numbers
from pioneers.kernel.game import Game


class Observer(Protocol):
    """Makes observations of one game with one set of data."""

    layout: Layout

    def of_view(self, view: dict[str, Any]) -> Numbers:
        """The observation that a view is."""
        ...

    def of_states(self, states: Sequence[Any], seats: Sequence[int]) -> Numbers:
        """The same as `of_view(game.view(state, seat))`, in rows, and faster for many states."""
        ...


def observer_of(game: Game[Any], data: str | None = None) -> Observer:
    """The observer of a game for data in use, given by their digest; the built-in data if none is given."""
    return _board_observer(game, data) if game.name == "board" else _card_observer(game, data)


@cache
def _board_observer(game: Any, data: str | None) -> Observer:
    from pioneers.board.environment.observation import BoardObserver  # noqa: PLC0415 - a program that plays one game loads one

    return BoardObserver(game.built_in() if data is None else game.equipment[data])


@cache
def _card_observer(game: Any, data: str | None) -> Observer:
    from pioneers.cards.environment.observation import CardObserver  # noqa: PLC0415 - as above

    deck = game.built_in() if data is None else game.decks[data]
    return CardObserver(deck, game.deck_spaces[deck.digest])


def layout(game: str, data: str | None = None) -> Layout:
    """What stands where in the observations of a game: `layout("board").sections`."""
    return observer_of(pioneers.game(game), data).layout


def observation(view: dict[str, Any]) -> Numbers:
    """The observation of a view."""
    return observer_of(pioneers.game(view["game"]), view["data"]).of_view(view)
