"""What a state remembers of a run: the tricks that were turned over. Everybody has seen them."""

from __future__ import annotations

from typing import Final

from pioneers.native import i64, vec


class PastTrick:
    """One trick as it lay when it was over. It never changes, so that copies of a state share the whole row of them."""

    def __init__(
        self, earlier: PastTrick | None, leader: i64, follow: i64, trump: i64, ends: i64, laid: vec[i64], winner: i64
    ) -> None:
        self.earlier: Final[PastTrick | None] = earlier
        # As in `CardsState`: the place that led, the suit to follow, the trump, where each place's cards end, the cards.
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
