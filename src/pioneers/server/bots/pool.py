"""Bots think in processes of their own, never in the event loop; tables get their turn fairly.

Whatever a process does, every question is answered: where a level fails the next lower one is asked, and in the end
the first legal action is taken.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import cast

import msgspec
from msgspec.structs import replace

from pioneers.bots.levels import LEVELS, checked_name
from pioneers.kernel.mistake import Mistake
from pioneers.server.bots.question import Question
from pioneers.server.bots.queue import FairQueue, Job, Outcome
from pioneers.server.bots.study import Studied, Study
from pioneers.server.bots.worker import LENGTH, STARTING_SECONDS, Reply, framed

__all__ = ["Answer", "BotPool", "Question"]

# A decision is some hundred bytes long, and the judgement of one with its plans some thousands.
LONGEST_ANSWER = 1_000_000
# A table that has cost so many processes within so many seconds gets no more of them until that is past: what kills
# them again and again must not stop the others.
MOST_LOSSES = len(LEVELS)
FORGIVEN_AFTER = 600.0
# After a start that failed the next one waits, each time twice as long, in seconds. After so many failures in a row
# nobody waits for a process any more.
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 30.0
MOST_FAILED_STARTS = 3
# A process that closes a pipe gets so many seconds to end by itself, so that its exit status can be told.
LEAVING_SECONDS = 0.5
# A process that the pool has forgotten, for the server was killed, may think so many seconds longer.
GRACE = 5.0

_LOG = logging.getLogger(__name__)


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """A whole decision: the actions to be played one after the other, the first of which is legal.

    `bot` is the level that really answered, `chance` where any legal action was taken; `failure` says for the log why
    it is not the one that was asked, without anything hidden.
    """

    actions: list[str]
    bot: str
    failure: str | None = None


class Worker(asyncio.SubprocessProtocol):
    """One process as the event loop sees it. It tells the pool when it is ready, has answered, and is gone."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.job: Job | None = None
        # Whether it has begun to take questions, has answered one, and takes no more.
        self.ready = False
        self.proven = False
        self.leaving = False
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.reason = ""
        self._transport: asyncio.SubprocessTransport | None = None
        self._incoming = bytearray()
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def process(self) -> int | None:
        """Its process id."""
        return None if self._transport is None else self._transport.get_pid()

    def ask(self, job: Job, patience: float) -> None:
        """Let it think."""
        loop = asyncio.get_running_loop()
        self.job = job
        job.begun = loop.time()
        self.await_for(patience)
        assert self._transport is not None
        pipe = cast("asyncio.WriteTransport", self._transport.get_pipe_transport(0))
        pipe.write(framed(msgspec.json.encode(job.question)))

    def await_for(self, seconds: float) -> None:
        """Give up if it says nothing for so long."""
        self._alarm = asyncio.get_running_loop().call_later(seconds, self.end, f"no answer within {seconds:g} s")

    def rest(self) -> None:
        """It has said what was awaited."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def end(self, reason: str) -> None:
        """End the process by force; the pool hears of it when it is gone."""
        self.reason = self.reason or reason
        self.leaving = True
        if self._transport is not None:
            with suppress(ProcessLookupError):
                self._transport.kill()
            self._transport.close()

    def vanish(self, reason: str) -> None:
        """It is gone, or never was there."""
        self.rest()
        if not self.ended.done():
            self.ended.set_result(None)
            self.pool.lost(self, self.reason or reason)

    # What the event loop calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The process has begun."""
        self._transport = cast("asyncio.SubprocessTransport", transport)
        self.await_for(STARTING_SECONDS)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """It says something."""
        assert fd == 1, "only its output is a pipe to us"
        self._incoming += data
        while len(self._incoming) >= LENGTH and not self.leaving:
            end = LENGTH + int.from_bytes(self._incoming[:LENGTH])
            if end > LONGEST_ANSWER:
                self.end("it floods the pool")
                return
            if len(self._incoming) < end:
                return
            frame = bytes(self._incoming[LENGTH:end])
            del self._incoming[:end]
            if not self.ready:
                self.ready = True
                self.rest()
                self.pool.rested(self)
            elif self.job is None:
                self.end("it answers without a question")
            else:
                self.pool.answered(self, self.job, frame)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """It ends, or is of no use any more."""
        del fd, exc
        self.leaving = True
        self.rest()
        self._alarm = asyncio.get_running_loop().call_later(LEAVING_SECONDS, self.end, "it closed a pipe")

    def connection_lost(self, exc: Exception | None) -> None:
        """The process is gone, and so are its pipes."""
        del exc
        assert self._transport is not None
        self.vanish(f"the process ended with status {self._transport.get_returncode()}")
        self._transport.close()


