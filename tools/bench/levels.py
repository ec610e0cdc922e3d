"""`./run bench levels`: how much stronger one level is than another when both take the same processor time.

The searches meet without views and records, as `bots/seated` lets them, so that nothing but their thinking is measured.
One plays against the other in all other seats, on each deal once from every seat. The iterations are given; the time
that they took is told, and it is for the reader to see that it was the same.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from time import process_time
from typing import Annotated, Any, cast

from cyclopts import Parameter
from cyclopts.validators import Number

import pioneers
from pioneers.arena.intervals import Tally, share_interval
from pioneers.arena.sequential import Bounds, SequentialTest, Verdict
from pioneers.bots.budget import Budget
from pioneers.bots.levels import LevelBot
from pioneers.kernel.game import Game
from pioneers.kernel.rng import seeded
from pioneers.kernel.state import advance_index

# A lone game of equals: what a deal may say before it is known how far deals differ.
ASSUMED_VARIANCE = 0.125


@dataclass(frozen=True, slots=True)
class Met:
    """What a deal brought the one level, and what the decisions of both took."""

    won: float
    seconds: tuple[float, float]
    decisions: tuple[int, int]


class Thinker:
    """A level with so many iterations, and what its decisions took."""

    def __init__(self, game: Game[Any], spec: str) -> None:
        level, _, iterations = spec.partition("=")
        budget = Budget(iterations=int(iterations)) if iterations else Budget()
        self.bot = LevelBot(int(level.removeprefix("level")), 0, budget)
        self.evaluator = self.bot.evaluator(game)
        self.seconds = 0.0
        self.decisions = 0


# The two that meet in this process.
SEATED: list[tuple[str, str, str]] = []


def sit_down(game: str, one: str, other: str) -> None:
    """Tell a process who meets there."""
    SEATED[:] = [(game, one, other)]


def play_deal(task: tuple[int, int]) -> Met:
    """The games of one deal: the one level in every seat once."""
    players, seed = task
    name, one, other = SEATED[0]
    game = pioneers.game(name)
    mine, theirs = Thinker(game, one), Thinker(game, other)
    won = 0.0
    for place in range(players):
        winners = play(game, [mine if seat == place else theirs for seat in range(players)], seed)
        won += (place in winners) / len(winners)
    return Met(won, (mine.seconds, theirs.seconds), (mine.decisions, theirs.decisions))


def play(game: Game[Any], thinkers: list[Thinker], seed: int) -> list[int]:
    """One game; gives the seats that won."""
    state = game.new(players=len(thinkers), seed=seed)
    dice = [seeded(seed, f"level match {seat}") for seat in range(len(thinkers))]
    while state.seat is not None:
        seat = state.seat
        legal = state.legal()
        if len(legal) == 1:
            game.advance(state, legal[0])
            continue
        thinker = thinkers[seat]
        begin = process_time()
        world = thinker.evaluator.redeal(state, seat, dice[seat])
        plans, plan = thinker.bot.think(game, world, dice[seat])
        thinker.seconds += process_time() - begin
        thinker.decisions += 1
        for index in plans.listed(plan):
            advance_index(state, index, None)
    return cast("list[int]", game.result(state)["winners"])


def levels(
    *,
    game: str = pioneers.GAMES[0],
    players: Annotated[int, Parameter(validator=Number(gte=2))] = 2,
    one: str = "level5=100",
    other: str = "level4=100",
    deals: Annotated[int, Parameter(validator=Number(gte=1))] = 100,
    seed: int = 1,
    between: tuple[float, float] | None = None,
    jobs: Annotated[int, Parameter(validator=Number(gte=1))] = 1,
) -> int:
    """Let one level meet another in all other seats and tell how often it wins, and the processor time of both.

    Parameters
    ----------
    game
        The game to play.
    players
        How many play.
    one
        A level and its iterations a decision, such as `level5=100`; without a number, its usual ones.
    other
        Who sits in all other seats.
    deals
        How many deals, each played once from every seat.
    seed
        The seed of the first deal; the others follow.
    between
        Stop as soon as it is clear which of two leads over an even share is nearer, in points of a hundred.
    jobs
        How many processes play; the games are the same for any number.
    """
    pioneers.game(game).checked_players(players)
    low, high = between or (0.0, 0.0)
    test = SequentialTest(Bounds(low / 100, high / 100), ASSUMED_VARIANCE)
    met: list[Met] = []
    with ProcessPoolExecutor(jobs, initializer=sit_down, initargs=(game, one, other)) as pool:
        for deal in pool.map(play_deal, [(players, seed + number) for number in range(deals)]):
            met.append(deal)
            test.add(deal.won / players - 1 / players)
            if between is not None and test.verdict() is not Verdict.OPEN:
                pool.shutdown(cancel_futures=True)
                break
    share = share_interval([Tally(deal.won, players) for deal in met])
    mine, theirs = (
        1000 * sum(deal.seconds[side] for deal in met) / sum(deal.decisions[side] for deal in met) for side in (0, 1)
    )
    print(
        f"{game}, {players} players: {one} won {share.value:.1%} ({share.low:.1%}–{share.high:.1%}) of "
        f"{len(met) * players} games against {other}, an equal would {1 / players:.0%}; milliseconds a decision: "
        f"{mine:.2f} and {theirs:.2f}"
    )
    return 0
