"""A bot's turn, without a table and without processes."""

from __future__ import annotations

import asyncio
import gc

from pioneers.kernel.mistake import Mistake
from pioneers.server.bots.pool import Answer, Question
from pioneers.server.bots.turn import BotTurn
from pioneers.server.hosting.metrics import Metrics
from pioneers.server.hosting.timepiece import Time

QUESTION = Question(
    table="t", game="board", players=2, options={}, files={}, data="", view={}, legal=["a"], bot="level1", seed=1
)
ANSWER = Answer(actions=["a"], bot="level1")


class Thinker:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.go = asyncio.Event()

    async def decide(self, question: Question) -> Answer:
        self.asked.append(question)
        await self.go.wait()
        return ANSWER


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_bot_decides_once_and_is_busy_until_then() -> None:
    thinker, decided = Thinker(), list[Answer]()
    turn = BotTurn(thinker, Metrics(), Time())
    turn.start(QUESTION, lambda _: 0, decided.append)
    await settled()
    assert turn.is_busy()
    assert (thinker.asked, decided) == ([QUESTION], [])
    thinker.go.set()
    await settled()
    assert not turn.is_busy()
    assert decided == [ANSWER]


async def test_a_bot_takes_its_pause_before_its_decision_is_played() -> None:
    thinker, decided = Thinker(), list[Answer]()
    thinker.go.set()
    turn = BotTurn(thinker, Metrics(), Time())
    turn.start(QUESTION, lambda _: 80, decided.append)
    await asyncio.sleep(0.02)
    assert turn.is_busy()
    assert decided == []
    await asyncio.sleep(0.2)
    assert decided == [ANSWER]


async def test_a_bot_that_was_stopped_decides_nothing() -> None:
    thinker, decided = Thinker(), list[Answer]()
    turn = BotTurn(thinker, Metrics(), Time())
    turn.start(QUESTION, lambda _: 0, decided.append)
    await settled()
    turn.stop()
    thinker.go.set()
    await settled()
    assert not turn.is_busy()
    assert decided == []


async def test_a_bot_that_thinks_while_the_server_stops_decides_nothing_and_fails_nowhere() -> None:
    failures: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context))

    class Closed:
        async def decide(self, _question: Question) -> Answer:
            raise Mistake("bots-closed")

    decided = list[Answer]()
    turn = BotTurn(Closed(), Metrics(), Time())
    turn.start(QUESTION, lambda _: 0, decided.append)
    await settled()
    gc.collect()
    assert not turn.is_busy()
    assert (decided, failures) == ([], [])
