"""Our own small generator (sfc32): the same numbers on every machine and version, compiled or not.

It is no cryptographic one. Bots, imagined worlds and the games of rules 1 draw from it; later games are dealt from a
`stream`.
"""

from __future__ import annotations

from hashlib import sha256
from struct import unpack
from typing import Final

from pioneers.kernel.chance import Chance
from pioneers.native import i64, vec

MASK: Final = 0xFFFFFFFF


class Rng(Chance):
    """Four words of 32 bits: quick, for what may be foreseen by whoever knows some of its numbers."""

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.count: i64 = count

    def copy(self) -> Rng:
        """An independent generator that goes on with the same numbers."""
        return Rng(self.a, self.b, self.c, self.count)

    def word(self) -> i64:
        """The next 32 random bits."""
        mask: i64 = MASK
        total: i64 = (self.a + self.b + self.count) & mask
        self.count = (self.count + 1) & mask
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & mask
        turned: i64 = ((self.c << 21) | (self.c >> 11)) & mask
        self.c = (turned + total) & mask
        return total

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely (bound from 1 to 2**31 - 1)."""
        mask: i64 = MASK
        product: i64 = self.word() * bound
        if product & mask < bound:
            # Redraw the few words that would make the low numbers likelier (Lemire 2019).
            limit: i64 = (mask + 1 - bound) % bound
            while product & mask < limit:
                product = self.word() * bound
        return product >> 32

    def shuffle_numbers(self, numbers: vec[i64], count: i64) -> None:
        """See `Chance`. Written again because here the compiler knows what `below` is: search deals very often."""
        last: i64 = count - 1
        while last > 0:
            other = self.below(last + 1)
            number = numbers[last]
            numbers[last] = numbers[other]
            numbers[other] = number
            last -= 1

    def split(self) -> Rng:
        """An unrelated generator, made from the next words of this one."""
        return Rng(self.word(), self.word(), self.word(), 1)

    def words(self) -> list[int]:
        """The four words, to be kept in a position."""
        return [int(self.a), int(self.b), int(self.c), int(self.count)]


def seeded(seed: int, purpose: str = "game") -> Rng:
    """The generator of a seed. Different purposes get unrelated numbers from one seed."""
    digest = sha256(f"pioneers {purpose} {seed}".encode()).digest()
    return restored(list(unpack(">4I", digest[:16])))


def restored(words: list[int]) -> Rng:
    """The generator that `words` was read from."""
    return Rng(words[0], words[1], words[2], words[3])
