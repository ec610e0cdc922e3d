"""`pioneers puzzles`: make puzzles from games of the strongest bots, or prove again those that come with us."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from pioneers.cli.terminal.options import Language


def puzzles(
    what: Annotated[Literal["make", "check"], Parameter(help="help-puzzles-what")],
    game: Annotated[str | None, Parameter(help="help-puzzles-game")] = None,
    /,
    *,
    out: Annotated[Path, Parameter(help="help-puzzles-out")] = Path("puzzles"),
    count: Annotated[int, Parameter(help="help-puzzles-count")] = 300,
    sample: Annotated[int | None, Parameter(help="help-puzzles-sample")] = None,
    seed: Annotated[int, Parameter(help="help-puzzles-seed")] = 1,
    language: Language = None,
) -> int:
    """Make or check puzzles."""
    from pioneers.cli.reports.puzzle_session import check_puzzles, make_puzzles
    from pioneers.kernel.mistake import Mistake

    for name, number in {"--count": count, "--sample": sample, "--seed": seed}.items():
        if number is not None and number < 1:
            raise Mistake("puzzle-number", name=name, number=number)
    if what == "check":
        return check_puzzles(game, out, sample, seed, language)
    return make_puzzles(game, out, count, language)
