"""A network in whole numbers: what it adds up, and what it may never depend on."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioneers.bots.evaluator import SURE
from pioneers.bots.learned.network import LANE_LIMIT, packed
from pioneers.bots.learned.network_file import Numbers, Shape
from pioneers.bots.learned.rows import LARGEST

from .networks import any_numbers, any_rows, fill, network, plain_sums, within

SHAPES = st.builds(
    Shape,
    rows=st.just("any"),
    version=st.just(1),
    own=st.integers(1, 12),
    common=st.integers(1, 8),
    first=st.integers(1, 8),
    second=st.integers(1, 7),
    first_shift=st.integers(0, 9),
    second_shift=st.integers(0, 9),
    scale=st.sampled_from([1, 16, 256]),
)
PLAYERS = st.integers(2, 4)
SEEDS = st.integers(0, 10**6)


def chances_of(shape: Shape, numbers: Numbers, common: list[int], own: list[list[int]]) -> list[int]:
    rows, _, _ = any_rows(shape, len(own), 0)
    fill(rows, common, own)
    return network(shape, numbers).told(rows)


@pytest.mark.pure
@settings(max_examples=60, deadline=None)
@given(SHAPES, PLAYERS, SEEDS)
def test_packed_sums_are_the_plain_sums(shape: Shape, players: int, seed: int) -> None:
    numbers = any_numbers(shape, seed)
    assert within(shape, numbers)
    rows, common, own = any_rows(shape, players, seed + 1)
    built = network(shape, numbers)
    built.look(rows)
    found = [(int(built.logits[seat]), int(built.points[seat])) for seat in range(players)]
    assert found == plain_sums(shape, numbers, common, own)


@settings(max_examples=40, deadline=None)
@given(SHAPES, PLAYERS, SEEDS)
def test_who_sits_where_does_not_matter(shape: Shape, players: int, seed: int) -> None:
    numbers = any_numbers(shape, seed)
    _, common, own = any_rows(shape, players, seed + 1)
    order = sorted(range(players), key=lambda seat: (seat * 7 + seed) % 5)
    chances = chances_of(shape, numbers, common, own)
    turned = chances_of(shape, numbers, common, [own[seat] for seat in order])
    assert turned == [chances[seat] for seat in order]


@settings(max_examples=40, deadline=None)
@given(SHAPES, PLAYERS, SEEDS)
def test_chances_are_shares_of_one_win(shape: Shape, players: int, seed: int) -> None:
    _, common, own = any_rows(shape, players, seed + 1)
    chances = chances_of(shape, any_numbers(shape, seed), common, own)
    assert all(0 <= chance <= SURE for chance in chances)
    assert SURE - players < sum(chances) <= SURE


def test_the_largest_sums_that_a_file_may_have_stay_in_their_lanes() -> None:
    # One unit as far up, one as far down and one as far up again as the bound allows, side by side in one number.
    shape = Shape("any", 1, 2, 1, 3, 3, 0, 0, 1)
    most = (LANE_LIMIT - 1) // LARGEST // 3
    row = [most, -most, most]
    numbers = Numbers([0, 0, 0], row * 3, [0] * 3, [1, 0, 0, 0, 1, 0, 0, 0, 1] * 2, [3, -5], [1, 2, 4], [0] * 3, 0)
    assert within(shape, numbers)
    common, own = [LARGEST], [[LARGEST, LARGEST], [-LARGEST, -LARGEST]]
    rows, _, _ = any_rows(shape, 2, 0)
    fill(rows, common, own)
    built = network(shape, numbers)
    built.look(rows)
    found = [(int(built.logits[seat]), int(built.points[seat])) for seat in range(2)]
    assert found == plain_sums(shape, numbers, common, own)


@given(st.lists(st.integers(-LANE_LIMIT + 1, LANE_LIMIT - 1), min_size=1, max_size=9))
def test_packing_keeps_every_weight(weights: list[int]) -> None:
    bits = LANE_LIMIT.bit_length()
    found = []
    for number in packed(weights):
        rest = number
        for _ in range(3):
            low = (rest + LANE_LIMIT) % (2 * LANE_LIMIT) - LANE_LIMIT
            found.append(low)
            rest = (rest - low) >> bits
        assert rest == 0
    assert found[: len(weights)] == weights
