"""The board drawn with characters: cities in their places, lines as dots, roads as their owners' signs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

# Wider than this a map is not easier to read.
WIDEST = 132
LOWEST = 20
# Rows of the screen that are left for the legend and the prompt.
BESIDE = 4
# A character cell is about twice as high as wide.
CELL = 2.0
# Room at the right for names, and at the left for signs that are centred on their city.
RIGHT = 11
LEFT = 2
MOST_SIGNS = 4
SHORTEST_NAME = 2


@dataclass(frozen=True)
class Signs:
    """What stands on the map for what: codes and styles of tiles, signs and styles of players.

    A pioneer and a road of one player have different signs, so that a road's end is not taken for a pioneer.
    """

    codes: Mapping[str, str]
    tile_styles: Mapping[str, str]
    marks: Sequence[str]
    roads: Sequence[str]
    mark_styles: Sequence[str]
    line: str
    stagecoach: str


class Canvas:
    """A grid of styled characters; some cells are taken for good."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.cells = [[(" ", "")] * width for _ in range(height)]
        self.taken: set[tuple[int, int]] = set()
        # Cells that may be written over, but better are not.
        self.dear: set[tuple[int, int]] = set()

    def put(self, column: int, row: int, text: str, style: str, *, keep: bool = True) -> None:
        """Write into one row; what falls off the edge is lost."""
        for offset, sign in enumerate(text):
            if 0 <= row < self.height and 0 <= column + offset < self.width:
                self.cells[row][column + offset] = (sign, style)
                if keep:
                    self.taken.add((column + offset, row))

    def free(self, column: int, row: int, length: int, *, spare: bool) -> bool:
        """Whether a text finds room there; with `spare`, without covering anything dear."""
        if not 0 <= row < self.height or column < 0 or column + length > self.width:
            return False
        cells = {(column + offset, row) for offset in range(length)}
        return not cells & self.taken and not (spare and cells & self.dear)

    def rows(self) -> list[Text]:
        """The picture."""
        rows = []
        for cells in self.cells:
            row = Text(no_wrap=True, end="")
            for sign, style in cells:
                row.append(sign, style)
            row.rstrip()
            rows.append(row)
        return rows


