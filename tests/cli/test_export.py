"""The finished games of a server as Parquet, taken while it runs."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterable, Mapping
from contextlib import closing
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import pioneers
from pioneers.bots.chance import ChanceBot
from pioneers.kernel.files.record import Record
from pioneers.match.match import Match
from pioneers.store import finished, parquet
from pioneers.store.sql.rows import Finished
from pioneers.store.sqlite import SqliteStore
from tests.cli.conftest import Run
from tests.store.examples import header

pl = pytest.importorskip("polars", reason="Parquet needs it")

BEGAN = 1_800_000_000_000


@cache
def played(name: str, players: int) -> Record:
    """A whole game. Nobody changes it."""
    names, bots = ["Ada", "Zoë", "Cleo"][:players], [ChanceBot(seat) for seat in range(players)]
    match = Match.new(pioneers.game(name), names, bots, seed=3)
    match.run()
    return match.record


def kept(table: str, name: str, players: int) -> Finished:
    """The game of a table."""
    record, game = played(name, players), pioneers.game(name)
    return Finished(
        table=table,
        game=name,
        rules=record.rules,
        engine="0.1.0",
        data=record.data,
        people=["person-ada", *[None] * (players - 1)],
        began=BEGAN,
        ended=BEGAN + 61_500,
        digest=record.end or "",
        result=game.result(record.final(game)),
        record=record.written(game),
    )


async def fill(store: SqliteStore, games: Iterable[Finished]) -> None:
    for game in games:
        await store.tables.create(header(game.table, game=game.game))
        await store.finished.add(game)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Two finished games; no server runs."""
    path = tmp_path / "server.db"

    async def made() -> None:
        async with await SqliteStore.open(path) as store:
            await fill(store, [kept("t1", "board", 2), kept("t2", "cards", 3)])

    asyncio.run(made())
    return path


def test_every_finished_game_is_a_row(run: Run, database: Path, tmp_path: Path) -> None:
    target = tmp_path / "games.parquet"
    done = run("export", "--database", database, target)
    assert (done.code, done.complained) == (0, "")
    assert f"2 finished games are now in {target}." in done.flat
    frame = pl.read_parquet(target)
    assert frame.columns == list(parquet.SCHEMA)
    assert dict(frame.schema) == parquet.SCHEMA
    for row, (name, players) in zip(frame.to_dicts(), [("board", 2), ("cards", 3)], strict=True):
        record, game = played(name, players), pioneers.game(name)
        result: Mapping[str, Any] = game.result(record.final(game))
        assert row == {
            "table": "t1" if name == "board" else "t2",
            "game": name,
            "rules": record.rules,
            "engine": "0.1.0",
            "data": record.data,
            "players": players,
            "names": ["Ada", "Zoë", "Cleo"][:players],
            "began": datetime.fromtimestamp(BEGAN / 1000, UTC),
            "ended": datetime.fromtimestamp((BEGAN + 61_500) / 1000, UTC),
            "points": result["scores"],
            "ranks": result["ranks"],
            "winners": result["winners"],
            "actions": len(record.actions),
            "digest": record.end,
            "record": record.written(game),
        }
    # Nothing but the file is left, and what SQLite keeps beside a database.
    assert {path.name for path in tmp_path.iterdir() if "server.db" not in path.name} == {"games.parquet"}


def test_people_are_told_only_if_wanted(run: Run, database: Path, tmp_path: Path) -> None:
    run("export", "--database", database, tmp_path / "without.parquet")
    assert b"person-ada" not in (tmp_path / "without.parquet").read_bytes()
    run("export", "--database", database, "--people", tmp_path / "with.parquet")
    found = pl.read_parquet(tmp_path / "with.parquet")["people"].to_list()
    assert found == [["person-ada", None], ["person-ada", None, None]]


