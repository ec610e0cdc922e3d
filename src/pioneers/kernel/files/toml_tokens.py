"""The tokens of a TOML text, with the row of each.

As long as a text is valid, these are the tokens that tomllib sees. Whatever it says, it is walked over once: no part of
the pattern tries anything twice, and a text in quotation marks that does not end reaches to where tomllib gives up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

_TOKEN = re.compile(
    r'''(?P<skip>[ \t\r]++|\#[^\n]*+)
      | (?P<text>"""(?:[^"\\]++|\\.|"{1,2}(?!"))*+(?:"{3,5}|\\?\Z)
               | \'\'\'(?:[^\']++|\'{1,2}(?!\'))*+(?:\'{3,5}|\Z)
               | "(?:[^"\\\n]++|\\[^\n])*+\\?"?
               | '[^'\n]*+'?)
      | (?P<sign>[\[\]{}=,.\n])
      | (?P<word>[^\s\[\]{}=,."'\#]++)
      | (?P<other>.)''',
    re.VERBOSE | re.DOTALL,
)


class Token(NamedTuple):
    """A piece of the text; `kind` is `text` (in quotation marks), `sign`, `word` (all else), or `other`."""

    kind: str
    text: str
    row: int


def tokens(text: str) -> Iterator[Token]:
    """All tokens but blanks and comments, rows counted from 1."""
    row = 1
    for match in _TOKEN.finditer(text):
        kind, found = match.lastgroup or "", match.group()
        if kind != "skip":
            yield Token(kind, found, row)
        row += found.count("\n")
