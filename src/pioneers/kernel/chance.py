"""What every source of random numbers can do."""

from __future__ import annotations

from typing import TypeVar

from pioneers.native import i64, vec

T = TypeVar("T")


class Chance:
    """Random numbers from somewhere: see `rng` and `stream`."""

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely (bound from 1 to 2**31 - 1)."""
        raise AssertionError(bound)

    def shuffle(self, items: list[T]) -> None:
        """Shuffle a list in place, every order equally likely."""
        last: i64 = len(items) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1

    def shuffle_numbers(self, numbers: vec[i64], count: i64) -> None:
        """Shuffle the first so many of a vector in place, every order equally likely."""
        last: i64 = count - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            number = numbers[last]
            numbers[last] = numbers[other]
            numbers[other] = number
            last -= 1
