"""How a name looks: what of it can be seen, and which other names look the same.

Names are told apart by people who look at them, not by programs that compare code points (UTS #39 calls what is
compared here a skeleton).
"""

from __future__ import annotations

import unicodedata

from pioneers.text.lookalikes import LOOKALIKES

# Control and format characters, halves of pairs, private and unassigned ones, breaks of lines.
_UNSEEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
# What Unicode calls a letter, a mark or a symbol and nobody sees: fillers, joiners, variation selectors, the empty
# pattern of braille.
_BLANK = frozenset(map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0))) | frozenset(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
# No script needs more marks on one letter; without a limit a name grows over the lines above it.
_MOST_MARKS = 4

_LETTERS = {ord(sign): shape for shape, signs in LOOKALIKES.items() for sign in signs}
# Signs of ASCII that many typefaces draw alike, in small letters.
_DRAWN_ALIKE = (("|", "l"), ("1", "l"), ("i", "l"), ("0", "o"), ("rn", "m"), ("vv", "w"))


def visible(text: str) -> str:
    """What can be seen of a text, as one line in the normal form NFKC; empty if that is nothing."""
    before = ""
    while text != before:
        before = text
        words = unicodedata.normalize("NFKC", "".join(filter(_is_seen, " ".join(text.split())))).split()
        text = " ".join(filter(None, map(_with_few_marks, words)))
    return text


def skeleton(name: str) -> str:
    """The same for all names that look alike: without case, spaces and script, but with accents."""
    plain = unicodedata.normalize("NFKD", visible(name)).translate(_LETTERS)
    plain = unicodedata.normalize("NFKD", plain.casefold()).translate(_LETTERS).casefold()
    plain = "".join(plain.split())
    for sign, drawn in _DRAWN_ALIKE:
        plain = plain.replace(sign, drawn)
    return plain


def _is_seen(sign: str) -> bool:
    return sign not in _BLANK and unicodedata.category(sign) not in _UNSEEN


def _with_few_marks(word: str) -> str:
    """The word without marks that have no letter to stand on, or too many below them."""
    kept: list[str] = []
    marks = _MOST_MARKS
    for sign in word:
        marks = marks + 1 if unicodedata.category(sign)[0] == "M" else 0
        if marks <= _MOST_MARKS:
            kept.append(sign)
    return "".join(kept)
