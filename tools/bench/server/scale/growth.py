"""How the cost of a move grows: with tables, watchers, the length of logs and processes, each as a ratio in one run."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tools.bench.server.load import Load
from tools.bench.server.ours import Ours
from tools.bench.server.scale.logs import SHORT, TIMES, time_logs
from tools.bench.server.scale.parts import Parts
from tools.bench.server.scale.shared import SERVERS, Services, Sharing, Tell, cost_of, processor, share

TEN = 10


@dataclass
class Growth:
    """One line: what is more of, the figure of less and of more in every round, in seconds."""

    game: str
    what: str
    figure: str
    less: int
    more: int
    before: list[float] = field(default_factory=list)
    after: list[float] = field(default_factory=list)

    @property
    def ratio(self) -> float | None:
        """The median of the ratios of the rounds; None where there is nothing to divide."""
        pairs = zip(self.before, self.after, strict=False)
        ratios = [after / before for before, after in pairs if before]
        return median(ratios) if ratios else None


@dataclass
class Grown:
    """A whole run."""

    tables: int
    rate: float
    lines: list[Growth]
    sharing: Sharing


async def grow(
    games: Sequence[str], *, processes: int, tables: int, seconds: float, rounds: int, folder: Path, tell: Tell
) -> Grown:
    """Everything, one game after the other. `tables` is the larger number of them."""
    lines: list[Growth] = []
    # The same for all, so that what a server does besides counts alike; half of what one move a second would be.
    rate = tables / 2
    for game in games:
        lines += await more_tables_and_watchers(
            game, tables=tables, rate=rate, seconds=seconds, rounds=rounds, folder=folder, tell=tell
        )
        lines += await longer_logs(game, rounds=rounds, folder=folder, tell=tell)
    sharing = await share(
        games, processes=processes, tables=tables, seconds=seconds, rounds=rounds, folder=folder, tell=tell
    )
    return Grown(tables, rate, lines + more_processes(sharing), sharing)


async def more_tables_and_watchers(
    game: str, *, tables: int, rate: float, seconds: float, rounds: int, folder: Path, tell: Tell
) -> list[Growth]:
    """Processor time of the server a move, at the same moves a second: ten times the tables, ten times the watchers."""
    few = max(1, tables // TEN)
    figure = "processor time a move"
    # Tables, and watchers of each: the others are compared with the first.
    sides = [(few, 1), (few * TEN, 1), (few, TEN)]
    found: dict[tuple[int, int], list[float]] = {side: [] for side in sides}
    async with AsyncExitStack() as stack:
        opened: dict[tuple[int, int], Ours] = {}
        for side in sides:
            ours = opened[side] = Ours(folder, game)
            stack.push_async_callback(ours.aclose)
        for (count, watchers), ours in opened.items():
            await ours.open(count, tell, watchers)
        load = Load()
        for number in range(rounds):
            for side in sides if number % 2 == 0 else reversed(sides):
                tell(f"round {number + 1} of {rounds}: {game}, {side[0]} tables with {side[1]} watchers each")
                ours = opened[side]
                await ours.refill()
                parts = Parts({SERVERS: [ours.process.process.pid]})
                cost = cost_of(await load.paced(ours.pairs, seconds, parts, rate), parts)
                found[side] += [cost.processor[SERVERS]] if cost.processor else []
    first, more_tables, more_watchers = (found[side] for side in sides)
    return [
        Growth(game, "tables", figure, few, few * TEN, first, more_tables),
        Growth(game, "watchers of each table", figure, 1, TEN, first, more_watchers),
    ]


async def longer_logs(game: str, *, rounds: int, folder: Path, tell: Tell) -> list[Growth]:
    """Time to make a table from its log, and to append to it, on both stores."""
    lines = []
    with Services(folder) as services, TemporaryDirectory(dir=folder, prefix="bench-logs-") as place:
        for store, database in (("SQLite", f"{place}/{game}.db"), ("PostgreSQL", services.new_house()[0])):
            tell(f"{game}: logs of {SHORT} and {SHORT * TIMES} entries, {store}")
            short, long = await time_logs(game, database, rounds=rounds)
            ends = ("entries of a log", short.entries, long.entries)
            lines.append(Growth(game, ends[0], f"load a table, {store}", *ends[1:], short.load, long.load))
            lines.append(Growth(game, ends[0], f"append to it, {store}", *ends[1:], short.append, long.append))
    return lines


def more_processes(sharing: Sharing) -> list[Growth]:
    """Processor time a move in all parts, beside that of one process with the same services."""
    lines = []
    for (game, count), costs in sharing.saturated.items():
        if count > 1:
            one = [found for cost in sharing.saturated[game, 1] if (found := processor([cost])) is not None]
            many = [found for cost in costs if (found := processor([cost])) is not None]
            lines.append(Growth(game, "processes", "processor time a move, all parts", 1, count, one, many))
    return lines
