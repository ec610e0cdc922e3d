"""Finished games of older databases count in the statistics of those who played them."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from sqlalchemy import insert

from pioneers.store.sql.schema import tables
from pioneers.store.sql.upgrade import config, upgrade
from pioneers.store.sqlite import SqliteStore, engine
from pioneers.store.tables import row_of
from tests.store.examples import TIME, game, header
from tests.store.suite.reviews import RECORD

RESULT = '{"scores": [40, 31, 9], "ranks": [1, 2, 3], "parts": [{"nuggets": 40}, {"nuggets": 31}, {"nuggets": 9}]}'


async def test_the_games_that_were_there_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    writing = engine(path, 5, writes=True)
    # More than are looked at in one go.
    count = 502
    with writing.begin() as connection:
        command.upgrade(config(connection=connection), "0006")
        for number in range(count):
            name = f"t{number}"
            connection.execute(insert(tables), row_of(header(name, state="over")))
            old = game(name, ended=TIME + number)
            plain = {key: getattr(old, key) for key in ("game", "rules", "engine", "data", "began", "ended", "digest")}
            row = {**plain, "table_id": name, "result": RESULT, "record": RECORD + "drive chicago\n" * 20}
            names, values = ", ".join(row), ", ".join(f":{key}" for key in row)
            connection.exec_driver_sql(f"INSERT INTO finished ({names}) VALUES ({values})", row)  # noqa: S608 - ours
            for seat, person in enumerate(["ada", "ben" if number else "ada", None]):
                sitting = {"sequence": number + 1, "seat": seat, "person": person}
                connection.exec_driver_sql("INSERT INTO finished_people VALUES (:sequence, :seat, :person)", sitting)
    with writing.begin() as connection:
        upgrade(connection, str(path))
    writing.dispose()
    async with await SqliteStore.open(path) as store:
        mine = await store.finished.played("ada", 1000)
        # Of the first she held two seats.
        assert [one.table for one in mine] == [f"t{number}" for number in range(count - 1, 0, -1)]
        assert {(one.place, one.points, one.opponents, one.players) for one in mine} == {(1, 40, "mixed", 3)}
        assert mine[0].parts == {"nuggets": 40}
        assert mine[0].ended == TIME + count - 1
