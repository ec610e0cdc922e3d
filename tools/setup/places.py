"""Where things are."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "pioneers"
PINS = ROOT / "requirements"
BUILD_PAGE = ROOT / "build_page.py"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
UV = BIN / "uv"
MARK = VENV / "pioneers.json"  # what was installed from what, so that the next start has nothing to do
