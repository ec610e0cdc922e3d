"""Backups: whole though taken under load, and put back without losing what was there."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pioneers.kernel.mistake import Mistake
from pioneers.store.backup import back_up, restore
from pioneers.store.sql.rows import Header
from pioneers.store.sqlite import SqliteStore
from tests.store.examples import entry, header


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "pioneers.db"


def keep(path: Path, *names: str) -> None:
    """Tables of these names in a store."""

    async def story() -> None:
        async with await SqliteStore.open(path) as store:
            for name in names:
                await store.tables.create(header(name))

    asyncio.run(story())


def tables(path: Path) -> list[str]:
    async def story() -> list[str]:
        async with await SqliteStore.open(path) as store:
            return await store.tables.unfinished()

    return asyncio.run(story())


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir() if not file.name.endswith(".lock"))


def test_a_backup_under_load_is_one_moment_of_the_database(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    acknowledged: dict[str, int] = {}
    all_have_begun = asyncio.Event()

    async def play(store: SqliteStore, table: str, done: asyncio.Event) -> None:
        number = 0
        while not done.is_set():
            number += 1
            await store.log.append([entry(table, number)])
            acknowledged[table] = number
            if len(acknowledged) == 20:
                all_have_begun.set()

    async def story() -> dict[str, int]:
        async with await SqliteStore.open(path) as store:
            playing = [f"t{number}" for number in range(20)]
            for table in playing:
                await store.tables.create(header(table))
            done = asyncio.Event()
            tasks = [asyncio.ensure_future(play(store, table, done)) for table in playing]
            await all_have_begun.wait()
            before = dict(acknowledged)
            await store.backup(copy)
            done.set()
            await asyncio.gather(*tasks)
            return before

    before = asyncio.run(story())
    assert names(tmp_path) == ["copy.db", "pioneers.db"]

    async def look() -> None:
        async with await SqliteStore.open(copy) as store:
            for table, number in before.items():
                found = [entry.number for entry in await store.log.read(table)]
                assert found == list(range(1, len(found) + 1))
                # All that was acknowledged before it began is in it.
                assert number <= len(found) <= acknowledged[table]

    asyncio.run(look())


def test_a_backup_is_one_file_that_needs_nothing_beside_it(path: Path, tmp_path: Path) -> None:
    keep(path, "t")
    copy = tmp_path / "elsewhere" / "copy.db"
    copy.parent.mkdir()
    back_up(path, copy)
    assert names(copy.parent) == ["copy.db"]
    copy.chmod(0o400)
    with closing(sqlite3.connect(f"{copy.as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert connection.execute("SELECT id FROM tables").fetchall() == [("t",)]


def test_a_backup_never_replaces_a_file(path: Path, tmp_path: Path) -> None:
    keep(path, "t")
    back_up(path, tmp_path / "copy.db")
    with pytest.raises(Mistake, match=r"copy.db already exists"):
        back_up(path, tmp_path / "copy.db")


def test_there_is_no_backup_of_nothing(path: Path, tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="There’s no file"):
        back_up(path, tmp_path / "copy.db")
    with pytest.raises(Mistake, match="There’s no file"):
        restore(tmp_path / "copy.db", path)
    assert names(tmp_path) == []


def test_a_backup_into_a_folder_that_is_not_there_is_a_mistake(path: Path, tmp_path: Path) -> None:
    keep(path, "t")
    with pytest.raises(Mistake, match="can’t be used"):
        back_up(path, tmp_path / "nowhere" / "copy.db")


def test_a_damaged_database_gives_no_backup(path: Path, tmp_path: Path) -> None:
    keep(path, *(f"t{number}" for number in range(200)))
    content = bytearray(path.read_bytes())
    for start in range(8192, len(content), 4096):
        content[start : start + 2000] = b"\xff" * 2000
    path.write_bytes(content)
    with pytest.raises(Mistake, match="is damaged or isn’t a database"):
        back_up(path, tmp_path / "copy.db")
    assert not list(tmp_path.glob("copy*"))


def test_a_restore_brings_back_what_was_kept(path: Path, tmp_path: Path) -> None:
    keep(path, "old")
    back_up(path, tmp_path / "copy.db")
    assert restore(tmp_path / "copy.db", tmp_path / "new" / "place.db") is None
    assert tables(tmp_path / "new" / "place.db") == ["old"]


def test_a_restore_replaces_a_database_only_if_told_and_keeps_the_old_one(path: Path, tmp_path: Path) -> None:
    keep(path, "first")
    back_up(path, tmp_path / "copy.db")
    keep(path, "second")
    with pytest.raises(Mistake, match=r"There’s already a database .*"):
        restore(tmp_path / "copy.db", path)
    assert tables(path) == ["first", "second"]
    aside = restore(tmp_path / "copy.db", path, replace=True)
    assert aside is not None
    assert tables(path) == ["first"]
    assert tables(aside) == ["first", "second"]
    assert names(tmp_path) == sorted(["copy.db", "pioneers.db", aside.name])


def test_a_restore_keeps_what_the_old_one_had_in_its_write_ahead_log(path: Path, tmp_path: Path) -> None:
    keep(path, "first")
    back_up(path, tmp_path / "copy.db")

    async def crash() -> tuple[bytes, bytes]:
        async with await SqliteStore.open(path) as store:
            await store.tables.create(header("second"))
            return left_by_a_crash()

    def left_by_a_crash() -> tuple[bytes, bytes]:
        return path.read_bytes(), path.with_name(path.name + "-wal").read_bytes()

    content, write_ahead_log = asyncio.run(crash())
    path.write_bytes(content)
    path.with_name(path.name + "-wal").write_bytes(write_ahead_log)
    aside = restore(tmp_path / "copy.db", path, replace=True)
    assert aside is not None
    assert tables(path) == ["first"]
    assert tables(aside) == ["first", "second"]


def test_a_damaged_database_can_be_replaced_and_is_kept_as_it_is(path: Path, tmp_path: Path) -> None:
    keep(path, "t")
    back_up(path, tmp_path / "copy.db")
    path.write_bytes(b"rubbish" * 1000)
    path.with_name(path.name + "-wal").write_bytes(b"more rubbish")
    aside = restore(tmp_path / "copy.db", path, replace=True)
    assert aside is not None
    assert aside.read_bytes() == b"rubbish" * 1000
    assert aside.with_name(aside.name + "-wal").read_bytes() == b"more rubbish"
    assert tables(path) == ["t"]


def test_a_database_in_use_is_never_replaced(path: Path, tmp_path: Path) -> None:
    keep(path, "t")
    back_up(path, tmp_path / "copy.db")

    async def story() -> Header | None:
        async with await SqliteStore.open(path) as store:
            with pytest.raises(Mistake, match="is in use by process"):
                await asyncio.to_thread(restore, tmp_path / "copy.db", path, replace=True)
            await store.log.append([entry("t", 1)])
            return await store.tables.find("t")

    assert asyncio.run(story()) == header("t")


def test_a_file_that_is_no_backup_is_not_restored(path: Path, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("hello " * 1000)
    with pytest.raises(Mistake, match="text is damaged or isn’t a database"):
        restore(tmp_path / "text", path)
    with closing(sqlite3.connect(tmp_path / "foreign")) as connection:
        connection.execute("CREATE TABLE log (line TEXT)")
        connection.commit()
    with pytest.raises(Mistake, match="but not one of this program"):
        restore(tmp_path / "foreign", path)
    keep(tmp_path / "newer", "t")
    with closing(sqlite3.connect(tmp_path / "newer")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(Mistake, match="newer version"):
        restore(tmp_path / "newer", path)
    assert not path.exists()
    assert not list(tmp_path.glob("*.new"))
