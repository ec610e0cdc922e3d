"""Disks that lose power, fail or are full: nothing acknowledged is lost, and nobody sees a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.store.disk import Disk, shim
from tests.store.faults import KINDS, REFUSED, fail

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the disk that fails is made for Linux")


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_acknowledged_survives(tmp_path: Path, kind: str) -> None:
    seed = int.from_bytes(os.urandom(4), "big")
    counts = fail(tmp_path, times=2 if kind == "power" else 1, tables=6, seed=seed, kinds=(kind,))
    assert counts["acknowledged"] <= counts["entries"], f"seed {seed}"


def test_a_store_that_does_not_sync_is_found_out(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"lost|damaged|broken|a gap"):
        fail(tmp_path, times=10, tables=6, seed=1, kinds=("power",), careless=True)


@pytest.mark.parametrize("after", [0, 1, 3, 9])
def test_a_store_on_a_full_disk_says_so_when_it_is_opened(tmp_path: Path, after: int) -> None:
    place = tmp_path / "disk"
    place.mkdir()
    disk = Disk(shim(tmp_path), place)
    command = [sys.executable, "-m", "tests.store.faults", "--child", str(place / "pioneers.db")]
    run = subprocess.run(  # noqa: S603 - our own program
        command, env=disk.environment("full", after, 10**9), capture_output=True, text=True, check=False
    )
    # Where a file could not be made SQLite does not tell why, only that it cannot be opened.
    assert run.returncode == REFUSED, run.stderr
    assert run.stdout in ("refused store-full\n", "refused store-unreachable\n")


@pytest.mark.parametrize("after", [0, 2, 5, 40])
def test_a_server_on_a_full_disk_ends_with_a_sentence(tmp_path: Path, after: int) -> None:
    place = tmp_path / "disk"
    place.mkdir()
    disk = Disk(shim(tmp_path), place)
    command = [sys.executable, "-m", "pioneers", "serve", "--database", str(place / "server.db"), "--port", "0"]
    environment = {**disk.environment("full", after, 10**9), "LANG": "C.UTF-8", "PIONEERS_BOTS_WORKERS": "1"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)  # noqa: S603 - our own program
    assert run.returncode == 2, run.stderr
    assert "Traceback" not in run.stderr
    (line,) = run.stderr.splitlines()
    assert "is full: nothing was saved. Make room, then try again." in line or "SQLITE_CANTOPEN" in line
