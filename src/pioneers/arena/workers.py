"""Workers: who plays the games of a series, or does other work of plain tasks with plain outcomes, never states."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import current_thread, main_thread
from typing import Any, Generic, Protocol, TypeVar, overload

from pioneers.arena.play import Played, failed, play
from pioneers.arena.series import Task

# A process that was told to end gets so many seconds.
PATIENCE = 5.0

T = TypeVar("T")
R = TypeVar("R")
T_contra = TypeVar("T_contra", contravariant=True)
R_co = TypeVar("R_co", covariant=True)


class Workers(Protocol[T_contra, R_co]):
    """What does tasks: this process, others, or a cluster that spreads them over machines."""

    def run(self, tasks: Iterable[T_contra]) -> Iterator[R_co]:
        """Every task's outcome, in the order in which they come. May be left at any time, and closed."""
        ...

    def close(self) -> None:
        """Give up what is being played."""
        ...


@overload
def workers_for(jobs: int | None, on: str | None = None, *, files: Iterable[str] = ()) -> Workers[Task, Played]: ...


@overload
def workers_for(
    jobs: int | None,
    on: str | None = None,
    *,
    work: Callable[[T], R],
    lost: Callable[[T, str], R],
    files: Iterable[str] = (),
) -> Workers[T, R]: ...


def workers_for(
    jobs: int | None,
    on: str | None = None,
    *,
    work: Callable[[Any], Any] = play,
    lost: Callable[[Any, str], Any] = failed,
    files: Iterable[str] = (),
) -> Workers[Any, Any]:
    """So many workers on this machine, or on a cluster; without a number one here, or all that the cluster has.

    `work` is done with every task; `lost` gives the outcome of one whose workers died of it, from the task and the
    reason. Both are functions of a module, so that other processes find them. `files` are those that tasks name: on
    a cluster they must be the same on every machine.
    """
    if on is not None:
        from pioneers.arena.cluster.workers import Cluster  # noqa: PLC0415 - few series are played on a cluster

        return Cluster(on, jobs, work, lost, tuple(files))
    return Here(work) if jobs in (None, 1) else Processes(jobs, work, lost)


class Here(Generic[T, R]):
    """Does tasks in this process, one after the other."""

    @overload
    def __init__(self: Here[Task, Played]) -> None: ...

    @overload
    def __init__(self, work: Callable[[T], R]) -> None: ...

    def __init__(self, work: Callable[[Any], Any] = play) -> None:
        self.work = work

    def run(self, tasks: Iterable[T]) -> Iterator[R]:
        """As they are done."""
        for task in tasks:
            yield self.work(task)

    def close(self) -> None:
        """Nothing goes on between two games."""


@dataclass(eq=False)
class Worker:
    """A process, the end of the pipe to it, and the task it has, if it has one."""

    process: BaseProcess
    pipe: Connection
    busy: bool = False
    task: Any = None


class Processes(Generic[T, R]):
    """Does tasks in several processes. One that dies costs the task it had; another takes its place."""

    @overload
    def __init__(self: Processes[Task, Played], jobs: int) -> None: ...

    @overload
    def __init__(self, jobs: int, work: Callable[[T], R], lost: Callable[[T, str], R]) -> None: ...

    def __init__(self, jobs: int, work: Callable[[Any], Any] = play, lost: Callable[[Any, str], Any] = failed) -> None:
        self.jobs = jobs
        self.work = work
        self.lost = lost
        self.workers: list[Worker] = []

    def run(self, tasks: Iterable[T]) -> Iterator[R]:
        """In the order in which they are finished. The processes stay for the next tasks."""
        waiting = iter(tasks)
        for number, task in enumerate(islice(waiting, self.jobs)):
            if number == len(self.workers):
                self.workers.append(started(self.work))
            give(self.workers[number], task)
        while any(worker.busy for worker in self.workers):
            busy = [worker for worker in self.workers if worker.busy]
            # A pipe whose other end is gone is ready too: reading it then fails.
            ready = wait([worker.pipe for worker in busy])
            for worker in busy:
                if worker.pipe not in ready:
                    continue
                outcome = self.answer(worker)
                worker.busy = False
                for task in islice(waiting, 1):
                    give(worker, task)
                yield outcome

    def answer(self, worker: Worker) -> R:
        """What a worker has to say about its task; a dead one is replaced."""
        try:
            outcome: R = worker.pipe.recv()
            return outcome
        except (EOFError, OSError):
            worker.process.join(PATIENCE)
            lost: R = self.lost(worker.task, f"the worker process ended (exit code {worker.process.exitcode})")
            end(worker)
            fresh = started(self.work)
            worker.process, worker.pipe = fresh.process, fresh.pipe
            return lost

    def close(self) -> None:
        """End all processes, also those that are in the middle of a game."""
        for worker in self.workers:
            end(worker)
        self.workers.clear()


def started(work: Callable[[Any], Any]) -> Worker:
    """A new process. It is spawned, not forked: that is safe whatever threads there are, and the same everywhere."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs, work), daemon=True)
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


def give(worker: Worker, task: Any) -> None:
    """Let a worker do a task. If it has died meanwhile, reading its answer will tell."""
    worker.task, worker.busy = task, True
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


def serve(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """A worker's whole life: do what comes until nothing comes any more."""
    # Who is ended in the middle of a game still closes its bots, which may be programs.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(work(task))
