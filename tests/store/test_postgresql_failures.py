"""PostgreSQL may stop, crash, freeze or refuse: who waits is told, nothing acknowledged is lost, and it goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress

import psycopg
import pytest
from psycopg import errors

from pioneers.kernel.mistake import Mistake
from pioneers.store.postgresql.store import PostgresStore
from pioneers.store.postgresql.trouble import ServerTrouble
from tests.services.postgresql import PostgresServer
from tests.store.examples import entry, header
from tests.store.test_postgresql import opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PostgresServer]:
    made = PostgresServer(tmp_path_factory.mktemp("postgresql"), {"max_connections": "20"})
    made.start()
    yield made
    made.kill()


async def refused(store: PostgresStore, number: int, key: str) -> None:
    """Writing is refused with this reason; and so is reading, unless something is wrong with writing only."""
    with pytest.raises(Mistake) as told:
        await store.log.append([entry("t", number, "lost")])
    assert told.value.key == key
    assert "pioneers@127.0.0.1" in told.value.message("en")
    assert store.failing is not None


async def eventually(store: PostgresStore, number: int) -> None:
    """It goes on by itself: after at most a few refusals, and each move counts once."""
    until = time.monotonic() + 10
    while True:
        try:
            earlier = await store.log.append([entry("t", number, f"c{number}")])
        except Mistake:
            assert time.monotonic() < until
            await asyncio.sleep(0.1)
            continue
        assert earlier in ([], [entry("t", number, f"c{number}")])
        break
    assert (await store.log.read("t"))[-1] == entry("t", number, f"c{number}")
    assert store.failing is None


async def test_a_server_that_stops_is_told_and_found_again(server: PostgresServer) -> None:
    async with opened(server.new_database()) as store:
        await store.tables.create(header("t"), [entry("t", 1)])
        await asyncio.to_thread(server.stop)
        await refused(store, 2, "store-server-unsure")
        with pytest.raises(Mistake, match="can’t be used now"):
            await store.tables.find("t")
        with pytest.raises(Mistake, match="can’t be used now"):
            await store.probe()
        await asyncio.to_thread(server.start)
        # Nobody noticed it, and nobody has to: the connections of readers and writer are made anew.
        assert await store.tables.find("t") == header("t")
        assert await store.log.append([entry("t", 2)]) == []
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        assert await store.log.append([entry("t", 3)]) == []
        assert len(await store.log.read("t")) == 3


async def test_what_was_acknowledged_survives_a_kill_of_the_server(server: PostgresServer) -> None:
    tables = [f"t{number}" for number in range(10)]
    acknowledged: dict[str, int] = dict.fromkeys(tables, 0)
    async with opened(server.new_database()) as store:
        await asyncio.gather(*(store.tables.create(header(table)) for table in tables))

        async def play(table: str) -> None:
            while True:
                number = acknowledged[table] + 1
                await store.log.append([entry(table, number, f"{number}")])
                acknowledged[table] = number

        playing = [asyncio.ensure_future(play(table)) for table in tables]
        await asyncio.sleep(0.5)
        await asyncio.to_thread(server.kill)
        told = await asyncio.gather(*playing, return_exceptions=True)
        assert {getattr(mistake, "key", mistake) for mistake in told} == {"store-server-unsure"}
        await asyncio.to_thread(server.start)
        for table in tables:
            number = acknowledged[table]
            assert number > 0
            kept = [found.number for found in await store.log.read(table)]
            # What was under way may be there or not; asking again tells, and it counts once.
            assert kept in (list(range(1, number + 1)), list(range(1, number + 2)))
            again = entry(table, number + 1, f"{number + 1}")
            assert await store.log.append([again]) == ([again] if len(kept) > number else [])
            assert len(await store.log.read(table)) == number + 1


async def test_a_frozen_server_does_not_hang_for_ever(server: PostgresServer) -> None:
    async with opened(server.new_database(), patience=1.5) as store:
        await store.tables.create(header("t"), [entry("t", 1)])
        await store.tables.find("t")
        server.freeze()
        try:
            begun = time.monotonic()
            answers = await asyncio.gather(
                store.log.append([entry("t", 2, "c2")]), store.tables.find("t"), return_exceptions=True
            )
            assert [getattr(answer, "key", answer) for answer in answers] == [
                "store-server-unsure",
                "store-server-lost",
            ]
            assert time.monotonic() - begun < 20
        finally:
            server.thaw()
        await eventually(store, 2)
        assert len(await store.log.read("t")) == 2


async def test_a_connection_that_somebody_ends_is_made_anew_unnoticed(server: PostgresServer) -> None:
    address = server.new_database()
    async with opened(address) as store:
        await store.tables.create(header("t"))
        for number in (1, 2):
            with psycopg.connect(server.address(), autocommit=True) as other:
                other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
            await asyncio.sleep(0.1)
            assert await store.log.append([entry("t", number)]) == []
            assert len(await store.log.read("t")) == number


async def test_a_server_that_takes_nobody_any_more_says_so(server: PostgresServer) -> None:
    address = server.new_database()
    held: list[psycopg.Connection[object]] = []
    try:
        with suppress(psycopg.OperationalError):
            while True:
                held.append(psycopg.connect(address))
        with pytest.raises(Mistake, match=r"clients|connection"):
            await PostgresStore.open(address)
    finally:
        for connection in held:
            connection.close()


async def test_a_database_that_is_read_only_says_so(server: PostgresServer) -> None:
    address = server.new_database()
    async with opened(address) as store:
        await store.tables.create(header("t"))
        name = address.rpartition("/")[2]
        for setting in ("on", "off"):
            with psycopg.connect(server.address(), autocommit=True) as other:
                other.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = {setting}'.encode())
                other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
            await asyncio.sleep(0.1)
            if setting == "on":
                await refused(store, 1, "store-server-read-only")
                assert await store.tables.find("t") == header("t")
        assert await store.log.append([entry("t", 1)]) == []


async def test_a_server_that_is_not_there_is_refused_without_the_password() -> None:
    with pytest.raises(Mistake, match="can’t be used now") as told:
        await PostgresStore.open("postgresql://ada:hunter2@127.0.0.1:1/pioneers?connect_timeout=1")
    assert "hunter2" not in told.value.message("en")
    assert "postgresql://ada@127.0.0.1:1/pioneers" in told.value.message("en")


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (errors.DiskFull("no space"), "store-full"),
        (errors.TooManyConnections("too many"), "store-server-lost"),
        (errors.AdminShutdown("terminating"), "store-server-lost"),
        (errors.CannotConnectNow("starting up"), "store-server-lost"),
        (errors.QueryCanceled("timeout"), "store-server-slow"),
        (errors.ReadOnlySqlTransaction("read only"), "store-server-read-only"),
        (errors.DeadlockDetected("deadlock"), "store-contention"),
        (psycopg.OperationalError("the connection is closed"), "store-server-lost"),
        (errors.UniqueViolation("there already"), None),
        (ValueError("ours"), None),
    ],
)
def test_every_error_of_the_server_has_a_meaning(error: Exception, key: str | None) -> None:
    told = ServerTrouble("postgresql://host/name")(error)
    assert (None if told is None else told.key) == key
    for language in ("en", "de", "fr"):
        assert told is None or told.message(language)


def test_the_server_is_the_one_that_is_promised(server: PostgresServer) -> None:
    with psycopg.connect(server.address()) as connection:
        assert connection.info.server_version // 10000 == 16
