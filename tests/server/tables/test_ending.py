"""The end of a game: its last move, the finished game and the table that is over are kept together or not at all."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from pioneers.server.hosting.database_check import Check, repair
from pioneers.store.sqlite import SqliteStore
from tests.server.registries import open_registry, somebody
from tests.server.tables.ending import play_out


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system knows no SIGKILL")
def test_a_game_that_ended_at_the_moment_of_a_kill_is_among_the_finished_ones(tmp_path: Path) -> None:
    run = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "tests.server.tables.ending", str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert run.returncode == -signal.SIGKILL, run.stderr
    table = run.stdout.strip()

    async def story() -> None:
        async with await SqliteStore.open(tmp_path / "games.db") as store:
            header = await store.tables.find(table)
            assert header is not None
            assert header.state == "over"
            page = await store.finished.search()
            assert [game.table for game in page.items] == [table]

    asyncio.run(story())


def finished(folder: Path) -> str:
    """A finished game in the database of a folder."""

    async def story() -> str:
        async with open_registry(folder) as place:
            table = await place.table(somebody(), game="cards")
            await play_out(place, table)
            assert (await place.registry.info(table)).state == "over"
            return table

    return asyncio.run(story())


def as_older_programs_left_it(path: Path, kept: bool) -> None:
    """Take back what came after the last entry of the log: the state of the header, and the finished game itself."""

    async def story() -> None:
        async with await SqliteStore.open(path) as store:
            header = await store.tables.find((await store.finished.search()).items[0].table)
            assert header is not None
            await store.tables.change(replace(header, state="running"))

    asyncio.run(story())
    if not kept:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("DELETE FROM finished_people")
            connection.execute("DELETE FROM finished")
            connection.commit()


@pytest.mark.parametrize("kept", [True, False])
def test_a_game_that_an_older_program_left_unclosed_is_found_and_repaired(tmp_path: Path, kept: bool) -> None:
    table = finished(tmp_path)
    path = tmp_path / "games.db"
    as_older_programs_left_it(path, kept)
    check = Check(path)
    check.run(lambda *_: None)
    assert [wrong.key for wrong in check.wrong] == ["check-unclosed"]
    assert asyncio.run(repair(path, check.unclosed)) == 1
    again = Check(path)
    again.run(lambda *_: None)
    assert again.wrong == []
    assert (again.counts["tables"], again.counts["games"]) == (1, 1)
    assert asyncio.run(states(path)) == {table: "over"}


@pytest.mark.parametrize("kept", [True, False])
def test_whoever_opens_such_a_table_closes_it(tmp_path: Path, kept: bool) -> None:
    table = finished(tmp_path)
    as_older_programs_left_it(tmp_path / "games.db", kept)

    async def story() -> None:
        async with open_registry(tmp_path) as place:
            await place.registry.table(table)
            assert (await place.registry.info(table)).state == "over"
            assert await place.store.finished.find(table) is not None

    asyncio.run(story())


def test_if_the_end_cannot_be_written_the_last_move_is_not_made_either(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_registry(tmp_path) as place:
            table = await place.table(somebody(), game="cards")
            await play_out(place, table, stop_before_the_end=True)
            found = await place.registry.table(table)
            moves = len(await place.store.log.read(table))
            place.store.log.full = True
            with pytest.raises(ValueError, match="full"):
                await play_out(place, table)
            place.store.log.full = False
            assert len(await place.store.log.read(table)) == moves
            assert await place.store.finished.find(table) is None
            await found.ask(found.prepare)
            await play_out(place, table)
            assert await place.store.finished.find(table) is not None

    asyncio.run(story())


async def states(path: Path) -> dict[str, str]:
    async with await SqliteStore.open(path) as store:
        found = [await store.tables.find(game.table) for game in (await store.finished.search()).items]
        return {header.id: header.state for header in found if header is not None}
