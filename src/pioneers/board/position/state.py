"""The state of the board game: what lies on the table, in numbers and bit sets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioneers.board.equipment.box import EMPTY_COACH_MONEY, HOTEL, KINDS, ONE_SEAT, SEAT_BITS, SEAT_MASK
from pioneers.board.equipment.lookup import BIT, Lookup
from pioneers.board.position.telling import told
from pioneers.kernel.event import Event
from pioneers.kernel.state import State
from pioneers.kernel.step import NOBODY
from pioneers.native import i64, vec

if TYPE_CHECKING:
    from pioneers.board.shapes.view import BoardReason

NO_COACH: Final = -1
NO_TILE: Final = -1

# Why the game ends after this round (B3.2, B3.3), as bits of `ending`.
ROADS_BUILT: Final = 1
STACK_EMPTY: Final = 2
IDLE: Final = 4
REASONS: Final[tuple[tuple[int, BoardReason], ...]] = ((ROADS_BUILT, "roads"), (STACK_EMPTY, "stack"), (IDLE, "idle"))

UNIT: Final[vec[i64]] = vec[i64](ONE_SEAT)


class BoardState(State):
    """Cities, lines and coaches are numbers of `lookup`; a set of cities is the bits of one number; seats count from 0.

    A new one is blank: `setup`, `copy` and `load` fill it.
    """

    def __init__(self, lookup: Lookup) -> None:
        super().__init__(lookup, 0, NOBODY)
        none = lookup.nothing
        self.lookup: Lookup = lookup
        # The course of the game.
        self.first: i64 = 0
        self.active: i64 = 0
        self.round: i64 = 1
        # The board. `tiles` holds for each kind the cities that show it, `tiled` all of them; `settlers` counts
        # pioneers by seat and city.
        self.stagecoach: i64 = lookup.start
        self.tiles: vec[i64] = none
        self.tiled: i64 = 0
        self.settlers: vec[i64] = none
        # Roads: the owners of each line as bits; for each seat and city the neighbours by own road; for each city
        # the neighbours by a line with two roads; how many lines in play have none.
        self.owners: vec[i64] = none
        self.own: vec[i64] = none
        self.paired: vec[i64] = none
        self.free_lines: i64 = 0
        # Coaches and nuggets. The two piles never change, so copies share them; how far each is drawn does.
        self.display: vec[i64] = none
        self.pile: vec[i64] = none
        self.drawn: i64 = 0
        self.nugget_pile: vec[i64] = none
        self.nugget_owner: vec[i64] = none
        self.nuggets_taken: i64 = 0
        # By seat. `aboard` counts the pioneers in all his coaches by profession, packed.
        self.money: vec[i64] = none
        self.score: vec[i64] = none
        self.bankers: vec[i64] = none
        self.merchants: vec[i64] = none
        self.roads: vec[i64] = none
        self.supply: vec[i64] = none
        self.aboard: vec[i64] = none
        self.coach_count: vec[i64] = none
        # `garage` lists each seat's coaches in the order he got them, `crew` who still sits in each coach.
        self.garage: vec[i64] = none
        self.crew: vec[i64] = none
        # The turn: purchase actions used (bits), roads still to place, spaces entered, the tile just settled and
        # the profession that settled it, farmers that may follow, how many seats on the joining has come.
        self.purchases: i64 = 0
        self.placing: i64 = 0
        self.visited: i64 = 0
        self.tile: i64 = NO_TILE
        self.settled: i64 = NO_TILE
        self.farmers: i64 = 0
        self.asked: i64 = 1
        # The round, and why the game ends after it.
        self.bought: bool = False
        self.moved: bool = False
        self.idle_rounds: i64 = 0
        self.ending: i64 = 0

    def copy(self) -> BoardState:
        """An independent state: nothing done to one is seen in the other."""
        twin = BoardState(self.lookup)
        twin.stack = self.stack
        twin.deciding = self.deciding
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.stagecoach = self.stagecoach
        twin.tiles = self.tiles[:]
        twin.tiled = self.tiled
        twin.settlers = self.settlers[:]
        twin.owners = self.owners[:]
        twin.own = self.own[:]
        twin.paired = self.paired[:]
        twin.free_lines = self.free_lines
        twin.display = self.display[:]
        twin.pile = self.pile
        twin.drawn = self.drawn
        twin.nugget_pile = self.nugget_pile
        twin.nugget_owner = self.nugget_owner[:]
        twin.nuggets_taken = self.nuggets_taken
        twin.money = self.money[:]
        twin.score = self.score[:]
        twin.bankers = self.bankers[:]
        twin.merchants = self.merchants[:]
        twin.roads = self.roads[:]
        twin.supply = self.supply[:]
        twin.aboard = self.aboard[:]
        twin.coach_count = self.coach_count[:]
        twin.garage = self.garage[:]
        twin.crew = self.crew[:]
        twin.purchases = self.purchases
        twin.placing = self.placing
        twin.visited = self.visited
        twin.tile = self.tile
        twin.settled = self.settled
        twin.farmers = self.farmers
        twin.asked = self.asked
        twin.bought = self.bought
        twin.moved = self.moved
        twin.idle_rounds = self.idle_rounds
        twin.ending = self.ending
        return twin

    # --- looking ------------------------------------------------------------------------------------

    def tile_at(self, city: i64) -> i64:
        """The kind of the tile on a city, `NO_TILE` if there is none."""
        bit = BIT[city]
        for kind in range(i64(KINDS)):
            if self.tiles[kind] & bit:
                return kind
        return NO_TILE

    def coach_of(self, seat: i64, number: i64) -> i64:
        """The coach that is this seat's number `number` (from 1)."""
        return self.garage[seat * self.lookup.most_coaches + number - 1]

    def has_aboard(self, seat: i64, profession: i64) -> bool:
        """Whether any of this seat's coaches holds this profession."""
        return self.aboard[seat] >> (profession * SEAT_BITS) & SEAT_MASK != 0

    def in_coach(self, seat: i64, profession: i64, number: i64) -> bool:
        """Whether this coach of the seat holds this profession."""
        return self.crew[self.coach_of(seat, number)] >> (profession * SEAT_BITS) & SEAT_MASK != 0

    def matching(self, seat: i64) -> i64:
        """The cities whose tile this seat can match with a pioneer in a coach (B6.1)."""
        cities: i64 = 0
        if self.aboard[seat] != 0:
            cities = self.tiles[HOTEL]
            for profession in range(i64(HOTEL)):
                if self.has_aboard(seat, profession):
                    cities |= self.tiles[profession]
        return cities

    def stack_left(self) -> i64:
        """How many coaches the face-down stack still holds."""
        return len(self.pile) - self.drawn

    # --- doing --------------------------------------------------------------------------------------

    def take_coach(self, seat: i64, coach: i64) -> None:
        """Give a coach to a seat and a pioneer from his supply to every seat of it (B2.10, B5.6)."""
        self.garage[seat * self.lookup.most_coaches + self.coach_count[seat]] = coach
        self.coach_count[seat] += 1
        self.crew[coach] = self.lookup.coach_seats[coach]
        self.aboard[seat] += self.lookup.coach_seats[coach]
        self.supply[seat] -= self.lookup.coach_size[coach]

    def leave_coach(self, seat: i64, profession: i64, number: i64, events: list[Event] | None) -> None:
        """Take a pioneer out of a coach; an emptied coach scores and pays at once (B9.1)."""
        coach = self.coach_of(seat, number)
        unit = UNIT[profession]
        self.crew[coach] -= unit
        self.aboard[seat] -= unit
        if self.crew[coach] == 0:
            points = self.lookup.coach_points[coach]
            self.score[seat] += points
            self.money[seat] += EMPTY_COACH_MONEY
            if events is not None:
                events.append(
                    told(
                        {
                            "event": "emptied",
                            "seat": seat,
                            "coach": number,
                            "points": points,
                            "money": EMPTY_COACH_MONEY,
                        }
                    )
                )

    def settle_in(self, seat: i64, city: i64) -> None:
        """Put a pioneer of this seat on a city."""
        self.settlers[seat * self.lookup.city_count + city] += 1

    def build(self, seat: i64, line: i64, events: list[Event] | None) -> None:
        """Put a road from the supply on a line; the last one ends the game after this round (B3.2)."""
        lookup = self.lookup
        one = lookup.one_end[line]
        other = lookup.other_end[line]
        if self.owners[line] == 0:
            self.free_lines -= 1
        else:
            self.paired[one] |= BIT[other]
            self.paired[other] |= BIT[one]
        self.owners[line] |= BIT[seat]
        self.own[seat * lookup.city_count + one] |= BIT[other]
        self.own[seat * lookup.city_count + other] |= BIT[one]
        self.roads[seat] -= 1
        if self.roads[seat] == 0:
            self.ending |= ROADS_BUILT
            if events is not None:
                events.append(told({"event": "ending", "reason": "roads", "seat": seat, "round": self.round}))
