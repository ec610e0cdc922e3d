"""What a state remembers of a run: the tricks that were turned over. Everybody has seen them.

No card is laid twice in a run. So the cards of earlier tricks lie at the end of `CardsState.laid`, the last one first,
where there is always room beside the trick on the table: a search makes nothing for each trick, and a copy of a state
copies no more than without them. The first card of a trick has all else of it in higher bits.
"""

from __future__ import annotations

from typing import Final

from pioneers.native import i64, vec

# What the first card of a trick tells beside itself: each in units of its own, from the lowest up. The suit to follow
# is counted from 1, with 0 for none.
LEADER: Final = 2**8
FOLLOW: Final = 2**10
TRUMP: Final = 2**14
WINNER: Final = 2**16
ENDS: Final = 2**20
CARD_MASK: Final = LEADER - 1


class PastTrick:
    """One trick as it lay when it was over."""

    def __init__(
        self, earlier: PastTrick | None, leader: i64, follow: i64, trump: i64, ends: i64, laid: vec[i64], winner: i64
    ) -> None:
        self.earlier: Final[PastTrick | None] = earlier
        # As in `CardsState`: the place that led, the suit to follow, the trump, where each place's cards end, these.
        self.leader: Final[i64] = leader
        self.follow: Final[i64] = follow
        self.trump: Final[i64] = trump
        self.ends: Final[i64] = ends
        self.laid: Final[vec[i64]] = laid
        self.winner: Final[i64] = winner


def in_order(last: PastTrick | None) -> list[PastTrick]:
    """From the first trick of the run to the last one."""
    tricks: list[PastTrick] = []
    while last is not None:
        tricks.append(last)
        last = last.earlier
    tricks.reverse()
    return tricks
