"""Those who play, in a database."""

from __future__ import annotations

from typing import Any, cast

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from pioneers.kernel.mistake import Mistake
from pioneers.kernel.view import Json
from pioneers.store.sql.database import Database, decoded, encoded
from pioneers.store.sql.rows import Person
from pioneers.store.sql.schema import people


class SqlPeople:
    """See `People`."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, person: Person) -> None:
        """Keep somebody new."""
        row = row_of(person)

        def work(connection: Connection) -> None:
            try:
                connection.execute(insert(people), row)
            except IntegrityError as error:
                raise Mistake("store-person-exists", person=person.id) from error

        await self.database.write(work)

    async def change(self, person: Person) -> None:
        """Keep name, settings and last visit as they are now."""
        row = row_of(person)
        del row["created"]

        def work(connection: Connection) -> None:
            if connection.execute(update(people).where(people.c.id == person.id), row).rowcount != 1:
                raise Mistake("store-person", person=person.id)

        await self.database.write(work)

    async def seen(self, person: str, time: int) -> None:
        """Somebody was here."""
        change = update(people).where(people.c.id == person, people.c.seen < time).values(seen=time)
        await self.database.write(lambda connection: connection.execute(change).rowcount)

    async def find(self, person: str) -> Person | None:
        """The person, or `None`."""
        query = select(people).where(people.c.id == person)
        row = await self.database.read(lambda connection: connection.execute(query).mappings().first())
        if row is None:
            return None
        fields = dict(row)
        fields["settings"] = cast("dict[str, Json]", decoded(row["settings"]))
        return Person(**cast("dict[str, Any]", fields))


def row_of(person: Person) -> dict[str, Any]:
    """The person as the database takes it."""
    return {
        "id": person.id,
        "name": person.name,
        "created": person.created,
        "seen": person.seen,
        "settings": encoded(person.settings),
    }
