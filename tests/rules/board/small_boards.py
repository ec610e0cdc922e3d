"""Boards of a few cities, for what the built-in board is too large to show."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

# A start with two neighbours and a ring behind them: six lines, so that roads run out of lines.
RING = ["alpha--start", "beta--start", "alpha--gamma", "beta--delta", "delta--gamma", "alpha--beta"]


def write_board(path: Path, lines: Iterable[str], players: Iterable[int] = (3,), covered: Iterable[str] = ()) -> str:
    """A board file with these lines and the cities they join; the start is called `start`."""
    lines = list(lines)
    cities = sorted({city for line in lines for city in line.split("--")})
    rows = "".join(f'  {{ id = "{city}", x = 1, y = 1 }},\n' for city in cities)
    cover = f"covered = {list(covered)}\n" if covered else ""
    path.write_text(
        f'format = 1\nname = "Small"\ncanvas = {{ width = 9, height = 9 }}\n\n[[side]]\n'
        f'players = {list(players)}\nstart = "start"\n{cover}lines = {lines}\ncity = [\n{rows}]\n',
        encoding="utf-8",
    )
    return str(path)


def with_tail(lines: list[str], at: str, length: int) -> list[str]:
    """The lines and a dead end of so many cities that hangs on one city."""
    tail = [at, *(f"tail-{number}" for number in range(1, length + 1))]
    return [*lines, *("--".join(sorted(pair)) for pair in pairwise(tail))]


def ladder(cities: int) -> list[str]:
    """Lines over so many cities beside the start, which has two neighbours."""
    names = [f"city-{number:02}" for number in range(1, cities + 1)]
    lines = [f"{names[0]}--start", f"{names[1]}--start"]
    lines += [f"{one}--{other}" for one, other in pairwise(names)]
    lines += [f"{one}--{other}" for one, other in zip(names, names[2:], strict=False)]
    return lines
