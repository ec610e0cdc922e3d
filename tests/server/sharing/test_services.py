"""Servers that share a PostgreSQL and a Redis: people meet at one table whichever of them they come through."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from msgspec import structs

from pioneers.server.wire.bodies import ChangeMe, Me, NewTable, SeatWish
from tests.server.clients.guest import Guest
from tests.server.clients.player import Line
from tests.server.servers import ServerThread, quick_settings
from tests.server.tables.party import accepted
from tests.services.postgresql import new_database
from tests.services.redis import RedisServer


@contextmanager
def servers(folder: Path, redis: str, count: int = 2) -> Iterator[list[ServerThread]]:
    database = new_database()
    with ExitStack() as stack:
        started = []
        for _ in range(count):
            settings = structs.replace(quick_settings(folder / "unused.db", redis=redis), database=database)
            started.append(ServerThread(settings))
            stack.callback(started[-1].stop)
        yield started


async def test_a_game_through_two_servers_goes_on_without_redis_and_ends_alike(
    own_redis: RedisServer, tmp_path: Path
) -> None:
    chance = random.Random(3)
    with servers(tmp_path, own_redis.url()) as houses:
        first, second = (house.address for house in houses)
        async with Guest(first, "Ada") as ada, Guest(second, "Ben") as ben, Line(ada) as one, Line(ben) as other:
            seats = [SeatWish(kind="me"), SeatWish(kind="free")]
            table = (await ada.make(NewTable(game="board", seats=seats))).id
            await ben.sit(table, 1)
            mine, his = await one.watch(table, 0), await other.watch(table, 1)
            moves = 0
            while not (mine.over and his.over):
                if 10 <= moves < 15 and own_redis.process is not None:
                    own_redis.kill()
                elif moves >= 15 and own_redis.process is None:
                    own_redis.start()
                mover = next((seat for seat in (mine, his) if seat.decides), None)
                if mover is None:
                    await (mine if mine.known < his.known else his).until(
                        lambda: mine.decides or his.decides or (mine.over and his.over)
                    )
                    continue
                accepted(await mover.play([chance.choice(mover.turn.legal)], end=True))
                moves += 1
            assert mine.result == his.result
            # The last move may come before the news that the table is over, which the log brings at the latest.
            async with asyncio.timeout(20):
                while {(await guest.info(table)).state for guest in (ada, ben)} != {"over"}:  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.1)
            infos = [await guest.info(table) for guest in (ada, ben)]
            assert infos[0].seed == infos[1].seed
            assert infos[0].seed


async def test_who_has_changed_his_name_speaks_under_it_through_every_server(
    own_redis: RedisServer, tmp_path: Path
) -> None:
    with servers(tmp_path, own_redis.url()) as houses:
        first, second = (house.address for house in houses)
        async with Guest(first, "Ada") as ada, Line(ada) as one, Guest(second, "Ben") as ben:
            ben.http.cookies = ada.http.cookies
            table = (await ada.make(NewTable(game="board", seats=[SeatWish(kind="me"), SeatWish(kind="free")]))).id
            await one.watch(table)
            # The other server changes the name of somebody who is connected to this one.
            await ben.put("/api/me", ChangeMe(name="Grace"), Me)
            async with asyncio.timeout(10):
                while "Grace" not in {connection.name for connection in opened(houses[0])}:  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.02)


def opened(house: ServerThread) -> list[Any]:
    """The open sockets of a server."""
    return [socket for sockets in list(house.service.reception._of_person.values()) for socket in sockets]
