"""`pioneers review FILE`: every decision of a finished game with what it lost, and luck told apart from skill."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pioneers.cli.terminal.options import Language


def review(
    file: Annotated[Path, Parameter(name="FILE", help="help-review-file")],
    /,
    *,
    iterations: Annotated[int | None, Parameter(help="help-review-iterations")] = None,
    seconds: Annotated[float | None, Parameter(help="help-review-seconds")] = None,
    jobs: Annotated[int | None, Parameter(help="help-review-jobs")] = None,
    open_cards: Annotated[bool, Parameter(name="--open", help="help-review-open", negative=())] = False,
    html: Annotated[Path | None, Parameter(help="help-review-html")] = None,
    json: Annotated[Path | None, Parameter(help="help-review-json")] = None,
    png: Annotated[Path | None, Parameter(help="help-review-png")] = None,
    language: Language = None,
) -> int:
    """Review a record."""
    import os

    from pioneers.cli.reports.review_session import Wish, review_game
    from pioneers.text.say import language_of

    wish = Wish(file, iterations, seconds, jobs, open_cards, html, json, png)
    return review_game(wish, language_of(language, os.environ))
