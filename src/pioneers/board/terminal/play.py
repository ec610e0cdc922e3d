"""`pioneers play board`: the board game at the terminal, against bots or with others at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from pioneers.cli.terminal.options import Language


def board(
    *,
    players: Annotated[int | None, Parameter(help="help-play-players")] = None,
    seed: Annotated[int | None, Parameter(help="help-play-seed")] = None,
    bots: Annotated[str | None, Parameter(help="help-play-bots")] = None,
    hot_seat: Annotated[bool, Parameter(help="help-play-hot-seat", negative=())] = False,
    names: Annotated[str | None, Parameter(help="help-play-names")] = None,
    cover: Annotated[str | None, Parameter(help="help-play-cover")] = None,
    board: Annotated[Path | None, Parameter(help="help-play-board-file")] = None,
    coaches: Annotated[Path | None, Parameter(help="help-play-coaches")] = None,
    record: Annotated[Path | None, Parameter(help="help-play-record")] = None,
    resume: Annotated[Path | None, Parameter(help="help-play-resume")] = None,
    language: Language = None,
) -> int:
    """Play the board game."""
    from pioneers.cli.terminal.session import Wishes, play_game  # noqa: PLC0415 - not before it is known that somebody plays

    options: dict[str, Any] = {}
    if board is not None:
        # A record names its files; it must find them from any folder.
        options["board"] = str(board.resolve())
    if coaches is not None:
        options["coaches"] = str(coaches.resolve())
    if cover is not None:
        options["cover"] = [city.strip() for city in cover.split(",")] if "," in cover else cover
    wishes = Wishes(players, seed, bots, hot_seat, names, record, resume, options)
    return play_game("board", wishes, language)
