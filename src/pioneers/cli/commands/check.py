"""`pioneers check`: everything that is wrong with a data file of any game, a record, or a server's database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pioneers.cli.terminal.options import Language


def check(
    first: Annotated[Path, Parameter(name="FILE", help="help-check-file")],
    /,
    *more: Annotated[Path, Parameter(show=False)],
    quick: Annotated[bool, Parameter(help="help-check-quick", negative=())] = False,
    repair: Annotated[bool, Parameter(help="help-check-repair", negative=())] = False,
    language: Language = None,
) -> int:
    """Check files."""
    import os

    from pioneers.cli.reports.database_check import check_database, is_database
    from pioneers.cli.reports.inspection import inspect
    from pioneers.cli.terminal.screen import Screen
    from pioneers.text.say import Speaker, language_of

    screen, speaker = Screen(), Speaker(language_of(language, os.environ))
    results = [
        check_database(path, screen, speaker, quick=quick, mend=repair)
        if is_database(path)
        else inspect(path, screen, speaker)
        for path in (first, *more)
    ]
    return 0 if all(results) else 1
