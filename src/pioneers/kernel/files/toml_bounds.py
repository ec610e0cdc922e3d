"""What a TOML text may hold before it is parsed.

tomllib takes time and memory that grow with the square of the names in a dotted key: 40 kB of `a.a.a…` take 1.5 GB.
With these bounds both grow with the length of the text alone. They are wide for anybody who writes a file, by hand or
by a program: none of our own comes near one of them.
"""

from __future__ import annotations

from typing import NamedTuple

from pioneers.kernel.files.toml_tokens import tokens

MOST_ROWS = 20_000
LONGEST_ROW = 50_000
# Of our files, `[[side.city]]` with its `id` goes deepest.
MOST_NAMES = 4
# `side = [{ city = [{ id = "denver" }] }]`: no file needs more than four.
MOST_BRACKETS = 8
# Keys, items and headings. The fullest coaches that fit into a file are about as many.
MOST_VALUES = 20_000
# A number or a key; texts in quotation marks may be longer.
LONGEST_WORD = 100


class Beyond(NamedTuple):
    """The first place where a text goes beyond a bound: the problem's key, the row, and the bound."""

    problem: str
    row: int
    most: int


def beyond_bounds(text: str) -> Beyond | None:
    """What must not be handed to the parser; None if it may be. A text that is no TOML may be: the parser says so."""
    if text.count("\n") >= MOST_ROWS:
        return Beyond("data-rows", MOST_ROWS + 1, MOST_ROWS)
    return _tokens_beyond(text) or _row_beyond(text)


def _row_beyond(text: str) -> Beyond | None:
    for number, row in enumerate(text.split("\n"), start=1):
        if len(row) > LONGEST_ROW:
            return Beyond("data-row-long", number, LONGEST_ROW)
    return None


def _tokens_beyond(text: str) -> Beyond | None:
    names = brackets = values = 0
    joined = False  # by a dot, to the name before
    for kind, found, row in tokens(text):
        if kind == "sign":
            joined = found == "."
            if found in "[{":
                brackets += 1
            elif found in "]}":
                brackets = max(0, brackets - 1)
            values += found in "=,["
        else:
            names = names + 1 if joined else 1
            joined = False
        if brackets > MOST_BRACKETS:
            return Beyond("data-nested", row, MOST_BRACKETS)
        if values > MOST_VALUES:
            return Beyond("data-values", row, MOST_VALUES)
        if names > MOST_NAMES:
            return Beyond("data-dotted", row, MOST_NAMES)
        if kind == "word" and len(found) > LONGEST_WORD:
            return Beyond("data-word-long", row, LONGEST_WORD)
    return None
