"""Everybody comes back at once: in small, what `python -m tests.server.trials.returning` does in large."""

from __future__ import annotations

from pathlib import Path

from tests.server.trials.returning import measure


async def test_whoever_plays_goes_on_while_others_return_to_their_tables_and_look_on(tmp_path: Path) -> None:
    outcome = await measure(tmp_path, people=60, onlookers=80)
    assert outcome.failed == 0
    assert outcome.moves
    # A bound that only a server that has gone deaf would break.
    assert outcome.share(0.5) < 5
