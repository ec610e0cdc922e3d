"""A process that dies in the middle of writing loses nothing it had acknowledged."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tests.services.postgresql import new_database
from tests.store.kills import kill

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system knows no SIGKILL")


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    seed = int.from_bytes(os.urandom(4), "big")
    acknowledged, total = kill(str(tmp_path / "pioneers.db"), times=3, tables=30, seed=seed)
    assert 0 < acknowledged <= total, f"seed {seed}"


def test_what_was_acknowledged_survives_a_kill_of_a_process_with_a_server() -> None:
    seed = int.from_bytes(os.urandom(4), "big")
    acknowledged, total = kill(new_database(), times=1, tables=30, seed=seed)
    assert 0 < acknowledged <= total, f"seed {seed}"
