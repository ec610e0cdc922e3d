"""Everything at once against a server on which people play: they play on, and nothing is lost."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

from tests.server.trials.attack.honest import Honest
from tests.server.trials.attack.run import PATIENCE, Verdict, under_attack

# The machine may do other things beside: what is measured in peace and quiet is `python -m tests.server.trials.attack`.
ROOM = 10


async def test_people_play_on_under_attack_and_nothing_is_lost(tmp_path: Path) -> None:
    # Enough for the attackers' processes to start on a machine that is busy with other tests.
    verdict = await under_attack(tmp_path, seconds=9, tables=8, peace=1)
    assert verdict.unharmed, verdict.figures()
    assert verdict.p99 < PATIENCE * ROOM, verdict.figures()
    assert verdict.memory < 2 << 30, verdict.figures()
    assert sum(verdict.blows.values()) > 100, verdict.blows


def test_a_lost_move_a_failure_and_a_long_wait_are_noticed() -> None:
    def verdict(took: float = 0.01, failures: list[str] | None = None, **counts: int) -> Verdict:
        honest = Honest("", 1, Random(1), moves=[(1.0, took)] * 100)
        return Verdict(honest, Counter({"acknowledged": 1, **counts}), {}, began=0.0, failures=failures or [])

    assert verdict().good
    assert not verdict(lost=1).good
    assert not verdict(doubled=1).good
    assert not verdict(acknowledged=0).good
    assert not verdict(failures=["the server ended with 1"]).good
    assert not verdict(took=0.3).good
