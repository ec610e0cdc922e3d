"""No single message or request costs the event loop more than 50 ms, whatever it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.trials.dearest import MOST, Dearest, search


def test_no_message_and_no_request_holds_the_loop_up(tmp_path: Path) -> None:
    found = search(tmp_path, 60)
    assert all(0 < dearest.cost < MOST for dearest in found)


def test_what_costs_too_much_is_noticed() -> None:
    with pytest.raises(AssertionError, match="51 ms of the loop for 'x'"):
        Dearest("message").note(51.0, "x")
