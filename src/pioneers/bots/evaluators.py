"""The evaluators of the games there are."""

from __future__ import annotations

from functools import cache

from pioneers.bots.evaluator import Evaluator
from pioneers.bots.search import Manner
from pioneers.bots.weights import Weights, game_weights
from pioneers.catalogue import descriptor
from pioneers.kernel.mistake import Mistake


def evaluator_of(game: str, weights: Weights) -> Evaluator:
    """A game's evaluator with these weights; a `Mistake` if it has none."""
    found = descriptor(game)
    if not found.evaluator:
        raise Mistake("bot-evaluator", game=game)
    evaluator: Evaluator = found.load(found.evaluator)(weights)
    return evaluator


def manner_of(weights: Weights, to_the_end: bool = False) -> Manner:
    """The manner of search that the weights say."""
    values = weights["search"]
    return Manner(
        values["root-width"],
        values["width"],
        values["curiosity"],
        values["caution"],
        values["spread"],
        to_the_end,
        0 if to_the_end else values["foresight"],
    )


@cache
def usual_weights(game: str) -> Weights:
    """A game's own weights, read once."""
    return game_weights(game)


@cache
def usual_evaluator(game: str) -> Evaluator:
    """A game's evaluator with its own weights, made once."""
    return evaluator_of(game, usual_weights(game))
