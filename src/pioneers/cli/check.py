"""`pioneers check`: everything that is wrong with a data file of any game or a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pioneers.cli.options import Language


def check(
    first: Annotated[Path, Parameter(name="FILE", help="help-check-file")],
    /,
    *more: Annotated[Path, Parameter(show=False)],
    language: Language = None,
) -> int:
    """Check files."""
    import os  # noqa: PLC0415 - with the help page nothing of this is needed

    from pioneers.cli.inspection import inspect  # noqa: PLC0415
    from pioneers.cli.screen import Screen  # noqa: PLC0415
    from pioneers.text.say import Speaker, language_of  # noqa: PLC0415

    screen, speaker = Screen(), Speaker(language_of(language, os.environ))
    results = [inspect(path, screen, speaker) for path in (first, *more)]
    return 0 if all(results) else 1
