"""The levels: four bots for each game, from chance with sense to search. A fifth will have a learned evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pioneers.bots.bot import Bot
from pioneers.bots.budget import Budget
from pioneers.bots.chance import ChanceBot
from pioneers.bots.evaluators import evaluator_of, usual_evaluator, usual_weights
from pioneers.bots.plans import Plans
from pioneers.bots.thinking import LookAhead, greedy, sensible
from pioneers.bots.together import searched
from pioneers.bots.weights import Weights
from pioneers.catalogue import descriptor
from pioneers.kernel.action import Action
from pioneers.kernel.digest import digest_of
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.nearest import nearest
from pioneers.kernel.rng import Rng, seeded
from pioneers.kernel.state import State
from pioneers.kernel.view import View

LEVELS = (1, 2, 3, 4)
# What a bot may be called where one is chosen by name.
BOT_NAMES = (*(f"level{number}" for number in LEVELS), "chance")


def levels_of(game: str) -> list[str]:
    """The levels that play this game: none where nothing is known of it but its rules."""
    return [f"level{number}" for number in LEVELS] if descriptor(game).evaluator else []


class LevelBot:
    """A bot of a level. It decides by the view, its seed and its budget alone, and remembers no more than its plan."""

    def __init__(
        self, level: int, seed: int, budget: Budget | None = None, weights: Weights | None = None, cores: int = 1
    ) -> None:
        self.level = level
        self.seed = seed
        self.budget = budget or Budget()
        self.weights = weights
        self.cores = cores
        # The rest of the decision it has taken: each action with the view it is meant for.
        self.rest: list[tuple[View, Action]] = []

    def choose(self, game: Game[Any], view: View, legal: Sequence[Action]) -> Action:
        """The next action of its decision; a new decision where the position is not the one it foresaw."""
        if len(legal) == 1:
            return legal[0]
        if self.rest and self.rest[0][0] == view and self.rest[0][1] in legal:
            return self.rest.pop(0)[1]
        return self.decide(game, view)[0]

    def decide(self, game: Game[Any], view: View) -> list[Action]:
        """A whole decision: the actions to play one after the other."""
        # The seed of the thinking depends on the position, so that a game that goes on later goes on as it would have.
        rng = seeded(self.seed, f"level {self.level} {digest_of(view)}")
        world = game.imagine(view, int(rng.word()))
        plans, plan = self.think(game, world, rng)
        space = world.shared.space
        actions = [space.actions[index] for index in plans.listed(plan)]
        self.rest = []
        for done, action in enumerate(actions[:-1]):
            game.advance(world, action)
            self.rest.append((game.view(world, view["seat"]), actions[done + 1]))
        return actions

    def think(self, game: Game[Any], world: State, rng: Rng) -> tuple[Plans, int]:
        """The plans and the number of the best."""
        weights = usual_weights(game.name) if self.weights is None else self.weights
        evaluator = usual_evaluator(game.name) if self.weights is None else evaluator_of(game.name, weights)
        plans = Plans()
        if self.level == 1:
            return plans, int(sensible(evaluator, world, plans, rng))
        if self.level == 2:
            return plans, int(greedy(evaluator, world, plans))
        if self.level == 3:
            ahead = LookAhead(evaluator, world, rng)
            self.budget.spend(ahead.run, weights["look-ahead"]["worlds"], 1)
            return ahead.plans, int(ahead.best())
        search = searched(game, world, rng, weights, evaluator, self.budget, self.cores)
        return search.first, int(search.best())


def bot_named(name: str, seed: int, budget: Budget | None = None) -> Bot:
    """The bot of a name: `level1` to `level4`, or `chance`, which plays any legal action."""
    if checked_name(name) == "chance":
        return ChanceBot(seed)
    return LevelBot(int(name.removeprefix("level")), seed, budget)


def checked_name(name: str) -> str:
    """Refuse a name that no bot has."""
    if name not in BOT_NAMES:
        raise Mistake("bot-name", name=name, nearest=nearest(name, BOT_NAMES) or "none", names=list(BOT_NAMES))
    return name
