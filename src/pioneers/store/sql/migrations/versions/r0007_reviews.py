"""Reviews of finished games, and what a person's statistics are made of."""

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op
from msgspec import json

from pioneers.store.played import played_rows
from pioneers.store.sql.rows import Finished

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

# So many games are read at a time, and so many characters of each record: its header has less.
_AT_ONCE = 500
_HEADER = 20_000
_AWAITED = sa.text("state IN ('waiting', 'running')")


def upgrade() -> None:
    """Add the tables, and count the games that are there."""
    op.add_column("finished", sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()))
    played = op.create_table(
        "played",
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("opponents", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("parts", sa.Text, nullable=False),
        sa.Column("luck", sa.Integer),
        sa.Column("lost", sa.Integer),
        sa.Column("decisions", sa.Integer),
        sa.PrimaryKeyConstraint("sequence", "seat", name="pk_played"),
        sa.ForeignKeyConstraint(["sequence"], ["finished.sequence"], name="fk_played_sequence"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_played_person", "played", ["person", "sequence"])
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("progress", sa.Integer, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("trouble", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_reviews"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id"),
        sa.CheckConstraint("state IN ('waiting', 'running', 'done', 'stopped')", name=op.f("ck_reviews_state")),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_reviews_asked", "reviews", ["asked"], sqlite_where=_AWAITED, postgresql_where=_AWAITED)
    op.create_table(
        "review_decisions",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("move", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "move", name="pk_review_decisions"),
        sa.ForeignKeyConstraint(["table_id"], ["reviews.table_id"], name="fk_review_decisions_table_id"),
        sqlite_with_rowid=False,
    )
    connection = op.get_bind()
    for rows in _counted(connection):
        connection.execute(played.insert(), rows)


def _counted(connection: sa.Connection) -> Iterator[list[dict[str, Any]]]:
    """What each game is for those who played it, some games at a time."""
    some = sa.text(
        f"SELECT sequence, table_id, game, ended, result, substr(record, 1, {_HEADER}) AS header "  # noqa: S608 - numbers of ours
        f"FROM finished WHERE sequence > :last ORDER BY sequence LIMIT {_AT_ONCE}"
    )
    sitting = sa.text(
        "SELECT sequence, person FROM finished_people WHERE sequence > :last AND sequence <= :until "
        "ORDER BY sequence, seat"
    )
    last = 0
    while found := connection.execute(some, {"last": last}).mappings().all():
        until = found[-1]["sequence"]
        people: dict[int, list[str | None]] = {}
        for sequence, person in connection.execute(sitting, {"last": last, "until": until}):
            people.setdefault(sequence, []).append(person)
        rows = [
            {"sequence": row["sequence"], **counted}
            for row in found
            for counted in played_rows(_game(row, people.get(row["sequence"], [])))
        ]
        if rows:
            yield rows
        last = until


def _game(row: Any, people: list[str | None]) -> Finished:
    return Finished(
        table=row["table_id"],
        game=row["game"],
        rules=0,
        engine="",
        data="",
        people=people,
        began=0,
        ended=row["ended"],
        digest="",
        result=json.decode(row["result"]),
        record=row["header"],
    )


def downgrade() -> None:
    """Forget them."""
    for table in ("review_decisions", "reviews", "played"):
        op.drop_table(table)
    op.drop_column("finished", "practice")
