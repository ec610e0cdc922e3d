"""Reading plain JSON from outside: every part is checked, and a mistake names its place."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NoReturn

from pioneers.kernel.mistake import Mistake, written
from pioneers.kernel.nearest import nearest
from pioneers.kernel.view import Json

MANY: int = 10**9
# Options of a game are a few words.
MOST_LEVELS = 8
MOST_PARTS = 1_000


class Reading:
    """A part of a position with its place, such as `seats[1].coaches[0].points`."""

    def __init__(self, content: Json, place: str = "") -> None:
        self.content = content
        self.place = place

    def refuse(self, key: str, **figures: Json) -> NoReturn:
        """Raise the mistake at this place."""
        raise Mistake(f"position-{key}", place=self.place or "position", **figures)

    def __getitem__(self, name: str) -> Reading:
        """A field of an object; it must be there."""
        content = self.record()
        if name not in content:
            self.refuse("missing", field=name)
        return Reading(content[name], f"{self.place}.{name}" if self.place else name)

    def record(self) -> dict[str, Json]:
        """The object itself."""
        content = self.content
        if not isinstance(content, dict):
            self.refuse("object", found=kind_of(content))
        return content

    def only(self, *names: str) -> None:
        """No other fields than these: a misspelt one must not be passed over in silence."""
        for name in self.record():
            if name not in names:
                self.refuse("field", field=text_of(name), nearest=nearest(text_of(name), names) or "".join(names[:1]))

    def items(self, most: int = MANY) -> Iterator[Reading]:
        """The entries of a list."""
        content = self.content
        if not isinstance(content, list):
            self.refuse("list", found=kind_of(content))
        if len(content) > most:
            self.refuse("long", count=len(content), most=most)
        for number, item in enumerate(content):
            yield Reading(item, f"{self.place}[{number}]")

    def exactly(self, count: int) -> list[Reading]:
        """The entries of a list that must have just so many."""
        rows = list(self.items())
        if len(rows) != count:
            self.refuse("length", count=len(rows), right=count)
        return rows

    def fields(self) -> Iterator[tuple[str, Reading]]:
        """Names and entries of an object."""
        for name, item in self.record().items():
            yield text_of(name), Reading(item, f"{self.place}.{text_of(name)}")

    def number(self, low: int = 0, high: int = MANY) -> int:
        """A whole number within bounds."""
        content = self.content
        if not isinstance(content, int) or isinstance(content, bool):
            self.refuse("number", found=kind_of(content))
        if not low <= content <= high:
            self.refuse("bounds", found=content, low=low, high=high)
        return content

    def small(self) -> Reading:
        """Itself, if it is small: no more than a few parts, no number without end. Options are kept and shown."""
        waiting: list[tuple[Json, int]] = [(self.content, 1)]
        for part, level in waiting:
            inner: list[Json] = []
            if isinstance(part, dict):
                inner = list(part.values())
            elif isinstance(part, list):
                inner = part
            waiting += [(item, level + 1) for item in inner[:MOST_PARTS]]
            huge = isinstance(part, int) and abs(part) > MANY
            if huge or level > MOST_LEVELS or len(waiting) > MOST_PARTS:
                self.refuse("endless")
        return self

    def digits(self, limit: int) -> int:
        """A whole number below a limit, written as text: it may be more than JSON numbers hold."""
        content = self.content
        if not isinstance(content, str):
            self.refuse("text", found=kind_of(content))
        if not (content.isascii() and content.isdigit() and len(content) <= len(str(limit)) and int(content) < limit):
            self.refuse("digits", found=content[:100])
        return int(content)

    def flag(self) -> bool:
        """True or false."""
        content = self.content
        if not isinstance(content, bool):
            self.refuse("flag", found=kind_of(content))
        return content

    def word(self, words: Collection[str]) -> str:
        """One of these words."""
        content = self.content
        if not isinstance(content, str):
            self.refuse("text", found=kind_of(content))
        if content not in words:
            self.refuse("word", found=content, nearest=nearest(content, words) or next(iter(words)))
        return content

    def words(self, words: Collection[str]) -> list[str]:
        """A list of different words out of these."""
        found: list[str] = []
        for item in self.items():
            word = item.word(words)
            if word in found:
                item.refuse("twice", found=word)
            found.append(word)
        return found

    def equal(self, right: Json) -> None:
        """Exactly this, as it follows from the rest."""
        if not same(self.content, right):
            self.refuse("differs", found=text_of(self.content), right=text_of(right))

    def fits(self, right: Json) -> None:
        """What was read is described just so: all that was not read follows from the rest, and nothing else is here.

        Words and numbers of a list may stand in any order: where it has a meaning it was read, and is the same.
        """
        content = self.content
        if written(content) == written(right):
            return  # as nearly always; Python's own comparison takes 1, 1.0 and true for the same
        if isinstance(right, dict):
            self.only(*right)
            for name, part in right.items():
                self[name].fits(part)
        elif isinstance(right, list) and isinstance(content, list) and len(content) == len(right):
            plain = not any(isinstance(part, (dict, list)) for part in right)
            if plain and same(sorted(content, key=text_of), sorted(right, key=text_of)):
                return
            for item, part in zip(self.items(), right, strict=True):
                item.fits(part)
        else:
            self.equal(right)


def text_of(content: Json) -> str:
    """A content as text, for messages."""
    return content if isinstance(content, str) else written(content)


def same(one: Json, other: Json) -> bool:
    """Equal as JSON: Python takes 1, 1.0 and true for the same."""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(same(*pair) for pair in zip(one, other, strict=True))
    return kind_of(one) == kind_of(other) and not isinstance(one, float) and one == other


def kind_of(content: Json) -> str:
    """What JSON calls this kind of content."""
    if content is None:
        return "null"
    for kind, name in (
        (bool, "boolean"),
        (int, "number"),
        (float, "number"),
        (str, "string"),
        (list, "array"),
    ):
        if isinstance(content, kind):
            return name
    return "object" if isinstance(content, dict) else "else"
