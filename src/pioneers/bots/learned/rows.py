"""What a network is shown of a position: a row of small whole numbers for each seat, and one for all."""

from __future__ import annotations

from typing import Final

from pioneers.native import i64, vec

# No number in a row is larger, below zero as little: so every sum of the network has a bound.
LARGEST: Final = 127


class Rows:
    """A position as numbers, written again and again into the same buffers."""

    def __init__(self, seats: i64, own: i64, common: i64) -> None:
        self.players: i64 = seats
        self.own_width: Final[i64] = own
        self.common_width: Final[i64] = common
        # One row after the other, by seat.
        self.own: Final[vec[i64]] = vec[i64]([0] * int(seats * own))
        self.common: Final[vec[i64]] = vec[i64]([0] * int(common))
        # Where the next number goes.
        self.at: i64 = 0
        self.common_at: i64 = 0

    def begin(self, players: i64) -> None:
        """Write from the beginning, for so many seats."""
        self.players = players
        self.at = 0
        self.common_at = 0

    def put(self, number: i64) -> None:
        """The next number of a seat's row."""
        self.own[self.at] = bounded(number)
        self.at += 1

    def put_common(self, number: i64) -> None:
        """The next number of what all seats share."""
        self.common[self.common_at] = bounded(number)
        self.common_at += 1

    def listed(self) -> list[int]:
        """All numbers: what is common, then seat by seat."""
        own = [int(self.own[place]) for place in range(self.players * self.own_width)]
        return [int(self.common[place]) for place in range(self.common_width)] + own


def bounded(number: i64) -> i64:
    """The number, or the largest or smallest that there may be."""
    most: i64 = LARGEST
    return max(-most, min(most, number))
