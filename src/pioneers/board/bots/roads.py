"""Where a road would do good: at first sight, for the network and against the others."""

from __future__ import annotations

from typing import Final

from pioneers.board.bots.heuristics import IN_NETWORK, Heuristics
from pioneers.board.bots.measures import WHOLE, early
from pioneers.board.bots.network import BLANK, FAR, roaded
from pioneers.board.equipment.lookup import BIT
from pioneers.kernel.bits import lowest
from pioneers.native import i64, vec

# Lines that are looked at more closely.
SHORT_LIST: Final = 8
NO_LINE: Final = -1
LINES: Final = vec[i64]([NO_LINE] * SHORT_LIST)


class RoadPlan:
    """The value of every space for a seat's network, were it joined, and from that of every line."""

    def __init__(self, sight: Heuristics) -> None:
        self.sight: Final = sight
        lookup = sight.state.lookup
        self.one_end: Final = lookup.one_end
        self.other_end: Final = lookup.other_end
        self.distance: Final = sight.network.distance
        self.stagecoach: Final[i64] = sight.state.stagecoach
        self.at_stagecoach: Final[i64] = sight.measures.at_stagecoach
        self.first_road: Final[i64] = IN_NETWORK if sight.network.pioneers == 0 else 0
        # What a space brings by itself, and with what lies behind it.
        self.lure: Final[vec[i64]] = BLANK[:]
        self.reach: Final[vec[i64]] = BLANK[:]
        self.fill()

    def fill(self) -> None:
        """From the farthest spaces inwards."""
        sight = self.sight
        state = sight.state
        lookup = state.lookup
        network = sight.network
        measures = sight.measures
        row: i64 = sight.seat * lookup.city_count
        matching = state.matching(sight.seat)
        # What is not there yet counts the less, the fewer turns are left.
        match: i64 = measures.lure_of_match * early(sight.turns) // WHOLE
        tile: i64 = measures.lure_of_tile * early(sight.turns) // WHOLE
        for city in range(lookup.city_count):
            # Behind foreign roads, where only a sergeant gets.
            self.reach[city] = state.settlers[row + city] * IN_NETWORK
        away: i64 = FAR - 1
        while away >= 1:
            left = network.layers[away]
            ahead: i64 = network.layers[away + 1] if away + 1 < FAR else 0
            while left != 0:
                bit: i64 = left & -left
                left ^= bit
                city = lowest(bit)
                value: i64 = state.settlers[row + city] * IN_NETWORK
                if matching & bit:
                    value += match
                elif state.tiled & bit:
                    value += tile
                self.lure[city] = value
                behind: i64 = 0
                near: i64 = lookup.neighbours[city] & ahead & ~roaded(state, city)
                while near != 0:
                    next_bit: i64 = near & -near
                    near ^= next_bit
                    behind = max(behind, self.reach[lowest(next_bit)])
                self.reach[city] = value + behind // 2
            away -= 1

    def value(self, line: i64) -> i64:
        """A road on this line."""
        one = self.one_end[line]
        other = self.other_end[line]
        value: i64 = 0
        if one == self.stagecoach or other == self.stagecoach:
            value = self.at_stagecoach
        near = self.distance[one]
        far = self.distance[other]
        if near > far:
            near, far = far, near
            other = one
        if far > near:
            if near == 0:
                # The first road makes the network, so the pioneers on its first space count too.
                return value + self.reach[other] + self.first_road
            value += self.reach[other] // (1 + near * 2)
        return value

    def pair_value(self, first: i64, second: i64) -> i64:
        """Two roads; where one continues the other, what lies behind both counts in full."""
        sight = self.sight
        lookup = sight.state.lookup
        distance = sight.network.distance
        total: i64 = self.value(first) + self.value(second)
        middle: i64 = NO_LINE
        if lookup.one_end[first] == lookup.one_end[second] or lookup.one_end[first] == lookup.other_end[second]:
            middle = lookup.one_end[first]
        elif lookup.other_end[first] == lookup.one_end[second] or lookup.other_end[first] == lookup.other_end[second]:
            middle = lookup.other_end[first]
        if middle == NO_LINE or distance[middle] != 1:
            return total
        far: i64 = farther(lookup.one_end[first], lookup.other_end[first], middle)
        farthest: i64 = farther(lookup.one_end[second], lookup.other_end[second], middle)
        if distance[far] > distance[farthest]:
            farthest = far
        if distance[farthest] != 2:
            return total
        return self.lure[middle] + self.reach[farthest]

    def best_lines(self, beside: bool) -> vec[i64]:
        """The short list of legal lines, best first; with `beside` also those with one foreign road (B8.2)."""
        state = self.sight.state
        in_play = state.lookup.line_in_play
        owners = state.owners
        seat_bit = BIT[self.sight.seat]
        lines = LINES[:]
        values = LINES[:]
        last: i64 = SHORT_LIST - 1
        for line in range(state.lookup.line_count):
            builders = owners[line]
            if builders != 0 and (not beside or builders & seat_bit != 0 or builders & (builders - 1) != 0):
                continue
            if not in_play[line]:
                continue
            value = self.value(line)
            if lines[last] != NO_LINE and values[last] >= value:
                continue
            place = last
            while place > 0 and (lines[place - 1] == NO_LINE or values[place - 1] < value):
                lines[place] = lines[place - 1]
                values[place] = values[place - 1]
                place -= 1
            lines[place] = line
            values[place] = value
        return lines


def farther(one: i64, other: i64, middle: i64) -> i64:
    """The end of a line that is not in the middle."""
    return other if one == middle else one
