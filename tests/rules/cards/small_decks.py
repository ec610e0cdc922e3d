"""Decks of our own: the built-in one with something changed, written to a file."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any


def write_deck(path: Path, **changes: Any) -> str:
    """The built-in deck with these keys changed; a table, such as `hands`, only in the rows given."""
    text = (files("pioneers.cards") / "data" / "deck.toml").read_text(encoding="utf-8")
    content = tomllib.loads(text)
    for key, value in changes.items():
        assert key in content, key
        if isinstance(value, dict):
            content[key].update(value)
        else:
            content[key] = value
    tables = {key: value for key, value in content.items() if isinstance(value, dict)}
    rows = [f"{key} = {json.dumps(value)}" for key, value in content.items() if key not in tables]
    for name, table in tables.items():
        rows += [f"[{name}]", *(f"{key} = {json.dumps(value)}" for key, value in table.items())]
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return str(path)
