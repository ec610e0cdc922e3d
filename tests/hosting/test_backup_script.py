"""The script of the backups, with programs in the place of PostgreSQL's that do what a test says."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "hosting" / "backup.sh"
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it runs in a container of Linux")

DUMP = '#!/bin/sh\nfor last; do :; done\necho content > "${last#--file=}"\ntest ! -e "$BACKUP_FOLDER/full"\n'
READ = '#!/bin/sh\ntest ! -e "$BACKUP_FOLDER/broken"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "backups"
    made.mkdir()
    for name, text in (("pg_dump", DUMP), ("pg_restore", READ)):
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    return made


@pytest.fixture
def start(folder: Path) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    begun: list[subprocess.Popen[str]] = []

    def start(**more: str) -> subprocess.Popen[str]:
        shell = shutil.which("sh")
        assert shell is not None
        path = f"{folder.parent}{os.pathsep}{os.environ['PATH']}"
        environment = {"PATH": path, "BACKUP_FOLDER": str(folder), "BACKUP_KEEP": "3", "BACKUP_AGAIN": "1", **more}
        begun.append(
            subprocess.Popen(  # noqa: S603 - ours
                [shell, str(SCRIPT)],
                env=environment,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
                start_new_session=True,
            )
        )
        return begun[-1]

    yield start
    for process in begun:
        # With what it waits for.
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def until(true: Callable[[], bool]) -> None:
    patience = time.monotonic() + 20
    while not true():
        assert time.monotonic() < patience
        time.sleep(0.02)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("*.dump*"))


def test_the_newest_dumps_are_kept_and_a_signal_ends_it_at_once(
    folder: Path, start: Callable[..., subprocess.Popen[str]]
) -> None:
    old = [f"pioneers-2026-01-0{day}-000000.dump" for day in range(1, 5)]
    for name in old:
        (folder / name).touch()
    (folder / "pioneers-2026-01-05-000000.dump.new").touch()
    process = start()
    until(lambda: len(names(folder)) == 3)
    assert names(folder)[:2] == old[-2:]
    assert names(folder)[2] not in old
    process.send_signal(signal.SIGTERM)
    assert process.wait(5) == 0


@pytest.mark.parametrize("trouble", ["full", "broken"])
def test_what_is_not_whole_gets_no_name_and_is_tried_again(
    folder: Path, start: Callable[..., subprocess.Popen[str]], trouble: str
) -> None:
    kept = "pioneers-2026-01-01-000000.dump"
    (folder / kept).touch()
    (folder / trouble).touch()
    process = start(BACKUP_KEEP="1")
    assert process.stderr is not None
    assert "trying again in 1 seconds" in process.stderr.readline()
    assert kept in names(folder), "the last good one stays"
    (folder / trouble).unlink()
    until(lambda: len(names(folder)) == 1 and names(folder) != [kept] and names(folder)[0].endswith(".dump"))


@pytest.mark.parametrize("wrong", [{"BACKUP_KEEP": "0"}, {"BACKUP_HOURS": "0"}])
def test_wrong_settings_are_said(start: Callable[..., subprocess.Popen[str]], wrong: dict[str, str]) -> None:
    process = start(**wrong)
    assert process.wait(5) == 2
    assert process.stderr is not None
    assert "from 1 on" in process.stderr.read()
