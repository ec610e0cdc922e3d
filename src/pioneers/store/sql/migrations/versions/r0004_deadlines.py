"""When the time of somebody at a table that sleeps is out."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns. Where a clock runs is not known of older tables: the first start looks at those."""
    for name in ("deadline", "time_left"):
        op.add_column("tables", sa.Column(name, sa.BigInteger))
        timed = sa.text(f"{name} IS NOT NULL")
        op.create_index(f"ix_tables_{name}", "tables", [name], sqlite_where=timed, postgresql_where=timed)


def downgrade() -> None:
    """Forget them."""
    for name in ("deadline", "time_left"):
        op.drop_index(f"ix_tables_{name}", "tables")
        op.drop_column("tables", name)
