"""The observation of the board game written straight from a state, compiled: the same numbers as from the view."""

from __future__ import annotations

from typing import Final

from pioneers.board.equipment.box import DISPLAY, KINDS, NUGGETS, PROFESSIONS, SEAT_BITS, SEAT_MASK
from pioneers.board.equipment.lookup import Lookup
from pioneers.board.position.state import NO_COACH, NO_TILE, BoardState
from pioneers.envs.writer import Writer, around, flag_bits
from pioneers.kernel.bits import lowest
from pioneers.kernel.state import STEP_MASK, State
from pioneers.native import i16, i64, vec

PROFESSION_COUNT: Final[i64] = len(PROFESSIONS)
NUGGET_COUNT: Final[i64] = len(NUGGETS)


class BoardWriter(Writer):
    """For one side of a board, whatever is covered, and one number of players.

    `starts` says where each section of the layout begins, `steps` the place of each step in its section; `most` is told
    of whatever is more.
    """

    def __init__(
        self, lookup: Lookup, starts: dict[str, int], steps: list[int], values: tuple[int, ...], most: int
    ) -> None:
        # The set-up that is prepared. One with other cities covered has other cities and lines in play.
        self.lookup: Final = lookup
        self.players: Final[i64] = lookup.players
        self.steps: Final = vec[i64](steps)
        self.most: Final[i64] = most
        space = lookup.board_space
        # Spaces of this side are among those of all sides.
        self.city: Final = vec[i64]([space.cities.index(city) for city in lookup.cities])
        self.line: Final = vec[i64]([space.lines.index(line) for line in lookup.lines])
        self.city_count: Final[i64] = len(space.cities)
        self.all_lines: Final[i64] = len(space.lines)
        # By what a nugget is worth: its place among the values.
        self.value: Final = vec[i64](
            [values.index(value) if value in values else 0 for value in range(max(values) + 1)]
        )
        self.value_count: Final[i64] = len(values)
        self.players_at: Final[i64] = starts["players"]
        self.deciding_at: Final[i64] = starts["deciding"]
        self.active_at: Final[i64] = starts["active"]
        self.first_at: Final[i64] = starts["first"]
        self.step_at: Final[i64] = starts["step"]
        self.round_at: Final[i64] = starts["round"]
        self.ending_at: Final[i64] = starts["ending"]
        self.idle_at: Final[i64] = starts["idle rounds"]
        self.bought_at: Final[i64] = starts["bought"]
        self.moved_at: Final[i64] = starts["moved"]
        self.cities_at: Final[i64] = starts["cities in play"]
        self.lines_at: Final[i64] = starts["lines in play"]
        self.stagecoach_at: Final[i64] = starts["stagecoach"]
        self.tiles_at: Final[i64] = starts["tiles"]
        self.roads_at: Final[i64] = starts["roads"]
        self.settlers_at: Final[i64] = starts["settlers"]
        self.money_at: Final[i64] = starts["money"]
        self.score_at: Final[i64] = starts["score"]
        self.bankers_at: Final[i64] = starts["bankers"]
        self.merchants_at: Final[i64] = starts["merchants"]
        self.road_supply_at: Final[i64] = starts["road supply"]
        self.supply_at: Final[i64] = starts["pioneer supply"]
        self.nuggets_at: Final[i64] = starts["nuggets"]
        self.values_at: Final[i64] = starts["nugget values"]
        self.points_at: Final[i64] = starts["coach points"]
        self.seats_at: Final[i64] = starts["coach seats"]
        self.aboard_at: Final[i64] = starts["aboard"]
        self.display_points_at: Final[i64] = starts["display points"]
        self.display_seats_at: Final[i64] = starts["display seats"]
        self.unseen_at: Final[i64] = starts["unseen coaches"]
        self.stack_at: Final[i64] = starts["stack"]
        self.nugget_supply_at: Final[i64] = starts["nugget supply"]
        self.purchases_at: Final[i64] = starts["purchases"]
        self.placing_at: Final[i64] = starts["placing"]
        self.visited_at: Final[i64] = starts["visited"]
        self.tile_at: Final[i64] = starts["tile"]
        self.settled_at: Final[i64] = starts["settled"]
        self.farmers_at: Final[i64] = starts["farmers"]
        self.asked_at: Final[i64] = starts["asked"]

    def prepare(self, numbers: vec[i16]) -> None:
        """See `Writer`."""
        numbers[self.players_at + self.players - 2] = 1
        self.write_set_up(self.lookup, numbers, 0)
        for coach in range(i64(len(self.lookup.coach_points))):
            numbers[self.unseen_at + coach] = 1

    def write(self, state: State, seat: i64, numbers: vec[i16], start: i64) -> None:
        """See `Writer`."""
        assert isinstance(state, BoardState)
        if state.lookup is not self.lookup:
            for place in range(start + self.cities_at, start + self.stagecoach_at):
                numbers[place] = 0
            self.write_set_up(state.lookup, numbers, start)
        self.write_course(state, seat, numbers, start)
        self.write_board(state, seat, numbers, start)
        for other in range(self.players):
            self.write_seat(state, other, around(other - seat, self.players), numbers, start)
        self.write_nuggets(state, seat, numbers, start)
        self.write_display(state, numbers, start)

    def write_set_up(self, lookup: Lookup, numbers: vec[i16], start: i64) -> None:
        """What of the board is in play: the two sections before that of the stagecoach."""
        self.write_cities(lookup.in_play, numbers, start + self.cities_at, 1)
        for line in range(lookup.line_count):
            if lookup.line_in_play[line]:
                numbers[start + self.lines_at + self.line[line]] = 1

    def write_course(self, state: BoardState, seat: i64, numbers: vec[i16], start: i64) -> None:
        """The course of the game and of the turn."""
        if state.deciding >= 0:
            numbers[start + self.deciding_at + around(state.deciding - seat, self.players)] = 1
        numbers[start + self.active_at + around(state.active - seat, self.players)] = 1
        numbers[start + self.first_at + around(state.first - seat, self.players)] = 1
        step: i64 = self.steps[state.stack & STEP_MASK]
        if step >= 0:
            numbers[start + self.step_at + step] = 1
        numbers[start + self.round_at] = i16(min(state.round, self.most))
        flag_bits(state.ending, numbers, start + self.ending_at)
        numbers[start + self.idle_at] = i16(state.idle_rounds)
        if state.bought:
            numbers[start + self.bought_at] = 1
        if state.moved:
            numbers[start + self.moved_at] = 1
        flag_bits(state.purchases, numbers, start + self.purchases_at)
        numbers[start + self.placing_at] = i16(state.placing)
        if state.tile != NO_TILE:
            numbers[start + self.tile_at + state.tile] = 1
        if state.settled != NO_TILE:
            numbers[start + self.settled_at + state.settled] = 1
        numbers[start + self.farmers_at] = i16(state.farmers)
        numbers[start + self.asked_at] = i16(state.asked)

    def write_board(self, state: BoardState, seat: i64, numbers: vec[i16], start: i64) -> None:
        """What lies on the board."""
        self.write_cities(state.visited, numbers, start + self.visited_at, 1)
        numbers[start + self.stagecoach_at + self.city[state.stagecoach]] = 1
        tiles = state.tiles
        for kind in range(i64(KINDS)):
            self.write_cities(tiles[kind], numbers, start + self.tiles_at + kind, KINDS)
        all_owners = state.owners
        line_place = self.line
        players: i64 = self.players
        width: i64 = self.all_lines
        roads: i64 = start + self.roads_at
        for line in range(state.lookup.line_count):
            owners: i64 = all_owners[line]
            # The lowest of these bits is the first seat's.
            owner: i64 = 0
            while owners != 0:
                if owners & 1:
                    numbers[roads + around(owner - seat, players) * width + line_place[line]] = 1
                owners >>= 1
                owner += 1

    def write_cities(self, cities: i64, numbers: vec[i16], start: i64, width: i64) -> None:
        """A flag for each of these cities; they are `width` apart."""
        place = self.city
        while cities != 0:
            numbers[start + place[lowest(cities)] * width] = 1
            cities &= cities - 1

    def write_seat(self, state: BoardState, owner: i64, relative: i64, numbers: vec[i16], start: i64) -> None:
        """What a player has, without nuggets. Everybody has seen his coaches."""
        lookup = state.lookup
        place: i64 = start + relative
        numbers[place + self.money_at] = i16(min(state.money[owner], self.most))
        numbers[place + self.score_at] = i16(min(state.score[owner], self.most))
        numbers[place + self.bankers_at] = i16(state.bankers[owner])
        numbers[place + self.merchants_at] = i16(state.merchants[owner])
        numbers[place + self.road_supply_at] = i16(state.roads[owner])
        numbers[place + self.supply_at] = i16(state.supply[owner])
        settlers = state.settlers
        city_place = self.city
        row: i64 = owner * lookup.city_count
        place = start + self.settlers_at + relative * self.city_count
        for city in range(lookup.city_count):
            count: i64 = settlers[row + city]
            if count != 0:
                numbers[place + city_place[city]] = i16(count)
        points = lookup.coach_points
        seats = lookup.coach_seats
        crew = state.crew
        garage = state.garage
        row = owner * lookup.most_coaches
        column: i64 = relative * lookup.most_coaches
        unseen: i64 = start + self.unseen_at
        points_at: i64 = start + self.points_at
        seats_at: i64 = start + self.seats_at
        aboard_at: i64 = start + self.aboard_at
        for number in range(state.coach_count[owner]):
            coach = garage[row + number]
            numbers[unseen + coach] = 0
            numbers[points_at + column] = i16(points[coach])
            write_crew(seats[coach], numbers, seats_at + column * PROFESSION_COUNT)
            write_crew(crew[coach], numbers, aboard_at + column * PROFESSION_COUNT)
            column += 1

    def write_nuggets(self, state: BoardState, seat: i64, numbers: vec[i16], start: i64) -> None:
        """Nuggets taken, and what those are worth that the seat may see: at the end all (B11.2)."""
        over = state.stack == 0
        owners = state.nugget_owner
        for nugget in range(state.nuggets_taken):
            relative = around(owners[nugget] - seat, self.players)
            numbers[start + self.nuggets_at + relative] += 1
            if over or relative == 0:
                value = self.value[state.nugget_pile[nugget]]
                numbers[start + self.values_at + relative * self.value_count + value] += 1
        numbers[start + self.nugget_supply_at] = i16(NUGGET_COUNT - state.nuggets_taken)

    def write_display(self, state: BoardState, numbers: vec[i16], start: i64) -> None:
        """The coaches that belong to nobody, and those not seen yet."""
        lookup = state.lookup
        unseen: i64 = start + self.unseen_at
        for place in range(i64(DISPLAY)):
            coach = state.display[place]
            if coach != NO_COACH:
                numbers[unseen + coach] = 0
                numbers[start + self.display_points_at + place] = i16(lookup.coach_points[coach])
                write_crew(lookup.coach_seats[coach], numbers, start + self.display_seats_at + place * PROFESSION_COUNT)
        numbers[start + self.stack_at] = i16(state.stack_left())


def write_crew(packed: i64, numbers: vec[i16], start: i64) -> None:
    """How many of each profession, from a packed number."""
    place: i64 = start
    while packed != 0:
        numbers[place] = i16(packed & SEAT_MASK)
        packed >>= SEAT_BITS
        place += 1
