"""The versions of a game's rules: games that began with an older one go on with it.

A game lists its editions in its `editions.py`; all other code asks an edition what holds in it and never compares
version numbers. docs/developing.md says when a new one is needed, and how it is made.
"""

from __future__ import annotations

from typing import Final

from pioneers.kernel.chance import Chance
from pioneers.kernel.rng import Rng, seeded
from pioneers.kernel.stream import SEED_BYTES, Stream
from pioneers.native import i64


class Edition:
    """One version of the rules of a game."""

    def __init__(self, game: str, rules: int, fresh_streams: bool, dealt_as: int | None = None) -> None:
        self.game: Final = game
        self.rules: Final = rules
        # Whether every shuffle has a stream of its own. If not, one generator (sfc32) runs through all of them.
        self.fresh_streams: Final = fresh_streams
        # A seed gives the same deal by all versions that name the same one here; without it, by this one alone.
        self.dealt_as: Final = dealt_as or rules
        self.label: Final = f"pioneers {game} rules {self.dealt_as} ".encode()

    def generator(self, seed: int, purpose: str = "game") -> Rng | None:
        """The one generator of a game with this seed, where there is one."""
        return None if self.fresh_streams else seeded(seed, purpose)

    def chance(self, rng: Rng | None, seed: bytes, purpose: bytes, number: i64 = 1) -> Chance:
        """Where a shuffle or a draw comes from: the generator, or a stream that nothing else is drawn from."""
        if rng is not None:
            return rng
        return Stream(seed, self.label + purpose, number)


def seed_bytes(seed: int) -> bytes:
    """A seed as streams take it."""
    return seed.to_bytes(SEED_BYTES, "big")
