"""What lessons and puzzles have in common: a position that is tried on the server, and seen from one seat alone."""

from __future__ import annotations

from typing import Annotated, Any, cast

from litestar.params import PathParameter

from pioneers.catalogue import game_names
from pioneers.kernel.game import Game
from pioneers.kernel.state import State
from pioneers.kernel.view import Outlook
from pioneers.match.preview import preview
from pioneers.server.watching.talk import with_problems
from pioneers.server.wire.lessons import LessonPreview
from pioneers.server.wire.parts import Turn, whole
from pioneers.server.wire.problems import problem

GameWord = Annotated[
    str, PathParameter(pattern=whole(f"({'|'.join(game_names())})"), description="The name of the game.")
]


def foreseen(game: Game[Any], state: State, seat: int, actions: list[str], language: str) -> LessonPreview:
    """What actions would do, as far as the seat can know it."""
    seen = preview(game, game.view(state, seat), seat, actions)
    return LessonPreview(
        events=seen.events,
        looked=seen.looked,
        asked=None if seen.asked is None else dict(seen.asked),
        ahead=None if seen.ahead is None else dict(seen.ahead),
        problem=None if seen.problem is None else problem(seen.problem, language),
    )


def decision(game: Game[Any], state: State, seat: int, language: str, *, asked: bool) -> tuple[Turn, Outlook]:
    """Who decides; and, if the seat is asked, what it may do and what helps with it."""
    if not asked or state.seat != seat:
        return Turn(deciding=state.seat, legal=[]), {}
    outlook = {name: with_problems(part, language) for name, part in game.outlook(state).items()}
    return Turn(deciding=seat, legal=[action.text for action in state.legal()]), cast("Outlook", outlook)
