"""Where a person's own files are kept: games, series of the arena, the database of the server at home."""

from __future__ import annotations

import os
from pathlib import Path

NAME = "pioneers"


def data_folder() -> Path:
    """The person's folder for our files, where the system wants it. XDG_DATA_HOME decides on every system."""
    base = os.environ.get("XDG_DATA_HOME", "")
    if base and Path(base).is_absolute():
        return Path(base) / NAME
    # Most commands start without it.
    from platformdirs import user_data_path  # noqa: PLC0415 most programs never ask for the folder

    return user_data_path(NAME, appauthor=False)
