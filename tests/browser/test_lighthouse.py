"""Lighthouse has nothing against the page: looked at only when asked, by `PIONEERS_LIGHTHOUSE=1`.

It takes a minute. Accessibility is judged by axe on every run, on every page and every step of the games, and any error
in the console fails a test; the rest of its best practices, and findability, are looked at here alone.
`./run lighthouse` judges more pages, and their speed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ASKED = os.environ.get("PIONEERS_LIGHTHOUSE", "") not in ("", "0")


@pytest.mark.skipif(not ASKED, reason="takes a minute: PIONEERS_LIGHTHOUSE=1 or `./run lighthouse` looks")
def test_lighthouse_finds_nothing_to_better_on_the_first_page() -> None:
    # axe looks at every page elsewhere; `./run lighthouse` judges the table and the rules too.
    command = [sys.executable, "-m", "tools.lighthouse", "--no-speed", "start"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own tool
    assert done.returncode == 0, done.stdout + done.stderr
