"""`pioneers train GAME`: the networks of level 5, learned from play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pioneers.cli.terminal.options import Language


def train(
    game: Annotated[str, Parameter(help="help-train-game")],
    *,
    out: Annotated[Path, Parameter(help="help-train-out")] = Path("training"),
    players: Annotated[str | None, Parameter(help="help-train-players")] = None,
    generations: Annotated[int, Parameter(help="help-train-generations")] = 3,
    games: Annotated[int, Parameter(help="help-train-games")] = 3000,
    iterations: Annotated[int, Parameter(help="help-train-iterations")] = 48,
    steps: Annotated[int, Parameter(help="help-train-steps")] = 12000,
    seed: Annotated[int, Parameter(help="help-train-seed")] = 1,
    jobs: Annotated[int | None, Parameter(help="help-arena-jobs")] = None,
    on: Annotated[str | None, Parameter(help="help-arena-on")] = None,
    language: Language = None,
) -> int:
    """Train networks."""
    from pioneers.cli.reports.train_session import Wish, train_networks

    return train_networks(Wish(game, out, players, generations, games, iterations, steps, seed, jobs, on), language)
