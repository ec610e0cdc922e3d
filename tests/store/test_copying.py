"""From one database to another: everything, or nothing, whatever the two are."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from pioneers.kernel.mistake import Mistake
from pioneers.store.copying import contents_of, copy, kept_secret, reading_of
from pioneers.store.opening import open_store
from pioneers.store.sql.rows import ReviewHead
from tests.services.postgresql import bare_database, new_database
from tests.store.examples import TIME, entry, game, header, person

BODY = {"text": "ß\x00\n", "n": [1, None, 1.5]}


async def fill(database: str) -> None:
    """Something of everything."""
    async with await open_store(database) as store:
        for name in ("ada", "Ève", "ben"):
            await store.people.add(person(name, settings={"language": "fr"}))
        for number in range(20):
            name = f"t{number}"
            await store.tables.create(header(name, public=number % 2 == 0, seed=2**200 + number), [entry(name, 1)])
            await store.log.append([entry(name, 2, "x", BODY), entry(name, 3)])
        # So that the next one does not get the number after the last row.
        await store.tables.create(header("gone"))
        assert await store.tables.remove("gone")
        await store.tables.change(header("t3", owner="ben"))
        for number in (7, 5):
            await store.finished.add(game(f"t{number}"), header(f"t{number}", state="over", changed=TIME + 9))
        await store.reviews.ask("t7", TIME)
        await store.reviews.keep("t7", ReviewHead(state="done", summary={"curve": []}), {3: {"loss": 0.25}, 0: {}})


async def goes_on(database: str) -> None:
    """What was copied can be played on."""
    async with await open_store(database) as store:
        assert [finished.table async for finished in store.finished.export()] == ["t7", "t5"]
        review = await store.reviews.find("t7")
        assert review is not None
        assert (review.head.summary, review.decisions) == ({"curve": []}, [{}, {"loss": 0.25}])
        found = await store.tables.find("t3")
        assert found == header("t3", owner="ben", seed=2**200 + 3, revision=1)
        assert await store.log.append([entry("t3", 4, "x")]) == [entry("t3", 2, "x", BODY)]
        assert await store.log.append([entry("t3", 4, "y")]) == []
        await store.tables.create(header("later"), [entry("later", 1)])
        await store.finished.add(game("t9"))
        assert len(await store.log.read("later")) == 1


def test_everything_comes_through_and_back(tmp_path: Path) -> None:
    first, server, last = f"sqlite:{tmp_path / 'first.db'}", bare_database(), str(tmp_path / "last.db")
    asyncio.run(fill(first))
    told: list[tuple[int, int]] = []
    there = copy(first, server, "s" * 40, lambda done, total: told.append((done, total)))
    back = copy(server, last)
    assert there == back
    assert (there.since, there.broken) == ({}, [])
    assert there.contents.rows == {
        "people": 3,
        "tables": 20,
        "seats": 60,
        "log": 60,
        "finished": 2,
        "finished_people": 4,
        "played": 2,
        "reviews": 1,
        "review_decisions": 2,
    }
    assert told[-1] == (154, 154)
    assert kept_secret(server) == "s" * 40
    for database in (server, last):
        asyncio.run(goes_on(database))
    assert os.stat(last).st_mode & 0o077 == 0  # noqa: PTH116 - an address


def test_a_target_that_is_not_empty_is_left_alone(tmp_path: Path) -> None:
    first, server = str(tmp_path / "first.db"), new_database()
    asyncio.run(fill(first))
    asyncio.run(fill(server))
    with pytest.raises(Mistake, match=r"already has people or tables\. Copy into an empty database"):
        copy(first, server)
    with pytest.raises(Mistake, match="already exists"):
        copy(server, first)
    asyncio.run(goes_on(server))
    asyncio.run(goes_on(first))


def test_a_copy_that_fails_leaves_nothing(tmp_path: Path) -> None:
    first, server = tmp_path / "first.db", new_database()
    asyncio.run(fill(str(first)))

    def stop(done: int, _: int) -> None:
        if done > 50:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        copy(str(first), server, "s" * 40, stop)
    assert copy(str(first), server).contents.total == 154
    with pytest.raises(ZeroDivisionError):
        copy(server, str(tmp_path / "last.db"), None, stop)
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith("last")] == []


def test_a_running_server_is_copied_as_it_was_at_one_moment_and_the_rest_is_told(tmp_path: Path) -> None:
    first, server = str(tmp_path / "first.db"), new_database()

    async def story() -> None:
        await fill(first)
        async with await open_store(first) as store:
            loop = asyncio.get_running_loop()

            def play_on(done: int, _: int) -> None:
                number = 4 if done < 100 else 5
                if len(asyncio.run_coroutine_threadsafe(store.log.read("t1"), loop).result()) < number:
                    asyncio.run_coroutine_threadsafe(store.log.append([entry("t1", number)]), loop).result()

            copied = await asyncio.to_thread(copy, first, server, None, play_on)
            assert copied.contents.rows["log"] == 60
            assert copied.since == {"log": 2}

    asyncio.run(story())


def test_a_damaged_table_is_copied_and_told(tmp_path: Path) -> None:
    first, server = tmp_path / "first.db", new_database()
    asyncio.run(fill(str(first)))
    with closing(sqlite3.connect(first)) as connection, connection:
        connection.execute("UPDATE log SET body = '\"other\"' WHERE number = 2 AND table_key = 2")
    (broken,) = copy(str(first), server).broken
    assert broken.figures == {"table": "t1", "number": 2}


def test_one_changed_byte_makes_another_digest() -> None:
    server = new_database()
    asyncio.run(fill(server))
    with reading_of(server) as reading:
        before = contents_of(reading)
    with psycopg.connect(server) as connection:
        connection.execute("UPDATE people SET name = 'Bem' WHERE id = 'ben'")
    with reading_of(server) as reading:
        after = contents_of(reading)
    assert before.rows == after.rows
    assert before.digest != after.digest


@pytest.mark.parametrize("address", ["postgresql://", "postgresql://host", "postgres:x"])
def test_an_address_that_is_none_is_refused(address: str, tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="Right would be postgresql://user:password@host:5432/name"):
        copy(address, str(tmp_path / "x.db"))
