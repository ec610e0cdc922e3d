"""The bus over Redis, which is killed, frozen, emptied and comes back."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from pioneers.bus import connection
from pioneers.bus.address import is_redis, redis_address
from pioneers.bus.interface import Bus
from pioneers.bus.opening import open_bus
from tests.bus.bus_suite import BusSuite, Making, until
from tests.services.redis import RedisServer, running_redis


class TestRedisBus(BusSuite):
    @pytest.fixture(autouse=True)
    def _server(self, redis_server: RedisServer) -> None:
        self.server = redis_server

    def house(self) -> Making:
        url = self.server.url(secrets.token_hex(4))

        async def make() -> Bus:
            return await open_bus(url)

        return make

    async def test_two_houses_share_one_redis_and_do_not_hear_each_other(self) -> None:
        one, two = await self.house()(), await self.house()()
        heard: list[bytes] = []
        assert await two.listen("t", heard.append).ready()
        one.publish("t", b"not for you")
        await one.notes.put("code", b"x", 60_000)
        assert await one.leases.holds("clock", 60_000)
        assert await two.leases.holds("clock", 60_000)
        assert await two.notes.get("code") is None
        assert heard == []
        for bus in (one, two):
            await bus.close()


@asynccontextmanager
async def two_buses(server: RedisServer) -> AsyncIterator[tuple[Bus, Bus, list[bytes]]]:
    """Two ends of a bus, and what is heard at the second."""
    here, there = await open_bus(server.url()), await open_bus(server.url())
    heard: list[bytes] = []
    await there.listen("t", heard.append).ready()
    try:
        yield here, there, heard
    finally:
        await here.close()
        await there.close()


async def is_well(here: Bus, there: Bus, heard: list[bytes]) -> None:
    """Both ends are up again, and news get through."""
    await until(lambda: here.is_up and there.is_up)
    heard.clear()
    here.publish("t", b"again")
    await until(lambda: heard == [b"again"])


@pytest.mark.parametrize("way", ["kill", "stop"])
async def test_a_redis_that_was_ended_is_noticed_at_once_and_all_is_well_when_it_is_back(
    own_redis: RedisServer, way: str
) -> None:
    async with two_buses(own_redis) as (here, there, heard):
        events: list[str] = []
        there.on_loss.append(lambda: events.append("lost"))
        there.on_return.append(lambda: events.append("back"))
        assert await here.leases.holds("clock", 60_000)
        getattr(own_redis, way)()
        await until(lambda: not here.is_up and not there.is_up)
        here.publish("t", b"lost")
        assert here.dropped == 1
        assert await there.leases.holds("clock", 60_000)
        assert here.leases.held("clock")
        assert there.leases.held("clock")
        await here.notes.put("code", b"mine", 60_000)
        assert await here.notes.get("code") == b"mine", "what is written down while it is away stays here"
        assert not await there.listen("u", heard.append).ready()
        own_redis.start()
        await is_well(here, there, heard)
        assert events == ["lost", "back"]
        assert await here.notes.take("code") == b"mine"
        here.publish("u", b"a topic from while it was away")
        await until(lambda: len(heard) == 2)
        assert not here.leases.held("clock"), "after an end nobody knows who holds it"
        assert sum([await here.leases.holds("clock", 60_000), await there.leases.holds("clock", 60_000)]) == 1


async def test_a_frozen_redis_is_noticed_soon_and_nobody_waits_for_it(own_redis: RedisServer) -> None:
    async with two_buses(own_redis) as (here, there, heard):
        own_redis.freeze()
        begun = time.monotonic()
        assert await here.leases.holds("clock", 60_000)
        assert await here.notes.get("code") is None
        await until(lambda: not here.is_up and not there.is_up)
        assert time.monotonic() - begun < 5 * connection.PATIENCE
        begun = time.monotonic()
        for _ in range(1_000):
            here.publish("t", bytes(10_000))
        assert await here.leases.holds("clock", 60_000)
        assert time.monotonic() - begun < connection.PATIENCE, "who knows that it is down does not ask"
        assert here.dropped == 1_000
        own_redis.thaw()
        await is_well(here, there, heard)


async def test_what_waits_for_a_frozen_redis_is_bounded(
    own_redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "MOST_WAITING", 100_000)
    async with two_buses(own_redis) as (here, _, _):
        own_redis.freeze()
        for _ in range(2_000):
            here.publish("t", bytes(10_000))
            await asyncio.sleep(0)
        assert here.published < 2_000
        assert here.dropped == 2_000 - here.published
        own_redis.thaw()


async def test_an_emptied_redis_loses_leases_and_notes_and_no_news(own_redis: RedisServer) -> None:
    async with two_buses(own_redis) as (here, there, heard):
        assert await here.leases.holds("clock", 60_000)
        await here.notes.put("code", b"x", 60_000)
        own_redis.empty()
        here.publish("t", b"1")
        await until(lambda: heard == [b"1"])
        assert await there.notes.get("code") is None
        assert await there.leases.holds("clock", 60_000)
        assert not await here.leases.holds("clock", 60_000)
        assert not here.leases.held("clock")
        assert here.is_up


async def test_a_bus_opens_without_redis_and_goes_up_when_it_comes() -> None:
    server = RedisServer()
    bus = await open_bus(server.url())
    returned: list[bool] = []
    bus.on_return.append(lambda: returned.append(bus.is_up))
    assert not bus.is_up
    server.start()
    try:
        await until(lambda: returned == [True])
        await bus.close()
    finally:
        server.kill()


async def test_the_password_opens_and_is_never_said(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with running_redis("open-sesame") as server:
        right = await open_bus(server.url())
        assert right.is_up
        wrong = await open_bus(server.url().replace("open-sesame", "open-barley"))
        assert not wrong.is_up
        for bus in (right, wrong):
            await bus.close()
    said = caplog.text + repr([vars(record) for record in caplog.records]) + repr(redis_address(server.url()))
    assert "WRONGPASS" in said
    assert "sesame" not in said
    assert "barley" not in said


async def test_a_slow_program_does_not_take_its_own_sleep_for_that_of_redis(own_redis: RedisServer) -> None:
    async with two_buses(own_redis) as (here, there, heard):
        lost: list[str] = []
        here.on_loss.append(lambda: lost.append("lost"))
        time.sleep(connection.PATIENCE + 1)  # noqa: ASYNC251 - the loop stands still, as on a machine that is busy
        await asyncio.sleep(0.5)
        await is_well(here, there, heard)
        assert lost == []


def test_addresses_of_redis_are_told_from_others() -> None:
    address = redis_address("rediss://ada:p%40ss@cache.example:7000/3?prefix=club")
    assert (address.host, address.port, address.database, address.tls) == ("cache.example", 7000, 3, True)
    assert (address.user, address.password, address.prefix, address.root) == ("ada", "p@ss", "club", "club:3:")
    for right in ("redis://localhost", "redis://:x@127.0.0.1:6379/0", "redis://[::1]:6379"):
        assert is_redis(right), right
    for wrong in (
        "localhost:6379",
        "http://localhost",
        "redis://",
        "redis://h/x",
        "redis://h:port",
        "redis://h:99999",
        "redis://h?prefx=a",
        "redis://h?prefix=",
        "redis://h?prefix=a b",
        "redis://h/0#x",
    ):
        assert not is_redis(wrong), wrong
