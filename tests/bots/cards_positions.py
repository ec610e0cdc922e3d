"""Positions of the card game for the tests of its bots: along games played atom by atom, also within decisions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pioneers
from pioneers.bots.evaluators import usual_evaluator
from pioneers.bots.plans import Plans
from pioneers.cards.position.state import CardsState
from pioneers.kernel.rng import seeded

SETUPS: list[tuple[int, dict[str, Any]]] = [(2, {}), (2, {"hands": "separate"}), (3, {}), (4, {})]
SETUP_NAMES = ["2", "2-separate", "3", "4"]
# One position of a trick in so many, so that neighbours differ; of all else every one.
TAKEN = 7


def dumped(state: CardsState) -> dict[str, Any]:
    """The whole position."""
    return cast("dict[str, Any]", pioneers.game("cards").dump(state))


def loaded(position: dict[str, Any]) -> CardsState:
    """The state of a position."""
    state = pioneers.game("cards").load(position)
    assert isinstance(state, CardsState)
    return state


def positions(players: int, options: dict[str, Any], games: int) -> Iterator[CardsState]:
    """Copies of states along seeded games: whole decisions of a sensible player, now and then any atom at all."""
    game = pioneers.game("cards")
    evaluator = usual_evaluator("cards")
    plans = Plans()
    for seed in range(games):
        rng = seeded(seed, "positions of the card game")
        state = game.new(players=players, seed=seed, **options)
        while state.seat is not None:
            if state.step not in ("play", "add") or rng.below(TAKEN) == 0:
                yield state.copy()
            if rng.below(3) == 0:
                legal = state.legal()
                game.advance(state, legal[rng.below(len(legal))])
            else:
                evaluator.quick(state, plans, rng)
