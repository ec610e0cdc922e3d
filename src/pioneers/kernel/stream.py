"""Chance that tells nothing of other chance: a stream of random bytes for every single shuffle, made with BLAKE2b.

The bytes of a stream are BLAKE2b of the seed, a label and two numbers: that of the stream and that of the block of 64
bytes. The label names the game, the version of its rules and the purpose; the number of a stream is that of the run.
Seed and numbers have a fixed length, so no two blocks share an input.

Whoever sees what came of some blocks learns nothing of any other, unless he can tell BLAKE2b with a secret beginning
from pure chance: neither of the rest of the same stream nor of another run, whose input is another one. That is why no
generator stands between BLAKE2b and the cards: of sfc32 nobody claims as much. docs/threats.md has the whole argument.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from pioneers.kernel.chance import Chance
from pioneers.native import i64, vec

SEED_BYTES: Final = 32
BLOCK: Final = 64
BYTE: Final = 256
WORD: Final = 0xFFFFFFFF


class Stream(Chance):
    """The random numbers of one purpose. Made for it, used up and forgotten: a state keeps the seed alone."""

    def __init__(self, seed: bytes, label: bytes, number: i64) -> None:
        self.beginning: Final = seed + label
        # The number of the stream above that of its next block, each in four bytes.
        self.count: i64 = number << 32
        self.block: bytes = b""
        self.place: i64 = BLOCK

    def byte(self) -> i64:
        """The next eight random bits."""
        place: i64 = self.place
        if place == BLOCK:
            count: int = self.count
            self.block = blake2b(self.beginning + count.to_bytes(8, "big")).digest()
            self.count += 1
            place = 0
        self.place = place + 1
        return self.block[place]

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely (bound from 1 to 2**31 - 1).

        A byte is enough for a pack of cards, and one block for most shuffles of one.
        """
        if bound > BYTE:
            return self.below_by_words(bound)
        product: i64 = self.byte() * bound
        if product & (BYTE - 1) < bound:
            # Redraw the few bytes that would make the low numbers likelier (Lemire 2019).
            limit: i64 = (BYTE - bound) % bound
            while product & (BYTE - 1) < limit:
                product = self.byte() * bound
        return product >> 8

    def below_by_words(self, bound: i64) -> i64:
        """The same with 32 bits for each try."""
        mask: i64 = WORD
        limit: i64 = (mask + 1 - bound) % bound
        product: i64 = self.word() * bound
        while product & mask < limit:
            product = self.word() * bound
        return product >> 32

    def shuffle_numbers(self, numbers: vec[i64], count: i64) -> None:
        """See `Chance`. Written again because here the compiler knows what `below` is."""
        last: i64 = count - 1
        while last > 0:
            other = self.below(last + 1)
            number = numbers[last]
            numbers[last] = numbers[other]
            numbers[other] = number
            last -= 1

    def word(self) -> i64:
        """The next 32 random bits."""
        word: i64 = 0
        for _ in range(4):
            word = word << 8 | self.byte()
        return word
