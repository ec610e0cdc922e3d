"""A second device of the same person: a code that is short-lived, counts once, and is never kept as it is.

Codes are notes of the bus, as hashes: any process takes what another gave, and after a restart one asks for another.
Whoever has one is the person, so guessing must be hopeless. Nobody gets more than a few tries, and all together not
many: of 31⁸ codes, with 2,000 given out, five minutes of tries from everywhere hit one with a chance of one in a
million for each process, for each counts its own tries.
"""

from __future__ import annotations

import hashlib
import math
import secrets as chance
from collections.abc import Callable

from pioneers.bus.interface import Notes
from pioneers.server.network.limits import Bucket, Buckets
from pioneers.server.wire.problems import Missing, TooMany

# Without what looks alike when somebody types it from another screen: 0 O, 1 I L.
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
LENGTH = 8
SECONDS = 300
# Wrong codes: of one network a few at once, then one in half a minute; of all together one a second.
_TRIES, _TRIES_RATE = 5, 1 / 30
_ALL_TRIES, _ALL_RATE = 60, 1.0


class DeviceCodes:
    """The codes that were given out and not used yet. `clock` counts seconds and never goes back."""

    def __init__(self, notes: Notes, clock: Callable[[], float]) -> None:
        self._clock = clock
        # Whose a code is, by its hash; and which one somebody has.
        self._notes = notes
        self._tries = Buckets(_TRIES, _TRIES_RATE)
        self._all_tries = Bucket(_ALL_TRIES, _ALL_RATE, clock())

    async def give(self, person: str) -> str:
        """A new code for somebody; the one that he had before is none any more."""
        earlier = await self._notes.take(_of(person))
        if earlier is not None:
            await self._notes.take(earlier.decode())
        code = "".join(chance.choice(LETTERS) for _ in range(LENGTH))
        await self._notes.put(_hash(code), person.encode(), SECONDS * 1000)
        await self._notes.put(_of(person), _hash(code).encode(), SECONDS * 1000)
        return code

    async def take(self, code: str, network: str) -> str:
        """Whose code this is; it is used up. `Missing` if there is none, `TooMany` if there were too many tries."""
        now = self._clock()
        bucket = self._tries.of(network, now)
        wait = max(bucket.take(now), self._all_tries.take(now))
        if wait:
            raise TooMany("device-code-tries", seconds=math.ceil(wait))
        person = await self._notes.take(_hash(plain(code)))
        if person is None:
            raise Missing("device-code")
        # A right one was no try.
        bucket.level += 1
        self._all_tries.level += 1
        return person.decode()


def plain(code: str) -> str:
    """A code as it was given out, however somebody types it."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


def _hash(code: str) -> str:
    return "device " + hashlib.sha256(b"pioneers device 1\0" + code.encode()).hexdigest()


def _of(person: str) -> str:
    return f"device of {person}"
