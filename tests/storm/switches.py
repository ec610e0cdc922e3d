"""A wall clock that can be set wrong and a disk that can be filled, for one process, while it runs."""

from __future__ import annotations

import mmap
import os
import shutil
import subprocess
from pathlib import Path
from struct import Struct

import pytest

SOURCE = Path(__file__).with_name("harm.c")
IN_CI = os.environ.get("CI", "") not in ("", "0", "false")
STATE = Struct("=qq")


def library(folder: Path) -> Path:
    """The compiled library; without a compiler, a test fails in CI and is skipped elsewhere."""
    compiler = shutil.which("cc")
    if compiler is None:
        if IN_CI:
            raise AssertionError("no C compiler: wrong clocks and full disks cannot be tested")
        pytest.skip("no C compiler: wrong clocks and full disks are NOT tested")
    built = folder / "harm.so"
    command = [compiler, "-O1", "-shared", "-fPIC", "-o", str(built), str(SOURCE), "-ldl"]
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603 - our own program
    return built


class Switches:
    """The switches of one process; `disk` is the folder that can be full."""

    def __init__(self, library: Path, file: Path, disk: Path) -> None:
        self.library = library
        self.file = file
        self.disk = disk
        file.write_bytes(STATE.pack(0, 0))
        with file.open("r+b") as opened:
            self._page = mmap.mmap(opened.fileno(), STATE.size)
        self._seconds = 0
        self._full = False

    def environment(self) -> dict[str, str]:
        """What the process is started with."""
        return {"LD_PRELOAD": str(self.library), "HARM_SWITCHES": str(self.file), "HARM_FOLDER": str(self.disk)}

    def set_clock(self, seconds: int) -> None:
        """Let its date be off by so many seconds."""
        self._seconds = seconds
        self._keep()

    def fill_disk(self, full: bool) -> None:
        """Let nothing more fit on its disk, or make room again."""
        self._full = full
        self._keep()

    def _keep(self) -> None:
        self._page[:] = STATE.pack(self._seconds, self._full)
