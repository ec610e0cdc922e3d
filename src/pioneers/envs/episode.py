"""One seat for a learner, bots in the others: what the single and the vectorised environment are made of.

Compiled, as the games are: between two decisions of the learner hardly anything is interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from pioneers.bots.levels import level_bot
from pioneers.bots.seated import Seated
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.rng import Rng, seeded
from pioneers.kernel.state import State, advance_index
from pioneers.kernel.step import NOBODY
from pioneers.native import i64

if TYPE_CHECKING:
    from pioneers.envs.rules import Rules

# Seeds of games and bots are drawn below this.
SEEDS: Final = 2**63 - 1
# The reward of a game lost by an illegal action.
FORFEIT: Final = -1.0


class Episode:
    """One game after another. The learner is asked whenever its seat decides; bots decide for the others."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.game: Final[Game[Any]] = rules.game
        self.seat: i64 = 0
        self.begun: State | None = None
        # Who plays the other seats, by seat: by chance, or a level.
        self.dice: list[Rng | None] = []
        self.levels: list[Seated | None] = []
        # Whether the learner has lost the game by an illegal action.
        self.forfeit: bool = False

    @property
    def state(self) -> State:
        """The game as it stands; a `Mistake` before the first one."""
        begun = self.begun
        if begun is None:
            raise Mistake("env-over")
        return begun

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.forfeit or self.state.stack == 0

    def begin(self, chance: Any) -> None:
        """A new game, up to the learner's first decision. All its seeds are drawn from this generator of numpy."""
        rules = self.rules
        players: int = rules.players
        seeds = [int(seed) for seed in chance.integers(SEEDS, size=players)]
        drawn = int(chance.integers(players))
        self.seat = drawn if rules.seat is None else rules.seat
        self.dice = [None] * players
        self.levels = [None] * players
        for turn, name in enumerate(rules.opponents, 1):
            seat = (int(self.seat) + turn) % players
            if name == "chance":
                self.dice[seat] = seeded(seeds[turn], "opponent")
            else:
                self.levels[seat] = Seated(self.game, level_bot(name, seeds[turn], rules.budget))
        self.forfeit = False
        self.begun = cast("State", self.game.started(players, seeds[0], rules.options))
        self.let_others_play()

    def play(self, action: i64) -> None:
        """The learner's action, known to be legal, and what the others do until it decides again."""
        advance_index(self.state, action, None)
        self.let_others_play()

    def let_others_play(self) -> None:
        """Bots play until the learner decides or the game is over."""
        state = self.state
        shared = state.shared
        while state.deciding != NOBODY and state.deciding != self.seat:
            seat: i64 = state.deciding
            choices = state.choices()
            dice = self.dice[seat]
            if dice is not None:
                index: i64 = choices.indices[dice.below(choices.count)]
            else:
                level = self.levels[seat]
                assert level is not None, "there is somebody in every seat"
                # It may ask for choices itself: these are its own until it has chosen.
                index = level.choose(state, choices)
            shared.spare = choices
            advance_index(state, index, None)
