"""A small network in whole numbers: rows of a position in, the chance of every seat to win out.

Every seat goes through the same weights, and sees the others only as their mean: so it does not matter who sits where,
and the same weights serve two, three and four. Three weights lie packed in each machine integer, 21 bits apart, so that
one product serves three units; whoever makes a `Network` must have shown that no sum leaves its 21 bits
(`network_file`). The same numbers come out on every machine, compiled or not.
"""

from __future__ import annotations

from typing import Final

from pioneers.bots.evaluator import SURE
from pioneers.bots.learned.rows import LARGEST, Rows
from pioneers.native import i64, vec

# Units that share a machine integer, and how far apart they lie.
LANES: Final = 3
LANE_BITS: Final = 21
LANE_MASK: Final = (1 << LANE_BITS) - 1
# No sum of a lane may reach this.
LANE_LIMIT: Final = 1 << LANE_BITS - 1

MOST_SEATS: Final = 4
# So much more of the last sum makes a chance e times as large.
STEPS_TO_E: Final = 256
FIRST_SHARE: Final = 1 << 40
STEP_COUNT: Final = 12 * STEPS_TO_E


def falling_shares() -> list[int]:
    """A share for each step behind the best: each is e to the power of -1/256 of the one before, in whole numbers."""
    shares = [FIRST_SHARE]
    while len(shares) < STEP_COUNT:
        shares.append(shares[-1] * 996_101_369 // 1_000_000_000)
    return shares


SHARES: Final = vec[i64](falling_shares())


def packed(weights: list[int]) -> list[int]:
    """Weights three to a number; the last numbers are filled up with zeros."""
    lanes = list(weights) + [0] * (-len(weights) % LANES)
    numbers = []
    for place in range(0, len(lanes), LANES):
        number = 0
        for lane in reversed(range(LANES)):
            number = (number << LANE_BITS) + lanes[place + lane]
        numbers.append(number)
    return numbers


class Layer:
    """Units that look at the same inputs: what they start with, and a packed weight of each for each input."""

    def __init__(self, units: i64, biases: vec[i64], weights: vec[i64], shift: i64) -> None:
        self.units: Final[i64] = units
        # How many machine integers hold a number of each unit.
        self.width: Final[i64] = (units + LANES - 1) // LANES
        self.biases: Final = biases
        # Input by input.
        self.weights: Final = weights
        # What a sum is divided by, as a power of two, before it is cut to what an input may be.
        self.shift: Final[i64] = shift

    def begin(self, sums: vec[i64]) -> None:
        """The sums before any input."""
        for place in range(self.width):
            sums[place] = self.biases[place]

    def take(self, inputs: vec[i64], first: i64, count: i64, weight: i64, sums: vec[i64]) -> None:
        """Add so many inputs from the first on; their weights begin with the input of this number."""
        width = self.width
        weights = self.weights
        row: i64 = weight * width
        for place in range(first, first + count):
            number = inputs[place]
            if number != 0:
                for unit in range(width):
                    sums[unit] += number * weights[row + unit]
            row += width

    def fire(self, sums: vec[i64], outputs: vec[i64], first: i64) -> None:
        """What the units say: their sums made smaller, nothing below zero, no more than an input may be."""
        shift = self.shift
        most: i64 = LARGEST
        limit: i64 = LANE_LIMIT
        mask: i64 = LANE_MASK
        bits: i64 = LANE_BITS
        place: i64 = first
        left: i64 = self.units
        for number in range(self.width):
            packed_sums = sums[number]
            for _ in range(i64(LANES)):
                if left == 0:
                    return
                # The lowest lane as a number with a sign; what it borrowed from the next is given back.
                low: i64 = ((packed_sums + limit) & mask) - limit
                packed_sums = (packed_sums - low) >> bits
                low >>= shift
                outputs[place] = 0 if low < 0 else min(low, most)
                place += 1
                left -= 1


class Network:
    """Two layers and a last sum for each seat. `judge` may be called by one thread at a time."""

    def __init__(
        self,
        own: i64,
        common: i64,
        first: Layer,
        second: Layer,
        scale: i64,
        direct_weights: vec[i64],
        chance_weights: vec[i64],
        points_weights: vec[i64],
        points_bias: i64,
    ) -> None:
        self.own: Final[i64] = own
        self.common: Final[i64] = common
        self.first: Final = first
        self.second: Final = second
        # What the last sums are divided by: of the chances, and of the points, which come in hundredths.
        self.scale: Final[i64] = scale
        # What each number of a seat's own row adds by itself, past the layers.
        self.direct_weights: Final = direct_weights
        self.chance_weights: Final = chance_weights
        self.points_weights: Final = points_weights
        self.points_bias: Final[i64] = points_bias
        self.shared_sums: Final = vec[i64]([0] * int(first.width))
        self.sums: Final = vec[i64]([0] * int(max(first.width, second.width)))
        # What each seat's units say, then the mean of the others.
        self.hidden: Final = vec[i64]([0] * int(MOST_SEATS * first.units))
        self.whole: Final = vec[i64]([0] * int(first.units))
        self.others: Final = vec[i64]([0] * int(first.units))
        self.last: Final = vec[i64]([0] * int(second.units))
        self.logits: Final = vec[i64]([0] * MOST_SEATS)
        self.points: Final = vec[i64]([0] * MOST_SEATS)

    def judge(self, rows: Rows, chances: vec[i64]) -> None:
        """Fill in the chance of every seat, from 0 to `SURE`; `points` then holds what each is expected to end with."""
        players = rows.players
        self.look(rows)
        best: i64 = self.logits[0]
        for seat in range(players):
            best = max(best, self.logits[seat])
        total: i64 = 0
        for seat in range(players):
            behind: i64 = min(best - self.logits[seat], i64(STEP_COUNT - 1))
            share = SHARES[behind]
            chances[seat] = share
            total += share
        for seat in range(players):
            chances[seat] = chances[seat] * SURE // total

    def told(self, rows: Rows) -> list[int]:
        """The chances as a list, for who is not compiled."""
        chances = vec[i64]([0] * MOST_SEATS)
        self.judge(rows, chances)
        return [int(chances[seat]) for seat in range(rows.players)]

    def look(self, rows: Rows) -> None:
        """The last sums of every seat."""
        first = self.first
        second = self.second
        sums = self.sums
        units = first.units
        hidden = self.hidden
        whole = self.whole
        players = rows.players
        first.begin(self.shared_sums)
        first.take(rows.common, 0, self.common, 0, self.shared_sums)
        for unit in range(units):
            whole[unit] = 0
        for seat in range(players):
            for place in range(first.width):
                sums[place] = self.shared_sums[place]
            first.take(rows.own, seat * self.own, self.own, self.common, sums)
            first.fire(sums, hidden, seat * units)
            for unit in range(units):
                whole[unit] += hidden[seat * units + unit]
        for seat in range(players):
            for unit in range(units):
                self.others[unit] = (whole[unit] - hidden[seat * units + unit]) // (players - 1)
            second.begin(sums)
            second.take(hidden, seat * units, units, 0, sums)
            second.take(self.others, 0, units, units, sums)
            second.fire(sums, self.last, 0)
            chance: i64 = 0
            for place in range(self.own):
                chance += rows.own[seat * self.own + place] * self.direct_weights[place]
            points: i64 = self.points_bias
            for unit in range(second.units):
                said = self.last[unit]
                chance += said * self.chance_weights[unit]
                points += said * self.points_weights[unit]
            self.logits[seat] = chance // self.scale
            self.points[seat] = points // self.scale


LayerNumbers = tuple[int, list[int], list[int], int]


def network_of(
    shape: tuple[int, int, int],
    first: LayerNumbers,
    second: LayerNumbers,
    direct_weights: list[int],
    chance_weights: list[int],
    points_weights: list[int],
    points_bias: int,
) -> Network:
    """A network of plain lists: how many numbers a row has and what is common, the scale; then layer by layer."""
    own, common, scale = shape
    return Network(
        own,
        common,
        layer_of(first),
        layer_of(second),
        scale,
        vec[i64](direct_weights),
        vec[i64](chance_weights),
        vec[i64](points_weights),
        points_bias,
    )


def layer_of(numbers: LayerNumbers) -> Layer:
    """Units, biases, weights input by input, shift."""
    units, biases, weights, shift = numbers
    rows = [weights[begin : begin + units] for begin in range(0, len(weights), units)]
    return Layer(units, vec[i64](packed(biases)), vec[i64]([number for row in rows for number in packed(row)]), shift)
