"""A level in a seat of a game that runs in the same process, for programs that play very many games.

It thinks as the level does anywhere. But what it may not know is dealt anew on a copy of the state, inside the compiled
package, instead of being imagined from a view: nothing else of level 1 takes a hundredth of that time.
"""

from __future__ import annotations

from typing import Any, Final

from pioneers.bots.evaluator import Evaluator
from pioneers.bots.levels import LevelBot
from pioneers.kernel.action import Choices
from pioneers.kernel.game import Game
from pioneers.kernel.rng import Rng, seeded
from pioneers.kernel.state import State
from pioneers.native import i64


class Seated:
    """A level for one game and one seat: the same seed, the same choices in the same game."""

    def __init__(self, game: Game[Any], bot: LevelBot) -> None:
        self.game: Final[Game[Any]] = game
        self.bot: Final = bot
        self.evaluator: Final[Evaluator] = bot.evaluator(game)
        self.rng: Final[Rng] = seeded(bot.seed, f"seated level {bot.level}")
        # The rest of the decision it has taken, the next action last.
        self.rest: list[int] = []

    def choose(self, state: State, choices: Choices) -> i64:
        """One of the choices of the seat that decides in this state. The state is never thought about itself."""
        if self.rest:
            planned: i64 = self.rest.pop()
            for place in range(choices.count):
                if choices.indices[place] == planned:
                    return planned
            self.rest = []
        if choices.count == 1:
            return choices.indices[0]
        world = self.evaluator.redeal(state, state.deciding, self.rng)
        plans, plan = self.bot.think(self.game, world, self.rng)
        self.rest = plans.listed(plan)[::-1]
        return self.rest.pop()
