"""The finished games in a database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, insert, select, union

from pioneers.kernel.mistake import Mistake
from pioneers.store.interface import PAGE
from pioneers.store.played import played_of, played_rows
from pioneers.store.removing import finished_removal
from pioneers.store.sql.database import Database, decoded, encoded, page_size, read_count
from pioneers.store.sql.rows import Finished, Header, Page, Played
from pioneers.store.sql.schema import finished, finished_people, played, tables
from pioneers.store.sql.writer import Work
from pioneers.store.tables import changing

# So many games an export fetches at a time: no query of it lasts long, so none keeps the database from tidying up.
FETCHED = 100

# Columns that are in the row as they are in the game.
_PLAIN = ("game", "rules", "engine", "data", "began", "ended", "digest", "record", "practice")


class SqlFinishedGames:
    """See `FinishedGames`."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, game: Finished, header: Header | None = None) -> bool:
        """Keep the game of a table, once, and its header."""
        return await self.database.write(closing(game, header))

    async def find(self, table: str) -> Finished | None:
        """The finished game of a table, or `None`."""
        query = select(finished).where(finished.c.table_id == table)
        found = await self.database.read(lambda connection: games(connection, query))
        return found[0][1] if found else None

    async def search(
        self,
        *,
        person: str | None = None,
        game: str | None = None,
        since: int | None = None,
        until: int | None = None,
        viewer: str | None = None,
        following: str | None = None,
        limit: int = PAGE,
    ) -> Page[Finished]:
        """The games that fit, newest first."""
        size = page_size(limit)
        wanted: list[ColumnElement[bool]] = []
        if person is not None:
            wanted.append(played_by(person))
        if game is not None:
            wanted.append(finished.c.game == game)
        if since is not None:
            wanted.append(finished.c.ended >= since)
        if until is not None:
            wanted.append(finished.c.ended < until)
        if following is not None:
            wanted.append(finished.c.sequence < read_count(following))
        if viewer is not None:
            # The newest of each kind by its own index: one condition for both would look at all games there are.
            kinds = newest([*wanted, finished.c.public], size + 1), newest_of(viewer, wanted, size + 1)
            wanted = [finished.c.sequence.in_(union(*(kind.subquery().select() for kind in kinds)))]
        chosen = newest(wanted, size + 1)
        query = select(finished).where(finished.c.sequence.in_(chosen)).order_by(finished.c.sequence.desc())
        found = await self.database.read(lambda connection: games(connection, query))
        shown = found[:size]
        return Page([game for _, game in shown], str(shown[-1][0]) if len(found) > size else None)

    async def played(self, person: str, limit: int) -> list[Played]:
        """The games that count for a person, newest first."""
        return await self.database.read(lambda connection: played_of(connection, person, limit))

    async def ended(self, before: int, following: str = "", limit: int = PAGE) -> list[str]:
        """The tables of some games that ended before a time."""
        old = (finished.c.ended < before, finished.c.table_id > following)
        query = select(finished.c.table_id).where(*old).order_by(finished.c.table_id).limit(limit)
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def remove(self, table: str) -> bool:
        """Remove a finished game with its table."""
        return await self.database.write(finished_removal(table))

    async def export(self) -> AsyncIterator[Finished]:
        """Every game in the order in which they were written."""
        last = 0
        while True:
            found = await self.database.read(partial(games, query=after(last)))
            for _, game in found:
                yield game
            if len(found) < FETCHED:
                return
            last = found[-1][0]


def played_by(person: str) -> ColumnElement[bool]:
    """Whether somebody sat there when the game ended."""
    return finished.c.sequence.in_(select(finished_people.c.sequence).where(finished_people.c.person == person))


def newest(wanted: Sequence[ColumnElement[bool]], most: int) -> Select[tuple[int]]:
    """Where the last games are for which all of this holds."""
    return select(finished.c.sequence).where(*wanted).order_by(finished.c.sequence.desc()).limit(most)


def newest_of(person: str, wanted: Sequence[ColumnElement[bool]], most: int) -> Select[tuple[int]]:
    """The same among the games of a person."""
    sequence = finished_people.c.sequence
    seated = select(sequence).join(finished).where(finished_people.c.person == person, *wanted)
    return seated.distinct().order_by(sequence.desc()).limit(most)


def closing(game: Finished, header: Header | None) -> Work[bool]:
    """The work of keeping a finished game and the header of its table; whether the game was new."""
    row = {name: getattr(game, name) for name in _PLAIN}
    row |= {"table_id": game.table, "result": encoded(game.result)}
    change = None if header is None else changing(header)

    def work(connection: Connection) -> bool:
        if change is not None:
            change(connection)
        return write_game(connection, game, row)

    return work


def write_game(connection: Connection, game: Finished, row: dict[str, Any]) -> bool:
    """Keep a finished game, in the transaction of the connection; False if it is there already."""
    # Held until the end: who keeps the same game at the same time in another process comes after this.
    held = select(tables.c.public).where(tables.c.id == game.table).with_for_update(key_share=True)
    is_public = connection.execute(held).scalar()
    if is_public is None:
        raise Mistake("store-table", table=game.table)
    there = connection.execute(select(finished.c.digest).where(finished.c.table_id == game.table)).scalar()
    if there is not None:
        if there != game.digest:
            raise Mistake("store-finished", table=game.table, found=game.digest, right=there)
        return False
    kept = row | {"public": is_public}
    sequence = connection.execute(insert(finished).returning(finished.c.sequence), kept).scalar_one()
    sitting = [{"sequence": sequence, "seat": seat, "person": person} for seat, person in enumerate(game.people)]
    if sitting:
        connection.execute(insert(finished_people), sitting)
    counted = [] if game.practice else played_rows(game)
    if counted:
        connection.execute(insert(played), [{"sequence": sequence, **row} for row in counted])
    return True


def after(sequence: int) -> Select[Any]:
    """The query for the games that were written next."""
    return select(finished).where(finished.c.sequence > sequence).order_by(finished.c.sequence).limit(FETCHED)


def games(connection: Connection, query: Select[Any]) -> list[tuple[int, Finished]]:
    """The games that a query finds, each with its place in the order of writing."""
    rows = connection.execute(query).mappings().all()
    people: dict[int, list[str | None]] = {row["sequence"]: [] for row in rows}
    sitting = select(finished_people).where(finished_people.c.sequence.in_(people))
    for row in connection.execute(sitting.order_by(finished_people.c.sequence, finished_people.c.seat)).mappings():
        people[row["sequence"]].append(row["person"])
    found = []
    for row in rows:
        plain = {name: row[name] for name in _PLAIN}
        game = Finished(table=row["table_id"], people=people[row["sequence"]], result=decoded(row["result"]), **plain)
        found.append((row["sequence"], game))
    return found
