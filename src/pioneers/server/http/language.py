"""The language to answer in, from what a browser says it prefers."""

from __future__ import annotations

import re

from pioneers.text.say import LANGUAGES

# A browser sends a handful; nobody needs the rest.
_MOST_WISHES = 20
_WISH = re.compile(r"\s*([A-Za-z]{1,8})(?:-[A-Za-z0-9-]{1,40})?\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?")


def preferred_language(accept: str) -> str:
    """The language we speak that an `Accept-Language` header wants most, else English."""
    best, chosen = 0.0, LANGUAGES[0]
    for part in accept.split(",")[:_MOST_WISHES]:
        wish = _WISH.fullmatch(part)
        if wish is None or wish[1].lower() not in LANGUAGES:
            continue
        quality = float(wish[2] or 1)
        if quality > best:
            best, chosen = quality, wish[1].lower()
    return chosen
