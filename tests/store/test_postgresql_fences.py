"""Several processes on one database: who is second is told, and nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import psycopg

from pioneers.kernel.mistake import Mistake
from pioneers.store.postgresql.store import PostgresStore
from pioneers.store.sql.rows import Entry
from tests.services.postgresql import bare_database, new_database
from tests.store.examples import entry, game, header
from tests.store.test_postgresql import opened


@asynccontextmanager
async def stores(count: int, *tables: str) -> AsyncIterator[list[PostgresStore]]:
    """Several stores on one database, as several processes have them."""
    address = new_database()
    async with AsyncExitStack() as parts:
        made = [await parts.enter_async_context(opened(address)) for _ in range(count)]
        for table in tables:
            await made[0].tables.create(header(table))
        yield made


async def test_five_that_start_together_make_the_schema_once_and_share_their_secret() -> None:
    address = bare_database()
    # Each has connections of its own, which is all that the server knows of processes.
    several = await asyncio.gather(*(PostgresStore.open(address) for _ in range(5)))
    said = await asyncio.gather(*(store.secret(f"secret-{number}") for number, store in enumerate(several)))
    assert len(set(said)) == 1
    await asyncio.gather(*(store.close() for store in several))


async def test_who_appends_a_number_second_is_told_whatever_he_remembers() -> None:
    async with stores(2, "t", "other") as (one, two):
        await one.log.append([entry("t", 1, "a")])
        assert await two.log.append([entry("t", 2, "b")]) == []
        # It remembers that 1 is the last.
        answers = await asyncio.gather(
            one.log.append([entry("other", 1, "x")]),
            one.log.append([entry("t", 2, "c")]),
            one.log.append([entry("t", 2, "b")]),
            return_exceptions=True,
        )
        assert list(answers) == [
            [],
            Mistake("store-number-taken", table="t", number=2, last=2),
            [entry("t", 2, "b")],
        ]
        assert await one.log.append([entry("t", 3, "c")]) == []
        assert await one.log.append([entry("t", 4, "d")]) == []
        # It remembers that 2 is the last, and 5 looks like a gap.
        assert await two.log.append([entry("t", 5, "e")]) == []
        assert await two.log.append([entry("t", 6, "c")]) == [entry("t", 3, "c")]
        assert [kept.client for kept in await one.log.read("t")] == list("abcde")


async def test_many_who_write_the_same_tables_lose_nothing_and_double_nothing() -> None:
    tables = [f"t{number}" for number in range(4)]
    chance = random.Random(16)
    told: list[str] = []
    async with stores(3, *tables) as several:

        async def play(store: PostgresStore, table: str, name: str) -> list[Entry]:
            done: list[Entry] = []
            for move in range(8):
                client = f"{name}-{move}"
                while True:
                    last = len(await store.log.read(table))
                    wanted = [entry(table, last + 1, client), entry(table, last + 2)]
                    await asyncio.sleep(chance.random() * 0.01)
                    try:
                        # As somebody does whose answer was lost: once more.
                        assert await store.log.append(wanted) == []
                        assert await store.log.append(wanted) == wanted[:1]
                    except Mistake as mistake:
                        told.append(mistake.key)
                    else:
                        done += wanted
                        break
            return done

        plays = [
            (table, play(store, table, f"{table}-{number}")) for table in tables for number, store in enumerate(several)
        ]
        made = await asyncio.gather(*(work for _, work in plays))
        for table in tables:
            mine = [kept for (name, _), entries in zip(plays, made, strict=True) if name == table for kept in entries]
            assert await several[0].log.read(table) == sorted(mine, key=lambda kept: kept.number)
    # Somebody was second; otherwise this would show nothing.
    assert set(told) == {"store-number-taken"}


async def test_a_header_that_another_process_has_changed_is_not_overwritten() -> None:
    async with stores(2, "t") as (one, two):
        answers = await asyncio.gather(
            *(store.tables.change(header("t", owner=f"p{number}")) for number, store in enumerate([one, two] * 5)),
            return_exceptions=True,
        )
        kept = [answer for answer in answers if not isinstance(answer, Mistake)]
        assert kept == [await one.tables.find("t")]
        assert {answer.key for answer in answers if isinstance(answer, Mistake)} == {"store-header-changed"}


async def test_a_game_that_ends_in_two_processes_is_kept_once() -> None:
    async with stores(2, "t") as several:
        answers = await asyncio.gather(*(store.finished.add(game("t")) for store in several))
        assert sorted(answers) == [False, True]


async def test_a_table_is_removed_or_its_game_begins_but_not_both() -> None:
    async with stores(2, *(f"t{number}" for number in range(8))) as (one, two):
        for number in range(8):
            removed, begun = await asyncio.gather(
                one.tables.remove(f"t{number}"),
                two.log.append([entry(f"t{number}", 1, kind="begun")]),
                return_exceptions=True,
            )
            assert (removed, begun == []) in ((True, False), (False, True))
            assert begun == [] or isinstance(begun, Mistake)


async def test_who_is_stopped_in_the_middle_of_a_transaction_holds_up_his_table_only() -> None:
    async with stores(1, "t", "other") as (store,):
        await store.log.append([entry("t", 1)])
        with psycopg.connect(store.address) as stopped:
            stopped.execute(
                "INSERT INTO log (table_key, number, kind, body, time) "
                "SELECT key, 2, 'move', 'null', 1 FROM tables WHERE id = 't'"
            )
            answers = await asyncio.gather(
                store.log.append([entry("t", 2)]), store.log.append([entry("other", 1)]), return_exceptions=True
            )
            assert [getattr(answer, "key", answer) for answer in answers] == ["store-contention", []]
            stopped.rollback()
        assert await store.log.append([entry("t", 2)]) == []
