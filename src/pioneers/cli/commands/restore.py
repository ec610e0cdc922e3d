"""`pioneers restore`: a backup back in its place."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pioneers.cli.terminal.options import Database, Language


def restore(
    backup: Annotated[Path, Parameter(name="BACKUP", help="help-restore-backup")],
    /,
    *,
    database: Database = None,
    replace: Annotated[bool, Parameter(help="help-restore-replace", negative="")] = False,
    language: Language = None,
) -> int:
    """Put a backup in the place of a server's database."""
    import os

    from pioneers.cli.terminal.screen import Screen
    from pioneers.server.hosting.backup import restore_server
    from pioneers.server.hosting.settings_reading import database_in_force
    from pioneers.store.opening import shown
    from pioneers.text.say import Speaker, language_of

    place = database_in_force(database, os.environ)
    kept = restore_server(backup, place, replace=replace)
    screen, speaker = Screen(), Speaker(language_of(language, os.environ))
    screen.remark(speaker.say("restore-done", {"file": shown(place)}))
    if kept is not None:
        screen.remark(speaker.say("restore-kept", {"file": str(kept)}))
    return 0
