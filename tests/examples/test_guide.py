"""The guide "Write a game" shows the code of the example, as it is."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "creek"
GUIDE = (ROOT / "docs" / "write-a-game.md").read_text(encoding="utf-8")
QUOTED = re.findall(r"^```\w+ title=(\S+)\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


def plain(code: str) -> str:
    """Code without its indentation and empty rows: a method stands in the guide without its class."""
    return "\n".join(row.strip() for row in code.splitlines() if row.strip())


def test_every_quotation_stands_in_the_example() -> None:
    assert len(QUOTED) > 10
    drifted = [(file, code) for file, code in QUOTED if plain(code) not in plain((EXAMPLE / file).read_text("utf-8"))]
    assert drifted == []


def test_no_other_code_stands_in_the_guide() -> None:
    assert GUIDE.count("```python") + GUIDE.count("```toml") + GUIDE.count("```ftl") == len(QUOTED)


def test_every_file_of_the_example_is_spoken_of() -> None:
    files = {file.relative_to(EXAMPLE).as_posix() for file in EXAMPLE.rglob("*.py")}
    assert {file for file in files if f"`{file}`" not in GUIDE} == set()
