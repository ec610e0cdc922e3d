"""A simple bot for any game: it tries each action in imagined games played out at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pioneers.kernel.action import Action
from pioneers.kernel.game import Game
from pioneers.kernel.playout import play_out
from pioneers.kernel.rng import seeded
from pioneers.kernel.state import State
from pioneers.kernel.view import View


class SamplingBot:
    """Shares a budget of playouts among the legal actions and takes the one that ends best for its seat."""

    def __init__(self, seed: int, playouts: int = 400) -> None:
        self.rng = seeded(seed, "sampling bot")
        self.playouts = playouts

    def choose(self, game: Game[Any], view: View, legal: Sequence[Action]) -> Action:
        """The action with the best mean; the first of equals."""
        if len(legal) == 1:
            return legal[0]
        seat = view["seat"]
        assert isinstance(seat, int), "a bot is asked only when it decides"
        totals = [0.0] * len(legal)
        rounds = max(2, self.playouts // len(legal))
        for _ in range(rounds):
            # All actions are tried in the same imagined world, so that luck with the deal favours none.
            world = game.imagine(view, int(self.rng.word()))
            for number, action in enumerate(legal):
                trial = world.copy()
                game.advance(trial, action)
                play_out(trial, self.rng)
                totals[number] += worth(game, trial, seat)
        return legal[totals.index(max(totals))]


def worth(game: Game[Any], state: State, seat: int) -> float:
    """A finished game for one seat: winning counts most, then the lead over the best of the others."""
    result = game.result(state)
    scores, winners = result["scores"], result["winners"]
    assert isinstance(scores, list)
    assert isinstance(winners, list)
    lead = float(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))
    return lead + (20.0 / len(winners) if seat in winners else 0.0)
