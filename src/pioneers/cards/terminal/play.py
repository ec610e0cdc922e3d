"""`pioneers play cards`: the card game at the terminal, against bots or with others at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from pioneers.cli.terminal.options import Language


def cards(
    *,
    players: Annotated[int | None, Parameter(help="help-play-players")] = None,
    seed: Annotated[int | None, Parameter(help="help-play-seed")] = None,
    bots: Annotated[str | None, Parameter(help="help-play-bots")] = None,
    hot_seat: Annotated[bool, Parameter(help="help-play-hot-seat", negative=())] = False,
    names: Annotated[str | None, Parameter(help="help-play-names")] = None,
    hands: Annotated[Literal["one", "separate"] | None, Parameter(help="help-play-hands")] = None,
    deck: Annotated[Path | None, Parameter(help="help-play-deck")] = None,
    record: Annotated[Path | None, Parameter(help="help-play-record")] = None,
    resume: Annotated[Path | None, Parameter(help="help-play-resume")] = None,
    language: Language = None,
) -> int:
    """Play the card game."""
    from pioneers.cli.terminal.session import Wishes, play_game  # noqa: PLC0415 - not before it is known that somebody plays

    options: dict[str, Any] = {}
    if deck is not None:
        # A record names its files; it must find them from any folder.
        options["deck"] = str(deck.resolve())
    if hands is not None:
        options["hands"] = hands
        if hands == "separate" and resume is None:
            # Only two can mean that: nobody needs to be asked how many play.
            players = players or 2
    wishes = Wishes(players, seed, bots, hot_seat, names, record, resume, options)
    return play_game("cards", wishes, language)
