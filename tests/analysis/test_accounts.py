"""The curve of a review, from even shares to the result."""

from __future__ import annotations

from typing import cast

import pytest

from pioneers.analysis.accounts import curve
from pioneers.analysis.shapes import Decision


def decided(move: int, seat: int, best: list[float], played: list[float]) -> Decision:
    """A decision that took two actions, as far as the curve looks at it."""
    names = {"best": ["one", "done"], "played": ["one", "done"] if best == played else ["other", "done"]}
    return cast(
        "Decision", {"move": move, "length": 2, "seat": seat, "chances": {"best": best, "played": played}, **names}
    )


def test_a_line_follows_its_own_player_wholly_and_the_others_in_part() -> None:
    points = curve([decided(3, 0, [0.6, 0.4], [0.5, 0.5])], [1.0, 0.0], 9)
    assert [(point["move"], point["cause"]) for point in points] == [
        (0, "start"),
        (3, "luck"),
        (5, "decision"),
        (9, "luck"),
    ]
    assert points[0]["chances"] == [0.5, 0.5]
    # The second player is thought to win 0.4, which moves their line half of the way, to 0.45; then all is shared out.
    assert points[1]["chances"] == pytest.approx([0.6 / 1.05, 0.45 / 1.05], abs=1e-4)
    assert points[2]["chances"] == pytest.approx([0.5 / 1.05, 0.55 / 1.05], abs=1e-4)
    assert points[3]["chances"] == [1.0, 0.0]


def test_a_best_plan_is_no_step_and_chances_are_one_together() -> None:
    points = curve([decided(0, 1, [0.1, 0.7, 0.2], [0.1, 0.7, 0.2]), decided(4, 2, [0, 0, 1], [0, 0, 1])], [0, 0, 1], 6)
    assert [point["cause"] for point in points] == ["start", "luck", "luck", "luck"]
    assert all(sum(point["chances"]) == pytest.approx(1, abs=2e-4) for point in points)
