"""The nearest right word, for messages that teach."""

from __future__ import annotations

from collections.abc import Iterable

# Nobody means a word longer than this, and comparing long words is slow.
LONGEST_WORD = 60


def nearest(word: str, words: Iterable[str]) -> str | None:
    """The one of `words` that `word` was probably meant to be, or None if nothing is near."""
    from difflib import get_close_matches  # noqa: PLC0415 - only a mistake needs it

    near = get_close_matches(word.strip().lower()[:LONGEST_WORD], sorted(words), n=1)
    return near[0] if near else None
