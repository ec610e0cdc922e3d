"""Tables that nobody joined are cleared away; what was begun stays for ever."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pioneers.server.wire.bodies import NewTable, SeatWish
from pioneers.server.wire.problems import Missing
from pioneers.store.sql.rows import Person
from tests.server.registries import Later, Place, open_registry, somebody

HOUR = 3_600_000
FREE = [SeatWish(kind="me"), SeatWish(kind="free")]


async def made(place: Place, person: Person) -> str:
    return (await place.registry.create(person, NewTable(game="board", seats=FREE))).id


async def put_to_sleep(place: Place, table: str) -> None:
    found = place.registry.tables[table]
    found.touched -= 2 * place.registry.context.sleep
    await found.ask(lambda: place.registry._put_to_sleep(found))
    assert table not in place.registry.tables


async def test_a_table_that_nobody_joined_is_removed_with_its_log(tmp_path: Path) -> None:
    later = Later()
    async with open_registry(tmp_path, time=later) as place:
        ada = somebody()
        table = await made(place, ada)
        listener = place.listener(ada)
        await place.say(listener, type="say", table=table, client="line-0001", text="Anybody?")
        await put_to_sleep(place, table)
        later.passed += 47 * HOUR
        await place.registry._forgetting.look()
        assert await place.store.tables.find(table) is not None
        later.passed += 2 * HOUR
        await place.registry._forgetting.look()
        assert await place.store.tables.find(table) is None
        assert await place.store.log.read(table) == []
        await place.say(listener, type="watch", table=table)
        assert listener.last("problem")["problem"]["message"] == "mistake-table-missing"
        with pytest.raises(Missing):
            await place.registry.info(table)


async def test_whoever_still_looks_on_is_told(tmp_path: Path) -> None:
    later = Later()
    async with open_registry(tmp_path, time=later) as place:
        table = await made(place, somebody())
        onlooker = place.listener(somebody("Ben"))
        await place.say(onlooker, type="watch", table=table)
        later.passed += 49 * HOUR
        await place.registry._forgetting.look()
        assert onlooker.last("notice")["message"] == "table-forgotten"
        assert table not in place.registry.tables
        assert await place.store.tables.find(table) is None


async def test_a_table_whose_people_are_there_or_were_there_lately_stays(tmp_path: Path) -> None:
    later = Later()
    async with open_registry(tmp_path, time=later) as place:
        ada = somebody()
        table = await made(place, ada)
        listener = place.listener(ada)
        await place.say(listener, type="watch", table=table, seat=0)
        later.passed += 200 * HOUR
        await place.registry._forgetting.look()
        assert table in place.registry.tables
        place.registry.left(listener)
        await place.settled(table)
        await place.registry._forgetting.look()
        assert table in place.registry.tables
        await put_to_sleep(place, table)
        await place.registry._forgetting.look()
        assert await place.store.tables.find(table) is not None, "the time begins when the last one leaves"


async def test_nothing_that_was_begun_is_ever_removed(tmp_path: Path) -> None:
    later = Later()
    async with open_registry(tmp_path, time=later) as place:
        running, sleeping = [await place.table(somebody()) for _ in range(2)]
        await put_to_sleep(place, sleeping)
        later.passed += 20_000 * HOUR
        await place.registry._forgetting.look()
        for table in (running, sleeping):
            assert await place.store.tables.find(table) is not None
            assert await place.store.log.read(table)


async def test_it_goes_by_itself(tmp_path: Path) -> None:
    async with open_registry(tmp_path, forget=50, sleep=20) as place:
        table = await made(place, somebody())
        find = place.store.tables.find
        # It leaves the store and the memory, in this order or, if it fell asleep before, in the other one.
        async with asyncio.timeout(60):
            while table in place.registry.tables or await find(table):  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)
        assert (await place.registry.open_tables()).tables == []
