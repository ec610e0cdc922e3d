"""How much one may ask: buckets of tokens for each address and each person, in bounded memory."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable

from pioneers.server.hosting.settings import LimitSettings
from pioneers.server.wire.problems import TooMany

# So many addresses or people are remembered; the one heard of longest ago is forgotten first.
MOST_KEYS = 20_000
# What a person with several tabs, and all who share an address, may do together: so many times what one alone may.
PERSON_SHARE = 2
ADDRESS_SHARE = 8
# A search that somebody waits for takes some tenths of a second beside the games: so many at once for each address, and
# then so many a second.
SEARCHES = 20
SEARCHES_A_SECOND = 0.5
# Providers give every household a network of this size: its addresses count as one.
_HOUSEHOLD = 64


class Bucket:
    """Holds up to `burst` tokens and is refilled by `rate` a second. Who finds it empty has asked too much."""

    __slots__ = ("burst", "level", "rate", "time")

    def __init__(self, burst: float, rate: float, now: float) -> None:
        self.burst = burst
        self.rate = rate
        self.level = burst
        self.time = now

    def take(self, now: float, cost: float = 1) -> float:
        """Take as many tokens as something costs: 0, or the seconds until one may ask again.

        One token must be there; the rest may be owed. So what costs more than the bucket holds is possible now and
        then, and who asked for it waits longer afterwards.
        """
        level = self.level + (now - self.time) * self.rate
        if level > self.burst:  # noqa: PLR1730 - a call of `min` would cost as much as all the rest
            level = self.burst
        self.time = now
        if level >= 1:
            self.level = level - cost
            return 0.0
        self.level = level
        return (1 - level) / self.rate


class Buckets:
    """A bucket for each key. A forgotten key begins with a full one again."""

    def __init__(self, burst: float, rate: float, most: int = MOST_KEYS) -> None:
        self.burst = burst
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, key: str, now: float) -> Bucket:
        """The bucket of a key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.most:
                self._buckets.popitem(last=False)
            bucket = self._buckets[key] = Bucket(self.burst, self.rate, now)
        else:
            self._buckets.move_to_end(key)
        return bucket


class Limits:
    """The limits of one server. `clock` counts seconds and never goes back."""

    def __init__(self, settings: LimitSettings, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._burst, self._rate = settings.message_burst, settings.messages_per_second
        requests = settings.request_burst, settings.requests_per_second
        self._requests_of_person = Buckets(*requests)
        self._requests_of_address = _shared(*requests, ADDRESS_SHARE)
        self._searches = Buckets(SEARCHES, SEARCHES_A_SECOND)
        self._messages_of_person = _shared(self._burst, self._rate, PERSON_SHARE)
        self._messages_of_address = _shared(self._burst, self._rate, ADDRESS_SHARE)

    def request(self, address: str, person: str | None, cost: float = 1) -> None:
        """Count a request, or an attempt to open a socket; `TooMany` with the seconds to wait if it is one too many."""
        now = self.clock()
        wait = self._requests_of_address.of(network_of(address), now).take(now, cost)
        if not wait and person is not None:
            wait = self._requests_of_person.of(person, now).take(now, cost)
        if wait:
            raise TooMany("server-requests", seconds=math.ceil(wait))

    def search(self, address: str) -> None:
        """Count a search in this process, beside the request that asks for it; `TooMany` if it is one too many."""
        now = self.clock()
        wait = self._searches.of(network_of(address), now).take(now)
        if wait:
            raise TooMany("server-requests", seconds=math.ceil(wait))

    def messages(self, address: str, person: str) -> MessageLimit:
        """What counts the messages of a new socket."""
        now = self.clock()
        buckets = (
            Bucket(self._burst, self._rate, now),
            self._messages_of_person.of(person, now),
            self._messages_of_address.of(network_of(address), now),
        )
        return MessageLimit(buckets, self.clock)


class MessageLimit:
    """Counts the messages of one socket: for itself, for its person and for its address."""

    __slots__ = ("_buckets", "clock")

    def __init__(self, buckets: tuple[Bucket, ...], clock: Callable[[], float]) -> None:
        self._buckets = buckets
        self.clock = clock

    def charge(self, cost: float) -> None:
        """Count what a message that was let through costs beyond the one token that it has paid."""
        for bucket in self._buckets:
            bucket.level -= cost

    def take(self) -> float:
        """Count a message: 0, or the seconds to wait if it is one too many."""
        now = self.clock()
        for bucket in self._buckets:
            wait = bucket.take(now)
            if wait:
                return wait
        return 0.0


def network_of(address: str) -> str:
    """What an address counts as: itself, or for IPv6 the network of its household. What is no address stays."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, _HOUSEHOLD), strict=False))


def _shared(burst: float, rate: float, share: int) -> Buckets:
    return Buckets(burst * share, rate * share)
