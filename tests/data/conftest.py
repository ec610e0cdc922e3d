"""What the tests of data files share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.data.editing import Write


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Puts a text into a file."""

    def written(text: str) -> Path:
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return written
