"""Whether everybody may find a finished game, so that lists of public games need not look at all others."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, and take it over from the tables of the games."""
    op.add_column("finished", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    finished = sa.table("finished", sa.column("table_id"), sa.column("public"))
    tables = sa.table("tables", sa.column("id"), sa.column("public"))
    was = sa.select(tables.c.public).where(tables.c.id == finished.c.table_id).scalar_subquery()
    op.execute(finished.update().values(public=was))
    op.create_index("ix_finished_public", "finished", ["public", "sequence"])


def downgrade() -> None:
    """Forget it."""
    op.drop_index("ix_finished_public", "finished")
    op.drop_column("finished", "public")
