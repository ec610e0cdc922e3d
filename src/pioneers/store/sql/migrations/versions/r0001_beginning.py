"""Tables with their logs, people, finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "tables",
        sa.Column("key", sa.Integer, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("engine", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("seed_hash", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_tables"),
        sa.UniqueConstraint("id", name="uq_tables_id"),
        sa.CheckConstraint("state IN ('open', 'running', 'over', 'asleep', 'stuck')", name=op.f("ck_tables_state")),
    )
    op.create_index("ix_tables_lobby", "tables", ["state", "public", "created", "id"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("bot", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "log",
        sa.Column("table_key", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("client", sa.Text),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_key", "number", name="pk_log"),
        sa.ForeignKeyConstraint(["table_key"], ["tables.key"], name="fk_log_table_key"),
        sa.CheckConstraint("number > 0", name=op.f("ck_log_number")),
    )
    sent = sa.text("client IS NOT NULL")
    op.create_index(
        "uq_log_client", "log", ["table_key", "client"], unique=True, sqlite_where=sent, postgresql_where=sent
    )
    op.create_table(
        "finished",
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("engine", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("sequence", name="pk_finished"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_finished_table_id"),
        sa.UniqueConstraint("table_id", name="uq_finished_table_id"),
    )
    op.create_index("ix_finished_game", "finished", ["game", "sequence"])
    op.create_index("ix_finished_ended", "finished", ["ended"])
    op.create_table(
        "finished_people",
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text),
        sa.PrimaryKeyConstraint("sequence", "seat", name="pk_finished_people"),
        sa.ForeignKeyConstraint(["sequence"], ["finished.sequence"], name="fk_finished_people_sequence"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_finished_people_person", "finished_people", ["person", "sequence"])


def downgrade() -> None:
    """There is nothing before the beginning."""
    for table in ("finished_people", "finished", "log", "seats", "tables", "people"):
        op.drop_table(table)