def test_the_games_are_read_while_a_server_writes_more(run: Run, database: Path, tmp_path: Path) -> None:
    async def serve() -> None:
        async with await SqliteStore.open(database) as store:
            for number in range(3):
                # What was just written is still in the write-ahead log.
                await fill(store, [kept(f"more{number}", "board", 2)])
                target = tmp_path / f"{number}.parquet"
                done = await asyncio.to_thread(run, "export", "--database", database, target)
                assert done.code == 0
                assert pl.read_parquet(target)["table"].to_list() == [
                    "t1",
                    "t2",
                    *(f"more{n}" for n in range(number + 1)),
                ]

    asyncio.run(serve())


def test_nothing_is_written_into_the_database(run: Run, database: Path, tmp_path: Path) -> None:
    before = database.read_bytes()
    database.chmod(0o400)
    assert run("export", "--database", database, tmp_path / "games.parquet").code == 0
    assert database.read_bytes() == before


def test_many_games_keep_their_order(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: Path) -> None:
    names = [f"n{number:03}" for number in range(40)]

    async def more() -> None:
        async with await SqliteStore.open(database) as store:
            await fill(store, [kept(name, "board", 2) for name in names])

    asyncio.run(more())
    monkeypatch.setattr(parquet, "BATCH", 9)
    monkeypatch.setattr(finished, "FETCHED", 5)
    monkeypatch.setattr("pioneers.store.reading.FETCHED", 5)
    run("export", "--database", database, tmp_path / "games.parquet")
    assert pl.read_parquet(tmp_path / "games.parquet")["table"].to_list() == ["t1", "t2", *names]


def test_without_any_game_there_are_columns_alone(run: Run, tmp_path: Path) -> None:
    async def made() -> None:
        async with await SqliteStore.open(tmp_path / "empty.db"):
            pass

    asyncio.run(made())
    done = run("export", "--database", tmp_path / "empty.db", tmp_path / "games.parquet")
    assert done.code == 0
    assert "There are no finished games yet" in done.flat
    frame = pl.read_parquet(tmp_path / "games.parquet")
    assert (frame.columns, frame.height) == (list(parquet.SCHEMA), 0)


def test_a_file_that_is_there_is_never_replaced(run: Run, database: Path) -> None:
    before = database.read_bytes()
    done = run("export", "--database", database, database)
    assert done.code == 2
    assert f"{database} already exists." in done.complained
    assert database.read_bytes() == before


def test_a_folder_that_is_not_there_is_named(run: Run, database: Path, tmp_path: Path) -> None:
    done = run("export", "--database", database, tmp_path / "nowhere" / "games.parquet")
    assert done.code == 2
    assert "games.parquet can’t be written: No such file or directory." in done.complained


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "newer version"),
        ("UPDATE alembic_version SET version_num = '0001'", "older version"),
        ("DROP TABLE alembic_version", "not one of this program"),
    ],
)
def test_a_database_of_another_version_is_refused(
    run: Run, database: Path, tmp_path: Path, statement: str, said: str
) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(statement)
    done = run("export", "--database", database, tmp_path / "games.parquet")
    assert done.code == 2
    assert said in done.complained
    assert not (tmp_path / "games.parquet").exists()


@pytest.mark.parametrize("content", [None, b"no database at all, only text that is long enough to be read as one" * 9])
def test_what_is_no_database_is_refused(run: Run, tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "server.db"
    if content is not None:
        path.write_bytes(content)
    done = run("export", "--database", path, tmp_path / "games.parquet")
    assert done.code == 2
    assert str(path) in done.complained
    assert path.exists() == (content is not None)


def test_a_record_that_cannot_be_read_is_named_by_its_table(run: Run, database: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE finished SET record = 'nothing' WHERE table_id = 't2'")
    done = run("export", "--database", database, tmp_path / "games.parquet")
    assert done.code == 2
    assert "The record of table t2 can’t be read." in done.complained
    assert not (tmp_path / "games.parquet").exists()


def test_without_polars_the_person_is_told_what_to_install(database: Path, tmp_path: Path) -> None:
    arguments = ["export", "--database", str(database), str(tmp_path / "games.parquet")]
    program = f"import sys; sys.modules['polars'] = None; from pioneers.cli import main; sys.exit(main({arguments!r}))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)  # noqa: S603 - our own program
    assert done.returncode == 2
    assert 'polars. Install it with pip install "pioneers[report]".' in done.stderr
