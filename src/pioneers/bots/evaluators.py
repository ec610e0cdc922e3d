"""The minds of the games there are."""

from __future__ import annotations

from functools import cache

from pioneers.bots.evaluator import Mind
from pioneers.bots.search import Manner
from pioneers.bots.weights import Weights, game_weights


def mind_of(game: str, weights: Weights) -> Mind:
    """A game's mind with these weights."""
    if game == "board":
        from pioneers.board.bots.evaluator import BoardMind  # noqa: PLC0415 - a program that plays one game loads one

        return BoardMind(weights)
    from pioneers.cards.bots.evaluator import CardMind  # noqa: PLC0415 - as above

    return CardMind(weights)


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
def usual_mind(game: str) -> Mind:
    """A game's mind with its own weights, made once."""
    return mind_of(game, usual_weights(game))
