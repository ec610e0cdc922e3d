"""The store in a SQLite file: the suite, and what is special to files."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection

from pioneers.kernel.mistake import Mistake
from pioneers.store.sql.rows import Entry
from pioneers.store.sqlite import SqliteStore
from tests.store.examples import entry, header
from tests.store.suite import StoreSuite


@asynccontextmanager
async def opened(path: Path, patience: float = 5, room: int = 100) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path, patience=patience, room=room)
    try:
        yield store
    finally:
        await store.close()


class TestSqliteStore(StoreSuite):
    def open(self, place: Path) -> AbstractAsyncContextManager[SqliteStore]:
        return opened(place / "store" / "pioneers.db")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "pioneers.db"


def writing(store: SqliteStore) -> sqlite3.Connection:
    return store._session.driver


async def test_every_commit_is_synced(path: Path) -> None:
    async with opened(path) as store:
        settings = [writing(store).execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
        assert settings == ["wal", 2]
        assert writing(store).execute("PRAGMA foreign_keys").fetchone() == (1,)


async def test_a_second_store_on_the_same_file_is_refused(path: Path) -> None:
    async with opened(path):
        with pytest.raises(Mistake, match=f"is in use by process {os.getpid()}"):
            await SqliteStore.open(path)
    async with opened(path):
        pass


async def test_a_second_process_on_the_same_file_is_refused(path: Path) -> None:
    program = (
        "import asyncio, sys, pathlib; from pioneers.store.sqlite import SqliteStore\n"
        "asyncio.run(SqliteStore.open(pathlib.Path(sys.argv[1])))"
    )
    async with opened(path) as store:
        await store.tables.create(header("t"))
        command = [sys.executable, "-c", program, str(path)]
        run = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
        assert run.returncode != 0
        assert f"is in use by process {os.getpid()}. Stop it first" in run.stderr
        # The refusal has not loosened the lock of the first.
        await store.log.append([entry("t", 1)])
        again = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
        assert "is in use by process" in again.stderr


def test_who_has_a_file_needs_no_driver_of_a_server() -> None:
    program = "import sys, pioneers.server.hosting.serve as _; print({'psycopg', 'redis'} & set(sys.modules))"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)  # noqa: S603 - our own
    assert run.stdout == "set()\n"


async def test_a_link_to_the_file_does_not_get_around_the_lock(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(path)
    async with opened(path):
        with pytest.raises(Mistake, match="is in use by process"):
            await SqliteStore.open(link)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")
async def test_a_forked_child_that_lives_on_does_not_keep_the_file(path: Path) -> None:
    # A store in a process of its own forks a child, as a pool of bots does, and dies; the child lives on.
    program = (
        "import asyncio, os, sys, pathlib, time; from pioneers.store.sqlite import SqliteStore\n"
        "asyncio.run(SqliteStore.open(pathlib.Path(sys.argv[1])))\n"
        "if os.fork() == 0: print(os.getpid(), flush=True); time.sleep(60)\n"
        "os._exit(0)"
    )
    process = subprocess.Popen([sys.executable, "-c", program, str(path)], stdout=subprocess.PIPE, text=True)  # noqa: ASYNC220, S603 - short, our own
    assert process.stdout is not None
    child = int(process.stdout.readline())
    try:
        process.wait()
        async with opened(path) as store:
            await store.tables.create(header("t"))
    finally:
        os.kill(child, 9)
        process.stdout.close()


def test_the_file_is_for_its_owner_only(path: Path) -> None:
    async def story() -> None:
        async with opened(path) as store:
            await store.tables.create(header("t"))
            await store.backup(path.with_name("copy"))

    asyncio.run(story())
    assert path.stat().st_mode & 0o077 == 0
    assert path.with_name("copy").stat().st_mode & 0o077 == 0


def test_a_file_that_is_no_database_is_refused_and_another_may_take_its_place(path: Path) -> None:
    path.write_text("not a database " * 1000)
    with pytest.raises(Mistake, match="is damaged or isn’t a database"):
        asyncio.run(SqliteStore.open(path))
    path.unlink()

    async def story() -> None:
        async with opened(path) as store:
            await store.tables.create(header("t"))

    asyncio.run(story())


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Mistake, match="can’t be used"):
        await SqliteStore.open(tmp_path / "file" / "pioneers.db")
    (tmp_path / "folder").mkdir()
    with pytest.raises(Mistake, match="can’t be used"):
        await SqliteStore.open(tmp_path / "folder")


async def everybody_is_told(store: SqliteStore, key: str) -> None:
    """Appends of many tables at once, among themselves and with others, fail with this reason and leave nothing."""
    for others in ([], [header("new", options={"much": "x" * 90_000})]):
        appends = [[entry(f"t{number}", 1, body="x" * 9000), entry(f"t{number}", 2)] for number in range(9)]
        answers = await asyncio.gather(
            *(store.log.append(entries) for entries in appends),
            *(store.tables.create(other) for other in others),
            return_exceptions=True,
        )
        assert [getattr(answer, "key", answer) for answer in answers] == [key] * (9 + len(others))


async def everything_goes_on(store: SqliteStore) -> None:
    for number in range(9):
        assert await store.log.read(f"t{number}") == []
    assert await store.tables.find("new") is None
    await asyncio.gather(*(store.log.append([entry(f"t{number}", 1, body="x" * 9000)]) for number in range(9)))
    for number in range(9):
        assert len(await store.log.read(f"t{number}")) == 1


async def with_nine(store: SqliteStore) -> None:
    for number in range(9):
        await store.tables.create(header(f"t{number}"))


async def test_when_the_disk_is_full_those_who_wait_are_told_and_nothing_half_is_left(path: Path) -> None:
    async with opened(path) as store:
        await with_nine(store)
        pages = writing(store).execute("PRAGMA page_count").fetchone()[0]
        writing(store).execute(f"PRAGMA max_page_count = {pages + 5}").close()
        await everybody_is_told(store, "store-full")
        writing(store).execute("PRAGMA max_page_count = 1000000").close()
        await everything_goes_on(store)


async def test_when_the_file_is_locked_those_who_wait_are_told_and_nothing_half_is_left(path: Path) -> None:
    async with opened(path, patience=0.05) as store:
        await with_nine(store)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await everybody_is_told(store, "store-locked")
            # Reading goes on.
            assert await store.tables.find("t0") == header("t0")
        await everything_goes_on(store)


async def test_when_the_file_is_read_only_those_who_wait_are_told_and_nothing_half_is_left(path: Path) -> None:
    async with opened(path) as store:
        await with_nine(store)
        writing(store).execute("PRAGMA query_only = ON").close()
        await everybody_is_told(store, "store-read-only")
        writing(store).execute("PRAGMA query_only = OFF").close()
        await everything_goes_on(store)


async def test_more_callers_than_there_is_room_for_wait_and_all_are_served(path: Path) -> None:
    async with opened(path, room=3) as store:
        await asyncio.gather(*(store.tables.create(header(f"t{number}")) for number in range(40)))
        appends = [asyncio.ensure_future(store.log.append([entry(f"t{number}", 1)])) for number in range(40)]
        await asyncio.sleep(0)
        assert store._database.writer._room.locked()
        assert await asyncio.gather(*appends) == [[]] * 40


async def together(store: SqliteStore, *callers: Awaitable[object]) -> list[object]:
    """What they are told who come in one transaction: the writer is held up until all of them wait."""
    begun, go = Event(), Event()

    def hold(_: Connection) -> None:
        begun.set()
        go.wait()

    held = asyncio.ensure_future(store._database.write(hold))
    await asyncio.to_thread(begun.wait)
    told = asyncio.gather(*callers, return_exceptions=True)
    await asyncio.sleep(0)
    go.set()
    await held
    return await told


@pytest.mark.parametrize("fault", [False, True])
async def test_what_is_refused_between_others_leaves_them_as_they_are(path: Path, fault: bool) -> None:
    first, second = entry("t1", 2, "x"), entry("t1", 3, "y")
    story: list[tuple[list[Entry], object]] = [
        ([first], []),
        ([entry("t1", 9)], Mistake("store-number-gap", table="t1", number=9, last=2)),
        ([first], [first]),
        ([second, entry("t1", 4)], []),
        ([entry("t2", 2, "x")], []),
        ([entry("t1", 4)], Mistake("store-number-taken", table="t1", number=4, last=4)),
    ]
    # A client id that is there already makes the writer take everything back and do it again, one by one.
    story += [([entry("t1", 5, "x")], [first])] if fault else []
    async with opened(path) as store:
        await with_nine(store)
        # From now on the writer knows where these logs end.
        await asyncio.gather(*(store.log.append([entry(f"t{number}", 1)]) for number in range(9)))
        assert await together(store, *(store.log.append(entries) for entries, _ in story)) == [
            told for _, told in story
        ]
        assert await store.log.read("t1") == [entry("t1", 1), first, second, entry("t1", 4)]
        assert await store.log.read("t2") == [entry("t2", 1), entry("t2", 2, "x")]


async def test_where_a_log_ends_may_be_forgotten_at_any_time(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pioneers.store.log._REMEMBERED", 3)
    async with opened(path) as store:
        await with_nine(store)
        tables = [f"t{table}" for table in range(9)]
        for number in (1, 3, 5):
            appends = [[entry(table, number + more)] for more in (0, 1) for table in tables]
            assert await together(store, *(store.log.append(entries) for entries in appends)) == [[]] * 18
            assert store.log._ends == {}
        assert [len(await store.log.read(table)) for table in tables] == [6] * 9


async def test_cancelled_callers_give_their_room_back(path: Path) -> None:
    async with opened(path, room=2) as store:
        await with_nine(store)
        for number in range(9):
            task = asyncio.ensure_future(store.log.append([entry(f"t{number}", 1)]))
            await asyncio.sleep(0)
            task.cancel()
            seen = asyncio.ensure_future(store.people.seen("ada", number))
            await asyncio.sleep(0)
            seen.cancel()
        assert await asyncio.wait_for(store.log.append([entry("t0", 2)]), 10) == []


async def test_closing_leaves_one_whole_file(path: Path) -> None:
    async with opened(path) as store:
        await with_nine(store)
    assert sorted(file.name for file in path.parent.iterdir()) == ["pioneers.db", "pioneers.db.lock"]


async def test_the_event_loop_runs_on_while_the_writer_waits(path: Path) -> None:
    async with opened(path, patience=20) as store:
        await store.tables.create(header("t"))
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            append = asyncio.ensure_future(store.log.append([entry("t", 1)]))
            for _ in range(10):
                assert await store.tables.find("t") == header("t")
            assert not append.done()
        assert await append == []
