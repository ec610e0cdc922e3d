"""The example, installed into a folder of its own: no test changes the environment that all of them run in."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "creek"


def install_example(folder: Path) -> dict[str, str]:
    """Install it there; the environment of a process that finds it. The tests' adapter stays where it is."""
    quiet = ("--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation")
    command = [sys.executable, "-m", "pip", "install", *quiet, "--target", str(folder), str(EXAMPLE)]
    subprocess.run(command, check=True)  # noqa: S603 - our own example
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")]), str(EXAMPLE)]
    return {"PYTHONPATH": os.pathsep.join(paths)}
