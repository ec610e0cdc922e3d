"""A server with Redis beside it: what it says of it, and bots that think elsewhere."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
from msgspec import structs

from pioneers.bus.address import redis_address
from pioneers.bus.memory import LocalBus
from pioneers.bus.redis import RedisBus
from pioneers.server.bots.pool import BotPool
from pioneers.server.bots.remote.worker import BotWorker
from pioneers.server.hosting.settings import BotSettings
from pioneers.server.wire.bodies import NewTable, SeatWish
from tests.bus.bus_suite import until
from tests.server.clients.guest import Guest
from tests.server.clients.player import Line
from tests.server.servers import quick_settings, server_thread, serving
from tests.services.redis import RedisServer


async def test_a_server_without_redis_has_a_bus_of_its_own(tmp_path: Path) -> None:
    async with serving(quick_settings(tmp_path / "server.db")) as service:
        assert isinstance(service.registry.context.bus, LocalBus)


def test_while_redis_is_away_the_server_is_ready_and_says_so(own_redis: RedisServer, tmp_path: Path) -> None:
    with server_thread(tmp_path, redis=own_redis.url()) as server:

        def figures() -> list[str]:
            return httpx.get(f"{server.address}/metrics").text.splitlines()

        def is_up(right: bool) -> bool:
            return f"pioneers_bus_up {float(right)}" in figures()

        assert httpx.get(f"{server.address}/readyz").text == "ready\n"
        assert is_up(True)
        server.service.bus.publish("t", b"x")
        assert "pioneers_bus_published 1.0" in figures()
        own_redis.kill()
        asyncio.run(until(lambda: is_up(False)))
        answer = httpx.get(f"{server.address}/readyz", headers={"accept-language": "fr"})
        assert (answer.status_code, answer.text[:29]) == (200, "Prêt, mais Redis ne répond pa")
        own_redis.start()
        asyncio.run(until(lambda: is_up(True)))
        assert httpx.get(f"{server.address}/readyz").text == "ready\n"


async def test_bots_of_a_worker_play_at_a_table(own_redis: RedisServer, tmp_path: Path) -> None:
    bots = structs.replace(BotSettings(workers=1, pace=0), remote=True)
    bus = await RedisBus.open(redis_address(own_redis.url()))
    pool = BotPool(1)
    await pool.open()
    worker = BotWorker(bus, pool)
    stopping = asyncio.Event()
    working = asyncio.create_task(worker.run(stopping))
    settings = quick_settings(tmp_path / "server.db", redis=own_redis.url(), bots=bots)
    async with serving(settings) as service, Guest(service.address, "Ada") as ada, Line(ada) as line:
        seats = [SeatWish(kind="me"), SeatWish(kind="bot", bot="level2"), SeatWish(kind="bot", bot="level2")]
        table = (await ada.make(NewTable(game="cards", seats=seats))).id
        mine = await line.watch(table, 0)
        await line.until(lambda: mine.decides)
        while worker.answered < 3:
            await mine.play(mine.turn.legal[:1])
            await line.until(lambda: mine.decides)
    stopping.set()
    await working
    await pool.close()
    await bus.close()
