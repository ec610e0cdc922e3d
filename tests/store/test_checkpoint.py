"""Working the write-ahead log into the file while others write."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from pioneers.store.checkpoint import Checkpoints, checkpoint, connected


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "pioneers.db"


@pytest.fixture
def writing(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as connection:
        connection.execute("PRAGMA journal_mode = WAL").close()
        connection.execute("PRAGMA wal_autocheckpoint = 0").close()
        connection.execute("CREATE TABLE lines (line TEXT)").close()
        yield connection


def times_begun(path: Path) -> int:
    """How often the log has begun anew: the checkpoint sequence number of its header."""
    return int.from_bytes(path.with_name(path.name + "-wal").read_bytes()[12:16], "big")


def test_under_steady_writing_the_log_begins_anew_instead_of_growing(path: Path, writing: sqlite3.Connection) -> None:
    checkpoints = Checkpoints(path, writing, pause=0.001, long=30)
    try:
        begun = times_begun(path)
        for number in count():
            if times_begun(path) > begun + 2:
                break
            assert number < 100_000, "it only grew"
            writing.execute("INSERT INTO lines VALUES (?)", ("x" * 3000,)).close()
            checkpoints.committed()
    finally:
        checkpoints.stop()
    assert writing.execute("SELECT count(*) FROM lines").fetchone() == (number,)


def test_a_checkpoint_that_is_not_possible_harms_nobody(writing: sqlite3.Connection) -> None:
    writing.execute("BEGIN IMMEDIATE")
    writing.execute("INSERT INTO lines VALUES ('x')").close()
    # Inside a transaction SQLite refuses it.
    assert checkpoint(writing) == 0
    writing.execute("COMMIT")
    assert checkpoint(writing) > 0


def test_a_file_that_cannot_be_read_now_is_tried_again_later(tmp_path: Path) -> None:
    path = tmp_path / "pioneers.db"
    path.write_text("not a database " * 1000)
    assert connected(path) is None
    path.unlink()
    found = connected(path)
    assert found is not None
    found.close()
