"""One interleaved run of all servers: slices in turn, so that what disturbs the machine disturbs all alike."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import pioneers
from tools.bench.environment import RivalMissing
from tools.bench.figures import OURS, RIVAL, Figures
from tools.bench.server.load import Load, LoadLost, Slice, quantile
from tools.bench.server.node import node_with_boardgame
from tools.bench.server.ours import Ours
from tools.bench.server.process import ServerLost
from tools.bench.server.theirs import Theirs
from tools.bench.server.weights import MOVES, PAIRS, Weights, weigh

Tell = Callable[[str], None]
Server = Ours | Theirs

# The rival the other way round: with a state of our size, on the disk. Shown, but nothing is judged by it.
KEPT = "kept"
RIVALS = (RIVAL, KEPT)
SATURATED = "saturated"
PACED = "paced"


@dataclass(frozen=True)
class Shares:
    """How much of one processor the load and the server took in a slice; the server's where the system tells."""

    load: float
    server: float | None


@dataclass
class Outcome:
    """A whole run: the figures of each game beside the rival, and who took how much of the processors."""

    tables: int
    seconds: float
    folder: Path
    games: dict[str, Figures] = field(default_factory=dict)
    # By side and kind of load, one for each round.
    shares: dict[tuple[str, str], list[Shares]] = field(default_factory=dict)
    # Games of ours that had to be made in the middle of a slice, by game.
    made_on_the_clock: dict[str, int] = field(default_factory=dict)
    # Bytes a move, by game.
    weights: dict[str, Weights] = field(default_factory=dict)

    def load_share(self, side: str, kind: str) -> float:
        """The median of the load's share of one processor."""
        return median(shares.load for shares in self.shares[side, kind])

    def server_share(self, side: str, kind: str) -> float | None:
        """The median of the server's share of one processor."""
        known = [shares.server for shares in self.shares[side, kind] if shares.server is not None]
        return median(known) if known else None


async def contend(*, tables: int, seconds: float, rounds: int, folder: Path, rival: bool, tell: Tell) -> Outcome:
    """Measure every game of ours and the rival, each saturated and paced in every round."""
    outcome = Outcome(tables, seconds, folder)
    async with AsyncExitStack() as stack:
        sides, missing = await open_sides(stack, tables, folder, rival=rival, tell=tell)
        titles = {name: side.title for name, side in sides.items()}
        for game in pioneers.GAMES:
            outcome.games[game] = Figures(game, 2, of_game(titles, game), missing)
            outcome.weights[game] = await weigh(ours_of(sides, game), min(tables, PAIRS), MOVES)
        load = Load()
        slices = [(kind, name) for kind in (SATURATED, PACED) for name in sides]
        for number in range(rounds):
            found: dict[tuple[str, str], float] = {}
            # Back and forth, so that a machine that grows slower or faster favours no side.
            for kind, name in slices if number % 2 == 0 else reversed(slices):
                if name in sides:
                    tell(f"round {number + 1} of {rounds}: {name}, {kind}")
                    await take_slice(load, sides, name, kind, outcome, found)
            for game, figures in outcome.games.items():
                figures.rounds.append(
                    {
                        (OURS if side == game else side, key): value
                        for (side, key), value in found.items()
                        if side in (game, *RIVALS)
                    }
                )
    return outcome


def of_game(titles: dict[str, str], game: str) -> dict[str, str]:
    """The titles of a game and of the rival."""
    return {OURS if name == game else name: title for name, title in titles.items() if name in (game, *RIVALS)}


def ours_of(sides: dict[str, Server], game: str) -> Ours:
    """Our side of a game."""
    ours = sides[game]
    assert isinstance(ours, Ours)
    return ours


async def open_sides(
    stack: AsyncExitStack, tables: int, folder: Path, *, rival: bool, tell: Tell
) -> tuple[dict[str, Server], str]:
    """Start every server and seat everybody. Without the rival, the text says why."""
    sides: dict[str, Server] = {}
    missing = ""
    if rival:
        tell("preparing boardgame.io (the first time it is installed)")
        try:
            node = await asyncio.to_thread(node_with_boardgame)
            for name, place in ((RIVAL, None), (KEPT, folder)):
                theirs = Theirs(node, place)
                stack.push_async_callback(theirs.aclose)
                await theirs.open(tables, tell)
                sides[name] = theirs
        except (RivalMissing, ServerLost) as reason:
            missing = str(reason)
    for game in pioneers.GAMES:
        tell(f"starting our server for {game}")
        ours = Ours(folder, game)
        stack.push_async_callback(ours.aclose)
        await ours.open(tables, tell)
        sides[game] = ours
    return sides, missing


async def take_slice(
    load: Load,
    sides: dict[str, Server],
    name: str,
    kind: str,
    outcome: Outcome,
    found: dict[tuple[str, str], float],
) -> None:
    """One slice of one side; a rival that fails on the way is left out from then on."""
    side = sides[name]
    await side.refill()
    drive = load.saturated if kind == SATURATED else load.paced
    try:
        taken = await drive(side.pairs, outcome.seconds, side.process.processor_seconds)
    except LoadLost as reason:
        if name not in RIVALS:
            raise
        del sides[name]
        if name == RIVAL:
            for figures in outcome.games.values():
                figures.rival_missing = str(reason)
        return
    outcome.shares.setdefault((name, kind), []).append(Shares(taken.own_share, taken.server_share))
    found.update({(name, key): value for key, value in amounts(kind, taken).items()})
    if isinstance(side, Ours):
        outcome.made_on_the_clock[name] = side.made_on_the_clock


def amounts(kind: str, taken: Slice) -> dict[str, float]:
    """The figures of a slice: seconds for one move, or the seconds that moves took."""
    if kind == SATURATED:
        return {SATURATED: taken.seconds / max(1, taken.moves)}
    return {
        "p50": quantile(taken.delays, 0.5),
        "p99": quantile(taken.delays, 0.99),
        "worst": max(taken.delays),
        "sent_p50": quantile(taken.waits, 0.5),
        "sent_p99": quantile(taken.waits, 0.99),
    }