class BoardMap:
    """Draws a view of the board. Covered cities are out of play (B2.2), so they are not drawn."""

    def __init__(
        self, components: Mapping[str, Any], view: Mapping[str, Any], signs: Signs, width: int, height: int
    ) -> None:
        self.lines = [line["between"] for line in components["lines"]]
        self.view = view
        self.signs = signs
        covered = set(view["covered"])
        self.cities = {city["id"]: city for city in components["cities"] if city["id"] not in covered}
        self.canvas, self.spots = laid_out(list(self.cities.values()), width, height)

    def draw(self) -> Text:
        """The whole map."""
        self.draw_lines()
        blocks = {city: self.draw_city(city) for city in self.cities}
        # The crowded middle of the board first: it has least room for names.
        for city in sorted(self.cities, key=self.crowd, reverse=True):
            self.draw_name(city, *blocks[city])
        return Text("\n").join(self.canvas.rows())

    def draw_lines(self) -> None:
        """Free lines as faint dots, roads over them; where two owners share a line, their signs take turns."""
        roads: Mapping[str, list[int]] = self.view["roads"]
        built = []
        for one, other in self.lines:
            if one not in self.spots or other not in self.spots:
                continue
            owners = roads.get("--".join(sorted((one, other))), [])
            if owners:
                built.append((one, other, owners))
                continue
            for column, row in between(self.spots[one], self.spots[other]):
                self.canvas.put(column, row, self.signs.line, "bright_black", keep=False)
        for one, other, owners in built:
            for number, (column, row) in enumerate(between(self.spots[one], self.spots[other])):
                owner = owners[number % len(owners)]
                sign, style = self.signs.roads[owner], self.signs.mark_styles[owner]
                self.canvas.put(column, row, sign, style, keep=False)
                self.canvas.dear.add((column, row))

    def draw_city(self, city: str) -> tuple[int, int]:
        """The city's tile or pioneers, and the stagecoach; gives the first column and the length."""
        parts: list[tuple[str, str]] = []
        if city == self.view["stagecoach"]:
            parts.append((self.signs.stagecoach, "bold reverse"))
        tile = self.view["tiles"].get(city)
        if tile is not None:
            parts.append((self.signs.codes[tile], self.signs.tile_styles[tile]))
        else:
            parts += self.pioneers(city)
        length = sum(len(text) for text, _ in parts)
        column, row = self.spots[city]
        first = max(0, min(column - (length - 1) // 2, self.canvas.width - length))
        at = first
        for text, style in parts:
            self.canvas.put(at, row, text, style)
            at += len(text)
        return first, length

    def pioneers(self, city: str) -> list[tuple[str, str]]:
        """A sign for each pioneer; where they are many, a sign and a number for each player."""
        counts: list[int] = self.view["pioneers"].get(city, [])
        many = sum(counts) > MOST_SIGNS
        parts = []
        for seat, count in enumerate(counts):
            sign = self.signs.marks[seat]
            if count:
                parts.append((f"{sign}{count}" if many else sign * count, self.signs.mark_styles[seat]))
        return parts

    def crowd(self, city: str) -> float:
        """How close the nearest other cities are."""
        column, row = self.spots[city]
        others = [spot for other, spot in self.spots.items() if other != city]
        return sum(1 / (1 + (column - x) ** 2 + (CELL * (row - y)) ** 2) for x, y in others)

    def draw_name(self, city: str, first: int, length: int) -> None:
        """The name beside, below or above its city, shortened until it finds room."""
        name = str(self.cities[city]["name"])
        style = "bold underline" if city == self.view["stagecoach"] else ""
        attempts = [(len(name), True), *((size, False) for size in range(len(name), SHORTEST_NAME - 1, -1))]
        for size, spare in attempts:
            for column, row in self.places(city, first, length, size):
                # One cell on either side stays free, so that names do not run together.
                left = column - 1 if column > 0 and column != first + length + 1 else column
                right = min(self.canvas.width, column + size + (column + size != first - 1))
                if column >= 0 and self.canvas.free(left, row, right - left, spare=spare):
                    self.canvas.put(column, row, name[:size], style)
                    return

    def places(self, city: str, first: int, length: int, size: int) -> Iterator[tuple[int, int]]:
        """Where a name of this size may stand, the best places first."""
        row = self.spots[city][1]
        yield first + length + 1, row
        middle = first + (length - size) // 2
        yield middle, row + 1
        yield middle, row - 1
        for shift in range(1, size):
            for column in (middle + shift, middle - shift):
                if column <= first + length and column + size >= first:
                    yield column, row + 1
                    yield column, row - 1
        yield first - size - 1, row


def laid_out(cities: list[Mapping[str, Any]], width: int, height: int) -> tuple[Canvas, dict[str, tuple[int, int]]]:
    """A canvas that fits the screen, and the cell of each city on it."""
    columns = max(40, min(width - 1, WIDEST))
    lows = min(city["x"] for city in cities), min(city["y"] for city in cities)
    # A file may put all cities on one line; nothing is divided by zero for that.
    spans = (
        max(city["x"] for city in cities) - lows[0] or 1.0,
        max(city["y"] for city in cities) - lows[1] or 1.0,
    )
    inner = columns - LEFT - RIGHT
    natural = round(inner * spans[1] / spans[0] / CELL) + 2
    rows = max(LOWEST, min(natural, max(height - BESIDE, LOWEST)))
    spots = {
        city["id"]: (
            LEFT + round((city["x"] - lows[0]) / spans[0] * inner),
            round((city["y"] - lows[1]) / spans[1] * (rows - 1)),
        )
        for city in cities
    }
    return Canvas(columns, rows), spots


def between(one: tuple[int, int], other: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The cells of a straight line."""
    steps = max(abs(other[0] - one[0]), abs(other[1] - one[1]), 1)
    for step in range(steps + 1):
        share = step / steps
        yield round(one[0] + (other[0] - one[0]) * share), round(one[1] + (other[1] - one[1]) * share)
