"""Passwords in URLs of services: they go to the service and are shown to nobody."""

from __future__ import annotations

import re

# Up to the last @, for a password that was not escaped may have any sign in it: rather too much is hidden.
_PASSWORD = re.compile(r"(?<=://)([^:@\s]*):.*@", re.DOTALL)
HIDDEN = "***"


def without_password(text: str) -> str:
    """A text that may be a URL, with stars in place of its password."""
    return _PASSWORD.sub(rf"\1:{HIDDEN}@", text)
