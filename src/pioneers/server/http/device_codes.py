"""A second device of the same person: a code that is short-lived, counts once, and is never kept as it is.

Codes live in memory alone, as hashes: after a restart one asks for another. Whoever has one is the person, so guessing
must be hopeless. Nobody gets more than a few tries, and all together not many: of 31⁸ codes, with all of `MOST` given
out, five minutes of tries from everywhere hit one with a chance of one in a million.
"""

from __future__ import annotations

import hashlib
import math
import secrets as chance
from collections import OrderedDict
from collections.abc import Callable

from pioneers.server.network.limits import Bucket, Buckets
from pioneers.server.wire.problems import Missing, TooMany

# Without what looks alike when somebody types it from another screen: 0 O, 1 I L.
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
LENGTH = 8
SECONDS = 300
MOST = 2_000
# Wrong codes: of one network a few at once, then one in half a minute; of all together one a second.
_TRIES, _TRIES_RATE = 5, 1 / 30
_ALL_TRIES, _ALL_RATE = 60, 1.0


class DeviceCodes:
    """The codes that were given out and not used yet. `clock` counts seconds and never goes back."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        # By the hash of the code: whose it is, and until when.
        self._codes: OrderedDict[bytes, tuple[str, float]] = OrderedDict()
        self._tries = Buckets(_TRIES, _TRIES_RATE)
        self._all_tries = Bucket(_ALL_TRIES, _ALL_RATE, clock())

    def __len__(self) -> int:
        return len(self._codes)

    def give(self, person: str) -> str:
        """A new code for somebody; the one that he had before is none any more."""
        now = self._clock()
        for known, (owner, until) in list(self._codes.items()):
            if owner == person or until <= now:
                del self._codes[known]
        while len(self._codes) >= MOST:
            self._codes.popitem(last=False)
        code = "".join(chance.choice(LETTERS) for _ in range(LENGTH))
        self._codes[_hash(code)] = person, now + SECONDS
        return code

    def take(self, code: str, network: str) -> str:
        """Whose code this is; it is used up. `Missing` if there is none, `TooMany` if there were too many tries."""
        now = self._clock()
        bucket = self._tries.of(network, now)
        wait = max(bucket.take(now), self._all_tries.take(now))
        if wait:
            raise TooMany("device-code-tries", seconds=math.ceil(wait))
        person, until = self._codes.pop(_hash(plain(code)), ("", 0.0))
        if until <= now:
            raise Missing("device-code")
        # A right one was no try.
        bucket.level += 1
        self._all_tries.level += 1
        return person


def plain(code: str) -> str:
    """A code as it was given out, however somebody types it."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


def _hash(code: str) -> bytes:
    return hashlib.sha256(b"pioneers device 1\0" + code.encode()).digest()
