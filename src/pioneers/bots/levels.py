"""The levels: five bots for each game, from chance with sense to search with an evaluation that was learned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pioneers.bots.bot import Bot
from pioneers.bots.budget import Budget
from pioneers.bots.chance import ChanceBot
from pioneers.bots.characters import SEPARATOR, cast_of, checked_character
from pioneers.bots.evaluator import Evaluator
from pioneers.bots.evaluators import evaluator_of, expert_of, usual_evaluator, usual_expert, usual_weights
from pioneers.bots.plans import Plans
from pioneers.bots.taste import favourite
from pioneers.bots.thinking import LookAhead, greedy, plain_values, sensible
from pioneers.bots.together import searched
from pioneers.bots.weights import EXPERT_TABLE, RACE_TABLE, SEARCH_TABLE, Weights
from pioneers.catalogue import descriptor
from pioneers.kernel.action import Action
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.nearest import nearest
from pioneers.kernel.rng import Rng, seeded
from pioneers.kernel.state import State
from pioneers.kernel.view import View
from pioneers.native import i64, vec

LEVELS = (1, 2, 3, 4, 5)
# The level that judges by the plain evaluation alone.
PLAIN = 2
# The level that needs an expert, which not every game has.
EXPERT = 5
# What a bot may be called where one is chosen by name.
BOT_NAMES = (*(f"level{number}" for number in LEVELS), "chance")


def levels_of(game: str) -> list[str]:
    """The levels that play this game: none where nothing is known of it but its rules."""
    known = descriptor(game)
    if not known.evaluator:
        return []
    return [f"level{number}" for number in LEVELS if number != EXPERT or known.expert]


class LevelBot:
    """A bot of a level. It decides by the view, its seed and its budget alone, and remembers no more than its plan.

    With a character it thinks alike, and then takes what that likes best of what is about as good; level 1, which
    judges nothing, plays as without.
    """

    def __init__(
        self,
        level: int,
        seed: int,
        budget: Budget | None = None,
        weights: Weights | None = None,
        cores: int = 1,
        character: str | None = None,
    ) -> None:
        self.level = level
        self.character = character
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
        rng = seeded(self.seed, f"level {self.level} {game.chance_digest(view)}")
        world = game.imagine(view, int(rng.word()))
        plans, plan = self.think(game, world, rng)
        space = world.shared.space
        actions = [space.actions[index] for index in plans.listed(plan)]
        self.rest = []
        for done, action in enumerate(actions[:-1]):
            game.advance(world, action)
            self.rest.append((game.view(world, view["seat"]), actions[done + 1]))
        return actions

    def evaluator(self, game: Game[Any]) -> Evaluator:
        """What it judges positions of a game with."""
        if self.level == EXPERT:
            return usual_expert(game.name) if self.weights is None else expert_of(game.name, self.weights)
        return usual_evaluator(game.name) if self.weights is None else evaluator_of(game.name, self.weights)

    def think(self, game: Game[Any], world: State, rng: Rng) -> tuple[Plans, int]:
        """The plans and the number of the best, or of the one that the character likes best."""
        weights = usual_weights(game.name) if self.weights is None else self.weights
        evaluator = self.evaluator(game)
        plans = Plans()
        if self.level == 1:
            return plans, int(sensible(evaluator, world, plans, rng))
        if self.level == PLAIN:
            best = int(greedy(evaluator, world, plans))
            return plans, self.favourite(
                game, world, evaluator, plans, best, lambda: plain_values(evaluator, world, plans)
            )
        if self.level == 3:
            ahead = LookAhead(evaluator, world, rng)
            self.budget.spend(ahead.run, weights["look-ahead"]["worlds"], 1)
            return ahead.plans, self.favourite(game, world, evaluator, ahead.plans, int(ahead.best()), ahead.means)
        search = searched(game, world, rng, weights, evaluator, self.budget, self.cores, self.table(weights))
        return search.first, self.favourite(game, world, evaluator, search.first, int(search.best()), search.means)

    def table(self, weights: Weights) -> str:
        """Where the weights say how it searches: a race tells more in few iterations, a tree in many."""
        if self.level < EXPERT:
            return SEARCH_TABLE
        granted = self.budget.granted(weights[EXPERT_TABLE]["iterations"])
        short = RACE_TABLE in weights and granted <= weights[RACE_TABLE]["iterations"]
        return RACE_TABLE if short else EXPERT_TABLE

    def favourite(
        self,
        game: Game[Any],
        world: State,
        evaluator: Evaluator,
        plans: Plans,
        best: int,
        values: Callable[[], vec[i64]],
    ) -> int:
        """The best plan without a character; with one, what that likes best among those that are about as good.

        A character that the game does not know is none, so that what an other program began goes on.
        """
        cast = cast_of(game.name)
        character = None if self.character is None else cast.characters.get(self.character)
        if character is None:
            return best
        loss = cast.plain if self.level == PLAIN else cast.chance
        return int(favourite(evaluator, world, plans, values(), best, loss, character.taste))


def bot_named(name: str, seed: int, budget: Budget | None = None) -> Bot:
    """The bot of a name: `level1` to `level5`, also with a character (`level3:builder`), or `chance`, which plays any
    legal action.
    """
    level, _, character = checked_name(name).partition(SEPARATOR)
    if level == "chance":
        return ChanceBot(seed)
    return level_bot(level, seed, budget, character or None)


def level_bot(name: str, seed: int, budget: Budget | None = None, character: str | None = None) -> LevelBot:
    """The bot of the name of a level."""
    return LevelBot(int(name.removeprefix("level")), seed, budget, character=character)


def checked_name(name: str, game: str | None = None) -> str:
    """Refuse a name that no bot has: an unknown level, or a character that the game, if one is given, has not."""
    level, _, character = name.partition(SEPARATOR)
    if level not in BOT_NAMES or (level == "chance" and character):
        raise Mistake("bot-name", name=name, nearest=nearest(level, BOT_NAMES) or "none", names=list(BOT_NAMES))
    if game is not None and SEPARATOR in name:
        checked_character(game, character)
    return name
