"""Workers on a cluster. Any of them may die at any time: what it had not yet handed in is done again by another."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from time import monotonic
from typing import Any, Generic, TypeVar

from pioneers.arena.cluster.batches import TRIES, Batch, Batches
from pioneers.arena.cluster.duty import Answer, answered
from pioneers.arena.cluster.joining import Membership
from pioneers.arena.cluster.program import program_here
from pioneers.kernel.mistake import Mistake

T = TypeVar("T")
R = TypeVar("R")

# Each worker has a batch to do, and one waits for it: it never waits for us.
AHEAD = 2
# Seconds between two looks at how large the cluster is, and at Ctrl-C.
LOOK = 5.0
MOMENT = 0.5
# Seconds for every machine to say which program it has; a first worker takes a while to start.
GREETING = 120.0
# Seconds for games in the middle to end in order, once they need not be played any more.
ENDING = 3.0


class Cluster(Generic[T, R]):
    """Does `work` with every task, on Ray. The outcomes are the same for any number of workers and machines."""

    def __init__(
        self, on: str, jobs: int | None, work: Callable[[T], R], lost: Callable[[T, str], R], files: tuple[str, ...]
    ) -> None:
        self.on = on
        self.jobs = jobs
        self.work = work
        self.lost = lost
        self.files = files
        self.program = program_here(files)
        # Seconds of processor time and of the clock that all batches took together.
        self.processor = 0.0
        self.seconds = 0.0
        self.membership = Membership(on, jobs)
        self.processors = 0
        self.looked = 0.0
        try:
            self.call = remote()
            self.greet()
        except BaseException:
            self.close()
            raise

    def greet(self) -> None:
        """Ask every machine which program it has: better now than in the middle of a series."""
        import ray  # noqa: PLC0415 - takes seconds, and few need it
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy  # noqa: PLC0415 - as above

        nothing = pickle.dumps((self.work, ()))
        with self.connected():
            if not self.width():
                raise Mistake("cluster-empty", address=self.on)
            asked = {}
            for node in ray.nodes():  # type: ignore[no-untyped-call] # Ray says no type
                if node["Alive"] and node["Resources"].get("CPU"):
                    there = NodeAffinitySchedulingStrategy(node["NodeID"], soft=False)
                    call = self.call.options(num_cpus=0, scheduling_strategy=there)
                    asked[call.remote(self.program, self.files, nothing)] = node["NodeManagerHostname"]
            for ref, machine in asked.items():
                try:
                    self.same(self.answer(ref, machine))
                except ray.exceptions.RayError as error:  # it cannot even start a process, or takes too long for it
                    reason = f"{machine}: {type(error).__name__}"
                    raise Mistake("cluster-refused", address=self.on, reason=reason) from error

    def run(self, tasks: Iterable[T]) -> Iterator[R]:
        """In the order in which batches are done."""
        import ray  # noqa: PLC0415 - as above

        batches = Batches(tasks)
        running: dict[Any, Batch[T]] = {}
        try:
            while True:
                with self.connected():
                    self.give_out(batches, running)
                    # Not for ever, so that Ctrl-C is heard on every system.
                    done = ray.wait(list(running), timeout=MOMENT)[0] if running else []
                if not running:
                    return
                for ref in done:
                    yield from self.outcomes(ref, running.pop(ref), batches)
        finally:
            give_up(running)

    def give_out(self, batches: Batches[T], running: dict[Any, Batch[T]]) -> None:
        """Enough batches for all workers, and no more: others may come to be larger, or not be needed."""
        width = self.width()
        most = self.jobs or AHEAD * width
        while len(running) < most:
            batch = batches.next(min(width, most))
            if batch is None:
                return
            parcel = pickle.dumps((self.work, batch.tasks))
            running[self.call.remote(self.program, self.files, parcel)] = batch

    def width(self) -> int:
        """How many workers the cluster has now: machines may come and go."""
        import ray  # noqa: PLC0415 - as above

        if monotonic() > self.looked + LOOK or not self.looked:
            found = ray.cluster_resources()  # type: ignore[no-untyped-call] # as above
            self.processors = int(found.get("CPU", 0)) or self.processors
            self.looked = monotonic()
        return self.processors

    def outcomes(self, ref: Any, batch: Batch[T], batches: Batches[T]) -> Iterator[R]:
        """What became of a batch, if anything did."""
        import ray  # noqa: PLC0415 - as above

        try:
            answer = self.same(self.answer(ref, self.on))
        except ray.exceptions.RayError as error:
            # The worker is gone, or its machine, or the outcome with it.
            if not batches.lost(batch):
                reason = f"the worker process ended, {TRIES} times ({type(error).__name__})"
                yield self.lost(batch.tasks[0], reason)
            return
        assert answer.outcomes is not None
        self.processor += answer.processor
        self.seconds += answer.seconds
        batches.done(batch, answer.seconds)
        yield from pickle.loads(answer.outcomes)  # noqa: S301 - a worker runs our own program

    def answer(self, ref: Any, machine: str) -> Answer:
        """What a worker answered; a `RayError` if it has died. What `work` raises comes through as it was raised."""
        import ray  # noqa: PLC0415 - as above

        try:
            with self.connected():
                found: Answer = ray.get(ref, timeout=GREETING)
                return found
        except ray.exceptions.RayTaskError as error:
            # Where this very function could not be imported, there is no such program.
            if "failed to import" in str(error) or isinstance(error.cause, ImportError):
                raise Mistake("cluster-without", machine=machine, version=self.program.version) from error
            raise error.cause from None

    def same(self, answer: Answer) -> Answer:
        """An answer from the same program; a `Mistake` says in what another one differs."""
        differences = self.program.differences(answer.program)
        if differences:
            raise Mistake("cluster-program", machine=answer.machine, differences=differences)
        return answer

    def connected(self) -> Connected:
        """For a while in which the connection may be lost."""
        return Connected(self.on)

    def close(self) -> None:
        """Leave the cluster; what it still does for us ends."""
        self.membership.leave()


class Connected:
    """Makes a `Mistake` of a connection that was lost: all outcomes so far are safe, and it can be gone on with."""

    def __init__(self, on: str) -> None:
        self.on = on

    def __enter__(self) -> None:
        return

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if isinstance(error, ConnectionError):
            raise Mistake("cluster-lost", address=self.on) from error


def remote() -> Any:
    """What a worker runs, as Ray calls it. We see to batches that are lost: Ray would do them again as they are."""
    import ray  # noqa: PLC0415 - as above

    return ray.remote(num_cpus=1, max_retries=0)(answered)


def give_up(running: dict[Any, Any]) -> None:
    """End what is running: first in order, so that bots that are programs are ended too; leaving ends the rest."""
    import ray  # noqa: PLC0415 - as above

    if not running:
        return
    with suppress(Exception):  # the connection may be what was lost
        for ref in running:
            ray.cancel(ref)
        ray.wait(list(running), num_returns=len(running), timeout=ENDING)
