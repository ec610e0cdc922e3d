"""Sets as the bits of one number: cities of a board, cards of a hand."""

from __future__ import annotations

from typing import Final

from pioneers.native import POSITIONS, i64, vec

_POSITION: Final[vec[i64]] = vec[i64](POSITIONS)


def lowest(bits: i64) -> i64:
    """The number of the lowest bit that is set; of a single bit, its own. At least one must be set.

    Machine integers have no such instruction in mypyc: the remainder modulo 67 tells all powers of two apart.
    """
    return _POSITION[(bits & -bits) % 67]
