"""`pioneers replay FILE`: a recorded game again, move by move, forward and back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pioneers.cli.terminal.options import Language


def replay(
    file: Annotated[Path, Parameter(name="FILE", help="help-replay-file")],
    /,
    *,
    at: Annotated[int | None, Parameter(help="help-replay-at")] = None,
    verify: Annotated[bool, Parameter(help="help-replay-verify", negative=())] = False,
    language: Language = None,
) -> int:
    """Step through a record."""
    import os

    from pioneers.cli.terminal.screen import Screen
    from pioneers.cli.terminal.viewing import Viewing
    from pioneers.text.say import language_of

    viewing = Viewing(file, language_of(language, os.environ), Screen())
    if verify:
        return viewing.verify()
    if at is not None:
        return viewing.show_position(at)
    return viewing.step_through()
