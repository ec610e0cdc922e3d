"""What a worker of a cluster does: a batch of tasks, if it has the same program as the one that asks."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from socket import gethostname
from time import perf_counter, process_time

from pioneers.arena.cluster.program import Program, program_here


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a batch: the outcomes as bytes, or, if the program is another one, nothing but which it is."""

    machine: str
    program: Program
    outcomes: bytes | None = None
    seconds: float = 0.0
    processor: float = 0.0


def answered(program: Program, files: tuple[str, ...], parcel: bytes) -> Answer:
    """Do what is in the parcel: a function and the tasks to call it with.

    It is bytes until the programs are known to be alike: another version may know neither the function nor the tasks.
    The outcomes are bytes too, so that Ray keeps no part of them in its shared memory once they are read.
    """
    mine = program_here(files)
    if mine != program:
        return Answer(gethostname(), mine)
    work, tasks = pickle.loads(parcel)  # noqa: S301 - who may give tasks to Ray may run any code there
    start, used = perf_counter(), process_time()
    outcomes = [work(task) for task in tasks]
    spent = process_time() - used
    return Answer(gethostname(), mine, pickle.dumps(outcomes), perf_counter() - start, spent)
