"""The questions to bots that wait, and whose comes next."""

from __future__ import annotations

import asyncio
from collections import deque
from heapq import heappop, heappush
from itertools import count

import msgspec

from pioneers.server.bots.question import Question
from pioneers.server.bots.study import Studied, Study


class Outcome(msgspec.Struct, frozen=True):
    """What became of one attempt. If it is `hopeless`, no lower level would fare better."""

    actions: list[str]
    trouble: str = ""
    hopeless: bool = False
    studied: Studied | None = None


class Job:
    """A question, or something to be studied, that waits for its answer."""

    __slots__ = ("begun", "outcome", "question")

    def __init__(self, question: Question | Study, outcome: asyncio.Future[Outcome]) -> None:
        self.question = question
        self.outcome = outcome
        self.begun = 0.0

    @property
    def table(self) -> str:
        """Who asks."""
        return self.question.table

    def end(self, outcome: Outcome) -> None:
        """Tell the one who waits, unless he has gone."""
        if not self.outcome.done():
            self.outcome.set_result(outcome)


class FairQueue:
    """Start-time fair queueing (Goyal, Vin, Cheng 1996): the table with the least thinking lately comes next.

    Each table has a mark, in seconds of thinking. The lowest mark is served, and moves on by the time that was spent.
    A table that comes back begins at the mark served last, or at its own if that is higher: it neither saves up while
    it does not ask, nor pays for the time when nobody else did. So of two tables that wait all the time, none gets
    more than the other by more than one decision for each process.
    """

    # Marks of tables that do not wait are looked through when there are so many.
    SWEEP = 1_000

    def __init__(self) -> None:
        self.length = 0
        self._waiting: dict[str, deque[Job]] = {}
        self._marks: dict[str, float] = {}
        self._served = 0.0
        # What nobody at a table waits for comes after all else, in the order in which it came.
        self._later: deque[Job] = deque()
        # Mark, order of coming, table. The mark may have grown since.
        self._order: list[tuple[float, int, str]] = []
        self._numbers = count()
        self._sweep_at = self.SWEEP

    def put(self, job: Job) -> None:
        """Let a question wait."""
        self.length += 1
        if not job.question.is_urgent:
            self._later.append(job)
            return
        line = self._waiting.setdefault(job.table, deque())
        line.append(job)
        if len(line) == 1:
            self._marks[job.table] = max(self._served, self._marks.get(job.table, 0.0))
            self._line_up(job.table)

    def take(self) -> Job | None:
        """The question to answer next."""
        while self._order:
            mark, _, table = heappop(self._order)
            line = self._waiting.get(table)
            if line is None:
                continue
            if mark < self._marks[table]:
                self._line_up(table)
                continue
            self._served = mark
            job = line.popleft()
            self.length -= 1
            if line:
                self._line_up(table)
            else:
                del self._waiting[table]
            return job
        if not self._later:
            return None
        self.length -= 1
        return self._later.popleft()

    def drop(self, job: Job) -> None:
        """Forget a question, if it still waits."""
        if job in self._later:
            self._later.remove(job)
            self.length -= 1
        line = self._waiting.get(job.table)
        if line is not None and job in line:
            line.remove(job)
            self.length -= 1
            if not line:
                del self._waiting[job.table]

    def charge(self, table: str, seconds: float) -> None:
        """So long somebody has thought for a table."""
        self._marks[table] = self._marks.get(table, self._served) + seconds
        if len(self._marks) > self._sweep_at:
            # A mark below the one served last says nothing that `put` would not say.
            self._marks = {
                name: mark for name, mark in self._marks.items() if mark > self._served or name in self._waiting
            }
            self._sweep_at = max(self.SWEEP, 2 * len(self._marks))

    def _line_up(self, table: str) -> None:
        heappush(self._order, (self._marks[table], next(self._numbers), table))
