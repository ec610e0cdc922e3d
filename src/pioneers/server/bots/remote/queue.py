"""The queue before bots that think elsewhere. Every question is answered: here and by a lower level, if nobody does."""

from __future__ import annotations

import asyncio
import logging
from itertools import count

import msgspec
from msgspec.structs import replace

from pioneers.bots.levels import checked_name
from pioneers.bus.connection import CommandError, DownError
from pioneers.bus.redis import RedisBus
from pioneers.kernel.mistake import Mistake
from pioneers.server.bots.pool import Answer, BotPool, steps_down
from pioneers.server.bots.question import Question
from pioneers.server.bots.remote.messages import (
    ALIVE,
    FIELD,
    KEPT,
    MOST_QUESTIONS,
    SILENCE,
    STREAM,
    STUDIES,
    WHO_IS_THERE,
    Answered,
    Asked,
    AskedStudy,
    answers_for,
)
from pioneers.server.bots.study import Studied, Study

logger = logging.getLogger(__name__)

# Bots that may think on the server's own machine: they take a few thousandths of a second.
_LIGHT = frozenset({"level1", "level2", "chance"})
# So much is studied at a time for one process: how many workers there are nobody knows.
_STUDIED = 4
# Seconds between two looks whether an answer can still come.
_LOOK = 0.25
# And between two looks whether the question is still known: Redis may have been emptied, an answer lost on its way.
_LOOK_AGAIN = 2.0


class Waiting:
    """A question that was asked elsewhere."""

    __slots__ = ("answer", "asked", "entry", "since", "stream")

    def __init__(self, asked: Asked | AskedStudy) -> None:
        self.asked = asked
        self.stream = STREAM if isinstance(asked, Asked) else STUDIES
        self.answer: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        # Its name in the stream, as soon as Redis has told it.
        self.entry = b""
        # When it was last known to be there.
        self.since = 0.0


