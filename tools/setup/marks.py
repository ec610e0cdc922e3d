"""What was installed from what, kept for the next start."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from tools.setup.places import MARK, ROOT


def fingerprint(*parts: str | Path) -> str:
    """A digest of words, and of files with their names."""
    digest = hashlib.sha256()
    for part in parts:
        if isinstance(part, Path):
            # The place in the project, so that a project that was moved or copied has nothing to do.
            digest.update(part.relative_to(ROOT).as_posix().encode() + b"\0" + part.read_bytes() + b"\0")
        else:
            digest.update(part.encode() + b"\0")
    return digest.hexdigest()


def noted() -> dict[str, str]:
    """What earlier set-ups noted; nothing if none came so far."""
    try:
        facts: dict[str, str] = json.loads(MARK.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return facts


def note(**facts: str) -> None:
    """Keep facts for the next start."""
    MARK.write_text(json.dumps({**noted(), **facts}, indent=1), encoding="utf-8")
