"""Time at a table: clocks that run out, people who come back, tables that sleep."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from pioneers.server.tables.table import Table
from pioneers.server.wire.bodies import NewTable, SeatWish
from pioneers.server.wire.parts import ClockSetting
from tests.server.registries import Later, Listener, open_registry, somebody


async def until_it_is_the_turn_of(listener: Listener, seat: int) -> None:
    while not any(
        message["type"] in ("update", "table") and message["seat"] == seat and message["turn"]["legal"]
        for message in listener.heard
    ):
        listener.news.clear()
        await listener.news.wait()


async def time_passes(table: Table, later: Later, seat: int, seconds: int) -> None:
    """So much time passes, and the alarm of the seat's clock rings."""
    later.passed += seconds * 1000
    table.submit(partial(table.driver.ring, seat))
    await table.idle()


def test_when_time_is_out_a_bot_plays_until_the_person_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        later = Later()
        async with open_registry(tmp_path, thinking=True, time=later) as place:
            ada = somebody()
            wish = NewTable(
                game="board",
                seats=[SeatWish(kind="me"), SeatWish(kind="me")],
                clock=ClockSetting(kind="move", seconds=60, bot="level1"),
            )
            table = place.registry.tables[(await place.registry.create(ada, wish)).id]
            seat = table.progress.match.state.seat
            assert seat is not None
            listener = place.listener(ada)
            await place.say(listener, type="watch", table=table.header.id, seat=seat)
            assert listener.last("table")["turn"]["clock"]["running"] == seat
            # A minute is not over yet: an alarm that comes too early changes nothing.
            await time_passes(table, later, seat, 30)
            assert table.header.seats[seat].bot is None
            await time_passes(table, later, seat, 31)
            assert table.header.seats[seat].bot == "level1"
            assert listener.last("notice")["message"] == "table-time-out"
            while not [message for message in listener.heard if message.get("bot") == "level1"]:
                listener.news.clear()
                await listener.news.wait()
            await place.say(listener, type="back", table=table.header.id, seat=seat)
            assert table.header.seats[seat].bot is None
            header = await place.store.tables.find(table.header.id)
            assert header is not None
            assert header.seats[seat].bot is None

    asyncio.run(story())


def test_the_clock_goes_on_where_it_stood_when_the_server_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        later = Later()
        ada = somebody()
        clock = ClockSetting(kind="reserve", seconds=600, increment=5)
        wish = NewTable(game="board", seats=[SeatWish(kind="me"), SeatWish(kind="me")], clock=clock)
        async with open_registry(tmp_path, time=later) as place:
            table = (await place.registry.create(ada, wish)).id
            seat = place.registry.tables[table].progress.match.state.seat
            listener = place.listener(ada)
            await place.say(listener, type="watch", table=table, seat=seat)
            later.passed += 100_000
            play = {"type": "play", "table": table, "seat": seat, "version": 1, "client": "client-1"}
            await place.say(listener, **play, actions=["buy road"])
        # The server is down for an hour, which is nobody's time.
        later.passed += 3_600_000
        async with open_registry(tmp_path, time=later) as place:
            listener = place.listener(ada)
            await place.say(listener, type="watch", table=table, seat=seat)
            left = listener.last("table")["turn"]["clock"]["left"]
            assert 480_000 < left[seat] <= 500_000
            assert left[1 - seat] == 600_000  # type: ignore[operator]

    asyncio.run(story())


def test_a_table_that_everyone_left_sleeps_and_wakes_with_the_first_who_comes(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_registry(tmp_path, sleep=40) as place:
            ada = somebody()
            table = await place.table(ada)
            listener = place.listener(ada)
            await place.say(listener, type="watch", table=table, seat=0)
            await asyncio.sleep(0.15)
            assert table in place.registry.tables
            place.registry.left(listener)
            header = None
            while table in place.registry.tables:  # noqa: ASYNC110 - it goes to sleep by itself, without a word
                await asyncio.sleep(0.01)
            header = await place.store.tables.find(table)
            assert header is not None
            assert header.state == "asleep"
            again = place.listener(ada)
            await place.say(again, type="watch", table=table, seat=0, version=1)
            assert again.last("info")["info"]["state"] == "running"

    asyncio.run(story())


def test_bots_play_on_for_people_who_still_play_and_not_for_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_registry(tmp_path, thinking=True) as place:
            ada = somebody()
            seats = [SeatWish(kind="bot", bot="level1"), SeatWish(kind="bot", bot="level1")]
            nobody = (await place.registry.create(ada, NewTable(game="cards", seats=seats))).id
            await place.settled(nobody)
            assert place.registry.tables[nobody].progress.match.version == 0
            watched = place.listener(ada)
            await place.say(watched, type="watch", table=nobody)
            while len([message for message in watched.heard if message["type"] == "update"]) < 3:
                watched.news.clear()
                await watched.news.wait()
            seats = [SeatWish(kind="me"), SeatWish(kind="bot", bot="level1")]
            alone = (await place.registry.create(ada, NewTable(game="cards", seats=seats))).id
            listener = place.listener(ada)
            await place.say(listener, type="watch", table=alone, seat=0)
            await until_it_is_the_turn_of(listener, 0)

    asyncio.run(story())
