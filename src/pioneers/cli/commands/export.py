"""`pioneers export`: the finished games of a server as a Parquet file, while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pioneers.cli.terminal.options import Database, Language


def export(
    target: Annotated[Path, Parameter(name="TARGET", help="help-export-target")],
    /,
    *,
    database: Database = None,
    people: Annotated[bool, Parameter(help="help-export-people", negative=())] = False,
    language: Language = None,
) -> int:
    """Write a server's finished games for other programs."""
    import os

    from pioneers.arena.results.extras import installed
    from pioneers.kernel.mistake import Mistake

    if not installed("polars"):
        raise Mistake("export-package", package="polars")

    from pioneers.cli.terminal.screen import Screen
    from pioneers.server.hosting.settings_reading import database_in_force
    from pioneers.store.parquet import write_parquet
    from pioneers.store.reading import finished_games
    from pioneers.text.say import Speaker, language_of

    games = finished_games(database_in_force(database, os.environ))
    count = write_parquet(games, target, people=people)
    speaker = Speaker(language_of(language, os.environ))
    Screen().remark(speaker.say("export-done", {"count": count, "file": str(target)}))
    return 0
