"""The sources of the page in the browser, as far as they name messages of the catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
# What is shown, and what puts the document around it together.
SOURCES = (WEB / "src", WEB / "tools")

# Words in quotation marks, whichever: an apostrophe in a sentence must not turn inside and outside around.
_TEXT = re.compile(r"""(?<=['"`])[a-z][A-Za-z0-9-]*(?=['"`])""")
_TEMPLATE = re.compile(r"`([^`\\]*)`")
_HOLE = re.compile(r"\$\{[^{}]*\}")
# How the page says something, or keeps it to be said: `say('…')`, `sayParts('…')`, `{ id: '…' }`; what begins with
# `page-` is a message wherever it stands.
_SAID = re.compile(r"\b(?:say|sayParts)\(\s*'([^']+)'|\bid: '([a-z]+(?:-[a-z0-9]+)+)'|'(page-[a-z0-9-]+)'")


@cache
def texts() -> dict[str, str]:
    """The sources by their names. Tests say what they like."""
    found = (path for folder in SOURCES for path in folder.rglob("*") if path.suffix in (".svelte", ".ts"))
    return {
        path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(found)
        if not path.name.endswith(".test.ts")
    }


@cache
def constants() -> frozenset[str]:
    """Every word in quotation marks."""
    return frozenset(word for text in texts().values() for word in _TEXT.findall(text))


@cache
def families() -> frozenset[str]:
    """Patterns of the identifiers that are put together in templates, such as `word-${tile}`."""
    templates = {template for text in texts().values() for template in _TEMPLATE.findall(text) if "${" in template}
    parts = [[re.escape(part) for part in _HOLE.split(template)] for template in templates]
    return frozenset("(.+)".join(part) for part in parts if re.fullmatch(r"[a-z0-9\\-]+", "".join(part)))


def said() -> Iterator[tuple[str, str]]:
    """Every identifier that stands as such in the sources, with the file."""
    for name, text in texts().items():
        for found in _SAID.findall(text):
            yield name, next(filter(None, found))
