"""Who made a table, and what else is known about it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; older tables were made by nobody known."""
    op.add_column("tables", sa.Column("owner", sa.Text))
    op.add_column("tables", sa.Column("arrangement", sa.Text, nullable=False, server_default="{}"))
    op.create_index("ix_tables_owner", "tables", ["owner", "state"])


def downgrade() -> None:
    """Forget both."""
    op.drop_index("ix_tables_owner", "tables")
    op.drop_column("tables", "arrangement")
    op.drop_column("tables", "owner")
