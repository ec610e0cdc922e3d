"""The schema: what the migrations make is what the program expects, from wherever they begin."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

from pioneers.kernel.mistake import Mistake
from pioneers.store.arrangement import Arrangement, KeptAbsence, KeptClocks, StoppedClocks
from pioneers.store.sql.rows import Seat
from pioneers.store.sql.schema import metadata
from pioneers.store.sql.upgrade import MIGRATIONS, config, upgrade
from pioneers.store.sqlite import SqliteStore, engine
from tests.store.examples import TIME, entry, header

REVISIONS = [revision.revision for revision in ScriptDirectory.from_config(config()).walk_revisions()][::-1]
LATER = '''"""A later change."""
import sqlalchemy as sa
from alembic import op
revision = "later"
down_revision = "{before}"
def upgrade() -> None:
    op.add_column("tables", sa.Column("title", sa.Text, server_default="none", nullable=False))
    {more}
def downgrade() -> None:
    op.drop_column("tables", "title")
'''


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "pioneers.db"


def later(tmp_path: Path, more: str = "") -> Path:
    """The migrations of a later version of the program."""
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    text = LATER.format(before=REVISIONS[-1], more=more)
    (folder / "versions" / "later.py").write_text(text, encoding="utf-8")
    return folder


def upgraded(path: Path, folder: Path = MIGRATIONS) -> Engine:
    writing = engine(path, 5, writes=True)
    with writing.begin() as connection:
        upgrade(connection, str(path), folder)
    return writing


def schema(path: Path) -> dict[str, list[str]]:
    """What SQLite says it has, piece by piece, without differences of layout; the order of pieces says nothing."""
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    return {
        name: sorted(piece.strip() for piece in re.split(r"[,\n]", sql) if piece.strip())
        for name, sql in rows
        if name != "alembic_version"
    }


def test_the_migrations_make_what_the_program_expects(path: Path) -> None:
    writing = upgraded(path)
    with writing.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    writing.dispose()
    # That looks at tables and columns; checks, partial indexes and row ids are compared as text.
    other = path.with_name("other.db")
    making = engine(other, 5, writes=True)
    with making.begin() as connection:
        metadata.create_all(connection)
    making.dispose()
    assert schema(path) == schema(other)


@pytest.mark.parametrize("revision", REVISIONS)
def test_every_older_revision_becomes_the_newest(path: Path, revision: str) -> None:
    writing = engine(path, 5, writes=True)
    with writing.begin() as connection:
        command.upgrade(config(connection=connection), revision)
    with writing.begin() as connection:
        upgrade(connection, str(path))
        assert MigrationContext.configure(connection).get_current_revision() == REVISIONS[-1]
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    writing.dispose()


OF_THE_FIRST_REVISION = (
    """INSERT INTO tables
    (key, id, created, game, rules, engine, data, players, seed, seed_hash, options, clock, public, state, changed)
    VALUES (7, 't', 1, 'board', 1, '0.1.0', 'd', 2, '18446744073709551615', 'h', '{}', '{}', 1, 'running', 2)""",
    "INSERT INTO seats VALUES ('t', 0, 'Ada', 'ada', NULL)",
    "INSERT INTO log VALUES (7, 1, 'move', 0, '\"x\"', 'c', 3)",
)


def test_a_table_of_the_first_revision_comes_through_and_goes_on(path: Path) -> None:
    writing = engine(path, 5, writes=True)
    with writing.begin() as connection:
        command.upgrade(config(connection=connection), REVISIONS[0])
        for statement in OF_THE_FIRST_REVISION:
            connection.exec_driver_sql(statement)
    writing.dispose()

    async def story() -> None:
        async with await SqliteStore.open(path) as store:
            found = await store.tables.find("t")
            assert found is not None
            assert (found.owner, found.arrangement) == (None, Arrangement())
            assert (found.seed, found.seats, found.changed) == (2**64 - 1, [Seat(name="Ada", person="ada")], 3)
            await store.log.append([entry("t", 2)])
            assert [entry.body for entry in await store.log.read("t")] == ["x", None]
            changed = msgspec.structs.replace(
                found, owner="ada", arrangement=Arrangement(pace="calm"), changed=TIME + 1
            )
            assert await store.tables.change(changed) == changed.revised()
            assert await store.tables.find("t") == changed.revised()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("kept", "arrangement"),
    [
        ('{"pace":"calm"}', Arrangement(pace="calm")),
        (
            '{"pace":"quick","previous":"u","known_deal":false,"reserved":["ada",null],"removed":{"eve":"Eve"}}',
            Arrangement(previous="u", reserved=("ada", None), removed={"eve": "Eve"}),
        ),
        # Before clocks of days were kept with the time since which they run.
        (
            '{"deciding":1,"clock":[8,{"left":[5,7]}]}',
            Arrangement(deciding=1, clock=StoppedClocks(8, KeptClocks([5, 7]))),
        ),
        (
            '{"following":"v","clock":[8,{"left":[5,7],"seat":0,"moved":true,"out":[1]},99]}',
            Arrangement(
                following="v",
                clock=StoppedClocks(8, KeptClocks([5, 7], 0, True, [1]), 99),
            ),
        ),
        (
            '{"absence":{"decision":[0,4],"waited":3,"away":{"eve":2},"agreed":["ada"],"replaced":[]}}',
            Arrangement(absence=KeptAbsence((0, 4), 3, {"eve": 2}, ["ada"])),
        ),
    ],
)
def test_what_older_programs_wrote_down_of_a_table_is_read(path: Path, kept: str, arrangement: Arrangement) -> None:
    async def story() -> None:
        async with await SqliteStore.open(path) as store:
            await store.tables.create(header("t"))
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE tables SET arrangement = ?", (kept,))
        async with await SqliteStore.open(path) as store:
            found = await store.tables.find("t")
            assert found is not None
            assert found.arrangement == arrangement

    asyncio.run(story())


def test_every_revision_can_be_taken_back(path: Path) -> None:
    writing = engine(path, 5, writes=True)
    for before, revision in pairwise(REVISIONS):
        with writing.begin() as connection:
            command.upgrade(config(connection=connection), before)
        there = schema(path)
        with writing.begin() as connection:
            command.upgrade(config(connection=connection), revision)
        assert schema(path) != there
        with writing.begin() as connection:
            command.downgrade(config(connection=connection), before)
        assert schema(path) == there
    writing.dispose()


async def kept(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        await store.tables.create(header("t"))


def test_an_upgrade_keeps_what_is_there(path: Path, tmp_path: Path) -> None:
    asyncio.run(kept(path))
    writing = upgraded(path, later(tmp_path))
    with writing.connect() as connection:
        assert connection.exec_driver_sql("SELECT id, title FROM tables").fetchall() == [("t", "none")]
    writing.dispose()


def test_an_upgrade_that_fails_changes_nothing(path: Path, tmp_path: Path) -> None:
    asyncio.run(kept(path))
    before = schema(path)
    with pytest.raises(ZeroDivisionError):
        upgraded(path, later(tmp_path, "1 / 0")).dispose()
    assert schema(path) == before
    asyncio.run(reopened(path))


async def reopened(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        assert await store.tables.find("t") == header("t")


def test_a_database_of_a_newer_program_is_refused_and_left_alone(path: Path, tmp_path: Path) -> None:
    upgraded(path, later(tmp_path)).dispose()
    before = schema(path)
    with pytest.raises(
        Mistake, match=rf"newer version of this program \(revision later; this one knows {REVISIONS[-1]}\)"
    ):
        asyncio.run(SqliteStore.open(path))
    assert schema(path) == before
    # Nor does the refusal keep the file.
    with pytest.raises(Mistake, match="newer"):
        asyncio.run(SqliteStore.open(path))
