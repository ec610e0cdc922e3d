"""Makes reviews, one at a time in each process: whoever asked may leave, and a restart loses nothing.

What waits stands in the store. A lease keeps two processes from making the same review; if they do, both find the same.
"""

from __future__ import annotations

import asyncio
import logging
import math
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec

from pioneers.analysis.judge import judging_digest
from pioneers.analysis.marks import usual_marks
from pioneers.catalogue import game_names
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.view import Json
from pioneers.server.bots.study import OwnData, Study
from pioneers.server.files.own_files import own_files
from pioneers.server.hosting.context import Context
from pioneers.server.teaching.making import Course, Making, Task, judge_of, marks_of
from pioneers.server.wire.problems import Conflict, TooMany
from pioneers.store.sql.rows import Finished, KeptReview, Person, ReviewHead

log = logging.getLogger(__name__)

# A record of so many characters has some thousands of actions: no game of ours is as long.
LONGEST: Final = 400_000
# Seconds between two looks for reviews that others have asked for, and between two times that one is kept.
LOOK: Final = 5.0
SAVING: Final = 1.0
# Milliseconds that a lease is held; it is renewed three times in that time.
LEASE: Final = 12_000
# A study that fails is tried so many times; then the review rests for so many seconds, and after so many rests it ends.
TRIES: Final = 3
REST: Final = 20.0
RESTS: Final = 6
# What somebody is told to wait, in seconds, when too many reviews wait already.
FULL: Final = 60
# No decision has changed after such a number: so only the head is read.
NO_DECISIONS: Final = 2**31 - 1
AWAITED: Final = ("waiting", "running")


class UnableError(Exception):
    """Something could not be studied now."""


