"""The reviews of finished games in a database.

The row of a review is the lock of all that belongs to it: who writes changes it first.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from pioneers.kernel.view import Json
from pioneers.store.interface import PAGE
from pioneers.store.played import MILLIONTH
from pioneers.store.sql.database import Database, decoded, encoded
from pioneers.store.sql.rows import Account, KeptReview, ReviewHead
from pioneers.store.sql.schema import finished, played, review_decisions, reviews
from pioneers.store.sql.writer import Work

_THOUSAND = 1000
_by_table = reviews.c.table_id == bindparam("table")


class SqlReviews:
    """See `Reviews`."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def ask(self, table: str, time: int) -> bool:
        """Let the review of a finished game wait for its turn, unless there is one."""

        def work(connection: Connection) -> bool:
            # Held until the end: who asks at the same time in another process comes after this, and finds the row.
            held = select(finished.c.sequence).where(finished.c.table_id == table).with_for_update()
            if connection.execute(held).first() is None:
                return False
            if connection.execute(select(reviews.c.number).where(_by_table), {"table": table}).first() is not None:
                return False
            row = {"table_id": table, "asked": time, "number": 1, **row_of(ReviewHead())}
            connection.execute(insert(reviews), row)
            return True

        return await self.database.write(work)

    async def renew(self, table: str, time: int) -> None:
        """Let it wait for its turn again, from the beginning."""

        def work(connection: Connection) -> None:
            if _raised(connection, table, {"asked": time, **row_of(ReviewHead())}) is not None:
                connection.execute(delete(review_decisions).where(review_decisions.c.table_id == table))

        await self.database.write(work)

    async def find(self, table: str, since: int = 0) -> KeptReview | None:
        """The review of a game, with those of its decisions that have changed after a number."""

        def work(connection: Connection) -> KeptReview | None:
            row = connection.execute(select(reviews).where(_by_table), {"table": table}).mappings().first()
            if row is None:
                return None
            chosen = (review_decisions.c.table_id == table, review_decisions.c.number > since)
            query = select(review_decisions.c.body).where(*chosen).order_by(review_decisions.c.move)
            head = ReviewHead(
                state=row["state"],
                progress=row["progress"] / _THOUSAND,
                version=decoded(row["version"]),
                summary=unpacked(row["summary"]),
                trouble=decoded(row["trouble"]),
            )
            decisions = [unpacked(body) for body in connection.execute(query).scalars()]
            return KeptReview(table=table, asked=row["asked"], number=row["number"], head=head, decisions=decisions)

        return await self.database.read(work)

    async def number(self, table: str) -> int:
        """How often the review was changed."""
        query = select(func.coalesce(func.max(reviews.c.number), 0)).where(reviews.c.table_id == table)
        return await self.database.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def awaited(self, limit: int = PAGE) -> list[str]:
        """The tables whose reviews wait or are under way."""
        open_ones = reviews.c.state.in_(["waiting", "running"])
        query = select(reviews.c.table_id).where(open_ones).order_by(reviews.c.asked, reviews.c.table_id).limit(limit)
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))

    async def keep(
        self, table: str, head: ReviewHead, decisions: Mapping[int, Json], accounts: Sequence[Account] = ()
    ) -> None:
        """Keep how far a review has come, and these decisions in place of what was found before."""
        await self.database.write(keeping(table, head, decisions, accounts))


def keeping(table: str, head: ReviewHead, decisions: Mapping[int, Json], accounts: Sequence[Account]) -> Work[None]:
    """See `Reviews.keep`."""
    row = row_of(head)
    bodies = {move: packed(body) for move, body in decisions.items()}

    def work(connection: Connection) -> None:
        number = _raised(connection, table, row)
        if number is None:
            return
        if bodies:
            old = (review_decisions.c.table_id == table, review_decisions.c.move.in_(bodies))
            connection.execute(delete(review_decisions).where(*old))
            new = [{"table_id": table, "move": move, "number": number, "body": bodies[move]} for move in bodies]
            connection.execute(insert(review_decisions), new)
        sequence = select(finished.c.sequence).where(finished.c.table_id == table).scalar_subquery()
        for account in accounts:
            counted = update(played).where(played.c.sequence == sequence, played.c.seat == account.seat)
            luck, lost = round(account.luck * MILLIONTH), round(account.lost * MILLIONTH)
            connection.execute(counted.values(luck=luck, lost=lost, decisions=account.decisions))

    return work


def _raised(connection: Connection, table: str, row: Mapping[str, object]) -> int | None:
    """Change the row of a review: the number it has then, or `None` if there is none."""
    change = update(reviews).where(reviews.c.table_id == table).values(number=reviews.c.number + 1, **row)
    return connection.execute(change.returning(reviews.c.number)).scalar()


def row_of(head: ReviewHead) -> dict[str, object]:
    """A review as the database takes it."""
    return {
        "state": head.state,
        "progress": round(head.progress * _THOUSAND),
        "version": encoded(head.version),
        "summary": packed(head.summary),
        "trouble": encoded(head.trouble),
    }


def packed(value: Json) -> bytes:
    """A value as it is kept: the evaluations of a game are large, and say the same again and again."""
    return zlib.compress(encoded(value).encode())


def unpacked(content: bytes) -> Json:
    """A kept value."""
    return decoded(zlib.decompress(content).decode())
