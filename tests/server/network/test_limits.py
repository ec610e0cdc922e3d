"""Limits: what is too much, for whom, and for how long. No test waits: the clock is told what time it is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioneers.server.hosting.settings import LimitSettings
from pioneers.server.network.limits import ADDRESS_SHARE, PERSON_SHARE, Bucket, Buckets, Limits, network_of
from pioneers.server.wire.problems import TooMany
from tests.server.network.door import Clock

HOME = "192.0.2.1"


def taken(limits: Limits, address: str, person: str | None, times: int) -> int:
    """How many of so many requests are allowed."""
    allowed = 0
    for _ in range(times):
        try:
            limits.request(address, person)
        except TooMany:
            continue
        allowed += 1
    return allowed


def test_a_bucket_gives_its_burst_at_once_and_then_so_many_a_second() -> None:
    bucket = Bucket(burst=3, rate=2, now=0)
    assert [bucket.take(0) for _ in range(4)] == [0, 0, 0, 0.5]
    assert bucket.take(0.25) == 0.25
    assert bucket.take(0.5) == 0
    assert [bucket.take(1000) for _ in range(4)] == [0, 0, 0, 0.5]


@given(st.lists(st.floats(0, 5), max_size=100), st.integers(1, 10), st.floats(0.5, 20))
def test_no_one_ever_gets_more_than_the_burst_and_the_rate_allow(pauses: list[float], burst: int, rate: float) -> None:
    bucket = Bucket(burst, rate, 0)
    now, allowed = 0.0, 0
    for pause in pauses:
        now += pause
        wait = bucket.take(now)
        allowed += not wait
        assert allowed <= burst + now * rate + 1e-6
        # Who waits as long as he was told is let through.
        if wait:
            now += wait + 1e-9
            assert bucket.take(now) == 0
            allowed += 1


def test_the_key_heard_of_longest_ago_is_forgotten_first() -> None:
    buckets = Buckets(burst=1, rate=1, most=3)
    for key in ("a", "b", "c", "a", "d"):
        buckets.of(key, 0).take(0)
        assert len(buckets) <= 3
    # `a` was heard of again and is remembered, `b` begins anew.
    assert buckets.of("a", 0).take(0) > 0
    assert buckets.of("b", 0).take(0) == 0


def test_many_strangers_do_not_fill_the_memory() -> None:
    buckets = Buckets(burst=1, rate=1, most=100)
    for number in range(10_000):
        buckets.of(str(number), 0)
    assert len(buckets) == 100


def test_a_person_has_his_limit_wherever_he_is() -> None:
    limits = Limits(LimitSettings(request_burst=5), Clock())
    assert taken(limits, HOME, "ada", 3) == 3
    assert taken(limits, "198.51.100.7", "ada", 9) == 2
    assert taken(limits, HOME, "bea", 9) == 5


def test_an_address_has_its_limit_whoever_is_there() -> None:
    limits = Limits(LimitSettings(request_burst=5), Clock())
    assert sum(taken(limits, HOME, f"person {number}", 1) for number in range(100)) == 5 * ADDRESS_SHARE
    assert taken(limits, HOME, None, 3) == 0
    assert taken(limits, "198.51.100.7", None, 3) == 3


def test_one_who_asked_too_much_is_told_how_long_to_wait() -> None:
    clock = Clock()
    limits = Limits(LimitSettings(request_burst=1, requests_per_second=0.1), clock)
    limits.request(HOME, "ada")
    with pytest.raises(TooMany) as error:
        limits.request(HOME, "ada")
    assert error.value.key == "server-requests"
    assert error.value.figures == {"seconds": 10}
    clock.now += 10
    limits.request(HOME, "ada")


def test_messages_count_for_the_socket_the_person_and_the_address() -> None:
    limits = Limits(LimitSettings(message_burst=10), Clock())

    def said(person: str) -> int:
        socket = limits.messages(HOME, person)
        return sum(not socket.take() for _ in range(1000))

    assert [said("ada") for _ in range(PERSON_SHARE + 1)] == [10] * PERSON_SHARE + [0]
    assert sum(said(f"person {number}") for number in range(100)) == 10 * (ADDRESS_SHARE - PERSON_SHARE)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::1", True),
        ("local", "local", True),
        ("local", "", False),
    ],
)
def test_addresses_count_as_one_if_they_are_of_one_household(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) == same
    assert network_of(network_of(one)) == network_of(one)
