"""The golden games and counted positions of the board game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.laws.adapters.board import CHOSEN_COVER

from .games import Counted, Wanted

PLAYERS = (2, 3, 4)


def ended_by(*reasons: str) -> Callable[[Mapping[str, Any]], bool]:
    """B3.2, B3.3: for just these reasons."""
    return lambda result: result["reasons"] == list(reasons)


def tied(result: Mapping[str, Any]) -> bool:
    """Two seats or more have most points."""
    return int(result["scores"].count(max(result["scores"]))) > 1


def shared(result: Mapping[str, Any]) -> bool:
    """B11.4: still tied by dollars."""
    return len(result["winners"]) > 1


WANTED = [
    *(Wanted(f"board-{players}-roads", players, ended_by("roads")) for players in PLAYERS),
    *(Wanted(f"board-{players}-stack", players, ended_by("stack")) for players in PLAYERS),
    *(Wanted(f"board-{players}-idle", players, ended_by("idle")) for players in PLAYERS),
    *(Wanted(f"board-{players}-roads-and-stack", players, ended_by("roads", "stack")) for players in PLAYERS),
    *(Wanted(f"board-{players}-shared-win", players, shared) for players in PLAYERS),
    *(
        Wanted(f"board-{players}-tie-by-dollars", players, lambda result: tied(result) and not shared(result))
        for players in PLAYERS
    ),
    Wanted("board-4-three-share-the-win", 4, lambda result: len(result["winners"]) == 3),
    Wanted("board-2-random-cover", 2, ended_by("stack"), {"cover": "random"}),
    Wanted("board-2-chosen-cover", 2, ended_by("stack"), {"cover": CHOSEN_COVER}),
]

# A short game in which much happens.
PLAYTHROUGH = "board-2-stack"

# By the newest rules; the positions of older ones stand in their golden files.
COUNTED = [
    *(Counted(players, 1, "chance", 0) for players in PLAYERS),
    Counted(2, 2, "chance", 25),
    Counted(3, 2, "chance", 16),
    Counted(4, 2, "chance", 75),
    Counted(2, 3, "spend-all", 40),
    Counted(3, 3, "spend-all", 32),
    Counted(4, 3, "spend-all", 29),
    *(Counted(players, 4, "road-hungry", 60) for players in PLAYERS),
    Counted(2, 5, "collecting", 39),
    Counted(3, 5, "collecting", 37),
    Counted(4, 5, "collecting", 36),
    Counted(2, 6, "chance", 0, {"cover": "random"}),
    Counted(2, 7, "building", 30, {"cover": "random"}),
    Counted(2, 8, "building", 30, {"cover": CHOSEN_COVER}),
    Counted(4, 9, "passive", 120),
    Counted(4, 10, "idling", 110),
    Counted(4, 11, "building", 170),
]
