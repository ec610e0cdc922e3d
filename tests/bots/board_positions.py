"""Positions of the board game for the tests of its bots: along games played atom by atom, also within decisions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pioneers
from pioneers.board.game import BoardGame
from pioneers.board.position.state import BoardState
from pioneers.bots.evaluators import usual_evaluator
from pioneers.bots.plans import Plans
from pioneers.kernel.rng import seeded

NUMBERS = (2, 3, 4)
GAME = cast("BoardGame", pioneers.game("board"))


def positions(players: int, games: int) -> Iterator[BoardState]:
    """Copies of all states along seeded games, the last one too: sensible decisions, now and then any atom at all."""
    evaluator = usual_evaluator("board")
    plans = Plans()
    for seed in range(games):
        rng = seeded(seed, "positions of the board game")
        # Every other game is played more wildly, so that it comes to where sense does not lead.
        sense = (2, 9)[seed % 2]
        state = GAME.new(players=players, seed=seed)
        while state.seat is not None:
            yield state.copy()
            if rng.below(10) >= sense:
                legal = state.legal()
                GAME.advance(state, legal[rng.below(len(legal))])
            else:
                evaluator.quick(state, plans, rng)
        yield state
