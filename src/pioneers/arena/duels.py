"""Duels: two sets of weights for one level, on the same deals with seats exchanged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from pioneers.arena.lineup import Entrant
from pioneers.arena.play import Played
from pioneers.arena.series import Series, Task
from pioneers.arena.standing import won_by
from pioneers.arena.workers import Workers
from pioneers.bots.weights import Weights

ONE = "one"
OTHER = "other"


@dataclass(frozen=True, slots=True)
class Duel:
    """So many deals from a seed between two sets of weights."""

    one: Weights
    other: Weights
    seed: int
    deals: int


@dataclass(frozen=True, slots=True)
class Terms:
    """What all duels of a tuning have in common. The two take turns round a table of an even number."""

    game: str
    level: int
    players: int

    def tasks(self, duel: Duel) -> list[Task]:
        """The games of a duel: two for each deal."""
        pair = [
            Entrant(name, f"level{self.level}", weights=own) for name, own in ((ONE, duel.one), (OTHER, duel.other))
        ]
        series = Series(self.game, tuple(pair * (self.players // 2)), duel.seed, duel.deals, {})
        return list(series.tasks())


# By duel, the first one's share of the wins in each deal; `None` where somebody failed in a game.
Shares = list[list[float] | None]
Judge = Callable[[Sequence[Duel]], Shares]


class Field:
    """Plays duels with workers."""

    def __init__(self, terms: Terms, workers: Workers[Task, Played], told: Callable[[int, int], None]) -> None:
        self.terms = terms
        self.workers = workers
        # Called with the number of games played and of those to play.
        self.told = told

    def judge(self, duels: Sequence[Duel]) -> Shares:
        """What came of the duels; the same for any workers."""
        tasks = [self.terms.tasks(duel) for duel in duels]
        # One row of tasks keeps all workers busy to the end.
        owners = [number for number, own in enumerate(tasks) for _ in own]
        together = [replace(task, number=number) for number, task in enumerate(task for own in tasks for task in own)]
        played: dict[int, Played] = {}
        for one in self.workers.run(together):
            played[one.number] = one
            self.told(len(played), len(together))
        sums = [[0.0] * duel.deals for duel in duels]
        games = [[0] * duel.deals for duel in duels]
        failed: set[int] = set()
        for task, owner in zip(together, owners, strict=True):
            row = played[task.number].row
            if row is None:
                failed.add(owner)
                continue
            sums[owner][task.deal] += won_by(row, ONE)
            games[owner][task.deal] += 1
        return [
            None
            if number in failed
            else [total / count for total, count in zip(sums[number], games[number], strict=True)]
            for number in range(len(duels))
        ]
