"""The pace of bots: none, a moment, or as long as a calm person; never regular, never long."""

from __future__ import annotations

from typing import get_args

from hypothesis import given
from hypothesis import strategies as st

from pioneers.server.bots.pace import LONGEST, PACES, pause
from pioneers.server.wire.bodies import Pace

MOMENTS = range(200)


def test_there_is_a_pace_for_each_that_a_table_can_ask_for() -> None:
    assert set(PACES) == set(get_args(Pace))


def test_an_instant_bot_never_waits() -> None:
    assert {pause("instant", actions, version) for actions in (1, 12) for version in MOMENTS} == {0}


def test_a_calm_bot_always_takes_longer_than_a_quick_one() -> None:
    for actions in range(1, 20):
        assert all(pause("calm", actions, version) > pause("quick", actions, version) > 0 for version in MOMENTS)


def test_a_larger_decision_takes_longer_up_to_a_limit() -> None:
    for pace in ("quick", "calm"):
        for version in MOMENTS:
            waits = [pause(pace, actions, version) for actions in range(1, 60)]
            assert waits == sorted(waits)
            assert waits[0] < waits[1] < waits[2]
            assert waits[-1] == waits[-2]


def test_pauses_vary_a_little_and_are_the_same_each_time() -> None:
    waits = [pause("quick", 1, version) for version in MOMENTS]
    assert waits == [pause("quick", 1, version) for version in MOMENTS]
    assert len(set(waits)) > 20
    assert max(waits) <= 1.6 * min(waits)


def test_the_host_can_make_all_bots_faster_or_slower() -> None:
    assert pause("calm", 3, 7, 0) == 0
    assert abs(pause("calm", 3, 7, 0.5) - pause("calm", 3, 7) / 2) <= 1


@given(st.sampled_from(sorted(PACES)), st.integers(1, 1_000), st.integers(0, 2**31), st.floats(0, 10))
def test_a_pause_is_never_negative_and_never_long(pace: str, actions: int, version: int, factor: float) -> None:
    assert 0 <= pause(pace, actions, version, factor) <= LONGEST
