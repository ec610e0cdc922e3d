"""Telling what happened, to each person at the keyboard once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from rich.text import Text

from pioneers.cli.terminal.presenting.presenter import HEADING, HIDDEN, Presenter
from pioneers.cli.terminal.screen import Screen
from pioneers.kernel.event import Event
from pioneers.text.say import Speaker, said_plainly

# The message of an event for the one who may know more has this behind its name.
PRIVATE = "-private"


class Say(Protocol):
    """Says a message in the person's language."""

    def __call__(self, identifier: str, figures: Mapping[str, object] | None = None) -> str: ...


class Telling:
    """Keeps the events of a game, and who has heard how many of them."""

    def __init__(self, table: Presenter, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.events: list[Event] = []
        self.heard: dict[int | None, int] = {}
        # Whether anything was told that only one person may know; whoever asks for it puts it back.
        self.told_privately = False

    def note(self, events: list[Event]) -> None:
        """Remember what happened."""
        self.events += events

    def tell(self, seat: int | None) -> None:
        """Tell this person what he has not heard yet."""
        for event in self.events[self.heard.get(seat, 0) :]:
            self.tell_event(event, seat)
        self.heard[seat] = len(self.events)

    def tell_openly(self, since: int) -> None:
        """Tell everybody again what happened since so many events, with nothing that only one may know."""
        for event in self.events[since:]:
            self.tell_event(event, None)

    def tell_event(self, event: Event, seat: int | None) -> None:
        """One sentence; the beginning of a turn is a heading."""
        style = self.table.style(event)
        if style == HIDDEN:
            return
        message = message_of(event, seat)
        self.told_privately |= message.endswith(PRIVATE)
        sentence = sentence_of(self.table.speaker, message, event, seat)
        if style == HEADING:
            self.screen.heading(sentence)
            return
        owner = event.figures.get("seat")
        sign = Text(*self.table.mark(owner)) if isinstance(owner, int) else Text(" ")
        self.screen.hanging(sign, sentence, style)


def sentence_of(speaker: Speaker, message: str, event: Event, seat: int | None) -> str:
    """The event in the words of its game, where it has some."""
    if not speaker.knows(message):
        message = message.removesuffix(PRIVATE)
    seen = event.seen_by(seat)
    if speaker.knows(message):
        return speaker.say(message, seen)
    return said_plainly(event.key, {name: figure for name, figure in seen.items() if name != "event"})


def message_of(event: Event, seat: int | None) -> str:
    """The message of an event: one for all, or one for the only person who may know more."""
    private = event.private is not None and event.owner is not None and event.owner == seat
    return f"event-{event.key}{PRIVATE}" if private else f"event-{event.key}"
