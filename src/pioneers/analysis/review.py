"""The review of a finished game: all its decisions and all its luck, roughly at once and then more and more surely.

Whoever has processes of their own gives them the `Task`s and hands the `Outcome`s to a `Draft`; `review` does all of
it here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from time import monotonic
from typing import Any

import pioneers
from pioneers.analysis.accounts import accounts, curve
from pioneers.analysis.course import Course
from pioneers.analysis.decision import USUAL
from pioneers.analysis.look import judged, looked_at
from pioneers.analysis.marks import Marks, usual_marks
from pioneers.analysis.shapes import ChanceFound, Decision, Lens, Review, ReviewState
from pioneers.arena.workers import Here, Processes
from pioneers.bots.budget import Budget
from pioneers.kernel.files.record import Files, Record, read_record
from pioneers.match.seats import from_record

# The first look takes so small a part of the iterations; with time left, each further one takes so many times as many.
GLANCE = 8
GROWTH = 4
# About as much work as an event of chance, in iterations: for progress alone.
LUCK_WORK = 300
DIGITS = 4


@dataclass(frozen=True, slots=True)
class Source:
    """A record as text, its data files, and the lens: what a task needs that is done elsewhere."""

    record: str
    folder: Files = None
    lens: Lens = "known"


@dataclass(frozen=True, slots=True)
class Task:
    """A decision to look at with so many iterations, or, with none, an event of chance."""

    source: Source
    number: int
    iterations: int
    # A first look, after which a deeper one comes in any case.
    glance: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a task."""

    task: Task
    decision: Decision | None = None
    chance: ChanceFound | None = None


@lru_cache(maxsize=4)
def course_of(source: Source) -> Course:
    """The course of a game, played once in each process."""
    return Course(read_record(source.record), source.folder, source.lens)


def work(task: Task) -> Outcome:
    """Do a task; a function of a module, so that other processes find it."""
    course = course_of(task.source)
    if task.iterations == 0:
        draw = course.draws[task.number]
        event = course.luck(draw)
        rounded: ChanceFound = {
            "move": event.action,
            "kinds": list(event.kinds),
            "luck": [round(luck, DIGITS) for luck in event.luck],
            "error": [round(error, DIGITS) for error in event.error],
        }
        return Outcome(task, chance=rounded)
    look = looked_at if task.glance else judged
    return Outcome(task, decision=look(course, course.moments[task.number], task.iterations))


def done_here(task: Task, reason: str) -> Outcome:  # noqa: ARG001 - what a pool of workers asks for
    """A task whose process died of something is done in this one."""
    return work(task)


class Draft:
    """A review in the making."""

    def __init__(self, source: Source, iterations: int | None = None, marks: Marks | None = None) -> None:
        self.source = source
        self.course = course_of(source)
        self.iterations = USUAL if iterations is None else iterations
        self.marks = marks or usual_marks()
        self.state: ReviewState = "running"
        self.decisions: dict[int, Decision] = {}
        self.chance_events: dict[int, ChanceFound] = {}
        # How many iterations the numbers of each decision stand on.
        self.depths: dict[int, int] = {}
        self.work_done = 0

    def tasks(self) -> Iterator[Task]:
        """A glance at every decision, all luck, then every decision as deep as was asked for."""
        yield from self.looks(max(1, self.iterations // GLANCE), glance=True)
        for number in range(len(self.course.draws)):
            yield Task(self.source, number, 0)
        yield from self.looks(self.iterations)

    def looks(self, iterations: int, *, glance: bool = False) -> Iterator[Task]:
        """A look at every decision."""
        for number in range(len(self.course.moments)):
            yield Task(self.source, number, iterations, glance)

    def work_wanted(self) -> int:
        """All there is to do, in iterations."""
        glance = max(1, self.iterations // GLANCE)
        return (glance + self.iterations) * len(self.course.moments) + LUCK_WORK * len(self.course.draws)

    def add(self, outcome: Outcome) -> None:
        """Take in what came of a task; what is known more surely already stays."""
        number = outcome.task.number
        if outcome.chance is not None:
            self.chance_events[number] = outcome.chance
            self.work_done += LUCK_WORK
        if outcome.decision is not None:
            self.work_done += outcome.task.iterations
            if outcome.task.iterations >= self.depths.get(number, 0):
                self.depths[number] = outcome.task.iterations
                self.decisions[number] = outcome.decision

    @property
    def complete(self) -> bool:
        """Whether every decision was looked at as deeply as was asked for, and all luck too."""
        deep = sum(depth >= self.iterations for depth in self.depths.values())
        return deep == len(self.course.moments) and len(self.chance_events) == len(self.course.draws)

    def close(self) -> None:
        """Nothing more comes: it is done, or it was stopped before."""
        self.state = "done" if self.complete else "stopped"

    def plain(self) -> Review:
        """The review as it is now."""
        course = self.course
        decisions = [self.marks.marked(self.decisions[number]) for number in sorted(self.decisions)]
        events = [self.chance_events[number] for number in sorted(self.chance_events)]
        result = course.result()
        wanted = self.work_wanted()
        return {
            "game": course.game.name,
            "players": course.record.players,
            "names": [from_record(seat)[0] for seat in course.record.seats],
            "state": self.state,
            "progress": 1.0 if self.state == "done" else min(1.0, self.work_done / max(1, wanted)),
            "version": {
                "program": pioneers.__version__,
                "judge": course.judge.digest,
                "marks": self.marks.version,
                "iterations": min(self.depths.values(), default=0),
                "lens": course.lens,
            },
            "decisions": decisions,
            "chance_events": events,
            "curve": curve(decisions, result, len(course.record.actions)),
            "seats": accounts(decisions, events, result, done=self.state == "done"),
        }


def review(
    record: Record,
    folder: Files = None,
    *,
    budget: Budget | None = None,
    jobs: int = 1,
    lens: Lens = "known",
    watch: Callable[[Draft], Any] | None = None,
) -> Review:
    """The review of a finished game.

    A budget in iterations (for each decision) repeats exactly, with any number of jobs; seconds end it earlier, or,
    without iterations, let it look deeper until they are over. `budget.stop()` from anywhere ends it with the best so
    far. `watch` is called after every piece of work. A `Mistake` if the game is not over, or nobody can judge it.
    """
    budget = budget or Budget()
    end = None if budget.seconds is None else monotonic() + budget.seconds
    draft = Draft(Source(record.written(), folder, lens), budget.iterations)
    workers: Here[Task, Outcome] | Processes[Task, Outcome]
    workers = Here(work) if jobs == 1 else Processes(jobs, work, done_here)
    try:
        for outcome in workers.run(wanted_tasks(draft, budget)):
            draft.add(outcome)
            if watch is not None:
                watch(draft)
            if budget.stopped or (end is not None and monotonic() >= end):
                break
    finally:
        workers.close()
    draft.close()
    return draft.plain()


def wanted_tasks(draft: Draft, budget: Budget) -> Iterator[Task]:
    """The usual tasks; with time alone as the limit, deeper and deeper looks after them."""
    yield from draft.tasks()
    if budget.iterations is None and budget.seconds is not None:
        iterations = draft.iterations
        while draft.course.moments:
            iterations *= GROWTH
            yield from draft.looks(iterations)
