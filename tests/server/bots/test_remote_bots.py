"""Bots that think in workers elsewhere: killed in the middle of a question, without Redis, and with nobody there."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec
import pytest

import pioneers
from pioneers.analysis.hint import hint
from pioneers.bots.budget import Budget
from pioneers.bus.address import redis_address
from pioneers.bus.redis import RedisBus
from pioneers.kernel.mistake import Mistake
from pioneers.server.bots.pool import Answer, BotPool
from pioneers.server.bots.remote import messages
from pioneers.server.bots.remote import queue as queue_module
from pioneers.server.bots.remote import worker as worker_module
from pioneers.server.bots.remote.messages import STREAM, STUDIES
from pioneers.server.bots.remote.queue import BotQueue
from pioneers.server.bots.remote.worker import BotWorker
from pioneers.server.bots.study import Study
from tests.bus.bus_suite import until
from tests.server.bots.odd_bots import AGES, ODD_COMMAND, advanced, decided_here, is_running, question
from tests.server.servers import plain_environment
from tests.services.redis import RedisServer

STATE = advanced("cards")
# A worker as a process, whose bots do what the name of a table says.
ODD_WORKER = """
import asyncio, sys
from pioneers.bus.address import redis_address
from pioneers.bus.redis import RedisBus
from pioneers.server.bots.pool import Answer, BotPool
from pioneers.server.bots.remote.worker import BotWorker
from tests.server.bots.odd_bots import ODD_COMMAND
async def main():
    bus = await RedisBus.open(redis_address(sys.argv[1]))
    pool = BotPool(1, 1000, 1000, ODD_COMMAND)
    await pool.open()
    await BotWorker(bus, pool).run(asyncio.Event())
asyncio.run(main())
"""


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dead are known as such sooner than in earnest."""
    for module in (queue_module, worker_module):
        monkeypatch.setattr(module, "SILENCE", 1.0)
    monkeypatch.setattr(worker_module, "BEAT", 0.2)
    monkeypatch.setattr(queue_module, "_LOOK_AGAIN", 0.3)


@asynccontextmanager
async def asking(server: RedisServer, patience: float = AGES) -> AsyncIterator[BotQueue]:
    """A server's side."""
    bus = await RedisBus.open(redis_address(server.url()))
    queue = BotQueue(bus, patience)
    await queue.open()
    try:
        yield queue
    finally:
        await queue.close()
        await bus.close()


@asynccontextmanager
async def working(server: RedisServer, command: tuple[str, ...] | None = None) -> AsyncIterator[BotWorker]:
    """A worker in this process."""
    async with AsyncExitStack() as parts:
        bus = await RedisBus.open(redis_address(server.url()))
        parts.push_async_callback(bus.close)
        pool = BotPool(1, AGES, AGES, command)
        await pool.open()
        parts.push_async_callback(pool.close)
        stopping = asyncio.Event()
        worker = BotWorker(bus, pool)
        student = BotWorker(bus, pool, before=worker)
        running = [asyncio.create_task(one.run(stopping)) for one in (worker, student)]
        try:
            yield worker
        finally:
            for thinking in [*worker._thinking.values(), *student._thinking.values()]:
                thinking.cancel()
            stopping.set()
            await asyncio.gather(*running)


async def test_a_worker_decides_as_the_bot_would_here_and_leaves_nothing_behind(own_redis: RedisServer) -> None:
    async with asking(own_redis) as queue, working(own_redis) as worker:
        asked = [question(STATE, f"level{1 + number % 3}", f"table {number}") for number in range(12)]
        answers = await asyncio.gather(*map(queue.decide, asked))
        assert [answer.actions for answer in answers] == [decided_here(one, STATE) for one in asked]
        assert {answer.failure for answer in answers} == {None}
        assert (queue.decisions, queue.failures, queue.busy, worker.answered) == (12, 0, 0, 12)
        await until(lambda: own_redis.command("XLEN", queue._bus.key(STREAM)) == b":0\r\n")
        assert queue._own.processes == [], "nobody had to think here"


async def test_a_hint_is_thought_of_elsewhere_as_it_would_be_here_or_not_at_all(own_redis: RedisServer) -> None:
    asked = question(STATE, "chance")
    study = Study(kind="hint", table="t", iterations=24, question=asked)
    game = pioneers.game("cards")
    async with asking(own_redis) as queue:
        async with working(own_redis):
            # Many studies at a time keep no question waiting for ever.
            several = asyncio.gather(*(queue.study(study) for _ in range(6)))
            answer = await queue.decide(question(STATE, "level1"))
            assert answer.failure is None
            expected = json.loads(json.dumps(hint(game, asked.view, budget=Budget(iterations=24))))
            assert [studied.found for studied in await several] == [expected] * 6
            await until(lambda: own_redis.command("XLEN", queue._bus.key(STUDIES)) == b":0\r\n")
        await asyncio.sleep(1.2)
        assert (await queue.study(study)).trouble == "no worker is there"
        assert queue._own.processes == [], "nothing is studied here"


async def test_what_a_killed_worker_held_another_answers(own_redis: RedisServer) -> None:
    async with asking(own_redis) as queue:
        command = [sys.executable, "-c", ODD_WORKER, own_redis.url()]
        with subprocess.Popen(command, cwd=Path(__file__).parents[3]) as doomed:  # noqa: S603, ASYNC220 - our own, starts at once
            deciding = asyncio.create_task(queue.decide(question(STATE, "level3", "level3=hang")))
            pending = ("XPENDING", queue._bus.key(STREAM), "workers")
            await until(lambda: own_redis.command(*pending).startswith(b"*4\r\n:1"))
            doomed.kill()
        async with working(own_redis):
            answer = await asyncio.wait_for(deciding, 20)
    assert (answer.bot, answer.failure) == ("level3", None)
    assert answer.actions == decided_here(question(STATE, "level3"), STATE)


