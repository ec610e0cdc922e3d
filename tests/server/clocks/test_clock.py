"""The clocks: what passes is taken, what is earned is given, and nothing else changes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioneers.server.clocks.clock import DAY, LEAST, SECOND, Clock
from pioneers.server.wire.parts import ClockSetting
from pioneers.store.arrangement import KeptClocks

PLAYERS = 3
KINDS = ("none", "move", "reserve", "days")
START = 1_700_000_000_000


def reserve(seconds: int = 60, increment: int = 5) -> Clock:
    return Clock(ClockSetting(kind="reserve", seconds=seconds, increment=increment), PLAYERS)


def for_each_move(seconds: int = 60) -> Clock:
    return Clock(ClockSetting(kind="move", seconds=seconds), PLAYERS)


# ── One fact each ────────────────────────────────────────────────────────────────────────────────────────


def test_without_a_clock_nobody_is_ever_late() -> None:
    clock = Clock(ClockSetting(), PLAYERS)
    clock.switch(1, START)
    assert clock.running == 1
    assert clock.deadline() is None
    clock.switch(2, START + DAY, moved=1)
    assert clock.state(START + 2 * DAY).left == [0, 0, 0]


def test_the_time_of_one_seat_runs_and_its_deadline_is_known() -> None:
    clock = for_each_move(60)
    assert clock.deadline() is None
    clock.switch(1, START)
    assert clock.deadline() == START + 60 * SECOND
    assert clock.state(START + 12 * SECOND).left == [60 * SECOND, 48 * SECOND, 60 * SECOND]
    assert clock.state(START + 12 * SECOND).running == 1
    assert clock.left(1, START + 61 * SECOND) == 0


@pytest.mark.parametrize(("kind", "whole"), [("move", 60 * SECOND), ("days", 2 * DAY)])
def test_every_move_begins_with_all_of_its_time(kind: Literal["move", "days"], whole: int) -> None:
    clock = Clock(ClockSetting(kind=kind, seconds=60, days=2), PLAYERS)
    clock.switch(0, START)
    clock.switch(1, START + 50 * SECOND, moved=0)
    assert clock.state(START + 50 * SECOND).left == [whole, whole, whole]
    clock.switch(0, START + 55 * SECOND, moved=1)
    assert clock.deadline() == START + 55 * SECOND + whole


def test_a_reserve_lasts_for_the_game_and_grows_with_each_move() -> None:
    clock = reserve(60, 5)
    clock.switch(0, START)
    clock.switch(1, START + 20 * SECOND, moved=0)
    clock.switch(0, START + 30 * SECOND, moved=1)
    assert clock.state(START + 30 * SECOND).left == [45 * SECOND, 55 * SECOND, 60 * SECOND]
    assert clock.deadline() == START + 75 * SECOND


def test_a_move_in_many_parts_earns_one_increment() -> None:
    clock = reserve(60, 5)
    clock.switch(0, START)
    for second in range(1, 11):
        clock.switch(0, START + second * SECOND, moved=0)
    assert clock.left(0, START + 10 * SECOND) == 50 * SECOND
    clock.switch(1, START + 10 * SECOND)
    assert clock.left(0, START + 10 * SECOND) == 55 * SECOND


@pytest.mark.parametrize("clock", [reserve(), for_each_move()])
def test_taking_back_and_playing_again_gives_no_time(clock: Clock) -> None:
    clock.switch(0, START)
    for second in range(1, 41, 2):
        clock.switch(0, START + second * SECOND, moved=0)
        clock.switch(0, START + (second + 1) * SECOND)
    assert clock.left(0, START + 40 * SECOND) == 20 * SECOND


def test_a_move_that_cannot_be_taken_back_is_over_even_if_the_seat_goes_on() -> None:
    clock = reserve(60, 5)
    clock.switch(0, START)
    clock.switch(0, START + 10 * SECOND, moved=0, final=True)
    assert clock.left(0, START + 10 * SECOND) == 55 * SECOND
    each = for_each_move(60)
    each.switch(0, START)
    each.switch(0, START + 10 * SECOND, moved=0, final=True)
    assert each.deadline() == START + 70 * SECOND


def test_who_ends_his_turn_and_begins_the_next_one_earns_the_increment_once() -> None:
    clock = reserve(60, 5)
    clock.switch(0, START)
    clock.switch(0, START, final=True)
    clock.switch(0, START, moved=0)
    clock.switch(0, START, final=True)
    clock.switch(0, START, final=True)
    assert clock.left(0, START) == 65 * SECOND


def test_who_only_looks_on_as_things_become_final_gains_no_time() -> None:
    clock = for_each_move(60)
    clock.switch(0, START)
    clock.switch(0, START + 10 * SECOND, final=True)
    assert clock.deadline() == START + 60 * SECOND


def test_moves_of_bots_touch_no_clock() -> None:
    clock = reserve()
    clock.switch(None, START)
    clock.switch(None, START + SECOND, moved=2, final=True)
    clock.switch(1, START + 9 * SECOND, moved=2, final=True)
    assert clock.state(START + 9 * SECOND).left == [60 * SECOND] * 3


def test_who_does_nothing_earns_nothing() -> None:
    clock = reserve(60, 5)
    clock.switch(0, START)
    clock.switch(1, START, moved=0)
    clock.switch(None, START + 20 * SECOND)
    assert clock.left(1, START + 20 * SECOND) == 40 * SECOND
    clock.switch(None, START + 22 * SECOND, moved=1)
    assert clock.left(1, START + 22 * SECOND) == 40 * SECOND


def test_who_is_called_out_earns_nothing_though_he_has_played() -> None:
    clock = reserve(60, 5)
    clock.switch(0, START)
    clock.switch(0, START + 20 * SECOND, moved=0)
    clock.switch(None, START + 60 * SECOND)
    clock.switch(None, START + 62 * SECOND, moved=0)
    assert clock.left(0, START + 62 * SECOND) == 0


def test_a_move_in_the_last_moment_counts() -> None:
    clock = reserve(60, 5)
    clock.switch(0, START)
    clock.switch(1, START + 60 * SECOND, moved=0)
    assert clock.left(0, START + 60 * SECOND) == 5 * SECOND


def test_who_is_back_after_his_time_was_out_has_all_of_it_for_a_move() -> None:
    clock = for_each_move(60)
    clock.switch(0, START)
    clock.switch(None, START + 60 * SECOND)
    assert clock.left(0, START + 60 * SECOND) == 0
    clock.switch(None, START + 62 * SECOND, moved=0)
    clock.switch(0, START + 90 * SECOND)
    assert clock.deadline() == START + 150 * SECOND
    # He may also be back just as the bot has played for him and it is his turn again.
    clock.switch(None, START + 150 * SECOND)
    clock.switch(0, START + 155 * SECOND, moved=0)
    assert clock.deadline() == START + 215 * SECOND


@pytest.mark.parametrize("clock", [reserve(), for_each_move()])
def test_who_leaves_and_is_back_before_the_bot_has_played_goes_on_with_what_he_had_left(clock: Clock) -> None:
    clock.switch(0, START)
    clock.switch(0, START + 5 * SECOND, moved=0)
    for second in (10, 20, 30):
        clock.switch(None, START + second * SECOND)
        clock.switch(0, START + (second + 1) * SECOND)
    # Three of the forty seconds belonged to the bot.
    assert clock.left(0, START + 40 * SECOND) == 23 * SECOND
    clock.switch(None, START + 63 * SECOND)
    clock.switch(0, START + 64 * SECOND)
    assert clock.deadline() == START + 64 * SECOND


def test_who_has_played_and_leaves_earns_the_increment_when_the_game_goes_on() -> None:
    clock = reserve(60, 5)
    clock.switch(0, START)
    clock.switch(0, START + 5 * SECOND, moved=0)
    clock.switch(None, START + 10 * SECOND)
    assert clock.left(0, START + 10 * SECOND) == 50 * SECOND
    clock.switch(0, START + 20 * SECOND, moved=2)
    assert clock.left(0, START + 20 * SECOND) == 55 * SECOND


@pytest.mark.parametrize(("increment", "given_then"), [(0, LEAST), (3, LEAST), (30, 30 * SECOND)])
def test_who_is_back_with_an_empty_reserve_gets_enough_for_each_move(increment: int, given_then: int) -> None:
    clock = reserve(60, increment)
    clock.switch(0, START)
    clock.switch(None, START + 60 * SECOND)
    clock.switch(None, START + 62 * SECOND, moved=0)
    for hour in range(1, 4):
        begun = START + hour * 3600 * SECOND
        clock.switch(0, begun)
        assert clock.left(0, begun) >= given_then
        # He uses all that he has, and plays in his last moment.
        clock.switch(None, begun + clock.left(0, begun), moved=0)
        assert clock.left(0, begun + DAY) == increment * SECOND


def test_a_small_reserve_is_not_filled_up_before_it_was_empty() -> None:
    clock = reserve(60, 1)
    clock.switch(0, START)
    clock.switch(1, START + 58 * SECOND, moved=0)
    clock.switch(0, START + 59 * SECOND, moved=1)
    assert clock.left(0, START + 59 * SECOND) == 3 * SECOND


def test_time_while_the_server_is_down_does_not_count() -> None:
    clock = reserve(60, 5)
    clock.switch(0, START)
    clock.switch(1, START + 10 * SECOND, moved=0)
    clock.stop(START + 30 * SECOND)
    assert (clock.running, clock.deadline()) == (None, None)
    again = reserve(60, 5)
    again.load(clock.dump())
    assert again.state(START + DAY) == clock.state(START + DAY)
    again.switch(1, START + DAY)
    assert again.deadline() == START + DAY + 40 * SECOND


def test_a_move_that_was_begun_before_a_restart_goes_on_with_what_was_left_of_its_time() -> None:
    clock = for_each_move(60)
    clock.switch(0, START)
    clock.switch(0, START + 25 * SECOND, moved=0)
    again = for_each_move(60)
    again.load(clock.dump())
    again.switch(0, START + DAY)
    assert again.deadline() == START + DAY + 35 * SECOND


def test_a_clock_that_is_set_back_takes_no_time() -> None:
    clock = reserve(60, 5)
    clock.switch(0, START)
    clock.switch(1, START - DAY, moved=0)
    assert clock.state(START - DAY).left == [65 * SECOND, 60 * SECOND, 60 * SECOND]


# ── At any moment of any game ────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Deed:
    """Time passes, then the clock is switched, or stopped (`to` is "stop")."""

    passed: int
    to: int | Literal["stop"] | None
    moved: bool
    final: bool
    bot: int


SETTINGS = st.builds(
    ClockSetting,
    kind=st.sampled_from(KINDS),
    seconds=st.integers(5, 120),
    increment=st.integers(0, 20),
    days=st.integers(1, 2),
)
DEEDS = st.lists(
    st.builds(
        Deed,
        passed=st.one_of(st.integers(0, 30 * SECOND), st.integers(0, DAY)),
        to=st.sampled_from([0, 1, 2, 0, 1, 2, None, "stop"]),
        moved=st.booleans(),
        final=st.booleans(),
        bot=st.integers(0, PLAYERS - 1),
    ),
    max_size=40,
)


def do(clock: Clock, deed: Deed, now: int) -> None:
    if deed.to == "stop":
        clock.stop(now)
    else:
        # While nobody's time runs, bots play.
        mover = deed.bot if clock.running is None else clock.running
        clock.switch(deed.to, now, moved=mover if deed.moved else None, final=deed.final)


@given(SETTINGS, DEEDS)
def test_time_is_never_negative_and_only_that_of_the_running_seat_goes_down(
    setting: ClockSetting, deeds: list[Deed]
) -> None:
    clock = Clock(setting, PLAYERS)
    now = START
    for deed in deeds:
        before = clock.state(now)
        now += deed.passed
        after = clock.state(now)
        assert min(after.left) >= 0
        for seat in range(PLAYERS):
            taken = min(deed.passed, before.left[seat]) if seat == before.running else 0
            assert after.left[seat] == before.left[seat] - taken
        deadline = clock.deadline()
        if deadline is not None:
            assert before.running is not None
            assert (now >= deadline) == (after.left[before.running] == 0)
        do(clock, deed, now)


@given(SETTINGS, DEEDS)
def test_time_grows_only_where_a_move_ends_or_begins_and_by_no_more_than_is_due(
    setting: ClockSetting, deeds: list[Deed]
) -> None:
    clock = Clock(setting, PLAYERS)
    now = START
    was_out: set[int] = set()
    for deed in deeds:
        now += deed.passed
        before = clock.state(now)
        in_a_move = clock._seat
        was_out |= {seat for seat in range(PLAYERS) if before.left[seat] == 0}
        do(clock, deed, now)
        after = clock.state(now)
        for seat in range(PLAYERS):
            grown = after.left[seat] - before.left[seat]
            assert grown >= 0
            if setting.kind in ("move", "days"):
                assert grown == 0 or after.left[seat] == clock.whole
            elif grown and seat == after.running and seat in was_out:
                assert after.left[seat] <= before.left[seat] + clock.increment + max(LEAST, clock.increment)
            elif grown:
                assert seat == in_a_move
                assert grown == clock.increment


@given(st.integers(5, 600), st.integers(0, 60), st.lists(st.integers(0, 90 * SECOND), max_size=40))
def test_what_is_left_is_what_was_given_less_what_passed(seconds: int, increment: int, moves: list[int]) -> None:
    clock = reserve(seconds, increment)
    given_to = [seconds * SECOND] * PLAYERS
    taken = [0] * PLAYERS
    now = START
    clock.switch(0, now)
    for number, passed in enumerate(moves):
        seat = number % PLAYERS
        if passed >= clock.left(seat, now):
            break
        now += passed
        taken[seat] += passed
        clock.switch((number + 1) % PLAYERS, now, moved=seat)
        given_to[seat] += increment * SECOND
    assert clock.state(now).left == [given_to[seat] - taken[seat] for seat in range(PLAYERS)]


@given(SETTINGS, DEEDS, DEEDS)
def test_a_clock_from_a_log_goes_on_like_the_one_that_was_kept(
    setting: ClockSetting, deeds: list[Deed], further: list[Deed]
) -> None:
    clock = Clock(setting, PLAYERS)
    now = START
    for deed in deeds:
        now += deed.passed
        do(clock, deed, now)
    clock.stop(now)
    # Through JSON, as the log keeps it.
    kept = msgspec.json.decode(msgspec.json.encode(clock.dump()), type=KeptClocks)
    again = Clock(setting, PLAYERS)
    again.load(kept)
    assert again.dump() == clock.dump()
    for deed in further:
        now += deed.passed
        do(clock, deed, now)
        do(again, deed, now + DAY)
        assert again.state(now + DAY) == clock.state(now)
