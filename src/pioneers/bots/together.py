"""A search or a race on one core or on several: each core has one of its own, then all votes are counted."""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_all_start_methods, get_context
from typing import Any

from pioneers.bots.budget import Budget
from pioneers.bots.evaluator import Evaluator
from pioneers.bots.evaluators import evaluator_of, expert_of, manner_of, terms_of
from pioneers.bots.race import Race
from pioneers.bots.search import Search
from pioneers.bots.weights import RACE_TABLE, SEARCH_TABLE, Weights
from pioneers.catalogue import game
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.rng import Rng, seeded
from pioneers.kernel.state import State
from pioneers.kernel.view import View

Votes = list[tuple[int, int, int]]

# Iterations between two looks at the clock.
CHUNK = 16


def searched(
    played: Game[Any],
    world: State,
    rng: Rng,
    weights: Weights,
    evaluator: Evaluator,
    budget: Budget,
    cores: int,
    table: str = SEARCH_TABLE,
) -> Search | Race:
    """A search that has used its budget, in the way that a table says; several cores share the iterations."""
    share = -(-budget.granted(weights[table]["iterations"]) // cores)
    search = begun(evaluator, world, rng, weights, table, share)
    partners: list[Future[Votes | None]] = []
    if cores > 1:
        view = played.view(world, world.seat)
        for _ in range(1, cores):
            seed = int(rng.word())
            partners.append(
                processes(cores - 1).submit(
                    partner_votes, played.name, view, seed, weights, share, budget.seconds, table
                )
            )
    budget.spend(search.run, share, CHUNK)
    for partner in partners:
        # Who was told to stop does not wait for the others.
        if budget.stopped and not partner.done():
            partner.cancel()
        else:
            votes = partner.result()
            if votes is None:
                budget.spend(search.run, share, CHUNK)
            else:
                search.add_votes(votes)
    return search


def begun(evaluator: Evaluator, world: State, rng: Rng, weights: Weights, table: str, iterations: int) -> Search | Race:
    """The way to search that the weights say, before its first iteration."""
    if table == RACE_TABLE:
        return Race(evaluator, world, rng, terms_of(weights), iterations)
    return Search(evaluator, world, rng, manner_of(weights, table=table))


@cache
def processes(count: int) -> ProcessPoolExecutor:
    """Processes that are started once. Forked where that can be done, they know the data files that are in use."""
    method = "fork" if "fork" in get_all_start_methods() else None
    return ProcessPoolExecutor(count, mp_context=get_context(method))


def partner_votes(
    name: str, view: View, seed: int, weights: Weights, iterations: int, seconds: float | None, table: str
) -> Votes | None:
    """What a search in another process finds for the same view; `None` if it lacks the data of this game."""
    rng = seeded(seed, "partner")
    try:
        world = game(name).imagine(view, int(rng.word()))
    except Mistake:
        return None
    made = evaluator_of if table == SEARCH_TABLE else expert_of
    search = begun(made(name, weights), world, rng, weights, table, iterations)
    Budget(seconds=seconds).spend(search.run, iterations, CHUNK)
    return search.votes()
