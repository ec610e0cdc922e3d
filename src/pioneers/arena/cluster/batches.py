"""Batches: so many tasks in a call that a worker is busy for a while, fewer towards the end: all end together."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Generic, TypeVar

T = TypeVar("T")

# How long a batch should take. A call costs milliseconds; nothing is heard of a batch before it is done.
BATCH_SECONDS = 1.0
# Quick tasks are bounded by their outcomes, which come back together.
LARGEST = 200
# So many of what is left a worker gets at most: half of its share, then half of the rest, and so on.
PART = 2
# A new measurement counts as much as all before it.
WEIGHT = 0.5
# A task that has ended so many workers, alone with each of them, ends them all.
TRIES = 3


@dataclass(frozen=True, slots=True)
class Batch(Generic[T]):
    """Tasks for one call, and how many workers a lone one has ended so far."""

    tasks: tuple[T, ...]
    tries: int = 0


class Batches(Generic[T]):
    """Cuts tasks into batches. It looks only so far ahead as it must: there may be many tasks, or no end of them."""

    def __init__(self, tasks: Iterable[T]) -> None:
        self.coming: Iterator[T] = iter(tasks)
        self.ahead: deque[T] = deque()
        self.again: deque[Batch[T]] = deque()
        # Seconds that a task takes; unknown before the first is done.
        self.pace: float | None = None

    def next(self, workers: int) -> Batch[T] | None:
        """The next batch, where so many workers share the work; `None` when all are given out."""
        if self.again:
            return self.again.popleft()
        most = self.size()
        wanted = most * workers * PART
        self.ahead.extend(islice(self.coming, max(0, wanted - len(self.ahead))))
        size = max(1, min(most, len(self.ahead) // (workers * PART)))
        tasks = tuple(self.ahead.popleft() for _ in range(min(size, len(self.ahead))))
        return Batch(tasks) if tasks else None

    def size(self) -> int:
        """How many tasks a batch should have: one, until it is known how long they take."""
        if self.pace is None:
            return 1
        return int(max(1, min(LARGEST, BATCH_SECONDS / max(self.pace, BATCH_SECONDS / LARGEST))))

    def done(self, batch: Batch[T], seconds: float) -> None:
        """A batch is done; the next ones get their size from how long it took."""
        pace = seconds / len(batch.tasks)
        self.pace = pace if self.pace is None else WEIGHT * pace + (1 - WEIGHT) * self.pace

    def lost(self, batch: Batch[T]) -> bool:
        """The worker of a batch has ended: its tasks are given out again, each alone, so that the one that did it
        shows itself. False if this was its last try.
        """
        tries = batch.tries + 1 if len(batch.tasks) == 1 else 0
        if tries >= TRIES:
            return False
        self.again.extend(Batch((task,), tries) for task in batch.tasks)
        return True
