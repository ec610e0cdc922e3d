"""What a good data file of the board game holds, in a few lines."""

from __future__ import annotations

from pathlib import Path

from pioneers.board.equipment.components import Side
from pioneers.board.equipment.load import load_board, load_coaches
from pioneers.text.say import Speaker


def board_summary(path: Path, speaker: Speaker) -> list[str]:
    """The name of a board, and its sides."""
    board = load_board(path)
    head = speaker.say("check-board", {"file": str(path), "name": board.name})
    return [head, *(side_summary(side, speaker) for side in board.sides)]


def side_summary(side: Side, speaker: Speaker) -> str:
    """One side of a board."""
    start = next(city.name for city in side.cities if city.id == side.start)
    figures = {
        "players": [str(number) for number in side.players],
        "cities": len(side.cities) - 1,
        "lines": len(side.lines),
        "start": start,
        "covered": len(side.covered),
    }
    return speaker.say("check-side", figures)


def coaches_summary(path: Path, speaker: Speaker) -> list[str]:
    """How many coaches there are."""
    coaches = load_coaches(path)
    figures = {"file": str(path), "starting": len(coaches.starting), "coaches": len(coaches.others)}
    return [speaker.say("check-coaches", figures)]


SUMMARIES = {"board": board_summary, "coaches": coaches_summary}