class Reviewer:
    """The reviews of one process."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._wake = asyncio.Event()
        # Reviews that could not go on: until when they rest, in seconds of elapsed time, and how often they have.
        self._resting: dict[str, tuple[float, int]] = {}

    # ── Asking for one ───────────────────────────────────────────────────────────────────────────────────

    async def ask(self, game: Finished, person: Person, again: bool) -> None:
        """Have a finished game reviewed, if it is not so already; with `again`, anew if that would be any better."""
        reviews = self.context.store.reviews
        kept = await reviews.find(game.table, NO_DECISIONS)
        if kept is not None and not (again and is_to_be_renewed(game, kept)):
            return
        if len(game.record) > LONGEST:
            raise Conflict("review-too-long")
        most = self.context.most_reviews
        if len(await reviews.awaited(most)) >= most:
            raise TooMany("review-queue", seconds=FULL)
        now = self.context.time.elapsed() / 1000
        wait = self.context.reviewing.of(person.id, now).take(now)
        if wait:
            raise TooMany("review-too-many", seconds=math.ceil(wait))
        time = self.context.time.wall()
        if kept is None:
            await reviews.ask(game.table, time)
        else:
            await reviews.renew(game.table, time)
        self._resting.pop(game.table, None)
        self._wake.set()

    async def found(self, table: str, since: int) -> KeptReview | None:
        """How far a review has come. One that older thresholds have marked is marked anew."""
        reviews = self.context.store.reviews
        kept = await reviews.find(table, since)
        if kept is None or kept.head.state != "done" or marks_of(kept.head) == usual_marks().version:
            return kept
        await self._mark(table)
        return await reviews.find(table, since)

    async def _mark(self, table: str) -> None:
        kept = await self.context.store.reviews.find(table)
        if kept is not None and isinstance(kept.head.summary, dict):
            making = Making(msgspec.convert(kept.head.summary["course"], Course), kept=kept)
            await self._keep(table, making, set(making.looked), is_done=True)

    # ── Making them ──────────────────────────────────────────────────────────────────────────────────────

    async def run(self) -> None:
        """Make what waits, one after the other, for ever."""
        while True:
            self._wake.clear()
            try:
                table = await self._next()
                if table is None:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._wake.wait(), LOOK)
                else:
                    await self._make(table)
            except Mistake as reason:
                log.warning("reviews cannot be made now", extra={"reason": reason.key})
                await asyncio.sleep(LOOK)
            except Exception:
                log.exception("reviews failed")
                await asyncio.sleep(LOOK)

    async def _next(self) -> str | None:
        now = self.context.time.elapsed() / 1000
        for table in await self.context.store.reviews.awaited(self.context.most_reviews):
            until, _ = self._resting.get(table, (0.0, 0))
            if until <= now and await self.context.bus.leases.holds(lease(table), LEASE):
                return table
        return None

    async def _make(self, table: str) -> None:
        lost = asyncio.Event()
        renewing = asyncio.create_task(self._renew(table, lost))
        try:
            await self._work(table, lost)
            self._resting.pop(table, None)
        except UnableError as trouble:
            await self._rest(table, str(trouble))
        except Mistake as reason:
            if reason.key.startswith("store-") or reason.key == "bots-closed":
                raise
            log.info("a game cannot be reviewed", extra={"table": table, "reason": reason.key})
            await self._stop(table, reason)
        except Exception:
            log.exception("a review failed", extra={"table": table})
            await self._stop(table, Mistake("review-failed"))
        finally:
            renewing.cancel()
            await asyncio.shield(self.context.bus.leases.release(lease(table)))

    async def _renew(self, table: str, lost: asyncio.Event) -> None:
        while not lost.is_set():
            await asyncio.sleep(LEASE / 3000)
            if not await self.context.bus.leases.holds(lease(table), LEASE):
                lost.set()

    async def _rest(self, table: str, trouble: str) -> None:
        """Try again later; a review that never goes on must not be tried for ever."""
        _, rests = self._resting.get(table, (0.0, 0))
        log.warning("a review rests", extra={"table": table, "reason": trouble})
        if rests >= RESTS:
            await self._stop(table, Mistake("review-failed"))
        else:
            self._resting[table] = self.context.time.elapsed() / 1000 + REST, rests + 1

    async def _stop(self, table: str, reason: Mistake) -> None:
        self._resting.pop(table, None)
        trouble = {"key": reason.key, "figures": dict(reason.figures)}
        kept = await self.context.store.reviews.find(table, NO_DECISIONS)
        if kept is not None:
            head = msgspec.structs.replace(kept.head, state="stopped", trouble=trouble)
            await self.context.store.reviews.keep(table, head, {})

    async def _work(self, table: str, lost: asyncio.Event) -> None:
        context = self.context
        game = await context.store.finished.find(table)
        kept = await context.store.reviews.find(table)
        if game is None or kept is None or kept.head.state not in AWAITED:
            return
        files = [OwnData(own.name, own.text) for own in await own_files(context.store.log, game)]
        # Not the name of the table: a review that costs processes must not take its bots away.
        study = partial(Study, table=f"review {table}", record=game.record, files=files)
        found = await self._studied(study(kind="course"))
        making = Making(msgspec.convert(found, Course), context.review_iterations, kept)
        if judge_of(kept.head) not in (None, making.course.judge):
            await context.store.reviews.renew(table, kept.asked)
        tasks = making.tasks()
        pending: dict[asyncio.Task[Json], Task] = {}
        loop = asyncio.get_running_loop()
        saved = 0.0
        try:
            while not lost.is_set():
                while len(pending) < context.bots.width and (task := next(tasks, None)) is not None:
                    asked = study(kind=task.kind, number=task.number, iterations=task.iterations, glance=task.glance)
                    pending[asyncio.create_task(self._studied(asked))] = task
                if not pending:
                    break
                done, _ = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
                for ended in done:
                    making.add(pending.pop(ended), ended.result())
                if loop.time() - saved >= SAVING:
                    await self._keep(table, making, making.fresh)
                    saved = loop.time()
        finally:
            for left in pending:
                left.cancel()
        if making.complete:
            await self._keep(table, making, making.fresh, is_done=True)

    async def _keep(self, table: str, making: Making, numbers: set[int], *, is_done: bool = False) -> None:
        head = making.head("done" if is_done else "running")
        accounts = making.accounts() if is_done else ()
        await self.context.store.reviews.keep(table, head, making.taken(numbers), accounts)
        making.fresh.clear()

    async def _studied(self, study: Study) -> Json:
        """What was found out; a `Mistake` if it cannot be, `UnableError` if it could not be now."""
        trouble = ""
        for _ in range(TRIES):
            studied = await self.context.bots.study(study)
            if studied.hindrance is not None:
                raise Mistake(studied.hindrance.key, **studied.hindrance.figures)
            if studied.trouble is None:
                return studied.found
            trouble = studied.trouble
        raise UnableError(trouble)


def lease(table: str) -> str:
    """What the lease of a review is called."""
    return f"review {table}"


def is_outdated(game: str, head: ReviewHead) -> bool:
    """Whether a newer judge would judge otherwise."""
    known = judge_of(head)
    return known is not None and game in game_names() and known != judging_digest(game)


def is_to_be_renewed(game: Finished, kept: KeptReview) -> bool:
    """Whether another review of the game would say something else."""
    return kept.head.state == "stopped" or (kept.head.state == "done" and is_outdated(game.game, kept.head))