async def test_with_nobody_there_a_lower_level_thinks_here_at_once_and_it_is_said_once(
    own_redis: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    async with asking(own_redis) as queue:
        first = await queue.decide(question(STATE, "level4"))
        assert (first.bot, first.failure) == ("level2", "level4: no worker is there")
        assert first.actions == decided_here(question(STATE, "level2"), STATE)
        again = await queue.decide(question(STATE, "level2"))
        assert (again.bot, again.failure) == ("level2", None), "the one that was asked"
        assert (queue.decisions, queue.failures) == (2, 1)
        assert own_redis.command("XLEN", queue._bus.key(STREAM)) == b":0\r\n", "what nobody answers is withdrawn"
        caplog.set_level(logging.INFO)
        async with working(own_redis):
            await until(lambda: queue._trouble(float("inf")) is None)
            better = await queue.decide(question(STATE, "level3"))
            assert (better.bot, better.failure) == ("level3", None)
    assert caplog.text.count("bots of lower levels think here") == 1
    assert caplog.text.count("bots think in the workers again") == 1


async def test_without_redis_bots_think_here_and_elsewhere_when_it_is_back(own_redis: RedisServer) -> None:
    async with asking(own_redis) as queue, working(own_redis):
        assert (await queue.decide(question(STATE, "level3"))).failure is None
        own_redis.kill()
        answer = await queue.decide(question(STATE, "level3"))
        assert (answer.bot, answer.failure) == ("level2", "level3: Redis is away")
        own_redis.start()
        await until(lambda: queue._bus.is_up)
        answer = await queue.decide(question(STATE, "level3"))
        assert (answer.bot, answer.failure) == ("level3", None)


@pytest.mark.parametrize("harm", ["restart", "empty"])
async def test_a_question_that_redis_has_lost_is_asked_again(own_redis: RedisServer, harm: str) -> None:
    async with asking(own_redis) as queue:
        deciding = asyncio.create_task(queue.decide(question(STATE, "level3")))
        await until(lambda: own_redis.command("XLEN", queue._bus.key(STREAM)) == b":1\r\n")
        if harm == "restart":
            own_redis.kill()
            own_redis.start()
        else:
            own_redis.empty()
        async with working(own_redis):
            answer = await asyncio.wait_for(deciding, 20)
    assert (answer.bot, answer.failure) == ("level3", None)


async def test_a_worker_that_thinks_too_long_is_not_waited_for(own_redis: RedisServer) -> None:
    async with asking(own_redis, patience=1.0) as queue, working(own_redis, ODD_COMMAND):
        answer = await queue.decide(question(STATE, "level3", "level3=hang"))
        assert (answer.bot, answer.failure) == ("level2", "level3: no answer within 1 s")


async def test_an_answer_that_is_not_legal_or_not_readable_is_not_played(own_redis: RedisServer) -> None:
    forger = await RedisBus.open(redis_address(own_redis.url()))
    async with asking(own_redis) as queue:
        topic = messages.answers_for(queue._bus.process)
        deciding = asyncio.create_task(queue.decide(question(STATE, "level3")))
        await until(lambda: queue.busy == 1)
        forged = messages.Answered(1, Answer(actions=["fly moon"], bot="level3"))
        for message in (b"{{", b"", msgspec.json.encode(forged)):
            forger.publish(topic, message)
        answer = await deciding
        assert (answer.bot, answer.failure) == ("level2", "level3: a worker wants what is not legal")
    await forger.close()


async def test_a_cancelled_question_is_withdrawn_and_a_closed_queue_makes_no_moves(own_redis: RedisServer) -> None:
    async with asking(own_redis) as queue:
        length = ("XLEN", queue._bus.key(STREAM))
        deciding = asyncio.create_task(queue.decide(question(STATE, "level3")))
        await until(lambda: own_redis.command(*length) == b":1\r\n")
        deciding.cancel()
        await asyncio.gather(deciding, return_exceptions=True)
        await until(lambda: own_redis.command(*length) == b":0\r\n")
        deciding = asyncio.create_task(queue.decide(question(STATE, "level3")))
        await asyncio.sleep(0)
        await queue.close()
        with pytest.raises(Mistake, match="stopping"):
            await deciding
        with pytest.raises(Mistake, match="stopping"):
            await queue.decide(question(STATE, "level3"))


async def test_the_command_answers_and_stops_cleanly(
    own_redis: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue_module, "SILENCE", messages.SILENCE)
    environment = {**plain_environment(), "PIONEERS_REDIS": own_redis.url()}
    command = [sys.executable, "-m", "pioneers", "bots", "--workers", "1"]
    with (tmp_path / "log").open("w", encoding="utf-8") as log:
        worker = subprocess.Popen(command, env=environment, stderr=log)  # noqa: S603, ASYNC220 - our own, starts at once
    try:
        async with asking(own_redis) as queue:
            await until(lambda: queue._bus.is_up and '"answering"' in (tmp_path / "log").read_text(encoding="utf-8"))
            answer = await queue.decide(question(STATE, "level3"))
            assert (answer.bot, answer.failure) == ("level3", None)
        children = children_of(worker.pid)
        worker.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(worker.wait, 30) == 0
        assert children
        assert not any(map(is_running, children))
    finally:
        worker.kill()
        worker.wait()


def children_of(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text("utf-8").split()]


def test_the_command_needs_a_redis() -> None:
    command = [sys.executable, "-m", "pioneers", "bots"]
    ended = subprocess.run(command, env=plain_environment(), capture_output=True, text=True, check=False)  # noqa: S603 - our own
    assert (ended.returncode, "--redis" in ended.stderr) == (2, True)
