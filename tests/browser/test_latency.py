"""The answer to a move is there at once: `./run latency` has the figures, here is much room for the tests beside."""

from __future__ import annotations

import statistics

import pytest

from tests.browser.conftest import Invite
from tests.browser.driving.latency import AT_ONCE, measure

# Other tests take the processors while this one measures.
ROOM = 10


@pytest.mark.parametrize("game", ["board", "cards"])
def test_the_answer_to_a_move_is_painted_at_once(visitor: Invite, game: str) -> None:
    times = measure(visitor(), game, 12)
    assert len(times) >= 5
    assert statistics.median(times) < ROOM * AT_ONCE
