"""Opening a page in the person's browser, where there is one to be seen."""

from __future__ import annotations

import os
import sys
import webbrowser
from threading import Thread


def open_browser(address: str) -> bool:
    """Open the page if this machine has a screen and a browser for it; whether it was tried.

    Never over a remote line, and never a browser made of text: it would take the terminal away from us.
    """
    if not has_screen():
        return False
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    if type(browser) is webbrowser.GenericBrowser:
        return False
    # Some browsers keep their caller waiting until they are closed.
    Thread(target=browser.open, args=[address], daemon=True).start()
    return True


def has_screen() -> bool:
    """Whether somebody sits before a screen of this machine."""
    if os.environ.get("SSH_CONNECTION"):
        return False
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
