"""One seat for a learner, bots in the others: what the single and the vectorised environment are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

import pioneers
from pioneers.bots.bot import Bot
from pioneers.bots.budget import Budget
from pioneers.bots.levels import bot_named, checked_name
from pioneers.envs.choices import ILLEGAL, one_of, whole, why_illegal
from pioneers.envs.observation import observer_of
from pioneers.envs.rewards import REWARDS
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.rng import Rng, seeded
from pioneers.kernel.state import State

# Seeds of games and bots are drawn below this.
SEEDS = 2**63 - 1
# The reward of a game lost by an illegal action.
FORFEIT = -1.0


class Rules:
    """What all games of an environment have in common, checked."""

    def __init__(
        self,
        game: str,
        players: int,
        opponents: str | Sequence[str],
        seat: int | None,
        reward: str,
        illegal: str,
        budget: Budget | None,
        options: dict[str, Any],
    ) -> None:
        self.game = pioneers.game(game)
        self.players = self.game.checked_players(players)
        self.opponents = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != players - 1:
            raise Mistake("env-opponents", count=len(self.opponents), right=players - 1, players=players)
        self.budget = budget
        for name in self.opponents:
            checked_name(name)
        self.seat = self.game.checked_seat(seat, players)
        self.rewards = REWARDS[one_of("reward", reward, tuple(REWARDS))]
        self.illegal = one_of("illegal", illegal, ILLEGAL)
        self.options = options
        first: State = self.game.new(players=players, **options)
        self.size = len(first.shared.space)
        self.observer = observer_of(self.game, self.game.data_digest(first))


class Episode:
    """One game after another. The learner is asked whenever its seat decides; bots decide for the others."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seat = 0
        self.begun: State | None = None
        # By seat. What a bot by chance does needs neither a view nor a new generator for each decision.
        self.bots: dict[int, Bot | Rng] = {}
        # Whether the learner has lost the game by an illegal action.
        self.forfeit = False

    @property
    def state(self) -> State:
        """The game as it stands; a `Mistake` before the first one."""
        if self.begun is None:
            raise Mistake("env-over")
        return self.begun

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.forfeit or self.state.seat is None

    def begin(self, chance: np.random.Generator) -> None:
        """A new game, up to the learner's first decision."""
        rules = self.rules
        seeds = [int(seed) for seed in chance.integers(SEEDS, size=rules.players)]
        drawn = int(chance.integers(rules.players))
        self.seat = drawn if rules.seat is None else rules.seat
        self.bots = {
            (self.seat + turn) % rules.players: self.opponent(name, seeds[turn])
            for turn, name in enumerate(rules.opponents, 1)
        }
        self.forfeit = False
        self.begun = rules.game.new(players=rules.players, seed=seeds[0], **rules.options)
        self.let_others_play()

    def opponent(self, name: str, seed: int) -> Bot | Rng:
        """Who plays a seat in this game."""
        return seeded(seed, "opponent") if name == "chance" else bot_named(name, seed, self.rules.budget)

    def play(self, action: int) -> None:
        """The learner's action, known to be legal, and what the others do until it decides again."""
        state = self.state
        self.rules.game.advance(state, state.shared.space.actions[action])
        self.let_others_play()

    def let_others_play(self) -> None:
        """Bots play until the learner decides or the game is over."""
        game, state = self.rules.game, self.state
        seat = state.seat
        while seat is not None and seat != self.seat:
            bot, legal = self.bots[seat], state.legal()
            if isinstance(bot, Rng):
                game.advance(state, legal[bot.below(len(legal))])
            else:
                game.advance(state, bot.choose(game, game.view(state, seat), legal))
            seat = state.seat

    def refuse(self, action: object) -> None:
        """An action that is not legal: a `Mistake` that says what would be right, or the game is lost."""
        number = whole(action)
        known = number is not None and 0 <= number < self.rules.size
        if self.rules.illegal == "raise" or self.over or not known:
            raise Mistake("env-over") if self.over else why_illegal(self.rules.game, self.state, action)
        self.forfeit = True

    def reward(self) -> float:
        """What the last action brought the learner: nothing before the end, and `FORFEIT` for an illegal one."""
        if self.forfeit:
            return FORFEIT
        if self.state.seat is not None:
            return 0.0
        return self.rules.rewards(self.rules.game.result(self.state))[self.seat]
