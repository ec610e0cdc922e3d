"""A stable hash of plain JSON."""

from __future__ import annotations

import json
from hashlib import sha256

from pioneers.kernel.view import Json


def digest_of(content: Json) -> str:
    """32 hexadecimal digits, the same on every machine for equal JSON."""
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(canonical.encode()).hexdigest()[:32]
