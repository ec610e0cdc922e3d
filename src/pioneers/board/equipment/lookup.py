"""What all states of one set-up share: the board in play, the coaches and the action space, ready for fast use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pioneers.board.equipment.box import PROFESSIONS, TILE_KINDS, packed_seats
from pioneers.board.equipment.load import Board, Coaches, Side
from pioneers.board.rules.actions import FIRST_ROAD, BoardSpace, line_name
from pioneers.kernel.edition import Edition
from pioneers.kernel.step import Shared, Step
from pioneers.native import POWERS, i64, vec

if TYPE_CHECKING:
    from pioneers.board.shapes.components import Profession, Tile

BIT: Final[vec[i64]] = vec[i64](POWERS)


def space_of(board: Board, coaches: Coaches) -> BoardSpace:
    """The action space of a board file and a coach file."""
    lines = {line_name(one, other) for side in board.sides for one, other in side.lines}
    cities = {city.id for side in board.sides for city in side.cities}
    return BoardSpace(sorted(lines), sorted(cities), len(coaches.others))


class Lookup(Shared):
    """One side of a board with some cities covered, for one number of players. Spaces are numbered alphabetically."""

    def __init__(
        self,
        space: BoardSpace,
        steps: list[Step[Any]],
        board: Board,
        side: Side,
        coaches: Coaches,
        players: i64,
        covered: tuple[str, ...],
        data: str,
        edition: Edition,
    ) -> None:
        # The longest lists are all lines and `skip` (B8.2), and every profession in every coach and `skip` (B8.3).
        longest = 1 + max(len(side.lines), len(PROFESSIONS) * space.most_coaches)
        super().__init__(space, steps, longest, edition.rules)
        self.edition: Final = edition
        self.board_space: Final = space
        # Stands in a blank state for every vector that is filled later.
        self.nothing: Final[vec[i64]] = vec[i64]([0])
        self.board: Final = board
        self.side: Final = side
        self.data: Final = data
        self.players: Final[i64] = players
        self.covered: Final = covered
        self.most_coaches: Final[i64] = space.most_coaches

        self.cities: Final = [city.id for city in side.cities]
        self.city_number: Final = {city: number for number, city in enumerate(self.cities)}
        self.city_count: Final[i64] = len(self.cities)
        self.start: Final[i64] = self.city_number[side.start]
        in_play: i64 = 0
        for number, city in enumerate(self.cities):
            if city not in covered:
                in_play |= BIT[number]
        self.in_play: Final[i64] = in_play

        self.lines: Final = [line_name(one, other) for one, other in side.lines]
        self.line_number: Final = {line: number for number, line in enumerate(self.lines)}
        self.line_count: Final[i64] = len(self.lines)
        self.one_end: Final = vec[i64]([self.city_number[one] for one, _ in side.lines])
        self.other_end: Final = vec[i64]([self.city_number[other] for _, other in side.lines])
        # B2.2: a line that touches a covered city is out of play, so it joins nobody.
        self.line_in_play: Final = vec[i64](
            [int(one not in covered and other not in covered) for one, other in side.lines]
        )
        self.neighbours: Final = vec[i64]([0] * len(self.cities))
        self.line_between: Final = vec[i64]([-1] * (len(self.cities) * len(self.cities)))
        lines_in_play: i64 = 0
        for line in range(self.line_count):
            one, other = self.one_end[line], self.other_end[line]
            self.line_between[one * self.city_count + other] = line
            self.line_between[other * self.city_count + one] = line
            if self.line_in_play[line]:
                lines_in_play += 1
                self.neighbours[one] |= BIT[other]
                self.neighbours[other] |= BIT[one]
        self.lines_in_play: Final[i64] = lines_in_play
        # Where tiles lie at first (B2.4), and those of these cities that lie beside the start (B2.6).
        self.tile_cities: Final = [
            number for number in range(len(self.cities)) if in_play & BIT[number] and number != self.start
        ]
        self.first_cities: Final = [city for city in self.tile_cities if self.neighbours[self.start] & BIT[city]]

        # From the index of an action to this side's line or city, and back; -1: not on this side.
        self.line_of: Final = vec[i64]([-1] * len(space.actions))
        self.city_of: Final = vec[i64]([-1] * len(space.actions))
        self.road_action: Final = vec[i64]([0] * len(self.lines))
        self.drive_action: Final = vec[i64]([0] * len(self.cities))
        for number, name in enumerate(space.lines):
            if name in self.line_number:
                self.line_of[FIRST_ROAD + number] = self.line_number[name]
                self.road_action[self.line_number[name]] = FIRST_ROAD + number
        for number, city in enumerate(space.cities):
            if city in self.city_number:
                self.city_of[space.first_drive + number] = self.city_number[city]
                self.drive_action[self.city_number[city]] = space.first_drive + number
        self.first_drive: Final[i64] = space.first_drive
        self.first_settle: Final[i64] = space.first_settle
        self.first_return: Final[i64] = space.first_return
        self.first_join: Final[i64] = space.first_join
        self.skip: Final[i64] = space.skip
        self.decline: Final[i64] = space.decline

        # Coaches are numbered through, the starting coaches first.
        self.coaches: Final = [*coaches.starting, *coaches.others]
        self.coaches_file: Final = coaches
        self.coach_number: Final = {coach.id: number for number, coach in enumerate(self.coaches)}
        self.starting_count: Final[i64] = len(coaches.starting)
        self.coach_points: Final = vec[i64]([coach.points for coach in self.coaches])
        self.coach_size: Final = vec[i64]([len(coach.seats) for coach in self.coaches])
        self.coach_seats: Final = vec[i64]([packed_seats(coach.seats) for coach in self.coaches])

    def tile_name(self, kind: i64) -> Tile:
        """The word for a kind of tile."""
        return TILE_KINDS[kind]

    def profession_name(self, kind: i64) -> Profession:
        """The word for a profession."""
        return PROFESSIONS[kind]
