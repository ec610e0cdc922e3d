"""The same migrations make the schema in PostgreSQL, from wherever they begin."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine

from pioneers.store.postgresql.store import engine, prepare, server_url
from pioneers.store.sql.schema import metadata
from pioneers.store.sql.upgrade import config
from tests.services.postgresql import bare_database
from tests.store.test_upgrade import OF_THE_FIRST_REVISION, REVISIONS

# What the server itself says of every column, constraint and index.
SCHEMA = (
    """SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> 'alembic_version'""",
    """SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    AND conname <> 'alembic_version_pkc'""",
    "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'alembic_version'",
)
# Of the table below, as SQLite has them since there are hashes.
HASHES = ["4020a251801ea0491bd3ca5d4927dea6", "86a6dfef81d5cfbdbc313c9d59c9c3e0", "94f1822f9527cc38e9422a289dd98c12"]


@pytest.fixture
def empty() -> Iterator[Engine]:
    made = engine(server_url(bare_database()), None, writes=True)
    yield made
    made.dispose()


def schema(made: Engine) -> list[list[tuple[object, ...]]]:
    with made.connect() as connection:
        return [sorted(map(tuple, connection.exec_driver_sql(query).all()), key=str) for query in SCHEMA]


def test_the_migrations_make_what_the_program_expects(empty: Engine) -> None:
    prepare(empty, "test")
    with empty.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    made = schema(empty)
    with empty.begin() as connection:
        metadata.drop_all(connection)
        metadata.create_all(connection)
    assert made == schema(empty)


def test_every_revision_can_be_made_and_taken_back(empty: Engine) -> None:
    before = []
    for revision in REVISIONS:
        before.append(schema(empty))
        with empty.begin() as connection:
            command.upgrade(config(connection=connection), revision)
    for revision in [*REVISIONS[:-1][::-1], "base"]:
        with empty.begin() as connection:
            command.downgrade(config(connection=connection), revision)
        assert schema(empty) == before.pop()


def test_a_table_of_the_first_revision_gets_the_hashes_that_it_gets_in_a_file(empty: Engine) -> None:
    with empty.begin() as connection:
        command.upgrade(config(connection=connection), REVISIONS[0])
        for statement in OF_THE_FIRST_REVISION:
            # The one truth value is a number in SQLite.
            connection.exec_driver_sql(statement.replace("'{}', 1, 'running'", "'{}', true, 'running'"))
    prepare(empty, "test")
    with empty.connect() as connection:
        hashes = connection.exec_driver_sql(
            "SELECT beginning, seal, hash FROM tables JOIN log ON key = table_key"
        ).one()
    assert [found.hex() for found in hashes] == HASHES
