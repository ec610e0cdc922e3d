"""Own files of people are read in a process of its own first, one at a time, everybody in turn.

The process is started when somebody brings the first file, and again after it ended. Whoever makes it end is told so;
the others wait a moment longer.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict, deque
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from pioneers.kernel.mistake import Mistake
from pioneers.server.bots.worker import LENGTH, STARTING_SECONDS, framed
from pioneers.server.files.check_worker import PATIENCE, Draft, Verdict
from pioneers.server.wire.problems import Conflict, TooMany

# So many files may wait, and so many of one person.
MOST_WAITING = 64
MOST_OF_ONE = 20
# After so many questions a fresh process takes over, whatever the old one has gathered in its memory.
MOST_QUESTIONS = 500
# A verdict is some hundred bytes long.
LONGEST_VERDICT = 100_000

_LOG = logging.getLogger(__name__)


class _Job:
    """A game that waits for its verdict."""

    __slots__ = ("draft", "verdict")

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.verdict: asyncio.Future[Verdict] = asyncio.get_running_loop().create_future()


class Checker:
    """Asks the process. `losses` counts those that ended over a question."""

    def __init__(self, command: Sequence[str] | None = None, patience: float = PATIENCE + 2) -> None:
        # Without the working folder on its path: a file that lies there must not be taken for one of ours.
        self.command = tuple(command or (sys.executable, "-P", "-m", "pioneers.server.files.check_worker"))
        self.patience = patience
        self.losses = 0
        self._lines: OrderedDict[str, deque[_Job]] = OrderedDict()
        self._process: Process | None = None
        self._working: asyncio.Task[None] | None = None
        self._asked = 0
        self._closed = False

    @property
    def waiting(self) -> int:
        """Games that wait for their verdict."""
        return sum(map(len, self._lines.values()))

    async def check(self, draft: Draft, person: str) -> Verdict:
        """The verdict on a game; a `Mistake` says what cannot be, also if the process did not survive it."""
        if self._closed:
            raise Conflict("server-stopping")
        line = self._lines.get(person, ())
        if len(line) >= MOST_OF_ONE:
            raise TooMany("server-checking-yours", most=MOST_OF_ONE)
        if self.waiting >= MOST_WAITING:
            raise Mistake("server-checking")
        job = _Job(draft)
        self._lines.setdefault(person, deque()).append(job)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        verdict = await job.verdict
        verdict.approve()
        return verdict

    async def close(self) -> None:
        """End the process at once. Who still waits is told that the server stops."""
        self._closed = True
        while (job := self._next()) is not None:
            _tell(job, Conflict("server-stopping"))
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        await self._end()

    def _next(self) -> _Job | None:
        """The first of whose turn it is; his next one comes after everybody else."""
        while self._lines:
            person, line = self._lines.popitem(last=False)
            job = line.popleft()
            if line:
                self._lines[person] = line
            # Who has gone away needs no verdict.
            if not job.verdict.done():
                return job
        return None

    async def _work(self) -> None:
        while (job := self._next()) is not None:
            try:
                job.verdict.set_result(await self._verdict(job.draft))
            except asyncio.CancelledError:
                _tell(job, Conflict("server-stopping"))
                raise
            except Mistake as mistake:
                _tell(job, mistake)
            except Exception:  # noqa: BLE001 - one failure must not leave all others waiting
                _LOG.exception("a file could not be checked")
                await self._end()
                _tell(job, Mistake("server-failed"))

    async def _verdict(self, draft: Draft) -> Verdict:
        process = await self._started()
        try:
            async with asyncio.timeout(self.patience):
                assert process.stdin is not None
                process.stdin.write(framed(msgspec.json.encode(draft)))
                await process.stdin.drain()
                return msgspec.json.decode(await self._frame(process), type=Verdict)
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as reason:
            self.losses += 1
            await self._end()
            _LOG.warning("a file was too much for the checking process", extra={"reason": type(reason).__name__})
            raise Mistake("table-file-costly", options=list(draft.files)) from None

    async def _started(self) -> Process:
        """The process, ready: a fresh one if there is none, or if the old one has had enough questions."""
        known = self._process
        self._asked += 1
        if known is not None and known.returncode is None and self._asked <= MOST_QUESTIONS:
            return known
        await self._end()
        self._asked = 1
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
            )
            async with asyncio.timeout(STARTING_SECONDS):
                await self._frame(self._process)
        except (TimeoutError, OSError, EOFError) as reason:
            await self._end()
            _LOG.error("the checking process cannot be started", extra={"reason": type(reason).__name__})
            raise Mistake("server-checking") from None
        return self._process

    async def _frame(self, process: Process) -> bytes:
        assert process.stdout is not None
        length = int.from_bytes(await process.stdout.readexactly(LENGTH))
        if length > LONGEST_VERDICT:
            raise EOFError
        return await process.stdout.readexactly(length)

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _tell(job: _Job, mistake: Mistake) -> None:
    if not job.verdict.done():
        job.verdict.set_exception(mistake)
