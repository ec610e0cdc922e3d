"""One changed byte in a row of a table, its seats or its log is found, whatever the byte was for."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from pioneers.kernel.mistake import Mistake
from pioneers.store.backup import back_up
from pioneers.store.chain import Broken
from pioneers.store.checking import Look, broken_tables
from pioneers.store.sql.rows import Seat
from pioneers.store.sql.schema import log, seats, tables
from pioneers.store.sqlite import SqliteStore
from tests.store.examples import entry, header

FLIPS = 300


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "pioneers.db"

    async def story() -> None:
        async with await SqliteStore.open(path) as store:
            for number in range(5):
                name = f"table{number}"
                await store.tables.create(header(name, owner=None if number % 2 else "ada"))
                body = {"actions": ["buy road", "drive Omaha ä"], "seen": number}
                for move in range(1, 8):
                    client = f"{number}:client-{move}" if move % 2 else None
                    await store.log.append([entry(name, move, client, body)])
                await store.tables.change(header(name, state="running", seats=[Seat(name="Eve", person="eve")]))

    asyncio.run(story())
    return path


def flipped(value: Any, chance: random.Random) -> Any:
    """The value with one bit or letter changed, still something that SQL takes for the column."""
    if isinstance(value, int):
        return value ^ (1 << chance.randrange(62))
    if isinstance(value, bytes):
        place = chance.randrange(len(value))
        return value[:place] + bytes([value[place] ^ (1 << chance.randrange(8))]) + value[place + 1 :]
    if isinstance(value, str) and value:
        place = chance.randrange(len(value))
        return value[:place] + chr(ord(value[place]) ^ (1 << chance.randrange(5))) + value[place + 1 :]
    # Where nothing was, something is now.
    return "x"


def wrong(path: Path) -> list[Mistake]:
    with Look(path) as look:
        file = look.file()
    return file + broken_tables(path)


def test_every_flip_in_every_column_is_found(path: Path) -> None:
    seed = int.from_bytes(os.urandom(4), "big")
    chance = random.Random(seed)
    assert wrong(path) == []
    columns = [column for table in (log, tables, seats) for column in table.c]
    # Every column at least a few times, then those that come.
    chosen = columns * 4 + [chance.choice(columns) for _ in range(FLIPS - 4 * len(columns))]
    found = 0
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        for column in chosen:
            table, name = column.table.name, column.name
            keys = [key.name for key in column.table.primary_key]
            rows = connection.execute(f"SELECT {', '.join(keys)}, {name} FROM {table}").fetchall()  # noqa: S608 - our own names
            *key, before = chance.choice(rows)
            after = flipped(before, chance)
            where = " AND ".join(f"{part} = ?" for part in keys)
            try:
                connection.execute(f"UPDATE {table} SET {name} = ? WHERE {where}", [after, *key])  # noqa: S608 - as above
            except sqlite3.IntegrityError:
                # Another row has this value already: what is unique is guarded by the database.
                continue
            assert wrong(path), f"{table}.{name}: {before!r} became {after!r} (seed {seed})"
            found += 1
            now = [after if part == name else value for part, value in zip(keys, key, strict=True)]
            connection.execute(f"UPDATE {table} SET {name} = ? WHERE {where}", [before, *now])  # noqa: S608 - as above
    assert found > FLIPS / 2
    assert wrong(path) == []


@pytest.mark.parametrize(
    ("change", "number"),
    [
        ("UPDATE log SET body = replace(body, 'road', 'rood') WHERE table_key = 2 AND number = 7", 7),
        ("UPDATE log SET client = NULL WHERE table_key = 2 AND number = 3", 3),
        ("DELETE FROM log WHERE table_key = 2 AND number = 4", 4),
        ("UPDATE tables SET seed = seed + 1 WHERE key = 2", 0),
        ("UPDATE tables SET owner = 'eve' WHERE key = 2", 0),
        ("UPDATE seats SET person = NULL WHERE table_id = 'table1'", 0),
    ],
)
def test_whoever_reads_the_log_is_told_which_table_and_entry(path: Path, change: str, number: int) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(change)
        connection.commit()

    async def story() -> None:
        async with await SqliteStore.open(path) as store:
            with pytest.raises(Broken) as broken:
                await store.log.read("table1")
            assert (broken.value.table, broken.value.number) == ("table1", number)
            assert len(await store.log.read("table0")) == 7

    asyncio.run(story())
    assert back_up(path, path.with_name("copy.db")) == [Broken("table1", number)]


def test_a_part_of_a_log_is_checked_from_the_entry_before_it(path: Path) -> None:
    async def story() -> None:
        async with await SqliteStore.open(path) as store:
            assert [found.number for found in await store.log.read("table1", 4)] == [4, 5, 6, 7]
            assert await store.log.read("table1", 8) == []
            assert await store.log.read("table1", 99) == []

    asyncio.run(story())
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE log SET time = 5 WHERE table_key = 2 AND number = 6")
        connection.commit()

    async def again() -> None:
        async with await SqliteStore.open(path) as store:
            with pytest.raises(Broken):
                await store.log.read("table1", 5)
            assert [found.number for found in await store.log.read("table1", 7)] == [7]

    asyncio.run(again())
