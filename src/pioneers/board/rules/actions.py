"""The action space of the board game: every action of `notation.md` for one board file, in its fixed order.

The order is: purchases, `done`, roads by line, drives by city, then settling, returning and joining by profession and
coach, `skip`, `decline`. Lines and cities are those of all sides of the file, alphabetically, so one space serves
every number of players.
"""

from __future__ import annotations

from typing import Final

from pioneers.board.equipment.box import COACHES_REMOVED, DISPLAY, PROFESSIONS
from pioneers.kernel.action import ActionSpace

BUY_ROAD: Final = 0
BUY_ROADS: Final = 1
BUY_COACH: Final = 2  # and three more, one for each place of the display
DONE: Final = 6
FIRST_ROAD: Final = 7


# Between the two cities of a line.
BETWEEN: Final = "--"


def line_name(one: str, other: str) -> str:
    """A line is its two city ids in alphabetical order."""
    return f"{min(one, other)}{BETWEEN}{max(one, other)}"


class BoardSpace(ActionSpace):
    """Knows where each kind of action begins."""

    def __init__(self, lines: list[str], cities: list[str], coaches: int) -> None:
        super().__init__("board")
        self.lines: Final = lines
        self.cities: Final = cities
        # The most coaches one player can ever own: his starting coach and all that are not removed (B2.8).
        self.most_coaches: Final = 1 + coaches - min(COACHES_REMOVED.values())
        self.add("buy", "road")
        self.add("buy", "roads")
        for place in range(1, DISPLAY + 1):
            self.add("buy", "coach", str(place))
        self.add("done")
        for line in lines:
            self.add("road", line)
        self.first_drive: Final = len(self.actions)
        for city in cities:
            self.add("drive", city)
        self.first_settle: Final = self.add_seats("settle")
        self.first_return: Final = self.add_seats("return")
        self.first_join: Final = self.add_seats("join")
        self.skip: Final = len(self.actions)
        self.add("skip")
        self.decline: Final = len(self.actions)
        self.add("decline")

    def words(self, text: str) -> list[str]:
        """The cities of a line one by one: whoever names them in the other order is told the right one."""
        return text.replace(BETWEEN, " ").split()

    def add_seats(self, verb: str) -> int:
        """Add `verb profession coach` for every profession and coach; gives the index of the first."""
        first = len(self.actions)
        for profession in PROFESSIONS:
            for coach in range(1, self.most_coaches + 1):
                self.add(verb, profession, str(coach))
        return first
