"""`./run bench cluster`: how busy the workers of a cluster are while they play a series."""

from __future__ import annotations

from time import perf_counter

import pioneers
from pioneers.arena.cluster.joining import LOCAL
from pioneers.arena.cluster.workers import Cluster
from pioneers.arena.lineup import read_lineup
from pioneers.arena.play import failed, play
from pioneers.arena.series import series_of


def cluster(
    *,
    on: str = LOCAL,
    jobs: int | None = None,
    game: str = pioneers.GAMES[0],
    seats: str = "level2,level2",
    games: int = 200,
) -> int:
    """Play a series and measure what its workers had to do.

    Parameters
    ----------
    on
        Where: `local`, or the address of a cluster.
    jobs
        How many workers; all processors without a number.
    game
        The game to play.
    seats
        Who plays, as for the arena.
    games
        How many games.
    """
    series = series_of(game, read_lineup(seats, game), 1, games, {})
    start = perf_counter()
    workers = Cluster(on, jobs, play, failed, ())
    try:
        print(f"there after {perf_counter() - start:.1f} s, with {workers.width()} workers")
        start = perf_counter()
        played = sum(1 for outcome in workers.run(series.tasks()) if outcome.row is not None)
        wall = perf_counter() - start
        there = wall * min(workers.width(), jobs or workers.width())
        print(
            f"{played} games in {wall:.1f} s; of the time of all workers, games took {workers.processor / there:.1%} "
            f"as processor time; for {workers.seconds / there:.1%} of it a worker had games to play"
        )
    finally:
        workers.close()
    return 0
