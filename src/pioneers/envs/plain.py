"""A view as plain text, for logs and for people who look over an agent's shoulder."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from pioneers.kernel.action import Action


def plain_text(view: Mapping[str, Any], legal: Sequence[Action]) -> str:
    """A row for each field of the view in its own words, then the legal actions by number. Hidden things are `null`."""
    rows = [f"{field}: {json.dumps(content, ensure_ascii=False)}" for field, content in view.items()]
    rows += [f"  {action.index} {action.text}" for action in legal]
    return "\n".join(rows)
