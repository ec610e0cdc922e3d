"""Checking a server's database from the command line."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pioneers.store.sqlite import SqliteStore
from tests.cli.conftest import Run
from tests.server.registries import open_registry, somebody
from tests.server.tables.ending import play_out


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a finished game and one that has just begun."""
    folder = tmp_path_factory.mktemp("good")

    async def story() -> None:
        async with open_registry(folder) as place:
            await play_out(place, await place.table(somebody(), game="cards"))
            await place.table(somebody())

    asyncio.run(story())
    return folder / "games.db"


@pytest.fixture
def database(good: Path, tmp_path: Path) -> Path:
    copy = tmp_path / "server.db"
    copy.write_bytes(good.read_bytes())
    return copy


def changed(database: Path, statement: str) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(statement)
        connection.commit()


def test_a_good_database_is_summed_up_while_a_server_has_it(run: Run, database: Path) -> None:
    async def story() -> None:
        async with await SqliteStore.open(database):
            done = await asyncio.to_thread(run, "check", database)
            assert done.code == 0
            assert "a valid database with 2 tables" in done.flat
            assert "Finished games replayed to the same end: 1" in done.flat
            quick = await asyncio.to_thread(run, "check", database, "--quick")
            assert (quick.code, "No game was replayed" in quick.flat) == (0, True)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("UPDATE log SET time = time + 1 WHERE table_key = 1 AND number = 3", "entry 3 of its log"),
        ("UPDATE tables SET state = 'open' WHERE key = 1", "the table itself"),
        ("UPDATE finished SET digest = 'other'", "can’t be replayed as it was saved"),
        ("UPDATE finished SET record = replace(record, 'seed: ', 'seed: 1')", "can’t be replayed as it was saved"),
    ],
)
def test_what_is_wrong_is_told_with_table_and_entry_and_what_to_do(
    run: Run, database: Path, statement: str, words: str
) -> None:
    with closing(sqlite3.connect(database)) as connection:
        (table,) = connection.execute("SELECT id FROM tables WHERE key = 1").fetchone()
    changed(database, statement)
    done = run("check", database)
    assert done.code == 1
    assert table in done.flat
    assert words in done.flat
    assert "restore the newest valid one" in done.flat


@pytest.mark.parametrize("language", ["de", "fr"])
def test_it_speaks_the_persons_language(run: Run, database: Path, language: str) -> None:
    changed(database, "UPDATE log SET time = time + 1")
    done = run("check", database, "--language", language)
    assert done.code == 1
    assert ("beschädigt" if language == "de" else "endommagée") in done.flat


def test_a_game_that_is_missing_among_the_finished_ones_is_told(run: Run, database: Path) -> None:
    changed(database, "DELETE FROM finished_people")
    changed(database, "DELETE FROM finished")
    done = run("check", database, "--quick")
    assert done.code == 1
    assert "the game is over, but it is missing among the finished ones" in done.flat
