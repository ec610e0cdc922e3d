"""Which browser shows the page to the tests: Debian's Chromium, its like, or the one that PIONEERS_CHROMIUM names."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "There is no Chromium here (apt install chromium, or name one in PIONEERS_CHROMIUM)."


def find_chromium() -> str | None:
    """Where it is; None if there is none."""
    chosen = os.environ.get("PIONEERS_CHROMIUM", "")
    if chosen:
        return shutil.which(chosen)
    return next(filter(None, map(shutil.which, NAMES)), None)


def options_of_chromium() -> list[str]:
    """How it is started. Its sandbox does not work for root, as which containers run."""
    return ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []


@contextmanager
def started() -> Iterator[Browser]:
    """A browser without a window."""
    program = find_chromium()
    if program is None:
        raise FileNotFoundError(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=options_of_chromium())
        yield browser
        browser.close()
