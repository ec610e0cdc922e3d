"""Reading the same field of many states at once, into rows of an array."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pioneers.kernel.state import State

Rows = NDArray[np.int64]


def single(states: Sequence[State], *fields: str) -> Rows:
    """For each state a row of these fields, which are numbers."""
    return np.array(list(map(attrgetter(*fields), states)), np.int64)


def vectors(states: Sequence[State], field: str) -> Rows:
    """For each state a row: a field that is a vector."""
    return joined(list(map(attrgetter(field), states)))


def joined(rows: list[Any]) -> Rows:
    """Vectors as rows, filled up with 0 to the length of the longest.

    The compiled engine's are memory that can be copied as it is; interpreted they are lists.
    """
    longest = max(map(len, rows))
    if min(map(len, rows)) < longest:
        rows = [[*row, *[0] * (longest - len(row))] for row in rows]
    if isinstance(rows[0], list):
        return np.array(rows, np.int64)
    return np.frombuffer(b"".join(rows), np.int64).reshape(len(rows), -1)


def bits(numbers: Rows, count: int) -> Rows:
    """Sets of numbers, each the bits of one whole number, as flags in a new last axis."""
    flags: Rows = numbers[..., None] >> np.arange(count) & 1
    return flags


def one_hot(numbers: Rows, count: int) -> Rows:
    """A flag for each possible number in a new last axis; none is set for a number that is not possible."""
    flags: Rows = (numbers[..., None] == np.arange(count)).astype(np.int64)
    return flags


def clockwise(rows: Rows, first: Rows) -> Rows:
    """Every row turned so that it begins with its own `first`; seats, places and hands lie along the second axis."""
    count = rows.shape[1]
    order = (first[:, None] + np.arange(count)) % count
    turned: Rows = rows[np.arange(len(rows))[:, None], order]
    return turned


def counted(cards: Rows, there: NDArray[np.bool_], kinds: int) -> Rows:
    """For each row how often each kind stands in it, looking only where `there` says so."""
    row, place = np.nonzero(there)
    found = np.bincount(row * kinds + cards[row, place], minlength=len(cards) * kinds)
    return found.reshape(len(cards), kinds)
