"""Where a person's own files are kept: games, series of the arena, the database of the server at home."""

from __future__ import annotations

import os
import sys
from pathlib import Path

NAME = "pioneers"


def data_folder() -> Path:
    """The person's folder for our files, where the system wants it. XDG_DATA_HOME decides on every system."""
    base = os.environ.get("XDG_DATA_HOME", "")
    if base and Path(base).is_absolute():
        return Path(base) / NAME
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA", "")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / NAME
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / NAME
    return Path.home() / ".local" / "share" / NAME
