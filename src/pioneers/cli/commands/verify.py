"""`pioneers verify RECORD`: whether a game was dealt as promised and played by the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pioneers.cli.terminal.options import Language


def verify(
    record: Annotated[Path, Parameter(name="RECORD", help="help-verify-record")],
    /,
    *,
    commitment: Annotated[str | None, Parameter(help="help-verify-commitment")] = None,
    language: Language = None,
) -> int:
    """Check a record against the rules and its promise."""
    import os

    from pioneers.cli.reports.verification import Verification
    from pioneers.cli.terminal.screen import Screen
    from pioneers.text.say import Speaker, language_of

    speaker = Speaker(language_of(language, os.environ))
    return Verification(record, commitment, Screen(), speaker).run()
