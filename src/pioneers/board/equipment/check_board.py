"""What a board file must be."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from pioneers.board.equipment.box import PLAYER_NUMBERS
from pioneers.board.equipment.check_side import SideCheck
from pioneers.board.equipment.components import LABEL_SIDES, Board, City, Side
from pioneers.kernel.files.data_file import DataFile, TomlTable

if TYPE_CHECKING:
    from pioneers.board.shapes.components import LabelSide

FORMAT = 1
LONGEST_ID = 40
MOST_SIDES = len(PLAYER_NUMBERS)
# More than any side can use: B2.5 leaves 48 cities at most, and on paper there is room for 141 lines between so many
# that do not cross. All that is done with a board takes longer with each of them.
MOST_CITIES_LISTED = 100
MOST_LINES = 250
_ID = r"[a-z][a-z0-9]*(-[a-z0-9]+)*"


def read_board(file: DataFile) -> Board | None:
    """The board, or None if the file has a problem; all of them are noted in the file."""
    top = file.top
    if not top.check_format(FORMAT):
        return None
    top.check_keys(("format", "name", "canvas"), ("side",))
    name = top.read_name("name") or ""
    width, height = read_canvas(top.read_table("canvas"))
    taken: set[int] = set()
    sides: list[Side] = []
    if (top.length("side") or 0) > MOST_SIDES:
        top.refuse("board-sides-many", "side", count=top.length("side"), most=MOST_SIDES)
    else:
        sides = [read_side(row, width, height, taken) for row in top.read_tables("side")]
    if "side" not in top.fields or top.length("side") == 0:
        top.refuse("board-sides-none")
    if file.problems:
        return None
    return Board(name, width, height, tuple(sorted(sides, key=lambda side: side.players)), file.name)


def read_canvas(canvas: TomlTable | None) -> tuple[float, float]:
    """The size of the drawing, in any unit; without a usable one no position can be judged."""
    if canvas is None:
        return 0, 0
    canvas.check_keys(("width", "height"))
    sizes = {key: canvas.read_number(key) for key in ("width", "height")}
    for key, size in sizes.items():
        if size is not None and size <= 0:
            canvas.refuse("board-canvas", key, name=key, found=f"{size:g}")
    return sizes["width"] or 0, sizes["height"] or 0


def read_side(row: TomlTable, width: float, height: float, taken: set[int]) -> Side:
    """One side. What hangs together on it (lines, start, cover) is checked by SideCheck."""
    row.check_keys(("players", "start", "lines", "city"), ("covered",))
    for key, most in (("city", MOST_CITIES_LISTED), ("lines", MOST_LINES), ("covered", MOST_CITIES_LISTED)):
        if (row.length(key) or 0) > most:
            row.refuse("board-list-long", key, count=row.length(key), most=most)
            return Side((), "", (), (), ())
    players = read_players(row, taken)
    rows = row.read_tables("city")
    cities = [read_city(city, width, height) for city in rows]
    ids_known = 0 < len(rows) == row.length("city") and all(is_id(city.id) for city in cities)
    check = SideCheck(row, players, list(zip(rows, cities, strict=True)), ids_known=ids_known)
    check.all()
    return Side(
        tuple(sorted(players)),
        check.start or "",
        tuple(sorted(cities, key=lambda city: city.id)),
        tuple(sorted(check.lines)),
        tuple(sorted(check.covered)),
    )


def read_players(row: TomlTable, taken: set[int]) -> list[int]:
    """The numbers of players that use this side (B1.2); `taken` are those of the sides before."""
    players: list[int] = []
    if row.length("players") == 0:
        row.refuse("board-players-none", "players")
    for at, number in row.read_wholes("players"):
        if number not in PLAYER_NUMBERS:
            row.refuse("board-players-range", "players", at, found=str(number))
        elif number in taken:
            row.refuse("board-players-twice", "players", at, players=number)
        else:
            players.append(number)
            taken.add(number)
    return players


def read_city(row: TomlTable, width: float, height: float) -> City:
    """One city. After a problem the parts that could be read are enough to go on checking the side."""
    row.check_keys(("id", "x", "y"), ("name", "lat", "lon", "label"))
    city = row.read_text("id") or ""
    if isinstance(row.fields.get("id"), str) and not is_id(city):
        row.refuse("board-city-id", "id", city=city)
    name = row.read_name("name") or city.replace("-", " ").title()
    x, y, latitude, longitude = (row.read_number(key) for key in ("x", "y", "lat", "lon"))
    for key, found, size in (("x", x, width), ("y", y, height)):
        if found is not None and size > 0 and not 0 <= found <= size:
            row.refuse("board-city-outside", key, city=city, name=key, found=f"{found:g}", most=f"{size:g}")
    for key, found, pole in (("lat", latitude, 90), ("lon", longitude, 180)):
        if found is not None and abs(found) > pole:
            row.refuse("board-city-degrees", key, city=city, name=key, found=f"{found:g}", most=pole)
    label = row.read_text("label") if "label" in row.fields else None
    if label is not None and label not in LABEL_SIDES:
        near = row.file.nearest(label, LABEL_SIDES)
        row.refuse("board-city-label", "label", city=city, found=label, nearest=near, sides=list(LABEL_SIDES))
    return City(city, name, x or 0, y or 0, latitude, longitude, cast("LabelSide | None", label))


def is_id(word: str) -> bool:
    """Lower-case words joined by single hyphens: two hyphens join the two ids of a line."""
    return len(word) <= LONGEST_ID and re.fullmatch(_ID, word) is not None
