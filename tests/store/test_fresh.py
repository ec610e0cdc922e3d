"""What killed processes left half written is removed, and nothing else."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pioneers.store.backup import back_up
from pioneers.store.sql.fresh import fresh_file, remove_leftovers
from pioneers.store.sqlite import SqliteStore
from tests.store.examples import header

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="who is gone cannot be asked there")


def gone() -> int:
    """The number of a process that has ended."""
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
    return process.pid


def left_by(process: int) -> list[str]:
    return [
        f"server.db.{process}.new",
        f"server.db.{process}.new-journal",
        f"server.db.{process}-0123abcd.new",
        f"server.db.secret.{process}-0123abcd.new",
        f"server.db.address.{process}-0123abcd.new",
        f"pioneers-2026-05-04-093000.db.{process}.new",
    ]


def test_what_a_killed_process_left_is_removed_and_nothing_else(tmp_path: Path) -> None:
    parent = os.getppid()
    others = ["server.db", "server.db.secret", "server.db.new", "server.db.2026", "notes.1.new", *left_by(parent)]
    for name in [*others, *left_by(gone()), *left_by(os.getpid())]:
        (tmp_path / name).write_text("seeds")
    with fresh_file(tmp_path / "server.db") as mine:
        mine.write_text("seeds")
        removed = remove_leftovers(tmp_path / "server.db")
        assert len(removed) == 12
        assert sorted(path.name for path in tmp_path.iterdir()) == sorted([*others, mine.name])
    assert not mine.exists()


def test_a_start_and_a_backup_tidy_up(tmp_path: Path) -> None:
    async def opened() -> None:
        async with await SqliteStore.open(tmp_path / "server.db") as store:
            if await store.tables.find("t") is None:
                await store.tables.create(header("t"))

    asyncio.run(opened())
    left = tmp_path / f"server.db.{gone()}.new"
    left.write_text("seeds")
    asyncio.run(opened())
    assert not left.exists()
    folder = tmp_path / "backups"
    folder.mkdir()
    earlier = folder / f"pioneers-2026-05-04-093000.db.{gone()}.new"
    earlier.write_text("seeds")
    back_up(tmp_path / "server.db", folder / "pioneers-2026-05-05-093000.db")
    assert [path.name for path in folder.iterdir()] == ["pioneers-2026-05-05-093000.db"]
