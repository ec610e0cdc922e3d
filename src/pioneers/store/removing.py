"""What leaves a database for good: tables that were never used or made by mistake, and finished games that are too old.

Each work looks and removes in one transaction, with the row of the table locked: what another process does to the table
at the same moment comes before it and is seen, or comes after it and finds no table.
"""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, select

from pioneers.store.sql.schema import (
    finished,
    finished_people,
    log,
    played,
    review_decisions,
    reviews,
    seats,
    tables,
)
from pioneers.store.sql.writer import Work

# Anything in a log that belongs to a game.
_began = (
    select(log.c.number).where(log.c.table_key == bindparam("table_key"), log.c.kind.not_in(["file", "chat"])).limit(1)
)


def removal(table: str, owner: str | None) -> Work[bool]:
    """See `TableStore.remove`."""

    def work(connection: Connection) -> bool:
        found = connection.execute(
            select(tables.c.key, tables.c.state, tables.c.owner).where(tables.c.id == table).with_for_update()
        ).first()
        if found is None or found.state == "over":
            return False
        has_begun = found.state != "open" or connection.execute(_began, {"table_key": found.key}).first() is not None
        if has_begun and (owner is None or found.owner != owner or _others(connection, table, owner)):
            return False
        _erase(connection, found.key, table)
        return True

    return work


def finished_removal(table: str) -> Work[bool]:
    """See `FinishedGames.remove`."""

    def work(connection: Connection) -> bool:
        key = connection.execute(select(tables.c.key).where(tables.c.id == table).with_for_update()).scalar()
        sequence = connection.execute(select(finished.c.sequence).where(finished.c.table_id == table)).scalar()
        if key is None or sequence is None:
            return False
        for made_of in (finished_people, played):
            connection.execute(delete(made_of).where(made_of.c.sequence == sequence))
        # In this order, as whoever writes a review: first its own row, which is locked then.
        held = select(reviews.c.table_id).where(reviews.c.table_id == table).with_for_update()
        if connection.execute(held).first() is not None:
            connection.execute(delete(review_decisions).where(review_decisions.c.table_id == table))
            connection.execute(delete(reviews).where(reviews.c.table_id == table))
        connection.execute(delete(finished).where(finished.c.sequence == sequence))
        _erase(connection, key, table)
        return True

    return work


def _others(connection: Connection, table: str, owner: str) -> bool:
    """Whether anybody else holds a seat, though a bot may play for him."""
    held = select(seats.c.seat).where(seats.c.table_id == table, seats.c.person.is_not(None), seats.c.person != owner)
    return connection.execute(held.limit(1)).first() is not None


def _erase(connection: Connection, key: int, table: str) -> None:
    connection.execute(delete(log).where(log.c.table_key == key))
    connection.execute(delete(seats).where(seats.c.table_id == table))
    connection.execute(delete(tables).where(tables.c.key == key))
