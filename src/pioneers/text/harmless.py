"""Text from outside made harmless: a control character in a name or a file could play tricks on a terminal."""

from __future__ import annotations

# Python does not count them as printable, but German and French need them.
NO_BREAK_SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


def harmless(text: str) -> str:
    """The text with its control characters spelt out."""
    return "".join(sign if sign.isprintable() or sign in NO_BREAK_SPACES else repr(sign)[1:-1] for sign in text)