class BotPool:
    """Asks bots in a handful of processes, which are started as they are needed and replaced when they are lost.

    `patience`: a process that does not answer for so many seconds is ended. `thinking`: so many seconds the higher
    levels may think. The figures `decisions`, `failures` and `losses` count up; `waiting` and `busy` tell of now.
    """

    def __init__(
        self,
        workers: int | None = None,
        patience: float = 20.0,
        thinking: float = 3.0,
        command: Sequence[str] | None = None,
    ) -> None:
        self.most = workers or max(1, cores() - 1)
        self.patience = patience
        seconds = min(thinking, patience / 2)
        # Without the working folder on its path: a file that lies there must not be taken for one of ours.
        usual = (sys.executable, "-P", "-m", "pioneers.server.bots.worker", str(seconds), str(patience + GRACE))
        self.command = tuple(command or usual)
        # Answers given, those of them that another than the one asked had to give, and processes lost.
        self.decisions = 0
        self.failures = 0
        self.losses = 0
        self._open = False
        self._queue = FairQueue()
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []
        self._starts: set[asyncio.Task[None]] = set()
        self._failed_starts = 0
        self._pause: asyncio.TimerHandle | None = None
        # When processes were lost over the questions of a table.
        self._lost_over: dict[str, list[float]] = {}

    @property
    def waiting(self) -> int:
        """Questions that no process has taken up yet."""
        return self._queue.length

    @property
    def busy(self) -> int:
        """Processes that think."""
        return sum(worker.job is not None for worker in self._workers)

    @property
    def processes(self) -> list[int]:
        """The ids of all processes."""
        return [worker.process for worker in self._workers if worker.process is not None]

    async def open(self) -> None:
        """Start the first process, without waiting until it is ready."""
        self._open = True
        self._dispatch()

    async def close(self) -> None:
        """End all processes. Who still waits for an answer gets a `Mistake`, and no move is made for him."""
        self._open = False
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None
        jobs = [worker.job for worker in self._workers if worker.job is not None]
        while (waiting := self._queue.take()) is not None:
            jobs.append(waiting)
        for job in jobs:
            if not job.outcome.done():
                job.outcome.set_exception(Mistake("bots-closed"))
        await asyncio.gather(*self._starts)
        ended = [worker.ended for worker in self._workers]
        for worker in [*self._workers]:
            worker.end("the server stops")
        await asyncio.gather(*ended)

    async def decide(self, question: Question) -> Answer:
        """A whole decision. May be cancelled at any time: the question is dropped, or its answer ignored."""
        asked = checked_name(question.bot)
        if len(question.legal) == 1:
            self.decisions += 1
            return Answer(actions=question.legal[:], bot=asked)
        troubles: list[str] = []
        for bot in steps_down(asked):
            outcome = await self._ask(question if bot == asked else replace(question, bot=bot))
            if outcome.actions:
                return self._counted(Answer(actions=outcome.actions, bot=bot, failure="; ".join(troubles) or None))
            troubles.append(f"{bot}: {outcome.trouble}")
            if outcome.hopeless:
                break
        return self._counted(Answer(actions=question.legal[:1], bot="chance", failure="; ".join(troubles)))

    async def study(self, study: Study) -> Studied:
        """What was found out. May be cancelled as `decide` may; a `Mistake` if nothing can be studied any more."""
        outcome = await self._ask(study)
        return outcome.studied or Studied(trouble=outcome.trouble)

    @property
    def width(self) -> int:
        """So much can be studied at a time."""
        return self.most

    # What the processes call.

    def rested(self, worker: Worker) -> None:
        """A process is ready for its first question, or for the next."""
        worker.job = None
        self._idle.append(worker)
        self._dispatch()

    def answered(self, worker: Worker, job: Job, frame: bytes) -> None:
        """A process has answered."""
        question = job.question
        reply: Studied | Reply
        try:
            if isinstance(question, Study):
                reply = msgspec.json.decode(frame, type=Studied)
            else:
                reply = msgspec.json.decode(frame, type=Reply)
        except msgspec.DecodeError:
            worker.end("its answer cannot be read")
            return
        worker.rest()
        worker.proven = True
        self._failed_starts = 0
        self._queue.charge(job.table, asyncio.get_running_loop().time() - job.begun)
        if isinstance(reply, Studied):
            job.end(Outcome([], studied=reply))
        elif reply.trouble is not None:
            job.end(Outcome([], reply.trouble))
        elif isinstance(question, Study) or not reply.actions or reply.actions[0] not in question.legal:
            job.end(Outcome([], "it wants what is not legal"))
        else:
            job.end(Outcome(reply.actions))
        self.rested(worker)

    def lost(self, worker: Worker, reason: str) -> None:
        """A process is gone."""
        self._workers.discard(worker)
        worker.leaving = True
        if not self._open:
            return
        _LOG.warning("a bot process is lost", extra={"reason": reason})
        self.losses += 1
        if worker.job is not None:
            self._blame(worker.job, reason)
        elif not worker.proven:
            self._pause_starts()
        self._dispatch()

    # The work.

    async def _ask(self, question: Question | Study) -> Outcome:
        """One attempt at one level, or at something to be studied."""
        if not self._open:
            raise Mistake("bots-closed")
        if self._without_hope():
            return Outcome([], "no process can be started", hopeless=True)
        loop = asyncio.get_running_loop()
        since = loop.time() - FORGIVEN_AFTER
        if sum(time > since for time in self._lost_over.get(question.table, ())) >= MOST_LOSSES:
            return Outcome([], "its table has cost too many processes lately", hopeless=True)
        job = Job(question, loop.create_future())
        self._queue.put(job)
        self._dispatch()
        try:
            return await job.outcome
        finally:
            self._queue.drop(job)

    def _counted(self, answer: Answer) -> Answer:
        self.decisions += 1
        self.failures += answer.failure is not None
        return answer

    def _blame(self, job: Job, reason: str) -> None:
        """A process was lost over a question."""
        now = asyncio.get_running_loop().time()
        self._queue.charge(job.table, now - job.begun)
        since = now - FORGIVEN_AFTER
        self._lost_over = {table: times for table, times in self._lost_over.items() if times[-1] > since}
        self._lost_over.setdefault(job.table, []).append(now)
        job.end(Outcome([], reason))

    def _dispatch(self) -> None:
        """Give questions to processes that have none; start more processes if there are too few."""
        if not self._open:
            return
        self._idle = [worker for worker in self._idle if not worker.leaving]
        while self._idle and (job := self._queue.take()) is not None:
            self._idle.pop().ask(job, self.patience)
        if self._pause is None:
            # One at least, and one for each question that waits.
            starting = sum(not worker.ready for worker in self._workers)
            wanted = max(self._queue.length, 0 if self._workers else 1) - starting
            for _ in range(min(wanted, self.most - len(self._workers))):
                self._start()

    def _start(self) -> None:
        worker = Worker(self)
        self._workers.add(worker)
        start = asyncio.create_task(self._started(worker))
        self._starts.add(start)
        start.add_done_callback(self._starts.discard)

    async def _started(self, worker: Worker) -> None:
        loop = asyncio.get_running_loop()
        try:
            # In a session of its own, so that Ctrl-C in a terminal does not reach it.
            await loop.subprocess_exec(lambda: worker, *self.command, stderr=None, start_new_session=True)
        except OSError as error:
            worker.vanish(f"it cannot be started ({error.strerror})")

    def _pause_starts(self) -> None:
        """A process ended before it was of any use: wait before the next one, and let nobody wait for ever."""
        self._failed_starts += 1
        if self._pause is None:
            wait = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (self._failed_starts - 1))
            self._pause = asyncio.get_running_loop().call_later(wait, self._go_on)
        if self._without_hope():
            while (job := self._queue.take()) is not None:
                job.end(Outcome([], "no process can be started", hopeless=True))

    def _go_on(self) -> None:
        self._pause = None
        self._dispatch()

    def _without_hope(self) -> bool:
        return self._failed_starts >= MOST_FAILED_STARTS and not any(worker.ready for worker in self._workers)


def steps_down(bot: str) -> list[str]:
    """The bot and those to ask in its place, one after the other."""
    if bot == "chance":
        return [bot]
    return [f"level{number}" for number in range(int(bot.removeprefix("level")), 0, -1)]


def cores() -> int:
    """How many processors there are for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
