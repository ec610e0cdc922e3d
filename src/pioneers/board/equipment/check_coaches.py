"""What a coaches file must be."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from pioneers.board.equipment.box import COACHES_REMOVED, DISPLAY, PIONEERS, PLAYER_NUMBERS, PROFESSIONS
from pioneers.board.equipment.components import Coach, Coaches
from pioneers.kernel.files.data_file import DataFile, TomlTable

if TYPE_CHECKING:
    from pioneers.board.shapes.components import Profession

FORMAT = 1
MOST_PLAYERS = max(PLAYER_NUMBERS)
# B2.8: with two players 12 coaches are removed, four shown, and one at least must lie in the stack.
FEWEST_COACHES = max(COACHES_REMOVED.values()) + DISPLAY + 1
MOST_COACHES = 200
MOST_SEATS = 200  # the engine counts the seats of a coach in eight bits
# B2.10: of a player's pioneers one stands on the start; the others must fill the starting coach.
MOST_STARTING_SEATS = PIONEERS - 1
MOST_POINTS = 1000
ALLOWED = ", ".join(PROFESSIONS)


def read_coaches(file: DataFile, players: int = MOST_PLAYERS) -> Coaches | None:
    """The coaches, or None if the file has a problem; all of them are noted in the file."""
    top = file.top
    if not top.check_format(FORMAT):
        return None
    top.check_keys(("format", "starting", "coaches"))
    for key in ("starting", "coaches"):
        if (top.length(key) or 0) > MOST_COACHES:
            top.refuse("coach-many", key, count=top.length(key), most=MOST_COACHES)
            return None
    starting = read_list(top, "starting", "s")
    others = read_list(top, "coaches", "c")
    if top.length("starting") in range(players):
        top.refuse("coach-starting-few", "starting", count=top.length("starting"), players=players)
    if top.length("coaches") in range(FEWEST_COACHES):
        top.refuse("coach-few", "coaches", count=top.length("coaches"), least=FEWEST_COACHES)
    return None if file.problems else Coaches(tuple(starting), tuple(others), file.name)


def read_list(top: TomlTable, key: str, letter: str) -> list[Coach]:
    """The coaches of one of the two lists, with ids in the order of the file."""
    coaches: list[Coach] = []
    for number, row in enumerate(top.read_tables(key), start=1):
        row.check_keys(("points", "seats"))
        points = row.read_whole("points")
        if points is not None and points not in range(MOST_POINTS + 1):
            row.refuse("coach-points", "points", found=str(points), most=str(MOST_POINTS))
        coaches.append(Coach(f"{letter}{number}", points or 0, read_seats(row, starting=key == "starting")))
    return coaches


def read_seats(row: TomlTable, *, starting: bool) -> tuple[Profession, ...]:
    """The professions of a coach's seats (B1.4)."""
    seats = row.read_texts("seats")
    count = row.length("seats")
    if count == 0:
        row.refuse("coach-seats-none", "seats", allowed=ALLOWED)
    elif starting and (count or 0) > MOST_STARTING_SEATS:
        row.refuse("coach-starting-seats", "seats", count=count, most=MOST_STARTING_SEATS)
    elif (count or 0) > MOST_SEATS:
        row.refuse("coach-seats-many", "seats", count=count, most=MOST_SEATS)
    for at, seat in seats:
        if seat == "hotel":
            row.refuse("coach-seat-hotel", "seats", at, allowed=ALLOWED)
        elif seat not in PROFESSIONS:
            near = row.file.nearest(seat, PROFESSIONS)
            row.refuse("coach-seat-unknown", "seats", at, word=seat, nearest=near, allowed=ALLOWED)
    # Words that are none are noted in the file, and then no coaches are made.
    return tuple(cast("Profession", seat) for _, seat in seats)
