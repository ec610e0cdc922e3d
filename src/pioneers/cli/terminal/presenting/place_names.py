"""Finding places by what somebody typed: names, parts of names, two names in a row."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping

from pioneers.kernel.nearest import nearest

# What may stand between two names. An id holds single hyphens, so a lone hyphen counts only between spaces.
_BETWEEN = re.compile(r"\s*(?:--|–|—|,|/|\s-\s|->|→)\s*")


def folded(text: str) -> str:
    """Lower case, without accents, words of letters and digits parted by single spaces."""
    signs = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(re.findall(r"[a-z0-9]+", "".join(sign for sign in signs if not unicodedata.combining(sign))))


class PlaceNames:
    """The places of one board by id, each with the name that people read."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names
        self.words = {place: folded(name).split() for place, name in names.items()}

    def matching(self, text: str) -> list[str]:
        """The places meant by a name or a part of one: `st l`, `lake`, `denv`. A whole name wins alone."""
        typed = folded(text).split()
        if not typed:
            return []
        whole = [place for place in self.names if typed in (self.words[place], folded(place).split())]
        return whole or [place for place in self.names if _begins_somewhere(typed, self.words[place])]

    def pairs(self, text: str) -> Iterator[tuple[list[str], list[str]]]:
        """Every way to read the text as two places."""
        parts = [part for part in _BETWEEN.split(text.strip()) if folded(part)]
        if len(parts) == 2:
            splits = [(parts[0], parts[1])]
        else:
            words = folded(text).split()
            splits = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
        for one, other in splits:
            ones, others = self.matching(one), self.matching(other)
            if ones and others:
                yield ones, others

    def nearest(self, text: str) -> str | None:
        """The place whose name looks most like the text or like one of its words."""
        spelled: dict[str, str] = {}
        for place, words in self.words.items():
            for part in (" ".join(words), *(word for word in words if len(word) > 3)):
                spelled.setdefault(part, place)
        typed = folded(text)
        for part in (typed, *typed.split()):
            found = nearest(part, spelled)
            if found is not None:
                return spelled[found]
        return None


def _begins_somewhere(typed: list[str], words: list[str]) -> bool:
    """Whether some words in a row begin with the typed ones."""
    for start in range(len(words) - len(typed) + 1):
        if all(word.startswith(part) for part, word in zip(typed, words[start:], strict=False)):
            return True
    return False
