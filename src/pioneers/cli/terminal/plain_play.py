"""`pioneers play GAME` for a game without options of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pioneers.cli.terminal.options import Language


def play_plainly(
    game: Annotated[str, Parameter(parse=False)],
    *,
    players: Annotated[int | None, Parameter(help="help-play-players")] = None,
    seed: Annotated[int | None, Parameter(help="help-play-seed")] = None,
    bots: Annotated[str | None, Parameter(help="help-play-bots")] = None,
    hot_seat: Annotated[bool, Parameter(help="help-play-hot-seat", negative=())] = False,
    names: Annotated[str | None, Parameter(help="help-play-names")] = None,
    record: Annotated[Path | None, Parameter(help="help-play-record")] = None,
    resume: Annotated[Path | None, Parameter(help="help-play-resume")] = None,
    language: Language = None,
) -> int:
    """Play the game."""
    from pioneers.cli.terminal.session import Wishes, play_game  # noqa: PLC0415 - not before somebody plays

    return play_game(game, Wishes(players, seed, bots, hot_seat, names, record, resume), language)
