"""Say a message in one of the languages. Importing this is cheap: Fluent comes with the first sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pioneers.text.messages import Messages

LANGUAGES = ("en", "de", "fr")

# The order in which POSIX looks for the language of messages: the first that is set decides.
_LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class Speaker:
    """Speaks one language with the names of one game: `names` of its things by id, `seats` in order."""

    def __init__(self, language: str, names: Mapping[str, str] | None = None, seats: Sequence[str] = ()) -> None:
        self.language = language
        self.names = {} if names is None else names
        self.seats = seats

    def say(self, identifier: str, figures: Mapping[str, object] | None = None) -> str:
        """The message with its figures: KeyError if there is none, ValueError if a figure is missing."""
        return _messages(self.language).format(identifier, figures or {}, self.names, self.seats)

    def knows(self, identifier: str) -> bool:
        """Whether there is such a message: a game that is installed beside ours may bring few."""
        return identifier in _messages(self.language).sources


def say(
    identifier: str,
    figures: Mapping[str, object] | None = None,
    language: str = "en",
    names: Mapping[str, str] | None = None,
) -> str:
    """A message without a game at hand: `names` are those of its things by id, players go by their number."""
    return Speaker(language, names).say(identifier, figures)


def said_plainly(key: str, figures: Mapping[str, object]) -> str:
    """What has no message: its key and its figures, as they are."""
    told = ", ".join(f"{name}: {figure}" for name, figure in figures.items())
    return f"{key} ({told})" if told else key


def language_of(preferred: str | None, environment: Mapping[str, str]) -> str:
    """The language to speak: the preferred one if we know it, else that of the environment, else English."""
    known = _known(preferred or "")
    if known is not None:
        return known
    for variable in _LANGUAGE_VARIABLES:
        if environment.get(variable):
            return _known(environment[variable]) or LANGUAGES[0]
    return LANGUAGES[0]


def _known(locale: str) -> str | None:
    """`de` for `de_AT.UTF-8`, `de-CH` or `DE`."""
    language = locale.strip().replace("_", "-").partition("-")[0].partition(".")[0].lower()
    return language if language in LANGUAGES else None


@cache
def _messages(language: str) -> Messages:
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}; known are {', '.join(LANGUAGES)}")
    from pioneers.text.messages import Messages  # noqa: PLC0415 - Fluent takes a quarter of a second to import

    return Messages(language)
