"""Finished games of older databases: public ones stay so, and private ones do."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from sqlalchemy import insert

from pioneers.store.sql.schema import finished, tables
from pioneers.store.sql.upgrade import config, upgrade
from pioneers.store.sqlite import SqliteStore, engine
from pioneers.store.tables import row_of
from tests.store.examples import game, header


async def test_a_game_is_found_by_those_who_could_find_it_before(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    writing = engine(path, 5, writes=True)
    with writing.begin() as connection:
        command.upgrade(config(connection=connection), "0004")
        for name in ("open", "secret"):
            made = row_of(header(name, state="over", public=name == "open"))
            older = {column: made[column] for column in made if column != "revision"}
            connection.execute(insert(tables), older)
            old = game(name)
            plain = {key: getattr(old, key) for key in ("game", "rules", "engine", "data", "began", "ended", "digest")}
            # Without the column: a statement of the program that wrote it.
            row = {**plain, "table_id": name, "result": "{}", "record": old.record}
            names = ", ".join(row)
            values = ", ".join(f":{key}" for key in row)
            connection.exec_driver_sql(f"INSERT INTO finished ({names}) VALUES ({values})", row)  # noqa: S608 - ours
    with writing.begin() as connection:
        upgrade(connection, str(path))
        assert len(connection.execute(finished.select()).all()) == 2
    writing.dispose()
    async with await SqliteStore.open(path) as store:
        assert [found.table for found in (await store.finished.search(viewer="")).items] == ["open"]