class BotQueue:
    """Asks bots in the workers of `pioneers bots`; used like a `BotPool`.

    `patience`: so many seconds an answer is waited for. If Redis is away, no worker gives a sign of life, or the time
    is over, a bot of a lower level thinks in a process of our own, which is started when it is first needed.
    """

    def __init__(self, bus: RedisBus, patience: float = 20.0, own: BotPool | None = None) -> None:
        self.patience = patience
        self.decisions = 0
        self.failures = 0
        self._bus = bus
        self._own = own or BotPool(1, patience)
        self._own_is_open = False
        self._open = False
        self._numbers = count(1)
        self._waiting: dict[int, Waiting] = {}
        # When a worker last gave a sign of life, or may have been prevented from it.
        self._heard = 0.0
        self._alone = False

    @property
    def busy(self) -> int:
        """Bots that think, here and elsewhere."""
        return len(self._waiting) + self._own.busy

    @property
    def losses(self) -> int:
        """Processes of our own that were lost."""
        return self._own.losses

    async def open(self) -> None:
        """Listen for answers."""
        self._open = True
        self._listening = [
            self._bus.listen(ALIVE, self._alive),
            self._bus.listen(answers_for(self._bus.process), self._answered),
        ]
        for listening in self._listening:
            await listening.ready()
        self._bus.on_return.append(self._ask_again)
        self._call_workers()

    async def close(self) -> None:
        """Who still waits for an answer gets a `Mistake`."""
        if not self._open:
            return
        self._open = False
        self._bus.on_return.remove(self._ask_again)
        for listening in self._listening:
            listening.stop()
        for waiting in self._waiting.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(Mistake("bots-closed"))
        if self._own_is_open:
            await self._own.close()

    async def decide(self, question: Question) -> Answer:
        """A whole decision. May be cancelled at any time: the question is withdrawn, or its answer ignored."""
        if not self._open:
            raise Mistake("bots-closed")
        asked = checked_name(question.bot)
        self.decisions += 1
        if len(question.legal) == 1:
            return Answer(actions=question.legal[:], bot=asked)
        asking = Asked(next(self._numbers), self._bus.process, round(self.patience * 1000), question)
        found = await self._elsewhere(asking)
        answer = found if isinstance(found, str) else found.answer or "a worker has not answered"
        if not isinstance(answer, str) and (not answer.actions or answer.actions[0] not in question.legal):
            answer = "a worker wants what is not legal"
        if isinstance(answer, str):
            self._say(answer)
            answer = await self._here(question, asked, answer)
        else:
            self._say("")
        self.failures += answer.failure is not None
        return answer

    async def study(self, study: Study) -> Studied:
        """What was found out, elsewhere or not at all: it would take a server of games too long."""
        if not self._open:
            raise Mistake("bots-closed")
        asking = AskedStudy(next(self._numbers), self._bus.process, round(self.patience * 1000), study)
        found = await self._elsewhere(asking)
        if isinstance(found, str):
            return Studied(trouble=found)
        return found.studied or Studied(trouble="a worker has not answered")

    @property
    def width(self) -> int:
        """So much can be studied at a time."""
        return _STUDIED

    # Elsewhere.

    async def _elsewhere(self, asked: Asked | AskedStudy) -> Answered | str:
        """The answer of a worker, or why there is none."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self.patience
        waiting = self._waiting[asked.number] = Waiting(asked)
        try:
            while (trouble := self._trouble(until)) is None:
                if self._bus.is_up:
                    await self._ask_if_needed(waiting)
                await asyncio.wait({waiting.answer}, timeout=_LOOK)
                if waiting.answer.done():
                    return waiting.answer.result()
            return trouble
        finally:
            del self._waiting[asked.number]
            if waiting.entry and not waiting.answer.done():
                self._bus.send("XDEL", self._bus.key(waiting.stream), waiting.entry)

    def _trouble(self, until: float) -> str | None:
        """Why no answer can be hoped for."""
        now = asyncio.get_running_loop().time()
        if now > until:
            return f"no answer within {self.patience:g} s"
        if now - self._heard > SILENCE:
            return "no worker is there" if self._bus.is_up else "Redis is away"
        return None

    async def _ask_if_needed(self, waiting: Waiting) -> None:
        now = asyncio.get_running_loop().time()
        try:
            if waiting.entry and now - waiting.since > _LOOK_AGAIN:
                waiting.since = now
                if not await self._bus.ask("XRANGE", self._bus.key(waiting.stream), waiting.entry, waiting.entry):
                    # It is gone. The answer may have come just now.
                    waiting.entry = b""
            if not waiting.entry and not waiting.answer.done():
                waiting.since = now
                await self._ask(waiting)
        except DownError:
            return
        except CommandError:
            logger.exception("a bot could not be asked")

    async def _ask(self, waiting: Waiting) -> None:
        content = msgspec.json.encode(waiting.asked)
        stream = self._bus.key(waiting.stream)
        waiting.entry = await self._bus.ask("XADD", stream, "MAXLEN", "~", MOST_QUESTIONS, "*", FIELD, content)
        self._bus.send("PEXPIRE", stream, KEPT)

    def _answered(self, message: bytes) -> None:
        answered = msgspec.json.decode(message, type=Answered)
        waiting = self._waiting.get(answered.number)
        if waiting is not None and not waiting.answer.done():
            waiting.answer.set_result(answered)

    def _alive(self, message: bytes) -> None:
        del message
        self._heard = asyncio.get_running_loop().time()

    def _call_workers(self) -> None:
        # Until they had the time to answer, they may be there.
        self._heard = asyncio.get_running_loop().time()
        self._bus.publish(WHO_IS_THERE, b"")

    def _ask_again(self) -> None:
        """Redis is back: questions may be lost, and so may answers."""
        for waiting in self._waiting.values():
            waiting.entry = b""
        self._call_workers()

    # Here.

    async def _here(self, question: Question, asked: str, trouble: str) -> Answer:
        if not self._open:
            raise Mistake("bots-closed")
        if not self._own_is_open:
            self._own_is_open = True
            await self._own.open()
        bot = next(name for name in steps_down(asked) if name in _LIGHT)
        answer = await self._own.decide(replace(question, bot=bot))
        if answer.bot == asked:
            return answer
        failures = [f"{asked}: {trouble}", *([answer.failure] if answer.failure else [])]
        return replace(answer, failure="; ".join(failures))

    def _say(self, trouble: str) -> None:
        """Say it once when bots begin to think here, and once when they do not any more."""
        if bool(trouble) == self._alone:
            return
        self._alone = bool(trouble)
        if trouble:
            logger.warning("bots of lower levels think here", extra={"reason": trouble})
        else:
            logger.info("bots think in the workers again")
