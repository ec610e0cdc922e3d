"""Talking to the person, and starting programs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from tools.setup.places import ROOT

if TYPE_CHECKING:
    from tools.setup.progress import Progress

IN_CI = os.environ.get("CI", "") not in ("", "0", "false")
OFFLINE = "The packages could not be downloaded. Check that this machine can reach the package index."


class Failure(Exception):  # noqa: N818 - what the person reads, not an error of this script
    """A step of the set-up that went wrong."""


class _Seen:
    """The set-up that is going on, if there is one: its steps are seen in the bar."""

    progress: Progress | None = None


def show(progress: Progress | None) -> None:
    """From now on steps are seen here."""
    _Seen.progress = progress


def tell(line: str) -> None:
    """One line."""
    if _Seen.progress is None:
        print("·", line, flush=True)
    else:
        _Seen.progress.tell(line)


# What it imports is what is installed; and bytecode is kept: without it every server of a test starts in four seconds
# instead of one, and the tests start some hundreds of processes.
NOT_OURS = ("PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE")


def surroundings(**more: str) -> dict[str, str]:
    """The environment of what we start, without what would change the Python of .venv."""
    kept = {name: value for name, value in os.environ.items() if name not in NOT_OURS}
    return {**kept, **more}


def step(text: str, *command: object, hint: str, cwd: Path = ROOT, **more: str) -> None:
    """One silent step of the set-up; what it printed is shown only if it fails."""
    progress = _Seen.progress
    if progress is None:
        tell(text)
    else:
        progress.begin(text)
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=surroundings(**more),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if progress is not None:
        progress.end(text)
    if done.returncode:
        printed = done.stdout.decode("utf-8", "replace").strip().splitlines()
        raise Failure("\n".join([*printed[-40:], "", hint]))


def call(*command: object, **more: str) -> int:
    """Run a program in the open; give its exit code."""
    line = [str(part) for part in command]
    return subprocess.run(line, cwd=ROOT, env=surroundings(**more), check=False).returncode


def become(*command: object) -> NoReturn:
    """Turn into a program, so that keys and signals reach it directly."""
    if os.name == "nt":  # where exec would hand the terminal back at once
        sys.exit(call(*command))
    os.execve(str(command[0]), [str(part) for part in command], surroundings())  # noqa: S606 - our own command
