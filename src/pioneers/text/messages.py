"""The messages of one language: those of all its .ftl files, formatted with the names of a game.

Only `say` imports this module, and only when there is something to say.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from difflib import get_close_matches
from functools import partial
from threading import RLock
from typing import Any, NoReturn

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax.ast import Junk

from pioneers.descriptor import descriptors
from pioneers.text.sources import sources_of

# What an entry refers to: `{ word-banker }`, `{ -game }`. The functions match too, but are no entries.
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")

# Fluent gives up on a text longer than 2,500 characters; what somebody typed must not break the answer to it.
_LONGEST_TEXT = 2000
# Babel fails on numbers beyond its precision; nobody needs their thousands grouped.
_LARGEST_NUMBER = 10**15

# Names that any game has, whether or not it has words for them.
NAMED_PLAINLY = ("step", "verb", "file-kind", "arena-game")

# The names of the game spoken of. One bundle serves all games, and its functions get only their arguments.
_names: ContextVar[Mapping[str, str]] = ContextVar("_names")
_seats: ContextVar[Sequence[str]] = ContextVar("_seats")


class Items(FluentType):
    """A list among the figures: Fluent itself has none. LIST shows it, COUNT counts it."""

    def __init__(self, items: Sequence[object]) -> None:
        self.items = items

    def format(self, locale: object) -> NoReturn:  # noqa: ARG002 - the name is Fluent's
        raise ValueError("a list among the figures can only be shown by LIST()")


class Messages:
    """All messages of a language. Parsing all would take a tenth of a second: each waits until needed."""

    def __init__(self, language: str) -> None:
        self.sources = sources_of(language)
        self._parsed: set[str] = set()
        self._parsing = RLock()
        # Fluent's own type of a function knows neither options (form: "one") nor plain strings as results.
        functions: dict[str, Any] = {
            "WORD": self.word,
            "SEAT": self._seat,
            "LIST": self._list,
            "COUNT": self._count,
            "MONEY": self._money,
        }
        # What only one game speaks of, the game says.
        self._named: dict[str, Callable[..., str]] = {}
        for game in descriptors().values():
            if game.message_functions:
                self._named |= {
                    name: partial(function, self) for name, function in game.load(game.message_functions).items()
                }
        functions |= self._named
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)

    def format(
        self, identifier: str, figures: Mapping[str, object], names: Mapping[str, str], seats: Sequence[str]
    ) -> str:
        """The message with its figures, calling things and seats by the given names."""
        spoken_of = _names.set(names), _seats.set(seats)
        try:
            return self.message(identifier, figures)
        finally:
            _names.reset(spoken_of[0])
            _seats.reset(spoken_of[1])

    def message(self, identifier: str, figures: Mapping[str, object], form: str = "") -> str:
        """A message with its figures, in one of its forms."""
        if identifier not in self._parsed:
            self._parse(identifier)
        message = self._bundle.get_message(identifier)
        # A language that needs no special form has none, and the plain word serves.
        pattern = message.attributes.get(form) or message.value
        if pattern is None:
            raise KeyError(f"the message {identifier} has no text of its own")
        arguments = {name: self._argument(value) for name, value in figures.items()}
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            # Fluent would go on and show `{$price}` to the player.
            given = ", ".join(figures) or "none"
            raise ValueError(f"{identifier}: {errors[0]} (figures given: {given})") from errors[0]
        return str(text)

    def _argument(self, value: object) -> object:
        """A figure as Fluent takes it. Null and truth values become words that a message can select by."""
        if isinstance(value, dict):
            # Another message, such as the reason of this one.
            text = self.message(value["message"], value["figures"])
            return f"{value['rule']}: {text}" if "rule" in value else text
        if isinstance(value, list | tuple):
            return Items(value)
        if value is None:
            return "none"
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int) and abs(value) >= _LARGEST_NUMBER:
            return str(value)
        if isinstance(value, str) and len(value) > _LONGEST_TEXT:
            return value[:_LONGEST_TEXT] + "…"
        return value

    def _parse(self, identifier: str) -> None:
        """Parse an entry, and the others that it refers to."""
        if identifier not in self.sources:
            near = get_close_matches(identifier, self.sources, n=1)
            raise KeyError(f"no message {identifier}" + (f"; did you mean {near[0]}?" if near else ""))
        source = self.sources[identifier]
        with self._parsing:
            resource = FluentResource(source)
            wrong = [entry for entry in resource.body if isinstance(entry, Junk)]
            if wrong:
                raise ValueError(f"{identifier}: {wrong[0].annotations[0].message}: {wrong[0].content!r}")
            self._bundle.add_resource(resource)
            for reference in _REFERENCE.findall(source):
                if reference in self.sources and reference not in self._parsed:
                    self._parse(reference)
            self._parsed.add(identifier)

    # The functions that messages call. What they do is told to translators in en/words.ftl.

    def word(self, value: object, of: str = "word", form: str = "") -> str:
        """A word of the glossary. What a game brings no words for is called by its name."""
        identifier = f"{of}-{value}"
        if of in NAMED_PLAINLY and identifier not in self.sources:
            title = f"game-{value}"
            return self.message(title, {}) if of == "arena-game" and title in self.sources else str(value)
        return self.message(identifier, {}, form)

    def names(self) -> Mapping[str, str]:
        """What the things of the game spoken of are called, by their identifiers."""
        return _names.get()

    def _seat(self, seat: int, form: str = "") -> str:
        names = _seats.get()
        if 0 <= seat < len(names):
            return names[seat]
        return self.message("seat-default", {"number": seat + 1}, form)

    def _money(self, amount: int) -> str:
        return self.message("money", {"amount": amount})

    def _count(self, items: Items) -> FluentInt:
        return FluentInt(len(items.items))

    def _list(self, items: Items, of: str = "", form: str = "", by: str = "and") -> str:
        kind = of or ("seat" if all(isinstance(item, int) for item in items.items) else "word")
        counted = Counter(items.items)
        if kind == "word" and len(counted) < len(items.items):
            # A coach may have several seats of one profession: "2 farmers and 1 sergeant".
            return self._joined([self._times(word, count) for word, count in counted.items()], by)
        return self._joined([self._item(kind, item, form) for item in items.items], by)

    def _times(self, word: object, count: int) -> str:
        many = self.word(word, form="many" if count > 1 else "")
        return self.message("list-times", {"count": count, "many": many})

    def _item(self, kind: str, item: object, form: str) -> str:
        if kind == "seat" and isinstance(item, int):
            return self._seat(item, form)
        if kind == "plain":
            return str(item)
        named = self._named.get(kind.upper())
        return self.word(item, kind, form) if named is None else named(str(item), form=form)

    def _joined(self, texts: Sequence[str], by: str) -> str:
        if not texts:
            return self.message("list-empty", {})
        text = texts[0]
        for following in texts[1:-1]:
            # A way is joined alike from its beginning to its end: "Tucson – El Paso – Denver".
            if by == "way":
                text = self.message("list-way", {"items": text, "last": following})
            else:
                text = self.message("list-comma", {"items": text, "next": following})
        if len(texts) > 1:
            text = self.message(f"list-{by}", {"items": text, "last": texts[-1]})
        return text
