"""The evaluators of the games there are."""

from __future__ import annotations

from functools import cache

from pioneers.bots.evaluator import Evaluator
from pioneers.bots.learned.learning import Learning
from pioneers.bots.race import Terms
from pioneers.bots.search import Manner
from pioneers.bots.weights import RACE_TABLE, SEARCH_TABLE, Weights, game_weights
from pioneers.catalogue import descriptor
from pioneers.kernel.mistake import Mistake


def evaluator_of(game: str, weights: Weights) -> Evaluator:
    """A game's evaluator with these weights; a `Mistake` if it has none."""
    found = descriptor(game)
    if not found.evaluator:
        raise Mistake("bot-evaluator", game=game)
    evaluator: Evaluator = found.load(found.evaluator)(weights)
    return evaluator


def expert_of(game: str, weights: Weights) -> Evaluator:
    """The evaluator of level 5 with these weights; a `Mistake` if the game has none."""
    found = descriptor(game)
    if not found.expert:
        raise Mistake("bot-expert", game=game)
    evaluator: Evaluator = found.load(found.expert)(weights)
    return evaluator


def manner_of(weights: Weights, to_the_end: bool = False, table: str = SEARCH_TABLE) -> Manner:
    """The manner of search that a table of the weights says."""
    values = weights[table]
    return Manner(
        values["root-width"],
        values["width"],
        values["curiosity"],
        values["caution"],
        values["spread"],
        to_the_end,
        0 if to_the_end else values["foresight"],
    )


def terms_of(weights: Weights) -> Terms:
    """How level 5 races in few iterations, in a game that has the table for it."""
    values = weights[RACE_TABLE]
    return Terms(values["width"], values["prior"], values["least"], values["doubt"], values["gap"])


@cache
def usual_weights(game: str) -> Weights:
    """A game's own weights, read once."""
    return game_weights(game)


@cache
def usual_evaluator(game: str) -> Evaluator:
    """A game's evaluator with its own weights, made once."""
    return evaluator_of(game, usual_weights(game))


@cache
def usual_learning(game: str) -> Learning:
    """How a game's networks are trained; a `Mistake` if it has none."""
    found = descriptor(game)
    if not found.learning:
        raise Mistake("bot-expert", game=game)
    learning: Learning = found.load(found.learning)(usual_weights(game))
    return learning


@cache
def usual_expert(game: str) -> Evaluator:
    """The evaluator of level 5 with the game's own weights, made once."""
    return expert_of(game, usual_weights(game))


def best_evaluator(game: str) -> Evaluator:
    """What judges positions of a game best, for measurements of luck."""
    return usual_expert(game) if descriptor(game).expert else usual_evaluator(game)
