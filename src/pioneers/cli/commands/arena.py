"""`pioneers arena GAME`: a series of games between bots, and what it says of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pioneers.cli.terminal.options import Language


def arena(
    game: Annotated[str, Parameter(help="help-arena-game")],
    *,
    seats: Annotated[str, Parameter(help="help-arena-seats")] = "level4,level3,level2,level1",
    games: Annotated[int, Parameter(help="help-arena-games")] = 200,
    seed: Annotated[int, Parameter(help="help-arena-seed")] = 1,
    jobs: Annotated[int | None, Parameter(help="help-arena-jobs")] = None,
    on: Annotated[str | None, Parameter(help="help-arena-on")] = None,
    option: Annotated[
        tuple[str, ...], Parameter(help="help-arena-option", negative=(), metavar="STR", show_default=False)
    ] = (),
    budget_iterations: Annotated[int | None, Parameter(help="help-arena-iterations")] = None,
    budget_seconds: Annotated[float | None, Parameter(help="help-arena-seconds")] = None,
    sprt: Annotated[str | None, Parameter(help="help-arena-sprt", metavar="BOUNDS")] = None,
    luck: Annotated[bool, Parameter(help="help-arena-luck")] = True,
    out: Annotated[Path | None, Parameter(help="help-arena-out")] = None,
    resume: Annotated[bool, Parameter(help="help-arena-resume", negative=())] = False,
    report: Annotated[bool | None, Parameter(help="help-arena-report")] = None,
    records: Annotated[bool, Parameter(help="help-arena-records")] = True,
    language: Language = None,
) -> int:
    """Play a series."""
    from pioneers.cli.reports.arena_series import Plan, play_series

    limits = (budget_iterations, budget_seconds)
    plan = Plan(game, seats, games, seed, jobs, option, *limits, sprt, luck, out, resume, report, records, on)
    return play_series(plan, language)
