"""`pioneers backup`: a copy of a server's games, while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pioneers.cli.terminal.options import Database, Language


def backup(
    target: Annotated[Path, Parameter(name="TARGET", help="help-backup-target")],
    /,
    *,
    database: Database = None,
    language: Language = None,
) -> int:
    """Copy a server's database."""
    import os
    from datetime import UTC, datetime

    from pioneers.cli.terminal.screen import Screen
    from pioneers.server.hosting.backup import back_up_server
    from pioneers.server.hosting.settings_reading import database_in_force
    from pioneers.text.say import Speaker, language_of

    if target.is_dir():
        # For whoever lets a clock do it: a new name each time.
        target /= f"pioneers-{datetime.now(UTC):%Y-%m-%d-%H%M%S}.db"
    made = back_up_server(database_in_force(database, os.environ), target)
    screen, speaker = Screen(), Speaker(language_of(language, os.environ))
    screen.remark(speaker.say("backup-done", {"files": [str(file) for file in made.files]}))
    for broken in made.broken:
        screen.remark(broken.message(speaker.language))
    if made.broken:
        screen.remark(speaker.say("backup-broken", {"count": len(made.broken)}))
    return 1 if made.broken else 0
