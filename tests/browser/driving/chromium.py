"""Which browser shows the page to the tests: Debian's Chromium, its like, or the one that PIONEERS_CHROMIUM names."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tools.setup.browser import NO_BROWSER, find_browser


def options_of_chromium() -> list[str]:
    """How it is started. Its sandbox does not work for root, as which containers run."""
    return ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []


@contextmanager
def started() -> Iterator[Browser]:
    """A browser without a window."""
    program = find_browser()
    if program is None:
        raise FileNotFoundError(NO_BROWSER)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=options_of_chromium())
        yield browser
        browser.close()
