"""What a bot must know of a game: which decisions there are, what a position is worth, what might be hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from pioneers.bots.plans import Plans
from pioneers.bots.worlds import Worlds
from pioneers.catalogue import game
from pioneers.kernel.action import Choices
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State
from pioneers.native import i64, vec

# What a won game is worth; a lost one is worth 0, and a shared win its share.
SURE: Final = 10_000
# Where nothing is known of a game, imagined opponents choose among plans whose scores differ by less than this.
WHIM: Final = 100


# Games outside this package are interpreted, and subclass what is compiled here.
@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """The base of every game's evaluator. All numbers are whole, so that every machine thinks alike.

    An evaluator keeps nothing of a match. To decide, it is given imagined states only, never the true one. The levels
    are built on it; a learned evaluation is another evaluator. What is done here suits any game, slowly and without
    knowing it: the more of it a game does itself, the better its levels play.
    """

    # Whether `judge` sees all seats in one look, for about the price of one.
    judges_all: bool = False

    def __init__(self, weights: dict[str, dict[str, int]]) -> None:
        """Made of the game's weights, which not every evaluator needs."""

    def redeal(self, state: State, seat: i64, rng: Rng) -> State:
        """A copy in which all that this seat may not know is dealt anew, true to what it has seen."""
        played = game(state.shared.space.game)
        imagined: State = played.imagine(played.view(state, int(seat)), int(rng.word()))
        return imagined

    def worlds(self, state: State, seat: i64) -> Worlds:
        """What a search draws its worlds from: every one that fits equally likely, where nothing better is known."""
        return RedealtWorlds(self, state, seat)

    def reshuffled(self, state: State, most: i64, rng: Rng) -> list[State]:
        """At most so many copies in which all that nobody has seen yet is dealt anew, each as likely as the true one.

        The true state may be given here, to measure the luck in what was drawn: no bot decides by it. A game that knows
        nothing of this has no luck to measure (see `Game.draws`).
        """
        return []

    def foresees(self, state: State) -> bool:
        """Whether `worth` counts what has just been drawn; where not, luck with it is found by playing on."""
        return True

    def plans(self, state: State, plans: Plans) -> None:
        """Clear the buffer and add every whole decision of the seat that decides, best known by its score.

        The position may be in the middle of a decision: then the plans are the ways to go on. At least one plan; each
        a row of atoms legal one after the other, that reveals nothing new on the way.
        """
        plans.clear()
        choices = Choices(state.shared.blank[:])
        state.asking().legal(state, choices)
        for place in range(choices.count):
            plans.add(choices.indices[place], 0)

    def first_plans(self, state: State, plans: Plans) -> None:
        """The plans of a decision that is searched: where it pays, more of them than in the tree beyond.

        Here cards that nobody else sees may tell plans apart, for the seat that decides is the one that thinks.
        """
        self.plans(state, plans)

    def mark(self, state: State) -> i64:
        """A number that grows when a turn (or a trick with all that follows from it) is over.

        Where nothing is known of turns, the whole game is one.
        """
        return 1 if state.stack == 0 else 0

    def plain(self, state: State, seat: i64) -> i64:
        """A plain evaluation: what the seat has now, for a bot that does not think ahead."""
        return self.worth(state, seat)

    def worth(self, state: State, seat: i64) -> i64:
        """The good evaluation: how likely the seat wins, from 0 to `SURE`. Exact when the game is over.

        Where nothing better is known, the win as if the game ended now.
        """
        result: Mapping[str, Any] = game(state.shared.space.game).result(state)
        winners = cast("list[int]", result["winners"])
        return SURE // len(winners) if int(seat) in winners else 0

    def quick(self, state: State, plans: Plans, rng: Rng) -> None:
        """Let whoever decides make one decision, fast and sensibly: how imagined opponents play."""
        self.plans(state, plans)
        plans.play(state, plans.best_with_whim(WHIM, rng))

    def horizon(self, state: State) -> i64:
        """The mark up to which an imagined game is played on before `worth` judges it."""
        return self.mark(state) + 1

    def finish(self, state: State, plans: Plans, rng: Rng, until: i64) -> None:
        """Play an imagined game on to this mark, as fast as sense allows."""
        while state.stack != 0 and self.mark(state) < until:
            self.quick(state, plans, rng)

    def sprint(self, state: State, plans: Plans, rng: Rng, until: i64) -> None:
        """As `finish`, where many worlds tell more than good players in few of them."""
        self.finish(state, plans, rng, until)

    def traits(self) -> tuple[str, ...]:
        """What a character of the game may like to have, by name."""
        return ()

    def count_traits(self, state: State, seat: i64, counts: vec[i64]) -> None:
        """How much a seat has of each of the traits, in their order: what everybody sees, or the seat itself knows."""

    def judge(self, state: State, viewer: i64, chances: vec[i64]) -> None:
        """How likely each seat wins, from 0 to `SURE`, by what the viewer may know of an imagined position.

        Only asked of who says so by `judges_all`.
        """
        raise AssertionError(state.shared.space.game)

    def ends_soon(self, state: State) -> bool:
        """Whether so little is left to the horizon that `settled` may be asked."""
        return False

    def settled(self, state: State, viewer: i64) -> i64:
        """The worth for a seat if all play to the horizon as well as can be, with open cards; plays in the state."""
        raise AssertionError(state.shared.space.game)

    def told(self, state: State, viewer: i64, players: i64) -> list[int]:
        """What `judge` says, as a list, for who is not compiled."""
        chances = vec[i64]([0] * int(players))
        self.judge(state, viewer, chances)
        return [int(chance) for chance in chances]


class RedealtWorlds(Worlds):
    """Worlds in which all that a seat may not know is dealt anew, every deal that fits equally likely."""

    def __init__(self, evaluator: Evaluator, base: State, seat: i64) -> None:
        self.evaluator: Final = evaluator
        self.base: Final = base
        self.seat: Final[i64] = seat

    def draw(self, rng: Rng) -> State:
        """The next one."""
        return self.evaluator.redeal(self.base, self.seat, rng)
