"""The browser that looks at the page."""

from __future__ import annotations

import contextlib
import os
import shutil

from tools.setup.starting import OFFLINE, Failure, step

# The first has no window at all, and so takes a third less of the processor.
SHELL = "chromium-headless-shell"
BROWSERS = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NO_BROWSER = f"Chromium is missing. Install it (Debian: apt install {SHELL}) or set PIONEERS_CHROMIUM to its path."


def find_browser() -> str | None:
    """Where Chromium or its like is; PIONEERS_CHROMIUM decides without looking."""
    chosen = os.environ.get("PIONEERS_CHROMIUM", "")
    if chosen and not shutil.which(chosen):
        raise Failure(f"PIONEERS_CHROMIUM is {chosen}, but this program does not exist.")
    return next(filter(None, map(shutil.which, [chosen] if chosen else BROWSERS)), None)


def get_browser() -> str | None:
    """Chromium, from Debian's packages where we may install them; None where there is none."""
    found = find_browser()
    if found or not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return found
    # A fresh machine has no list of packages yet, an older Debian only the whole browser. One that cannot install goes
    # on without.
    for update, package in ((False, SHELL), (True, SHELL), (False, "chromium")):
        install = ("apt-get", "install", "--yes", "--no-install-recommends", package)
        with contextlib.suppress(Failure):
            if update:
                step("fetching the list of packages", "apt-get", "update", hint=OFFLINE)
            step("installing Chromium", *install, hint=NO_BROWSER, DEBIAN_FRONTEND="noninteractive")
            break
    return find_browser()


def need_browser() -> str:
    """Chromium, or a word on how to get it."""
    found = get_browser()
    if found is None:
        raise Failure(NO_BROWSER)
    return found
