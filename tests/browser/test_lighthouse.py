"""Lighthouse has nothing against the page. Its speed is a time, and belongs to `./run lighthouse`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.setup.browser import NO_BROWSER, find_browser

ROOT = Path(__file__).resolve().parents[2]
IN_CI = os.environ.get("CI", "") not in ("", "0", "false")
FETCHED = (ROOT / "tools" / "lighthouse" / "node_modules").exists()


@pytest.mark.skipif(not IN_CI and not FETCHED, reason="Lighthouse is not here: `./run lighthouse` fetches it")
@pytest.mark.skipif(not IN_CI and find_browser() is None, reason=NO_BROWSER)
def test_lighthouse_finds_nothing_to_better_on_the_first_page() -> None:
    # axe looks at every page elsewhere; `./run lighthouse` judges the table and the rules too.
    command = [sys.executable, "-m", "tools.lighthouse", "--no-speed", "start"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own tool
    assert done.returncode == 0, done.stdout + done.stderr
