"""Small series to try the arena with."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from pioneers.arena.ledger import Ledger
from pioneers.arena.lineup import read_lineup
from pioneers.arena.play import Played, Row, play
from pioneers.arena.series import Series, Task, series_of
from pioneers.arena.workers import Workers


def series(seats: str = "chance,chance@seconds=1", games: int = 6, game: str = "cards", seed: int = 1) -> Series:
    """A series of quick games."""
    return series_of(game, read_lineup(seats, game), seed, games, {})


def rows_of(played: Iterable[Played]) -> list[Row]:
    """The rows in the order of the games; none may have failed."""
    found = sorted(played, key=lambda one: one.number)
    assert [one.failure for one in found if one.failure is not None] == []
    return [one.row for one in found if one.row is not None]


def played_here(what: Series) -> list[Row]:
    """All games of a series, played one after the other."""
    return rows_of(play(task) for task in what.tasks())


def fill(folder: Path, what: Series, workers: Workers[Task, Played], resume: bool = False) -> Ledger:
    """A folder with all games of a series."""
    ledger = Ledger.opened(folder, what, resume)
    try:
        for played in workers.run(what.tasks(done=set(ledger.rows))):
            ledger.add(played)
    finally:
        workers.close()
    return ledger
