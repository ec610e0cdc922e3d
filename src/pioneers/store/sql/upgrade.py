"""Bringing a database to the schema of this program, from nothing or from any older revision."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from pioneers.kernel.mistake import Mistake

MIGRATIONS = Path(__file__).parent / "migrations"


def is_current(found: str | None, name: str, folder: Path = MIGRATIONS) -> bool:
    """Whether a revision (`None` for an empty database) is the newest; a `Mistake` if this program does not know it."""
    script = ScriptDirectory.from_config(config(folder))
    known = [revision.revision for revision in script.walk_revisions()]
    if found is not None and found not in known:
        raise Mistake("store-newer", file=name, found=found, right=known[0])
    return found == known[0]


def upgrade(connection: Connection, name: str, folder: Path = MIGRATIONS) -> None:
    """Make the schema current, in the transaction of the connection: all of it or nothing. `name` is for messages."""
    found = MigrationContext.configure(connection).get_current_revision()
    if not is_current(found, name, folder):
        command.upgrade(config(folder, connection), "head")


def config(folder: Path = MIGRATIONS, connection: Connection | None = None) -> Config:
    """What Alembic must know; the migrations run on the connection if there is one."""
    settings = Config(attributes={"connection": connection})
    settings.set_main_option("script_location", str(folder).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    return settings
