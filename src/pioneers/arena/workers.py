"""Workers: who plays the games of a series. They are given tasks and give back rows and records, never states."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import current_thread, main_thread
from typing import Protocol

from pioneers.arena.play import Played, failed, play
from pioneers.arena.series import Task

# A process that was told to end gets so many seconds.
PATIENCE = 5.0


class Workers(Protocol):
    """What plays tasks: this process, others, or an engine that spreads tasks over machines."""

    def run(self, tasks: Iterable[Task]) -> Iterator[Played]:
        """Every task's outcome, in the order in which they come. May be left at any time, and closed."""
        ...

    def close(self) -> None:
        """Give up what is being played."""
        ...


def workers_for(jobs: int) -> Workers:
    """So many workers on this machine."""
    return Here() if jobs == 1 else Processes(jobs)


class Here:
    """Plays in this process, one game after the other."""

    def run(self, tasks: Iterable[Task]) -> Iterator[Played]:
        """As they are played."""
        for task in tasks:
            yield play(task)

    def close(self) -> None:
        """Nothing goes on between two games."""


@dataclass(eq=False)
class Worker:
    """A process and the end of the pipe to it."""

    process: BaseProcess
    pipe: Connection
    task: Task | None = None


class Processes:
    """Plays in several processes. One that dies costs the game it played; another takes its place."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.workers: list[Worker] = []

    def run(self, tasks: Iterable[Task]) -> Iterator[Played]:
        """In the order in which they are finished. The processes stay for the next tasks."""
        waiting = iter(tasks)
        for number, task in enumerate(islice(waiting, self.jobs)):
            if number == len(self.workers):
                self.workers.append(started())
            give(self.workers[number], task)
        while any(worker.task is not None for worker in self.workers):
            busy = [worker for worker in self.workers if worker.task is not None]
            # A pipe whose other end is gone is ready too: reading it then fails.
            ready = wait([worker.pipe for worker in busy])
            for worker in busy:
                if worker.pipe not in ready:
                    continue
                played = self.answer(worker)
                worker.task = None
                for task in islice(waiting, 1):
                    give(worker, task)
                yield played

    def answer(self, worker: Worker) -> Played:
        """What a worker has to say about its task; a dead one is replaced."""
        assert worker.task is not None
        try:
            played: Played = worker.pipe.recv()
            return played
        except (EOFError, OSError):
            worker.process.join(PATIENCE)
            lost = failed(worker.task, f"the worker process ended (exit code {worker.process.exitcode})")
            end(worker)
            fresh = started()
            worker.process, worker.pipe = fresh.process, fresh.pipe
            return lost

    def close(self) -> None:
        """End all processes, also those that are in the middle of a game."""
        for worker in self.workers:
            end(worker)
        self.workers.clear()


def started() -> Worker:
    """A new process. It is spawned, not forked: that is safe whatever threads there are, and the same everywhere."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs,), daemon=True)
    with deaf_to_interrupts():
        process.start()
    theirs.close()
    return Worker(process, ours)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """What is started here ignores Ctrl-C from its first moment: the parent hears it and ends its workers in order."""
    if current_thread() is not main_thread():  # only there may signals be set
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def give(worker: Worker, task: Task) -> None:
    """Let a worker play a task. If it has died meanwhile, reading its answer will tell."""
    worker.task = task
    try:
        worker.pipe.send(task)
    except OSError:
        return


def end(worker: Worker) -> None:
    """End a worker's process."""
    worker.pipe.close()
    worker.process.terminate()
    worker.process.join(PATIENCE)
    if worker.process.is_alive():
        worker.process.kill()
        worker.process.join()


def serve(pipe: Connection) -> None:
    """A worker's whole life: play what comes until nothing comes any more."""
    # Who is ended in the middle of a game still closes its bots, which may be programs.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    while True:
        try:
            task: Task = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(play(task))
