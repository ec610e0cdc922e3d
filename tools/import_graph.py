"""Draws which part of the program imports which: docs/imports.svg, from the real imports. `./run graph`.

The rows are the layers of the contract in pyproject.toml. An arrow that follows from others is left out: who imports
the match may import the kernel too. With `--check` nothing is written; the exit code says whether the picture is right.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parents[1]
PICTURE = ROOT / "docs" / "imports.svg"
PACKAGE = "pioneers"

# Where each part stands in its row, in columns, and what it is. The rows come from the contract.
PARTS = {
    "board": (1.0, "the board game"),
    "cards": (2.0, "the card game"),
    "cli": (0.5, "terminal and commands"),
    "server": (1.0, "tables for browsers"),
    "training": (0.5, "networks that learn"),
    "puzzles": (1.0, "one clearly best plan"),
    "analysis": (0.5, "what a decision lost"),
    "arena": (0.0, "series between bots"),
    "bus": (1.0, "news between processes"),
    "store": (2.0, "what a server keeps"),
    "envs": (3.0, "for learning programs"),
    "match": (1.0, "runs one game"),
    "bots": (1.0, "levels and search"),
    "catalogue": (1.0, "finds a game"),
    "kernel": (1.5, "what all games share"),
    "text": (1.0, "sentences"),
    "descriptor": (1.0, "what a game hands out"),
    "native": (2.0, "machine integers"),
}
# Imported by nothing but the package itself, before everything else.
APART = ("pure",)

COLUMN, ROW, MARGIN = 176, 76, 16
WIDTH, HEIGHT = 160, 46
HEAD = 7

STYLE = """
  .ground { fill: #fffdf8 }
  .part { fill: #f3e9d6; stroke: #a8854f }
  .game { fill: #dcebe4; stroke: #4f8471 }
  .name { fill: #2b2118; font: 600 15px system-ui, sans-serif }
  .what { fill: #5f5140; font: 400 12px system-ui, sans-serif }
  .arrow { stroke: #7a6a55; stroke-width: 1.5 }
  .head { fill: #7a6a55 }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #1b1713 }
    .part { fill: #33291d; stroke: #a8854f }
    .game { fill: #1f352e; stroke: #6ba792 }
    .name { fill: #f6ecdc }
    .what { fill: #cdbda6 }
    .arrow { stroke: #b9a78d }
    .head { fill: #b9a78d }
  }
"""

Arrows = dict[str, list[str]]


def layers() -> list[list[str]]:
    """The rows of the contract from top to bottom; parts that may import each other have rows of their own."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    contracts = settings["importlinter"]["contracts"]
    rows: list[list[str]] = []
    for layer in next(contract for contract in contracts if contract["type"] == "layers")["layers"]:
        names = [name for name in re.findall(r"\w+", layer) if name not in APART]
        rows += [[name] for name in names] if ":" in layer else [names]
    unplaced = {name for row in rows for name in row} ^ PARTS.keys()
    if unplaced:
        raise SystemExit(f"PARTS in {Path(__file__).name} and the contract differ: {', '.join(sorted(unplaced))}")
    return rows


def imports() -> Arrows:
    """What each part imports itself."""
    sys.path.insert(0, str(ROOT / "src"))
    graph = grimp.build_graph(PACKAGE, cache_dir=None)

    def is_direct(one: str, other: str) -> bool:
        places = f"{PACKAGE}.{one}", f"{PACKAGE}.{other}"
        return graph.direct_import_exists(importer=places[0], imported=places[1], as_packages=True)

    return {one: [other for other in PARTS if other != one and is_direct(one, other)] for one in PARTS}


def reduced(arrows: Arrows) -> Arrows:
    """Without those that follow from others."""

    def reached(part: str) -> set[str]:
        return set(arrows[part]).union(*(reached(other) for other in arrows[part]))

    return {
        one: [other for other in others if not any(other in reached(third) for third in others)]
        for one, others in arrows.items()
    }


def check_direction(rows: list[list[str]], arrows: Arrows) -> None:
    """Every arrow points down."""
    level = {name: number for number, row in enumerate(rows) for name in row}
    upward = [f"{one} → {other}" for one, others in arrows.items() for other in others if level[one] >= level[other]]
    if upward:
        raise SystemExit(f"imports must point down: {', '.join(upward)}")


def drawn(rows: list[list[str]], arrows: Arrows) -> str:
    """The picture."""
    corner: dict[str, tuple[float, float]] = {
        name: (MARGIN + PARTS[name][0] * COLUMN, MARGIN + number * ROW)
        for number, row in enumerate(rows)
        for name in row
    }
    width = max(x for x, _ in corner.values()) + WIDTH + MARGIN
    height = max(y for _, y in corner.values()) + HEIGHT + MARGIN
    lines = [arrow(corner, one, other) for one, others in arrows.items() for other in others]
    boxes = [box(name, x, y, game=name in rows[0]) for name, (x, y) in corner.items()]
    told = "Parts of the program, the games at the top. Every arrow is an import and points down."
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img">',
            "<!-- Made by tools/import_graph.py: ./run graph -->",
            f"<title>{told}</title>",
            f"<style>{STYLE}</style>",
            '<rect class="ground" width="100%" height="100%" rx="8" />',
            *lines,
            *boxes,
            "</svg>\n",
        ]
    )


def box(name: str, x: float, y: float, *, game: bool) -> str:
    """A part with its name and what it is."""
    middle = x + WIDTH / 2
    return (
        f'<rect class="{"game" if game else "part"}" x="{x:g}" y="{y:g}" width="{WIDTH}" height="{HEIGHT}" rx="6" />'
        f'<text class="name" x="{middle:g}" y="{y + 19:g}" text-anchor="middle">{name}</text>'
        f'<text class="what" x="{middle:g}" y="{y + 36:g}" text-anchor="middle">{PARTS[name][1]}</text>'
    )


def arrow(corner: dict[str, tuple[float, float]], one: str, other: str) -> str:
    """From the lower edge of one part to the upper edge of the other; slanting ones beside its middle."""
    (start_x, start_y), (end_x, end_y) = corner[one], corner[other]
    lean = max(-1.0, min(1.0, (end_x - start_x) / COLUMN)) * WIDTH / 4
    x1, y1 = start_x + WIDTH / 2 + lean, start_y + HEIGHT
    x2, y2 = end_x + WIDTH / 2 - lean, end_y
    long = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    along_x, along_y = (x2 - x1) / long * HEAD, (y2 - y1) / long * HEAD
    tip = " ".join(
        f"{x2 - along_x * back - along_y * side:.1f},{y2 - along_y * back + along_x * side:.1f}"
        for back, side in ((0, 0), (1.3, 0.5), (1.3, -0.5))
    )
    return (
        f'<line class="arrow" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2 - along_x:.1f}" y2="{y2 - along_y:.1f}" />'
        f'<polygon class="head" points="{tip}" />'
    )


def main(arguments: list[str]) -> int:
    """Write the picture, or say whether it is right."""
    rows, arrows = layers(), imports()
    check_direction(rows, arrows)
    picture = drawn(rows, reduced(arrows))
    if "--check" in arguments:
        return int(not PICTURE.is_file() or PICTURE.read_text(encoding="utf-8") != picture)
    PICTURE.write_text(picture, encoding="utf-8")
    print(PICTURE.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
