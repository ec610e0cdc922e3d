"""compose.yaml as plain data with its variables filled in: for its tests, and for `./run cluster`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

COMPOSE = Path(__file__).resolve().parents[1] / "compose.yaml"

# $$, ${NAME}, ${NAME:?…} (must be given) and ${NAME:-default}.
_VARIABLE = re.compile(r"\$(?:(?P<dollar>\$)|\{(?P<name>\w+)(?::(?P<sign>[?-])(?P<rest>[^}]*))?\})")


def read_compose(variables: Mapping[str, str]) -> dict[str, Any]:
    """The file as compose would read it; a `KeyError` names a variable that must be given and is not."""
    filled: dict[str, Any] = _filled(yaml.safe_load(COMPOSE.read_text(encoding="utf-8")), variables)
    return filled


def _filled(value: Any, variables: Mapping[str, str]) -> Any:
    if isinstance(value, str):
        return _VARIABLE.sub(lambda found: _value(found, variables), value)
    if isinstance(value, list):
        return [_filled(one, variables) for one in value]
    if isinstance(value, dict):
        return {key: _filled(one, variables) for key, one in value.items()}
    return value


def _value(found: re.Match[str], variables: Mapping[str, str]) -> str:
    if found["dollar"]:
        return "$"
    if found["sign"] == "-":
        return variables.get(found["name"]) or found["rest"]
    return variables[found["name"]]
