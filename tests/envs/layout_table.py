"""The layouts of the observations as the tables of `docs/environments.md`.

`python -m tests.envs.layout_table` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pioneers
from pioneers.envs.layout import Layout
from pioneers.envs.observation import layout

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "environments.md"


def table(found: Layout) -> str:
    """A row for each section."""
    rows = ["| section | start | length | axes | up to | meaning |", "|---|---:|---:|---|---:|---|"]
    for section in found.sections:
        axes = " × ".join(f"{name} {length}" for name, length in zip(section.axes, section.shape, strict=False))
        rows.append(
            f"| {section.name} | {section.start} | {section.length} | {axes} | {section.most} | {section.meaning} |"
        )
    return "\n".join(rows)


def with_tables(document: str) -> str:
    """The document with the tables as they should be, each between its two marks."""
    for name in pioneers.GAMES:
        begin, end = f"<!-- layout {name} -->\n", f"\n<!-- end of layout {name} -->"
        before, _, rest = document.partition(begin)
        _, _, after = rest.partition(end)
        document = before + begin + table(layout(name)) + end + after
    return document


if __name__ == "__main__":
    DOCUMENT.write_text(with_tables(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
