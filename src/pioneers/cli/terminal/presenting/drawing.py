"""How the tables of all games look: a sign for each player, and grids without frames."""

from __future__ import annotations

from rich import box
from rich.table import Table as Grid

# Blue, green, red, yellow, each with a shape of its own.
MARKS = ("●", "▲", "■", "◆")
PLAIN_MARKS = ("1", "2", "3", "4")
MARK_STYLES = ("bright_blue", "bright_green", "bright_red", "bright_yellow")

_RULED = box.Box("    \n    \n -- \n    \n    \n    \n    \n    \n", ascii=True)


def mark_of(seat: int, *, plain: bool) -> tuple[str, str]:
    """A player's sign and its colour; `plain` where only ASCII can be shown."""
    sign = str(seat + 1) if plain or seat >= len(MARKS) else MARKS[seat]
    return sign, MARK_STYLES[seat % len(MARK_STYLES)]


def ruled_grid() -> Grid:
    """A table with a line under its head and no frame."""
    return Grid(box=_RULED, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
