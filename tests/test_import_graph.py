"""The picture of the imports in the documents: made from the code as it is, and all its arrows point down."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PICTURE = ROOT / "docs" / "imports.svg"


def test_the_picture_shows_the_imports_there_are() -> None:
    command = [sys.executable, str(ROOT / "tools" / "import_graph.py"), "--check"]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own tool
    assert checked.returncode == 0, f"{checked.stderr}Draw it again: ./run graph"


def test_every_arrow_points_down() -> None:
    picture = PICTURE.read_text(encoding="utf-8")
    arrows = re.findall(r'<line class="arrow" x1="[\d.]+" y1="([\d.]+)" x2="[\d.]+" y2="([\d.]+)"', picture)
    assert len(arrows) == picture.count("<line") > 10
    assert all(float(start) < float(end) for start, end in arrows)


def test_the_picture_stands_in_the_documents() -> None:
    assert "(imports.svg)" in (ROOT / "docs" / "developing.md").read_text(encoding="utf-8")
