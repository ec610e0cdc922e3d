"""Weights written back into their file, with all its comments."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pioneers.bots.weights import Weights

TABLE = re.compile(r"^\[(?P<name>[\w-]+)\]")
VALUE = re.compile(r"^(?P<name>[\w-]+)(?P<sign>\s*=\s*)-?\d+")


def rewritten(text: str, weights: Weights, remarks: Sequence[str]) -> str:
    """The text of a weights file with other numbers, and remarks on top of it."""
    table = ""
    lines = [f"# {remark}" for remark in remarks]
    for line in text.splitlines():
        found = TABLE.match(line)
        if found is not None:
            table = found["name"]
        value = VALUE.match(line)
        if value is not None:
            fresh = f"{value['name']}{value['sign']}{weights[table][value['name']]}"
            # Comments stay in their column where there is room.
            rest = line[value.end() :]
            comment = rest.lstrip()
            line = fresh.ljust(len(line) - len(comment) - 1) + " " + comment if comment else fresh
        lines.append(line)
    return "\n".join(lines) + "\n"
