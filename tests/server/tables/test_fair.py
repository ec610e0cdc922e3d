"""Fair deals: what was promised before the game can be checked after it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioneers.kernel.game import SEED_LIMIT
from pioneers.server.tables.fair import commitment, fresh_seed, kept

SEEDS = st.integers(0, SEED_LIMIT - 1)
# Made once by `printf 'pioneers deal 7' | sha256sum`: old records must be checked in all time to come.
SEVEN = "314f61c026073389e87b6c1b69508d813368bb400c0fab8d61cc068d6b4976a4"


def test_the_commitment_of_a_seed_never_changes() -> None:
    assert commitment(7) == SEVEN


@settings(derandomize=True, max_examples=50)
@given(seed=SEEDS, other=SEEDS)
def test_a_promise_is_kept_by_its_seed_alone(seed: int, other: int) -> None:
    assert kept(seed, commitment(seed))
    assert kept(other, commitment(seed)) == (seed == other)


@pytest.mark.parametrize("promise", ["", "0" * 64, commitment(7)[:-1], commitment(7).upper(), "Überraschung"])
def test_what_is_no_commitment_is_not_kept(promise: str) -> None:
    assert not kept(7, promise)


def test_fresh_seeds_have_256_bits_of_chance() -> None:
    seeds = {fresh_seed() for _ in range(200)}
    assert len(seeds) == 200
    assert all(0 <= seed < SEED_LIMIT for seed in seeds)
    # Each bit is set in some of them and not in others: one that is not would show up in all but one run of 2**199.
    for bit in range(256):
        assert {seed >> bit & 1 for seed in seeds} == {0, 1}
