"""`pioneers tune GAME`: better weights for the bots, found by play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pioneers.cli.terminal.options import Language


def tune(
    game: Annotated[str, Parameter(help="help-tune-game")],
    *,
    tables: Annotated[str, Parameter(help="help-tune-tables")] = "worth",
    level: Annotated[int, Parameter(help="help-tune-level")] = 3,
    players: Annotated[int, Parameter(help="help-tune-players")] = 2,
    seed: Annotated[int, Parameter(help="help-tune-seed")] = 1,
    rounds: Annotated[int, Parameter(help="help-tune-rounds")] = 30,
    games: Annotated[int, Parameter(help="help-tune-games")] = 400,
    spread: Annotated[int, Parameter(help="help-tune-spread")] = 30,
    gain: Annotated[int, Parameter(help="help-tune-gain")] = 5,
    jobs: Annotated[int, Parameter(help="help-arena-jobs")] = 1,
    weights: Annotated[Path | None, Parameter(help="help-tune-weights")] = None,
    out: Annotated[Path, Parameter(help="help-tune-out")] = Path("weights.toml"),
    resume: Annotated[bool, Parameter(help="help-tune-resume", negative=())] = False,
    language: Language = None,
) -> int:
    """Tune weights."""
    from pioneers.cli.reports.tune_session import Wish, tune_weights

    wish = Wish(game, tables, level, players, seed, rounds, games, spread, gain, jobs, weights, out, resume)
    return tune_weights(wish, language)
