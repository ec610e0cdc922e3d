"""What a game must offer to be played at the terminal. Nothing here knows any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rich.console import RenderableType

from pioneers.cli.terminal.decision import Decision
from pioneers.kernel.event import Event
from pioneers.text.say import Speaker


@dataclass(frozen=True)
class Choice:
    """One answer: its label, what it costs and brings, and the actions that it plays one after the other."""

    label: str
    actions: tuple[str, ...]
    detail: str = ""
    # The colour of the label, for those who see colours.
    style: str = ""


@dataclass
class Question:
    """What the person is asked now."""

    # What is asked and why; facts that help to decide; and lessons for those who are new to it.
    ask: str
    choices: list[Choice]
    facts: list[str] = field(default_factory=list)
    lessons: list[str] = field(default_factory=list)
    # Shown without a number: what is often possible but not now, and what is missing.
    barred: list[Choice] = field(default_factory=list)
    # Further choices under headings, shown when the person asks for the list. Numbered on after `choices`.
    groups: list[tuple[str, list[Choice]]] = field(default_factory=list)
    # What can be typed here besides a number.
    hint: str = ""
    # What Enter alone means, where that is clear: one of the choices.
    usual: Choice | None = None
    # Makes one choice of several, where their numbers can be typed in a row; a Mistake or a Refusal if they clash.
    together: Callable[[Sequence[Choice]], Choice] | None = None
    # Whether the person has seen the groups: a number that nobody has seen means nothing.
    listed: bool = False
    teaching: bool = True

    @property
    def numbered(self) -> list[Choice]:
        """The choices that have been shown, in the order of their numbers, from 1."""
        return self.choices + [choice for _, group in self.groups for choice in group if self.listed]


class Presenter(Protocol):
    """One game on the screen. It draws views and puts decisions: nobody is shown more than he may know."""

    @property
    def speaker(self) -> Speaker:
        """Speaks the person's language with the names of this game."""
        ...

    @property
    def looks(self) -> Sequence[str]:
        """Its own views (`map`, `players`); the message command-<name> is what the person types for one."""
        ...

    @property
    def first_looks(self) -> Sequence[str]:
        """The views to show when a game begins."""
        ...

    @property
    def aim(self) -> Sequence[str]:
        """The messages that tell a newcomer the aim of the game."""
        ...

    @property
    def silent_steps(self) -> Sequence[str]:
        """The steps whose only choice needs no answer."""
        ...

    @property
    def turn_events(self) -> Sequence[str]:
        """The events at which somebody who replays a game wants to stop."""
        ...

    def look(self, name: str, about: str, view: Mapping[str, Any]) -> RenderableType:
        """One of the views; `about` is what was typed after its name."""
        ...

    def headline(self, view: Mapping[str, Any]) -> str:
        """Whose turn it is, where a game begins or goes on."""
        ...

    def status(self, view: Mapping[str, Any]) -> None:
        """Show what a person wants in sight at every decision, in few lines."""
        ...

    def question(self, decision: Decision) -> Question:
        """The question that the deciding seat must answer."""
        ...

    def read(self, text: str, decision: Decision) -> list[Choice]:
        """The choices that fit the typed words: none if they mean nothing here.

        A Mistake or a Refusal if it is clear what was meant, and that it cannot be.
        """
        ...

    def style(self, event: Event) -> str:
        """How loud to tell an event; HIDDEN not at all, HEADING as the beginning of something."""
        ...

    def mark(self, seat: int) -> tuple[str, str]:
        """A sign for a player and its colour."""
        ...

    def result(self, outcome: Mapping[str, Any], view: Mapping[str, Any]) -> RenderableType:
        """The final scoring, part by part, beside what a spectator sees."""
        ...


# Ways to tell an event, besides the styles of a terminal.
HIDDEN = "hidden"
HEADING = "heading"


def first_word(text: str) -> tuple[str, str]:
    """The first word and the rest."""
    word, _, rest = text.strip().partition(" ")
    return word, rest.strip()
