"""Hashes over every log and every table, by which a changed byte is found."""

import logging
from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from time import monotonic
from typing import Any

import sqlalchemy as sa
from alembic import op

from pioneers.store.chain import CHANGING, beginning, content, link, seal

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

# So many entries are written at a time; seconds between two lines that tell how far it is.
_AT_ONCE = 5000
_PAUSE = 5.0

# Alembic loads this file under a name of its own.
_logger = logging.getLogger("pioneers.store.sql.migrations")


def upgrade() -> None:
    """Add the columns and chain what is there; from now on a change of it would be found."""
    for table, column in (("tables", "beginning"), ("tables", "seal"), ("log", "hash")):
        op.add_column(table, sa.Column(column, sa.LargeBinary, nullable=False, server_default=sa.text("''")))
    connection = op.get_bind()
    seals = list(_seals(connection))
    if seals:
        connection.execute(sa.text("UPDATE tables SET beginning = :beginning, seal = :seal WHERE key = :key"), seals)
    total = connection.execute(sa.text("SELECT count(*) FROM log")).scalar_one()
    begun = told = monotonic()
    done = 0
    links: list[dict[str, Any]] = []
    for row in _links(connection, {row["key"]: row["beginning"] for row in seals}):
        links.append(row)
        if len(links) == _AT_ONCE:
            done += _write(connection, links)
            if monotonic() - told > _PAUSE:
                told = monotonic()
                _logger.warning("the logs of older tables are being chained", extra={"done": done, "of": total})
    done += _write(connection, links)
    if told != begun:
        _logger.warning(
            "the logs of older tables are chained", extra={"of": total, "seconds": round(monotonic() - begun)}
        )


def _seals(connection: sa.Connection) -> Iterator[dict[str, Any]]:
    seats = connection.execute(sa.text("SELECT * FROM seats ORDER BY table_id, seat")).mappings().all()
    of = {table: list(rows) for table, rows in groupby(seats, itemgetter("table_id"))}
    for row in connection.execute(sa.text("SELECT * FROM tables")).mappings():
        # Columns that come later are empty.
        table = {**dict.fromkeys(CHANGING), **row}
        yield {"key": table["key"], "beginning": beginning(table), "seal": seal(table, of.get(table["id"], []))}


def _links(connection: sa.Connection, before: dict[int, bytes]) -> Iterator[dict[str, Any]]:
    query = "SELECT table_key, number, kind, seat, body, client, time FROM log ORDER BY table_key, number"
    rows = connection.execute(sa.text(query))
    for key, number, *said in rows.yield_per(_AT_ONCE):
        before[key] = link(before[key], content(number, *said))
        yield {"key": key, "number": number, "hash": before[key]}


def _write(connection: sa.Connection, links: list[dict[str, Any]]) -> int:
    written = len(links)
    if links:
        update = sa.text("UPDATE log SET hash = :hash WHERE table_key = :key AND number = :number")
        connection.execute(update, links)
        links.clear()
    return written


def downgrade() -> None:
    """Forget them."""
    op.drop_column("log", "hash")
    op.drop_column("tables", "seal")
    op.drop_column("tables", "beginning")
