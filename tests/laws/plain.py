"""Plain JSON, compared byte by byte."""

from __future__ import annotations

import json
from typing import Any


def wire(content: Any) -> str:
    """What a client would receive, the order of fields included."""
    return json.dumps(content, ensure_ascii=True, separators=(",", ":"))


def through_wire(content: Any) -> Any:
    """The content as its receiver reads it; it must be the same, so no tuple and no number for a name."""
    received = json.loads(wire(content))
    assert received == content, f"not plain JSON: {content}"
    return received
