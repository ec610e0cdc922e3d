"""How often a header was changed, by which the second of two who change it is refused; secrets that processes share."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both; older headers count from nothing on."""
    op.add_column("tables", sa.Column("revision", sa.BigInteger))
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("secrets")
    op.drop_column("tables", "revision")
