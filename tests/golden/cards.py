"""The golden games and counted positions of the card game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .games import Counted, Wanted

SEPARATE = {"hands": "separate"}
# The players, what a file is called after, and the options: two players have one hand each, or two (C2.2).
TABLES: list[tuple[int, str, dict[str, Any]]] = [
    (2, "2", {}),
    (2, "2-separate", SEPARATE),
    (3, "3", {}),
    (4, "4", {}),
]


def ended(reason: str, tied: bool, shared: bool) -> Callable[[Mapping[str, Any]], bool]:
    """C6.2, C6.4: for this reason, with several who have most buildings or one, with several winners or one."""

    def fits(result: Mapping[str, Any]) -> bool:
        best = result["scores"].count(max(result["scores"]))
        return result["reasons"] == [reason] and (best > 1) == tied and (len(result["winners"]) > 1) == shared

    return fits


ENDINGS = {
    "settlement": ended("settlement", tied=False, shared=False),
    "tie-break": ended("settlement", tied=True, shared=False),
    "shared-win": ended("settlement", tied=True, shared=True),
    "run-40": ended("runs", tied=False, shared=False),
}
WANTED = [
    *(
        Wanted(f"cards-{table}-{name}", players, fits, options)
        for players, table, options in TABLES
        for name, fits in ENDINGS.items()
    ),
    Wanted("cards-3-run-40-tie-break", 3, ended("runs", tied=True, shared=False)),
    Wanted("cards-2-short", 2, ENDINGS["settlement"], longest=90),
]

PLAYTHROUGH = "cards-2-short"

# By the newest rules; the positions of older ones stand in their golden files.
COUNTED = [
    *(Counted(players, 1, "chance", 0, options) for players, _, options in TABLES),
    # At every step, two or three tables.
    Counted(2, 3, "whole suits", 35),
    Counted(3, 37, "exchanging", 27),
    Counted(2, 21, "exchanging", 95, SEPARATE),
    Counted(4, 55, "putting off", 437),
    Counted(2, 5, "exchanging", 12),
    Counted(2, 22, "storming", 16, SEPARATE),
    Counted(4, 56, "chance", 27),
    Counted(2, 6, "storming", 12),
    Counted(3, 40, "chance", 33),
    Counted(4, 57, "settling", 27),
    Counted(2, 24, "chance", 72, SEPARATE),
    Counted(3, 41, "settling", 123),
    Counted(2, 8, "chance", 56),
    Counted(4, 59, "whole suits", 54),
    Counted(2, 26, "single cards", 34, SEPARATE),
    Counted(3, 43, "whole suits", 22),
    Counted(2, 27, "whole suits", 208, SEPARATE),
    Counted(3, 44, "whole suits", 23),
    Counted(4, 61, "exchanging", 200),
    Counted(2, 11, "whole suits", 78),
    Counted(4, 62, "storming", 38),
    Counted(2, 12, "thieving", 42),
    Counted(3, 46, "storming", 30),
]
